"""Requests that are ready together, answered together: one transaction, one write to the disk, and no answer before it is done.

data ─▶ ┐
data ─▶ ├ one turn of the loop ─▶ BEGIN · answer · answer · answer · COMMIT ─▶ the answers go out
data ─▶ ┘                                     (meanwhile the next ones gather in the sockets)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager

from chalicelib import defects
from chalicelib.local.wire import Answer, Request
from chalicelib.store.interface import Unavailable


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

    def add(self, request: Request) -> None:
        if not self._ready:
            self._loop.call_soon(self.run)
        self._ready.append(request)

    def run(self) -> None:
        """Answers all that is ready, in order."""
        ready, self._ready = self._ready, []
        try:
            with self._transaction():
                answers = [self._answer(request) for request in ready]
        except Unavailable:
            self._undone()
            answers = [self._sorry(request) for request in ready]
        except Exception as defect:
            defects.note("A batch", defect)
            self._undone()
            answers = [self._sorry(request) for request in ready]
        for request, answer in zip(ready, answers, strict=True):
            request.peer.answer(request, answer)

    def alone(self, work: Callable[[], object]) -> None:
        """Does other work in a transaction of its own. Whatever breaks it, nothing folded from what was undone is kept."""
        try:
            with self._transaction():
                work()
        except Unavailable:
            self._undone()
        except BaseException:
            self._undone()
            raise
