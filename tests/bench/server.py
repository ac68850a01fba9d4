"""Measure how fast `make play`'s server answers with its durable store, compared with the limits of the disk and the client.

    python -m tests.bench.server [RUNS]

The real server runs in a process on one core, the load client (`load`) in another process on another core, over loopback.
Figures are medians of five runs. The client's limit is its rate with a server that does nothing (`echo`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from tests.bench import store
from tests.bench.server_processes import Serving, answer_of, cpu_seconds, local_server, serving

RUNS = 5


class Load(NamedTuple):
    """The kind of requests, the number of connections, the requests per run, and the goals: answers per second, p99 in ms."""

    mode: str
    connections: int
    requests: int
    goal: int
    goal_p99: float | None


class Row(NamedTuple):
    """A result, in answers per second and milliseconds. `cpu_us` is the server's processor time per answer, `ceiling` the
    client's rate with a server that does nothing.
    """

    load: Load
    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    ceiling: float

    @property
    def reached(self) -> bool:
        return self.per_second >= self.load.goal and (self.load.goal_p99 is None or self.p99_ms <= self.load.goal_p99)


LOADS = (
    Load("moves", 1, 2880, 1500, 5.0),
    Load("moves", 16, 9216, 4000, 15.0),
    Load("polls", 1, 8000, 4000, None),
)


def rows(runs: int = RUNS) -> Iterator[Row]:
    """Yield a row for each load, with medians of `runs` runs."""
    with local_server() as club, serving("tests.bench.echo_server") as echo:
        for load in LOADS:
            took = [measure(club, load.mode, load) for _ in range(runs)]
            ceiling = median(measure(echo, "echo", load)["per_second"] for _ in range(runs))
            medians = {name: median(run[name] for run in took) for name in ("per_second", "p50_ms", "p99_ms", "cpu_us")}
            yield Row(load, **medians, ceiling=ceiling)


def measure(server: Serving, mode: str, load: Load) -> dict[str, float]:
    """Run the load client once, on the last core. The server's processor time includes the preparation."""
    command = [sys.executable, "-m", "tests.bench.load", str(server.port), mode, str(load.connections), str(load.requests)]
    spent = cpu_seconds(server.process)
    answer = answer_of(command)
    spent = cpu_seconds(server.process) - spent
    return {**json.loads(answer), "cpu_us": spent / load.requests * 1e6}


def main(runs: int = RUNS) -> int:
    """Print all figures. Return 1 if a goal was missed."""
    for what, per_second, _, p99 in store.rows(runs=runs):
        _say(f"{what:18}{per_second:10,.0f}{'':8}{'':9}{p99:9.2f}")
    _say(f"{'':18}{'a second':>10}{'goal':>8}{'p50 ms':>9}{'p99 ms':>9}{'goal':>7}{'cpu µs':>9}{'client alone':>14}")
    missed = False
    for row in rows(runs):
        load = row.load
        goal = "" if load.goal_p99 is None else f"{load.goal_p99:.0f}"
        reached = f"{row.per_second:10,.0f}{load.goal:8,}{row.p50_ms:9.2f}{row.p99_ms:9.2f}{goal:>7}"
        beside = f"{row.cpu_us:9.0f}{row.ceiling:14,.0f}{'' if row.reached else '  missed'}"
        _say(f"{f'{load.mode} on {load.connections}':18}{reached}{beside}")
        missed = missed or not row.reached
    return int(missed)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
