"""The interface to storage.

Two kinds of items share one key space (`pk`, `sk`): log entries, which are only appended, and rows, which are replaced whole.

    racing players       append(T, 7, a)            append(T, 7, b)
    ──────────────────────────┬──────────────────────────┬──────────────────▶ time
                        7 is free: written          7 exists: Taken(a),
                                                    b is discarded; its caller reads a and tries 8

That condition (`attribute_not_exists(pk)`: no such item yet) is all the concurrency control that logs need. Rows that must
agree are changed together, each from the version that was read (`change`):

    racing counts        change(sum 4, a's row)     change(sum 4, b's row)
    ──────────────────────────┬──────────────────────────┬──────────────────▶ time
                        sum is 3: both written      sum is 4: False, nothing written;
                                                    its caller reads the sum again and tries with 5
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's log: its number, its body (JSON text), and its snapshot of the state if it has one."""

    n: int
    body: str
    state: bytes | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """An item that is not a log entry. `n` is its version; after `expires` (Unix seconds) the store may delete it.

    `order` is its sort key among the ranked rows of its pk. It is unique there, and may change with each version.
    """

    pk: str
    sk: str
    n: int
    body: str
    expires: int | None = None
    order: str | None = None


Gone = tuple[str, str, int]
"""A row to delete: its pk and sk, and the version that was read."""

EMPTY = "{}"
"""The body of a row that counts as deleted (few functions may delete rows), and of one whose key says everything."""


class Taken(Exception):
    """Another entry has this number: `entry`."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.n)
        self.entry = entry


class Unavailable(Exception):
    """The store gave no reliable answer: a write may or may not have been done."""


class TooBig(Exception):
    """An item of more than 350 KB, which no store accepts: a bug in the caller."""


class Store(Protocol):
    """Every call may raise Unavailable, and every write TooBig. A read of entries raises TableDamaged if the store finds that
    one is damaged. Reads are eventually consistent unless `strong`.

    An eventually consistent read may miss the last entries of a log (never one in the middle) and return rows as they were
    shortly before. Counts are at least 1; `newest` and `rows` may return fewer than `count` items if a page of 1 MB is full.
    """

    def append(self, table: str, entry: Entry) -> None:
        """Store the entry if its number is free; otherwise raise Taken with the existing entry (perhaps this very one)."""

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        """Return the last `count` entries, newest first."""

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        """Return the entries with a number above n (-1: all), oldest first: the first `count`, or all, over as many pages as
        it takes.
        """

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        """Return the existing entries from number `first` to `last`, oldest first, in one read."""

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        """Return the existing entries with these numbers (at most 500, each once), oldest first."""

    def put(self, row: Row, *, newer: bool = False) -> bool:
        """Store the row over its last version; with `newer`, only if that has a lower n. Return whether it was stored."""

    def delete(self, pk: str, sk: str) -> None:
        """Delete the row if it exists."""

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Put all of these rows and delete all that are `gone`, or do nothing: at most 100 rows, each key once.

        A row is put only over its previous version, n - 1; one of version 1 also where there is no row. A row in `gone` must
        exist with its n. Return whether this was done. False means that a row has another version, or was being changed at
        that moment; or that it was done, and a retry of this call found its own rows. The caller then reads again, strongly.
        """

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        """Return the row, or None."""

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
        """Return up to `count` rows of one pk, ordered by sk, above `after` and below `until`; with `back` in descending order,
        below `after` and above `until`. The second value is the next `after`, or None at the end.
        """

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[Sequence[Row], str | None]:
        """Return up to `count` of one pk's ranked rows, by `order`, above `after`; with `back` in descending order, below
        `after`. The second value is the next `after`, or None at the end. There is no strong read of this.
        """


Mark = tuple[str, int]
"""How far a part has been read: a table, and the number of its last entry read."""


class Archive(Store, Protocol):
    """A store that tools read from end to end. Requests never do: it costs as much as reading everything."""

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        """Yield every table of this part of the store with its log, read strongly: oldest entry first, without snapshots.

        Each of the `parts` may be read by another thread. A log may come in several pieces, and entries that are added
        meanwhile may be missing. To continue an interrupted read, `after` is the last table of this part that came and the
        number of its last entry. A damaged entry has an empty body. May raise Unavailable on the way.
        """

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        """Return the existing rows with these keys (each once), read strongly, in any order."""

    def count(self, pk: str) -> int:
        """Count the rows of this pk, read strongly."""


class Amendable(Store, Protocol):
    """A store that can replace an entry, which only forgetting a player needs."""

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        """Replace the entry `was` by `entry`, of the same number; False if it has changed since it was read."""


