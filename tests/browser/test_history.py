"""Back and forward of the browser: what was opened closes and opens again, and every address gives the same thing."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from citadels_lab.session import PERSON

from .tables import duel, may_build

pytestmark = pytest.mark.browser

CARD = "duel/king"


def words(page):
    """The words of the page's address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def back(screen):
    screen.after(lambda: screen.page.evaluate("history.back()"), "address")


def forward(screen):
    screen.after(lambda: screen.page.evaluate("history.forward()"), "address")


def title(screen):
    """The title of the dialog that is open."""
    return screen.all("dialog[open] h2")


def address_has(screen, **wanted):
    """Wait until the address says this; None is a word that must not be there."""
    screen.page.wait_for_function(
        """(wanted) => {
      const query = new URLSearchParams(location.search);
      return Object.entries(wanted).every(([name, value]) => query.get(name) === value);
    }""",
        arg=wanted,
    )


def test_the_address_names_the_deal_so_that_it_can_be_opened_once_more(visit):
    screen = visit(variant="classic", players="3")
    address_has(screen, variant="classic", players="3", seed="7", lang="en")
    screen = visit(seed="", variant="classic")
    assert words(screen.page)["seed"] == str(screen.session.position.start.seed)


def test_a_dialog_is_closed_by_back_and_opened_again_by_forward(visit):
    screen = visit()
    screen.press("dialog", "new")
    expect(title(screen)).to_have_count(1)
    address_has(screen, dialog="new")
    back(screen)
    expect(title(screen)).to_have_count(0)
    address_has(screen, dialog=None)
    forward(screen)
    expect(title(screen)).to_have_count(1)
    address_has(screen, dialog="new")


def test_closing_by_the_cross_goes_back_too_so_that_back_does_not_open_it_again(visit):
    screen = visit(lang="fr")
    before = screen.page.evaluate("history.length")
    for _ in range(3):
        screen.press("dialog", "file")
        address_has(screen, dialog="file")
        screen.press("close")
        address_has(screen, dialog=None)
    assert screen.page.evaluate("history.length") == before + 1


def test_a_card_a_scenario_from_it_and_a_rule_over_it_are_steps_of_the_way_back(visit):
    screen = visit(card=CARD)
    card = title(screen).inner_text()
    screen.click('dialog [data-act="lesson"]')
    name = screen.app.opened.lesson.scenario.name
    address_has(screen, scenario=name, card=None)
    screen.click('.lesson [data-act="rule"]')
    address_has(screen, scenario=name, rule=screen.app.opened.rule)
    back(screen)
    expect(title(screen)).to_have_count(0)
    assert screen.app.opened.lesson is not None
    back(screen)
    expect(title(screen)).to_have_text(card)
    assert screen.app.opened.lesson is None and screen.session is screen.app.table
    address_has(screen, scenario=None, rule=None, card=CARD)
    forward(screen)
    assert screen.app.opened.lesson.scenario.name == name


def test_leaving_a_scenario_by_its_button_is_the_same_as_back(visit):
    screen = visit(card=CARD)
    screen.click('dialog [data-act="lesson"]')
    screen.press("leave")
    address_has(screen, scenario=None, card=CARD)
    forward(screen)
    assert screen.app.opened.lesson is not None


def test_answers_and_steps_change_the_address_and_are_no_steps_of_the_way_back(visit):
    screen = visit(duel(may_build))
    before = screen.page.evaluate("history.length")
    screen.press("step", "back")
    address_has(screen, step=str(screen.session.cursor))
    screen.press("step", "first")
    address_has(screen, step="0")
    screen.press("step", "last")
    address_has(screen, step=None)
    assert screen.page.evaluate("history.length") == before


def test_stale_steps_of_the_way_forward_do_not_move_the_game(visit):
    screen = visit(duel(may_build))
    screen.press("step", "first")
    screen.press("dialog", "file")
    back(screen)
    screen.press("step", "last")
    here = screen.session.cursor
    forward(screen)
    assert screen.session.cursor == here and screen.app.opened.dialog == "file"
    address_has(screen, dialog="file", step=None)


