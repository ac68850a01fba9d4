"""Traces of a power cut or a kill in the write-ahead log are not taken for damage, nor damage for such traces."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from chalicelib.errors import TableDamaged
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.store.sqlite_file import UNFINISHED
from chalicelib.store.sqlite_pages import FRAME, PAGE, WAL_HEADER, read_wal
from tests.seeds import first
from tests.store.writer import copy_as_killed

TABLES = ("one", "other", "third")
SAID = UNFINISHED.format("club.db")
LONG = "x" * 3000

Shown = dict[str, list[Entry] | None]


class Undone(Exception):
    pass


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    """A store whose next write overwrites its write-ahead log from the start."""
    with closing(SqliteStore(path)) as store:
        for n in range(8):
            append(store, n)
        store._db.execute("PRAGMA wal_checkpoint(RESTART)")
        yield store


def append(store: SqliteStore, n: int, body: str = LONG) -> None:
    for table in TABLES:
        store.append(table, Entry(n, f"{body}{n}", b"state"))


def shown(store: SqliteStore) -> Shown:
    """Return each table's log; None for a damaged one."""
    found: Shown = dict.fromkeys(TABLES)
    for table in TABLES:
        with suppress(TableDamaged):
            found[table] = store.after(table, -1)
    return found


def opened(path: Path, said: list[str]) -> Shown:
    """Return what a server shows that starts with these files."""
    with closing(SqliteStore(path, report=said.append)) as store:
        return shown(store)


def copies(path: Path) -> list[Path]:
    return [*path.parent.glob("*.damaged-*")]


def tear(before: Path, after: Path, random: Random) -> None:
    """Keep only some blocks, in no order, of what was written to the log between these two copies."""
    old, new = (copy.with_name("club.db-wal").read_bytes() for copy in (before, after))
    old = old.ljust(len(new), b"\0")
    blocks = [at for at in range(0, len(new), PAGE) if old[at : at + PAGE] != new[at : at + PAGE]]
    lost = random.sample(blocks, random.randint(1, len(blocks)))
    torn = b"".join((old if at in lost else new)[at : at + PAGE] for at in range(0, len(new), PAGE))
    after.with_name("club.db-wal").write_bytes(torn)


def flip(wal: Path, at: int, bit: int) -> None:
    log_bytes = bytearray(wal.read_bytes())
    log_bytes[at] ^= 1 << bit
    wal.write_bytes(log_bytes)


SEEDS = (36, *range(36), *range(37, 60))
"""The first seed shows the effect of frames of a torn commit that are left behind later ones."""


@pytest.mark.parametrize("seed", first(5, SEEDS))
def test_a_power_cut_during_a_commit_loses_nothing_that_was_saved(store: SqliteStore, path: Path, seed: int) -> None:
    """Nor does a second power cut, after the server started again and wrote less than the first commit would have."""
    random = Random(seed)
    append(store, 8)
    for n in (9, 10):
        saved, before = shown(store), copy_as_killed(path, f"before {n}")
        with store.batch():
            append(store, n, LONG * random.randint(1, 4))
        path = copy_as_killed(path, f"torn {n}")
        tear(before, path, random)
        store.close()
        said: list[str] = []
        store = SqliteStore(path, report=said.append)
        assert shown(store) == saved
        assert said in ([], [SAID])
        assert not copies(path)
        store.append("one", Entry(n, "{}"))
    store.close()


def test_a_write_rolled_back_before_a_kill_is_not_reported(store: SqliteStore, path: Path) -> None:
    store._db.execute("PRAGMA cache_size = 5")
    with pytest.raises(Undone), store.batch():  # noqa: PT012
        for n in range(8, 20):
            append(store, n)
        raise Undone
    append(store, 8)
    said: list[str] = []
    killed = copy_as_killed(path, "killed")
    assert len(read_wal(killed.with_name("club.db-wal").read_bytes()).frames) < 20
    assert opened(killed, said) == shown(store)
    assert said == []
    assert not copies(killed)


PLACES = {"page": 3, "commit": 7, "salt": 11, "checksum": 20, "content": 24 + 8, "middle": 24 + PAGE // 2}


@pytest.mark.parametrize("place", PLACES)
def test_a_flipped_bit_before_the_last_commit_is_found_and_reported(store: SqliteStore, path: Path, place: str) -> None:
    with store.batch():
        append(store, 8)
    with store.batch():
        append(store, 9)
    saved = shown(store)
    frames = read_wal(path.with_name("club.db-wal").read_bytes()).frames
    store.append("one", Entry(10, "{}"))
    saved["one"] = store.after("one", -1)
    for frame in range(0, len(frames), 3):
        killed, said = copy_as_killed(path, f"killed {frame}"), list[str]()
        flip(killed.with_name("club.db-wal"), WAL_HEADER + FRAME * frame + PLACES[place], 1)
        for found in (opened(killed, said), opened(killed, said)):
            for table, log in found.items():
                assert log == saved[table] or (log is None and any(f"Table {table} is damaged" in one for one in said))
        assert said[0].startswith("club.db was damaged (what was written last is damaged)")
        assert len(copies(killed)) == 2  # the file, and its log


@pytest.mark.parametrize("place", sorted(PLACES.keys() - {"commit"}))
def test_a_flipped_bit_in_the_last_commit_loses_only_that_and_is_reported(store: SqliteStore, path: Path, place: str) -> None:
    """This looks like the trace of a power cut. A flipped bit that makes a frame look like a commit is found."""
    append(store, 8)
    saved, first_of_last = shown(store), len(read_wal(path.with_name("club.db-wal").read_bytes()).frames)
    with store.batch():
        append(store, 9)
    last = len(read_wal(path.with_name("club.db-wal").read_bytes()).frames)
    for frame in range(first_of_last, last, 2):
        killed, said = copy_as_killed(path, f"killed {frame}"), list[str]()
        flip(killed.with_name("club.db-wal"), WAL_HEADER + FRAME * frame + PLACES[place], 6)
        assert opened(killed, said) == saved
        assert said == [SAID]
        assert opened(killed, said) == saved
        assert said == [SAID], "once"


@pytest.mark.parametrize("at", [0, 3, 11, 17, 24, 31])
def test_a_flipped_bit_in_the_logs_header_loses_nothing(store: SqliteStore, path: Path, at: int) -> None:
    store.append("one", Entry(8, "{}"))
    killed, said = copy_as_killed(path, "killed"), list[str]()
    flip(killed.with_name("club.db-wal"), at, 0)
    assert opened(killed, said) == shown(store)
    assert said[0].startswith("club.db was damaged (what was written last is damaged)")


def test_a_log_of_zeros_counts_as_empty(store: SqliteStore, path: Path) -> None:
    """Some file systems leave this after a power cut: the size reached the disk, the content did not."""
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    killed, said = copy_as_killed(path, "killed"), list[str]()
    killed.with_name("club.db-wal").write_bytes(bytes(WAL_HEADER + 3 * FRAME))
    assert opened(killed, said) == shown(store)
    assert said == []
