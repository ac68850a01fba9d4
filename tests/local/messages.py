"""A client that speaks HTTP in bytes, and a server for tests to speak to."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from app import app
from chalicelib.api.service import Service, set_service
from chalicelib.local.pictures import PictureHandler
from chalicelib.local.server import Server
from chalicelib.local.settings import Settings
from tests.api.client import key_of

PATIENCE = 100.0
"""Seconds: much longer than anything takes, for slow machines."""


@dataclass
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """One connection to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._read = b""

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(self, data: bytes) -> Reply:
        self.send(data)
        return self.reply(head=data.startswith(b"HEAD"))

    def reply(self, *, head: bool = False) -> Reply:
        """Return the next whole reply; raise EOFError if the server closes before."""
        while b"\r\n\r\n" not in self._read:
            self._more()
        top, _, self._read = self._read.partition(b"\r\n\r\n")
        first, *lines = top.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        length = 0 if head else int(headers.get("content-length", "0"))
        while len(self._read) < length:
            self._more()
        body, self._read = self._read[:length], self._read[length:]
        return Reply(int(first.split()[1]), headers, body)

    def rest(self) -> bytes:
        """Return everything until the server closes."""
        try:
            while True:
                self._more()
        except (EOFError, ConnectionResetError):
            return self._read

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError(self._read)
        self._read += data


def request(method: str, path: str, *lines: str, body: bytes = b"", host: str = "localhost") -> bytes:
    """Return a request, with its length if it has a body."""
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", *lines]
    if body:
        head.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*head, "", ""]).encode("latin-1") + body


def post(path: str, body: Any, name: str = "Ann", key: str = "") -> bytes:
    lines = [f"Authorization: Bearer {key_of(name)}", "Content-Type: application/json"]
    return request("POST", path, *lines, *([f"Idempotency-Key: {key}"] if key else []), body=json.dumps(body).encode())


NEW_TABLE = {
    "game": "dice-golf",
    "options": {"holes": "18"},
    "course": "pebble-coast",
    "seats": [{"kind": "me", "name": "Ann"}],
}
HEALTH = request("GET", "/api/health")


@contextmanager
def serving(
    service: Service, page: Path, pictures: Path | None = None, site: str = "", origins: frozenset[str] = frozenset()
) -> Iterator[int]:
    """Run a server in a thread while the block runs; yield its port. `pictures` is a folder (None: a temporary one)."""
    before = set_service(service)
    found: list[int] = []
    ready = threading.Event()
    loops: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    def listening(port: int) -> None:
        found.append(port)
        ready.set()

    async def run() -> None:
        stop = asyncio.Event()
        loops.append((asyncio.get_running_loop(), stop))
        with TemporaryDirectory() as folder:
            gallery = PictureHandler(service, pictures or Path(folder))
            settings = Settings("127.0.0.1", 0, False, page, site, origins)
            await Server(app, service, settings, pictures=gallery.answer).run(listening, stop)

    thread = threading.Thread(target=lambda: uvloop.run(run()))
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server did not start"
        yield found[0]
    finally:
        loop, stop = loops[0]
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        set_service(before)
        assert not thread.is_alive(), "the server did not stop"
