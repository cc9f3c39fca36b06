"""The whole screen in French: no English word is left, and the page says which language it is in."""

import re

import pytest

from citadels_lab.words import _book

from .tables import duel, may_build, over, something_refused

pytestmark = pytest.mark.browser


def words_of(language):
    """Return every word of the screen and of the rules' sentences in a language, without what is filled in."""
    sentences = []
    for key, entry in _book(language).items():
        if key.startswith(("ui.", "prompts.", "actions.", "reasons.", "events.", "names.")):
            sentences += entry.values() if isinstance(entry, dict) else [entry]
    plain = re.sub(r"\{[^}]*\}", " ", " ".join(map(str, sentences)))
    return set(re.findall(r"[a-zà-ÿœ]{4,}", plain.lower()))


ENGLISH = words_of("en") - words_of("fr")


def english_in(text):
    return sorted(set(re.findall(r"[a-zà-ÿœ]{4,}", text.lower())) & ENGLISH)


def seen_and_said(screen):
    """Return all words of the page: what is seen, and what a screen reader says."""
    return screen.page.evaluate(
        """() => {
      const parts = [document.title];
      const walk = (root) => {
        for (const e of root.querySelectorAll("*")) {
          if (["STYLE", "SCRIPT", "CODE", "NOSCRIPT", "CITE"].includes(e.tagName) || e.matches(".wait")) continue;
          for (const name of ["aria-label", "title", "aria-valuetext", "placeholder"]) {
            if (e.hasAttribute(name) && !(name === "title" && e.matches(".chip"))) parts.push(e.getAttribute(name));
          }
          for (const child of e.childNodes) if (child.nodeType === 3) parts.push(child.nodeValue);
          if (e.shadowRoot) walk(e.shadowRoot);
        }
      };
      walk(document);
      return parts.join(" ");
    }"""
    )


def test_the_list_of_english_words_is_good_for_something():
    assert {"build", "gold", "choose", "step", "screen"} <= ENGLISH
    assert english_in("Choose a square") and not english_in("Choisissez une case du quartier")


def test_no_english_word_is_left_in_a_whole_game(visit):
    screen = visit(duel(something_refused, language="fr"))
    assert screen.page.evaluate("document.documentElement.lang") == "fr"
    assert screen.page.title() == "Citadelles Duel"
    screen.press("why")
    found = {"refused": english_in(seen_and_said(screen))}
    screen.click(".why .chip")
    found["rule"] = english_in(seen_and_said(screen))
    screen.after(lambda: screen.key("Escape"))
    for dialog in ("new", "file"):
        screen.press("dialog", dialog)
        said = seen_and_said(screen).replace("kind, name, colour, cost", "")
        found[dialog] = english_in(said.replace("Save, load", "").replace("English", ""))
        screen.after(lambda: screen.key("Escape"))
    assert {state: words for state, words in found.items() if words} == {}


@pytest.mark.parametrize("until", [may_build, over], ids=["building", "the end"])
def test_no_english_word_is_left_while_building_and_at_the_end(visit, until):
    screen = visit(duel(until, language="fr"))
    if until is may_build:
        screen.click('.opts [data-act="pick"]')
    screen.press("whole-log") if screen.all("[data-act=whole-log]").count() else None
    assert english_in(seen_and_said(screen)) == []


def test_the_curtain_and_junk_in_the_address_speak_french_too(visit):
    screen = visit(opponent="person", lang="fr", seat="nobody")
    assert (
        english_in(screen.text(".alert").replace("nobody", "").replace("white, black", "").replace("seat=", "")) == []
    )
    screen.answer_first()
    assert english_in(screen.text("dialog.curtain")) == []


def test_the_language_changes_in_the_middle_of_a_game_and_back(visit):
    screen = visit(duel(may_build))
    before = screen.session.position
    english = seen_and_said(screen)
    screen.press("language", "fr")
    assert screen.page.evaluate("document.documentElement.lang") == "fr" and screen.page.title() == "Citadelles Duel"
    assert english_in(seen_and_said(screen)) == [] and screen.focus()["act"] == "language"
    screen.press("language", "en")
    assert screen.page.evaluate("document.documentElement.lang") == "en"
    assert seen_and_said(screen) == english and screen.session.position is before
