"""Requests that come together, answered together: one transaction, one write to the disk, and no answer before it is done.
A batch that takes long leaves the rest to the next, in which those who only read go ahead.

data ─▶ ┐
data ─▶ ├ BEGIN · answer · answer · one turn of the loop: more came? · answer · answer · COMMIT ─▶ the answers go out
data ─▶ ┘                            ▲
data ─────────────────────────────▶ ─┘
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from time import monotonic
from typing import TypeVar

from chalicelib import defects
from chalicelib.local.wire import Answer, Peer, Request
from chalicelib.store.interface import Unavailable

MOST = 64
"""Answers in one transaction: those who came first do not wait for everybody who follows."""
SECONDS = 0.25
HEED = 0.005
"""Seconds between two long works in which the loop hears of everybody who came, and lets in whoever stands at the door."""
READING = frozenset(("GET", "HEAD"))
T = TypeVar("T")

Budget = Callable[[], Callable[[int], bool]]
"""Begins a batch; told how many were answered in it, says whether another may be."""


def of_answers(most: int = MOST) -> Budget:
    """So many answers."""
    return lambda: lambda answered: answered < most


def of_answers_and_time(clock: Callable[[], float] = monotonic) -> Budget:
    """Sixty-four answers or 250 ms, but one answer at least."""

    def begin() -> Callable[[int], bool]:
        until = clock() + SECONDS
        return lambda answered: answered == 0 or (answered < MOST and clock() < until)

    return begin


class Batch:
    """`transaction()` opens one; `undone()` is called when one failed, and then all its requests get `sorry(request)`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transaction: Callable[[], AbstractContextManager[None]],
        answer: Callable[[Request], Answer],
        undone: Callable[[], None],
        sorry: Callable[[Request], Answer],
        budget: Budget,
    ) -> None:
        self._loop, self._transaction, self._answer = loop, transaction, answer
        self._undone, self._sorry, self._budget = undone, sorry, budget
        self._ready: deque[Request] = deque()
        self._running: asyncio.Task[None] | None = None

    def add(self, request: Request) -> None:
        self._ready.append(request)
        if self._running is None:
            self._running = self._loop.create_task(self._run())

    async def alone(self, work: Callable[[], T]) -> T | None:
        """Does other work in a transaction of its own, and gives what came of it; None if the store failed, which undid it.

        Whatever breaks it, nothing folded from what was undone is kept.
        """
        while self._running:
            await self._running
        try:
            with self._transaction():
                return work()
        except Unavailable:
            self._undone()
        except BaseException:
            self._undone()
            raise
        return None

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
            if self._ready:
                await asyncio.sleep(HEED)
        self._running = None

    async def _answered(self, asked: list[Request]) -> list[Answer]:
        """The answers, in order, to what is ready and to what comes meanwhile, as far as the budget goes; `asked` lists what
        they answer.
        """
        answers: list[Answer] = []
        more = self._budget()
        self._ready = in_turn(self._ready)
        with self._transaction():
            while self._ready and more(len(asked)):
                asked.append(self._ready.popleft())
                answers.append(self._answer(asked[-1]))
                if not self._ready:
                    await asyncio.sleep(0)
        return answers


def in_turn(ready: deque[Request]) -> deque[Request]:
    """First whoever came first, so that all get their turn; then those who only read, then the others: nobody waits for many
    bots to think, to see a table of their own. What came on one connection stays in its order.
    """
    first, reading, others = list(ready)[:1], list[Request](), list[Request]()
    held = set[Peer]()
    for request in list(ready)[1:]:
        if request.method in READING and request.peer not in held:
            reading.append(request)
        else:
            held.add(request.peer)
            others.append(request)
    return deque([*first, *reading, *others])
