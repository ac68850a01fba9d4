"""Requests that come together, answered together: one transaction, one write to the disk, and no answer before it is done.
A batch that takes long leaves the rest to the next. Each connection has its share, in every second batch whoever waits longest
goes first, and between two batches other work has its turn.

data ─▶ ┐
data ─▶ ├ BEGIN · answer · answer · one turn of the loop: more came? · answer · answer · COMMIT ─▶ the answers go out
data ─▶ ┘                            ▲
data ─────────────────────────────▶ ─┘
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from itertools import count
from time import monotonic
from typing import TypeVar

from chalicelib import error_reports
from chalicelib.local.http import Answer, Peer, Request
from chalicelib.store.interface import Unavailable

MOST = 64
"""Answers in one transaction: those who came first do not wait for everybody who follows."""
SECONDS = 0.25
HEED = 0.005
"""Seconds between two long works in which the loop hears of everybody who came, and lets in whoever stands at the door."""
READING = frozenset(("GET", "HEAD"))
T = TypeVar("T")

Ready = tuple[int, Request]
"""A request, and the number by which it came."""
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
        self._ready: list[Ready] = []
        self._numbers = count()
        self._running: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._served: dict[Peer, int] = {}
        self._batches = 0

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._running is not None

    def add(self, request: Request) -> None:
        self._ready.append((next(self._numbers), request))
        if self._running is None:
            self._running = self._loop.create_task(self._run())

    async def alone(self, work: Callable[[], T]) -> T | None:
        """Does other work in a transaction of its own, and gives what came of it; None if the store failed, which undid it.

        It waits for the batch that runs, and for no other. Whatever breaks it, nothing folded from what was undone is kept.
        """
        async with self._turn:
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
            async with self._turn:
                await self._answer_some()
            if self._ready:
                await asyncio.sleep(HEED)
        self._running = None

    async def _answer_some(self) -> None:
        asked: list[Request] = []
        try:
            answers = await self._answered(asked)
        except Unavailable:
            self._undone()
            answers = [self._sorry(request) for request in asked]
        except Exception as defect:
            error_reports.note("A batch", defect)
            self._undone()
            answers = [self._sorry(request) for request in asked]
        for request, answer in zip(asked, answers, strict=True):
            request.peer.answer(request, answer)

    async def _answered(self, asked: list[Request]) -> list[Answer]:
        """The answers, in order, to what is ready and to what comes meanwhile, as far as the budget goes; `asked` lists what
        they answer.
        """
        answers: list[Answer] = []
        more = self._budget()
        turn = self._next_turn()
        try:
            with self._transaction():
                while turn and more(len(asked)):
                    asked.append(turn.popleft()[1])
                    answers.append(self._answer(asked[-1]))
                    if not turn:
                        await asyncio.sleep(0)
                        turn = self._next_turn()
        finally:
            self._ready = sorted([*turn, *self._ready], key=_number)
            self._note_served(asked)
        return answers

    def _next_turn(self) -> deque[Ready]:
        """All that is ready, in the order in which it is answered."""
        ready, self._ready = self._ready, []
        return deque(in_turn(ready, self._served, oldest_first=self._batches % 2 == 1))

    def _note_served(self, asked: Iterable[Request]) -> None:
        """Of those alone who have more waiting: others who come again have waited for nothing yet."""
        self._batches += 1
        waiting = {request.peer for _, request in self._ready}
        served = {**self._served, **{request.peer: self._batches for request in asked}}
        self._served = {peer: batch for peer, batch in served.items() if peer in waiting}


def in_turn(ready: Iterable[Ready], served: Mapping[Peer, int], *, oldest_first: bool) -> list[Ready]:
    """In rounds, in each of which every connection has one, those first that were answered in no batch yet, or longest ago
    (`served`): who sends much ahead keeps nobody waiting. Among equals those go ahead who only read, for nobody waits for many
    bots to think, to see a table of their own. With `oldest_first` whoever came first of all is before them, so that nobody
    waits for ever. What came on one connection stays in its order.
    """
    rounds = Counter[Peer]()
    placed: list[tuple[tuple[int, int, bool, int], Ready]] = []
    for number, request in ready:
        peer = request.peer
        place = (rounds[peer], served.get(peer, 0), request.method not in READING, number)
        placed.append((place, (number, request)))
        rounds[peer] += 1
    told = [one for _, one in sorted(placed, key=lambda pair: pair[0])]
    if told and oldest_first:
        oldest = min(told, key=_number)
        told.remove(oldest)
        told.insert(0, oldest)
    return told


def _number(ready: Ready) -> int:
    return ready[0]
