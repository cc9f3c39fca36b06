"""A position as a link and back: equal for every variant; garbage and damage give one sentence, never anything else."""

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab import links, scenarios
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.widgets import linking
from citadels_lab.widgets.home import going
from citadels_lab.widgets.lessons.links import Links
from tests.laws.cards import games as cards
from tests.laws.games import Game, games, table_of

dices = st.integers(0, 2**32).map(Dice)
START = lab.new_game("classic", seed=7, players=4)
ENDED = lab.play_out(START, "random", seed=1)
LINK = lab.link(ENDED)
ELSEWHERE = "https:" + "//lab.example"


def packed(data: Any) -> str:
    """A text of a link that holds anything at all."""
    told = data if isinstance(data, bytes) else json.dumps(data).encode()
    return "1" + base64.urlsafe_b64encode(zlib.compress(told, 9)).decode().rstrip("=")


def refused(text: Any) -> LabError:
    """Open a link that cannot be opened, and return its one sentence, in both languages."""
    with pytest.raises(LabError) as caught:
        lab.from_link(text)
    assert type(caught.value) is LabError
    for language in ("en", "fr"):
        assert 20 < len(caught.value.text(language)) < 1500
        assert "\n" not in caught.value.text(language)
    return caught.value


def opened_or_refused(text: str) -> Any:
    """Open a text that may or may not be a link: the position, or None after one clear sentence."""
    try:
        return lab.from_link(text)
    except LabError as error:
        assert not isinstance(error, IllegalAction)
        assert "\n" not in error.text("fr")
        return None


# --- there and back ---------------------------------------------------------------------------------------------------


@given(games, dices)
def test_a_link_of_duel_opens_the_same_position(game: Game, dice: Dice) -> None:
    position = dice.choice(game.positions()[:200])
    assert lab.from_link(lab.link(position)) == position


@given(cards.games, dices)
def test_a_link_of_a_card_game_opens_the_same_position(game: cards.Game, dice: Dice) -> None:
    position = dice.choice(game.positions()[:400])
    again = lab.from_link(lab.link(position))
    assert again == position
    assert again.facts() == position.facts()


@pytest.mark.parametrize("variant", variants())
def test_a_link_of_a_scenario_opens_its_written_position(variant: str) -> None:
    for scenario in scenarios.library(variant)[:20]:
        position = scenario.position()
        assert lab.from_link(lab.link(position)) == position


@pytest.mark.parametrize("variant", variants())
def test_a_whole_game_between_bots_fits_into_a_link_with_room_to_spare(variant: str) -> None:
    options = {} if variant == "duel" else {"players": 7}
    whole = lab.play_out(lab.new_game(variant, seed=5, **options), "greedy", seed=2)
    assert len(lab.link(whole)) < links.LONGEST / 2


def test_the_address_is_the_served_labs_and_the_text_needs_no_escaping() -> None:
    assert lab.link(START).startswith("http://localhost:5006/play?at=1")
    assert lab.link(START, base=f"{ELSEWHERE}/").startswith(f"{ELSEWHERE}/play?at=1")
    assert set(links.text_of(ENDED)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_a_link_is_the_same_each_time_and_another_for_another_position() -> None:
    assert lab.link(ENDED) == LINK
    assert len({lab.link(lab.new_game("duel", seed=seed)) for seed in range(20)}) == 20


@pytest.mark.parametrize("dress", ["{}", "  {}\n", "<{}>", '"{}"', "{}&lang=fr&theme=projector", "{}#top"])
def test_a_link_may_be_given_as_people_paste_it(dress: str) -> None:
    assert lab.from_link(dress.format(LINK)) == ENDED


def test_the_text_alone_opens_it_too() -> None:
    assert lab.from_link(links.text_of(ENDED)) == ENDED
    assert lab.from_link(f"/play?at={links.text_of(ENDED)}") == ENDED


@pytest.mark.parametrize("quote", ['"', "'"])
@pytest.mark.parametrize("held", [LINK, links.text_of(ENDED)], ids=["link", "text"])
@pytest.mark.parametrize("before", ["import citadels_lab as lab; lab.", "import citadels_lab as lab\nlab.", "p = ", ""])
def test_the_line_of_python_may_be_given_whole(before: str, held: str, quote: str) -> None:
    assert lab.from_link(f"{before}from_link({quote}{held}{quote})") == ENDED


def test_a_line_of_python_with_no_link_in_it_is_refused() -> None:
    assert refused("import citadels_lab as lab; lab.from_link(link)")
    assert refused('lab.from_link("hello")').key == "link-damaged"


def test_the_line_that_the_dialog_gives_runs_as_it_is() -> None:
    made: dict[str, Any] = {}
    exec(linking.line(links.text_of(ENDED)).replace("lab.from_link", "made = lab.from_link"), made)
    assert made["made"] == ENDED


@pytest.mark.parametrize("given", ["{}", "<{}>", "{}&lang=fr", 'import citadels_lab as lab; lab.from_link("{}")'])
def test_the_first_page_goes_where_a_pasted_link_leads(given: str) -> None:
    text = links.text_of(ENDED)
    for held in (LINK, text) if "&" not in given else (LINK,):
        assert f"at={text}" in going.to_link(given.format(held), "en", Links())["to"]


def test_a_step_in_the_link_is_the_position_after_so_many_answers() -> None:
    assert lab.from_link(f"{LINK}&step=0") == START
    assert lab.from_link(f"{LINK}&step=5").actions == ENDED.actions[:5]
    assert lab.from_link(f"{LINK}&step=99999") == ENDED


# --- what is no link --------------------------------------------------------------------------------------------------


def test_a_game_too_long_for_a_link_is_told_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "LONGEST", len(LINK) - 1)
    with pytest.raises(LabError) as caught:
        lab.link(ENDED)
    assert "record" in str(caught.value) and str(len(LINK)) in str(caught.value)
    assert lab.link(START)


