"""The rules and the words run on a bare Python: they import the standard library and each other only."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BARE = ("rules", "words", "pictures", "bots", "scenarios")


def _imports(path: Path) -> Iterator[str]:
    """Top-level names of everything a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("part", BARE)
def test_it_imports_only_the_standard_library_and_the_house(part: str) -> None:
    allowed = set(sys.stdlib_module_names) | {"citadels_lab"}
    files = sorted((ROOT / "citadels_lab" / part).rglob("*.py"))
    foreign = {path.relative_to(ROOT).as_posix(): sorted(set(_imports(path)) - allowed) for path in files}
    assert files
    assert {path: names for path, names in foreign.items() if names} == {}


def test_the_linter_bans_chance_clocks_and_the_machine_below_rules_and_nowhere_else() -> None:
    source = "import random\nimport time\nimport datetime\nimport os\nfrom copy import deepcopy\n"
    source += "print(random, time, datetime, os, deepcopy)\n"

    def banned(file: str) -> int:
        ruff = [sys.executable, "-m", "ruff", "check", "--no-cache", "--select", "TID251", "--output-format", "concise"]
        command = [*ruff, "--stdin-filename", str(ROOT / file), "-"]
        return subprocess.run(command, input=source, capture_output=True, text=True, cwd=ROOT).stdout.count("TID251")

    assert banned("citadels_lab/rules/kernel/sample.py") == 5
    assert banned("citadels_lab/widgets/sample.py") == 0
