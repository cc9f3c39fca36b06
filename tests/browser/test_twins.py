"""Every picture has its twin in words or buttons, made from the same facts, the same every time."""

import pytest

from citadels_lab.widgets.app import TableApp
from citadels_lab.words import name

from .tables import duel, may_build, over, round_is

pytestmark = pytest.mark.browser

PICTURES = {
    "city_plot": "[data-region=city]",
    "council_plot": "[data-region=council]",
    "flow_plot": "[data-region=flow]",
}


def test_every_picture_is_hidden_from_screen_readers_and_the_keyboard_and_has_a_twin_beside_it(visit):
    screen = visit(duel(may_build))
    for slot, twin in PICTURES.items():
        picture = screen.all(f'[data-slot="{slot}"]')
        assert picture.get_attribute("aria-hidden") == "true"
        picture.locator("canvas").first.wait_for(state="attached")
        assert screen.all(twin).inner_text().strip()
    screen.page.wait_for_timeout(1200)  # Bokeh adds its elements one by one; a timer takes them out of the tab order
    assert screen.all("[data-slot] [tabindex='0']").count() == 0


def test_the_grid_of_buttons_says_what_the_picture_of_the_city_shows(visit):
    screen = visit(duel(round_is(2)))
    facts = screen.session.observation.facts
    assert screen.all("[role=grid]").get_attribute("aria-label").startswith("The city")
    for cell, there in facts["city"].items():
        told = " ".join(screen.all(f'[data-cell="{cell}"]').text_content().split())
        assert told.startswith(f"{cell}, ")
        for words in (name("tile", there["tile"]), name("seat", there["owner"]), f"cost {there['cost']}"):
            assert str(words) in told
        assert ("coin" in told) == bool(there["coins"])
        assert ("Guard" in told) == bool(there["protected"])
    assert screen.all("[role=gridcell]").count() >= len(facts["city"])


def test_the_council_and_the_gold_are_told_in_words(visit):
    screen = visit(duel(round_is(2)))
    facts = screen.session.observation.facts
    told = screen.all("[data-region=council]").text_content()
    for seat, player in facts["players"].items():
        assert f"{name('seat', seat)} holds {player['seats']} seat" in told
    screen.press("step", "back")
    screen.all("[data-region=flow] summary").click()
    rows = [row.split("\t") for row in screen.all("[data-region=flow] tbody tr").all_inner_texts()]
    moves = screen.app.room.moves(screen.app.look, whole=False)
    names = screen.app.room.accounts(screen.app.look)[0]
    assert rows and rows == [[names[source], names[target], str(n)] for source, target, n in moves]


def test_the_gold_of_the_whole_game_comes_on_request_with_its_table(visit):
    screen = visit(duel(over))
    assert screen.all(".r-whole canvas").count() == 0
    screen.open_whole_game()
    rows = [row.split() for row in screen.all(".r-whole tbody tr").all_inner_texts()]
    assert sum(int(row[-1]) for row in rows) == sum(
        int(event.args["n"]) for event in screen.session.observation.events if event.what == "gold"
    )
    assert screen.focus()["tag"] == "H2"
    screen.press("whole-game")
    assert screen.all(".r-whole table").count() == 0 and screen.focus()["act"] == "whole-game"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_twins_and_pictures_are_the_same_every_time(language):
    def shown():
        app = TableApp(duel(round_is(2), language=language))
        plots = (app.room.city_plot.sources.values(), [app.room.council_plot.tokens, app.room.flow_plot.bands])
        html = {view: getattr(app.screen, view) for view in app.room.views}
        return html, [[dict(source.data) for source in sources] for sources in plots]

    assert shown() == shown()


NAMED = """() => {
  const words = Bokeh.documents.flatMap((doc) => [...doc.all_models])
    .find((m) => m.type === "GlyphRenderer" && m.glyph.text_alpha?.transform);
  const kinds = words.data_source.get_column("kind");
  const seen = words.glyph.text_alpha.transform.v_compute(kinds);
  return ["name", "name-alone"].map((kind) => kinds.filter((k, at) => k === kind && seen[at] > 0).length > 0 ? 1 : 0);
}"""


def expect_names(screen, shown):
    screen.page.wait_for_function(f"() => ({NAMED})().join() === '{shown}'", polling=200)


def test_the_tiles_on_the_picture_are_named_wherever_there_is_room(visit):
    screen = visit(duel())
    expect_names(screen, "0,1")  # the widest board on a wide screen
    screen = visit(duel(over))
    expect_names(screen, "1,0")
    screen = visit(duel(), size="phone")
    expect_names(screen, "0,0")
