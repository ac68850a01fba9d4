"""The server: listens, watches over its connections, wakes the club each minute, has bots that were cut short play on, and
stops in good order.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from chalice.app import Chalice

from chalicelib import defects, tables
from chalicelib.api.house import House, play_on
from chalicelib.local.batch import HEED, Batch, of_answers_and_time
from chalicelib.local.connection import Connection
from chalicelib.local.gateway import Gateway
from chalicelib.local.hosts import Hosts
from chalicelib.local.page import Page
from chalicelib.local.pictures import no_pictures
from chalicelib.local.settings import Settings
from chalicelib.local.signals import Send
from chalicelib.local.wire import Answer, Request
from chalicelib.signals.wake import woken

MOST_CONNECTIONS = 1000
BACKLOG = 256
SECONDS_TO_STOP = 5.0
WATCH = 1.0
MINUTE = 60.0
BREATH = 0.1
"""Seconds between two looks for bots that were cut short."""


def nothing_to_send() -> None:
    """For a server whose players are told nothing."""


class Server:
    """Page and API on one port."""

    def __init__(
        self,
        app: Chalice,
        house: House,
        settings: Settings,
        send: Send = nothing_to_send,
        pictures: Callable[[str, str], Answer] = no_pictures,
    ) -> None:
        self._house, self._settings, self._send = house, settings, send
        self._gateway = Gateway(app, Page(settings.page), Hosts(settings.host), pictures, settings.site)
        self._members: dict[Connection, None] = {}
        self._beside = ThreadPoolExecutor(1)
        self._answering = set[asyncio.Task[None]]()

    async def run(self, listening: Callable[[int], None], stop: asyncio.Event) -> None:
        """Serves until `stop` is set. `listening` is told the port once requests are answered; OSError if it cannot listen."""
        loop = asyncio.get_running_loop()
        batch = self._batch(loop)
        with self._listen() as door:
            server = await loop.create_server(lambda: self._welcome(loop, batch), sock=door, backlog=BACKLOG)
            chores = [asyncio.create_task(self._watch(loop)), asyncio.create_task(self._each_minute(batch))]
            chores.append(asyncio.create_task(self._let_bots_play(batch)))
            listening(door.getsockname()[1])
            await stop.wait()
            server.close()
            await self._say_goodbye()
            for chore in chores:
                chore.cancel()
        self._beside.shutdown(wait=False)

    def _batch(self, loop: asyncio.AbstractEventLoop) -> Batch:
        gateway, forget = self._gateway, self._house.club.forget
        return Batch(loop, self._transaction, gateway.answer, forget, gateway.sorry, of_answers_and_time())

    def _listen(self) -> socket.socket:
        host = self._settings.host
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections take it over
            door.bind((host, self._settings.port))
        except OSError:
            door.close()
            raise
        return door

    def _welcome(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> Connection:
        """A new connection. One too many takes the place of the one that has been quiet the longest."""
        if len(self._members) >= MOST_CONNECTIONS:
            min(self._members, key=lambda member: member.deadline).expire()
        member = Connection(loop, self._members, lambda request: self._hand(loop, batch, request))
        self._members[member] = None
        return member

    def _hand(self, loop: asyncio.AbstractEventLoop, batch: Batch, request: Request) -> None:
        """To the batch, or beside it: nobody's move waits for a picture to be drawn."""
        if not request.apart:
            batch.add(request)
            return
        task = loop.create_task(self._answer_beside(loop, request))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer_beside(self, loop: asyncio.AbstractEventLoop, request: Request) -> None:
        request.peer.answer(request, await loop.run_in_executor(self._beside, self._gateway.answer, request))

    def _transaction(self) -> AbstractContextManager[None]:
        store: Any = self._house.club.store
        return store.batch() if hasattr(store, "batch") else nullcontext()

    async def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            await asyncio.sleep(WATCH)
            now = loop.time()
            for member in [member for member in self._members if member.deadline < now]:
                member.expire()

    async def _each_minute(self, batch: Batch) -> None:
        sent: asyncio.Task[None] | None = None
        while True:
            await asyncio.sleep(MINUTE)
            try:
                await self._wake(batch)
            except Exception as defect:
                defects.note("The scheduled work", defect)
            if sent is None or sent.done():  # slow webhooks keep other signals waiting, and no clock
                sent = asyncio.create_task(self._send_on(asyncio.get_running_loop()))

    async def _send_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own, which whoever ends the server does not wait for."""
        done = asyncio.Event()

        def send() -> None:
            self._send()
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(done.set)

        threading.Thread(target=send, daemon=True).start()
        await done.wait()

    async def _wake(self, batch: Batch) -> None:
        """An entry at a time, as the bots do. What the store did not take is due at the next minute still."""
        await batch.alone(self._expire)
        steps = tables.waking(self._house.club, woken)
        while await batch.alone(lambda: next(steps, None)) is not None:
            await asyncio.sleep(HEED)

    def _expire(self) -> None:
        """Of the stores only the one of one's own computer must be told to drop what has expired."""
        store: Any = self._house.club.store
        if hasattr(store, "expire"):
            store.expire()

    async def _let_bots_play(self, batch: Batch) -> None:
        """An entry at a time; who asks meanwhile is answered in between."""
        while True:
            await asyncio.sleep(HEED if self._house.cut_short else BREATH)
            if self._house.cut_short:
                try:
                    await batch.alone(lambda: play_on(self._house))
                except Exception as defect:
                    defects.note("Bots that play on", defect)

    async def _say_goodbye(self) -> None:
        """Lets every request that arrived be answered, then hangs up."""
        for member in list(self._members):
            member.retire()
        for _ in range(int(SECONDS_TO_STOP / 0.05)):
            if not self._members:
                return
            await asyncio.sleep(0.05)
