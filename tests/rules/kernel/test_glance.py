"""A glance: the same facts, worked out as they are read, for bots that keep nothing."""

import pytest

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.rules.kernel.glance import Glance

GAMES = {
    "duel": {},
    "classic": {"players": 3},
    "dark_city": {"players": 5},
    "edition_2016": {"players": 6, "uniques": "random"},
}


def read(facts):
    """Read every entry by its name, the last one first, into plain data."""
    if isinstance(facts, dict):
        return {key: read(facts[key]) for key in reversed(list(facts))}
    return [read(entry) for entry in facts] if isinstance(facts, list) else facts


@pytest.mark.parametrize("variant", GAMES)
def test_a_glance_shows_what_the_facts_show_and_no_more(variant):
    position = lab.new_game(variant, seed=3, **GAMES[variant])
    for action in lab.play_out(position, "random", 3).actions[:150:]:
        position = position.answer(action)
        if position.over:
            break
        for seat in position.seats:
            glance = position.start.variant.glance(position._look().now, (seat,))
            assert read(glance) == lab.observe(position, seat).facts


def test_a_glance_is_read_like_any_mapping():
    glance = Glance({"gold": lambda n: n, "twice": lambda n: 2 * n}, 4)
    assert "twice" in glance
    assert "thrice" not in glance
    assert glance.get("thrice", 1) == 1
    assert (list(glance), len(glance), glance["twice"]) == (["gold", "twice"], 2, 8)
    assert glance.whole() == {"gold": 4, "twice": 8}
    with pytest.raises(KeyError):
        glance["thrice"]


def test_an_entry_is_worked_out_once_and_only_when_it_is_read():
    worked = []
    glance = Glance({"gold": lambda: worked.append(1) or 7})
    assert worked == []
    assert (glance["gold"], glance["gold"]) == (7, 7)
    assert worked == [1]


@pytest.mark.parametrize(("glances", "kind"), [(True, Glance), (False, dict)])
def test_only_a_bot_that_says_so_is_given_glances(glances, kind):
    kinds = set()

    class Reader:
        name = "reader"

        def choose(self, question, look, dice):
            kinds.add(type(look()))
            return question.legal[0]

    reader = Reader()
    reader.glances = glances
    lab.play_out(lab.new_game("duel", seed=1), reader, 1)
    assert kinds == {kind}


@pytest.mark.parametrize("variant", GAMES)
def test_the_greedy_bot_plays_by_glances_as_by_whole_facts(variant):
    class Thorough:
        name = "thorough"
        choose = bot("greedy").choose

    for seed in range(3):
        first = lab.new_game(variant, seed=seed, **GAMES[variant])
        assert lab.play_out(first, "greedy", seed).actions == lab.play_out(first, Thorough(), seed).actions
