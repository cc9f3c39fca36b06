"""Positions written in the middle of the calling: what the ranks called before have left behind, and what cannot be."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.position import Start, begin
from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import at, dark, gold, of, play, refusal


def held(**characters):
    """Players who hold these characters, each one."""
    return {seat: {"characters": [character]} for seat, character in characters.items()}


def test_the_tax_collector_who_was_called_collects():
    """dark-city.tax-collector"""
    seats = {"ana": {"characters": ["warlord"], "hand": ["tavern"]}, "bo": {"characters": ["tax-collector"], "gold": 0}}
    position = dark(8, "tax-collector", **seats)
    assert position.facts()["notes"] == {"tax-collector": "bo"}
    assert gold(play(position, "gather gold", "build tavern", "end", "pass"), "bo") == 1


def test_the_tax_collector_does_not_collect_before_his_rank_nor_when_he_was_murdered():
    """dark-city.tax-collector.hidden"""
    early = dark(2, "tax-collector", **held(ana="tax-collector"), crown="bo")
    assert "tax-collector" in early.facts()["notes"]  # he is called as the game runs on to its first question
    dead = dark(8, "tax-collector", **held(ana="assassin", bo="tax-collector", chi="warlord"), murdered="tax-collector")
    assert dead.facts()["notes"] == {}


def test_who_built_before_the_tax_collector_can_be_written():
    """dark-city.tax-collector: rank 1 pays afterwards for what it built"""
    position = dark(
        2, "tax-collector", **held(ana="assassin", bo="tax-collector"), notes={"tax-collector.early": "ana"}
    )
    assert gold(position, "ana", "bo") == (1, 3)


@pytest.mark.parametrize("game", [at, late])
def test_the_bishop_who_was_called_protects(game):
    """classic.bishop.protected, 2016.bishop.protection"""
    position = game(8, ana={"characters": ["warlord"], "gold": 9}, bo={"characters": ["bishop"], "city": ["temple"]})
    assert of(position, "bo", "shielded")
    rule, key = refusal(position, "destroy bo temple")
    assert (rule.rpartition(".")[0][-6:], key) == ("bishop", "city-protected")


def test_the_murdered_bishop_protects_nobody_and_the_bewitched_one_the_witch():
    """classic.bishop.protected, dark-city.witch.bishop"""
    seats = held(ana="assassin", bo="bishop", dev="warlord")
    assert not of(at(8, **seats, murdered="bishop"), "bo", "shielded")
    bewitched = dark(8, "witch", **held(ana="witch", bo="bishop", dev="warlord"), bewitched="bishop")
    assert [of(bewitched, seat, "shielded") for seat in ("ana", "bo")] == [True, False]
    assert bewitched.facts()["paused"] == ""  # she has gone on already


def test_a_witch_waits_as_long_as_her_victim_was_not_called():
    """dark-city.witch.resume"""
    waiting = dark(3, "witch", **held(ana="witch", bo="bishop", dev="magician"), bewitched="bishop")
    assert waiting.facts()["paused"] == "ana"


def test_the_navigator_who_was_called_is_barred_in_the_dark_city_alone():
    """dark-city.navigator.forward, 2016.navigator"""
    assert of(dark(8, "navigator", **held(bo="navigator", dev="warlord")), "bo", "barred")
    assert not of(late(8, "navigator", **held(bo="navigator", dev="warlord")), "bo", "barred")


@pytest.mark.parametrize(
    "position",
    [
        lambda: at(8, **held(bo="king", dev="warlord")),
        lambda: late(8, **held(bo="king", dev="warlord")),
        lambda: late(8, "patrician", **held(bo="patrician", dev="warlord")),
        lambda: dark(8, "witch", **held(ana="witch", bo="king", dev="warlord"), bewitched="king"),
        lambda: late(8, "witch", **held(ana="witch", bo="king", dev="warlord"), bewitched="king"),
    ],
)
def test_the_rank_four_that_was_called_has_the_crown(position):
    """classic.king.crown, dark-city.witch.king, 2016.king, 2016.patrician, 2016.witch.victim"""
    assert position().facts()["crown"] == "bo"


def test_a_murdered_king_has_not_moved_the_crown():
    """classic.king.murdered"""
    position = at(8, **held(ana="assassin", bo="king", dev="warlord"), murdered="king", crown="chi")
    assert position.facts()["crown"] == "chi"


@pytest.mark.parametrize("game", [dark, late])
def test_the_emperor_has_given_the_crown_to_somebody_else(game):
    """dark-city.emperor.crown, 2016.emperor.crown"""
    assert game(8, "emperor", **held(ana="emperor", dev="warlord")).facts()["crown"] == "bo"
    assert game(8, "emperor", **held(ana="emperor", dev="warlord"), crown="chi").facts()["crown"] == "chi"


def test_who_was_murdered_in_a_hospital_was_seen():
    """dark-city.violet.hospital"""
    bo = {"characters": ["king"], "city": ["hospital"]}
    position = dark(
        8, ana={"characters": ["assassin"]}, bo=bo, **held(dev="warlord"), murdered="king", bonus=["hospital"]
    )
    assert of(position, "bo", "revealed") == ["king"]


def test_a_smaller_city_and_the_announcement_follow_from_each_other():
    """dark-city.bell-tower"""
    seats = {"ana": {"city": ["bell-tower"]}, "dev": {"characters": ["warlord"]}, "bonus": ["bell-tower"]}
    for written in ({"size": 7}, {"notes": {"bell-tower": "announced"}}):
        facts = dark(8, **seats, **written).facts()
        assert (facts["size"], facts["notes"]) == (7, {"bell-tower": "announced"})


def error(name, **facts):
    with pytest.raises(lab.LabError) as caught:
        begin(Start(variant(name), facts=facts))
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


KING_DEV = {"bo": {"characters": ["king"]}, "dev": {"characters": ["warlord"]}}
EMPEROR = {"ana": {"characters": ["emperor"]}, "bo": {}, "chi": {}, "dev": {"characters": ["warlord"]}}
ASSASSIN = {"ana": {"characters": ["assassin"]}, "dev": {"characters": ["warlord"]}}
MAGISTRATE = {"ana": {"characters": ["magistrate"]}, "bo": {"characters": ["king"]}, "chi": {}, "dev": {}}
CAST = ["magistrate", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"]
BLACKMAIL = {"ana": {"characters": ["blackmailer"]}, "bo": {"characters": ["king"]}, "dev": {}, "chi": {}}
WITCH = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FOUR_WITCH = {"ana": {"characters": ["witch"]}, "bo": {}, "chi": {}, "dev": {}}
DARK = ["assassin", "tax-collector", "magician", "emperor", "bishop", "merchant", "navigator", "warlord"]


def laid(*names, real="", **more):
    return [{"character": name, "real": name == real, **more} for name in names]


@pytest.mark.parametrize(
    ("name", "facts", "where", "key"),
    [
        ("classic", {"rank": 8, "players": KING_DEV, "crown": "dev"}, "position.crown", "facts-crown"),
        ("dark_city", {"rank": 8, "players": EMPEROR, "crown": "ana", "characters": DARK}, "position.crown",
         "facts-crown"),
        ("classic", {"rank": 8, "players": KING_DEV, "shielded": ["bo"]}, "position.shielded", "facts-follows"),
        ("classic", {"rank": 8, "players": KING_DEV, "barred": ["bo"]}, "position.barred", "facts-follows"),
        ("classic", {"rank": 8, "players": KING_DEV, "shielded": ["bo", "bo"]}, "position.shielded", "facts-twice"),
        ("classic", {"rank": 1, "players": ASSASSIN, "murdered": "king"}, "position.murdered", "facts-not-played"),
        ("classic", {"rank": 2, "players": ASSASSIN, "murdered": "assassin"}, "position.murdered", "facts-barred"),
        ("classic", {"rank": 2, "players": ASSASSIN, "murdered": ""}, "position.murdered", "facts-word"),
        ("classic", {"rank": 2, "players": ASSASSIN, "bewitched": "king"}, "position.bewitched", "facts-not-in-game"),
        ("classic", {"rank": 2, "players": ASSASSIN, "robbed": "king"}, "position.robbed", "facts-nobody-lays"),
        ("classic", {"rank": 2, "players": {"ana": {"characters": ["thief"]}, "bo": {}}, "robbed": "king"},
         "position.robbed", "facts-not-played"),
        ("classic", {"rank": 5, "players": {"ana": {"characters": ["thief"]}, "bo": {}}, "robbed": "assassin"},
         "position.robbed", "facts-barred"),
        ("classic", {"rank": 5, "players": {**ASSASSIN, "bo": {"characters": ["thief"]}}, "robbed": "king",
                     "murdered": "king"}, "position.robbed", "facts-barred"),
        ("classic", {"rank": 5, "players": {**ASSASSIN, "bo": {"characters": ["thief"]}}, "robbed": "king",
                     "murdered": "thief"}, "position.robbed", "facts-not-played"),
        ("dark_city", {"rank": 5, "players": {"ana": {"characters": ["witch"]}, "bo": {"characters": ["thief"]},
                                              "chi": {}, "dev": {}}, "characters": WITCH, "robbed": "king",
                       "bewitched": "king"}, "position.robbed", "facts-barred"),
        ("dark_city", {"rank": 2, "players": {"ana": {"characters": ["tax-collector"]}, "bo": {}, "chi": {}},
                       "characters": DARK, "notes": {"tax-collector": "ana"}},
         "position.notes.tax-collector", "facts-not-played"),
        ("dark_city", {"rank": 8, "players": {"ana": {"characters": ["tax-collector"]}, "bo": {}, "chi": {}},
                       "characters": DARK, "notes": {"tax-collector": "bo"}},
         "position.notes.tax-collector", "facts-follows"),
        ("dark_city", {"size": 6, "bonus": ["bell-tower"]}, "position.size", "facts-size"),
        ("dark_city", {"size": 7}, "position.size", "facts-size"),
        ("dark_city", {"size": 7, "bonus": ["bell-tower"]}, "position.size", "facts-lapsed"),
        ("dark_city", {"size": 8, "bonus": ["bell-tower"], "notes": {"bell-tower": "announced"}},
         "position.size", "facts-size"),
        ("classic", {"size": 7}, "position.size", "facts-size"),
        ("classic", {"size": [8]}, "position.size", "facts-size"),
        ("edition_2016", {"size": 7, "seats": 2}, "position.size", "facts-size"),
        ("classic", {"notes": {"keep": 3}}, "position.notes", "facts-nothing-here"),
        ("classic", {"tax": 3}, "position.tax", "facts-not-in-game"),
        ("edition_2016", {"tax": 3, "characters": CAST}, "position.tax", "facts-not-in-game"),
        ("edition_2016", {"rank": 3, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("blackmailer", "magician", "king", "bishop", real="king")},
         "position.warrants", "facts-markers"),
        ("edition_2016", {"rank": 2, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("blackmailer", "magician", "king")}, "position.warrants", "facts-markers"),
        ("edition_2016", {"rank": 2, "players": MAGISTRATE, "characters": CAST,
                          "warrants": [*laid("bishop", real="bishop"), *laid("king", real="king")]},
         "position.warrants", "facts-markers"),
        ("edition_2016", {"rank": 2, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("magistrate")}, "position.warrants[0].character", "facts-barred"),
        ("edition_2016", {"rank": 1, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("king")}, "position.warrants[0]", "facts-not-played"),
        ("edition_2016", {"rank": 4, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("king", real="king", shown=True)},
         "position.warrants[0].shown", "facts-not-shown"),
        ("edition_2016", {"rank": 5, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("king", shown=True)}, "position.warrants[0].shown", "facts-not-shown"),
        ("edition_2016", {"rank": 5, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("king", by="bo")}, "position.warrants[0].by", "facts-follows"),
        ("edition_2016", {"rank": 3, "players": BLACKMAIL, "characters": CAST,
                          "threats": laid("magician", "king", "bishop", real="king")}, "position.threats",
         "facts-markers"),
        ("edition_2016", {"rank": 3, "players": BLACKMAIL, "characters": CAST,
                          "threats": laid("magistrate")}, "position.threats[0].character", "facts-barred"),
        ("edition_2016", {"rank": 3, "players": BLACKMAIL, "characters": CAST,
                          "threats": laid("magician", "king")}, "position.threats", "facts-markers"),
        ("edition_2016", {"rank": 3, "players": MAGISTRATE, "characters": CAST,
                          "warrants": laid("king", "bishop", real="king")}, "position.warrants", "facts-markers-few"),
        ("edition_2016", {"rank": 3, "players": MAGISTRATE, "characters": CAST, "warrants": laid("king")},
         "position.warrants", "facts-markers-few"),
        ("edition_2016", {"rank": 4, "players": BLACKMAIL, "characters": CAST,
                          "threats": laid("bishop", real="bishop")}, "position.threats", "facts-markers-few"),
        ("edition_2016", {"rank": 5, "players": BLACKMAIL, "characters": CAST,
                          "threats": laid("king", real="king")}, "position.threats", "facts-markers-few"),
    ],
)  # fmt: skip
def test_what_the_calling_cannot_have_left_is_refused(name, facts, where, key):
    wrong = error(name, **facts)
    assert (wrong.args_given["where"], wrong.key) == (where, key)


def test_a_blank_threat_may_have_been_turned_over_but_no_blank_warrant():
    """2016.blackmailer.bribe, 2016.magistrate.confiscate"""
    threats = [*laid("king", shown=True), *laid("bishop", real="bishop")]
    position = late(8, "blackmailer", **held(ana="blackmailer", bo="king", dev="warlord"), threats=threats)
    assert position.facts()["threats"][0]["shown"]


def test_a_threat_of_a_bewitched_blackmailer_is_the_witchs():
    """2016.witch.resume: who played him laid it"""
    seats = held(ana="witch", bo="blackmailer", dev="warlord")
    threats = laid("king", "bishop", real="king")
    position = late(8, "witch", "blackmailer", **seats, bewitched="blackmailer", threats=threats)
    assert position.facts()["threats"][0]["by"] == "ana"


def test_one_threat_may_be_left_where_somebody_called_since_may_have_paid_the_other_off():
    """2016.blackmailer.bribe"""
    seats = held(ana="blackmailer", bo="king", dev="warlord")
    one = laid("bishop", real="bishop")
    assert len(late(8, "blackmailer", **seats, threats=one).facts()["threats"]) == 1
    assert late(8, "blackmailer", **seats, threats=[]).facts()["threats"] == []


def test_the_tax_lies_there_whether_anybody_holds_the_tax_collector_or_not():
    """2016.tax-collector.levy: RULINGS 101"""
    assert late(8, "tax-collector", **held(dev="warlord"), tax=3).accounts()["tax"] == 3


def test_the_witch_of_2016_who_was_called_has_named_somebody():
    """2016.witch.must-name: it cannot be left out; in the Dark City it can"""
    wrong = error("edition_2016", rank=3, players=FOUR_WITCH, characters=WITCH)
    assert (wrong.key, wrong.args_given["where"]) == ("facts-must-name", "position")
    assert dark(3, "witch", **held(ana="witch", dev="warlord")).facts()["bewitched"] == ""
