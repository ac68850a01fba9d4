"""The tables whose time has come, in fair turns: one of each shard after another's, and of each shard the one first that has
been due the longest. Who has more to do than one entry goes on when all others have had their turn.

Rows are read page by page, and not strongly: one that is missed is seen the next time, and one that has just gone leads to a
table at which nothing is due. The first page of each shard also tells how late it is; when nothing is due, no more is read.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import dataclass

from chalicelib.store.interface import Row, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables.club import Club
from chalicelib.tables.project import SHARDS, due_pk

Steps = Generator[None, None, int]
"""The work of a turn, in short steps; in the end, how many tables are done."""


@dataclass(slots=True)
class Turn:
    """A table's, until its steps are over."""

    table: str
    steps: Steps

    def go_on(self) -> int | None:
        """Does a step; how many tables are done with it, None if there is more to do."""
        try:
            next(self.steps)
        except StopIteration as over:
            return int(over.value)
        return None


@dataclass(slots=True)
class _Shard:
    """What is due in one shard: the row whose turn comes, and those after it."""

    rows: Iterator[Row]
    head: Row | None = None


class Turns:
    """What is due now (`now`, ms). `begin(row, now)` gives the steps of a table's turn.

    `late` is by how many ms the table that has been due the longest is late, 0 if none is.
    """

    def __init__(self, club: Club, begin: Callable[[Row, int], Steps]) -> None:
        self.now = club.clock()
        self._begin = begin
        self._fault: Unavailable | None = None
        until = f"{self.now + 1:014d}"
        shards = [_Shard(every(club.store, due_pk(number), until=until)) for number in range(SHARDS)]
        for shard in shards:
            self._read_on(shard)
        self._shards = deque(shard for shard in shards if shard.head)
        self._resting: deque[Turn] = deque()
        self.late = max((self.now - due_at(shard.head) for shard in self._shards if shard.head), default=0)

    def next(self, busy: Collection[str] = ()) -> Turn | None:
        """Whose turn it is; None if there is nobody, but for the tables that are `busy`: a table has one turn at a time."""
        for _ in range(len(self._shards)):
            shard = self._shards.popleft()
            row = shard.head
            assert row is not None, "a shard that has no row has no turn"
            if (table := table_of(row)) in busy:
                self._shards.append(shard)
                continue
            self._read_on(shard)
            if shard.head:
                self._shards.append(shard)
            return Turn(table, self._begin(row, self.now))
        for _ in range(len(self._resting)):
            turn = self._resting.popleft()
            if turn.table not in busy:
                return turn
            self._resting.append(turn)
        return None

    def back(self, turn: Turn) -> None:
        """Has the table go on when all others have had their turn."""
        self._resting.append(turn)

    def close(self) -> None:
        """Raises Unavailable if a shard could not be read: what is due there is looked at the next time."""
        if self._fault:
            raise self._fault

    def _read_on(self, shard: _Shard) -> None:
        """A shard that the store does not give keeps no other waiting."""
        try:
            shard.head = next(shard.rows, None)
        except Unavailable as fault:
            shard.head, self._fault = None, fault


def table_of(row: Row) -> str:
    return row.sk.split("#", 1)[1]


def due_at(row: Row) -> int:
    """Since when (ms) the table is due."""
    return int(row.sk.split("#", 1)[0])
