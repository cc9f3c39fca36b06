"""The card game in a real browser: whole games, the form of a new game, two languages, a phone, and no secret sent."""

import re

import pytest
from playwright.sync_api import expect

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.playout import bot_answer
from citadels_lab.words import name

from .visiting import sideways, still, wear

pytestmark = pytest.mark.browser

PRESSES = 400

TIMES = """async ([n, selectors]) => {
  const find = (place, wanted) => {
    for (const it of place.querySelectorAll("*")) {
      if (it.matches(wanted)) return it;
      const inside = it.shadowRoot && find(it.shadowRoot, wanted);
      if (inside) return inside;
    }
  };
  const root = find(document, ".lab"), times = [];
  for (let at = 0; at < n; at++) {
    const button = selectors.map((one) => root.querySelector(one)).filter(Boolean).at(at % 3 ? 0 : -1);
    const where = root.querySelector(".where-at"), before = where.textContent, start = performance.now();
    if (!button) break;
    button.click();
    while (where.textContent === before) await new Promise((next) => requestAnimationFrame(next));
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, 60));
  }
  return times.sort((one, other) => one - other);
}"""
"""Presses n times and measures, in the page, how long it takes until the page shows the step that follows."""

SMALL = """all => all.map((it) => [it.dataset.key, it.getBoundingClientRect()])
  .filter(([, box]) => box.height < 44 || box.width < 44)"""


def answer(screen, action):
    screen.press("answer", spell(action))


def play(screen, until, advisor="greedy"):
    """Press what a bot would do, until something is the case."""
    session = screen.session
    for _ in range(PRESSES):
        if until(session):
            return
        answer(screen, bot_answer(session.position, bot(advisor), seed=5))
    raise AssertionError("the game goes on and on")


def fields(screen, **values):
    for field, value in values.items():
        control = screen.all(f'[name="{field.replace("_", "-")}"]')
        control.select_option(value) if control.evaluate("it => it.tagName") == "SELECT" else control.fill(value)
        screen.page.wait_for_timeout(350)  # what is typed is looked at when the typing rests


def test_a_classic_game_against_three_bots_is_played_to_its_end(visit):
    screen = visit(variant="classic", players=4, seed=7)
    play(screen, lambda session: session.asked is None)
    position = screen.session.position
    expect(screen.all(".r-options h2")).to_contain_text("Ana" if "ana" in position.winners else "")
    shown = screen.all(".results > li")
    expect(shown).to_have_count(4)
    totals = [int(text) for text in screen.all(".results .points").all_inner_texts()]
    assert sorted(totals) == sorted(score.total for score in position.scores().values())
    assert totals == sorted(totals, reverse=True)
    parts = sum(int(text) for text in screen.all(".results td").all_inner_texts())
    assert parts == sum(totals)


def test_two_players_hold_two_characters_each(visit):
    screen = visit(variant="classic", players=2, seed=3)
    play(screen, lambda session: session.observation.facts["phase"] == "turns")
    chips = screen.all(".mine .who")
    expect(chips).to_have_count(2)
    play(screen, lambda session: session.asked is None)
    expect(screen.all(".results > li")).to_have_count(2)


