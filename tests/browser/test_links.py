"""Links at the table: the dialog that makes them, what they open, and what hostile or damaged ones do (nothing)."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import citadels_lab as lab
from citadels_lab.links import text_of
from citadels_lab.session import PERSON, Session

from .tables import duel, may_build

pytestmark = pytest.mark.browser

COPYING = {"permissions": ["clipboard-read", "clipboard-write"]}
AT_THE_CLIPBOARD = "() => navigator.clipboard.readText()"


def words(address):
    """The words of an address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def position():
    return lab.play_out(lab.new_game("classic", seed=5, players=4), "random", seed=2)


def open_dialog(screen):
    screen.press("dialog", "link")
    expect(screen.all("dialog[open] h2")).to_have_text("Link to this position")


def copy(screen, kind):
    """Press a button that copies, and return what can be pasted then."""
    screen.after(screen.all(f'[data-copy="#link-{kind}"]').click, "copied")
    return screen.page.evaluate(AT_THE_CLIPBOARD)


# --- making them ------------------------------------------------------------------------------------------------------


def test_the_link_with_all_secrets_opens_this_very_position(visit):
    screen = visit(duel(may_build), options=COPYING)
    open_dialog(screen)
    assert "every card" in screen.text("dialog[open]"), "it says that it carries the secrets"
    copied = copy(screen, "all")
    assert copied == screen.all("#link-all").input_value()
    assert copied.startswith(f"http://localhost:{urlsplit(screen.page.url).port}/")
    assert lab.from_link(copied) == screen.session.position
    again = visit(**words(copied))
    assert again.session.position == screen.session.position and again.all(".alert").count() == 0
    assert again.question() == screen.question()


def test_the_line_of_python_opens_it_in_a_notebook(visit):
    screen = visit(duel(may_build), options=COPYING)
    open_dialog(screen)
    first, then = copy(screen, "python").split("; ")
    names = {}
    exec(first, names)
    assert eval(then, names) == screen.session.position


def test_copying_is_confirmed_in_words_that_are_spoken(visit):
    screen = visit(options=COPYING)
    open_dialog(screen)
    said = screen.all("dialog[open] [role=status]")
    expect(said).to_have_text("")
    copy(screen, "all")
    expect(said).to_have_text("Copied: Link with all secrets.")
    copy(screen, "python")
    expect(said).to_have_text("Copied: Line of Python.")


def test_where_the_browser_forbids_copying_the_text_is_selected_and_the_page_says_what_to_press(visit):
    def forbid(page):
        page.add_init_script(
            "navigator.clipboard.writeText = () => Promise.reject(new Error()); document.execCommand = () => false"
        )

    screen = visit(before=forbid)
    open_dialog(screen)
    screen.after(screen.all('[data-copy="#link-all"]').click, "copied")
    assert "press Ctrl and C" in screen.text("dialog[open] [role=status]")
    selected = screen.all("#link-all").evaluate("(field) => field.selectionEnd - field.selectionStart")
    assert selected == len(screen.all("#link-all").input_value())


def test_the_link_is_that_of_the_step_one_looks_at(visit):
    screen = visit(duel(may_build))
    screen.press("step", "back")
    open_dialog(screen)
    assert lab.from_link(screen.all("#link-all").input_value()) == screen.session.timeline[screen.session.cursor]


def test_the_link_without_secrets_shows_what_everybody_may_know_at_that_step(visit):
    screen = visit(seed=11)
    for _ in range(3):
        screen.answer_first()
    screen.press("step", "back")
    open_dialog(screen)
    address = screen.all("#link-watch").input_value()
    found = words(address)
    assert set(found) == {"game", "step", "lang"} and int(found["step"]) == screen.session.cursor
    again = visit(**found)
    assert again.session.viewer == "public" and again.session.cursor == screen.session.cursor
    assert again.all('.opts [data-act="answer"]').count() == 0
    open_dialog(again)
    assert again.all("#link-all").count() == again.all("#link-python").count() == 0
    assert text_of(screen.session.timeline[-1]) not in again.everything()


