"""The load client. It uses raw sockets and runs in a process of its own, so that it takes no time from the server.

    python -m tests.bench.load PORT moves|polls|echo CONNECTIONS COUNT

Each connection has one request at a time. Every answer is checked; a wrong one ends the program. Prints JSON:
{"per_second", "p50_ms", "p99_ms"}.
"""

from __future__ import annotations

import json
import selectors
import socket
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from random import randrange
from time import perf_counter
from typing import NamedTuple

MOVES_A_ROUND = 36
"""18 holes, each rolled once and kept."""
TABLE = {
    "game": "dice-golf",
    "options": {"holes": "18"},
    "course": "pebble-coast",
    "seats": [{"kind": "me", "name": "Bench"}],
}


class Exchange(NamedTuple):
    """A request, and the status and content expected of its answer."""

    request: bytes
    status: bytes
    holds: bytes


class Player:
    """One connection, and the requests that it is to send."""

    def __init__(self, port: int, number: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(_somewhere(), 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._number = number
        self._go_by(0)
        self.script: Iterator[Exchange] = iter(())
        self.expected = Exchange(b"", b"", b"")
        self.sent_at = 0.0

    def _go_by(self, place: int) -> None:
        """Use another key for each table, as nobody can be at more than fifty at once."""
        key = urlsafe_b64encode(sha256(b"bench %d %d" % (self._number, place)).digest()).rstrip(b"=").decode()
        self._head = f"Host: localhost\r\nAuthorization: Bearer {key}\r\nAccept: application/json\r\n"

    def tables(self, count: int) -> list[str]:
        """Make the tables, before time is measured."""
        made: list[str] = []
        for place in range(count):
            self._go_by(place)
            wanted = Exchange(self._post("/api/tables", json.dumps(TABLE)), b"201", b'"id"')
            made.append(json.loads(self._ask(wanted))["id"])
        self._go_by(0)
        return made

    def play(self, tables: list[str]) -> Iterator[Exchange]:
        """Yield the requests of a round at each of the tables."""
        for place, table in enumerate(tables):
            self._go_by(place)
            yield from self.moves(table)

    def moves(self, table: str) -> Iterator[Exchange]:
        for version in range(MOVES_A_ROUND):
            body = json.dumps({"move": {"kind": "keep" if version % 2 else "roll"}, "seen": version})
            sent = self._post(f"/api/tables/{table}/moves", body, f"Idempotency-Key: move-{version:08d}\r\n")
            yield Exchange(sent, b"200", b'"version":%d,' % (version + 1))

    def polls(self, table: str, count: int) -> Iterator[Exchange]:
        sent = f"GET /api/tables/{table}?since=0 HTTP/1.1\r\n{self._head}\r\n".encode()
        return iter([Exchange(sent, b"304", b"")] * count)

    def _post(self, path: str, body: str, more: str = "") -> bytes:
        headers = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return f"POST {path} HTTP/1.1\r\n{self._head}{headers}{more}\r\n{body}".encode()

    def send(self, exchange: Exchange) -> None:
        self.expected, self.sent_at = exchange, perf_counter()
        self.socket.sendall(exchange.request)

    def receive(self) -> bytes:
        """Wait for the whole answer, check it, and return its body."""
        data = self.socket.recv(65536)
        while (end := data.find(b"\r\n\r\n")) < 0 or len(data) < end + 4 + _length(data[:end]):
            more = self.socket.recv(65536)
            if not more:
                raise SystemExit("The server hung up.")
            data += more
        if data[9:12] != self.expected.status or self.expected.holds not in data:
            raise SystemExit(f"A wrong answer: {data[:300]!r}")
        return data[end + 4 :]

    def _ask(self, exchange: Exchange) -> bytes:
        self.send(exchange)
        return self.receive()


def _somewhere() -> str:
    """Return one of this machine's loopback addresses, as the number of tables per day and address is limited."""
    return f"127.{randrange(1, 255)}.{randrange(255)}.{randrange(1, 255)}"


def _length(head: bytes) -> int:
    place = head.find(b"Content-Length: ")
    return int(head[place + 16 :].split(b"\r", 1)[0]) if place >= 0 else 0


def prepare(player: Player, mode: str, count: int) -> None:
    """Give the player at least `count` requests to send."""
    if mode == "polls":
        player.script = player.polls(player.tables(1)[0], count)
    elif mode == "moves":
        tables = player.tables(-(-count // MOVES_A_ROUND))
        player.script = iter([*player.play(tables)][:count])
    else:
        sent = next(player.moves("A" * 22)).request
        player.script = iter([Exchange(sent, b"200", b"")] * count)


def run(port: int, mode: str, connections: int, count: int) -> dict[str, float]:
    """Send `count` requests over the connections, and measure from the first request to the last answer."""
    players = [Player(port, number) for number in range(connections)]
    waits: list[float] = []
    with selectors.DefaultSelector() as selector:
        for player in players:
            prepare(player, mode, count // connections)
            selector.register(player.socket, selectors.EVENT_READ, player)
        began = perf_counter()
        for player in players:
            player.send(next(player.script))
        under_way = connections
        while under_way:
            for ready, _ in selector.select():
                under_way -= _turn(ready.data, waits)
        seconds = perf_counter() - began
    waits.sort()
    return {
        "per_second": len(waits) / seconds,
        "p50_ms": waits[len(waits) // 2] * 1e3,
        "p99_ms": waits[len(waits) * 99 // 100] * 1e3,
    }


def _turn(player: Player, waits: list[float]) -> int:
    """Receive an answer and send the next request; return 1 if there is none, otherwise 0."""
    player.receive()
    waits.append(perf_counter() - player.sent_at)
    exchange = next(player.script, None)
    if exchange is None:
        return 1
    player.send(exchange)
    return 0


if __name__ == "__main__":
    sys.stdout.write(json.dumps(run(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))) + "\n")
