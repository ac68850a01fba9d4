"""What SQLite's store guarantees beyond the interface: acknowledged writes are on disk, and batches are atomic."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from threading import Event, Thread

import pytest

from chalicelib.store.interface import Entry, Row, Taken, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.store.writer import a_writer, committed, files_of_at_most, numbers

T = "abcdefghijklmnopqrstuv"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path)) as store:
        yield store


@contextmanager
def a_disk_with_room_for(path: Path, more: int) -> Iterator[None]:
    """Let this process's files grow slightly beyond the current write-ahead log, and no further."""
    with files_of_at_most(Path(f"{path}-wal").stat().st_size + more):
        yield


# ── several rows at once ──


@pytest.mark.parametrize("together", [False, True], ids=["alone", "in a batch"])
def test_an_interrupted_change_is_undone_and_its_batch_continues(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    puts = []

    def put(row: Row, *, newer: bool = False) -> bool:
        puts.append(row)
        if len(puts) == 2:
            raise Unavailable("The second fails.")
        return SqliteStore.put(store, row, newer=newer)

    rows = [Row("ME", "a", 1, ""), Row("ME", "b", 1, "")]
    with store.batch() if together else nullcontext():
        store.put(Row("ME", "before", 1, ""))
        monkeypatch.setattr(store, "put", put)
        with pytest.raises(Unavailable):
            store.change(rows)
        monkeypatch.undo()
        store.put(Row("ME", "then", 1, ""))
    assert [row.sk for row in store.rows("ME", count=9)[0]] == ["before", "then"]
    with store.batch() if together else nullcontext():
        assert store.change(rows)
    assert [row.sk for row in store.rows("ME", count=9)[0]] == ["a", "b", "before", "then"]


# ── durability ──


def test_each_write_is_synced_to_disk(store: SqliteStore) -> None:
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL: the log is flushed at every commit


@pytest.mark.parametrize("together", [1, 4])
def test_acknowledged_writes_survive_kill_9(path: Path, together: int) -> None:
    with a_writer(path, together) as writer:
        assert writer.stdout
        said = [int(writer.stdout.readline()) for _ in range(60)]
        writer.send_signal(signal.SIGKILL)
        said += [int(line) for line in writer.stdout if line.endswith("\n")]
    with closing(SqliteStore(path)) as store:
        found = numbers(store, "T")
    assert len(found) >= said[-1] >= 60 * together
    assert found == list(range(len(found)))
    assert len(found) % together == 0


def test_rows_and_entries_are_there_when_the_file_is_opened_again(path: Path) -> None:
    entry, row = Entry(0, "{}", b"state"), Row("ME", "a", 3, "row", 4_000_000_000)
    with closing(SqliteStore(path)) as store:
        store.append(T, entry)
        store.put(row)
    with closing(SqliteStore(path)) as store:
        assert store.after(T, -1) == [entry]
        assert store.get("ME", "a") == row


def test_a_store_without_a_path_is_in_memory() -> None:
    with closing(SqliteStore()) as one, closing(SqliteStore()) as other:
        one.append(T, Entry(0, "{}"))
        assert numbers(other, T) == []


def test_a_full_disk_leaves_the_last_state(store: SqliteStore, path: Path) -> None:
    store.append(T, Entry(0, "{}"))
    with a_disk_with_room_for(path, 8192), pytest.raises(Unavailable):
        store.append(T, Entry(1, "x" * 30_000))
    assert numbers(store, T) == [0]
    store.append(T, Entry(1, "{}"))


def test_a_full_disk_is_reported_but_not_for_each_move(path: Path) -> None:
    said: list[str] = []
    with closing(SqliteStore(path, report=said.append)) as store:
        store.append(T, Entry(0, "{}"))
        store._db.execute("PRAGMA max_page_count = 9").fetchone()
        for _ in range(3):
            with pytest.raises(Unavailable), store.batch():
                store.append(T, Entry(1, "x" * 100_000))
    assert said == ["The disk is full: nobody can play until there is room. Nothing that was played is lost."]


# ── batches ──


def test_a_batch_is_committed_at_its_end(store: SqliteStore, path: Path) -> None:
    with store.batch():
        for n in range(3):
            store.append(T, Entry(n, "{}"))
        store.put(Row("ME", "a", 1, "row"))
        assert numbers(store, T) == [0, 1, 2]
        assert committed(path) == 0
    assert committed(path) == 3
    assert committed(path, "SELECT count(*) FROM rows") == 1


def test_outside_a_batch_each_write_is_committed_by_itself(store: SqliteStore, path: Path) -> None:
    with store.batch():
        store.append(T, Entry(0, "{}"))
    store.append(T, Entry(1, "{}"))
    assert committed(path) == 2


def test_a_taken_append_does_not_undo_its_batch(store: SqliteStore, path: Path) -> None:
    with store.batch():
        store.append(T, Entry(0, "first"))
        with pytest.raises(Taken) as refused:
            store.append(T, Entry(0, "second"))
        store.append(T, Entry(1, "third"))
    assert refused.value.entry == Entry(0, "first")
    assert committed(path) == 2


def test_a_batch_that_cannot_be_committed_is_undone(store: SqliteStore, path: Path) -> None:
    store.append(T, Entry(0, "{}"))
    with a_disk_with_room_for(path, 8192), pytest.raises(Unavailable), store.batch():  # noqa: PT012
        for n in range(1, 40):
            store.append(T, Entry(n, "x" * 1000))
        store.put(Row("ME", "a", 1, "row"))
    assert numbers(store, T) == [0]
    assert store.get("ME", "a") is None
    with store.batch():
        store.append(T, Entry(1, "again"))
    assert committed(path) == 2


def test_after_a_failure_the_rest_of_a_batch_is_not_done(store: SqliteStore, path: Path) -> None:
    store.append(T, Entry(0, "{}"))
    store._db.execute("PRAGMA max_page_count = 9").fetchone()
    refused = []
    with pytest.raises(Unavailable), store.batch():  # noqa: PT012
        for n in range(1, 30):
            try:
                store.append(T, Entry(n, "x" * 1000))
            except Unavailable:
                refused.append(n)
        with pytest.raises(Unavailable):
            numbers(store, T)
    assert refused
    assert refused == list(range(refused[0], 30))
    assert numbers(store, T) == [0]
    assert committed(path) == 1


def test_an_exception_that_leaves_a_batch_undoes_it(store: SqliteStore, path: Path) -> None:
    with pytest.raises(KeyError), store.batch():  # noqa: PT012
        store.append(T, Entry(0, "{}"))
        raise KeyError
    assert numbers(store, T) == []
    store.append(T, Entry(0, "{}"))
    assert committed(path) == 1


def test_a_batch_within_a_batch_is_a_defect(store: SqliteStore) -> None:
    with pytest.raises(RuntimeError, match="batch"), store.batch(), store.batch():
        pass


def test_other_threads_wait_for_the_end_of_a_batch(store: SqliteStore) -> None:
    began, seen = Event(), []

    def look() -> None:
        began.set()
        seen.append(numbers(store, T))

    with store.batch():
        store.append(T, Entry(0, "{}"))
        other = Thread(target=look)
        other.start()
        assert began.wait(10)
        store.append(T, Entry(1, "{}"))
        assert not seen
    other.join(10)
    assert seen == [[0, 1]]


def test_the_cached_end_of_a_log_is_never_wrong(store: SqliteStore) -> None:
    """Not after reads beyond the end, entries in any order, a refused append, or an undone batch."""

    def numbers_above(n: int) -> list[int]:
        return [entry.n for entry in store.after("T", n)]

    assert numbers_above(7) == []
    store.append("T", Entry(0, "{}"))
    assert (numbers_above(-1), numbers_above(0)) == ([0], [])
    store.append("T", Entry(3, "{}"))
    store.append("T", Entry(2, "{}"))
    assert (numbers_above(0), numbers_above(2), numbers_above(3)) == ([2, 3], [3], [])
    with pytest.raises(Taken):
        store.append("T", Entry(2, "[]"))

    def undone() -> None:
        with store.batch():
            store.append("T", Entry(4, "{}"))
            assert numbers_above(3) == [4]
            raise Unavailable("undone")

    with pytest.raises(Unavailable):
        undone()
    assert numbers_above(3) == []
    store.append("T", Entry(4, "{}"))
    assert numbers_above(3) == [4]