@pytest.mark.parametrize("opened", [{"card": CARD}, {"scenario": "duel/build-bonus"}, {"rule": "duel.build.source"},
                                    {"dialog": "new"}, {"dialog": "file"}, {"dialog": "link"}], ids=str)  # fmt: skip
def test_a_page_that_is_loaded_again_shows_the_same(visit, opened):
    screen = visit(**opened)
    was = screen.page.url, screen.page.title(), title(screen).all_inner_texts(), screen.all("h2").all_inner_texts()
    screen.page.reload()
    screen.page.wait_for_selector("html[data-citadels-ready]", state="attached")
    address_has(screen, **opened)
    expect(screen.all("h2")).to_have_text(was[3])
    assert (screen.page.url, screen.page.title(), title(screen).all_inner_texts()) == was[:3]


def test_closing_what_the_address_had_opened_leaves_one_on_the_table(visit):
    screen = visit(card=CARD)
    before = screen.page.evaluate("history.length")
    screen.press("close")
    address_has(screen, card=None)
    assert screen.page.evaluate("history.length") == before


def test_the_language_stands_in_the_address(visit):
    screen = visit()
    screen.press("language", "fr")
    address_has(screen, lang="fr")


def test_a_new_game_has_an_address_that_opens_the_same_deal_with_the_same_players(visit):
    screen = visit()
    screen.press("dialog", "new")
    screen.after(lambda: screen.all('form [name="opponent"]').select_option("greedy"), "form")
    screen.after(screen.all("form [type=submit]").click, "new-game")
    address_has(screen, dialog=None, seed=None, who="person.greedy")
    position = screen.session.position
    again = visit(**{"seed": ""} | words(screen.page))
    assert again.session.position == position
    assert again.session.players == {"white": PERSON, "black": "greedy"}


def test_a_new_game_of_another_kind_leaves_no_dead_step_on_the_way_back(visit):
    screen = visit()
    before = screen.page.evaluate("history.length")
    screen.press("dialog", "new")
    screen.after(lambda: screen.all('form [name="variant"]').select_option("classic"), "form")
    screen.after(screen.all("form [type=submit]").click, "new-game")
    address_has(screen, dialog=None, who="person.greedy.greedy.greedy")
    assert screen.page.evaluate("history.state.opened") == [""]
    screen.press("dialog", "file")
    back(screen)
    expect(title(screen)).to_have_count(0)
    assert screen.page.evaluate("history.length") == before + 1 and screen.session.position.variant == "classic"


def test_a_scenario_of_another_game_is_a_step_of_the_way_back_too(visit):
    screen = visit(card="classic/king", variant="duel")
    screen.click('dialog [data-act="lesson"]')
    address_has(screen, scenario=screen.app.opened.lesson.scenario.name, card=None)
    back(screen)
    address_has(screen, scenario=None, card="classic/king")
    assert screen.session.position.variant == "duel"


def test_the_address_is_changed_so_seldom_that_no_browser_refuses(visit):
    counting = """() => {
      window.changes = 0;
      const plain = history.replaceState.bind(history);
      history.replaceState = (...all) => { window.changes++; plain(...all); };
    }"""
    screen = visit(duel(may_build))
    screen.page.evaluate(counting)
    for _ in range(12):
        screen.press("step", "back")
        screen.press("step", "forward")
    screen.press("step", "first")
    address_has(screen, step="0")
    assert screen.page.evaluate("changes") <= 24


@pytest.mark.parametrize("hostile", ["card=<script>", "rule=x&dialog=zzz&scenario=../../etc", "%ff%00", "a" * 5000])
def test_a_hostile_way_back_is_told_or_passed_over_and_the_table_goes_on(visit, hostile):
    screen = visit()
    screen.page.evaluate("(opened) => history.pushState({ opened: ['', opened] }, '', '?x=1')", hostile)
    screen.page.evaluate("() => history.pushState({ opened: ['', ''] }, '', '?x=2')")
    back(screen)
    assert screen.app.opened.lesson is None and screen.app.opened.help == ""
    screen.answer_first()
    assert len(screen.session.timeline) > 1
