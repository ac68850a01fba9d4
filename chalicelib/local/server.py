"""The server: listens, watches over its connections, wakes the club each minute, has bots that were cut short play on, and
stops in good order.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from chalice.app import Chalice

from chalicelib import error_reports
from chalicelib.api.service import Service, continue_bots
from chalicelib.local.accept_loop import Door, listener
from chalicelib.local.batch import HEED, Batch, of_answers_and_time
from chalicelib.local.connection import Connection
from chalicelib.local.connection_limits import Crowd
from chalicelib.local.gateway import Gateway
from chalicelib.local.http import Answer, Request
from chalicelib.local.notifications import Send
from chalicelib.local.origins import Hosts, Origins, one_origin
from chalicelib.local.page import Page
from chalicelib.local.pictures import no_pictures
from chalicelib.local.settings import Settings
from chalicelib.notifications.notify import notify_due
from chalicelib.upkeep import wake

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
        service: Service,
        settings: Settings,
        send: Send = nothing_to_send,
        pictures: Callable[[str, str], Answer] = no_pictures,
    ) -> None:
        self._service, self._settings, self._send = service, settings, send
        hosts = Hosts(settings.host)
        origins = Origins(hosts, settings.origins | {one_origin(settings.site) or ""})
        self._gateway = Gateway(app, Page(settings.page), hosts, origins, pictures, settings.site)
        self._crowd = Crowd()
        self._beside = ThreadPoolExecutor(1)
        self._answering = set[asyncio.Task[None]]()

    async def run(self, listening: Callable[[int], None], stop: asyncio.Event) -> None:
        """Serves until `stop` is set. `listening` is told the port once requests are answered; OSError if it cannot listen."""
        loop = asyncio.get_running_loop()
        batch = self._batch(loop)
        with listener(self._settings.host, self._settings.port) as bound:
            door = Door(loop, bound, lambda: self._welcome(loop, batch), self._crowd.make_room)
            door.open()
            chores = [asyncio.create_task(self._watch(loop)), asyncio.create_task(self._each_minute(batch))]
            chores.append(asyncio.create_task(self._let_bots_play(batch)))
            listening(bound.getsockname()[1])
            await stop.wait()
            door.close()
            await self._say_goodbye()
            for chore in chores:
                chore.cancel()
        self._beside.shutdown(wait=False)

    def _batch(self, loop: asyncio.AbstractEventLoop) -> Batch:
        gateway, service = self._gateway, self._service

        def sorry(request: Request) -> Answer:
            return gateway.sorry(request, full=getattr(service.club.store, "full", False))

        return Batch(loop, self._transaction, gateway.answer, service.forget, sorry, of_answers_and_time())

    def _welcome(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> Connection:
        return Connection(loop, self._crowd, lambda request: self._hand(loop, batch, request))

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
        store: Any = self._service.club.store
        return store.batch() if hasattr(store, "batch") else nullcontext()

    async def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            await asyncio.sleep(WATCH)
            now = loop.time()
            for member in self._crowd:
                if member.deadline < now:
                    member.expire()

    async def _each_minute(self, batch: Batch) -> None:
        sent: asyncio.Task[None] | None = None
        behind = False
        while True:
            await asyncio.sleep(HEED if behind else MINUTE)
            behind = False
            try:
                behind = await self._wake(batch)
            except Exception as defect:
                error_reports.note("The scheduled work", defect)
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

    async def _wake(self, batch: Batch) -> bool:
        """An entry at a time, as the bots do; whether more was due than a minute does. What the store did not take is due at
        the next minute still.
        """
        while await batch.alone(self._expire):
            await asyncio.sleep(HEED)
        loop = asyncio.get_running_loop()
        steps, until = wake.waking(self._service.background_club, notify_due), loop.time() + MINUTE
        while await batch.alone(lambda: next(steps, None)) is not None:
            if loop.time() > until:
                return True
            await asyncio.sleep(HEED)
        return False

    def _expire(self) -> bool:
        """Of the stores only the one of one's own computer must be told to drop what has expired; whether there is more."""
        store: Any = self._service.club.store
        return hasattr(store, "expire") and bool(store.expire())

    async def _let_bots_play(self, batch: Batch) -> None:
        """An entry at a time; who asks meanwhile is answered in between."""
        while True:
            await asyncio.sleep(HEED if self._service.unfinished_bots else BREATH)
            if self._service.unfinished_bots:
                try:
                    await batch.alone(lambda: continue_bots(self._service))
                except Exception as defect:
                    error_reports.note("Bots that play on", defect)

    async def _say_goodbye(self) -> None:
        """Lets every request that arrived be answered, then hangs up."""
        for member in self._crowd:
            member.retire()
        for _ in range(int(SECONDS_TO_STOP / 0.05)):
            if not self._crowd:
                return
            await asyncio.sleep(0.05)
