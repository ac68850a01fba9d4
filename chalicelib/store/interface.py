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

from collections.abc import Iterable, Iterator, Sequence
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


# What items weigh and what touching them costs, by DynamoDB's published rules.
#
#     size          names and values of all attributes: text in UTF-8 bytes, binaries in bytes, numbers as below
#     write unit    each begun 1,024 bytes of the item, or of the one that it replaces or finds in its way, if that is larger
#     read unit     each begun 4,096 bytes of all items of a request together when read strongly; half as much eventually
#     page          a query's answer stops before 1 MiB of items; the units of each page are rounded by themselves
#     change        several rows at once: each its write units, twice; those of the index are not doubled
#     at least      one unit for a write, one (or a half) for a read, even if nothing stands there
#     index         a ranked row is written there too: when it comes or goes, when it changes, and twice when its order does
#
# A table's log carries its state in an entry when `entry_size` with it is at most `WRITE_UNIT`: then it costs nothing.

WRITE_UNIT = 1024
READ_UNIT = 4096
QUERY_BYTES = 1024 * 1024
TOGETHER = 100
"""The most rows that are changed at once."""
ITEM_LIMIT = 350 * 1024
"""The largest item that the stores take, in bytes: below DynamoDB's own 400 KB, so that nothing comes near that by surprise."""


def entry_size(table: str, entry: Entry) -> int:
    """Bytes of a log entry with its key, its state and the names of its attributes."""
    return _key_size(log_key(table), entry_key(entry.n)) + len("b") + len(entry.body.encode()) + state_size(entry.state)


def state_size(state: bytes | None) -> int:
    """Bytes that a state adds to its entry."""
    return 0 if state is None else len("s") + len(state)


def row_size(row: Row) -> int:
    """Bytes of a row with its key and the names of its attributes."""
    size = _key_size(row.pk, row.sk) + len("n") + number_size(row.n) + len("b") + len(row.body.encode())
    size += 0 if row.expires is None else len("expires") + number_size(row.expires)
    return size if row.order is None else size + len("o") + len(row.order.encode())


def number_size(number: int) -> int:
    """Bytes of a number: one, one more for every two digits without the zeros at its ends, and one for a minus."""
    digits = len(str(abs(number)).strip("0"))
    return 1 + (digits + 1) // 2 + (number < 0)


def write_units(size: int, other: int = 0) -> int:
    """Units of writing an item of `size` bytes where one of `other` bytes stands (whether or not the condition allows it)."""
    return _begun(max(size, other), WRITE_UNIT)


def index_units(row: Row | None, other: Row | None) -> int:
    """Units that the index of ranked rows takes when `row` is written in place of `other` (None: there is none)."""
    new, old = (one if one and one.order is not None else None for one in (row, other))
    if new == old:
        return 0
    if new and old and new.order == old.order:
        return write_units(row_size(new), row_size(old))
    return sum(write_units(row_size(one)) for one in (new, old) if one)


def read_units(sizes: Iterable[int], *, strong: bool = False) -> float:
    """Units of one request that reads items of these sizes (none: it found nothing), over as many pages as it takes."""
    whole = sum(_begun(page, READ_UNIT) for page in _pages(sizes))
    return float(whole) if strong else whole / 2


def check_entry(table: str, entry: Entry) -> None:
    """Refuses an entry that no store takes: TooBig. Few come near that: their characters, of four bytes at most, say enough."""
    if 4 * (len(table) + len(entry.body)) + state_size(entry.state) > ITEM_LIMIT - WRITE_UNIT:
        check_size(entry_size(table, entry))


def check_size(size: int) -> None:
    """Refuses an item that no store takes: TooBig."""
    if size > ITEM_LIMIT:
        raise TooBig(f"An item of {size} bytes; at most {ITEM_LIMIT} can be stored.")


def check_change(rows: Sequence[Row], gone: Sequence[Gone]) -> None:
    """Refuses what no store changes at once: TooBig for a row, ValueError for too many of them and for one that comes twice."""
    keys = [(row.pk, row.sk) for row in rows] + [(pk, sk) for pk, sk, _ in gone]
    if not 1 <= len(keys) <= TOGETHER or len(set(keys)) < len(keys):
        raise ValueError(f"1 to {TOGETHER} different rows can be changed at once, not these {len(keys)}.")
    for row in rows:
        check_size(row_size(row))


def _key_size(pk: str, sk: str) -> int:
    return len("pk") + len(pk.encode()) + len("sk") + len(sk.encode())


def _begun(size: int, unit: int) -> int:
    return max(1, -(-size // unit))


def _pages(sizes: Iterable[int]) -> list[int]:
    pages = [0]
    for size in sizes:
        if pages[-1] + size > QUERY_BYTES:
            pages.append(0)
        pages[-1] += size
    return pages
