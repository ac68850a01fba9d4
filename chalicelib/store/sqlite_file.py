"""Open the SQLite store's file: lock it, create or upgrade it, and find and repair damage.

no file                    a new one is created
empty, or not our file     CannotOpen: it is never replaced by a new club
damaged rows               entries stay and are reported; other rows are deleted, after the file was copied
damaged structure          the file is copied, and what can be read is recovered (sqlite_recovery.py)
"""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from chalicelib import file_permissions
from chalicelib.store import sqlite_recovery as recovery
from chalicelib.store.sqlite_layout import APPLICATION, CHANGES, FORMAT, LAYOUT, MAKES_ENTRIES, TABLES, read_entry, read_row
from chalicelib.store.sqlite_pages import PAGE, Wal, read_wal
from chalicelib.store.sqlite_recovery import PUT_BACK, CannotOpen, beside

Report = Callable[[str], None]

MAGIC = b"SQLite format 3\0"
FIXED = {0: MAGIC, 21: b"\x40\x20\x20", 44: b"\0\0\0\4", 56: b"\0\0\0\1", 68: APPLICATION}
"""The bytes at these offsets of every header of ours."""
MODES = (b"\1\1", b"\2\2")
"""And at offset 18: before the file first has a write-ahead log, and from then on."""
DAMAGED = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
EXPIRE = "DELETE FROM rows WHERE expires < ?"
ENTRIES = "SELECT CAST(log AS BLOB), n, CAST(body AS BLOB), state, checksum FROM entries WHERE checksum IS NOT NULL"
ROWS = (
    "SELECT CAST(pk AS BLOB), CAST(sk AS BLOB), n, CAST(body AS BLOB), expires, CAST(place AS BLOB), checksum, rowid FROM rows"
    " WHERE checksum IS NOT NULL"
)
LOCK = ".lock"
"""Suffix of the file that the server locks."""
COPY = ".before-"
"""Part of the names of copies that are made before a change; the time (UTC) follows."""
UNFINISHED = (
    "The last write to {} is incomplete and was left out. After a power cut this is harmless: nobody had been told that it was"
    " saved. If there was no power cut, the disk damaged it, and the newest moves may be lost."
)
DELETE_ROWS = "DELETE FROM rows WHERE rowid IN (SELECT value FROM json_each(?))"


def print_to_stderr(sentence: str) -> None:
    """Show a sentence to the person who runs the server."""
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()


def files_of(path: Path) -> list[Path]:
    """Return all files of the store in this file. SQLite creates its own with the permissions that the file has then."""
    others = [beside(path, ending) for ending in (*recovery.OF_SQLITE, LOCK)]
    copies = [found for ending in (recovery.COPY, COPY) for found in sorted(path.parent.glob(f"{path.name}{ending}*"))]
    return [path, *others, *copies]


