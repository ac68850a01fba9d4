"""The one narrow interface to storage, and its one condition.

Two kinds of items share one key space (`pk`, `sk`): log entries, which are only ever appended, and rows, which are put whole.

    racing players       append(T, 7, a)            append(T, 7, b)
    ──────────────────────────┬──────────────────────────┬──────────────────▶ time
                        7 is free: stands           7 stands: Taken(a),
                                                    b is thrown away, its player reads on and tries 8

That condition (`attribute_not_exists(pk)`: no such item yet) is the whole of the concurrency control of logs. What several rows
tell together is changed together, each from the version that was read (`change`):

    racing counts        change(sum 4, a's row)     change(sum 4, b's row)
    ──────────────────────────┬──────────────────────────┬──────────────────▶ time
                        sum 3 stands: both put      sum 4 stands: False, neither is put,
                                                    b reads the sum again and tries with 5
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log: its number, its body (JSON text), and the carried state where it has one."""

    n: int
    body: str
    state: bytes | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Anything that is not a log entry. `n` orders its versions; `expires` (Unix seconds) lets the store drop it after that.

    `order` is where it lies among the ranked rows of its pk, no two of which have the same; it may change with each version.
    """

    pk: str
    sk: str
    n: int
    body: str
    expires: int | None = None
    order: str | None = None


Gone = tuple[str, str, int]
"""A row that is to go: its pk and sk, and the version that was read."""

EMPTY = "{}"
"""The body of a row that stands for nothing any more, since few may delete; and of one whose key says all."""


class Taken(Exception):
    """That number has an entry: here it is."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.n)
        self.entry = entry


class Unavailable(Exception):
    """The store gave no answer that can be relied on: a write may or may not have been done."""


class TooBig(Exception):
    """An item of more than 350 KB: no store takes it. A defect of whoever made it."""


class Store(Protocol):
    """Every call may raise Unavailable, every write TooBig; and each that reads entries TableDamaged, where the store knows of
    one that it is not what was written. Reads are eventually consistent unless `strong`.

    An eventually consistent read may miss the last entries of a log (never one in the middle) and give rows as they were
    shortly before. Counts are at least 1; what does not fit a page of 1 MB may be missing from `newest` and `rows`.
    """

    def append(self, table: str, entry: Entry) -> None:
        """Stores the entry if its number is free; else raises Taken with what stands there (perhaps this very entry)."""

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        """Up to `count` last entries, newest first."""

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        """The entries with a number above n, oldest first (-1: from the first on): the first `count`, or all of them, over as
        many pages as it takes.
        """

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        """The entries from number `first` to `last`, oldest first, read at once; those that do not exist are left out."""

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        """The entries with these numbers (at most 500, each once), oldest first; those that do not exist are left out."""

    def put(self, row: Row, *, newer: bool = False) -> bool:
        """Stores the row in place of its last version; with `newer` only if none stands with the same or a higher n.

        Returns whether it did.
        """

    def delete(self, pk: str, sk: str) -> None:
        """Removes the row; nothing happens where there is none."""

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Puts all of these rows and removes all that are `gone`, or does nothing of it: at most 100, each key once.

        A row is put where what stands there has the version before its own, n - 1; one of version 1 also where nothing stands,
        and one that is gone must stand there with its n. Returns whether it was done. False: something else stands there, or
        others were changing it at that moment; or it was done, and this very call, repeated, met itself. Who is told so
        reads again, strongly.
        """

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        """The row, or None."""

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[Sequence[Row], str | None]:
        """Up to `count` rows of one pk in order of sk, from the first above `after` and below `until`; with `back` in falling
        order, from the last below `after` and above `until`.

        Returns them with the sk to go on after, or None at the end.
        """

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[Sequence[Row], str | None]:
        """Up to `count` of one pk's rows that have an `order`, in order of it, from the first above `after`; with `back` in
        falling order, from the last below `after`.

        Returns them with the order to go on after, or None at the end. It cannot be read strongly.
        """


Mark = tuple[str, int]
"""Where the reading of a part came to: a table, and the number of an entry."""


class Archive(Store, Protocol):
    """A store that tools read from end to end. Nothing that answers a player does: it costs what reading everything costs."""

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        """Every table of this part of the store with its log, read strongly: oldest entry first, without carried states.

        The parts, of which each may be read by another thread, are together the whole. A log may come in several pieces, and
        entries that are added meanwhile may be missing. `after` is the last table of this part that came, and the number of
        its last entry: it goes on from there. A damaged entry has no body. May raise Unavailable on the way.
        """

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        """The rows with these keys (each once), read strongly, in any order; those that do not exist are left out."""

    def count(self, pk: str) -> int:
        """How many rows of this pk there are, read strongly."""


class Amendable(Store, Protocol):
    """A store that can put an entry anew, which nothing but forgetting a player asks for."""

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        """Puts the entry in place of this very one of its number; False if something else stands there by now."""


def entry_key(n: int) -> str:
    """The sort key of entry n: zero-padded, so that order of text is order of number."""
    return f"{n:08d}"


def log_key(table: str) -> str:
    """The partition key of a table's log."""
    return f"TABLE#{table}"


# All rows of one key, page by page.

PAGE = 100


def every(store: Store, pk: str, *, count: int = PAGE, until: str | None = None, strong: bool = False) -> Iterator[Row]:
    """The rows of this pk in their order, up to `until`; `count` are read at once, and no more than are asked for."""
    after: str | None = None
    while True:
        rows, after = store.rows(pk, count=count, after=after, until=until, strong=strong)
        yield from rows
        if after is None:
            return
