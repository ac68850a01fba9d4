"""What items weigh and what touching them costs, by DynamoDB's published rules.

    size          names and values of all attributes: text in UTF-8 bytes, binaries in bytes, numbers as below
    write unit    each begun 1,024 bytes of the item, or of the one that it replaces or finds in its way, if that is larger
    read unit     each begun 4,096 bytes of all items of a request together when read strongly; half as much eventually
    page          a query's answer stops before 1 MiB of items; the units of each page are rounded by themselves
    change        several rows at once: each its write units, twice; those of the index are not doubled
    at least      one unit for a write, one (or a half) for a read, even if nothing stands there
    index         a ranked row is written there too: when it comes or goes, when it changes, and twice when its order does

A table's log carries its state in an entry when `entry_size` with it is at most `WRITE_UNIT`: then it costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chalicelib.store.interface import Entry, Gone, Row, TooBig, entry_key, log_key

WRITE_UNIT = 1024
READ_UNIT = 4096
PAGE = 1024 * 1024
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
        if pages[-1] + size > PAGE:
            pages.append(0)
        pages[-1] += size
    return pages
