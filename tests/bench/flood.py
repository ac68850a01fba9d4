"""Flood the local server from a process of its own.

    python -m tests.bench.flood PORT slow|new|replays SECONDS

`slow`: 1,200 connections that each send a request's head at one byte per second, and reconnect when they are closed. `new`:
2,500 new connections per second that send nothing and stay open as long as they can. `replays`: eight connections without a
key, each always with sixteen pending requests for the replay of one finished table. Prints JSON: {"opened", "failed"}.
"""

from __future__ import annotations

import json
import resource
import socket
import struct
import sys
from collections import deque
from contextlib import suppress
from threading import Thread
from time import perf_counter, sleep

from tests.browser.http_player import Player, finished_table
from tests.local.messages import Wire, request

SLOW, A_SECOND = 1_200, 2_500
REPLAYING, AHEAD = 8, 16
HELD = 1_500
"""Maximum number of new connections that are open at once; then the oldest is closed."""
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 1_000
TICK = 0.02
GONE = struct.pack("ii", 1, 0)
"""SO_LINGER value that closes by a reset, which frees the port at once: a machine has 28,000 of them."""


def connect(port: int) -> socket.socket:
    """Begin to connect, without waiting."""
    one = socket.socket()
    one.setblocking(False)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, GONE)
    with suppress(BlockingIOError):
        one.connect(("127.0.0.1", port))
    return one


def slow(port: int, until: float) -> dict[str, int]:
    """Send one byte per second on each connection."""
    members = [(connect(port), 0) for _ in range(SLOW)]
    opened, failed = SLOW, 0
    while perf_counter() < until:
        began = perf_counter()
        for number, (one, sent) in enumerate(members):
            try:
                members[number] = (one, sent + one.send(HEAD[sent : sent + 1]))
            except BlockingIOError:
                pass
            except OSError:
                one.close()
                members[number] = (connect(port), 0)
                opened, failed = opened + 1, failed + 1
        sleep(max(0.0, began + 1 - perf_counter()))
    return {"opened": opened, "failed": failed}


def new(port: int, until: float) -> dict[str, int]:
    """Open `A_SECOND` connections per second."""
    began, opened, failed = perf_counter(), 0, 0
    held = deque[socket.socket]()
    while (now := perf_counter()) < until:
        while opened < (now - began) * A_SECOND:
            opened += 1
            try:
                held.append(connect(port))
            except OSError:
                failed += 1
            if len(held) > HELD:
                held.popleft().close()
        sleep(TICK)
    return {"opened": opened, "failed": failed}


def replays(port: int, until: float) -> dict[str, int]:
    """Request a replay as often as the server answers."""
    asked = request("GET", f"/api/tables/{finished_table(Player(f'http://127.0.0.1:{port}'), 'easy').id}/replay")

    def keep_asking() -> None:
        with Wire(port) as one:
            one.send(asked * AHEAD)
            while perf_counter() < until and one.reply().status == 200:
                one.send(asked)

    askers = [Thread(target=keep_asking) for _ in range(REPLAYING)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    return {"opened": REPLAYING, "failed": 0}


MODES = {"slow": slow, "new": new, "replays": replays}


def main(port: int, mode: str, seconds: float) -> None:
    """Run the flood and print what it did."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    counts = MODES[mode](port, perf_counter() + seconds)
    sys.stdout.write(json.dumps(counts) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
