"""A wrong answer to any question, made from the question itself."""

from citadels_lab.lessons import Lesson, lessons
from citadels_lab.lessons.questions import Choose, Compute, Mark, Order, Question, Tick

READ = [one for one in lessons() if isinstance(one, Lesson)]
TASKS = [(f"{one.key}-{part.id}", part.exercise) for one in READ for part in one.parts if hasattr(part, "exercise")]


def wrong_answer(question: Question) -> list[str]:
    """Return an answer that counts and is not right."""
    right = list(question.solution)
    if isinstance(question, Tick):
        others = [item.key for item in question.items if not item.right]
        return others[:1] or right[:-1]
    if isinstance(question, Choose):
        return [next(item.key for item in question.items if not item.right)]
    if isinstance(question, Order):
        return [item.key for item in question.items]
    if isinstance(question, Mark):
        return [next((cell for cell in question.cells if cell not in question.right), right[0])]
    assert isinstance(question, Compute)
    return [str(question.number + 1)]
