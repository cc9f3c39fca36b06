"""Which language the command line speaks."""

import os

import click

from citadels_lab.words import LANGUAGES

LANGUAGE_VARIABLES = ("CITADELS_LAB_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(ctx: click.Context | None = None) -> str:
    """Return the language to speak: that of ``--lang``, else that of the environment, else English."""
    chosen = (ctx or click.get_current_context()).find_root().params.get("lang")
    if chosen:
        return str(chosen)
    set_to = next((value for name in LANGUAGE_VARIABLES if (value := os.environ.get(name))), "")
    return next((known for known in LANGUAGES if set_to.lower().startswith(known)), LANGUAGES[0])
