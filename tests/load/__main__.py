"""How the lab bears a class: one table with the aim beside each figure. It exits with 1 when a session fails.

    make load      (or: python -m tests.load [--visitors 30] [--seconds 40] [--tables 60])

It starts `citadels-lab serve` on this machine and talks to it over loopback only, for some three minutes.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from functools import partial
from threading import Thread

from .browsing import chromium, first_visit, presses
from .crowd import GAMES, Told, come_and_go, crowd, share
from .report import PAGE, Line, table, write
from .server import Server

LONGEST = 280
"""Seconds after which it is given up, whatever has been measured by then."""
IDLE = 5.0
"""Seconds after which this server clears away what visitors have left; in earnest it waits longer."""
MANY = 10_000


def alone(server: Server) -> tuple[list[Line], list[str]]:
    """Measure the first visit and the presses of one person who has the server to herself."""
    with chromium() as browser:
        server.start()
        server.wait()
        visit = first_visit(browser, f"{server.home}?seed=7&{GAMES[0]}")
        usable = visit.usable - server.begun
        times = presses(visit.page, 60)
    lines = [
        Line("command to first usable page", usable, "s", 3),
        Line("first visit, on the wire", visit.weight / 1000, "kB", 900),
        Line("other machines asked for something", len(visit.hosts), "", 0),
        Line("press to changed screen, alone, p50", share(times, 50), "ms"),
        Line("press to changed screen, alone, p95", share(times, 95), "ms", 100),
    ]
    return lines, [f"asked another machine: {host}" for host in visit.hosts]


def among(server: Server, visitors: int, seconds: float) -> tuple[list[Line], list[str]]:
    """Measure the presses of one person in a browser among many visitors, and theirs."""
    told = Told()

    def play() -> None:
        nonlocal told
        told = asyncio.run(crowd(server.home, visitors, seconds))

    others = Thread(target=play)
    with chromium() as browser:
        page = first_visit(browser, f"{server.home}?seed=7&{GAMES[0]}").page
        others.start()
        times = presses(page, MANY, until=time.perf_counter() + seconds)
        others.join()
        open_now = server.status()["open"]
    many = f"{visitors} sessions"
    lines = [
        Line(f"press to changed screen, among {many}, p50", share(times, 50), "ms"),
        Line(f"press to changed screen, among {many}, p95", share(times, 95), "ms", 300),
        Line(f"press to answer, {many}, p50 of {len(told.presses)}", share(told.presses, 50), "ms"),
        Line(f"press to answer, {many}, p95 of {len(told.presses)}", share(told.presses, 95), "ms", 300),
        Line("page opened, p95", share(told.openings, 95), "ms"),
        Line("sessions that failed", len(told.failures), "", 0),
    ]
    return lines, told.failures + ([] if open_now else ["the browser's page was lost"])


def memory(server: Server, tables: int) -> tuple[list[Line], list[str]]:
    """Measure what a session takes, whether it is given back, and how soon what was left is cleared away."""
    server.emptied()
    before = server.status()["memory"]
    rounds, cleared = [], []
    for _ in range(3):
        asyncio.run(come_and_go(server.home, tables))
        rounds.append(server.status()["memory"])
        cleared.append(server.emptied())
    left = server.status()
    lines = [
        Line("memory of the server when all have left", before / 1e6, "MB"),
        Line(f"memory with {tables} tables left open", rounds[0] / 1e6, "MB"),
        Line("memory a session", (rounds[0] - before) / tables / 1e6, "MB", 1.5),
        Line(f"more after {2 * tables} further sessions", (rounds[-1] - rounds[0]) / 1e6, "MB", 20),
        Line("sessions alive after all have left", left["sessions"], "", 0),
        Line("until the last was cleared away", max(cleared), "s", server.idle + 5),
    ]
    return lines, []


def main() -> int:
    """Serve, measure, print."""
    asked = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    asked.add_argument("--visitors", type=int, default=30)
    asked.add_argument("--seconds", type=float, default=40)
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--write", action="store_true", help="write the table into docs/load.md, too")
    args = asked.parse_args()
    where = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start, Python {sys.version.split()[0]}"
    print(f"citadels-lab serve, {where}", flush=True)
    server = Server(IDLE)
    lines: list[Line] = []
    failures: list[str] = []
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    try:
        class_of = partial(among, visitors=args.visitors, seconds=args.seconds)
        for measure in (alone, class_of, partial(memory, tables=args.tables)):
            found = measure(server)
            lines += found[0]
            failures += found[1]
    except Exception as error:  # what has been measured is told all the same
        failures.append(f"given up: {type(error).__name__}: {error}")
    finally:
        signal.alarm(0)
        server.stop()
    print(table(lines), *failures, sep="\n", flush=True)
    if args.write and not failures:
        write(PAGE, f"{where}.\n\n{table(lines)}")
    return 1 if failures else 0


def _too_long(*_: object) -> None:
    raise TimeoutError(f"not done after {LONGEST} s")


if __name__ == "__main__":
    status = main()
    os._exit(status)  # a thread may still be waiting for a server that is gone
