"""A minimal server that stores moves: it reads HTTP and JSON with our libraries, adds one entry to a SQLite file as ours does,
and answers with as much as a view once the entry is on disk. It has no rules, keys or tables, so the load client's rate with it
is an upper limit for any server like ours.

    DATA=folder python -m tests.bench.minimal_server        prints its address
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import httptools
import orjson
import uvloop

from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore

ENTRY = "x" * 170
STATE = bytes(700)
"""About the size of a move's entry in Dice Golf for two, with its snapshot."""
HOLES = [{"hole": hole, "par": 4, "yards": 400} for hole in range(100)]
"""About the size of a view of such a table."""
MADE = {"id": "A" * 22, "links": {"join": "/t/A?join=A"}}
SEATED = {"view": {"version": 1}}


class Moves:
    """Answer all requests of one turn of the event loop after one commit, as `Batch` does."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._ready: list[Least] = []
        self._entries = 0

    def add(self, asked: Least) -> None:
        self._ready.append(asked)
        if len(self._ready) == 1:
            asyncio.get_running_loop().call_soon(self._answer)

    def _answer(self) -> None:
        ready, self._ready = self._ready, []
        with self._store.batch():
            answers = [self._answer_to(asked) for asked in ready]
        for asked, answer in zip(ready, answers, strict=True):
            asked.send(answer)

    def _answer_to(self, asked: Least) -> bytes:
        if asked.url.endswith(b"/moves"):
            self._entries += 1
            self._store.append("A" * 22, Entry(self._entries, ENTRY, STATE))
            return orjson.dumps({"version": orjson.loads(asked.body)["seen"] + 1, "holes": HOLES})
        return orjson.dumps(SEATED if asked.url.endswith(b"/seats") else MADE)


class Least(asyncio.Protocol):
    """One connection, with one request at a time."""

    def __init__(self, moves: Moves) -> None:
        self._moves, self._parser = moves, httptools.HttpRequestParser(self)
        self.url = self.body = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_url(self, url: bytes) -> None:
        self.url, self.body = url, b""

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self._moves.add(self)

    def send(self, body: bytes) -> None:
        self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))  # type: ignore[attr-defined]


async def serve(folder: Path) -> None:
    moves = Moves(SqliteStore(folder / "least.db"))
    server = await asyncio.get_running_loop().create_server(lambda: Least(moves), "127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(Path(os.environ["DATA"])))
