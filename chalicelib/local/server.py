"""The server: accepts connections, closes expired ones, wakes due tables each minute, lets bots play on, shuts down cleanly."""

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
from chalicelib.local.accept_loop import AcceptLoop, bind_socket
from chalicelib.local.batch import YIELD_SECONDS, Batch, answer_and_time_budget
from chalicelib.local.connection import Connection
from chalicelib.local.connection_limits import ConnectionLimits
from chalicelib.local.gateway import Gateway
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.local.notifications import Send
from chalicelib.local.origins import Hosts, Origins, normalize_origin
from chalicelib.local.page import Page
from chalicelib.local.pictures import no_pictures
from chalicelib.local.settings import Settings
from chalicelib.notifications.notify import notify_due
from chalicelib.upkeep import wake

SHUTDOWN_SECONDS = 5.0
DEADLINE_CHECK_SECONDS = 1.0
WAKE_SECONDS = 60.0
BOT_CHECK_SECONDS = 0.1
"""Seconds between two checks for bots that have more to play."""


def send_nothing() -> None:
    """Do nothing, for a server without notifications."""


class Server:
    """Page and API on one port."""

    def __init__(
        self,
        app: Chalice,
        service: Service,
        settings: Settings,
        send: Send = send_nothing,
        pictures: Callable[[str, str], HttpResponse] = no_pictures,
    ) -> None:
        self._service, self._settings, self._send = service, settings, send
        hosts = Hosts(settings.host)
        origins = Origins(hosts, settings.origins | {normalize_origin(settings.site) or ""})
        self._gateway = Gateway(app, Page(settings.page), hosts, origins, pictures, settings.site)
        self._limits = ConnectionLimits()
        self._apart_executor = ThreadPoolExecutor(1)
        self._answering = set[asyncio.Task[None]]()

    async def run(self, listening: Callable[[int], None], stop: asyncio.Event) -> None:
        """Serve until `stop` is set. Calls `listening(port)` once requests are answered; OSError if it cannot listen."""
        loop = asyncio.get_running_loop()
        batch = self._batch(loop)
        with bind_socket(self._settings.host, self._settings.port) as bound:
            accept_loop = AcceptLoop(loop, bound, lambda: self._make_connection(loop, batch), self._limits.make_room)
            accept_loop.start()
            chores = [asyncio.create_task(self._check_deadlines(loop)), asyncio.create_task(self._each_minute(batch))]
            chores.append(asyncio.create_task(self._let_bots_play(batch)))
            listening(bound.getsockname()[1])
            await stop.wait()
            accept_loop.stop()
            await self._shut_down()
            for chore in chores:
                chore.cancel()
        self._apart_executor.shutdown(wait=False)

    def _batch(self, loop: asyncio.AbstractEventLoop) -> Batch:
        gateway, service = self._gateway, self._service

        def unavailable(request: HttpRequest) -> HttpResponse:
            return gateway.unavailable(request, full=getattr(service.club.store, "full", False))

        return Batch(loop, self._transaction, gateway.answer, service.forget, unavailable, answer_and_time_budget())

    def _make_connection(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> Connection:
        return Connection(loop, self._limits, lambda request: self._handle(loop, batch, request))

    def _handle(self, loop: asyncio.AbstractEventLoop, batch: Batch, request: HttpRequest) -> None:
        """Add the request to the batch, or answer it in a thread: no move waits for a picture to be drawn."""
        if not request.runs_apart:
            batch.add(request)
            return
        task = loop.create_task(self._answer_apart(loop, request))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer_apart(self, loop: asyncio.AbstractEventLoop, request: HttpRequest) -> None:
        request.peer.answer(request, await loop.run_in_executor(self._apart_executor, self._gateway.answer, request))

    def _transaction(self) -> AbstractContextManager[None]:
        store: Any = self._service.club.store
        return store.batch() if hasattr(store, "batch") else nullcontext()

    async def _check_deadlines(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            await asyncio.sleep(DEADLINE_CHECK_SECONDS)
            now = loop.time()
            for connection in self._limits:
                if connection.deadline < now:
                    connection.expire()

    async def _each_minute(self, batch: Batch) -> None:
        sent: asyncio.Task[None] | None = None
        behind = False
        while True:
            await asyncio.sleep(YIELD_SECONDS if behind else WAKE_SECONDS)
            behind = False
            try:
                behind = await self._wake(batch)
            except Exception as defect:
                error_reports.note("The scheduled work", defect)
            if sent is None or sent.done():  # slow webhooks may delay other notifications, but no clock
                sent = asyncio.create_task(self._send_in_thread(asyncio.get_running_loop()))

    async def _send_in_thread(self, loop: asyncio.AbstractEventLoop) -> None:
        """Send notifications in a daemon thread, for which the shutdown does not wait."""
        done = asyncio.Event()

        def send() -> None:
            self._send()
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(done.set)

        threading.Thread(target=send, daemon=True).start()
        await done.wait()

    async def _wake(self, batch: Batch) -> bool:
        """Wake due tables, one entry at a time; return whether the minute ended first. If the store fails, they stay due."""
        while await batch.run_alone(self._expire):
            await asyncio.sleep(YIELD_SECONDS)
        loop = asyncio.get_running_loop()
        steps, until = wake.wake_steps(self._service.background_club, notify_due), loop.time() + WAKE_SECONDS
        while await batch.run_alone(lambda: next(steps, None)) is not None:
            if loop.time() > until:
                return True
            await asyncio.sleep(YIELD_SECONDS)
        return False

    def _expire(self) -> bool:
        """Delete some expired rows, which only the local store needs; return whether there are more."""
        store: Any = self._service.club.store
        return hasattr(store, "expire") and bool(store.expire())

    async def _let_bots_play(self, batch: Batch) -> None:
        """Let unfinished bots play, one entry at a time; requests are answered in between."""
        while True:
            await asyncio.sleep(YIELD_SECONDS if self._service.unfinished_bots else BOT_CHECK_SECONDS)
            if self._service.unfinished_bots:
                try:
                    await batch.run_alone(lambda: continue_bots(self._service))
                except Exception as defect:
                    error_reports.note("Bots that play on", defect)

    async def _shut_down(self) -> None:
        """Answer every request that has arrived, then close the connections."""
        for connection in self._limits:
            connection.shut_down()
        for _ in range(int(SHUTDOWN_SECONDS / 0.05)):
            if not self._limits:
                return
            await asyncio.sleep(0.05)
