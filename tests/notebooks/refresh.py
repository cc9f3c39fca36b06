"""Run the notebooks again and store what their compared cells show: ``python tests/notebooks/refresh.py``.

Cells marked NBVAL_IGNORE_OUTPUT (plots, live apps) are stored without output: it differs each time and is large.
"""

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LIVE = "NBVAL_IGNORE_OUTPUT"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def clean(notebook: Any) -> Any:
    """Take out of an executed notebook what is noise: times, the machine, and the outputs of live cells."""
    notebook.metadata = nbformat.from_dict(METADATA)
    code = (cell for cell in notebook.cells if cell.cell_type == "code")
    for number, cell in enumerate(code, start=1):
        cell.metadata = nbformat.from_dict({})
        cell.execution_count = number  # nbval compares only cells that look as if they had been run
        cell.outputs = [] if LIVE in cell.source else cell.outputs
        for output in cell.outputs:
            output.update({"execution_count": number} if output.output_type == "execute_result" else {})
    return notebook


def refresh(path: Path) -> None:
    """Run one notebook from the top and store it clean."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": path.parent}}
    ).execute()
    nbformat.write(clean(notebook), path)


if __name__ == "__main__":
    for given in map(Path, sys.argv[1:] or sorted(NOTEBOOKS.glob("*.ipynb"))):
        refresh(given)
