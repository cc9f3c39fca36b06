"""The what-if of the example records gives the same bytes every time, whoever plays, as docs/what_if.md says."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from citadels_lab.cli import main
from tests.study.scheduler import scheduling, working

ROOT = Path(__file__).resolve().parents[2]
DOCS = (ROOT / "docs" / "what_if.md").read_text(encoding="utf-8")
LINES = re.findall(r"^citadels-lab whatif (docs/examples/.*?) *(?:#.*)?$", DOCS, re.MULTILINE)
COMMANDS = re.findall(r"^citadels-lab whatif (docs/examples/\S+) --at (\d+) (.*--json)$", DOCS, re.MULTILINE)


def tell(file, at, more, *where):
    told = CliRunner().invoke(main, ["whatif", str(ROOT / file), "--at", at, *more.split(), *where])
    assert told.exit_code == 0, told.output
    return told.stdout_bytes


def test_the_examples_are_one_record_of_each_of_three_variants():
    assert [Path(file).stem for file, _, _ in COMMANDS] == ["duel", "classic", "edition_2016"]


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES)
def test_every_command_of_the_page_about_what_if_runs_as_it_stands(line, monkeypatch):
    monkeypatch.chdir(ROOT)
    told = CliRunner().invoke(main, ["--lang", "en", "whatif", *line.split(), "--samples", "150"])
    assert told.exit_code == 0, told.output


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_three_records_give_equal_bytes_twice_with_two_workers_and_on_a_dask_cluster(tmp_path):
    once = [tell(*command) for command in COMMANDS]
    for (file, at, _), answer in zip(COMMANDS, once, strict=True):
        data = json.loads(answer)
        assert (data["variant"], data["step"], data["state"]) == (Path(file).stem, int(at), "final")
        assert all(option["n"] == data["samples"] == 200 for option in data["options"])
    assert [tell(*command) for command in COMMANDS] == once
    assert [tell(*command, "--workers", "2") for command in COMMANDS] == once
    with scheduling(tmp_path) as address, working(address, 2):
        assert [tell(*command, "--scheduler", address) for command in COMMANDS] == once
