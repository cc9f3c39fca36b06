"""The 2016 edition in a real browser: presets, an own cast, hidden markers, the cards' pages and their scenarios."""

import re

import pytest
from playwright.sync_api import expect

from citadels_lab.bots import bot
from citadels_lab.lookup.cards import cards
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.playout import bot_answer

from .gallery import card_table
from .tables import options
from .visiting import sideways

pytestmark = pytest.mark.browser

PRESSES = 200


def play(screen, until):
    """Press what the greedy bot would do, until something is the case."""
    session = screen.session
    for _ in range(PRESSES):
        if until(session):
            return
        screen.press("answer", spell(bot_answer(session.position, bot("greedy"), seed=5)))
    raise AssertionError("the game goes on and on")


def round_is(n):
    return lambda session: session.observation.facts["round"] >= n


def choose(screen, field, value):
    screen.after(lambda: screen.all(f'[name="{field}"]').select_option(value), "form")


def test_a_preset_with_five_seats_is_played_against_bots_and_no_marker_is_betrayed(visit):
    screen = visit(variant="edition_2016", players=5, preset="cunning_agents", seed=11)
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Citadels, the 2016 edition")
    hidden = 0

    def look(session):
        nonlocal hidden
        threats = session.observation.facts["threats"]
        if threats and all(threat["real"] == "?" for threat in threats):
            hidden += 1
            assert not re.search("threat with the flower|empty threat", screen.everything())
        return session.observation.facts["round"] >= 4

    play(screen, look)
    assert hidden, "nobody laid threats in three rounds: the test sees nothing"


def test_whoever_laid_the_warrants_sees_the_signed_one_and_nobody_else(visit):
    for card, words in (("magistrate-warrants", "signed warrant"), ("blackmailer-threats", "threat with the flower")):
        screen = visit(scenario=f"edition_2016/{card}")
        screen.press("step", "last")
        session = screen.session
        marked = [*session.position.facts().get("warrants", ()), *session.position.facts().get("threats", ())]
        for seat in session.position.seats:
            session.viewer = seat
            screen.app.look, shown = screen.app._look(), screen.app.room.views["header"](screen.app._look())
            assert (words in shown) == (seat == marked[0]["by"]), (card, seat)


