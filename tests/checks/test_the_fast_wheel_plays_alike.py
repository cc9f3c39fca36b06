"""The wheel with compiled rules plays the same games as the files one reads, bit for bit."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from .played import built_as, played

ROOT = Path(__file__).resolve().parents[2]
COMPILER = next(filter(shutil.which, (sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang", "cl")), None)
HEADERS = Path(sysconfig.get_paths()["include"], "Python.h")
COMPILED = (".so", ".pyd")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(1800),
    pytest.mark.skipif(
        not COMPILER, reason="there is no C compiler here (cc, gcc, clang) to build the fast wheel with"
    ),
]


def build(folder: Path) -> Path:
    """Build the wheel as `make wheel-fast` does: from a source archive, so that nothing compiled lies among ours."""
    assert HEADERS.exists(), f"building needs Python's headers: {HEADERS} (Debian: apt-get install python3-dev)"
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    asked = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    done = subprocess.run(command, env=asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel into a fresh environment, with the libraries of this one behind it; return its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def say(python: Path) -> dict:
    """Return what is played there."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = Path(__file__).with_name("played.py")
    done = subprocess.run([python, program], cwd=python.parent, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout)


def test_the_fast_wheel_is_compiled_readable_and_plays_every_variant_as_the_sources_do(tmp_path):
    wheel = build(tmp_path / "dist")
    names = zipfile.ZipFile(wheel).namelist()
    compiled = {name.partition(".")[0] + ".py" for name in names if name.endswith(COMPILED) and "/" in name}
    assert {"citadels_lab/rules/flow/turn.py", "citadels_lab/rules/duel/build.py"} <= compiled <= set(names)
    assert not wheel.name.endswith("-none-any.whl"), "a compiled wheel is for one kind of machine"
    assert [path for path in (ROOT / "citadels_lab").rglob("*") if path.suffix in COMPILED] == []

    told = say(install(wheel, tmp_path / "fresh"))
    assert told["built as"] in COMPILED and built_as() == ".py"
    assert told["said"] == played()
