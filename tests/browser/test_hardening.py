"""Hostile names, files and addresses in a real browser: shown as the letters they are; nothing of them runs."""

import pytest

import citadels_lab as lab

from .tables import duel, may_build

pytestmark = pytest.mark.browser

MARKUP = "<img src=x onerror=window.taken=1><script>window.taken=2</script>"
TRAP = "window.taken = 0; window.addEventListener('securitypolicyviolation', () => (window.forbidden = true));"
IMAGES = """() => {
  const find = (root) => [...root.querySelectorAll("img[src=x]"),
    ...[...root.querySelectorAll("*")].flatMap((e) => (e.shadowRoot ? find(e.shadowRoot) : []))];
  return find(document).length;
}"""


def set_trap(page):
    page.add_init_script(TRAP)


def assert_nothing_ran(page):
    assert page.evaluate("window.taken") == 0 and page.evaluate(IMAGES) == 0


def test_a_hostile_name_is_refused_in_letters(visit):
    screen = visit(variant="classic", before=set_trap)
    screen.press("dialog", "new")
    screen.after(lambda: screen.all('[name="name-0"]').fill(MARKUP), "form")
    screen.settle()
    assert "<img src=x onerror" in screen.all("dialog").inner_text(), "it is told as it was typed"
    assert_nothing_ran(screen.page)


def test_a_record_with_a_hostile_name_is_refused_and_the_game_stays(visit):
    record = lab.new_game("classic", players=["Ana", "Bo"], seed=7).record()
    screen = visit(before=set_trap)
    before = screen.session.position
    screen.press("dialog", "file")
    for name in (MARKUP, "</script>", "../../x", "__proto__"):
        screen.after(lambda name=name: screen.give("input[data-act=load]", record.replace("Ana", name)), "load")
        assert 10 < len(screen.text("dialog .alert")) < 500
    assert screen.session.position is before
    assert_nothing_ran(screen.page)


SCENARIO = f"""
title = {{ en = "{MARKUP}", fr = "{MARKUP}" }}
note = {{ en = "{MARKUP}", fr = "{MARKUP}" }}
rules = ["{MARKUP}"]
variant = "duel"
[[step]]
seat = "{MARKUP}"
do = "{MARKUP}"
"""
FILES = {
    "a scenario of markup": SCENARIO,
    "nested too deep": "a = " + "[" * 30_000 + "]" * 30_000,
    "keys nested too deep": ".".join("a" * 20_000) + " = 1",
    "huge numbers": 'citadels_lab = 1\nseed = 1' + "0" * 50_000,
    "larger than any record": "x" * 1_500_000,
    "bytes": bytes(range(256)) * 500,
    "zeros": b"\x00" * 100_000,
    "nothing": "",
    "an endless line": "step " * 100_000,
}  # fmt: skip
NAMES = ("../../../etc/passwd", "<img src=x onerror=window.taken=6>.toml", "C:\\con", "a" * 300, "\u202etxt.exe")


@pytest.mark.parametrize("what", FILES)
def test_a_hostile_file_is_told_in_one_sentence_and_the_game_stays(visit, what):
    screen = visit(duel(may_build), before=set_trap)
    before = screen.session.position
    screen.press("dialog", "file")
    for name in NAMES[:2]:
        screen.after(lambda name=name: screen.give("input[data-act=load]", FILES[what], name), "load")
        told = screen.text("dialog .alert")
        assert 10 < len(told) < 500 and "Traceback" not in told and "passwd" not in told.replace(name, "")
    assert screen.session.position is before
    assert_nothing_ran(screen.page)
    screen.after(lambda: screen.key("Escape"))
    screen.answer_first()
    assert screen.session.position is not before, "the game goes on"


def test_names_of_files_are_never_paths(visit):
    screen = visit(before=set_trap)
    screen.press("dialog", "file")
    for name in NAMES:
        screen.after(lambda name=name: screen.give("input[data-act=load]", "no record", name), "load")
        assert screen.all("dialog .alert").count() == 1
    assert_nothing_ran(screen.page)


@pytest.mark.parametrize(
    "query",
    [
        {"card": MARKUP},
        {"scenario": f"../{MARKUP}"},
        {"rule": MARKUP},
        {"variant": MARKUP, "preset": MARKUP, "players": MARKUP},
        {"at": MARKUP},
        {"at": "1" + "A" * 5000},
        {"game": MARKUP},
        {"game": "../../etc/passwd"},
        {"step": MARKUP, "lang": MARKUP, "theme": MARKUP, "dialog": MARKUP, "opponent": MARKUP},
    ],
    ids=str,
)
def test_a_hostile_address_is_told_and_nothing_of_it_runs(visit, query):
    screen = visit(before=set_trap, **query)
    assert 10 < len(screen.text(".alert")) < 2000
    assert_nothing_ran(screen.page)
    assert screen.legal(), "there is a table to play at"


def test_a_script_that_gets_into_a_page_does_not_run(server, browser):
    page = browser.new_page()
    page.add_init_script(TRAP)
    page.goto(server.address(seed=7))
    page.wait_for_selector("html[data-citadels-ready]", state="attached")
    page.evaluate("markup => { document.body.insertAdjacentHTML('beforeend', markup); }", MARKUP)
    page.evaluate(
        """() => {
      const script = document.createElement("script");
      script.textContent = "window.taken = 7";
      document.body.append(script);
      const elsewhere = document.createElement("script");
      elsewhere.src = "https://elsewhere.example/x.js";
      document.body.append(elsewhere);
    }"""
    )
    page.wait_for_function("window.forbidden")
    assert page.evaluate("window.taken") == 0
    page.close()


def test_a_double_click_answers_once(visit):
    screen = visit(duel(may_build))
    before = len(screen.session.timeline)
    button = screen.all('.opts [data-act="answer"]').first
    arg = button.get_attribute("data-arg")
    screen.after(lambda: button.dblclick())
    screen.settle()
    line = screen.session.timeline
    own = [position.actions[-1] for position in line[before:]]
    assert " ".join(map(str, own[0])) == arg
    assert len([position for position in line[before - 1 : -1] if position.decision.seat == "white"]) == 1