def entry_key(n: int) -> str:
    """The sort key of entry n: zero-padded, so that order of text is order of number."""
    return f"{n:08d}"


def log_key(table: str) -> str:
    """The partition key of a table's log."""
    return f"TABLE#{table}"


# All rows of one key, page by page.

PAGE = 100


def all_rows(store: Store, pk: str, *, count: int = PAGE, until: str | None = None, strong: bool = False) -> Iterator[Row]:
    """Yield the rows of this pk in order, up to `until`. Reads pages of `count` rows, each only when it is needed."""
    after: str | None = None
    while True:
        rows, after = store.rows(pk, count=count, after=after, until=until, strong=strong)
        yield from rows
        if after is None:
            return


# The size of items and the capacity units of requests, by DynamoDB's published rules.
#
#     size          names and values of all attributes: text in UTF-8 bytes, binaries in bytes, numbers as below
#     write unit    each started 1,024 bytes of the item, or of the one that it replaces or that refuses it, if that is larger
#     read unit     each started 4,096 bytes of all items of a request together for a strong read; half for an eventual one
#     page          a query's answer stops before 1 MiB of items; the units of each page are rounded up separately
#     change        several rows at once: twice each row's write units; those of the index are not doubled
#     minimum       one unit for a write, one (or a half) for a read, even if there is no item
#     index         a ranked row is written there too: when it appears, changes or disappears; twice when its order changes
#
# An entry carries a snapshot if its `entry_size` is then at most `WRITE_UNIT`: so the snapshot costs nothing.

WRITE_UNIT = 1024
READ_UNIT = 4096
QUERY_BYTES = 1024 * 1024
TOGETHER = 100
"""Maximum number of rows in one change."""
ITEM_LIMIT = 350 * 1024
"""The largest item that the stores accept, in bytes: well below DynamoDB's own 400 KB."""


def entry_size(table: str, entry: Entry) -> int:
    """Return the bytes of a log entry with its key, its snapshot and the names of its attributes."""
    return _key_size(log_key(table), entry_key(entry.n)) + len("b") + len(entry.body.encode()) + state_size(entry.state)


def state_size(state: bytes | None) -> int:
    """Return the bytes that a snapshot adds to its entry."""
    return 0 if state is None else len("s") + len(state)


def row_size(row: Row) -> int:
    """Return the bytes of a row with its key and the names of its attributes."""
    size = _key_size(row.pk, row.sk) + len("n") + number_size(row.n) + len("b") + len(row.body.encode())
    size += 0 if row.expires is None else len("expires") + number_size(row.expires)
    return size if row.order is None else size + len("o") + len(row.order.encode())


def number_size(number: int) -> int:
    """Return the bytes of a number: one, one for every two digits without leading and trailing zeros, and one for a minus."""
    digits = len(str(abs(number)).strip("0"))
    return 1 + (digits + 1) // 2 + (number < 0)


def write_units(size: int, other: int = 0) -> int:
    """Return the units of writing `size` bytes over an item of `other` bytes, whether or not the condition allows it."""
    return _begun(max(size, other), WRITE_UNIT)


def index_units(row: Row | None, other: Row | None) -> int:
    """Return the units of the index of ranked rows when `row` replaces `other` (None: no row)."""
    new, old = (one if one and one.order is not None else None for one in (row, other))
    if new == old:
        return 0
    if new and old and new.order == old.order:
        return write_units(row_size(new), row_size(old))
    return sum(write_units(row_size(one)) for one in (new, old) if one)


def read_units(sizes: Iterable[int], *, strong: bool = False) -> float:
    """Return the units of one request that reads items of these sizes, over as many pages as it takes."""
    whole = sum(_begun(page, READ_UNIT) for page in _pages(sizes))
    return float(whole) if strong else whole / 2


def check_entry(table: str, entry: Entry) -> None:
    """Raise TooBig for an entry that no store accepts. Most are so small that counting characters is enough: 4 bytes each."""
    if 4 * (len(table) + len(entry.body)) + state_size(entry.state) > ITEM_LIMIT - WRITE_UNIT:
        check_size(entry_size(table, entry))


def check_size(size: int) -> None:
    """Raise TooBig for an item that no store accepts."""
    if size > ITEM_LIMIT:
        raise TooBig(f"An item of {size} bytes; at most {ITEM_LIMIT} can be stored.")


def check_change(rows: Sequence[Row], gone: Sequence[Gone]) -> None:
    """Check the arguments of `change`: TooBig for a row, ValueError for too many rows or one that comes twice."""
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