BROKEN = """() => {
  const find = (root) => root.querySelector(".targets") ?? [...root.querySelectorAll("*")]
    .map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  return [...find(document).querySelectorAll("b")].filter((name) => !/[ -]/.test(name.textContent))
    .filter((name) => name.getBoundingClientRect().height > 1.9 * parseFloat(getComputedStyle(name).fontSize))
    .map((name) => name.textContent);
}"""
"""Names of one word among the characters to aim at that take two lines."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_of_a_character_to_rob_breaks_inside_the_word(visit, language):
    robbing = lambda table: any(option.action[0] == "rob" and option.legal for option in options(table))  # noqa: E731
    screen = visit(card_table("edition_2016", robbing, language, seed=1, players=5), size="small projector")
    assert screen.all(".targets b").count() >= 4
    assert screen.page.evaluate(BROKEN) == []


STICKS_OUT = """() => {
  const find = (root) => root.querySelector(".ranks") ?? [...root.querySelectorAll("*")]
    .map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const inside = (e) => e.getBoundingClientRect().right <= e.closest(".rank").getBoundingClientRect().right;
  const own = (e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getClientRects().length; };
  const ranks = find(document);
  return [...ranks.querySelectorAll(".mark")].filter((e) => !inside(e)).map((e) => e.innerText)
    .concat([...ranks.querySelectorAll(".nm")].filter((e) => !e.innerText.includes(" ") && own(e) > 1)
      .map((e) => e.innerText));
}"""


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_markers_stay_within_their_rank_and_a_name_of_one_word_on_one_line(visit, size, lang):
    screen = visit(size=size, scenario="edition_2016/magistrate-warrants", lang=lang)
    screen.press("step", "last")
    assert screen.all(".ranks .mark").count() == 3
    assert screen.page.evaluate(STICKS_OUT) == []
    screen = visit(size=size, variant="edition_2016", players=5, preset="cunning_agents", seed=11, lang="en")
    assert screen.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize(
    ("card", "words"), [("magistrate", "signed warrant"), ("blackmailer", "threat with the flower")]
)
def test_the_characters_to_lay_a_marker_on_stand_under_what_pressing_them_does(visit, card, words):
    scenario = {"magistrate": "magistrate-warrants", "blackmailer": "blackmailer-threats"}[card]
    screen = visit(scenario=f"edition_2016/{scenario}")
    assert f"Lay the {words}" in screen.text(".opts")


def test_the_form_offers_presets_and_says_what_a_small_table_changes(visit):
    screen = visit(variant="edition_2016", players=4, preset="first_game")
    screen.page.get_by_role("button", name="New game").click()
    start, why = screen.page.get_by_role("button", name="Start", exact=True), screen.all("#new-why")
    choose(screen, "preset", "devious-dignitaries")
    expect(screen.all(".changed")).to_have_text("At this table the Artist stands in for the Queen of the preset.")
    choose(screen, "count", "2")
    expect(screen.all(".changed")).to_have_text("At this table the Queen of the preset is left out.")
    choose(screen, "preset", "own")
    screen.press("random-cast")
    screen.press("random-uniques")
    expect(why).to_have_text("")
    boxes = screen.all(".boxes input:checked")
    expect(boxes).to_have_count(14)
    screen.after(lambda: boxes.first.uncheck(), "form")
    expect(why).to_contain_text("A deck has 14 unique districts, and you chose 13")
    expect(start).to_have_attribute("aria-disabled", "true")
    screen.press("random-uniques")
    choose(screen, "rank-4", "emperor")
    expect(why).to_contain_text("Emperor")
    choose(screen, "rank-4", "patrician")
    start.click()
    expect(screen.all("dialog")).to_have_count(0)
    options = screen.session.position.start.options
    assert len(options["uniques"]) == 14 and "patrician" in options["characters"]


def test_a_cards_page_is_opened_by_its_emblem_and_its_scenario_stepped_through(visit):
    screen = visit(variant="edition_2016", players=5, preset="devious_dignitaries", seed=7)
    before = screen.session.position
    screen.press("help", "magistrate")
    page = screen.all("dialog .cardpage")
    expect(page).to_contain_text("Magistrat")
    expect(page).to_contain_text("Échevin")
    expect(page).to_contain_text("2016.magistrate.confiscate")
    expect(page.locator(".chip .ours").first).to_have_text("our ruling")
    screen.press("lesson")
    expect(screen.all(".lesson h2")).to_contain_text("Scenario:")
    steps = len(screen.session.timeline) - 1
    for at in range(1, steps + 1):
        screen.click('[data-key="lesson next"]')
        assert screen.session.cursor == at
    expect(screen.all('[data-key="lesson next"]')).to_have_count(0)
    screen.press("leave")
    expect(screen.all("dialog .cardpage")).to_be_visible()
    assert screen.session.position is before


def test_the_address_opens_a_card_of_any_game_in_french_on_a_phone(visit):
    for key, name, printed in (
        ("edition_2016/armory", "Armurerie", "Poudrière"),
        ("dark_city/navigator", "Navigateur", "Navigator"),
        ("duel/statue", "Statue", "Statue"),
    ):
        screen = visit(size="phone", card=key, lang="fr")
        expect(screen.all("dialog h2").first).to_have_text(name)
        expect(screen.all("dialog .cardpage")).to_contain_text(printed)
        assert sideways(screen.page) <= 0


def test_a_card_that_does_not_exist_is_told(visit):
    screen = visit(card="classic/spy")
    expect(screen.all(".alert")).to_contain_text("There is no card")


@pytest.mark.parametrize("variant", ["duel", "classic", "dark_city", "edition_2016"])
def test_every_card_has_its_page_with_rules_and_a_scenario(variant):
    from citadels_lab.lookup.cards import rules_of, scenarios_of

    for card in cards(variant).values():
        assert rules_of(card), card
        assert scenarios_of(card), card


def test_nothing_overflows_on_a_phone_and_french_is_french(visit):
    screen = visit(size="phone", variant="edition_2016", players=5, preset="illustrious_emissaries", seed=4, lang="fr")
    play(screen, round_is(3))
    assert sideways(screen.page) <= 0
    words = screen.all(".lab").inner_text()
    assert not re.search(r"\b(the|your|gold|districts|turn|Noble|Religious|Trade)\b", words), "English is left"
