"""The session needs param and the rules, and nothing that draws."""

import subprocess
import sys

PROGRAM = """
import sys
from citadels_lab.session import Session
table = Session(players={"white": "person", "black": "random"})
table.answer(table.position.decision.legal[0])
table.back(), table.observation, table.news, table.branches, table.record()
print(sorted({"panel", "bokeh", "holoviews", "numpy", "pandas", "IPython"} & set(sys.modules)))
"""


def test_playing_at_a_session_imports_no_panel_and_no_plotting():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
