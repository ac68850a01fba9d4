"""A club's file with a flipped bit or a lost sector opens, and shows each table as it was or says that it is damaged."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from chalicelib.api.service import project
from chalicelib.errors import TableDamaged, Unknown
from chalicelib.log import snapshots
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.store.interface import Entry, Row
from chalicelib.store.sqlite import SqliteStore
from chalicelib.store.sqlite_file import UNFINISHED
from chalicelib.upkeep.wake import project_recent_entries
from tests.logs.stored import FROZEN
from tests.seeds import every, first
from tests.store.writer import copy_as_killed
from tests.streams.rows import all_rows

NAME, WAL = "club.db", "club.db-wal"
NOW = 1_780_000_000
TABLES = sorted(FROZEN)[::4]
"""A file of some hundred pages."""
HEADER, PAGE, SECTOR = 100, 4096, 512


class Shown(NamedTuple):
    """What all follows from that a table shows; None where it says that it is damaged."""

    log: list[Entry] | None
    state: bytes | None


class Opened(NamedTuple):
    """A club, and what has been said when it was opened and looked at."""

    tables: dict[str, Shown]
    rows: dict[tuple[str, str], Row]
    said: str


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a club, as they are when it was `closed` in good order, when its server was `killed`, and when it was killed
    just before its `last` commit.
    """
    made = tmp_path_factory.mktemp("club")
    store = SqliteStore(made / NAME, now=lambda: NOW)
    for name in TABLES:
        if name == TABLES[-1]:
            copy_as_killed(made / NAME, "last")
        with store.batch():
            for entry in FROZEN[name].entries:
                store.append(name, entry)
                project(store, name, entry)
    copy_as_killed(made / NAME, "killed")
    store.close()
    (made / "closed").mkdir()
    shutil.copy(made / NAME, made / "closed" / NAME)
    return made


@pytest.fixture(scope="module")
def truth(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Opened:
    (found,) = opened(shutil.copytree(folder / "closed", tmp_path_factory.mktemp("truth") / "club"), 1)
    assert found.said == ""
    assert all(shown.log and shown.state for shown in found.tables.values())
    return found


@pytest.fixture(scope="module")
def before_last(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Opened:
    """The club before its last commit, which damage may take back: it looks like what a power cut leaves."""
    (found,) = opened(shutil.copytree(folder / "last", tmp_path_factory.mktemp("last") / "club"), 1)
    return found


def opened(folder: Path, times: int = 2) -> list[Opened]:
    """Opens it as `make play` does, twice, for what was mended stays so, and looks at all there is each time."""
    said: list[str] = []
    found = []
    for _ in range(times):
        with closing(SqliteStore(folder / NAME, now=lambda: NOW, report=said.append)) as store:
            club = Club(store)
            club.project = lambda table, entry: project(store, table, entry)
            project_recent_entries(club)
            tables = {name: look_at(club, name) for name in TABLES}
            rows = {(row.pk, row.sk): row for row in all_rows(store)}
        found.append(Opened(tables, rows, "\n".join(said)))
    return found


def look_at(club: Club, table: str) -> Shown:
    def found(read: Callable[[], object]) -> object:
        try:
            return read()
        except (TableDamaged, Unknown):
            return None

    log = found(lambda: club.store.after(table, -1))
    return Shown(log, found(lambda: snapshots.pack(load(club, table, strong=True))))  # type: ignore[arg-type]


def flip(path: Path, bit: int) -> None:
    with path.open("r+b") as file:
        file.seek(bit // 8)
        (byte,) = file.read(1)
        file.seek(bit // 8)
        file.write(bytes((byte ^ 1 << bit % 8,)))


def check(found: Opened, truth: Opened) -> None:
    """Each table is as it was or named. So is each other row; where some were lost, all are to be made again."""
    for name, shown in found.tables.items():
        if shown != truth.tables[name]:
            assert f"Table {name} is damaged" in found.said
            assert shown.log in (None, truth.tables[name].log)
            assert shown.state in (None, truth.tables[name].state)
    if "make rebuild" not in found.said:
        assert found.rows == truth.rows
    for pk, _ in truth.rows.keys() - found.rows.keys():
        assert f" of {pk.partition('#')[0]}" in found.said


def check_all(openings: list[Opened], truth: Opened, before_last: Opened) -> None:
    for found in openings:
        check(found, before_last if UNFINISHED.format(NAME) in found.said else truth)


def anywhere(random: Random, size: int) -> int:
    return random.randrange(8 * size)


def in_the_header(random: Random, size: int) -> int:
    """Of the file, or of its write-ahead log."""
    return random.randrange(8 * HEADER)


def in_a_pages_header(random: Random, size: int) -> int:
    """And among the places of its first rows."""
    return 8 * PAGE * random.randrange(size // PAGE) + random.randrange(8 * 24)


def in_a_frames_header(random: Random, size: int) -> int:
    """Of the write-ahead log's frames, each of which holds a page."""
    return 8 * (32 + (24 + PAGE) * random.randrange(size // (24 + PAGE))) + random.randrange(8 * 24)


Flip = tuple[str, str, Callable[[Random, int], int]]
FLIPS: list[Flip] = [
    ("closed", NAME, in_a_pages_header),
    ("closed", NAME, anywhere),
    ("closed", NAME, in_the_header),
    ("killed", WAL, anywhere),
    ("killed", WAL, in_the_header),
    ("killed", NAME, anywhere),
    ("killed", WAL, in_a_frames_header),
]
SECTORS = [("closed", NAME), ("killed", NAME), ("killed", WAL)]


def described(value: object) -> str | None:
    return " ".join(getattr(part, "__name__", str(part)) for part in value) if isinstance(value, tuple) else None


@pytest.mark.parametrize("where", every(3, FLIPS), ids=described)
@pytest.mark.parametrize("seed", first(1, range(90)))
def test_any_flipped_bit(folder: Path, truth: Opened, before_last: Opened, tmp_path: Path, seed: int, where: Flip) -> None:
    state, file, place = where
    club = shutil.copytree(folder / state, tmp_path / "club")
    random = Random(f"{state} {file} {place.__name__} {seed}")
    flip(club / file, place(random, (club / file).stat().st_size))
    check_all(opened(club), truth, before_last)


@pytest.mark.parametrize("where", every(3, SECTORS), ids=described)
@pytest.mark.parametrize("seed", first(1, range(20)))
def test_any_lost_sector(
    folder: Path, truth: Opened, before_last: Opened, tmp_path: Path, seed: int, where: tuple[str, str]
) -> None:
    state, file = where
    club = shutil.copytree(folder / state, tmp_path / "club")
    path = club / file
    with path.open("r+b") as opened_file:
        opened_file.seek(SECTOR * Random(f"{state} {file} {seed}").randrange(path.stat().st_size // SECTOR))
        opened_file.write(bytes(SECTOR))
    check_all(opened(club), truth, before_last)
