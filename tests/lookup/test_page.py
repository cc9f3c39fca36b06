"""The page of rules in Python: whatever is pressed or asked, it shows a whole page and harms nothing."""

import pytest

from citadels_lab import lookup
from citadels_lab.lessons import Lesson, lessons
from citadels_lab.rules.catalogue import rules, variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.widgets.lessons.links import Links, NotebookLinks
from citadels_lab.widgets.rulebook.asked import Asked, asked
from citadels_lab.widgets.rulebook.face import open_rules
from citadels_lab.widgets.rulebook.page import RuleBook
from citadels_lab.widgets.rulebook.rule import rule_page
from citadels_lab.words import LANGUAGES, say

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    '"><script>alert(1)</script>',
    "\x00\ud800‮",
    "a" * 100_000,
    None,
    7,
    ["x"],
    {},
]


def test_every_rule_has_a_page_in_both_languages():
    for variant in variants():
        for rule in rules(variant):
            about = lookup.about(rule.id)
            for language in LANGUAGES:
                html = rule_page(about, language, Links())
                assert f"<code>{rule.id}</code>" in html
                assert html.count("<details") == html.count("</details>")


def test_with_links_it_leads_on_and_without_it_leads_nowhere():
    linked, alone = (RuleBook({"rule": "classic.thief"}, links=links).screen for links in (Links(), None))
    assert "/play?lang=en&amp;variant=classic&amp;card=classic/thief" in linked.rule
    assert "scenario=classic/thief-takes-at-the-call" in linked.rule
    assert "/lessons/05?lang=en" in linked.rule
    assert "href" not in alone.rule and "href" not in alone.top
    served = RuleBook({"rule": "classic.thief"}, links=NotebookLinks()).screen
    assert 'href="play_classic?' in served.rule and 'href="lesson_05_daggers?' in served.rule


def test_beside_a_rule_that_was_asked_for_alone_stand_those_of_its_game():
    alone = RuleBook({"rule": "2016.thief"})
    assert alone.asked == Asked(variant="edition_2016")
    assert say("lookup.found", "en", n=len(rules("edition_2016"))) in alone.screen.found
    assert RuleBook({"rule": "2016.thief", "q": "guard"}).asked == Asked("guard")


def test_the_way_to_the_game_is_marked_for_the_browser_and_leads_to_the_game_in_question():
    tops = [RuleBook(words, links=Links()).screen.top for words in ({}, {"variant": "duel"}, {"rule": "2016.thief"})]
    ways = ["/home?lang=en", "/play?lang=en&amp;variant=duel", "/play?lang=en&amp;variant=edition_2016"]
    for top, way in zip(tops, ways, strict=True):
        assert f'href="{way}" class="ghost" data-table' in top


def test_what_it_looks_for_is_in_its_address():
    book = RuleBook({"q": "thief", "card": "classic/thief", "kind": "printed"})
    given = {"q": "thief", "variant": "classic", "card": "classic/thief", "kind": "printed", "lang": "en", "rule": None}
    assert book.screen.address == {"words": given, "opened": ""}
    book.act("open", "classic.thief")
    assert book.screen.address["opened"] == book.screen.address["words"]["rule"] == "classic.thief"
    again = RuleBook({name: value for name, value in book.screen.address["words"].items() if value})
    assert (again.asked, again.opened) == (book.asked, book.opened)


def test_the_count_is_spoken_when_the_question_changes():
    book = RuleBook()
    assert book.screen.announce == ""
    book.act("look", {"q": "thief", "variant": "", "kind": ""})
    n = len(lookup.search("thief").rules)
    assert book.screen.announce == say("lookup.found", "en", n=n)
    book.act("look", {"q": "qqqq"})
    assert book.screen.announce == say("lookup.none", "en")
    book.act("open", "classic.thief")
    assert "Thief robs" in book.screen.announce


def test_a_long_list_is_shown_in_part_until_all_of_it_is_wanted():
    book = RuleBook()
    assert book.screen.found.count("<li") == 30
    book.act("all", "")
    assert book.screen.found.count("<li") == 297
    book.act("look", {"q": "the"})
    assert book.screen.found.count("<li") <= 30


def test_another_game_keeps_the_card_where_it_has_one_of_that_name():
    assert asked({"variant": "duel", "card": "classic/king"}).card == "duel/king"
    assert asked({"variant": "duel", "card": "classic/magician"}).card == ""
    assert asked({"variant": "", "card": "classic/king"}) == Asked()
    assert asked({"card": "classic/king"}).variant == "classic"


def test_what_does_not_exist_is_told_and_passed_over():
    book = RuleBook({"q": "guard", "variant": "duell", "card": "x/y", "kind": "odd", "rule": "no.such"}, "fr")
    assert len(book.asked.wrong) == 3 and book.opened == ""
    assert book.screen.found.count('role="alert"') == 4
    assert [rule.id for rule in book.asked.find("fr").rules] == [rule.id for rule in lookup.search("guard").rules]


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_presses_are_only_text(value):
    book = RuleBook({"q": value} if isinstance(value, str) else {})
    fields = {"q": value, "variant": value, "card": value, "kind": value, "more": value}
    for act in (
        "look",
        "ask",
        "card",
        "open",
        "close",
        "clear",
        "all",
        "address",
        "page-language",
        "no-such-act",
        "__init__",
    ):
        book.act(act, fields if act == "look" else value)
        screen = book.screen
        html = screen.top + screen.form + screen.found + screen.rule
        assert "<script" not in html and "<img" not in html
        assert "\x00" not in html and "\ud800" not in html
        assert len(html) < 200_000
        html.encode("utf-8")
    assert book.language == "en"


def test_a_mistake_of_ours_is_a_sentence_for_the_reader(monkeypatch):
    book = RuleBook()

    def broken(words):
        raise ZeroDivisionError

    monkeypatch.setattr(book, "do_look", broken)
    book.act("look", {"q": "thief"})
    assert say("ui.failed", "en", why="ZeroDivisionError") in book.screen.found


def test_every_lesson_that_names_a_rule_is_on_its_page():
    one = next(lesson for lesson in lessons() if isinstance(lesson, Lesson))
    for id in one.rules:
        assert f"{one.number}. " in rule_page(lookup.about(id), "en", None)


def test_a_notebook_shows_it_in_a_cell():
    book = open_rules("fr", q="voleur").servable()
    assert isinstance(book, RuleBook) and book.language == "fr" and "Voleur" in book.screen.found
    with pytest.raises(LabError):
        open_rules("de")