def test_the_form_says_what_is_not_possible_before_start_is_pressed(visit):
    screen = visit(variant="classic", players=4, seed=7)
    before = screen.session.position
    screen.page.get_by_role("button", name="New game").click()
    start, why = screen.page.get_by_role("button", name="Start", exact=True), screen.all("#new-why")
    expect(why).to_have_text("")
    fields(screen, variant="dark_city", count="4", rank_9="queen")
    expect(why).to_contain_text("The Queen needs at least five players, and there are 4")
    expect(start).to_have_attribute("aria-disabled", "true")
    start.click(force=True)
    expect(screen.all("dialog [role=alert]")).to_contain_text("The Queen needs at least five players")
    assert screen.session.position is before
    fields(screen, count="8", rank_9="")
    expect(why).to_contain_text("With 8 players the cast needs a character of rank 9")
    fields(screen, count="2", rank_4="emperor")
    expect(why).to_contain_text("The Emperor cannot be used with two players")
    fields(screen, count="5", name_1="Ana")
    expect(why).to_contain_text("Two players cannot both be called “Ana”")
    fields(screen, name_1="Zoë", bonus="list")
    screen.all('[name="bonus-hospital"]').check()
    expect(why).to_contain_text("Hospital cannot be used with the Witch")
    fields(screen, rank_1="assassin", rank_9="queen")
    expect(why).to_have_text("")
    start.click()
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Citadels, the Dark City")
    start_of = screen.session.position.start
    assert screen.session.position.seats == ("Ana", "Zoë", "Chi", "Dev", "Eli")
    assert start_of.options["bonus"] == ["hospital"] and "queen" in start_of.options["characters"]


def test_a_random_cast_can_always_be_played(visit):
    screen = visit(variant="dark_city", players=4)
    screen.page.get_by_role("button", name="New game").click()
    for players in ("2", "5", "8"):
        fields(screen, count=players, bonus="0")
        screen.press("random-cast")
        expect(screen.all("#new-why")).to_have_text("")


def test_a_card_of_the_hand_is_built_by_pressing_it_or_says_why_not(visit):
    screen = visit(variant="classic", players=4, seed=7)

    def can_build(session):
        decision = session.position.decision
        return decision.prompt == "turn" and any(action[0] == "build" for action in decision.legal)

    play(screen, can_build, advisor="random")
    refused = screen.all(".hand button.no").first
    if refused.count():
        refused.click()
        expect(screen.all(".handside .why")).to_be_visible()
        expect(refused).to_be_focused()
    district = screen.all(".hand button.can").first.get_attribute("data-arg")
    screen.click(".hand button.can")
    city = screen.session.position.facts()["players"]["Ana"]["city"]
    assert district in [there["district"] for there in city]
    expect(screen.all(".mine .city")).to_contain_text(name("district", district))


def test_the_table_speaks_french(visit):
    screen = visit(variant="classic", players=4, seed=7, lang="fr")
    expect(screen.all(".lab")).to_have_attribute("lang", "fr")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Citadelles, le jeu classique")
    play(screen, lambda session: session.observation.facts["round"] == 3)
    words = screen.all(".lab").inner_text()
    assert not re.search(r"\b(the|your|gold|districts|turn)\b", words), "English is left"


ALONE = """all => all.filter((it, at) => it.scrollWidth > it.clientWidth + 1 || all.some((other, to) => {
  const one = it.getBoundingClientRect(), two = other.getBoundingClientRect();
  return at < to && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
})).map(it => it.innerText)"""
"""Which cards lie over another one, or are too narrow for their words."""


@pytest.mark.parametrize("theme", ["light", "projector"])
@pytest.mark.parametrize("width", [1024, 1160, 1280, 1440])
def test_the_cards_of_a_draft_lie_side_by_side_and_are_wide_enough_for_their_words(visits, width, theme):
    for players, variant in ((3, "dark_city"), (2, "classic"), (6, "classic")):
        screen = visits.table(variant=variant, players=players, seed=1, lang="fr")
        screen.page.set_viewport_size({"width": width, "height": 800})
        wear(screen.page, theme, screen)
        still(screen.page)
        assert screen.all(".offer").count() >= 4
        assert screen.all(".offer").evaluate_all(ALONE) == [], f"{variant}, {players} players"


@pytest.mark.parametrize("players", [4, 8])
def test_nothing_overflows_on_a_phone(visit, players):
    screen = visit(size="phone", variant="dark_city", players=players, seed=4, lang="fr")
    for rounds in (1, 4):
        play(screen, lambda session, wanted=rounds: session.observation.facts["round"] >= wanted)
        assert sideways(screen.page) <= 0
    screen.press("dialog", "new")
    assert sideways(screen.page) <= 0


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everything_to_press_is_large_enough(visit, size):
    screen = visit(size=size, variant="dark_city", players=6, seed=4)
    play(screen, lambda session: session.observation.facts["round"] == 3)
    small = screen.all(".lab button:visible:not(.chip), .lab summary:visible").evaluate_all(SMALL)
    assert [key for key, _ in small] == []


