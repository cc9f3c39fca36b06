"""Set-ups that cannot be played: one sentence in both languages that names the rule or the limit and what would do."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.catalogue import rule
from citadels_lab.rules.kernel.errors import LabError

CLASSIC = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]

HUGE = 10**5000
"""A number that Python will not spell out."""


def kinds(value: object) -> str:
    """Name a case by its kind: the huge number cannot be written."""
    return value[:20] if isinstance(value, str) and value.isalnum() else type(value).__name__


def refused(variant: str, **options: Any) -> LabError:
    with pytest.raises(LabError) as caught:
        lab.new_game(variant, **options)
    for language in ("en", "fr"):
        said = caught.value.text(language)
        assert 20 < len(said) < 700
        assert "\n" not in said
    if "rule" in caught.value.args_given:
        cited = str(caught.value.args_given["rule"])
        assert rule(cited).id == cited
        assert cited in caught.value.text("en")
        assert cited in caught.value.text("fr")
    return caught.value


@pytest.mark.parametrize(
    ("variant", "players", "least", "most", "cited"),
    [(name, n, 2, most, cited)
     for name, most, cited in (("classic", 7, "classic.players"), ("dark_city", 8, "dark-city.players"))
     for n in (-5, 0, 1, most + 1, 99, 10**12, HUGE)],
    ids=kinds,
)  # fmt: skip
def test_too_few_or_too_many_players(variant, players, least, most, cited):
    error = refused(variant, players=players)
    assert error.args_given["rule"] == cited
    assert str(least) in str(error)
    assert str(most) in str(error)


@pytest.mark.parametrize("players", [True, None, 2.5, "three", {"ana": 1}, b"ab"], ids=kinds)
def test_players_that_are_neither_a_number_nor_a_list(players):
    assert "list" in str(refused("classic", players=players))


@pytest.mark.parametrize("twice", [["ana", "bo", "ana"], ["Ana", "ana"], ["ZOÉ", "zoé"]])
def test_two_seats_of_one_name(twice):
    error = refused("classic", players=twice)
    assert error.key == "seat-twice"
    assert twice[-1] in str(error)


BAD_NAMES = [
    "", " ", " bank", "1st", "-a", "_a", "a/b", "bank", "Bank", "box", "public", "nobody", "?", "a" * 21, "é́",
    "<b>", "{seat}", "ana.", 5, None, ["bo"], {"bo": 1}, HUGE,
]  # fmt: skip


@pytest.mark.parametrize("name", BAD_NAMES, ids=kinds)
def test_a_seat_with_a_name_that_cannot_be_used(name):
    error = refused("dark_city", players=["ana", "bo", name])
    assert error.key == "seat-name"
    assert "20" in str(error) or "19" in str(error)


@pytest.mark.parametrize(
    "deck", ["", "seed ", "Seed", "2016", "classic", None, 68, ["seed"], {"seed": 1}, HUGE], ids=kinds
)
def test_an_unknown_deck_names_those_there_are(deck):
    for variant in ("classic", "dark_city"):
        said = str(refused(variant, deck=deck))
        assert all(name in said for name in ("seed", "classic68", "ffg66", "original65"))


@pytest.mark.parametrize("bank", ["", "35", 35, 0, -30, None, True, "infinite", [], [30], HUGE], ids=kinds)
def test_an_unknown_bank_names_those_there_are(bank):
    for variant in ("classic", "dark_city"):
        said = str(refused(variant, bank=bank))
        assert "30" in said
        assert "unlimited" in said


@pytest.mark.parametrize("option", ["player", "cast", "bonus", "characters", "tiles", "wizards", "__class__"])
def test_an_unknown_option_is_named_with_those_there_are(option):
    said = str(refused("classic", **{option: 3}))
    assert option in said
    assert "players" in said


def cast(*names: str, without: tuple[str, ...] = ()) -> list[str]:
    return [name for name in CLASSIC if name not in without] + list(names)


CASTS = [
    ("dark-city.characters", 4, cast("witch"), ["Assassin", "Witch"]),
    ("dark-city.characters", 5, cast("artist", "queen"), ["Artist", "Queen"]),
    ("dark-city.characters", 4, cast(without=("king",)), ["King", "Emperor", "4"]),
    ("dark-city.characters", 5, ["queen"], ["Assassin", "Witch", "1"]),
    ("dark-city.characters", 4, cast("king"), ["King"]),
    ("dark-city.queen.players", 4, cast("queen"), ["five", "4"]),
    ("dark-city.emperor.two-players", 2, cast("emperor", without=("king",)), ["Emperor", "King"]),
    ("dark-city.players", 8, cast(), ["8", "Artist", "Queen"]),
    ("dark-city.players", 3, cast("artist"), ["3", "Artist"]),
    ("dark-city.players", 2, cast("artist"), ["2", "Artist"]),
    ("dark-city.players", 3, cast("queen"), ["3", "Queen"]),
]


@pytest.mark.parametrize(("cited", "players", "characters", "names"), CASTS)
def test_an_impossible_cast_says_why_and_what_would_do(cited, players, characters, names):
    error = refused("dark_city", players=players, characters=characters)
    assert error.args_given["rule"] == cited
    assert all(name in str(error) for name in names)


@pytest.mark.parametrize(
    "characters", ["king", 8, True, {"king": 4}, [4], [None], [["king"]], [b"king"], HUGE], ids=kinds
)
def test_a_cast_that_is_no_list_of_names(characters):
    assert "list" in str(refused("dark_city", characters=characters))


@pytest.mark.parametrize("name", ["abbott", "", "King", "patrician", "wizzard", "x" * 500, "{n}"])
def test_an_unknown_character_names_those_there_are(name):
    said = str(refused("dark_city", characters=cast(name)))
    assert "wizard" in said
    assert "diplomat" in said


BONUS = [
    ("dark-city.violet", {"bonus": ["hospital"], "characters": cast("witch", without=("assassin",))}, "Witch"),
    ("dark-city.diplomat.graveyard", {"bonus": ["graveyard"]}, "Diplomat"),
    ("dark-city.violet", {"bonus": ["park", "park"]}, "Park"),
    ("dark-city.violet", {"bonus": ["ball-room"]}, "Ball"),
    ("dark-city.violet", {"bonus": ["keep"]}, "Keep"),
    ("dark-city.violet", {"bonus": ["graveyard"], "characters": CLASSIC}, "Graveyard"),
    ("dark-city.violet", {"bonus": ["map-room"]}, "Map"),
    ("dark-city.violet", {"bonus": ["temple"]}, "Temple"),
    ("dark-city.violet", {"bonus": ["great-wall"], "deck": "original65"}, "armory"),
    ("dark-city.violet", {"bonus": ["basilica"]}, "museum"),
    ("dark-city.violet", {"bonus": [["park"]]}, "museum"),
    ("dark-city.violet", {"bonus": [{"park": 1}]}, "museum"),
    ("dark-city.violet", {"bonus": [None]}, "museum"),
    ("dark-city.violet", {"bonus": [HUGE]}, "museum"),
    ("dark-city.violet", {"bonus": -1}, "0"),
    ("dark-city.violet", {"bonus": 14}, "0"),
    ("dark-city.violet", {"bonus": 11, "characters": CLASSIC, "deck": "seed"}, "10"),
    ("dark-city.violet", {"bonus": 10, "characters": cast("witch", without=("assassin",)), "deck": "seed"}, "9"),
    ("dark-city.violet", {"bonus": True}, "0"),
    ("dark-city.violet", {"bonus": HUGE}, "0"),
    ("dark-city.violet", {"bonus": "park"}, "list"),
    ("dark-city.violet", {"bonus": None}, "list"),
]  # fmt: skip


@pytest.mark.parametrize(("cited", "options", "word"), BONUS, ids=kinds)
def test_an_impossible_list_of_bonus_districts_says_why_and_what_would_do(cited, options, word):
    error = refused("dark_city", **options)
    assert error.args_given["rule"] == cited
    assert word in str(error)


def test_every_bonus_district_that_fits_is_legal_together():
    """dark-city.violet: ten besides the three that the default deck holds, thirteen with the older decks"""
    for deck, n in (("seed", 10), ("classic68", 11), ("ffg66", 13), ("original65", 13)):
        position = lab.new_game("dark_city", deck=deck, bonus=n, characters=CLASSIC)
        assert len(position.facts()["districts"]) == len(lab.new_game("classic", deck=deck).facts()["districts"]) + n


def test_refused_set_ups_change_nothing():
    """A game that was begun before is the same afterwards"""
    position = lab.new_game("dark_city", players=5, seed=3)
    before = (position.facts(), position.record())
    for options in ({"players": 1}, {"characters": ["king"]}, {"bonus": [[]]}):
        refused("dark_city", **options)
    assert (position.facts(), position.record()) == before
    assert lab.new_game("dark_city", players=5, seed=3) == position


WORDS = ["ana", "bo", "queen", "witch", "park", "hospital", "keep", "seed", "unlimited", "30"]

junk = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-3, 12), st.just(10**30), st.floats(), st.text(max_size=4),
        st.binary(max_size=3), st.sampled_from([*WORDS, *CLASSIC]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=9), st.tuples(inner, inner), st.dictionaries(st.text(max_size=3), inner, max_size=2),
    ),
    max_leaves=14,
)  # fmt: skip
names = st.sampled_from(["players", "characters", "deck", "bank", "bonus", "tiles", "unique_draw"])
few_players = st.one_of(junk, st.integers(2, 8))
almost = st.lists(st.sampled_from([*CLASSIC, "witch", "emperor", "queen", "artist", "abbot", "diplomat"]), max_size=10)


@settings(max_examples=max(200, settings().max_examples))
@given(
    st.sampled_from(["classic", "dark_city"]),
    st.dictionaries(names, junk, max_size=3),
    st.one_of(st.none(), few_players),
    st.one_of(st.none(), almost),
)
def test_any_junk_is_a_game_or_one_sentence(variant, options, players, characters):
    if players is not None:
        options["players"] = players
    if characters is not None and variant == "dark_city":
        options["characters"] = characters
    try:
        position = lab.new_game(variant, seed=1, **options)
    except LabError as error:
        for language in ("en", "fr"):
            said = error.text(language)
            assert 10 < len(said) < 700
            assert "\n" not in said
        return
    assert position.decision.prompt == "draft-pick"
    assert lab.load(position.record()) == position


@pytest.mark.parametrize(
    ("name", "right"), [("Anna Maria", "Anna-Maria"), (" Anna  Maria ", "Anna-Maria"), ("a b", "a-b"), ("a\n", "a")]
)
def test_a_name_with_blanks_is_told_how_it_could_be_written(name: str, right: str) -> None:
    error = refused("classic", players=[name, "bo", "chi"])
    assert (error.key, error.args_given["right"]) == ("seat-name-blanks", right)


@pytest.mark.parametrize(
    ("variant", "rule"), [("dark_city", "dark-city.characters"), ("edition_2016", "2016.setup.cast")]
)
def test_a_character_named_twice_is_told_so(variant, rule):
    error = refused(variant, players=5, characters=["king", "king"])
    assert error.key == "cast-twice"
    assert rule in str(error)
