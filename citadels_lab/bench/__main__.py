"""Print how fast the lab is here: ``make bench``. It prints times and judges none.

Times are processor time, medians of several rounds. Machines differ, and one machine differs from hour to hour: the
last column divides each time by that of a fixed loop run in between, so compare that one.
"""

import platform
from statistics import median

import click

from citadels_lab.rules.flow import turn

from .games import GAMES, aims, calls, playouts, positions
from .measure import LOOP, ROUNDS, Bench
from .others import others, ratios
from .waiting import waiting


@click.command()
@click.option("--variant", help="Which game only.")
@click.option("--rounds", type=click.IntRange(1), default=ROUNDS, show_default=True, help="Medians of how many rounds.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Random games in a round.")
def main(variant: str | None, rounds: int, games: int) -> None:
    """Print how long games and the main calls take on this machine, one core."""
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, one core"
    click.echo(f"{python}, rules {'as one reads them' if turn.__file__.endswith('.py') else 'compiled'}")
    click.echo(f"{'':<42}{'time':>12}{'1/1000 loop':>12}")
    bench = Bench(rounds)
    for name, options in GAMES if variant is None else [row for row in GAMES if row[0] == variant] or [(variant, {})]:
        playouts(bench, name, "random", games, **options)
        aims(bench, name, **options)
        playouts(bench, name, "greedy", max(1, games // 10), **options)
    for name in ("duel", "classic") if variant is None else (variant,):
        click.echo(f"calls in {name}:")
        calls(bench, positions(name, 4))
    waiting(10 * games)
    ours = dict(bench.rates)
    others(bench, max(1, games // 50))
    ratios(bench, ours)
    bench.tell(f"the fixed loop of {LOOP:,} turns", median(bench.loops), 1000)


if __name__ == "__main__":
    main()