def test_what_other_seats_hold_is_not_sent_to_the_page(visit):
    frames, looked_for = [], set()

    def listen(page):
        page.on("websocket", lambda socket: socket.on("framereceived", lambda said: frames.append(str(said))))

    screen = visit(before=listen, variant="classic", players=4, seed=7)
    own = screen.session.observation.facts["players"]["Ana"]["hand"]
    assert all(name("district", card) in "".join(frames) for card in own), "the test does not see what is sent"
    for _ in range(25):
        session = screen.session
        if session.asked is None:
            break
        seen = screen.everything()
        sent = "".join(frames)
        looked_for |= only_others_know(session)
        for district in only_others_know(session):
            english = name("district", district)
            assert english not in seen and english not in sent, f"{english} was sent"
        assert not re.search(r"(Bo|Chi|Dev) keeps the (?!crown)", seen + sent)
        answer(screen, bot_answer(session.position, bot("random"), seed=5))
    assert len(looked_for) > 5


def only_others_know(session):
    """The districts that nobody but another seat (or the deck) has ever had to do with."""
    truth, mine = session.position.facts(), session.observation
    told = " ".join(event.text() for event in mine.events)
    cards = {card for seat in truth["players"] if seat != mine.seat for card in truth["players"][seat]["hand"]}
    return {card for card in cards if name("district", card) not in told}


def test_the_curtain_hides_what_the_last_person_saw(visit):
    screen = visit(variant="classic", players=4, seed=7)
    screen.page.get_by_role("button", name="New game").click()
    fields(screen, count="3", who_1="person", who_2="person")
    screen.page.get_by_role("button", name="Start", exact=True).click()
    expect(screen.all('dialog[data-key="dialog new"]')).to_have_count(0)
    if not screen.session.curtain:
        answer(screen, screen.session.position.decision.legal[0])
    expect(screen.all("dialog.curtain")).to_be_visible()
    expect(screen.all(".hand")).to_have_count(0)
    expect(screen.all(".mat")).to_have_count(0)
    screen.press("lift")
    expect(screen.all(".offers button").first).to_be_visible()
    expect(screen.all(".mine h2")).to_contain_text(screen.session.asked)


def test_the_game_can_be_saved_and_loaded_again(visit, tmp_path):
    screen = visit(variant="dark_city", players=5, seed=2)
    play(screen, lambda session: session.observation.facts["round"] == 2)
    position = screen.session.position
    screen.page.get_by_role("button", name="Save, load").click()
    with screen.page.expect_download() as download:
        screen.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    screen.page.keyboard.press("Escape")
    screen.press("step", "first")
    screen.page.get_by_role("button", name="Save, load").click()
    screen.after(lambda: screen.all('input[data-act="load"]').set_input_files(file), "load")
    assert file.name == "citadels-dark_city.txt" and screen.session.position == position


STEPS = ['[data-act="step"][data-arg="forward"]:not([aria-disabled])', '[data-act="step"][data-arg="back"]']
ANSWERS = ['.offers [data-act="answer"]', '.r-options [data-act="answer"]', '.part.end [data-act="answer"]']


@pytest.mark.parametrize("presses", [STEPS, ANSWERS], ids=["steps", "answers"])
def test_a_press_is_on_the_screen_at_once(visit, presses):
    screen = visit(variant="dark_city", players=8, seed=4)
    play(screen, lambda session: session.observation.facts["round"] == 3)
    times = screen.page.evaluate(TIMES, [40, presses])
    p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"8 seats, {len(times)} presses, press to updated page: p50 {p50:.0f} ms, p95 {p95:.0f} ms")
    assert p50 < 600  # alone p95 is below 150 ms; a shared machine is slower
