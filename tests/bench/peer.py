"""`make play`'s server beside boardgame.io's own, in one run: moves of two players, at one table and at sixteen at once.

    python -m tests.bench.server --peer [RUNS]

Ours as it is played, with its durable store; theirs (`peer/server.js`) with its memory store, and with its file store, which
answers before it has stored. One client for both (`peer/client.js`), that sends what a player's page sends for a move and waits
for the table's new state: to ours a POST on a connection that is kept open, to theirs `update` over socket.io, both on plain
sockets. Theirs tells the other player of each move as well, which their figures include; ours is asked for it, some time later
or not at all, which a row of its own includes (`HEARD`: at once, and before the next move).

What bounds ours stands beside it: `LEAST` does for a move only what no durable server in Python can do without (`least`).

The peer is installed from npm into `.build/peer`. Each server is a process of its own on the first core, the client one on the
last; the three take turns, and each figure is the median of its runs.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench.running import ROOT, Serving, answer_of, cpu_seconds, launched, local_server, serving

HERE = Path(__file__).parent / "peer"
INSTALLED = ROOT / ".build" / "peer"
RUN = str(ROOT / "frontend" / "run")
"""What runs a command with a Node.js that is new enough."""
ENV = {"PEER": str(INSTALLED), "NODE_ENV": "production"}
OURS, HEARD, LEAST = "ours, durable", "ours, both told", "least, durable"
MEMORY, FILES = "theirs, memory", "theirs, files"
CLIENTS = {OURS: "club", HEARD: "heard", LEAST: "club", MEMORY: "match", FILES: "match"}
"""How the client plays with each."""


class Tables(NamedTuple):
    """So many tables at once, so many moves in all, and by how much we are to make more of them than their memory store."""

    tables: int
    moves: int
    goal: float


class Row(NamedTuple):
    """What a server reached, in moves a second and milliseconds. `cpu_us` is its processor time for a move, with all that it
    takes to make the tables, `client_us` the client's. Ours makes `ours` times as many moves a second; `goal` is by how much.
    """

    tables: int
    server: str
    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    client_us: float
    ours: float
    goal: float | None

    @property
    def missed(self) -> bool:
        return self.goal is not None and self.ours < self.goal


LOADS = (Tables(1, 1440, 1.5), Tables(16, 4608, 2.0))


def rows(runs: int) -> Iterator[Row]:
    """For each load rows of ours, and of theirs with either store."""
    install()
    with ExitStack() as open_now:
        files, least = (open_now.enter_context(TemporaryDirectory(dir=INSTALLED)) for _ in range(2))
        ours = open_now.enter_context(local_server())
        servers = {
            OURS: ours,
            HEARD: ours,
            LEAST: open_now.enter_context(serving("tests.bench.least", DATA=least)),
            MEMORY: open_now.enter_context(_peer()),
            FILES: open_now.enter_context(_peer(FILES=files)),
        }
        for load in LOADS:
            yield from compared(load, servers, runs)


def compared(load: Tables, servers: Mapping[str, Serving], runs: int) -> Iterator[Row]:
    """The servers take turns, so many runs each."""
    took: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for _ in range(runs):
        for name, server in servers.items():
            took[name].append(measure(server, CLIENTS[name], load))
    told = {name: {key: median(run[key] for run in all_runs) for key in all_runs[0]} for name, all_runs in took.items()}
    for name, row in told.items():
        ours = told[OURS]["per_second"] / row["per_second"]
        yield Row(
            load.tables,
            name,
            per_second=row["per_second"],
            p50_ms=row["p50_ms"],
            p99_ms=row["p99_ms"],
            cpu_us=row["server_us"],
            client_us=row["cpu_us"],
            ours=ours,
            goal=load.goal if name == MEMORY else None,
        )


def install() -> None:
    """Puts boardgame.io, as the lock file has it, where it is looked for."""
    lock, there = HERE / "package-lock.json", INSTALLED / "package-lock.json"
    if there.exists() and there.read_bytes() == lock.read_bytes() and (INSTALLED / "node_modules").exists():
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", lock.name):
        shutil.copy(HERE / name, INSTALLED)
    flags = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    subprocess.run([RUN, "npm", "--prefix", str(INSTALLED), "ci", *flags], check=True)


def _peer(**env: str) -> AbstractContextManager[Serving]:
    return launched([RUN, "node", str(HERE / "server.js")], **ENV, **env)


def measure(server: Serving, kind: str, load: Tables) -> dict[str, float]:
    """One run of the client; `server_us` is the server's processor time for a move, with what it did to prepare."""
    told = [RUN, "node", str(HERE / "client.js"), kind, str(server.port), str(load.tables), str(load.moves)]
    spent = cpu_seconds(server.process)
    answer = answer_of(told, **ENV)
    spent = cpu_seconds(server.process) - spent
    return {**json.loads(answer), "server_us": spent / load.moves * 1e6}
