"""What results come to for people is made again from where it broke off, whatever it was at."""

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
from infra import people
from infra.aws import Refused
from infra.people import rebuild_people
from infra.sheet import Sheet
from tests.boards.made_results import NOON
from tests.boards.test_profile_updates import cards, golf
from tests.streams.rows import all_rows

TABLES = 24


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        for number in range(TABLES):
            at, player = NOON + 1000 * number, f"p{number % 5}"
            told = (
                golf(70 + number, 75, players=("ann", player), at=at) if number % 2 else cards(("ann", 2), (player, 1), at=at)
            )
            project_results(store, f"T{number:02d}", 60, told)
        yield store


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PAGE", 4)
    monkeypatch.setattr(people, "AT_ONCE", 4)


class Killed(BaseException):
    """The process is gone."""


class Mortal:
    """An archive whose reader is killed at the call after so many."""

    def __init__(self, store: SqliteStore, calls: int) -> None:
        self._store, self._left, self.asked = store, calls, Counter[str]()

    def __getattr__(self, name: str) -> Any:
        if not self._left:
            raise Killed
        self._left -= 1
        self.asked[name] += 1
        return getattr(self._store, name)


def told(store: SqliteStore) -> list[tuple[str, str, str, str | None]]:
    return [(row.pk, row.sk, row.body, row.order) for row in all_rows(store)]


def spoil(store: SqliteStore) -> None:
    """Takes away what results come to, except for what is wrong, and for what is nobody's."""
    for number, row in enumerate(all_rows(store)):
        if not row.pk.startswith(("RESULTS#", "BOARD#", "BEST", "TALLY#dice")):
            if number % 3:
                store.delete(row.pk, row.sk)
            else:
                store.put(Row(row.pk, row.sk, row.n, '{"n":"Nobody"}' if row.pk.startswith("PROFILE") else "{}"))
    store.put(Row("INDEX#stew", "nobody", 9, '{"name":"Nobody","at":0}', order="500001#000001#nobody"))


def calls(store: SqliteStore) -> int:
    counted = Mortal(store, -1)
    rebuild_people(cast(Archive, counted))
    return counted.asked.total()


@pytest.mark.parametrize("alive", [45, 60, 150])
def test_who_is_killed_again_and_again_goes_on_where_it_was(store: SqliteStore, tmp_path: Path, alive: int) -> None:
    """No life is long enough for all of it."""
    before = told(store)
    spoil(store)
    lives, path = 0, tmp_path / "far.people"
    while lives < 60:
        lives += 1
        try:
            rebuild_people(cast(Archive, Mortal(store, alive)), 1, path, "club")
            break
        except Killed:
            continue
    assert told(store) == before
    assert 1 < lives < 60
    assert list(tmp_path.iterdir()) == []


def test_who_is_killed_at_whichever_call_makes_the_same_rows(store: SqliteStore, tmp_path: Path) -> None:
    before, path = told(store), tmp_path / "far.people"
    for call in range(0, calls(store), 11):
        spoil(store)
        with pytest.raises(Killed):
            rebuild_people(cast(Archive, Mortal(store, call)), 2, path, "club")
        rebuild_people(store, 2, path, "club")
        assert told(store) == before
        assert not path.exists()


def test_what_was_listed_and_played_is_not_read_again(store: SqliteStore, tmp_path: Path) -> None:
    path = tmp_path / "far.people"
    with pytest.raises(Killed):
        rebuild_people(cast(Archive, Mortal(store, 28)), 1, path, "club")
    again = Mortal(store, -1)
    rebuild_people(cast(Archive, again), 1, path, "club")
    whole = Mortal(store, -1)
    rebuild_people(cast(Archive, whole), 1)
    assert again.asked.total() <= whole.asked.total() - 28 + 1


def test_a_sheet_of_something_else_is_refused(store: SqliteStore, tmp_path: Path) -> None:
    Sheet(store, tmp_path / "far.people", "club").close()
    with pytest.raises(Refused, match="is of club: go on with that, or remove it"):
        rebuild_people(store, 1, tmp_path / "far.people", "another")
