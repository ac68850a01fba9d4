"""A club's file with a flipped bit or a lost sector opens, and shows each table as it was or says that it is damaged."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from chalicelib.api.house import project
from chalicelib.errors import TableDamaged
from chalicelib.store.interface import Entry, Row
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, carry, catch_up
from chalicelib.tables.load import load
from tests.logs.stored import FROZEN
from tests.seeds import first
from tests.streams.rows import all_rows

NAME, WAL = "club.db", "club.db-wal"
NOW = 1_780_000_000
TABLES = sorted(FROZEN)[::4]
"""A file of some hundred pages."""
HEADER, PAGE, SECTOR, FLIPS = 100, 4096, 512, 3


class Shown(NamedTuple):
    """What all follows from that a table shows; None where it says that it is damaged."""

    log: list[Entry] | None
    state: bytes | None


class Opened(NamedTuple):
    """A club, and what was said when it was opened and looked at."""

    tables: dict[str, Shown]
    rows: dict[tuple[str, str], Row]
    said: str


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a club, as they are when it was `closed` in good order and when its server was `killed`."""
    made = tmp_path_factory.mktemp("club")
    store = SqliteStore(made / NAME, now=lambda: NOW)
    for name in TABLES:
        with store.batch():
            for entry in FROZEN[name].entries:
                store.append(name, entry)
                project(store, name, entry)
    for state, files in (("killed", (NAME, WAL)), ("closed", (NAME,))):
        if state == "closed":
            store.close()
        (made / state).mkdir()
        for file in files:
            shutil.copy(made / file, made / state / file)
    return made


@pytest.fixture(scope="module")
def truth(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Opened:
    found = opened(shutil.copytree(folder / "closed", tmp_path_factory.mktemp("truth") / "club"))
    assert found.said == ""
    assert all(shown.log and shown.state for shown in found.tables.values())
    return found


def opened(folder: Path) -> Opened:
    """Opens it as `make play` does, twice, for what was mended stays so, and looks at all there is."""
    said: list[str] = []
    for _ in range(2):
        with closing(SqliteStore(folder / NAME, now=lambda: NOW, say=said.append)) as store:
            club = Club(store)
            club.project = lambda table, entry: project(store, table, entry)
            catch_up(club)
            tables = {name: look_at(club, name) for name in TABLES}
            rows = {(row.pk, row.sk): row for row in all_rows(store)}
    return Opened(tables, rows, "\n".join(said))


def look_at(club: Club, table: str) -> Shown:
    def found(read: Callable[[], object]) -> object:
        try:
            return read()
        except TableDamaged:
            return None

    log = found(lambda: club.store.after(table, -1))
    return Shown(log, found(lambda: carry.pack(load(club, table, strong=True))))  # type: ignore[arg-type]


def flip(path: Path, bit: int) -> None:
    with path.open("r+b") as file:
        file.seek(bit // 8)
        (byte,) = file.read(1)
        file.seek(bit // 8)
        file.write(bytes((byte ^ 1 << bit % 8,)))


def check(found: Opened, truth: Opened) -> None:
    """Each table is as it was or named. So is each other row; where some were lost, all are to be made anew."""
    for name, shown in found.tables.items():
        if shown != truth.tables[name]:
            assert f"Table {name} is damaged" in found.said
            assert shown.log in (None, truth.tables[name].log)
            assert shown.state in (None, truth.tables[name].state)
    if "make rebuild" not in found.said:
        assert found.rows == truth.rows
    for pk, _ in truth.rows.keys() - found.rows.keys():
        assert f" of {pk.partition('#')[0]}" in found.said


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


@pytest.mark.parametrize(
    ("state", "file", "place"),
    [
        ("closed", NAME, anywhere),
        ("closed", NAME, in_the_header),
        ("closed", NAME, in_a_pages_header),
        ("killed", NAME, anywhere),
        ("killed", WAL, anywhere),
        ("killed", WAL, in_the_header),
        ("killed", WAL, in_a_frames_header),
    ],
)
@pytest.mark.parametrize("seed", first(1, range(30)))
def test_any_flipped_bit(
    folder: Path, truth: Opened, tmp_path: Path, seed: int, state: str, file: str, place: Callable[[Random, int], int]
) -> None:
    random = Random(f"{state} {file} {place.__name__} {seed}")
    for number in range(FLIPS):
        club = shutil.copytree(folder / state, tmp_path / str(number))
        flip(club / file, place(random, (club / file).stat().st_size))
        check(opened(club), truth)


@pytest.mark.parametrize(("state", "file"), [("closed", NAME), ("killed", NAME), ("killed", WAL)])
@pytest.mark.parametrize("seed", first(1, range(20)))
def test_any_lost_sector(folder: Path, truth: Opened, tmp_path: Path, seed: int, state: str, file: str) -> None:
    club = shutil.copytree(folder / state, tmp_path / "club")
    path = club / file
    with path.open("r+b") as opened_file:
        opened_file.seek(SECTOR * Random(f"{state} {file} {seed}").randrange(path.stat().st_size // SECTOR))
        opened_file.write(bytes(SECTOR))
    check(opened(club), truth)
