"""Law 6: a record replays to the same position; a damaged or hostile record gives a clear error and changes nothing."""

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.rules.kernel.position import Start, begin
from tests.laws.games import Game, games, some

dices = st.integers(0, 2**32).map(Dice)

HOSTILE = [
    "", "0", "-1", "true", "1.5", "nan", "inf", "[]", "{}", '""', '"\\u0000"', "1979-05-27", "9" * 5000,
    "0x" + "f" * 6000,
    "[" * 3000, "[" * 300 + "]" * 300, "{a=" * 300 + "1" + "}" * 300, '"' + "x" * 5000 + '"', '"../../etc/passwd"',
    '"/dev/zero"', "'''", '"{seat.__class__}"', '"pass"', '["pass"]', '"%s%n"', '"\\ud83c\\udff0"',
]  # fmt: skip


def outcome(text: str) -> Any:
    """Load a text: the position, or the error for people. Anything else that is raised fails the test."""
    try:
        return lab.load(text)
    except LabError as error:
        return error


def check_outcome(text: str, original: Any) -> None:
    """A changed record is refused in one clear sentence, or is the same game still."""
    loaded = outcome(text)
    if isinstance(loaded, LabError):
        assert not isinstance(loaded, IllegalAction)
        for language in ("en", "fr"):
            sentence = loaded.text(language)
            assert 20 < len(sentence) < 1200
            assert "\n" not in sentence.strip()
    else:
        assert loaded == original
        assert loaded.facts() == original.facts()


def damaged(text: str, dice: Dice) -> str:
    """Change something in a text: characters, lines, values."""
    lines = text.splitlines()
    at, line = dice.below(len(text)), dice.below(len(lines))
    value = dice.choice(HOSTILE)
    kind = dice.below(10)
    if kind == 0:
        return text[:at] + text[at + 1 + dice.below(30) :]
    if kind == 1:
        return text[:at] + dice.choice(["\x00", '"', "\\", "\ud800", "é", "]", "=", "\n", " ", "#", "7"]) + text[at:]
    if kind == 2:
        return text[:at]
    if kind == 3:
        del lines[line]
    elif kind == 4:
        lines.insert(line, lines[dice.below(len(lines))])
    elif kind == 5:
        other = dice.below(len(lines))
        lines[line], lines[other] = lines[other], lines[line]
    elif kind == 6:
        name = dice.choice(["seed", "note", "answers", "options", "position", "check", "[options]", "x.y"])
        lines.insert(line, f"{name} = {value}")
    elif " = " in lines[line]:
        lines[line] = lines[line].split(" = ")[0] + " = " + value
    elif lines[line].startswith("  "):
        lines[line] = f"  {value},"
    return "\n".join(lines) + "\n"


@given(games, dices)
def test_a_record_replays_to_the_same_position(game: Game, dice: Dice) -> None:
    for position in [*some(game.positions(), 6, dice)]:
        again = lab.load(position.record())
        assert again == position
        assert hash(again) == hash(position)
        assert again.facts() == position.facts()
        assert again.events == position.events
        assert again.accounts() == position.accounts()
        assert again.record() == position.record()


@given(games, dices)
def test_pickles_and_copies_are_the_same_position(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 4, dice):
        for again in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
            assert again == position
            assert again.facts() == position.facts()


@given(games, st.integers(0, 2**32))
def test_a_damaged_record_is_refused_or_harmless(game: Game, seed: int) -> None:
    dice = Dice(seed)
    position = dice.choice(game.positions())
    facts, text = position.facts(), position.record()
    for _ in range(12):
        changed = damaged(text, dice)
        for _ in range(dice.below(3)):
            changed = damaged(changed, dice) if changed else text
        check_outcome(changed, position)
    assert position.facts() == facts
    assert position.record() == text


@given(games, dices)
def test_exchanged_answers_are_refused(game: Game, dice: Dice) -> None:
    """An answer that is legal, but not the one that was given, is found by the check sum."""
    position = game.positions()[-1]
    lines = position.record().splitlines()
    answers = [at for at, line in enumerate(lines) if line.startswith("  ")]
    for _ in range(6):
        one, two = dice.choice(answers), dice.choice(answers)
        changed = list(lines)
        changed[one], changed[two] = lines[two], lines[one]
        check_outcome("\n".join(changed), position)


