"""Whatever a page sends as a press, the app answers with a screen: never an error, never a game played by no rule."""

import logging
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.session import Session
from citadels_lab.widgets.acts import Acts
from citadels_lab.widgets.address import Address
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.cards.acts import CardActs
from citadels_lab.widgets.duel.acts import DuelActs
from citadels_lab.widgets.safety.pace import BURST, Pace
from citadels_lab.widgets.whatif.control import Control

GAMES = {
    "duel": {"variant": "duel", "seed": "7", "opponent": "greedy"},
    "classic": {"variant": "classic", "players": "4", "seed": "7"},
    "edition_2016": {"variant": "edition_2016", "players": "4", "seed": "7"},
}
BEGINNING = {"new-game", "load"}
"""The only acts that put another game on the table."""
STARTING_PROCESSES = {"what-if-open", "what-if-start", "what-if-guess"}


def named(kind: type, prefix: str = "") -> set[str]:
    return {prefix + name.removeprefix("do_").replace("_", "-") for name in dir(kind) if name.startswith("do_")}


ACTS = sorted(
    (named(Acts) | named(CardActs) | named(DuelActs) | named(Control, "what-if-")) - STARTING_PROCESSES
    | {"", "do", "app", "--init--", "answer ", "<b>", "what-if-", "what-if---init--"}
)
WORDS = st.sampled_from(
    ["", "new", "file", "en", "fr", "1", "-1", "9" * 30, "²", "last", "duel/build-bonus", "classic/king",
     "../../etc/passwd", "<img src=x onerror=alert(1)>", "white", "\x00", "a1", "keep king", "answer"]
)  # fmt: skip
KEYS = st.sampled_from(
    ["text", "name", "variant", "count", "seed", "name-0", "who-1", "deck", "tiles", "bonus", "preset", "samples", "id"]
)
LEAVES = st.one_of(WORDS, st.text(max_size=20), st.none(), st.booleans(), st.integers(), st.floats())
ARGUMENTS = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS | st.text(max_size=8), inner, max_size=6),
    max_leaves=12,
)


JUNK = (None, True, 3, -1.5, float("nan"), [], ["a", {}], {}, {"text": {"text": []}}, "x" * 50_000, "\ud800")


@pytest.fixture(scope="module", params=GAMES)
def table_app(request) -> TableApp:
    return TableApp(Address(GAMES[request.param]).table())


@pytest.fixture
def in_no_hurry(monkeypatch):
    monkeypatch.setattr(Pace, "allows", lambda pace: True)


@pytest.fixture
def app(table_app, in_no_hurry) -> TableApp:
    return table_app


def press(app: TableApp, act: Any, arg: Any) -> None:
    """Do what the server does when a page sends a press."""
    app.screen._handle_msg({"act": act, "arg": arg, "version": app.screen.version})


def legal_or_junk(app: TableApp, junk: Any, dice: int) -> Any:
    """Return an answer that is possible now, or else the junk."""
    options = [" ".join(map(str, option.action)) for option in app.look.options if option.legal]
    return Random(dice).choice(options) if options and dice % 3 == 0 else junk


@given(st.lists(st.tuples(st.sampled_from(ACTS) | st.text(max_size=12), ARGUMENTS, st.integers(0, 99)), max_size=6))
@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_act_with_any_argument_gives_a_screen_and_a_game_by_the_rules(app, presses):
    for act, junk, dice in presses:
        before = app.table.timeline[0]
        press(app, act, legal_or_junk(app, junk, dice) if act == "answer" else junk)
        assert act in BEGINNING or app.table.timeline[0] == before, "another game has begun"
        assert_played_by_the_rules(app.table)
        assert_no_inside_is_told(app)


def assert_played_by_the_rules(table: Session) -> None:
    """The line can be played again from its record, answer by answer."""
    assert lab.load(table.record()) == table.timeline[-1]
    assert 0 <= table.cursor < len(table.timeline)


def assert_no_inside_is_told(app: TableApp) -> None:
    shown = "".join(value for value in app.screen.param.values().values() if isinstance(value, str))
    assert "Traceback" not in shown and "<img src=x" not in shown


@pytest.mark.parametrize("act", ACTS)
def test_an_argument_of_another_kind_is_no_defect(app, act, caplog):
    for junk in JUNK:
        with caplog.at_level(logging.ERROR):
            press(app, act, junk)
        assert [record.getMessage() for record in caplog.records] == [], ascii(junk)[:60]
        assert len(app.opened.error) < 1000, ascii(junk)[:60]


@pytest.mark.parametrize("act", [*JUNK, {"act": "answer"}, "answer" * 9999], ids=lambda act: ascii(act)[:20])
def test_an_act_that_is_no_name_does_nothing(app, act, caplog):
    before = app.table.timeline
    for sent in ({"act": act}, {"act": act, "version": "x", "press": act}, act, [act], {"press": {"a": act}}):
        with caplog.at_level(logging.ERROR):
            app.screen._handle_msg(sent)
    assert caplog.records == [] and app.table.timeline is before


def test_a_flood_of_presses_is_taken_as_fast_as_a_person_presses_and_no_faster():
    app, done = TableApp(Address(GAMES["duel"]).table()), []
    app.screen.on_act = lambda act, arg: done.append(act)
    for _ in range(1000):
        press(app, "dismiss", "")
    assert BURST <= len(done) < BURST + 100


def test_a_pace_gives_its_presses_back_with_time():
    now = [0.0]
    pace = Pace(rate=2, burst=3, clock=lambda: now[0])
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [pace.allows() for _ in range(2)] == [True, False]
    now[0] = 1000
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
