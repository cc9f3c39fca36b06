"""The tile table: duel.components, duel.tiles.costs."""

import csv
from importlib.resources import files
from pathlib import Path

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from tests.rules.duel.helpers import legal

SHIPPED = (files("citadels_lab.rules.editions") / "data" / "tiles_duel.csv").read_text(encoding="utf-8")
ROWS = list(csv.DictReader(line for line in SHIPPED.splitlines() if not line.startswith("#")))
LINES = ["# a table for the tests", "kind,name,colour,copies,cost"]
LINES += [f"{row['kind']},{row['name']},{row['colour']},{row['copies']},{row['cost']}" for row in ROWS]
TABLE = "\n".join(LINES) + "\n"


def number_of(name: str) -> int:
    """The line, counted from 1, on which a tile stands."""
    return next(at for at, line in enumerate(LINES, start=1) if f",{name}," in line)


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def changed(name: str, old: str, new: str) -> str:
    number = number_of(name)
    assert old in LINES[number - 1]
    return with_line(number, LINES[number - 1].replace(old, new))


def error(table: str) -> LabError:
    with pytest.raises(LabError) as caught:
        lab.new_game("duel", tiles=table)
    assert type(caught.value) is LabError
    assert caught.value.text("fr") != str(caught.value)
    return caught.value


def test_a_table_may_be_separated_by_semicolons():
    assert lab.new_game("duel", tiles=TABLE.replace(",", ";")) == lab.new_game("duel", tiles=TABLE)


def test_the_default_table_has_the_tiles_of_the_rules():
    """duel.components"""
    tiles = lab.new_game("duel").facts()["tiles"]
    assert len(tiles) == 30
    colors = [entry["color"] for entry in tiles.values()]
    assert {color: colors.count(color) for color in colors} == {
        "noble": 5, "religious": 5, "commercial": 5, "military": 5, "unique": 10,
    }  # fmt: skip


def test_the_app_can_say_that_costs_are_assumed():
    """duel.tiles.costs"""
    assert lab.new_game("duel").facts()["assumed_costs"] is True
    corrected = changed("Statue", ",4", ",5")
    assert lab.new_game("duel", tiles=corrected).facts()["assumed_costs"] is False


def test_a_corrected_cost_is_used():
    """duel.tiles.costs"""
    game = lab.new_game("duel", tiles=changed("Statue", ",4", ",9"))
    assert game.facts()["tiles"]["statue"]["cost"] == 9


def test_a_table_may_come_from_a_file(tmp_path: Path):
    file = tmp_path / "tiles.csv"
    file.write_text(changed("Statue", ",4", ",9"), encoding="utf-8")
    for given in (file, str(file)):
        assert lab.new_game("duel", tiles=given).facts()["tiles"]["statue"]["cost"] == 9


def test_a_table_saved_by_a_spreadsheet_with_its_mark_is_read(tmp_path: Path):
    file = tmp_path / "tiles.csv"
    file.write_text(TABLE, encoding="utf-8-sig")
    assert lab.new_game("duel", tiles=file) is not None
    file.write_bytes(TABLE.replace("\n", "\r\n").encode())
    assert lab.new_game("duel", tiles=file) is not None


def test_a_missing_file_is_told_by_its_name():
    with pytest.raises(LabError, match="nowhere.csv"):
        lab.new_game("duel", tiles="nowhere.csv")


def test_comments_and_empty_lines_are_allowed():
    table = "# our box\n\n" + TABLE + "\n# the end\n"
    assert lab.new_game("duel", tiles=table).facts()["tiles"]["statue"]["cost"] == 4


@pytest.mark.parametrize("cost", ["10", "-1", "x", "", "3.5", "٣", "1e1", "99999999999999999999"])
def test_a_cost_outside_0_to_9_names_its_line_and_what_would_be_right(cost):
    number = number_of("Statue")
    told = str(error(with_line(number, f"unique,Statue,unique,1,{cost}")))
    assert str(number) in told
    if cost:
        assert "9" in told


def test_a_wrong_colour_names_its_line_and_the_colours():
    told = str(error(changed("Noble 3", ",noble,", ",purple,")))
    assert str(number_of("Noble 3")) in told
    assert "purple" in told
    assert "religious" in told


def test_a_wrong_kind_names_its_line_and_the_kinds():
    told = str(error(changed("Noble 3", "basic,", "bassic,")))
    assert str(number_of("Noble 3")) in told
    assert "bassic" in told
    assert "starting" in told


def test_a_tile_given_twice_names_its_line():
    told = str(error(changed("Noble 3", "Noble 3", "Noble 2")))
    assert str(number_of("Noble 3")) in told


@pytest.mark.parametrize("name", ["!!!", "Bank", "white", "Ville étrange", "12", "x" * 50])
def test_a_name_that_cannot_be_an_id_names_its_line(name):
    told = str(error(changed("Noble 3", "Noble 3", name)))
    assert str(number_of("Noble 3")) in told


def test_a_missing_tile_is_told_with_the_right_count():
    """duel.components: four basic tiles of each colour"""
    number = number_of("Noble 3")
    told = str(error("\n".join(LINES[: number - 1] + LINES[number:])))
    assert "3" in told
    assert "4" in told


def test_a_missing_unique_tile_is_told_by_name():
    number = number_of("Statue")
    assert "statue" in str(error("\n".join(LINES[: number - 1] + LINES[number:]))).lower()


def test_an_unknown_unique_tile_is_told_by_name():
    assert "fountain" in str(error(changed("Statue", "Statue", "Fountain"))).lower()


def test_a_unique_tile_of_a_basic_colour_is_refused():
    assert "statue" in str(error(changed("Statue", ",unique,", ",noble,"))).lower()


def test_a_basic_tile_cannot_be_unique():
    error(changed("Noble 3", ",noble,", ",unique,"))


def test_missing_columns_are_told_by_name():
    assert "cost" in str(error(TABLE.replace("kind,name,colour,copies,cost", "kind,name,colour,copies,price")))


def test_a_line_with_too_few_cells_names_its_line():
    number = number_of("Statue")
    assert str(number) in str(error(with_line(number, "unique,Statue")))


@pytest.mark.parametrize(
    "table", ["\n", "a\n", "kind,name,colour,cost\n", '"\n', "\x00\n\x00", "kind;name\n", "x\n" * 9000, TABLE * 9]
)
def test_hostile_tables_are_refused_in_one_sentence(table):
    if table.strip():
        assert "\n" not in str(error(table))


def test_a_tile_said_to_be_there_twice_is_not_taken_for_one():
    """duel.components: the column copies says how many; each tile is there once"""
    number = number_of("Noble 3")
    assert str(number) in str(error(with_line(number, "basic,Noble 3,noble,2,3")))


def test_other_names_for_basic_tiles_play_as_well():
    """duel.tiles.costs: the real box names its districts"""
    game = lab.new_game("duel", seed=2, unique_draw=2, tiles=changed("Noble 3", "Noble 3", "Throne Room"))
    assert "throne-room" in game.facts()["tiles"]
    ended = lab.play_out(game, "random", 1)
    assert lab.load(ended.record()) == ended


def test_a_table_is_part_of_the_game_and_of_its_record():
    game = lab.new_game("duel", seed=2, tiles=changed("Statue", ",4", ",9"))
    assert game != lab.new_game("duel", seed=2)
    assert lab.load(game.record()).facts()["tiles"]["statue"]["cost"] == 9
    assert legal(lab.load(game.record())) == legal(game)
