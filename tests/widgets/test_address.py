"""Addresses: whatever one says, there is a table and a sentence; what was understood opens the same table once more."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.links import text_of
from citadels_lab.session import PERSON
from citadels_lab.widgets.address import Address
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.whereabouts import LOOKS, TABLE, address, go, opened, words_of

NAMES = st.sampled_from([*TABLE, *LOOKS, "lang", "theme", "nonsense", "bokeh-session-id", ""])
TEXT = text_of(lab.play_out(lab.new_game("classic", seed=5, players=4), "random", seed=2))
VALUES = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["duel", "classic", "edition_2016", "4", "7", "person", "greedy", "fr", "person.greedy.greedy.greedy", TEXT,
         TEXT[:99], "classic/king", "duel/build-bonus", "duel.build.source", "new", "0", "-1", "9" * 40]
    ),
)  # fmt: skip


def app_of(**words: str) -> TableApp:
    """The app that a page with this address has."""
    asked = Address(words)
    app = TableApp(asked.table())
    asked.open(app)
    return app


def shown(app: TableApp) -> dict[str, str]:
    """The words of the address that the app's page gets."""
    return {name: value for name, value in address(app)["words"].items() if value is not None}


@given(st.dictionaries(NAMES, VALUES, max_size=6))
def test_any_address_gives_a_table_and_clear_sentences(words: dict[str, str]) -> None:
    asked = Address(words)
    table = asked.table()
    assert 0 <= table.cursor < len(table.timeline)
    for error in asked.wrong:
        for language in ("en", "fr"):
            assert 20 < len(error.text(language)) < 1500 and "\n" not in error.text(language)


@given(st.text(max_size=60))
def test_any_way_back_leaves_a_table_that_can_be_shown(where: str) -> None:
    app = app_of(seed="7")
    app.act("address", where)
    app.act("address", f"card={where}&rule={where}&scenario={where}&dialog={where}")
    app.act("address", "")
    assert opened(app) == {} and app.session is app.table


@pytest.mark.parametrize(
    "words",
    [
        {"variant": "duel", "seed": "7", "seat": "black", "opponent": "random"},
        {"variant": "classic", "seed": "7", "players": "5"},
        {"variant": "edition_2016", "seed": "7", "players": "4", "preset": "cunning_agents"},
        {"at": TEXT, "step": "12", "lang": "fr"},
        {"variant": "classic", "seed": "7", "card": "classic/king"},
        {"variant": "duel", "seed": "7", "scenario": "duel/build-bonus", "step": "1"},
        {"variant": "duel", "seed": "7", "dialog": "link"},
    ],
    ids=str,
)
def test_the_address_shown_opens_the_same_once_more(words: dict[str, str]) -> None:
    first = app_of(**words)
    again = app_of(**shown(first))
    assert first.opened.error == again.opened.error == ""
    assert shown(again) == shown(first) and words.items() <= shown(first).items()
    assert again.table.timeline == first.table.timeline and again.table.players == first.table.players
    assert (again.session.cursor, opened(again)) == (first.session.cursor, opened(first))


@pytest.mark.parametrize(
    ("words", "stranger"),
    [
        ({"variant": "duel", "seed": "7", "preset": "cunning_agents"}, "preset=cunning_agents"),
        ({"variant": "classic", "seed": "7", "seat": "black"}, "seat=black"),
        ({"variant": "classic", "seed": "7", "preset": "cunning_agents"}, "preset=cunning_agents"),
        ({"at": TEXT, "players": "4"}, "players=4"),
        ({"who": "person.greedy", "seed": "7"}, "who=person.greedy"),
    ],
    ids=str,
)
def test_a_word_for_another_kind_of_table_is_told_and_passed_over(words: dict[str, str], stranger: str) -> None:
    for language in ("en", "fr"):
        app = app_of(**words, lang=language)
        assert stranger in app.opened.error and app.opened.error.count("=") == 1
        assert stranger.partition("=")[0] not in shown(app) or "at" in words
        assert app_of(**shown(app)).opened.error == ""


def test_a_deal_of_chance_is_named_in_the_address() -> None:
    app = app_of(variant="duel")
    assert shown(app)["seed"] == str(app.table.position.start.seed)


def test_a_game_that_is_not_kept_stays_reachable_by_its_answers() -> None:
    app = app_of(variant="classic", seed="7")
    for _ in range(2):
        app.act("answer", " ".join(map(str, app.look.decision.legal[0])))
    words = shown(app)
    assert "seed" not in words and app_of(**words).table.position == app.table.position


@pytest.mark.parametrize("variant", ["duel", "classic"])
def test_whoever_is_asked_in_a_link_is_a_person(variant: str) -> None:
    position = lab.from_link(lab.link(lab.play_out(lab.new_game(variant, seed=5), "random", seed=2)) + "&step=9")
    table = Address({"at": text_of(position)}).table()
    assert table.position == position
    assert [seat for seat, who in table.players.items() if who == PERSON] == [position.decision.seat]


def test_an_imagined_game_has_no_words_of_its_own() -> None:
    table = Address({"seed": "7"}).table()
    assert words_of(table)["who"] == "person.greedy"


@pytest.mark.parametrize(
    "where", ["card=duel/king", "scenario=duel/build-bonus", "rule=duel.build.source", "dialog=new"]
)
def test_forward_opens_and_back_closes(where: str) -> None:
    app = app_of(seed="7")
    go(app, where)
    name, _, value = where.partition("=")
    assert opened(app) == {name: value}
    go(app, "")
    assert opened(app) == {} and app.session is app.table


def test_a_scenario_is_left_for_the_card_it_came_from() -> None:
    app: Any = app_of(seed="7", card="duel/king")
    go(app, "scenario=duel/build-bonus")
    go(app, "card=duel/king")
    assert opened(app) == {"card": "duel/king"}
