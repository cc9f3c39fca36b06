"""An answer in a notebook cell: a picture and its words, the same bytes each time, in both languages."""

import re
from html import escape
from xml.etree import ElementTree

import pytest

import citadels_lab as lab
from citadels_lab.study.matrix import matrix
from citadels_lab.study.showing import answer_html, matrix_html
from tests.study.positions import late


@pytest.fixture(scope="module")
def answer():
    return lab.what_if(late(seed=3, back=12), samples=30, seed=1)


def test_the_same_question_gives_the_same_bytes(answer):
    again = lab.what_if(late(seed=3, back=12), samples=30, seed=1)
    assert answer._repr_html_() == again._repr_html_() and repr(answer) == repr(again)
    assert len(repr(answer)) < 120


def test_it_is_sound_html_with_a_named_picture_and_every_cell_of_the_table(answer):
    html = answer._repr_html_()
    tree = ElementTree.fromstring(html)
    assert tree.find(".//svg").get("aria-label") and tree.find(".//svg").get("role") == "img"
    cells = ["".join(cell.itertext()) for row in tree.iter("tr") for cell in row]
    assert cells == [cell for row in answer.table() for cell in row]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_share_is_drawn_or_said_to_be_nothing_or_everything(answer, language):
    html = answer_html(answer, language)
    assert f'lang="{language}"' in html and escape(answer.rows[0].text[language]) in html
    words = re.sub(r"<svg.*?</svg>", "", html)
    assert not re.search(r"\b(0|100) %", words)


def test_several_models_have_a_bar_each(answer):
    both = lab.what_if(late(seed=3, back=12), models=["random", "greedy"], samples=20, seed=1)
    tree = ElementTree.fromstring(both._repr_html_())
    rows = next(iter(both.answers.values())).rows
    assert len(list(tree.iter("circle"))) == 2 * len(rows) and len(list(tree.iter("table"))) == 2


def test_a_guessing_game_is_shaded_and_told_in_words():
    position = lab.new_game("classic", players=4, seed=7)
    first = position.decision.seat
    position = position.answer(position.decision.legal[0])
    found = matrix(position, first, samples=250, seed=1)
    html = matrix_html(found)
    assert html == found._repr_html_() and escape(found.text()) in html
    assert html.count("background:rgb") == len(found.cells) * len(found.columns)
