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
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Start, begin
from tests.laws.cards.games import Game, dices, games, often, some
from tests.laws.test_6_records import check_outcome, damaged, outcome, paths


@often(0.4)
@given(games, dices)
def test_a_record_replays_to_the_same_position(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 4, dice):
        again = lab.load(position.record())
        assert again == position
        assert hash(again) == hash(position)
        assert again.facts() == position.facts()
        assert again.events == position.events
        assert again.accounts() == position.accounts()
        assert again.record() == position.record()


@often(0.4)
@given(games, dices)
def test_pickles_and_copies_are_the_same_position(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 2, dice):
        for again in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
            assert again == position
            assert again.facts() == position.facts()


@often(0.6)
@given(games, st.integers(0, 2**32))
def test_a_damaged_record_is_refused_or_harmless(game: Game, seed: int) -> None:
    dice = Dice(seed)
    position = dice.choice(game.positions())
    facts, text = position.facts(), position.record()
    for _ in range(6):
        changed = damaged(text, dice)
        for _ in range(dice.below(3)):
            changed = damaged(changed, dice) if changed else text
        check_outcome(changed, position)
    assert position.facts() == facts
    assert position.record() == text


RECORD = lab.play_out(lab.new_game("dark_city", players=5, seed=7, bonus=["museum", "quarry"]), "random", 1).record()


RECORD_2016 = lab.play_out(
    lab.new_game("edition_2016", players=5, seed=7, preset="cunning_agents", characters="random", uniques="random"),
    "random",
    1,
).record()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed = 7", "seed = 8"),
        ("players = ", "players = 1 #"),
        ("players = ", "players = 9 #"),
        ('preset = "cunning_agents"', 'preset = "cunning agents"'),
        ('preset = "cunning_agents"', "preset = [[]]"),
        ('characters = "random"', 'characters = "all"'),
        ('characters = "random"', 'characters = ["queen"]'),
        ('characters = "random"', "characters = [{a = 1}]"),
        ('uniques = "random"', 'uniques = ["keep"]'),
        ('uniques = "random"', "uniques = 14"),
        ('uniques = "random"', "uniques = [0x" + "f" * 6000 + "]"),
        ('crown = "random"', 'crown = "tax"'),
        ('variant = "edition_2016"', 'variant = "classic"'),
    ],
)
def test_so_is_one_of_the_2016_edition_with_another_set_up(old: str, new: str) -> None:
    assert old in RECORD_2016
    error = outcome(RECORD_2016.replace(old, new, 1))
    assert isinstance(error, LabError)
    for language in ("en", "fr"):
        assert 20 < len(error.text(language)) < 1200
        assert "\n" not in error.text(language)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed = 7", "seed = 8"),
        ('deck = "seed"', 'deck = "tarot"'),
        ('deck = "seed"', 'deck = "ffg66"'),
        ('bank = "30"', "bank = 31"),
        ('"museum"', '"keep"'),
        ('"museum"', "[[[]]]"),
        ('"museum"', "{a = 1}"),
        ('"witch"', '"queen"'),
        ('"witch"', "7"),
        ('"ana"', '"bo"'),
        ('"ana"', '""'),
        ('"ana"', '"bank"'),
        ("[options]", "[optionen]"),
        ("[options]", "[options]\nwizards = 3"),
        ('variant = "dark_city"', 'variant = "classic"'),
        ('variant = "dark_city"', 'variant = "dark city"'),
        ("bonus = ", "bonus = 3 #"),
        ("bonus = ", "bonus = -1 #"),
        ("bonus = ", "bonus = nan #"),
        ("bonus = ", "bonus = 0x" + "f" * 6000 + " #"),
        ("players = ", "players = 0x" + "f" * 6000 + " #"),
        ("players = ", "players = 9 #"),
        ("players = ", "players = [[]] #"),
    ],
)
def test_a_record_with_another_set_up_is_refused_in_one_sentence(old: str, new: str) -> None:
    assert old in RECORD
    error = outcome(RECORD.replace(old, new, 1))
    assert isinstance(error, LabError)
    for language in ("en", "fr"):
        assert 20 < len(error.text(language)) < 1200
        assert "\n" not in error.text(language)


