"""What if? on the screen: started, watched, stopped; a game opened from its dot and left; a choice before numbers."""

import re
import time

import pytest

from citadels_lab.study import whatif

from .axe_report import complaints
from .tables import duel
from .test_secrets import listen
from .visiting import wear

pytestmark = pytest.mark.browser

PATIENCE = 120
TABLE = {"variant": "classic", "players": 4, "opponent": "random"}


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch):
    """A quick study is a very quick one; a careful one never ends by itself while a test looks on."""
    monkeypatch.setitem(whatif.PRESETS, "quick", 40)
    monkeypatch.setitem(whatif.PRESETS, "careful", 900_000)


def opened(screen):
    """Open the panel."""
    screen.press("what-if-open")
    return screen


def only_random(screen):
    """Have just the fast bot play on."""
    screen.after(lambda: screen.all('[name="bot-greedy"]').uncheck(), "what-if-set")


def start(screen):
    screen.after(lambda: screen.all('[data-key="what-if start"]').click(), "what-if-start")


def until(true, what):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited for: {what}"
        time.sleep(0.02)


def finished(screen):
    """Wait until all is played and shown."""
    run = screen.app.what_if.model.run
    until(lambda: not run.running, "the end of the study")
    screen.page.locator('[data-key="what-if start"]').wait_for(timeout=PATIENCE * 1000)
    screen.settle()
    assert run.error is None
    return run


def asked_and_answered(screen):
    opened(screen)
    only_random(screen)
    start(screen)
    finished(screen)
    return screen


def test_it_is_shut_until_it_is_wanted_and_shuts_again(visit):
    screen = visit(duel())
    assert screen.all("#h-what-if").count() == 0 and screen.all(".dots canvas").count() == 0
    opened(screen)
    assert screen.text("#h-what-if") == "What if?" and screen.focus()["id"] == "h-what-if"
    screen.click('[data-key="what-if close"]')
    assert screen.all("#h-what-if").count() == 0


def test_provisional_numbers_come_first_and_then_the_final_ones(visit):
    screen = opened(visit(duel()))
    seen = []
    screen.page.expose_function("sawWords", lambda words: seen.append(words))
    screen.page.evaluate(
        """() => {
      const find = (root) => root.querySelector(".r-what-if")
        ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
      const panel = find(document);
      new MutationObserver(() => sawWords(panel.innerText)).observe(panel,
        { subtree: true, childList: true, characterData: true });
    }"""
    )
    start(screen)
    run = finished(screen)
    assert any("Provisional: these numbers still move." in words for words in seen)
    assert any(re.search(r"\d+ of \d+ games played", words) for words in seen)
    assert "Provisional" not in screen.text(".r-what-if")
    for bot in ("random", "greedy"):
        rows = screen.all(f'[data-key="answer {bot}"] tbody tr')
        assert rows.count() == 3 == len(run.answers[bot].rows)
        for row in rows.all():
            words = row.inner_text()
            assert "40" in words and re.search(r"\d+\.\d % to \d+\.\d %", words)
            assert not re.search(r"(?<![\d.])(0|100) %", words)
    assert screen.all(".known .note").count() == 1, "one sentence says whether the bots agree"
    spoken = screen.all(".lab > [aria-live=polite]")
    until(lambda: "looks best" in (spoken.text_content() or ""), "the result, spoken")


def test_it_can_be_stopped_and_what_is_known_stays(visit):
    screen = opened(visit(duel()))
    screen.after(lambda: screen.all('[name="samples"]').select_option("careful"), "what-if-set")
    only_random(screen)
    start(screen)
    screen.page.locator(".compared").first.wait_for(timeout=PATIENCE * 1000)
    assert screen.all("progress").get_attribute("aria-label") == "Games played"
    run = screen.app.what_if.model.run
    screen.press("what-if-stop")
    pressed = time.monotonic()
    until(lambda: not run.running, "the stop")
    assert time.monotonic() - pressed < 5 and run.state == "stopped"
    finished(screen)
    assert "Stopped after" in screen.text('[data-key="answer random"]')
    assert screen.focus() is not None and screen.focus()["seen"]


