"""The dialog of a new game: every option, good and bad tile files; the running game stays until the new one stands."""

from importlib.resources import files

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError

from .tables import duel, may_build

pytestmark = pytest.mark.browser

TILES = (files("citadels_lab.rules.editions") / "data" / "tiles_duel.csv").read_text(encoding="utf-8")


def open_form(screen, **fields):
    screen.press("dialog", "new")
    for name, value in fields.items():
        screen.after(lambda name=name, value=value: screen.all(f'form [name="{name}"]').select_option(value), "form")


def start(screen):
    screen.after(screen.all("form [type=submit]").click, "new-game")


def test_the_form_proposes_another_deal_each_time_and_escape_leaves_the_game_alone(visit):
    screen = visit(duel(may_build))
    before = screen.session.position
    seeds = []
    for _ in range(2):
        open_form(screen)
        seeds.append(screen.all("form [name=seed]").input_value())
        assert screen.all("dialog").get_attribute("aria-labelledby") == "h-dialog-new"
        screen.after(lambda: screen.key("Escape"))
        assert screen.focus()["key"] == "dialog new"
    assert len(set(seeds)) == 2 and screen.session.position is before


def test_a_deal_an_opponent_and_a_seat(visit):
    screen = visit(duel(may_build))
    open_form(screen, opponent="greedy", seat="black")
    screen.after(lambda: screen.all("form [name=seed]").fill("21"), "form")
    start(screen)
    assert screen.session.players == {"white": "greedy", "black": "person"} and screen.session.viewer == "black"
    assert screen.session.timeline[0] == lab.new_game("duel", seed=21)
    assert "greedy bot" in screen.text(".player.white") and "you" in screen.text(".player.black .phead")
    assert screen.question() == screen.session.position.decision.text()
    assert screen.all("dialog").count() == 0 and screen.focus() is not None


def test_two_people_the_first_game_and_the_leaders_build(visit):
    screen = visit()
    open_form(screen, opponent="person")
    screen.all("form [name=first_game]").check()
    screen.all("form [name=optional_build]").check()
    screen.settle()
    start(screen)
    options = {"unique_draw": 2, "leader_build": "optional"}
    seed = screen.session.position.start.seed
    assert screen.session.timeline[0] == lab.new_game("duel", seed=seed, **options)
    assert set(screen.session.players.values()) == {"person"}


def test_a_tile_file_gives_the_costs_and_the_page_says_so(visit):
    screen = visit()
    assert "our assumption" in screen.text(".assumed")
    open_form(screen)
    good = TILES.replace("Noble 1,Noble 1,noble,1,1,", "Noble 1,Noble 1,noble,1,8,")
    assert good != TILES
    screen.give("form [name=tiles]", good, "mine.csv")
    start(screen)
    assert screen.session.position.facts()["tiles"]["noble-1"]["cost"] == 8
    assert screen.text(".assumed").startswith("Costs from the tile file of this game.")


BAD_TILES = {
    "a cost that is too high": TILES.replace("noble,1,1,", "noble,1,10,", 1),
    "a tile too few": "\n".join(TILES.splitlines()[:-1]),
    "no table at all": "Dear diary,\nthe castle was dear.\n",
    "an empty file": "",
}


def test_a_bad_tile_file_is_told_in_the_dialog_and_the_running_game_stays(visit):
    screen = visit(duel(may_build))
    before = screen.session.position
    open_form(screen, opponent="person")
    for why, text in BAD_TILES.items():
        screen.give("form [name=tiles]", text, "mine.csv")
        start(screen)
        with pytest.raises(LabError) as refused:
            lab.new_game("duel", tiles=(text or "-") + "\n")
        assert screen.text("dialog .alert") == " ".join(str(refused.value).split()), why
        assert screen.session.position is before
        assert screen.all("form [name=opponent]").input_value() == "person", "what was chosen stays chosen"
    screen.all("form [name=tiles]").set_input_files([])
    start(screen)
    assert screen.all("dialog").count() == 0 or screen.session.curtain
    assert screen.session.position is not before


@pytest.mark.parametrize("other", ["classic", "edition_2016"])
def test_the_form_of_another_game_is_laid_out_as_on_a_page_of_its_own(visit, other):
    laid_out = []
    for variant in ("duel", other):
        screen = visit(variant=variant)
        open_form(screen, variant=other)
        assert screen.all(".seatrow").count() >= 2
        boxes = "(all) => all.map((it) => [it.className, it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight])"
        laid_out.append(screen.all(".form :is(.seatrow, .seatrow > *, .rankrow, fieldset)").evaluate_all(boxes))
    assert laid_out[0] == laid_out[1]
