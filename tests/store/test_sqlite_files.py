"""SQLite's files: one process at a time, and only files of our own."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chalicelib.store.interface import Entry, Row
from chalicelib.store.sqlite import SqliteStore
from chalicelib.store.sqlite_layout import FORMAT, LAYOUT, OURS
from chalicelib.store.sqlite_recovery import CannotOpen
from tests.store.writer import a_writer, committed, copy_in_another_process, numbers

T = "abcdefghijklmnopqrstuv"


# ── one process at a time ──


def test_a_second_server_is_refused_even_if_the_firsts_id_is_unreadable(path: Path) -> None:
    with closing(SqliteStore(path)):
        path.with_name("club.db.lock").write_bytes(b"\xff\xfe")
        with pytest.raises(CannotOpen, match=r"club\.db is in use by another server"):
            SqliteStore(path)


def test_a_second_server_is_refused_with_the_firsts_process_id(path: Path) -> None:
    with a_writer(path, 1) as writer:
        assert writer.stdout
        writer.stdout.readline()
        with pytest.raises(CannotOpen, match=rf"club\.db is in use by another server \(process {writer.pid}\)\. Stop it"):
            SqliteStore(path)
    SqliteStore(path).close()


def test_a_closed_file_is_unlocked(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(CannotOpen, match=f"process {os.getpid()}"):
        SqliteStore(path)
    store.close()
    SqliteStore(path).close()


def test_a_copy_can_be_made_while_it_is_in_use(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        store.append(T, Entry(0, "{}"))
        with closing(sqlite3.connect(path)) as reader, closing(sqlite3.connect(path.with_name("copy.db"))) as copy:
            reader.backup(copy)
        store.append(T, Entry(1, "{}"))
        with closing(SqliteStore(path.with_name("copy.db"))) as second:
            assert numbers(second, T) == [0]


OF_A_DAMAGED_FILE = {
    "nothing": "SELECT 1",
    "a row": "UPDATE rows SET body = '[]'",
    "an entry": "UPDATE entries SET body = '[]' WHERE n = 0",
    "a page": "PRAGMA user_version = 2",
}


@pytest.mark.parametrize("damage", OF_A_DAMAGED_FILE)
def test_another_process_that_copies_it_leaves_the_write_ahead_log(path: Path, damage: str) -> None:
    """It would delete the log if the server had lost its locks, which a process does when it closes the file in another way."""
    with closing(SqliteStore(path)) as store:
        for n in range(2):
            store.append("another", Entry(n, "{}"))
        store.put(Row("ME", "a", 1, "row"))
    with closing(sqlite3.connect(path)) as db:
        db.execute(OF_A_DAMAGED_FILE[damage])
        db.commit()
    wal = path.with_name("club.db-wal")
    with closing(SqliteStore(path, report=lambda sentence: None)) as store:
        store.append(T, Entry(0, "{}"))
        before = wal.stat().st_ino
        copy_in_another_process(path, path.with_name("copy.db"))
        assert wal.stat().st_ino == before
        store.append(T, Entry(1, "{}"))
    with closing(SqliteStore(path, report=lambda sentence: None)) as store:
        assert numbers(store, T) == [0, 1]
    assert committed(path.with_name("copy.db"), f"SELECT count(*) FROM entries WHERE log = '{T}'") == 1


# ── files ──


def test_the_file_has_our_application_id_and_format(path: Path) -> None:
    SqliteStore(path).close()
    assert committed(path, "PRAGMA application_id") == OURS
    assert committed(path, "PRAGMA user_version") == FORMAT


def test_a_file_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match=f"newer version .format {FORMAT + 1}, this one knows {FORMAT}"):
        SqliteStore(path)
    assert path.read_bytes() == before


BEFORE_RANKS = """
CREATE TABLE entries (log TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, state BLOB, PRIMARY KEY (log, n)) STRICT;
CREATE TABLE rows (pk TEXT NOT NULL, sk TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, expires INTEGER,
 PRIMARY KEY (pk, sk)) STRICT;
