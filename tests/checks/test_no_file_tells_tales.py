"""No file of the project names an outside host or a folder of somebody's machine.

A clone must work, and read well, wherever it lies. The names looked for are written in halves, so that this file passes
its own check.
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Hosts a file may name: this machine, and the identifiers (never fetched) of SVG and other formats.
ALLOWED_HOSTS = {"localhost", "127.0.0.1", "0.0.0.0", "www.w3.org"}

MACHINES = ["/ro" + "ot/", "/wo" + "rk/", "/ho" + "me/[a-z]", "/Us" + "ers/[a-z]"]

A_FOLDER = re.compile(r"(?<![\w.])(?:" + "|".join(MACHINES) + ")")
HOST = re.compile(r"\b(?:https?|wss?|ftp|ssh)://([^\s/:\"'<>`)\]}]+)", re.IGNORECASE)


def _texts() -> list[tuple[str, str]]:
    """Path and text of every text file that git keeps."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = []
    for name in filter(None, listed.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in data:
            found.append((name, data.decode("utf-8")))
    return found


def _places(pattern: re.Pattern[str]) -> list[str]:
    """`file:line: found` for every match in every file."""
    hits = []
    for name, text in _texts():
        for number, line in enumerate(text.splitlines(), start=1):
            hits += [f"{name}:{number}: {match.group()}" for match in pattern.finditer(line)]
    return hits


def _is_nobodys(host: str) -> bool:
    """Whether a host is this machine, a name of a standard, or of those that are kept free for examples."""
    return host in ALLOWED_HOSTS or host.endswith(".example")


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert _places(A_FOLDER) == []


def test_no_file_names_a_host_outside_this_machine() -> None:
    places = _places(HOST)
    outside = [place for place in places if not _is_nobodys(HOST.search(place).group(1).split("@")[-1])]
    assert [place for place in outside if "{" not in place] == []


def test_no_file_has_blanks_at_line_ends_or_lacks_its_last_newline() -> None:
    untidy = []
    for name, text in _texts():
        if name.endswith((".md", ".ipynb", ".svg")) or not text:
            continue
        if not text.endswith("\n") or re.search(r"[ \t]+$", text, flags=re.MULTILINE):
            untidy.append(name)
    assert untidy == []