@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("projector", "projector")])
def test_a_press_on_a_dot_opens_its_game_and_leads_back(visit, size, theme):
    screen = visit(**TABLE, size=size)
    wear(screen.page, theme, screen)
    asked_and_answered(screen)
    before = screen.session
    plot = screen.app.what_if.plot
    canvas = screen.all(".dots canvas").first
    canvas.wait_for()
    canvas.evaluate("canvas => canvas.scrollIntoView({ block: 'center' })")
    dot = plot.dots[len(plot.dots) // 2]
    place = screen.page.evaluate(
        """([id, x, y]) => {
      const view = Object.values(Bokeh.index.roots ?? Bokeh.index);
      const find = (views) => { for (const v of views) {
        if (v.model?.id === id) return v;
        const found = find([...(v.child_views ?? []), ...(v._child_views?.values() ?? [])]);
        if (found) return found;
      } };
      const plot = find(view);
      return [plot.frame.x_scale.compute(x), plot.frame.y_scale.compute(y)];
    }""",
        [plot.figure.ref["id"], dot.x, dot.y],
    )
    box, room = canvas.bounding_box(), screen.all(".dots").bounding_box()
    assert abs(box["width"] - room["width"]) <= 2, "the whole picture is shown"
    screen.page.mouse.click(box["x"] + place[0], box["y"] + place[1])
    expect_the_imagined_game(screen, before, dot.game)


def test_the_twins_button_opens_a_game_too(visit):
    screen = asked_and_answered(visit(duel()))
    before = screen.session
    button = screen.all('.compared [data-act="what-if-game"]').first
    index = int(button.get_attribute("data-arg").split()[-1])
    assert re.match(
        r"Watch a good game of “.*”, played by random: (won|lost) by \d+", button.get_attribute("aria-label")
    )
    screen.after(button.click, "what-if-game")
    expect_the_imagined_game(screen, before, index)


def expect_the_imagined_game(screen, before, index):
    screen.page.locator("#h-imagined").wait_for(timeout=PATIENCE * 1000)
    screen.settle()
    table = screen.session
    assert table is not before and table.position.start.midway is not None
    assert f"This is game {index + 1} of" in screen.text(".imagined") and "did not happen" in screen.text(".imagined")
    assert screen.step() == (table.cursor, len(table.timeline) - 1) and table.timeline[-1].over
    assert screen.all("[data-act=what-if-open]").count() == 0, "the panel is that of one's own game"
    screen.press("step", "forward")
    screen.press("step", "last")
    assert screen.all(".panel.end").count() == 1
    screen.press("dialog", "file")
    assert screen.all("dialog[open]").count() == 0 and "has no record" in screen.text(".alert")
    screen.press("leave")
    assert screen.session is before and screen.all("#h-imagined").count() == 0
    assert screen.all(".compared").count() and screen.focus()["id"] == "h-what-if", "the numbers are still there"


def test_the_imagined_game_can_be_seen_with_other_eyes_and_played_on_differently(visit):
    screen = asked_and_answered(visit(duel()))
    screen.after(screen.all('.compared [data-act="what-if-game"]').first.click, "what-if-game")
    screen.page.locator("#h-imagined").wait_for(timeout=PATIENCE * 1000)
    screen.after(lambda: screen.all('[data-act="what-if-eyes"]').select_option("black"), "what-if-eyes")
    assert screen.session.viewer == "black"
    screen.after(lambda: screen.all('[data-act="what-if-eyes"]').select_option("white"), "what-if-eyes")
    while not (screen.session.asked == "white" and len(screen.legal()) > 1):
        screen.press("step", "forward")
    at = screen.session.cursor
    given = " ".join(map(str, screen.session.timeline[at + 1].actions[-1]))
    screen.answer(next(answer for answer in screen.legal() if answer != given))
    assert len(screen.session.branches) == 1 and screen.all("#h-imagined").count() == 1


def test_nothing_of_the_true_hidden_cards_is_sent_with_the_answer(visit):
    frames = []
    screen = visit(duel(), before=listen(frames))
    hidden = set(screen.session.position.facts()["bag"]) | set(
        screen.session.position.facts()["players"]["black"]["drawn"]
    )
    asked_and_answered(screen)
    told = "".join(frames) + screen.everything()
    assert hidden and not [tile for tile in hidden if f'"{tile}"' in told]


def test_commit_first_shows_no_number_before_the_choice_is_locked(visit):
    screen = opened(visit(duel()))
    only_random(screen)
    screen.after(lambda: screen.all('[name="samples"]').select_option("careful"), "what-if-set")
    screen.after(lambda: screen.all('[name="commit"]').check(), "what-if-set")
    radios = screen.all('fieldset input[type="radio"]')
    assert radios.count() == 3
    start(screen)
    assert "Choose first" in screen.text(".alert") and screen.all(".compared").count() == 0
    screen.after(lambda: radios.nth(1).check(), "what-if-set")
    assert screen.text('[data-key="what-if start"]') == "Lock my choice and start"
    start(screen)
    assert radios.count() == 0, "while it is played the choice cannot be changed"
    screen.page.locator(".compared").first.wait_for(timeout=PATIENCE * 1000)
    screen.press("what-if-stop")
    run = finished(screen)
    assert run.choice == screen.session.position.decision.legal[1]
    assert screen.text(".chosen").startswith("You chose “") and "%" in screen.text(".chosen")
    assert screen.all(".compared th .badge").count() == 1


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_is_refused_is_told_beside_its_form_and_in_sight(visit, size):
    screen = opened(visit(duel(), size=size))
    only_random(screen)
    screen.after(lambda: screen.all('[name="bot-random"]').uncheck(), "what-if-set")
    start(screen)
    assert screen.all(".alert").count() == 1
    told, height = screen.all(".r-what-if .alert").bounding_box(), screen.page.evaluate("innerHeight")
    assert told["y"] >= 0 and told["y"] + told["height"] <= height
    screen.press("dismiss")
    assert screen.all(".alert").count() == 0


def test_the_panel_speaks_french(visit):
    screen = visit(duel(language="fr"))
    asked_and_answered(screen)
    words = screen.text(".r-what-if")
    assert "Et si" in words and "au hasard" in words and "victoires" in words
    for english in ("random", "option", "win share", "looks best", "Provisional", "Watch", " of "):
        assert english not in words, english
    assert re.search(r"\d+,\d % à \d+,\d %", words)


def test_it_is_all_there_by_keyboard_alone(visit):
    screen = visit(duel())

    def tab_to(key):
        for _ in range(80):
            focus = screen.focus()
            if focus and focus["key"] and focus["key"].startswith(key):
                assert focus["seen"] and focus["outline"] >= 2, key
                return
            screen.key("Tab")
        raise AssertionError(f"no way to {key} with the Tab key")

    tab_to("what-if-open")
    screen.after(lambda: screen.key("Enter"), "what-if-open")
    assert screen.focus()["id"] == "h-what-if"
    tab_to("field bot-greedy")
    screen.after(lambda: screen.key("Space"), "what-if-set")
    tab_to("what-if start")
    screen.after(lambda: screen.key("Enter"), "what-if-start")
    finished(screen)
    assert screen.focus() is not None
    tab_to("watch random")
    screen.after(lambda: screen.key("Enter"), "what-if-game")
    screen.page.locator("#h-imagined").wait_for(timeout=PATIENCE * 1000)
    until(lambda: (screen.focus() or {}).get("id") == "h-imagined", "the focus on the imagined game")
    tab_to("imagined leave")
    screen.after(lambda: screen.key("Enter"), "leave")
    assert screen.focus()["id"] == "h-what-if"


def test_the_guessing_game_is_a_table_with_words(visit, monkeypatch):
    monkeypatch.setitem(whatif.PRESETS, "quick", 160)
    screen = opened(visit(**TABLE))
    only_random(screen)
    screen.all('[data-key="guessing game"] > summary').click()
    screen.after(lambda: screen.all('[data-key="guess start"]').click(), "what-if-guess")
    guess = screen.app.what_if.model.guess
    until(lambda: not guess.running, "the guessing game")
    assert guess.error is None
    screen.page.locator(".heat").wait_for()
    assert screen.all(".heat tbody tr").count() == len(guess.matrix.cells)
    assert screen.all(".heat thead th").count() == len(guess.matrix.columns) + 2
    assert complaints(screen.page) == []


def test_on_a_phone_every_number_of_the_table_is_in_sight_and_named(visit):
    screen = asked_and_answered(visit(duel(), size="phone"))
    hidden = screen.all(".answer .wide").evaluate_all("those => those.map(e => e.scrollWidth - e.clientWidth)")
    assert hidden and max(hidden) <= 0
    cells = screen.all(".compared tbody tr").first.locator("td[data-head]")
    heads = [cells.nth(at).get_attribute("data-head") for at in range(cells.count())]
    assert heads == ["playouts", "win share", "95 % interval", "margin", "against the best", "verdict", "watch a game"]
    assert complaints(screen.page) == []


def test_who_shares_a_screen_is_shown_nothing_of_the_others_question(visit):
    screen = visit(duel(lambda table: not table.curtain, opponent="person"))
    asked_and_answered(screen)
    screen.answer_first()
    assert screen.session.curtain and screen.all(".r-what-if h2").count() == 0 and screen.all(".compared").count() == 0
    screen.press("lift")
    assert screen.session.viewer == "black" and screen.all(".compared").count() == 0
    screen.press("step", "back")
    assert screen.all("[data-act=what-if-start]").count() == 0 and screen.all(".compared").count() == 0
    assert "Nothing is compared at this step" in screen.text(".r-what-if")


def test_closing_the_page_stops_the_study(visit):
    screen = opened(visit(duel()))
    screen.after(lambda: screen.all('[name="samples"]').select_option("careful"), "what-if-set")
    start(screen)
    run = screen.app.what_if.model.run
    screen.page.locator(".compared").first.wait_for(timeout=PATIENCE * 1000)
    screen.page.close()
    until(lambda: not run.running, "the end of a study that nobody watches")
    assert run.state == "stopped"
