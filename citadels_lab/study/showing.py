"""Answers as pictures with words, for notebook cells: the same bytes for the same answer."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from citadels_lab.pictures.intervals import Bar, Line, intervals, paragraph, shaded, table

from .answer import Answer
from .telling import order, sentences, title

if TYPE_CHECKING:
    from .matrix import Matrix
    from .models import Comparison


def answer_html(answer: Answer, language: str = "en") -> str:
    """Return an answer as HTML."""
    bots = ", ".join(dict.fromkeys(answer.bots.values()))
    parts = [paragraph(" ".join(sentences(answer, language))), table(answer.table(language))]
    return intervals(title(answer, language), _lines({bots: answer}, language), parts, language)


def comparison_html(comparison: "Comparison", language: str = "en") -> str:
    """Return the same question under several models as HTML."""
    answers = comparison.answers
    first = next(iter(answers.values()))
    tables = [table(answer.table(language), caption=name) for name, answer in answers.items()]
    parts = [paragraph(comparison.text(language)), *tables]
    return intervals(title(first, language), _lines(answers, language), parts, language)


def matrix_html(matrix: "Matrix", language: str = "en") -> str:
    """Return a guessing game as HTML, its cells shaded from the smallest share to the largest."""
    shares = [[cell.value for cell in row] for row in matrix.cells]
    low, high = min(map(min, shares)), max(map(max, shares))
    parts = [[(share - low) / max(high - low, 1e-9) for share in row] for row in shares]
    words = [*map(paragraph, matrix.legend(language)), table(matrix.table(language), parts=parts)]
    return shaded(matrix.title(language), [*words, paragraph(matrix.text(language))], language)


def _lines(answers: Mapping[str, Answer], language: str) -> list[Line]:
    """Return the options in the order of the first answer, each with a bar for each answer."""
    first = next(iter(answers.values()))
    return [
        Line(
            first.rows[at].text[language],
            any(answer.rows[at].close for answer in answers.values()),
            [
                Bar(name, share.low, share.value, share.high)
                for name, answer in answers.items()
                if (share := answer.rows[at].share) is not None
            ],
        )
        for at in order(first)
    ]
