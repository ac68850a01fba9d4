"""A scheduler for threads. Only one runs at a time, and a seed decides who is next, so that a history is reproducible.

    with the baton ──▶ turn() ──▶ another is drawn: wait ──▶ drawn again: go on

`FreeStage` has the same words and lets all run at once, as machines do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from threading import Event, Lock, Thread
from typing import Protocol

Part = Callable[[], None]


class Stage(Protocol):
    """What players and stores call from their threads."""

    def run(self, parts: Sequence[Part]) -> None:
        """Run all parts, and those that enter later, to their ends. Raises the first exception of any."""

    def enter(self, part: Part) -> None:
        """Add a part."""

    def turn(self) -> None:
        """Let others continue first."""

    def rest(self, turns: int) -> None:
        """Let others continue for so many turns, if they have anything to do."""

    def tick(self) -> int:
        """Return a number higher than all before, as a time."""


class Left(BaseException):
    """Another part failed, so this one ends."""


class Actor:
    """A thread that waits for the baton. It rests until turn `due`."""

    def __init__(self) -> None:
        self.baton, self.due = Lock(), 0
        self.baton.acquire()


class SeededStage:
    """One at a time."""

    def __init__(self, seed: int) -> None:
        self._random, self._ticks = Random(seed), count(1)
        self._actors: list[Actor] = []
        self._on: Actor | None = None
        self._now = 0
        self._failed: BaseException | None = None
        self._over = Event()

    def run(self, parts: Sequence[Part]) -> None:
        for part in parts:
            self.enter(part)
        self._hand_on()
        self._over.wait()
        if self._failed:
            raise self._failed

    def enter(self, part: Part) -> None:
        actor = Actor()
        self._actors.append(actor)
        Thread(target=self._play, args=(actor, part), daemon=True).start()

    def turn(self) -> None:
        own = self._on
        if own is None:  # the play has not begun, or is over
            return
        self._now += 1
        if self._hand_on() is not own:
            own.baton.acquire()
        if self._failed:
            raise Left

    def rest(self, turns: int) -> None:
        assert self._on
        self._on.due = self._now + turns
        self.turn()

    def tick(self) -> int:
        return next(self._ticks)

    def _play(self, actor: Actor, part: Part) -> None:
        actor.baton.acquire()
        try:
            if not self._failed:
                part()
        except Left:
            pass
        except BaseException as failed:  # whatever it is, `run` raises it
            self._failed = self._failed or failed
        self._actors.remove(actor)
        if self._actors:
            self._hand_on(own=actor)
        else:
            self._on = None
            self._over.set()

    def _hand_on(self, own: Actor | None = None) -> Actor:
        """Draw the next among those that do not rest, and pass the baton."""
        own = own or self._on
        ready = [actor for actor in self._actors if actor.due <= self._now]
        self._on = chosen = self._random.choice(ready) if ready else min(self._actors, key=lambda actor: actor.due)
        self._now = max(self._now, chosen.due)
        if chosen is not own:
            chosen.baton.release()
        return chosen


class FreeStage:
    """All at once."""

    TURN = 0.0002
    """Seconds that a turn of rest stands for."""

    def __init__(self) -> None:
        self._ticks, self._threads, self._failed = count(1), list[Thread](), list[BaseException]()

    def run(self, parts: Sequence[Part]) -> None:
        for part in parts:
            self.enter(part)
        for thread in self._threads:  # it grows meanwhile
            thread.join()
        if self._failed:
            raise self._failed[0]

    def enter(self, part: Part) -> None:
        thread = Thread(target=self._play, args=(part,), daemon=True)
        thread.start()
        self._threads.append(thread)

    def turn(self) -> None:
        if self._failed:
            raise Left

    def rest(self, turns: int) -> None:
        time.sleep(turns * self.TURN)
        self.turn()

    def tick(self) -> int:
        return next(self._ticks)

    def _play(self, part: Part) -> None:
        try:
            part()
        except Left:
            pass
        except BaseException as failed:  # whatever it is, `run` raises it
            self._failed.append(failed)
