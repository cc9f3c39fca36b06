"""Saving the game as a file, and loading one; whatever is wrong with a file is one sentence, and the game stays."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError

from .tables import duel, may_build, over

pytestmark = pytest.mark.browser


def test_the_saved_file_is_the_record_and_loads_again(visit, tmp_path):
    screen = visit(duel(may_build))
    saved = screen.session.position
    screen.press("dialog", "file")
    with screen.page.expect_download() as download:
        screen.all("[data-key=save]").click()
    assert download.value.suggested_filename == "citadels-duel.txt"
    download.value.save_as(tmp_path / "record.txt")
    record = (tmp_path / "record.txt").read_text(encoding="utf-8")
    assert record == screen.session.record() and lab.load(record) == saved
    screen.after(lambda: screen.key("Escape"))
    screen.answer_first()
    assert screen.session.position != saved
    screen.press("dialog", "file")
    screen.after(lambda: screen.give("input[data-act=load]", record))
    assert screen.all("dialog").count() == 0 and screen.session.position == saved
    assert screen.question() == saved.decision.text()


def test_a_finished_game_loads_and_can_be_stepped_through(visit):
    end = duel(over)
    screen = visit()
    screen.press("dialog", "file")
    screen.after(lambda: screen.give("input[data-act=load]", end.record()))
    assert screen.all(".panel.end").count() == 1 and screen.session.position.over
    screen.press("step", "first")
    assert screen.step() == (0, len(end.timeline) - 1)


def hand_edited(record):
    lines = record.splitlines()
    at = next(at for at, line in enumerate(lines) if "keep " in line)
    lines[at] = lines[at].replace("keep ", "build ")
    return "\n".join(lines)


BAD = {
    "empty": lambda record: "",
    "cut off in the middle": lambda record: record[: len(record) // 2],
    "no record": lambda record: "Dear diary,\nI lost again.\n",
    "of a version to come": lambda record: record.replace("1", "99", 1),
    "edited by hand": hand_edited,
    "bytes that are no text": lambda record: bytes(range(128, 256)) * 4,
    "hostile": lambda record: "[" * 50_000,
    "with markup": lambda record: "<img src=x onerror=document.title='taken'>" + record,
}


def test_a_bad_record_is_told_in_one_sentence_and_the_game_stays(visit):
    screen = visit(duel(may_build))
    before, record = screen.session.position, screen.session.record()
    screen.press("dialog", "file")
    for how, spoil in BAD.items():
        spoilt = spoil(record)
        screen.after(lambda spoilt=spoilt: screen.give("input[data-act=load]", spoilt))
        with pytest.raises(LabError) as refused:
            lab.load(spoilt.decode(errors="replace") if isinstance(spoilt, bytes) else spoilt)
        told = screen.text("dialog .alert")
        assert told == " ".join(str(refused.value).split()) and 10 < len(told) < 400, how
        assert screen.session.position is before and screen.page.title() == "Citadels Duel"
    screen.after(lambda: screen.key("Escape"))
    screen.answer_first()
    assert screen.session.position is not before, "the game goes on"
