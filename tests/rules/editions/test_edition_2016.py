"""The 2016 edition's set-up: presets, what changes for a table, casts, unique districts, and what is refused."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.catalogue import rule
from citadels_lab.rules.editions.edition_2016 import CHARACTERS, DISTRICTS, RANKS, Edition2016
from citadels_lab.rules.editions.tables import presets, uniques_2016

PRESETS = [name.replace("-", "_") for name in presets()]
FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FOURTEEN = list(uniques_2016())[:14]


def new(**options):
    return lab.new_game("edition_2016", **options)


def changes(position):
    return [
        (event.what, event.args.get("character"), event.args.get("by"))
        for event in position.events
        if event.rule == "2016.presets.substitutes"
    ]


def test_three_characters_a_rank_and_thirty_unique_districts_that_do_something():
    """2016.components"""
    assert sorted(RANKS.values()) == sorted([*range(1, 10)] * 3)
    assert {card.name for card in DISTRICTS} == set(uniques_2016())
    for card in CHARACTERS.values():
        assert rule(card.rule)


def test_sixty_eight_cards_four_in_each_hand_and_two_coins():
    """2016.setup.deck, 2016.setup.deal"""
    facts = new(players=5, preset="cunning_agents", seed=7).facts()
    assert sum(entry["copies"] for entry in facts["districts"].values()) == 68
    assert len(facts["deck"]) == 68 - 5 * 4
    assert {(seat["gold"], len(seat["hand"])) for seat in facts["players"].values()} == {(2, 4)}
    assert facts["unlimited"] and facts["bank"] == "unlimited"


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_seven_districts_complete_a_city_eight_at_small_tables(players, size):
    """2016.end.complete"""
    assert new(players=players).facts()["size"] == size


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 9))
def test_every_preset_suits_every_table(preset, players):
    """2016.presets, 2016.presets.substitutes, 2016.setup.cast"""
    position = new(players=players, preset=preset)
    cast = list(position.facts()["cast"])
    listed = presets()[preset.replace("_", "-")]
    assert [RANKS[name] for name in cast] == list(range(1, len(cast) + 1))
    assert len(cast) == (8 if players == 2 else 9 if players in (3, 8) else len(listed["characters"]))
    assert set(cast) ^ set(listed["characters"]) == {
        name for _, *names in changes(position) for name in names if name is not None
    }
    assert position.facts()["uniques"] == sorted(listed["uniques"])


TOLD = [
    ("cunning_agents", 2, [("stands-in", "emperor", "king"), ("left-out", "tax-collector", None)]),
    ("devious_dignitaries", 2, [("left-out", "queen", None)]),
    ("devious_dignitaries", 3, [("stands-in", "queen", "artist")]),
    ("ambitious_aristocrats", 4, [("stands-in", "queen", "artist")]),
    ("ambitious_aristocrats", 5, []),
    ("first_game", 3, [("comes-in", "artist", None)]),
    ("first_game", 8, [("comes-in", "artist", None)]),
    ("first_game", 7, []),
]


@pytest.mark.parametrize(("preset", "players", "told"), TOLD)
def test_the_set_up_says_which_change_it_made(preset, players, told):
    """2016.presets.substitutes"""
    assert changes(new(players=players, preset=preset)) == told


def test_names_may_be_written_with_either_dash():
    """2016.presets"""
    one, two = new(preset="cunning_agents", players=5), new(preset="cunning-agents", players=5)
    assert one.facts() == two.facts() and one.start.options["preset"] == two.start.options["preset"] == "cunning_agents"
    named = new(players=5, characters=[*FIRST, "tax_collector"], uniques=[name.replace("-", "_") for name in FOURTEEN])
    assert list(named.facts()["cast"])[-1] == "tax-collector" and named.facts()["uniques"] == sorted(FOURTEEN)


def test_without_a_preset_the_table_needs_no_change():
    """2016.presets"""
    for players in range(2, 9):
        assert [told for told in changes(new(players=players)) if told[0] != "left-out"] == []


@pytest.mark.parametrize("players", range(2, 9))
def test_a_random_cast_is_legal_and_the_seed_decides(players):
    """2016.setup.cast, 2016.setup.deck"""
    options = {"players": players, "characters": "random", "uniques": "random"}
    casts = set()
    for seed in range(25):
        facts = new(seed=seed, **options).facts()
        assert facts == new(seed=seed, **options).facts()
        assert len(facts["uniques"]) == 14
        casts.add(tuple(facts["cast"]))
        assert lab.new_game("edition_2016", players=players, characters=list(facts["cast"]))
    assert len(casts) > 20


def test_the_crown_may_be_given_to_a_chosen_seat():
    """2016.setup.deal"""
    assert {new(seed=seed, crown="chi").facts()["crown"] for seed in range(9)} == {"chi"}


def test_a_record_of_chosen_options_is_played_again():
    position = new(players=3, preset="illustrious_emissaries", seed=5, uniques="random", crown="bo")
    position = position.answer(position.decision.legal[0])
    again = lab.load(position.record())
    assert again == position and again.facts() == position.facts()


REFUSED = [
    ("2016.setup.cast", {"players": 9}),
    ("2016.setup.cast", {"players": 1}),
    ("2016.setup.cast", {"characters": FIRST[1:]}),
    ("2016.setup.cast", {"characters": [*FIRST, "emperor"]}),
    ("2016.setup.cast", {"players": 3, "characters": FIRST}),
    ("2016.setup.cast", {"players": 8, "characters": FIRST}),
    ("2016.setup.cast", {"players": 2, "characters": [*FIRST, "artist"]}),
    ("2016.setup.queen-players", {"players": 4, "characters": [*FIRST, "queen"]}),
    ("2016.draft.two", {"players": 2, "characters": ["emperor" if name == "king" else name for name in FIRST]}),
    ("2016.presets", {"preset": "second_game"}),
    ("2016.presets", {"preset": 3}),
    ("2016.setup.deck", {"uniques": FOURTEEN[:13]}),
    ("2016.setup.deck", {"uniques": [*FOURTEEN[:13], "temple"]}),
    ("2016.setup.deck", {"uniques": [*FOURTEEN[:13], 3]}),
    ("2016.setup.deck", {"uniques": "all"}),
    ("2016.components", {"uniques": [*FOURTEEN[:13], FOURTEEN[0]]}),
]


@pytest.mark.parametrize(("cited", "options"), REFUSED)
def test_an_impossible_set_up_is_refused_with_its_rule(cited, options):
    with pytest.raises(lab.LabError) as error:
        new(**options)
    assert error.value.args_given["rule"] == cited and rule(cited)
    assert cited in error.value.text("en") and cited in error.value.text("fr")


@pytest.mark.parametrize(
    "options",
    [{"characters": 3}, {"characters": "king"}, {"characters": ["rook"]}, {"crown": "eve"}, {"deck": "seed"},
     {"players": ["tax", "bo"]}, {"players": ["ana", "random"]}],
)  # fmt: skip
def test_junk_is_refused_in_one_sentence(options):
    with pytest.raises(lab.LabError) as error:
        new(**options)
    assert error.value.text("en") and error.value.text("fr")


def test_a_written_position_has_the_unique_districts_that_it_names():
    """2016.setup.deck"""
    from citadels_lab.rules.kernel.position import Start, begin

    players = {"ana": {"city": ["museum"], "hand": ["park"], "characters": ["warlord"]}}
    facts = begin(Start(Edition2016(), facts={"rank": 8, "seats": 4, "players": players})).facts()
    assert facts["uniques"] == ["museum", "park"] and facts["unlimited"]
