"""Hostile TOML is refused at once, and no honest file is."""

import time
import tomllib

import pytest

from citadels_lab.rules.kernel.toml import DEEPEST, read_toml


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 200_000) + " = 1",
        "[" + ".".join("a" * 200_000) + "]",
        " . ".join(["'a'"] * 100_000) + " = 1",
        ".".join(['"a b"'] * 100_000) + " = 1",
        "x = {" + ".".join("a" * 200_000) + " = 1}",
        "a" * 900_000,
        "'" * 900_000,
        '"a' * 300_000,
        "-." * 400_000,
    ],
    ids=lambda text: text[:12],
)
def test_hostile_text_is_refused_in_no_time(text):
    begun = time.process_time()
    with pytest.raises(ValueError):
        read_toml(text)
    assert time.process_time() - begun < 2


def test_honest_text_is_read_as_it_is():
    text = 'a.b.c = 1\nnote = "' + "One. Two three. e.g. 1.5, www.a.b.c ... " * 50 + '"\n[x.y]\nz = [1.5, 2.5]\n'
    assert read_toml(text) == tomllib.loads(text)
    deep = ".".join("a" * DEEPEST) + " = 1"
    assert read_toml(deep) == tomllib.loads(deep)
