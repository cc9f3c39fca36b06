"""The draft: duel.draft.deal, duel.draft.pass, duel.draft.discard, duel.resolve.order."""

import citadels_lab as lab
from tests.rules.duel.helpers import at, legal, play, side, told

WHITE, BLACK = ["assassin", "king", "abbot", "queen"], ["thief", "merchant", "architect", "warlord"]


def drafting():
    return at({"dealt": WHITE}, {"dealt": BLACK}, phase="draft")


def discarding():
    return play(drafting(), "keep assassin king", "keep thief merchant")


def test_each_player_is_dealt_four_and_one_is_put_aside():
    """duel.draft.deal"""
    position = play(lab.new_game("duel", seed=3, unique_draw=2))
    assert position.decision.prompt == "keep"
    cards = side(position, "white")["dealt"] + side(position, "black")["dealt"] + position.facts()["undealt"]
    assert len(side(position, "white")["dealt"]) == len(side(position, "black")["dealt"]) == 4
    assert len(set(cards)) == 9


def test_nobody_knows_the_card_put_aside():
    """duel.draft.deal"""
    for viewer in ("white", "black", None):
        assert lab.observe(drafting(), viewer).facts["undealt"] == ["?"]


def test_any_two_of_the_four_may_be_kept():
    """duel.draft.pass"""
    assert len(legal(drafting())) == 6
    assert all(set(action.split()[1:]) < set(WHITE) for action in legal(drafting()))


def test_the_two_others_go_to_the_opponent():
    """duel.draft.pass"""
    after = discarding()
    assert side(after, "white")["hand"] == ["assassin", "king", "architect", "warlord"]
    assert side(after, "black")["hand"] == ["thief", "abbot", "merchant", "queen"]


def test_the_second_to_choose_sees_nothing_of_the_first_choice():
    """duel.draft.pass: both choose at the same time"""
    looks = []
    for answer in sorted(legal(drafting())):
        seen = lab.observe(drafting().answer(answer), "black")
        assert seen.decision.legal == drafting().answer("keep assassin king").decision.legal
        looks.append((seen.facts, [(e.what, dict(e.args)) for e in seen.events]))
    assert all(look == looks[0] for look in looks)


def test_what_is_passed_is_seen_when_both_have_chosen():
    """duel.draft.pass"""
    seen = lab.observe(discarding(), "black").facts["players"]["black"]
    assert seen["received"] == ["abbot", "queen"]


def test_each_player_knows_which_cards_the_opponent_was_passed_and_a_spectator_does_not():
    """duel.draft.pass"""
    (mine, theirs) = [e for e in lab.observe(discarding(), "black").events if e.what == "passed"]
    assert (set(mine.args["characters"]), set(theirs.args["characters"])) == (
        {"abbot", "queen"},
        {"architect", "warlord"},
    )
    for event in lab.observe(discarding(), None).events:
        assert "characters" not in event.args


def test_each_discards_any_one_of_the_four():
    """duel.draft.discard"""
    assert legal(discarding()) == {"discard assassin", "discard king", "discard architect", "discard warlord"}
    after = play(discarding(), "discard assassin", "discard abbot")
    assert len(side(after, "white")["hand"]) + len(side(after, "white")["played"]) == 3


def test_a_discard_stays_unknown_to_the_opponent():
    """duel.draft.discard"""
    for card in ("assassin", "king"):
        between = play(discarding(), f"discard {card}")
        seen = lab.observe(between, "black")
        assert seen.facts["players"]["white"]["discarded"] == ["?"]
        assert seen.facts["players"]["white"]["hand"] == ["?"] * 4
        assert all(card != event.args.get("character") for event in seen.events)


def test_the_second_to_discard_cannot_tell_whether_the_first_has():
    """duel.draft.discard: at the same time; the options and the look do not depend on the first choice"""
    looks = [lab.observe(play(discarding(), f"discard {card}"), "black") for card in ("assassin", "king", "warlord")]
    assert all(look.facts == looks[0].facts and look.decision.legal == looks[0].decision.legal for look in looks)


def test_characters_are_called_in_order_of_rank():
    """duel.resolve.order: black's Thief acts before white's King"""
    after = play(discarding(), "discard assassin", "discard abbot")
    assert (after.decision.seat, after.decision.prompt) == ("black", "name-thief")
    after = play(after, "name nobody")
    assert (after.decision.seat, after.decision.prompt) == ("white", "king-seats")


def test_a_card_nobody_holds_is_skipped_without_saying_where_it_is():
    """duel.resolve.order"""
    after = play(discarding(), "discard assassin", "discard abbot")
    for viewer in ("white", "black", None):
        (skipped,) = [event for event in lab.observe(after, viewer).events if event.what == "skipped"]
        assert dict(skipped.args) == {"character": "assassin"}


def test_a_held_card_must_be_played():
    """duel.resolve.order: nobody is asked whether"""
    after = play(discarding(), "discard assassin", "discard abbot", "name nobody")
    assert side(after, "white")["played"] == ["king"]
    assert [event.args["character"] for event in told(after, "played")] == ["thief", "king"]


def test_a_new_round_deals_all_nine_again():
    """duel.draft.deal"""
    position = at(phase="expansion", row=[["noble-1"], ["noble-2"], ["noble-3"], ["noble-4"]])
    after = play(position, "build noble-1 c5", "pass")
    dealt = side(after, "white")["dealt"] + side(after, "black")["dealt"] + after.facts()["undealt"]
    assert sorted(dealt) == sorted(WHITE + BLACK + ["diplomat"])
    assert after.facts()["round"] == 2
    assert side(after, "white")["discarded"] == side(after, "white")["played"] == []


def test_a_written_draft_begins_the_round_it_says():
    assert at(phase="draft", round=4).facts()["round"] == 4
    assert at({"dealt": WHITE}, {"dealt": BLACK}, phase="draft", round=4).facts()["round"] == 4