def test_before_the_first_answer_there_is_no_link_for_looking_on_and_the_dialog_says_when(visit):
    screen = visit()
    open_dialog(screen)
    assert screen.all("#link-watch").count() == 0 and "first answer" in screen.text("dialog[open]")


def test_an_imagined_or_endless_game_has_no_link_and_says_why(visit, monkeypatch):
    monkeypatch.setattr("citadels_lab.links.LONGEST", 60)
    screen = visit()
    open_dialog(screen)
    assert screen.all("#link-all").count() == 0 and "record as a file" in screen.text("dialog[open]")


# --- opening them -----------------------------------------------------------------------------------------------------


def test_a_link_opens_with_a_person_for_the_seat_that_is_asked_and_bots_for_the_others(visit):
    shown = lab.from_link(lab.link(position()) + "&step=40")
    screen = visit(at=text_of(shown), opponent="greedy")
    asked = shown.decision.seat
    assert screen.session.position == shown and screen.session.viewer == asked
    assert screen.session.players == {seat: PERSON if seat == asked else "greedy" for seat in shown.seats}


def test_a_link_says_who_plays_and_where_the_stepper_stands(visit):
    table = Session(lab.new_game("classic", seed=5, players=3), {"ana": PERSON, "bo": "random", "chi": PERSON})
    screen = visit(at=text_of(table.position), who="person.random.person", step="0")
    assert screen.session.players == table.players and screen.session.cursor == 0


def test_a_link_opens_in_french_on_a_phone(visit):
    screen = visit(at=text_of(position()), lang="fr", size="phone")
    assert screen.page.evaluate("document.documentElement.lang") == "fr"
    assert screen.session.position == position() and screen.all(".alert").count() == 0


TEXT, DUEL = text_of(position()), text_of(lab.new_game("duel", seed=4))
HOSTILE = {
    "empty": "", "no link": "hello", "cut off": TEXT[:40], "another version": "9" + TEXT[1:],
    "one letter changed": TEXT[:30] + "A" + TEXT[31:], "markup": "<img src=x onerror=alert(1)>",
    "long": "1" + "A" * 5000, "bytes": "1\x00\x01ÿ",
}  # fmt: skip


@pytest.mark.parametrize("how", HOSTILE)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_link_is_told_in_one_sentence_and_a_table_is_there(visit, how, language):
    screen = visit(at=HOSTILE[how], lang=language)
    assert screen.all(".alert").count() == 1 and 20 < len(screen.text(".alert")) < 400
    assert screen.all(".alert img").count() == 0
    assert screen.session.position.actions == () and screen.question()
    screen.answer_first()
    expect(screen.all(".alert")).to_have_count(0)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [({"at": DUEL, "who": "person"}, "who=person"), ({"at": DUEL, "who": "robot.person"}, "who="),
     ({"step": "-3"}, "step=-3"),
     ({"step": "x"}, "step=x"), ({"dialog": "zzz"}, "dialog=zzz"), ({"rule": "no.rule"}, "no.rule"),
     ({"scenario": "duel/nothing"}, "nothing"), ({"varient": "duel"}, "varient"), ({"game": "nobody"}, "")],
    ids=str,
)  # fmt: skip
def test_a_word_that_is_not_possible_is_told_and_passed_over(visit, wrong, told):
    screen = visit(**wrong)
    assert told in screen.text(".alert") and screen.question()
    assert not set(wrong) - {"at", "who", "varient"} & set(words(screen.page.url))


def test_a_link_that_is_opened_twice_gives_two_tables_that_do_not_touch(visit):
    text = text_of(lab.new_game("duel", seed=4))
    one, two = visit(at=text), visit(at=text)
    one.answer_first()
    assert two.session.position == lab.new_game("duel", seed=4) != one.session.position
