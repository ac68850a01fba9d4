"""Rebuilding players' rows resumes wherever it was interrupted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from chalicelib.boards import results
from chalicelib.boards.results import project_results
from chalicelib.store.interface import Archive, Row
from chalicelib.store.sqlite import SqliteStore
from infra import rebuild_players as tool
from infra.aws_account import ToolError
from infra.rebuild_players import rebuild_players
from infra.rebuild_store import RebuildStore
from tests.boards.made_results import NOON
from tests.boards.test_profile_updates import cards, golf
from tests.streams.rows import all_rows

TABLES = 24


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        for number in range(TABLES):
            at, player = NOON + 1000 * number, f"p{number % 5}"
            results = (
                golf(70 + number, 75, players=("ann", player), at=at) if number % 2 else cards(("ann", 2), (player, 1), at=at)
            )
            project_results(store, f"T{number:02d}", 60, results)
        yield store


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PAGE", 4)
    monkeypatch.setattr(tool, "BATCH_SIZE", 4)


class Killed(BaseException):
    """The process was killed."""


class Mortal:
    """An archive that kills its caller after so many calls."""

    def __init__(self, store: SqliteStore, calls: int) -> None:
        self._store, self._left, self.asked = store, calls, Counter[str]()

    def __getattr__(self, name: str) -> Any:
        if not self._left:
            raise Killed
        self._left -= 1
        self.asked[name] += 1
        return getattr(self._store, name)


def row_contents(store: SqliteStore) -> list[tuple[str, str, str, str | None]]:
    return [(row.pk, row.sk, row.body, row.order) for row in all_rows(store)]


def spoil(store: SqliteStore) -> None:
    """Delete players' rows, except for wrong ones and extra ones."""
    for number, row in enumerate(all_rows(store)):
        if not row.pk.startswith(("RESULTS#", "BOARD#", "BEST", "TALLY#dice")):
            if number % 3:
                store.delete(row.pk, row.sk)
            else:
                store.put(Row(row.pk, row.sk, row.n, '{"n":"Nobody"}' if row.pk.startswith("PROFILE") else "{}"))
    store.put(Row("INDEX#stew", "nobody", 9, '{"name":"Nobody","at":0}', order="500001#000001#nobody"))


def calls(store: SqliteStore) -> int:
    counted = Mortal(store, -1)
    rebuild_players(cast(Archive, counted))
    return counted.asked.total()


@pytest.mark.parametrize("alive", [45, 60, 150])
def test_a_rebuild_that_is_killed_repeatedly_resumes(store: SqliteStore, tmp_path: Path, alive: int) -> None:
    """No run lasts long enough for all of it."""
    before = row_contents(store)
    spoil(store)
    lives, path = 0, tmp_path / "far.people"
    while lives < 60:
        lives += 1
        try:
            rebuild_players(cast(Archive, Mortal(store, alive)), 1, path, "club")
            break
        except Killed:
            continue
    assert row_contents(store) == before
    assert 1 < lives < 60
    assert list(tmp_path.iterdir()) == []


def test_a_rebuild_killed_at_any_call_makes_the_same_rows(store: SqliteStore, tmp_path: Path) -> None:
    before, path = row_contents(store), tmp_path / "far.people"
    for call in range(0, calls(store), 11):
        spoil(store)
        with pytest.raises(Killed):
            rebuild_players(cast(Archive, Mortal(store, call)), 2, path, "club")
        rebuild_players(store, 2, path, "club")
        assert row_contents(store) == before
        assert not path.exists()


def test_listed_and_replayed_results_are_not_read_again(store: SqliteStore, tmp_path: Path) -> None:
    path = tmp_path / "far.people"
    with pytest.raises(Killed):
        rebuild_players(cast(Archive, Mortal(store, 28)), 1, path, "club")
    again = Mortal(store, -1)
    rebuild_players(cast(Archive, again), 1, path, "club")
    whole = Mortal(store, -1)
    rebuild_players(cast(Archive, whole), 1)
    assert again.asked.total() <= whole.asked.total() - 28 + 1


def test_a_file_of_another_store_is_refused(store: SqliteStore, tmp_path: Path) -> None:
    RebuildStore(store, tmp_path / "far.people", "club").close()
    with pytest.raises(ToolError, match="belongs to a rebuild of club: resume that one, or delete the file"):
        rebuild_players(store, 1, tmp_path / "far.people", "another")
