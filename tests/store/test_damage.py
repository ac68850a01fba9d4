"""Damaged data is never shown, whether SQLite's file is damaged before it is opened or while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chalicelib.errors import TableDamaged
from chalicelib.store.interface import Entry, Row, Taken
from chalicelib.store.sqlite import SqliteStore
from chalicelib.store.sqlite_file import files_of
from chalicelib.store.sqlite_layout import FORMAT, OURS, TABLES
from chalicelib.store.sqlite_pages import FRAME_HEADER, PAGE, WAL_HEADER
from chalicelib.store.sqlite_recovery import NEWEST_MOVES_MAY_BE_LOST, CannotOpen
from tests.store.writer import copy_as_killed, files_of_at_most, numbers

ROW = Row("ME", "a", 1, "row", 4_000_000_000, "5")
NOW = 1_780_000_000
COPY = "club.db.damaged-20260528-202640"
LONG = "x" * 9000
"""A body that continues in overflow pages."""


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def store(path: Path, said: list[str]) -> Iterator[SqliteStore]:
    """Two tables of four entries each, and a row."""
    with closing(SqliteStore(path, report=said.append)) as store:
        fill(store)
        yield store


def fill(store: SqliteStore, entries: int = 4, body: str = "{}") -> None:
    for n in range(entries):
        for table in ("one", "other"):
            store.append(table, Entry(n, body, b"state"))
    store.put(ROW)


def killed_club(path: Path) -> Path:
    """A club whose server was killed: everything is in its write-ahead log."""
    with closing(SqliteStore(path)) as store:
        fill(store)
        return copy_as_killed(path, "killed")


def filled(path: Path, entries: int = 4, body: str = "{}") -> None:
    with closing(SqliteStore(path)) as store:
        fill(store, entries, body)


def opened(path: Path, said: list[str]) -> SqliteStore:
    return SqliteStore(path, now=lambda: NOW, report=said.append)


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
        db.commit()


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def root_of(path: Path, name: str) -> int:
    """Return the offset of the first page of a table or an index."""
    with closing(sqlite3.connect(path)) as db:
        (number,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return PAGE * (int(number) - 1)


# ── rows, while it is open ──


@pytest.mark.parametrize(
    "damage", ["body = '[]'", "state = x'00'", "state = NULL", "checksum = 7", "body = CAST(x'ff' AS TEXT)"]
)
def test_a_damaged_entry_affects_only_its_table(store: SqliteStore, said: list[str], damage: str) -> None:
    store._db.execute(f"UPDATE entries SET {damage} WHERE log = 'one' AND n = 2")
    for read in (
        lambda: store.newest("one", 2),
        lambda: store.after("one", 1),
        lambda: store.span("one", 0, 3),
        lambda: store.some("one", [2]),
        lambda: store.append("one", Entry(2, "{}")),
    ):
        with pytest.raises(TableDamaged):
            read()
    assert numbers(store, "other") == [0, 1, 2, 3]
    assert store.newest("one", 1) == [Entry(3, "{}", b"state")]
    (sentence,) = said
    assert sentence.startswith("Table one is damaged")


def test_tools_read_on_past_a_damaged_entry(store: SqliteStore) -> None:
    store._db.execute("UPDATE entries SET body = '[]' WHERE log = 'one' AND n = 2")
    assert {table: [entry.body for entry in log] for table, log in store.logs()} == {
        "one": ["{}", "{}", "", "{}"],
        "other": ["{}", "{}", "{}", "{}"],
    }


@pytest.mark.parametrize("damage", ["n = 3", "body = '[]'", "expires = NULL", "place = '6'", "body = CAST(x'ff' AS TEXT)"])
def test_a_damaged_row_counts_as_missing(store: SqliteStore, said: list[str], damage: str) -> None:
    store.put(Row("ME", "b", 1, "row"))
    store._db.execute(f"UPDATE rows SET {damage} WHERE sk = 'a'")
    assert store.get("ME", "a") is None
    assert store.rows("ME", count=1) == ([], "a")
    assert store.rows("ME", count=1, after="a") == ([Row("ME", "b", 1, "row")], None)
    assert store.ranked("ME", count=9) == ([], None)
    (sentence,) = said
    assert sentence.startswith("A row is damaged and is taken for lost: ME.")


# ── rows, when it is opened ──


def test_damaged_tables_are_reported_at_every_start_and_not_changed(path: Path, said: list[str]) -> None:
    filled(path)
    change(path, "UPDATE entries SET body = '[]' WHERE log = 'one' AND n > 1")
    for _ in range(2):
        with closing(opened(path, said)) as store, pytest.raises(TableDamaged):
            store.newest("one", 1)
        assert [sentence.partition(":")[0] for sentence in said] == ["Table one is damaged"]
        assert "2 entries" in said.pop()


def test_damaged_rows_are_deleted_after_the_file_was_copied(path: Path, said: list[str]) -> None:
    filled(path)
    change(path, "UPDATE rows SET body = '[]'")
    with closing(opened(path, said)) as store:
        assert store.put(ROW, newer=True)
    assert said[0].startswith(f"club.db was damaged. It was copied to {COPY}")
    assert "lost: 1 of ME." in said[1]
    said.clear()
    with closing(opened(path, said)) as store:
        assert store.get("ME", "a") == ROW
    assert not said


def test_items_without_checksums_are_accepted(path: Path, said: list[str]) -> None:
    filled(path)
    change(path, "UPDATE entries SET checksum = NULL")
    change(path, "UPDATE rows SET checksum = NULL")
    with closing(opened(path, said)) as store:
        assert store.newest("one", 1) == [Entry(3, "{}", b"state")]
        assert store.get("ME", "a") == ROW
        with pytest.raises(Taken):
            store.append("one", Entry(3, "[]"))
    assert not said


# ── the structure ──


@pytest.mark.parametrize("name", ["entries", "sqlite_autoindex_entries_1", "rows", "sqlite_autoindex_rows_1", "ranking"])
def test_a_lost_interior_page_loses_no_leaf(path: Path, said: list[str], name: str) -> None:
    filled(path, 40, LONG)
    if name == "rows":  # of one page: what it holds is lost with it
        name = "expiring"
    overwrite(path, root_of(path, name), bytes(PAGE))
    with closing(opened(path, said)) as store:
        assert store.after("one", -1) == store.after("other", -1) == [Entry(n, LONG, b"state") for n in range(40)]
        assert store.get("ME", "a") == ROW
    assert said[0].startswith("club.db was damaged (")
    assert said[0].endswith(f"It was copied to {COPY}, and recovered: 2 tables are there.")


def test_only_tables_with_lost_entries_are_damaged(path: Path, said: list[str]) -> None:
    filled(path)
    with closing(SqliteStore(path)) as store:
        for n in range(40):
            store.append("far", Entry(n, "x" * 1000))
    overwrite(path, path.read_bytes().rindex(b"\x0d") // PAGE * PAGE, bytes(PAGE))  # the last leaf that was written
    for _ in range(2):
        with closing(opened(path, said)) as store:
            assert numbers(store, "one") == numbers(store, "other") == [0, 1, 2, 3]
            with pytest.raises(TableDamaged):
                store.newest("far", 1)
            with pytest.raises(TableDamaged):
                store.append("far", Entry(39, "{}"))
        assert [sentence[:9] for sentence in said if "Table" in sentence] == ["Table far"]
        said.clear()


def test_a_lost_page_of_rows_is_reported(path: Path, said: list[str]) -> None:
    filled(path)
    overwrite(path, root_of(path, "rows"), bytes(PAGE))
    with closing(opened(path, said)) as store:
        assert numbers(store, "one") == [0, 1, 2, 3]
        assert store.get("ME", "a") is None
    assert "lost: 1 of ME." in said[1]


def test_the_copy_equals_the_file_and_is_readable_only_by_its_owner(path: Path, said: list[str]) -> None:
    filled(path)
    path.parent.chmod(0o755)
    overwrite(path, 0, b"sqlite")
    before = path.read_bytes()
    opened(path, said).close()
    copy = path.with_name(COPY)
    assert copy.read_bytes() == before
    assert copy.stat().st_mode & 0o777 == path.stat().st_mode & 0o777 == 0o600
    assert copy in files_of(path)


def test_the_write_ahead_log_is_recovered_too(path: Path, said: list[str]) -> None:
    """SQLite itself silently takes only what precedes the first damage."""
    killed = killed_club(path)
    wal = killed.with_name("club.db-wal")
    overwrite(wal, 40, bytes((wal.read_bytes()[40] ^ 1,)))
    with closing(opened(killed, said)) as store:
        assert numbers(store, "one") == numbers(store, "other") == [0, 1, 2, 3]
        assert store.get("ME", "a") == ROW
    assert said[0].startswith("club.db was damaged (what was written last is damaged)")


def test_a_truncated_file_is_recovered_and_losses_are_reported(path: Path, said: list[str]) -> None:
    filled(path, 40, "x" * 1000)
    path.write_bytes(path.read_bytes()[: -4 * PAGE])
    with closing(opened(path, said)) as store:
        for table in ("one", "other"):
            with pytest.raises(TableDamaged):
                store.after(table, -1)
            assert store.span(table, 0, 4) == [Entry(n, "x" * 1000, b"state") for n in range(5)]
    assert [sentence.partition(":")[0] for sentence in said[1:]] == [
        "club.db was cut short by 4 pages",
        "Table one is damaged",
        "Table other is damaged",
    ]


def test_a_possible_silent_loss_of_a_logs_end_is_reported(path: Path, said: list[str]) -> None:
    """Entries are lost with all index keys for them: what is left looks like a shorter log."""
    filled(path, 40, "x" * 1000)
    whole = path.read_bytes()
    for at in (root_of(path, "sqlite_autoindex_entries_1"), whole.index(b"\x0d", 9 * PAGE) // PAGE * PAGE):
        overwrite(path, at, bytes(PAGE))
    opened(path, said).close()
    assert said[1] == NEWEST_MOVES_MAY_BE_LOST.format(path.parent)


def test_no_loss_is_reported_if_all_entries_are_known(path: Path, said: list[str]) -> None:
    filled(path, 40, "x" * 1000)
    whole = path.read_bytes()
    for at in range(0, len(whole), PAGE):
        path.write_bytes(whole)
        overwrite(path, at, bytes(PAGE) if at else b"sqlite")
        opened(path, said).close()
    assert NEWEST_MOVES_MAY_BE_LOST.format(path.parent) not in said


def test_losses_in_the_write_ahead_log_are_reported(path: Path, said: list[str]) -> None:
    killed = killed_club(path)
    overwrite(killed.with_name("club.db-wal"), WAL_HEADER + FRAME_HEADER, bytes(PAGE))
    opened(killed, said).close()
    assert said[1] == NEWEST_MOVES_MAY_BE_LOST.format(killed.parent)


@pytest.mark.parametrize("version", [1, 2, FORMAT | 16])
def test_a_flipped_bit_in_the_format_number_is_detected(path: Path, said: list[str], version: int) -> None:
    filled(path)
    change(path, f"PRAGMA user_version = {version}")
    with closing(opened(path, said)) as store:
        assert numbers(store, "one") == [0, 1, 2, 3]
    assert said[0].startswith("club.db was damaged (the description of its tables is damaged)")


@pytest.mark.parametrize("flipped", [None, 0, 68, 63])
def test_a_file_from_before_checksums_is_recovered_too(path: Path, said: list[str], flipped: int | None) -> None:
    with closing(sqlite3.connect(path)) as old:
        for sql in sorted(TABLES[2], reverse=True):
            old.execute(sql)
        old.execute(f"PRAGMA application_id = {OURS}")
        old.execute("PRAGMA user_version = 2")
        old.executemany("INSERT INTO entries VALUES ('one', ?, ?, x'00')", [(n, LONG) for n in range(9)])
        old.execute("INSERT INTO rows VALUES ('ME', 'a', 1, 'row', 4000000000, '5')")
        old.commit()
    if flipped is not None:
        overwrite(path, flipped, bytes((path.read_bytes()[flipped] ^ 16,)))
    with closing(opened(path, said)) as store:
        assert store.after("one", -1) == [Entry(n, LONG, b"\0") for n in range(9)]
        assert store.get("ME", "a") == ROW
        store._db.execute("UPDATE entries SET body = '[]' WHERE n = 3")
        with pytest.raises(TableDamaged):
            store.some("one", [3])
    assert [sentence.partition("(")[0] for sentence in said[:-1]] == ([] if flipped is None else ["club.db was damaged "])


# ── no club ──


def test_an_empty_file_does_not_become_a_new_club(path: Path) -> None:
    path.touch()
    with pytest.raises(CannotOpen, match=r"club\.db is empty\. Put a copy of your club in its place"):
        SqliteStore(path)
    assert path.read_bytes() == b""


def test_a_missing_file_with_a_log_does_not_become_a_new_club(path: Path) -> None:
    path.with_name("club.db-wal").write_bytes(b"moves")
    with pytest.raises(CannotOpen, match=r"club\.db is gone, but club\.db-wal"):
        SqliteStore(path)
    assert not path.exists()
    assert path.with_name("club.db-wal").read_bytes() == b"moves"


def test_an_unreadable_file_is_neither_replaced_nor_copied(path: Path, said: list[str]) -> None:
    """A copy at each start would fill the disk of a server that is restarted automatically."""
    filled(path)
    first = path.read_bytes()[:PAGE]
    path.write_bytes(first)
    for _ in range(2):
        with pytest.raises(CannotOpen, match=r"is damaged \(.*\), and no table can be read\. Put a copy"):
            opened(path, said)
        assert path.read_bytes() == first
        assert not {file.name for file in path.parent.iterdir()} - {"club.db", "club.db.lock", "club.db-shm", "club.db-wal"}
    assert OURS.to_bytes(4, "big") in first


@pytest.mark.parametrize("damage", ["header", "row"])
def test_an_unfinished_copy_is_deleted(path: Path, said: list[str], damage: str) -> None:
    if damage == "row":
        filled(path, 40, LONG)
        change(path, "UPDATE rows SET body = '[]'")
    else:
        filled(path)
        overwrite(path, 0, b"sqlite")
        overwrite(path, 40 * PAGE, bytes(PAGE))
    before = path.read_bytes()
    with files_of_at_most(20 * PAGE), pytest.raises(CannotOpen):
        opened(path, said)
    assert path.read_bytes() == before
    assert not [*path.parent.glob("*.damaged-*")]


def test_the_copy_includes_the_write_ahead_log(path: Path, said: list[str]) -> None:
    """SQLite must not move it into the damaged file before."""
    filled(path)
    with closing(SqliteStore(path)) as store:
        store.append("one", Entry(4, "{}"))
        killed = copy_as_killed(path, "killed")
    overwrite(killed, root_of(path, "expiring"), bytes(PAGE))
    files = [killed.with_name(f"club.db{end}").read_bytes() for end in ("", "-wal")]
    with closing(opened(killed, said)) as store:
        assert numbers(store, "one") == [0, 1, 2, 3, 4]
    assert [killed.with_name(f"{COPY}{end}").read_bytes() for end in ("", "-wal")] == files