@pytest.mark.parametrize("thing", [None, 5, b"1abc", ["1abc"], START], ids=lambda thing: type(thing).__name__)
def test_something_that_is_no_text_is_refused(thing: Any) -> None:
    refused(thing)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "1", "2", "9abc", "x", "hello", "http://", "http://localhost:5006/", "http:" + "//[", "?", "?at=",
        "?at", "?at=1", f"{ELSEWHERE}/?x=1", "?at=1&at=2", "/play?variant=classic", "1" + "A" * 5000,
        "1" + "_" * 7000,
        "1é", "1\ud800", "?at=%ff%fe", "../../etc/passwd",
        "1" + base64.urlsafe_b64encode(b"no zlib").decode(), "?" + "a=1&" * 1000, "1====",
    ],
)  # fmt: skip
def test_what_is_no_link_is_refused_in_one_sentence(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("step", ["-1", "x", "1.5", "9" * 30, "²", "1e3"])
def test_a_step_that_is_no_number_is_refused(step: str) -> None:
    assert step[:20] in str(refused(f"{LINK}&step={step}"))


def test_the_link_of_a_kept_game_says_that_it_belongs_in_a_browser() -> None:
    assert refused("http://localhost:5006/play?game=abc&step=3").key == "link-kept"


def test_a_link_of_another_version_says_which_can_be_read() -> None:
    assert "7" in str(refused("7" + links.text_of(START)[1:]))


@pytest.mark.parametrize(
    "data",
    [
        None, 5, "x", {}, [], [1, 2], ["duel"], ["duel", 7, {}], ["duel", 7, {}, None], ["duel", 7, [], ""],
        ["duel", -1, {}, ""], ["duel", True, {}, ""], ["duel", 1e300, {}, ""], ["duel", "7", {}, ""], [5, 7, {}, ""],
        [["duel"], 7, {}, ""], ["dual", 7, {}, ""], ["duel", 7, {"unique_drow": 2}, ""],
        ["duel", 7, {"tiles": "/etc/passwd"}, ""],
        ["duel", 7, {}, "fly"], ["duel", 7, {}, "\n"],
        ["duel", {"city": 5}, ""], ["classic", {"seats": "x"}, ""],
        ["duel", 7, {}, "stand armory statue", "x"], ["classic", 7, {"players": 99}, ""],
        ["classic", 7, {"players": ["<script>", "b"]}, ""], b"\xff\xfe\x00", b"[" * 100_000, b"NaN", b"9" * 9000,
        b'["duel",{"city":' + b'{"a":' * 900 + b"1" + b"}" * 900 + b'},""]',
    ],
    ids=lambda data: str(data)[:40],
)  # fmt: skip
def test_what_is_packed_like_a_link_and_holds_something_else_is_refused(data: Any) -> None:
    refused(packed(data))


def test_a_bomb_is_refused_before_it_goes_off() -> None:
    bomb = packed(b" " * 4_000_000)
    assert len(bomb) < links.LONGEST
    assert refused(bomb).key == "link-damaged"


def test_a_link_with_something_behind_its_end_is_refused() -> None:
    told = base64.urlsafe_b64decode(links.text_of(START)[1:] + "==") + b"more"
    refused("1" + base64.urlsafe_b64encode(told).decode().rstrip("="))


@given(st.text(max_size=300))
def test_random_texts_are_refused(text: str) -> None:
    assert opened_or_refused(text) is None
    assert opened_or_refused(f"?at={text}") is None
    assert opened_or_refused("1" + text) is None


@given(st.binary(max_size=300))
def test_random_bytes_in_the_right_wrapping_are_refused(told: bytes) -> None:
    refused("1" + base64.urlsafe_b64encode(told).decode().rstrip("="))
    refused(packed(told))


@given(dices)
def test_a_flipped_bit_or_a_cut_is_refused_or_is_the_same_game_still(dice: Dice) -> None:
    text = links.text_of(ENDED)
    raw = bytearray(base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4)))
    raw[dice.below(len(raw))] ^= 1 << dice.below(8)
    flipped = "1" + base64.urlsafe_b64encode(bytes(raw)).decode().rstrip("=")
    at = dice.below(len(text))
    other = text[:at] + dice.choice("aB9-_") + text[at + 1 :]
    for changed in (flipped, other, text[:at], text[at:], text[:at] + text[at + 1 :]):
        assert opened_or_refused(changed) in (None, ENDED)


def test_dear_tiles_travel_with_the_link() -> None:
    priced = lab.new_game("duel", seed=3, tiles=table_of([4] * 30))
    assert lab.from_link(lab.link(priced)).facts()["tiles"]["statue"]["cost"] == 4
