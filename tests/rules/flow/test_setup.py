"""Setting up: classic.setup.deal, classic.setup.crown, classic.components, classic.deck."""

import pytest

import citadels_lab as lab


@pytest.mark.parametrize("players", range(2, 8))
def test_four_cards_and_two_coins_each_of_thirty(players):
    """classic.setup.deal, classic.components"""
    position = lab.new_game("classic", players=players, seed=1)
    facts = position.facts()
    assert all(len(p["hand"]) == 4 and p["gold"] == 2 for p in facts["players"].values())
    assert sum(position.accounts().values()) == 30
    assert len(facts["deck"]) == 68 - 4 * players


@pytest.mark.parametrize(("deck", "cards"), [("seed", 68), ("classic68", 68), ("ffg66", 66), ("original65", 65)])
def test_the_printed_decks(deck, cards):
    """classic.deck"""
    table = lab.new_game("classic", deck=deck).facts()["districts"]
    assert sum(entry["copies"] for entry in table.values()) == cards
    assert table["keep"]["copies"] == (1 if deck == "seed" else 2)
    assert ("wishing-well" in table) is (deck == "seed")
    assert ("great-wall" in table) is (deck != "original65")


def test_each_player_may_start_with_the_crown():
    """classic.setup.crown"""
    assert {lab.new_game("classic", seed=seed).facts()["crown"] for seed in range(40)} == {"ana", "bo", "chi", "dev"}


def test_an_unlimited_bank_always_pays_and_its_ledger_balances():
    """classic.gold.bank-limit: the option"""
    end = lab.play_out(lab.new_game("classic", bank="unlimited", seed=3), "random", 3)
    assert sum(end.accounts().values()) == 10_000
    assert end.facts()["unlimited"]


def test_seats_may_have_names_of_their_own():
    """classic.players"""
    position = lab.new_game("classic", players=["Zoé", "Max_2", "li-7"])
    assert position.seats == ("Zoé", "Max_2", "li-7")
    assert lab.load(position.record()) == position
