"""``python -m citadels_lab``: the command line, for where ``citadels-lab`` is not on the path."""

from citadels_lab.cli import main

if __name__ == "__main__":
    main()
