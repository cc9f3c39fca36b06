"""Version, locks, wheel and commands say the same thing as pyproject.toml."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PACKAGE = ROOT / "citadels_lab"
LEFT_OUT = {"ruff.toml"}  # the linter's own file, of no use to a player


def _names(requirements: list[str]) -> set[str]:
    """Normalised package names of requirement lines."""
    found = (re.match(r"[A-Za-z0-9._-]+", line) for line in requirements)
    return {re.sub(r"[-_.]+", "-", match.group()).lower() for match in found if match}


def _locked(name: str) -> dict[str, str]:
    """Pinned versions of a lock file, by package name."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==([^ ;\\]+)", text, flags=re.MULTILINE))


def test_the_version_is_the_same_in_pyproject_and_in_the_package() -> None:
    import citadels_lab

    assert citadels_lab.__version__ == PROJECT["version"]


def test_every_package_the_project_names_is_in_the_lock() -> None:
    wanted = _names(PROJECT["dependencies"])
    for name, extra in PROJECT["optional-dependencies"].items():
        if name != "bench":  # heavy, and only for comparing: it has a lock of its own
            wanted |= _names(extra)
    assert wanted - _locked("all.txt").keys() == set(), "run `make lock`"
    assert _names(PROJECT["optional-dependencies"]["bench"]) - _locked("bench.txt").keys() == set(), "run `make lock`"


def test_the_lock_for_playing_is_the_run_time_part_of_the_whole_lock() -> None:
    play, everything = _locked("play.txt"), _locked("all.txt")
    assert _names(PROJECT["dependencies"]) - play.keys() == set(), "run `make lock`"
    assert play.items() <= everything.items(), "run `make lock`"
    assert play.items() <= _locked("bench.txt").items(), "run `make lock`"
    assert "pytest" not in play


def test_every_locked_package_has_a_hash_and_no_address() -> None:
    for name in ("all.txt", "play.txt", "bench.txt"):
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
        assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
        assert "://" not in text


def test_the_locked_versions_are_not_below_the_lower_bounds() -> None:
    def number(version: str) -> tuple[int, ...]:
        return tuple(int(part) for part in re.findall(r"\d+", version)[:3])

    locked = _locked("all.txt")
    for requirement in PROJECT["dependencies"]:
        name, _, bound = requirement.partition(">=")
        assert number(locked[name]) >= number(bound), requirement


def test_make_help_lists_the_commands_of_the_documentation() -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    listed = set(re.findall(r"make ([a-z-]+)", done.stdout))
    assert {"help", "play", "test", "check", "bench", "lock", "screenshots", "clean"} <= listed
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    promised = set(re.findall(r"`make ([a-z-]+)", "\n".join(p.read_text(encoding="utf-8") for p in documents)))
    assert promised - listed == set()


def test_the_environment_file_takes_the_extras_that_exist() -> None:
    text = (ROOT / "environment.yml").read_text(encoding="utf-8")
    named = re.search(r"--editable \.\[([a-z,]+)\]", text)
    assert named is not None
    assert set(named.group(1).split(",")) == set(PROJECT["optional-dependencies"]) - {"bench"}
    assert f"python{PROJECT['requires-python']}" in text


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    paths = {path.relative_to(ROOT) for path in PACKAGE.rglob("*") if path.is_file() and path.name not in LEFT_OUT}
    made_by_running = re.compile(r"__pycache__|\.[a-z_]+_cache|\.ipynb_checkpoints")
    present = {path.as_posix() for path in paths if not any(map(made_by_running.fullmatch, path.parts))}
    assert packed == present