@given(games, dices)
def test_who_edits_a_record_on_purpose_says_so_and_gets_a_legal_game_or_the_place_of_the_trouble(
    game: Game, dice: Dice
) -> None:
    lines = game.positions()[-1].record().splitlines()
    lines = ['check = "edited"' if line.startswith("check") else line for line in lines]
    answers = [at for at, line in enumerate(lines) if line.startswith("  ")]
    gone = dice.choice(answers)
    loaded = outcome("\n".join([*lines[:gone], *lines[gone + 1 :]]))
    if isinstance(loaded, LabError):
        assert loaded.args_given["line"] >= gone  # the line is counted from 1
        assert str(loaded.args_given["line"]) in str(loaded)
    else:
        assert loaded.actions == tuple(loaded.actions)


WRITTEN = {
    "phase": "resolve", "round": 2, "rank": 2, "guard": "noble-start",
    "city": {
        "c4": {"tile": "noble-start", "owner": "white", "coins": 1},
        "d4": {"tile": "religious-start", "owner": "black"},
        "d5": {"tile": "library", "owner": "black", "coins": 2},
    },
    "row": [["noble-1", "noble-2"], ["military-3"]], "named": [{"by": "assassin", "character": "king", "hit": False}],
    "players": {
        "white": {
            "gold": 4, "seats": 5, "hand": ["thief", "king"], "stand": ["statue", "wishing-well"],
            "discarded": ["queen"],
        },
        "black": {"gold": 3, "hand": ["abbot", "warlord"], "stand": ["armory"], "played": ["assassin"]},
    },
}  # fmt: skip

junk = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-3, 30), st.just(10**30), st.floats(), st.text(max_size=5),
        st.sampled_from(["white", "king", "statue", "noble-1", "c4", "d6", "council", "draft", "?", "expansion"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["white", "gold", "hand", "tile", "owner", "c5", "coins"]), inner, max_size=3),
    ),
    max_leaves=6,
)  # fmt: skip


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [here] if here else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*here, key))
    return found


@given(st.sampled_from(paths(WRITTEN)), junk)
def test_a_written_position_is_played_to_its_end_or_refused(path: tuple[Any, ...], value: Any) -> None:
    facts = copy.deepcopy(WRITTEN)
    inner: Any = facts
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    try:
        position = begin(Start(variant("duel"), facts=facts))
    except LabError as error:
        assert "position" in str(error)
        assert len(error.text("fr")) < 1200
        return
    ended = lab.play_out(position, "random", 3)
    assert ended.over
    assert sum(ended.accounts().values()) == 25
    assert lab.load(position.record()) == position


def test_the_written_position_is_sound() -> None:
    position = begin(Start(variant("duel"), facts=WRITTEN))
    assert position.decision.prompt == "name-thief"
    assert lab.load(position.record()) == position


# --- one by one, what people and others may do to a record ------------------------------------------------------------

GAME = lab.new_game("duel", seed=7)
TEXT = lab.play_out(GAME, "random", 1).record()


