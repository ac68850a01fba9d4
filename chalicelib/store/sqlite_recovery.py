"""Recover what can be read of a file with a damaged structure, into a new file in its place.

the file ─▶ readable entries and rows with valid checksums ─▶ the new file
         └▶ keys of indexes: they show which entries and rows are lost. A lost entry is replaced by one whose checksum
            never matches, so that its table, and no other, is refused (`table-damaged`) instead of going on without it
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import UnionType

from chalicelib import file_permissions
from chalicelib.store import sqlite_layout as layout
from chalicelib.store.sqlite_layout import LAYOUT, PUT_NEWER
from chalicelib.store.sqlite_pages import Pages, Values

COPY = ".damaged-"
"""Part of the names of copies; the time (UTC) follows."""
OF_SQLITE = ("-wal", "-shm")
"""Suffixes of the files that SQLite creates beside ours."""
PUT_ENTRY = "INSERT OR IGNORE INTO entries (log, n, body, state, checksum) VALUES (?, ?, ?, ?, ?)"
NEWEST_MOVES_MAY_BE_LOST = (
    "More may be lost than what is left can show: the newest moves of tables, which go on from where they stood before, and"
    " changes of rows beside their logs. Stop the server and run `make rebuild DATA={}`: it makes lists and boards again."
)
PUT_BACK = "Put a copy of your club in its place; or, to begin a new one, choose another DATA or move that file away."
SUM_ENTRIES = (
    "UPDATE entries SET checksum = entry_checksum(CAST(log AS BLOB), n, CAST(body AS BLOB), state) WHERE checksum IS NULL"
)
SUM_ROWS = (
    "UPDATE rows SET checksum = row_checksum(CAST(pk AS BLOB), CAST(sk AS BLOB), n, CAST(body AS BLOB), expires,"
    " CAST(place AS BLOB)) WHERE checksum IS NULL"
)
ENTRY = (bytes, int, bytes, bytes | None, int | None)
ROW = (bytes, bytes, int, bytes, int | None, bytes | None, int | None)
"""The types of the values of an entry and of a row."""
COUNT = "SELECT count(DISTINCT log) FROM entries"


class CannotOpen(Exception):
    """The file cannot be used; the sentence says why and what to do, for anyone who started the server."""


def copy_with_sqlite(db: sqlite3.Connection, path: Path, ending: str, now: int) -> Path:
    """Copy the open file beside itself, readable only by its owner; return the copy's path. Raises OSError, sqlite3.Error.

    While SQLite has it open, nothing else may open it: closing that would release SQLite's locks, and another process that
    copies the club would then delete the write-ahead log when it is done.
    """
    with _new_copy(path, ending, now) as target, closing(sqlite3.connect(target)) as copied:
        db.backup(copied)
    return target


def _copy_damaged(path: Path, wal: bytes, now: int) -> Path:
    """Copy the file, which must not be open, and its write-ahead log; return the copy's path. Raises OSError."""
    with _new_copy(path, COPY, now) as target:
        shutil.copyfile(path, target)
        if wal:
            file_permissions.create_private(beside(target, "-wal"))
            beside(target, "-wal").write_bytes(wal)
    return target


@contextmanager
def _new_copy(path: Path, ending: str, now: int) -> Iterator[Path]:
    """Create the file for a copy made at `now` (Unix seconds). One that fails is deleted: it would fill a disk that is full."""
    target = beside(path, ending + time.strftime("%Y%m%d-%H%M%S", time.gmtime(now)))
    file_permissions.create_private(target)
    try:
        yield target
    except BaseException:
        target.unlink()
        beside(target, "-wal").unlink(missing_ok=True)
        raise


def make(path: Path) -> None:
    """Create an empty store. Raises OSError, sqlite3.Error."""
    _put_in_place(_build(path, lambda db: None), path)


def _build(path: Path, fill: Callable[[sqlite3.Connection], None]) -> Path:
    """Create a complete file with what `fill` writes, or none; return its path."""
    new = beside(path, file_permissions.NEW)
    new.unlink(missing_ok=True)
    file_permissions.create_private(new)
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as db:
            db.execute("BEGIN")
            for statement in LAYOUT:
                db.execute(statement)
            fill(db)
            db.execute("COMMIT")
    except BaseException:
        new.unlink()
        raise
    return new


def _put_in_place(new: Path, path: Path) -> None:
    """Replace the file. SQLite's files beside the old one are deleted first: they must not be applied to the new one."""
    for ending in OF_SQLITE:
        beside(path, ending).unlink(missing_ok=True)
    new.replace(path)