CREATE INDEX expiring ON rows (expires) WHERE expires IS NOT NULL;
INSERT INTO entries VALUES ('T', 0, '{}', NULL);
INSERT INTO rows VALUES ('ME', 'a', 3, 'row', NULL);
PRAGMA user_version = 1;
"""


def test_a_file_of_the_first_format_is_upgraded_without_loss(path: Path) -> None:
    with closing(sqlite3.connect(path)) as older:
        older.executescript(f"{BEFORE_RANKS} PRAGMA application_id = {OURS};")
    for _ in range(2):
        with closing(SqliteStore(path)) as store:
            assert store.get("ME", "a") == Row("ME", "a", 3, "row")
            assert store.after("T", -1) == [Entry(0, "{}")]
            store.put(Row("ME", "b", 1, "ranked", order="1"))
            assert [row.sk for row in store.ranked("ME", count=9)[0]] == ["b"]
    for table in ("entries", "rows"):
        assert committed(path, f"SELECT count(*) FROM {table} WHERE checksum IS NULL") == 0, "taken as it is, once"
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(":memory:")) as new:
        for statement in LAYOUT:
            new.execute(statement)
        assert _indexes(old) == _indexes(new)
        assert old.execute("PRAGMA user_version").fetchone() == new.execute("PRAGMA user_version").fetchone() == (FORMAT,)


def _indexes(db: sqlite3.Connection) -> list[object]:
    return db.execute("SELECT sql FROM sqlite_master WHERE type = 'index' ORDER BY sql").fetchall()


@pytest.mark.parametrize("statement", ["CREATE TABLE recipes (name)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"])
def test_another_programs_file_is_refused_and_left_alone(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(statement)
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="holds something else"):
        SqliteStore(path)
    assert path.read_bytes() == before
    with pytest.raises(CannotOpen, match="holds something else"):  # and its lock was let go
        SqliteStore(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary, today I shot a 68. " * 100)
    with pytest.raises(CannotOpen, match="cannot be used: file is not a database"):
        SqliteStore(path)


def test_an_unwritable_path_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotOpen, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "club.db")
    with pytest.raises(CannotOpen, match="cannot be opened"):
        SqliteStore(tmp_path)


def test_missing_folders_are_created(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a" / "b" / "club.db").close()
    assert (tmp_path / "a" / "b" / "club.db").exists()


# ── whose ──


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Create files with open permissions in this test, unless the code restricts them."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


@pytest.mark.usefixtures("open_to_all")
def test_files_are_readable_only_by_their_owner(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "data" / "club.db")) as store:
        store.append(T, Entry(0, "{}"))
        names = ("club.db", "club.db.lock", "club.db-shm", "club.db-wal")
        assert modes(tmp_path / "data") == {"data": 0o700} | dict.fromkeys(names, 0o600)


@pytest.mark.usefixtures("open_to_all")
def test_permissions_of_existing_files_are_restricted(path: Path) -> None:
    with a_writer(path, 1) as writer:  # killed at the end of this, it leaves its log behind
        assert writer.stdout
        writer.stdout.readline()
    assert path.with_name("club.db-wal").exists()
    for file in path.parent.iterdir():
        file.chmod(0o666)
    path.parent.chmod(0o777)
    with closing(SqliteStore(path)) as store:
        store.append("another", Entry(0, "{}"))
        found = modes(path.parent)
        assert {*found.values()} == {0o777, 0o600}
        assert found[path.parent.name] == 0o777, "whose folder it is, a store cannot know"


@pytest.mark.usefixtures("open_to_all")
def test_permissions_of_another_programs_file_are_not_changed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    with pytest.raises(CannotOpen, match="holds something else"):
        SqliteStore(path)
    assert path.stat().st_mode & 0o777 == 0o644


def test_a_file_left_empty_by_a_crash_is_initialized(path: Path) -> None:
    """A file gets its name only when it is complete, so an empty one was a club."""
    path.with_name(f"{path.name}.new").touch()
    with closing(SqliteStore(path)) as store:
        store.append(T, Entry(0, "{}"))


def test_expired_rows_are_deleted_when_the_file_is_opened(path: Path) -> None:
    with closing(SqliteStore(path, now=lambda: 1000)) as store:
        for sk, expires in (("past", 1999), ("now", 2000), ("future", 2001), ("never", None)):
            store.put(Row("ME", sk, 1, "row", expires))
    with closing(SqliteStore(path, now=lambda: 2000.9)) as store:
        assert [row.sk for row in store.rows("ME", count=9)[0]] == ["future", "never", "now"]


def test_expire_deletes_expired_rows(path: Path) -> None:
    now = 1000.0
    with closing(SqliteStore(path, now=lambda: now)) as store:
        for sk, expires in (("past", 1999), ("now", 2000), ("never", None)):
            store.put(Row("ME", sk, 1, "row", expires))
        store.expire()
        assert len(store.rows("ME", count=9)[0]) == 3
        now = 2000.0
        store.expire()
        assert [row.sk for row in store.rows("ME", count=9)[0]] == ["never", "now"]


def test_expire_deletes_at_most_the_given_number(path: Path) -> None:
    now = 1000.0
    with closing(SqliteStore(path, now=lambda: now)) as store:
        for number in range(5):
            store.put(Row("ME", str(number), 1, "row", 1999))
        now = 2000.0
        left = []
        while store.expire(2):
            left.append(len(store.rows("ME", count=9)[0]))
        assert left == [3, 1]
        assert store.rows("ME", count=9)[0] == []
