"""The terminal that a command writes to: output that cannot be written, the line that is written over, Ctrl-C."""

import errno
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Final

import click

from citadels_lab.rules.kernel.errors import Cause, LabError, cause

STOPPED: Final = 128 + signal.SIGINT
"""The exit status of a command that somebody stopped, as shells give it."""


@contextmanager
def watched() -> Iterator[None]:
    """Raise LabError when the output cannot be written, as on a full disk."""
    try:
        yield
    except BrokenPipeError:  # a reader such as head has had enough: Click ends quietly
        raise
    except OSError as error:
        if error.filename is not None:  # that was a file of another kind
            raise
        _let_go_of_output()
        why = Cause("full") if error.errno == errno.ENOSPC else cause(error)
        raise LabError("output-unwritable", why=why) from None


def _let_go_of_output() -> None:
    """Send what is still to be written nowhere: Python would try it again at its end, and fail aloud."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


@contextmanager
def stopping() -> Iterator[Event]:
    """Give what the first Ctrl-C sets, so that what is known by then can be told; the second one ends the command."""
    pressed = Event()
    before = signal.getsignal(signal.SIGINT)

    def press(*_: object) -> None:
        signal.signal(signal.SIGINT, before)
        pressed.set()

    signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def show_line(text: str) -> None:
    """Write over the last line of a terminal, as for how far something is."""
    if sys.stderr.isatty():
        click.echo(f"\r{text}  ", nl=False, err=True)


def clear_line() -> None:
    """Take away the last line of a terminal."""
    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
