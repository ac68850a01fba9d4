"""Measure how the local server serves others while a stranger floods it with connections or requests.

    python -m tests.bench.under_flood [SECONDS]

The real server runs in a process on one core, the flood (`flood`) in another on the last core, together with two clients: one
makes a table ten times per second, each time on a new connection, with a timeout of one second; the other sends requests on one
open connection. `quiet` is the same without a flood. All requests must be answered.
"""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterable, Iterator, Sequence
from threading import Event, Thread
from time import perf_counter, sleep
from typing import NamedTuple

from tests.bench.server_processes import Serving, local_server, on_core
from tests.local.messages import NEW_TABLE, post

SECONDS = 12.0
PATIENCE = 1.0
EVERY = 0.1
SETTLES = 1.0
"""Seconds until a flood has started."""
ASKED = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
FLOODS = {
    "quiet": "",
    "1,200 slow connections": "slow",
    "2,500 new connections a second": "new",
    "replays asked for on 8 connections": "replays",
}


class Row(NamedTuple):
    """Connections that the flood opened; requests on new connections, how many of them were answered, the slowest answer and
    the 99th percentile; requests per second on the open connection, and how often it was closed.
    """

    flood: str
    opened: int
    asked: int
    answered: int
    slowest_ms: float
    most_ms: float
    a_second: float
    hung_up: int


def rows(seconds: float = SECONDS) -> Iterator[Row]:
    """Yield a row for each flood, and one without."""
    for name, mode in FLOODS.items():
        with local_server() as club:
            yield measure(club, name, mode, seconds)


def measure(club: Serving, name: str, mode: str, seconds: float) -> Row:
    """Measure the two clients during a flood."""
    flood = None
    if mode:
        lasts = seconds + SETTLES + PATIENCE
        flood = on_core(-1, [sys.executable, "-m", "tests.bench.flood", str(club.port), mode, str(lasts)])
        sleep(SETTLES)
    kept = Kept(club.port)
    waits = [write(club.port) for _ in paced(seconds)]
    a_second, hung_up = kept.end()
    opened = json.loads(flood.communicate(timeout=60)[0])["opened"] if flood else 0
    answered = [wait for wait in waits if wait is not None]
    return Row(name, opened, len(waits), len(answered), max(answered, default=0) * 1e3, most(answered) * 1e3, a_second, hung_up)


def paced(seconds: float) -> Iterator[None]:
    """Yield every tenth of a second, or later if the last request takes longer."""
    began = at = perf_counter()
    while at < began + seconds:
        sleep(max(0.0, at - perf_counter()))
        yield
        at = max(at + EVERY, perf_counter())


def most(waits: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(waits)[int(len(waits) * 0.99)] if waits else 0.0


def write(port: int) -> float | None:
    """Make a table as a new player on a new connection; return the seconds until the answer, None if there was none."""
    request = post("/api/tables", NEW_TABLE, name=f"somebody {perf_counter()}")
    began = perf_counter()
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as one:
            one.sendall(request)
            return perf_counter() - began if one.recv(4096).startswith(b"HTTP/1.1 201") else None
    except OSError:
        return None


class Kept:
    """A client that sends requests on one connection, and opens another if the server closes it."""

    def __init__(self, port: int) -> None:
        self._port, self._stop = port, Event()
        self._answers = self._hung_up = 0
        self._began = perf_counter()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE) as one:
                    while not self._stop.is_set():
                        one.sendall(ASKED)
                        if not one.recv(4096).startswith(b"HTTP/1.1 200"):
                            raise ConnectionError
                        self._answers += 1
                        sleep(0.001)
            except OSError:
                self._hung_up += 1

    def end(self) -> tuple[float, int]:
        """Return the answers per second, and how often the connection was closed."""
        self._stop.set()
        took = perf_counter() - self._began
        self._thread.join()
        return self._answers / took, self._hung_up


def broken(found: Iterable[Row]) -> Iterator[str]:
    """Yield a sentence for each flood in which a request was not answered or the open connection was closed."""
    for row in found:
        if row.answered < row.asked or row.hung_up:
            yield f"{row.flood}: {row.asked - row.answered} of {row.asked} not answered, connection closed {row.hung_up} times."


def main(seconds: float) -> int:
    """Print all rows. Return 1 if a request was not answered."""
    from tests.bench.__main__ import lines

    found = list(rows(seconds))
    sys.stdout.writelines(f"{line}\n" for line in lines(found))
    return int(any(broken(found)))


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