WRITTEN = {
    "rank": 8, "round": 4, "crown": "bo", "bonus": ["museum", "bell-tower", "hospital"], "printing": "seed",
    "characters": [
        "assassin", "tax-collector", "wizard", "king", "bishop", "alchemist", "navigator", "warlord", "artist",
    ],
    "players": {
        "ana": {"gold": 4, "hand": ["temple", "manor"], "characters": ["assassin"], "city": ["hospital", "manor"]},
        "bo": {"gold": 3, "characters": ["navigator"], "city": [{"district": "church", "coins": 1}]},
        "chi": {
            "hand": ["keep"], "characters": ["warlord"],
            "city": [{"district": "museum", "cards": ["docks"]}, "bell-tower"],
        },
        "dev": {"characters": ["bishop"], "city": ["market"]},
    },
    "murdered": "king", "deck": ["palace", "castle"], "discard": ["harbor"], "shielded": ["dev"], "barred": ["bo"],
    "notes": {"bell-tower": "announced"}, "size": 7, "faceup": ["wizard"],
}  # fmt: skip

WORDS = ("ana", "bo", "king", "temple", "museum", "seed", "draft", "turns", "?", "unlimited", "announced", "witch")
WRITTEN_2016 = {
    "rank": 3, "round": 2, "crown": "bo",
    "uniques": ["museum", "secret-vault", "theater", "framework", "monument", "haunted-quarter", "necropolis"],
    "characters": [
        "magistrate", "blackmailer", "wizard", "emperor", "cardinal", "trader", "scholar", "marshal", "tax-collector",
    ],
    "players": {
        "ana": {
            "gold": 4, "hand": ["temple", "secret-vault"], "characters": ["magistrate"], "city": ["theater", "manor"],
        },
        "bo": {"gold": 3, "hand": ["tavern"], "characters": ["wizard"], "city": ["church"]},
        "chi": {"characters": ["cardinal"], "city": [{"district": "museum", "cards": ["docks"]}, "haunted-quarter"]},
        "dev": {"gold": 1, "characters": ["blackmailer"], "city": ["monument", "framework"]},
    },
    "warrants": [{"character": "wizard", "real": True}, {"character": "cardinal"}, {"character": "marshal"}],
    "threats": [{"character": "wizard"}, {"character": "emperor", "real": True}],
    "tax": 2, "deck": ["palace", "castle"], "barred": [], "size": 7, "faceup": ["trader"],
}  # fmt: skip

FIELDS = ("ana", "gold", "hand", "city", "district", "coins", "cards", "king", "x")

junk = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-3, 40), st.just(10**30), st.floats(), st.text(max_size=5),
        st.sampled_from(WORDS),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    ),
    max_leaves=6,
)  # fmt: skip


@given(st.sampled_from(paths(WRITTEN)), junk)
def test_a_written_position_is_played_to_its_end_or_refused(path: tuple[Any, ...], value: Any) -> None:
    check_written("dark_city", WRITTEN, path, value)


@given(st.sampled_from(paths(WRITTEN_2016)), junk)
def test_so_is_one_of_the_2016_edition(path: tuple[Any, ...], value: Any) -> None:
    check_written("edition_2016", WRITTEN_2016, path, value)


def check_written(name: str, written: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    facts = copy.deepcopy(written)
    inner: Any = facts
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    try:
        position = begin(Start(variant(name), facts=facts))
    except LabError as error:
        for language in ("en", "fr"):
            assert 10 < len(error.text(language)) < 1200
        return
    coins = sum(position.accounts().values())
    ended = lab.play_out(position, "random", 3)
    assert ended.over
    assert sum(ended.accounts().values()) == coins
    assert lab.load(position.record()) == position


@pytest.mark.parametrize(("name", "written"), [("dark_city", WRITTEN), ("edition_2016", WRITTEN_2016)])
def test_the_written_position_is_sound(name: str, written: dict[str, Any]) -> None:
    position = begin(Start(variant(name), facts=written))
    assert position.decision.prompt == "turn"
    assert lab.load(position.record()) == position


@pytest.mark.parametrize("name", ["classic", "dark_city", "edition_2016"])
@pytest.mark.parametrize(
    "position", ["[]", "5", '{"a":1}', '{"players": []}', '{"players": {"ana": {}}}', '{"rank": 1e999}', '{"seed": -1}']
)
def test_a_written_position_in_a_record_that_is_none(name: str, position: str) -> None:
    head = RECORD.split("variant")[0] + f'variant = "{name}"\n'
    assert isinstance(outcome(head + f"position = {json.dumps(position)}\nanswers = []\ncheck = 'edited'\n"), LabError)
