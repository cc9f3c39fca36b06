"""Which options are shown at once where there are many: the best with each bot, not with the first alone."""

from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.whatif import what_if
from citadels_lab.widgets.whatif.tables import OPENLY, openly
from tests.study.positions import asked
from tests.study.test_whatif import CLASSIC, Dealt

MANY = asked("expansion-leader")


def answer(position, best):
    """Return an answer in which so many of the last, or else of the first options, win more often than the others."""
    return what_if(position, samples=60, runner=Dealt(lambda index, option: Outcome(WIN * best(option), 0)))


def test_the_best_of_every_bot_is_shown():
    n = len(MANY.decision.legal)
    assert n > OPENLY
    first, last = answer(MANY, lambda option: option < 3), answer(MANY, lambda option: option >= n - 3)
    shown = openly([first, last])
    assert len(shown) == OPENLY
    assert {0, 1, 2, n - 3, n - 2, n - 1} <= set(shown)


def test_few_options_are_all_shown_as_the_first_bot_has_them():
    width = len(CLASSIC.decision.legal)
    one = answer(CLASSIC, lambda option: option == width - 1)
    assert sorted(openly([one, one])) == list(range(width)) and openly([one, one])[0] == width - 1
    assert openly([]) == []