def broken(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(LabError) as caught:
        lab.load(TEXT.replace(old, new, 1))
    assert type(caught.value) is LabError
    return str(caught.value)


def test_a_text_that_is_no_record() -> None:
    for text in ("", "hello", "[[[", "{}", "a = 1", "<html>", "\x00", "format = 'citadels-lab-scenario'"):
        assert isinstance(outcome(text), LabError)


@pytest.mark.parametrize("thing", [None, 5, b"format", ["a"], GAME], ids=lambda thing: type(thing).__name__)
def test_something_that_is_no_text(thing: Any) -> None:
    assert isinstance(outcome(thing), LabError)


def test_a_text_much_too_large() -> None:
    assert isinstance(outcome(TEXT + "#" * 2_000_000), LabError)


def test_a_record_of_another_version_says_which_can_be_read() -> None:
    said = broken("version = 1", "version = 2")
    assert "2" in said
    assert "1" in said


def test_a_record_of_an_unknown_variant_names_the_nearest() -> None:
    assert "duel" in broken('variant = "duel"', 'variant = "duell"')


def test_an_unknown_option_is_named() -> None:
    assert "unique_drow" in broken("unique_draw", "unique_drow")


@pytest.mark.parametrize("line", ["options = 3", "options = []", 'options = "x"', "options = [[1]]"])
def test_options_that_are_no_table(line: str) -> None:
    head = TEXT.split("[options]")[0]
    assert isinstance(outcome(f"{line}\n{head}"), LabError)


@pytest.mark.parametrize("value", ["3.0", "true", "[3]", '"3"', "4", "1979-05-27", "0x" + "f" * 6000])
def test_an_option_of_another_kind(value: str) -> None:
    assert "unique_draw" in broken("unique_draw = 3", f"unique_draw = {value}")


@pytest.mark.parametrize("path", ["/etc/passwd", "/dev/zero", "tiles.csv", "..", "\\u0000"])
def test_a_record_cannot_have_a_file_read(path: str) -> None:
    assert "tiles" in broken('tiles = ""', f'tiles = "{path}"')


@pytest.mark.parametrize("seed", ["-1", "1.5", "true", '"7"', str(2**63), "0x" + "f" * 6000, "[7]"])
def test_a_bad_seed(seed: str) -> None:
    assert "9223372036854775807" in broken("seed = 7", f"seed = {seed}")


def test_another_seed_is_found() -> None:
    broken("seed = 7", "seed = 8")


def test_an_illegal_answer_names_its_number_and_line() -> None:
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines, start=1) if line.startswith("  "))
    said = broken(lines[at - 1], '  "stand armory moon",')
    assert f"line {at}" in said
    assert "stand armory moon" in said


def test_an_illegal_secret_choice_names_its_place() -> None:
    """A record in which a kept character was never dealt."""
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines, start=1) if line.startswith('  "keep'))
    said = broken(lines[at - 1], '  "keep king king",')
    assert f"line {at}" in said


@pytest.mark.parametrize("answer", ["5", "true", "[]", "{}", "1.5", "0x" + "f" * 6000, "[" * 200 + "]" * 200])
def test_an_answer_that_is_no_text_names_its_number(answer: str) -> None:
    lines = TEXT.splitlines()
    first = next(line for line in lines if line.startswith("  "))
    assert "1" in broken(first, f"  {answer},")


def test_an_answer_after_the_end() -> None:
    last = [line for line in TEXT.splitlines() if line.startswith("  ")][-1]
    broken(f"{last}\n]", f'{last}\n  "pass",\n]')


def test_an_empty_answer() -> None:
    first = next(line for line in TEXT.splitlines() if line.startswith("  "))
    broken(first, '  "",')


@pytest.mark.parametrize(
    "position",
    [
        "",
        "[]",
        "5",
        "null",
        '"x"',
        "{",
        '{"a":1}',
        "[" * 5000,
        '{"city":' * 900 + "1" + "}" * 900,
        '{"seed": 1e999}',
        '{"round": NaN}',
    ],
)
def test_a_written_position_in_a_record_that_is_none(position: str) -> None:
    head = TEXT.split("seed = 7")[0]
    text = head + f"position = {json.dumps(position)}\nanswers = []\ncheck = 'edited'\n"
    assert isinstance(outcome(text), LabError)


def test_both_a_seed_and_a_written_position() -> None:
    broken("seed = 7", "seed = 7\nposition = '{}'")


def test_a_missing_line_is_named() -> None:
    for name in ("seed", "variant", "answers", "check", "format", "version"):
        lines, gone = [], False
        for line in TEXT.splitlines():
            gone = line.startswith(f"{name} =") or (gone and name == "answers" and line[:1] in (" ", "]"))
            if not gone:
                lines.append(line)
        said = outcome("\n".join(lines))
        assert isinstance(said, LabError)
        assert name in str(said)


def test_a_very_long_record_is_read_in_time() -> None:
    """Twenty thousand answers too many: told at the first that is not legal."""
    answers = "".join('  "pass",\n' for _ in range(20_000))
    broken("]\ncheck", answers + "]\ncheck")