def take_lock(path: Path) -> int:
    """Lock the file for this process; return the open lock file's descriptor. CannotOpen if another process has the lock."""
    try:
        path.parent.mkdir(file_permissions.OWN_FOLDER, parents=True, exist_ok=True)
        lock_file = os.open(beside(path, LOCK), os.O_RDWR | os.O_CREAT, file_permissions.OWN_FILE)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be opened: {error.strerror}.") from error
    try:
        fcntl.flock(lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.read(lock_file, 20).decode(errors="replace") or "unknown"
        os.close(lock_file)
        raise CannotOpen(f"{path} is in use by another server (process {owner}). Stop it, or choose another DATA.") from error
    os.truncate(lock_file, 0)
    os.pwrite(lock_file, str(os.getpid()).encode(), 0)
    return lock_file


def open_in_memory() -> sqlite3.Connection:
    """Open an empty store without a file."""
    db = _connect(":memory:")
    for statement in LAYOUT:
        db.execute(statement)
    return db


def open_file(path: Path, now: int, report: Report) -> tuple[sqlite3.Connection, set[str]]:
    """Connect to the file, which is created if there is none, restrict it to its owner, find and mend damage, and delete the
    rows that have expired by `now`. Return the connection and the tables that are damaged. `report` gets sentences for the
    person who runs the server. Raise CannotOpen.
    """
    try:
        if not path.exists() and not recovery.wal_of(path):
            recovery.make(path)
        _check_owner(path)
        db = _connect_or_recover(path, now, report)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be opened: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise CannotOpen(f"{path} cannot be used: {error}.") from error
    try:
        for file in files_of(path):
            file_permissions.restrict_to_owner(file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")  # so that forgotten data is gone, and recovery finds no old rows in free pages
        _bring_up_to_date(db)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # frames of an unfinished write must not follow new ones
        damaged = _drop_damaged_rows(db, path, now, report)
        db.execute(EXPIRE, (now,))
    except (sqlite3.Error, OSError) as error:
        db.close()
        raise CannotOpen(f"{path} cannot be used: {error}.") from error
    return db, damaged


def _connect(path: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1, uri=uri)


def _check_owner(path: Path) -> None:
    """Raise CannotOpen for a file that is gone, is empty or is not ours."""
    if not path.exists():
        raise CannotOpen(f"{path} is gone, but {path.name}-wal, which goes with it, is there. {PUT_BACK}")
    head = _first_page(path)
    if not head:
        raise CannotOpen(f"{path} is empty. {PUT_BACK}")
    if head[68:72] == APPLICATION or MAKES_ENTRIES in head:
        return
    if not head.startswith(MAGIC):
        raise CannotOpen(f"{path} cannot be used: file is not a database.")
    raise CannotOpen(f"{path} holds something else. Choose another DATA.")


def _first_page(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(PAGE)


def _connect_or_recover(path: Path, now: int, report: Report) -> sqlite3.Connection:
    """Connect to the file; recover it first if its structure is damaged."""
    wal = recovery.wal_of(path)
    log = read_wal(wal)
    if why := _find_damage(path, log):
        recovery.recover(path, why, now, report)
    if log.unfinished:
        report(UNFINISHED.format(path.name))
    return _connect(path)


def _find_damage(path: Path, log: Wal) -> str:
    """Return what is damaged in the file's structure, in a few words, or nothing. Raise CannotOpen."""
    head = _first_page(path)
    if not all(head[at:].startswith(right) for at, right in FIXED.items()) or head[18:20] not in MODES:
        return "its header is damaged"
    if not log.intact:
        return "what was written last is damaged"
    # A connection that could write would move the log into the file when it is closed, before they are copied.
    mode = "ro" if log.frames else "rw"
    try:
        with closing(_connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)) as db:
            return _find_structural_damage(db, path)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in DAMAGED:
            return str(error)
        raise


def _find_structural_damage(db: sqlite3.Connection, path: Path) -> str:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    found = {
        _normalised(sql) for (sql,) in db.execute("SELECT CAST(sql AS BLOB) FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    }
    known = next((number for number, tables in TABLES.items() if tables == found), None)
    if version > FORMAT and (known is None or (version ^ known).bit_count() != 1):
        raise CannotOpen(f"{path} was written by a newer version (format {version}, this one knows {FORMAT}). Update, please.")
    if version != known:
        return "the description of its tables is damaged"
    (result,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    return "" if result == "ok" else str(result).splitlines()[-1]


def _normalised(sql: bytes) -> str:
    return " ".join(sql.decode(errors="replace").split())


def _bring_up_to_date(db: sqlite3.Connection) -> None:
    """Upgrade a file of an older format to today's, in one transaction."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version == FORMAT:
        return
    db.execute("VACUUM")  # older versions did not overwrite what they deleted
    db.execute("BEGIN IMMEDIATE")
    for old in range(version, FORMAT):
        for statement in CHANGES[old]:
            db.execute(statement)
    recovery.give_checksums(db)
    db.execute("COMMIT")


def _drop_damaged_rows(db: sqlite3.Connection, path: Path, now: int, report: Report) -> set[str]:
    """Delete damaged rows after copying the file; return the damaged tables."""
    tables = Counter[str](log.decode(errors="replace") for log, *entry in db.execute(ENTRIES) if not read_entry(log, *entry))
    for table, count in tables.items():
        report(damaged_table(table, count))
    rows = [(rowid, pk) for pk, *row, rowid in db.execute(ROWS) if not read_row(pk, *row)]
    if rows:
        copied = recovery.copy_with_sqlite(db, path, recovery.COPY, now)
        db.execute(DELETE_ROWS, (json.dumps([rowid for rowid, _ in rows]),))
        report(f"{path.name} was damaged. It was copied to {copied.name} before anything was changed.")
        report(recovery.lost_rows(path, [pk for _, pk in rows]))
    return {*tables}


def damaged_table(table: str, count: int = 1) -> str:
    """Return the sentence that reports a damaged table."""
    what = "An entry" if count == 1 else f"{count} entries"
    return f"Table {table} is damaged: anyone who opens it is told so. {what} of its log cannot be read; all others are kept."
