"""What rules, bots and what-ifs say, in short: run as a program it prints the same, whatever they were built as."""

import hashlib
import importlib.util
import json
import pickle
import sys
from pathlib import Path

import citadels_lab as lab
from citadels_lab.rules.flow import turn

DIGESTS = Path(__file__).parents[1] / "study" / "test_digests.py"


def built_as() -> str:
    """Return the ending of the file that the turn of the card game comes from."""
    return Path(turn.__file__ or "").suffix


def played() -> dict[str, str]:
    """Return digests of games at random, of games played aloud, of greedy games and of a what-if."""
    known = _digests()
    said = {}
    for kind in known.KNOWN:
        start = known.game(kind, 3)
        end = lab.play_out(start, "greedy", 7)
        answer = lab.what_if(pickle.loads(pickle.dumps(start)), samples=3, seed=5)
        said[f"{kind}, at random"] = known.few(kind)
        said[f"{kind}, aloud"] = known.aloud(kind)
        said[f"{kind}, greedy"] = _short(end.record())
        said[f"{kind}, what if"] = _short(repr(answer.rows))
    return said


def _digests():
    spec = importlib.util.spec_from_file_location("digests", DIGESTS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    json.dump({"built as": built_as(), "said": played()}, sys.stdout)
