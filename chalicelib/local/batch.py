"""Batches of requests: those that are ready together share one transaction and are answered after its commit. A batch has a
budget and leaves the rest to the next one. Connections take turns, in every second batch the oldest request goes first, and
other work runs between two batches.

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
from chalicelib.local.http import HttpRequest, HttpResponse, Peer
from chalicelib.store.interface import Unavailable

MAX_ANSWERS = 64
"""Most answers in one transaction, so that the first ones need not wait for all that follow."""
MAX_SECONDS = 0.25
YIELD_SECONDS = 0.005
"""Pause between two long pieces of work, in which the loop reads sockets and accepts connections."""
READ_METHODS = frozenset(("GET", "HEAD"))
T = TypeVar("T")

NumberedRequest = tuple[int, HttpRequest]
"""A request with its number in order of arrival."""
Budget = Callable[[], Callable[[int], bool]]
"""Begins a batch and returns a function: given how many requests were answered, whether another one may be."""


def answer_budget(most: int = MAX_ANSWERS) -> Budget:
    """A budget of this many answers."""
    return lambda: lambda answered: answered < most


def answer_and_time_budget(clock: Callable[[], float] = monotonic) -> Budget:
    """A budget of 64 answers or 250 ms, but at least one answer."""

    def begin() -> Callable[[int], bool]:
        until = clock() + MAX_SECONDS
        return lambda answered: answered == 0 or (answered < MAX_ANSWERS and clock() < until)

    return begin


class Batch:
    """`transaction()` opens a transaction. If it fails, `rolled_back()` is called and each of its requests gets the response
    `unavailable(request)`.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transaction: Callable[[], AbstractContextManager[None]],
        answer: Callable[[HttpRequest], HttpResponse],
        rolled_back: Callable[[], None],
        unavailable: Callable[[HttpRequest], HttpResponse],
        budget: Budget,
    ) -> None:
        self._loop, self._transaction, self._answer = loop, transaction, answer
        self._rolled_back, self._unavailable, self._budget = rolled_back, unavailable, budget
        self._ready: list[NumberedRequest] = []
        self._numbers = count()
        self._running: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._served: dict[Peer, int] = {}
        self._batches = 0

    @property
    def busy(self) -> bool:
        """Whether requests are waiting for an answer."""
        return self._running is not None

    def add(self, request: HttpRequest) -> None:
        self._ready.append((next(self._numbers), request))
        if self._running is None:
            self._running = self._loop.create_task(self._run())

    async def run_alone(self, work: Callable[[], T]) -> T | None:
        """Run other work in its own transaction and return its result, None if the store failed and it was rolled back.

        It waits for the running batch only. After any failure the caches are cleared.
        """
        async with self._lock:
            try:
                with self._transaction():
                    return work()
            except Unavailable:
                self._rolled_back()
            except BaseException:
                self._rolled_back()
                raise
            return None

    async def _run(self) -> None:
        while self._ready:
            async with self._lock:
                await self._answer_batch()
            if self._ready:
                await asyncio.sleep(YIELD_SECONDS)
        self._running = None

    async def _answer_batch(self) -> None:
        requests: list[HttpRequest] = []
        try:
            answers = await self._answer_within_budget(requests)
        except Unavailable:
            self._rolled_back()
            answers = [self._unavailable(request) for request in requests]
        except Exception as defect:
            error_reports.note("A batch", defect)
            self._rolled_back()
            answers = [self._unavailable(request) for request in requests]
        for request, answer in zip(requests, answers, strict=True):
            request.peer.answer(request, answer)

    async def _answer_within_budget(self, requests: list[HttpRequest]) -> list[HttpResponse]:
        """Answer ready requests, and those that arrive meanwhile, within the budget; append them to `requests` and return their
        answers in the same order.
        """
        answers: list[HttpResponse] = []
        more = self._budget()
        turn = self._take_ready()
        try:
            with self._transaction():
                while turn and more(len(requests)):
                    requests.append(turn.popleft()[1])
                    answers.append(self._answer(requests[-1]))
                    if not turn:
                        await asyncio.sleep(0)
                        turn = self._take_ready()
        finally:
            self._ready = sorted([*turn, *self._ready], key=_number)
            self._note_served(requests)
        return answers

    def _take_ready(self) -> deque[NumberedRequest]:
        """Take all ready requests, in the order in which they are answered."""
        ready, self._ready = self._ready, []
        return deque(fair_order(ready, self._served, oldest_first=self._batches % 2 == 1))

    def _note_served(self, requests: Iterable[HttpRequest]) -> None:
        """Note which batch last answered each connection that has more requests waiting."""
        self._batches += 1
        waiting = {request.peer for _, request in self._ready}
        served = {**self._served, **{request.peer: self._batches for request in requests}}
        self._served = {peer: batch for peer, batch in served.items() if peer in waiting}


def fair_order(ready: Iterable[NumberedRequest], served: Mapping[Peer, int], *, oldest_first: bool) -> list[NumberedRequest]:
    """Return ready requests in rounds of one request for each connection, so that one with many does not delay the others.

    In a round, those not answered yet or longest ago (`served`) go first; among equals reads go before writes: a write may
    let bots think. With `oldest_first` the oldest request goes before all, so that none waits for ever. Each connection's
    requests stay in order.
    """
    rounds = Counter[Peer]()
    placed: list[tuple[tuple[int, int, bool, int], NumberedRequest]] = []
    for number, request in ready:
        peer = request.peer
        place = (rounds[peer], served.get(peer, 0), request.method not in READ_METHODS, number)
        placed.append((place, (number, request)))
        rounds[peer] += 1
    ordered = [numbered for _, numbered in sorted(placed, key=lambda pair: pair[0])]
    if ordered and oldest_first:
        oldest = min(ordered, key=_number)
        ordered.remove(oldest)
        ordered.insert(0, oldest)
    return ordered


def _number(ready: NumberedRequest) -> int:
    return ready[0]
