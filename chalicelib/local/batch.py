"""Requests that come together, answered together: one transaction, one write to the disk, and no answer before it is done.

data ─▶ ┐
data ─▶ ├ BEGIN · answer · answer · one turn of the loop: more came? · answer · answer · COMMIT ─▶ the answers go out
data ─▶ ┘                            ▲
data ─────────────────────────────▶ ─┘
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager

from chalicelib import defects
from chalicelib.local.wire import Answer, Request
from chalicelib.store.interface import Unavailable

MOST = 64
"""Answers in one transaction, about: those who came first do not wait for everybody who follows."""


class Batch:
    """`transaction()` opens one; `undone()` is called when one failed, and then all its requests get `sorry(request)`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transaction: Callable[[], AbstractContextManager[None]],
        answer: Callable[[Request], Answer],
        undone: Callable[[], None],
        sorry: Callable[[Request], Answer],
    ) -> None:
        self._loop, self._transaction, self._answer = loop, transaction, answer
        self._undone, self._sorry = undone, sorry
        self._ready: list[Request] = []
        self._running: asyncio.Task[None] | None = None

    def add(self, request: Request) -> None:
        self._ready.append(request)
        if self._running is None:
            self._running = self._loop.create_task(self._run())

    async def alone(self, work: Callable[[], object]) -> None:
        """Does other work in a transaction of its own. Whatever breaks it, nothing folded from what was undone is kept."""
        while self._running:
            await self._running
        try:
            with self._transaction():
                work()
        except Unavailable:
            self._undone()
        except BaseException:
            self._undone()
            raise

    async def _run(self) -> None:
        while self._ready:
            asked: list[Request] = []
            try:
                answers = await self._answered(asked)
            except Unavailable:
                self._undone()
                answers = [self._sorry(request) for request in asked]
            except Exception as defect:
                defects.note("A batch", defect)
                self._undone()
                answers = [self._sorry(request) for request in asked]
            for request, answer in zip(asked, answers, strict=True):
                request.peer.answer(request, answer)
        self._running = None

    async def _answered(self, asked: list[Request]) -> list[Answer]:
        """The answers, in order, to all that is ready and to what comes meanwhile; `asked` lists what they answer."""
        answers: list[Answer] = []
        with self._transaction():
            while self._ready and len(asked) < MOST:
                ready, self._ready = self._ready, []
                asked += ready
                answers += [self._answer(request) for request in ready]
                await asyncio.sleep(0)
        return answers
