"""A finished table's replay is made once, and cached in compressed form while there is room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from chalicelib.play import published_replay
from chalicelib.play.caches import TextCache
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.store.sqlite import SqliteStore
from tests.tables.longer import finished_after
from tests.tables.people import Person, open_club


@pytest.fixture
def finished() -> Iterator[tuple[Club, str]]:
    with closing(SqliteStore()) as store:
        yield open_club(store), finished_after(store, 60)


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Collects each page that is made."""
    done: list[Any] = []
    page = published_replay._page

    def noting(*what: Any) -> Any:
        done.append(what)
        return page(*what)

    monkeypatch.setattr(published_replay, "_page", noting)
    return done


def test_a_replay_is_made_once_for_everybody(finished: tuple[Club, str], worked: list[Any]) -> None:
    club, table = finished
    replays = [replay(club, player, table) for player in (None, "Ruth", None)]
    assert replays[0] == replays[1] == replays[2]
    assert len(worked) == 1
    first = replay(club, None, table, 20)
    second = replay(club, None, table, 20, first["cursor"])
    assert (first, second) == (replay(club, None, table, 20), replay(club, "Ruth", table, 20, first["cursor"]))
    assert len(worked) == 3
    assert replays[0] == replay(open_club(club.store), None, table), "as another house tells it"


def test_changing_a_reply_does_not_change_the_cache(finished: tuple[Club, str]) -> None:
    club, table = finished
    replay(club, None, table)["log"].clear()
    assert replay(club, None, table)["log"]


def test_one_more_entry_makes_the_replay_again(finished: tuple[Club, str], worked: list[Any]) -> None:
    club, table = finished
    before = replay(club, None, table)
    Person(club, "Ruth").say(table, "Well played")
    assert len(replay(club, None, table)["log"]) == len(before["log"]) + 1
    assert len(worked) == 2


def test_a_failed_commit_clears_the_cache(finished: tuple[Club, str], worked: list[Any]) -> None:
    club, table = finished
    replay(club, None, table)
    club.forget()
    replay(club, None, table)
    assert len(worked) == 2


def test_the_cache_keeps_as_much_as_fits() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name * 1000

    texts = TextCache(60)
    for name in "abab":
        assert texts.get(name, lambda name=name: make(name)) == name * 1000  # type: ignore[misc]
    assert made == ["a", "b"]
    for name in "cdabd":
        texts.get(name, lambda name=name: make(name))  # type: ignore[misc]
    assert made == ["a", "b", "c", "d", "a", "b"]
    texts.clear()
    texts.get("d", lambda: make("d"))
    assert made[6:] == ["d"]
