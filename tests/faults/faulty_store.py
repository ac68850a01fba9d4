"""A store with faults that its interface allows: those of DynamoDB, the network and repeats, which SQLite never shows.

    stale       a read that is not strong misses the last entries of a log, or gives rows as they were before their last change
    refused     nothing is done, nothing answered               throttled   the same, and the next calls fare no better
    lost        it is done, but not answered                    repeated    it is done twice: the second meets the first
    slow        `pause` is called before or after it is done: others may come in between, or time may pass
    cut         `newest` and `rows` stop at a page's bytes      too big     an item of more bytes than allowed is refused

All is decided by one seeded Random. Whatever is written must go through here, or rows are not known as they were before.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from threading import RLock
from typing import Any, Protocol, TypeVar

from chalicelib.store.interface import (
    ITEM_LIMIT,
    QUERY_BYTES,
    Amendable,
    Archive,
    Entry,
    Gone,
    Row,
    Taken,
    TooBig,
    Unavailable,
    entry_size,
    row_size,
)

T = TypeVar("T")
FEW = 3
"""The most entries that a stale read misses, and the most calls that are refused after a throttled one."""


@dataclass(frozen=True)
class Lies:
    """The probability of each fault, and the bytes of the largest item and page."""

    stale: float = 0.25
    refused: float = 0.05
    throttled: float = 0.02
    lost: float = 0.05
    repeated: float = 0.1
    slow: float = 0.1
    item: int = ITEM_LIMIT
    page: int = QUERY_BYTES


HONEST = Lies(0, 0, 0, 0, 0, 0, page=sys.maxsize)


class HonestStore(Archive, Amendable, Protocol):
    """A store that tools can read from end to end, and whose logs can be moved."""


class HostileStore:
    """A store on top of another. `lies` may be changed at any time; `injected` counts the faults so far, by name."""

    def __init__(self, kind: HonestStore, seed: int, lies: Lies = Lies(), pause: Callable[[], None] = lambda: None) -> None:
        self.kind, self.lies, self.pause, self.injected = kind, lies, pause, Counter[str]()
        self._random, self._lock, self._throttled = Random(seed), RLock(), 0
        self._former: dict[tuple[str, str], Row | None] = {}

    def append(self, table: str, entry: Entry) -> None:
        self._weigh(entry_size(table, entry))
        self._do(lambda: self.kind.append(table, entry), writes=True)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        lag = self._lag(strong)
        found = self._do(lambda: self.kind.newest(table, count + lag, strong=True))[lag:]
        return found[: self._fit([entry_size(table, entry) for entry in found])]

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        lag = self._lag(strong)
        found = self._do(lambda: self.kind.after(table, n, strong=True))
        return found[: max(0, len(found) - lag)][:count]

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        missed = self._missed(table, strong)
        return [entry for entry in self._do(lambda: self.kind.span(table, first, last, strong=True)) if entry.n < missed]

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        missed = self._missed(table, strong)
        return [entry for entry in self._do(lambda: self.kind.some(table, numbers, strong=True)) if entry.n < missed]

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self._weigh(row_size(row))
        return self._do(lambda: self._change([(row.pk, row.sk)], lambda: self.kind.put(row, newer=newer)), writes=True)

    def delete(self, pk: str, sk: str) -> None:
        self._do(lambda: self._change([(pk, sk)], lambda: self.kind.delete(pk, sk)), writes=True)

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        for row in rows:
            self._weigh(row_size(row))
        keys = [(row.pk, row.sk) for row in rows] + [(pk, sk) for pk, sk, _ in gone]
        return self._do(lambda: self._change(keys, lambda: self.kind.change(rows, gone)), writes=True)

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return self._do(lambda: self._past(pk, strong).get(sk, self.kind.get(pk, sk, strong=True)))

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[list[Row], str | None]:
        low, high = (until, after) if back else (after, until)
        past = {sk: row for sk, row in self._past(pk, strong).items() if (low or "") < sk and (high is None or sk < high)}
        wanted: dict[str, Any] = {"count": count + 1 + len(past), "after": after, "until": until, "back": back}
        found, _ = self._do(lambda: self.kind.rows(pk, **wanted, strong=True))
        rows = [row for _, row in sorted(({row.sk: row for row in found} | past).items(), reverse=back) if row]
        fit = min(count, self._fit([row_size(row) for row in rows[:count]]))
        return rows[:fit], rows[fit - 1].sk if len(rows) > fit else None

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[list[Row], str | None]:
        past = self._past(pk, strong=False)
        found, _ = self._do(lambda: self.kind.ranked(pk, count=count + 1 + len(past), after=after, back=back))
        rows = {order: row for row in ({row.sk: row for row in found} | past).values() if row and (order := row.order)}
        lie = [
            row
            for order, row in sorted(rows.items(), reverse=back)
            if after is None or (order < after if back else order > after)
        ]
        fit = min(count, self._fit([row_size(row) for row in lie[:count]]))
        return lie[:fit], lie[fit - 1].order if len(lie) > fit else None

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        return self._do(lambda: self.kind.all_of(keys))

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        return self._do(lambda: self.kind.amend(table, was, entry), writes=True)

    def _do(self, call: Callable[[], T], *, writes: bool = False) -> T:
        """Do the call, or a fault. All random decisions come first, so that threads cannot mix them up."""
        with self._lock:
            refused, slow, lost = self._refuses(), self._tells("slow"), self._tells("lost")
            early, times = self._random.random() < 0.5, 1 + (writes and self._tells("repeated"))
        if slow and early:
            self.pause()
        if refused:
            raise Unavailable("Refused.")
        try:
            answer = [call() for _ in range(times)][-1]
        except Taken:
            if lost:
                raise Unavailable("The answer was lost.") from None
            raise
        if slow and not early:
            self.pause()
        if lost:
            raise Unavailable("The answer was lost.")
        return answer

    def _tells(self, lie: str) -> bool:
        with self._lock:
            return self._count(lie, self._random.random() < getattr(self.lies, lie))

    def _count(self, lie: str, count: bool) -> bool:
        with self._lock:
            self.injected[lie] += count
            return count

    def _refuses(self) -> bool:
        if self._throttled:
            self._throttled -= 1
            return True
        if self._tells("throttled"):
            self._throttled = self._random.randint(1, FEW)
            return True
        return self._tells("refused")

    def _lag(self, strong: bool) -> int:
        with self._lock:
            return self._random.randint(1, FEW) if not strong and self._tells("stale") else 0

    def _missed(self, table: str, strong: bool) -> int:
        """Return the first entry that this read misses."""
        missed = self.kind.newest(table, FEW, strong=True)[: self._lag(strong)]
        return missed[-1].n if missed else sys.maxsize

    def _change(self, keys: Sequence[tuple[str, str]], change: Callable[[], T]) -> T:
        """Change rows, and remember them as they were before."""
        with self._lock:
            before = {key: self.kind.get(*key, strong=True) for key in keys}
            answer = change()
            self._former |= {key: row for key, row in before.items() if self.kind.get(*key, strong=True) != row}
            return answer

    def _past(self, pk: str, strong: bool) -> dict[str, Row | None]:
        """Return the rows of a pk whose last change a stale read misses, as they were before it."""
        with self._lock:
            if strong or not self._tells("stale"):
                return {}
            return {sk: row for (of, sk), row in self._former.items() if of == pk and self._random.random() < 0.5}

    def _weigh(self, size: int) -> None:
        if self._count("too big", size > self.lies.item):
            raise TooBig(f"An item of {size} bytes; at most {self.lies.item} are taken here.")

    def _fit(self, sizes: Sequence[int]) -> int:
        """Return how many items fit into a page: at least one."""
        fit = max(1, sum(total <= self.lies.page for total in accumulate(sizes)))
        self._count("cut", fit < len(sizes))
        return fit
