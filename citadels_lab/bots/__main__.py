"""``python -m citadels_lab.bots duel --games 2000``: the arena, without the rest of the command line."""

import sys

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.arena_command import FACTS, arena_command
from citadels_lab.words.commands import explain


def main() -> None:
    """Run the arena; an error for people becomes its sentence and exit status 2."""
    try:
        command = arena_command(lambda: "en")
        explain(command, "en", FACTS)
        command.main(prog_name="python -m citadels_lab.bots")
    except LabError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
