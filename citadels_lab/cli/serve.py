"""``citadels-lab serve``: open the app for a browser."""

from typing import Any

import click

from citadels_lab.rules.kernel.errors import LabError, cause


@click.command("serve")
@click.option("--port", type=click.IntRange(0, 65535), default=5006)
@click.option("--address", default="127.0.0.1")
@click.option("--origin", "origins", multiple=True)
@click.option("--frame", "frames", multiple=True)
@click.option("--most", type=click.IntRange(1), default=300)
@click.option("--idle", type=click.FloatRange(1), default=120)
@click.option("--lessons", default="")
@click.option("--store", default="")
@click.option("--show", is_flag=True)
def command(
    port: int,
    address: str,
    origins: tuple[str, ...],
    frames: tuple[str, ...],
    most: int,
    idle: float,
    lessons: str,
    store: str,
    show: bool,
) -> None:
    """Serve the app, to be played in a browser; the lessons are at /lessons.

    For other machines give the address 0.0.0.0 and, as --origin, the host and port that they type. How to do that
    safely, for a class or behind a proxy, is told in docs/serving.md.
    """
    from citadels_lab.widgets.serving import serve  # slow to import, and nothing else needs it

    here = [f"localhost:{port}", f"127.0.0.1:{port}"]
    allowed: dict[str, Any] = {"websocket_origin": [*here, *origins]} if origins else {}
    try:
        serve(port, show, lessons, most=most, idle=idle, frames=frames, address=address, store=store, **allowed)
    except OSError as error:
        raise LabError("cannot-serve", address=address, port=port, why=cause(error)) from None
