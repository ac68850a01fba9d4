"""A ledger of what clocks should show: how much time each seat has left, minute by minute, and when it runs out.

It knows nothing of entries: tests tell it what people do, and it sees in views which seats have a decision. Minutes are Unix
time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from tests.tables.clock_simulator import A_DAY, Gone, Home, Life

PAUSE = 28 * A_DAY


@dataclass
class Account:
    """`left` are minutes; `runs` while the seat has a decision and its player plays; `used` is the total that counted."""

    life: Life
    left: int = 0
    runs: bool = False
    used: int = 0
    given: int = 0

    def pass_minute(self, minute: int) -> None:
        if self.runs and self.left and self.life.counts(minute):
            self.left -= 1
            self.used += 1


@dataclass
class Ledger:
    """The accounts of a table's seats. With a `bank` some minutes come `back` per decision; else each decision has `each`."""

    now: int
    accounts: list[Account]
    each: int = 0
    bank: int = 0
    back: int = 0
    bots: set[int] = field(default_factory=set)
    waiting: set[int] = field(default_factory=set)

    def begin(self, waiting: Collection[int]) -> None:
        for account in self.accounts:
            account.left = account.given = self.bank
        self.follow(waiting, ())

    def pass_minutes(self, minutes: int) -> None:
        for _ in range(minutes):
            for account in self.accounts:
                account.pass_minute(self.now)
            self.now += 1

    @property
    def late(self) -> list[int]:
        return [seat for seat, account in enumerate(self.accounts) if account.runs and not account.left]

    def follow(self, waiting: Collection[int], decided: Collection[int]) -> None:
        """Update after these seats have decided, and the table waits for others."""
        for seat in range(len(self.accounts)):
            over = seat in self.waiting and (seat not in waiting or seat in decided)
            if over and self.bank and self.accounts[seat].runs:
                self._give(seat, self.back)
            if seat in waiting and (over or seat not in self.waiting) and not self.bank:
                self.accounts[seat].left = self.each
        self.waiting = set(waiting)
        self._run()

    def _give(self, seat: int, minutes: int) -> None:
        self.accounts[seat].left += minutes
        self.accounts[seat].given += minutes

    def _run(self) -> None:
        for seat, account in enumerate(self.accounts):
            account.runs = seat in self.waiting and seat not in self.bots

    def leave(self, seat: int) -> None:
        self.bots.add(seat)
        self._run()

    def come_back(self, seat: int) -> None:
        self.bots.discard(seat)
        account = self.accounts[seat]
        if self.bank:
            self._give(seat, max(0, self.back - account.left))
        else:
            account.left = self.each
        self._run()

    def pause(self) -> None:
        """Count nobody's minutes, for so long or until the pause is ended."""
        for account in self.accounts:
            account.life.gone.append(Gone("paused", self.now, self.now + PAUSE))

    def resume(self) -> None:
        for account in self.accounts:
            account.life.end("paused", self.now)

    def away(self, seat: int, until: int | None) -> None:
        """Set a seat away until then; None: back."""
        life = self.accounts[seat].life
        life.end("away", self.now)
        if until is not None:
            life.gone.append(Gone("away", self.now, until))

    def move_house(self, seat: int, home: Home) -> None:
        self.accounts[seat].life.homes.append((self.now, home))

    def ends(self) -> dict[int, int]:
        """Return by seat the minute at which its running clock ends."""
        running = {seat: account for seat, account in enumerate(self.accounts) if account.runs}
        return {seat: account.life.runs_out(self.now, account.left) for seat, account in running.items()}


def shown(view: dict[str, Any], name: str) -> dict[int, Any]:
    """Return what a view shows of each seat's clock, if anything."""
    times = {seat: clock[name] for seat, clock in enumerate(view["pace"]["seats"])}
    return {seat: value for seat, value in times.items() if value is not None}