def give_checksums(db: sqlite3.Connection) -> None:
    """Add checksums to items from before there were any."""
    db.create_function("entry_checksum", 4, layout.entry_checksum)
    db.create_function("row_checksum", 6, layout.row_checksum)
    db.execute(SUM_ENTRIES)
    db.execute(SUM_ROWS)


def recover(path: Path, why: str, now: int, report: Callable[[str], None]) -> None:
    """Replace the file, which must not be open, by one with all that can be read of it, and keep a copy. Raises CannotOpen if
    nothing can be read, without changing or copying anything; OSError, sqlite3.Error.
    """
    wal = wal_of(path)
    pages = Pages(path, wal)
    lost: dict[int, bytes] = {}
    tables, untraced = 0, False

    def fill(db: sqlite3.Connection) -> None:
        nonlocal tables, untraced
        lost_here, untraced = _fill(db, pages)
        lost.update(lost_here)
        (tables,) = db.execute(COUNT).fetchone()
        if not tables:
            raise CannotOpen(f"{path} is damaged ({why}), and no table can be read. {PUT_BACK}")

    new = _build(path, fill)
    copied = _copy_damaged(path, wal, now)
    _put_in_place(new, path)
    report(f"{path.name} was damaged ({why}). It was copied to {copied.name}, and recovered: {tables} tables are there.")
    if pages.missing:
        report(f"{path.name} was cut short by {pages.missing} pages: what is lost with them cannot be named.")
    elif untraced or not pages.wal_intact:
        report(NEWEST_MOVES_MAY_BE_LOST.format(path.parent))
    if lost:
        report(lost_rows(path, lost.values()))


def lost_rows(path: Path, keys: Iterable[bytes]) -> str:
    """Return the sentence that reports lost rows, counted by the first word of their keys."""
    kinds = Counter(pk.partition(b"#")[0].decode(errors="replace") for pk in keys)
    listed = ", ".join(f"{count} of {kind}" for kind, count in sorted(kinds.items()))
    return (
        f"Rows beside the tables' logs are lost: {listed}. Stop the server and run `make rebuild DATA={path.parent}` to have"
        " lists and boards made again; docs/running.md says what else there is."
    )


def _fill(db: sqlite3.Connection, pages: Pages) -> tuple[dict[int, bytes], bool]:
    """Write the readable items and the placeholders of lost entries. Return the keys of other lost rows, by rowid, and whether
    entries are lost whose keys are lost too: rowids increase by one, and no entry is ever deleted.
    """
    entries, rows, known = set[int](), set[int](), set[int]()
    for rowid, values in pages.table_rows():
        if entry := _valid_entry(values):
            known.add(rowid)
            db.execute(PUT_ENTRY, _as_text(entry, 0, 2))
            if entry[-1] is not None:
                entries.add(rowid)
        elif row := _valid_row(values):
            db.execute(PUT_NEWER, _as_text(row, 0, 1, 3, 5))
            rows.add(rowid)
    lost: dict[int, bytes] = {}
    for values in pages.index_keys():
        match values:
            case (bytes(log), int(n), int(rowid)):
                known.add(rowid)
                if rowid not in entries:
                    db.execute(PUT_ENTRY, (log.decode(errors="replace"), n, "", None, layout.LOST))
            case (bytes(pk), bytes(), int(rowid)) if rowid not in rows:
                lost[rowid] = pk
    give_checksums(db)
    return lost, len(known) < max(known, default=0)


def _valid_entry(values: Values) -> Values | None:
    """Return the values of an entry, whose older format had no checksum; None if it is not an entry or damaged."""
    entry = (*values, None)[:5]
    return entry if 4 <= len(values) <= 5 and _types_match(entry, ENTRY) and layout.read_entry(*entry) else None


def _valid_row(values: Values) -> Values | None:
    """Return the values of a row, whose older formats had no order or checksum; None if it is not a row or damaged."""
    row = (*values, None, None)[:7]
    return row if 5 <= len(values) <= 7 and _types_match(row, ROW) and layout.read_row(*row) else None


def _types_match(values: Values, types: Sequence[type | UnionType]) -> bool:
    return all(isinstance(one, kind) for one, kind in zip(values, types, strict=True))


def _as_text(values: Values, *places: int) -> list[object]:
    """Return the values with those at `places` as text, as STRICT tables need them."""
    return [one.decode() if place in places and isinstance(one, bytes) else one for place, one in enumerate(values)]


def wal_of(path: Path) -> bytes:
    """Return the bytes of the file's write-ahead log; none if it has none. May raise OSError."""
    wal = beside(path, "-wal")
    return wal.read_bytes() if wal.exists() else b""


def beside(path: Path, ending: str) -> Path:
    """Return the path with `ending` added to its name."""
    return path.with_name(path.name + ending)
