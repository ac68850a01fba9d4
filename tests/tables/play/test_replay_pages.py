"""A long replay comes in pages, which together equal one reply; an ordinary one is one reply."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any, cast

import pytest

from chalicelib.errors import Unknown
from chalicelib.fairness import canonical
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.play import published_replay
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import MEMBERS, DoesNotFit, join, verify
from tests.faults.faulty_store import HostileStore
from tests.logs.stored import DIFFERENT, IDS, fill
from tests.tables.longer import finished_after
from tests.tables.people import open_club, until_answered

Replay = dict[str, Any]
PAGE = {"table", "log", "draws", "views", "digest", "cursor"}


@pytest.fixture(scope="module")
def long() -> Iterator[tuple[SqliteStore, str]]:
    with closing(SqliteStore()) as store:
        yield store, finished_after(store, 400)


def pages(club: Club, player: str | None, table: str, count: int | None = None) -> list[Replay]:
    """Return all pages of a replay, as parsed JSON."""
    found = [until_answered(lambda: replay(club, player, table, count))]
    while start := found[-1].get("cursor"):
        found.append(until_answered(lambda start=start: replay(club, player, table, count, start)))  # type: ignore[misc]
    return [json.loads(json.dumps(page)) for page in found]


@pytest.mark.parametrize("name", DIFFERENT)
@pytest.mark.parametrize("count", [1, 7, 16, 17, 100])
def test_the_pages_of_a_game_make_up_its_whole_replay(name: str, count: int) -> None:
    with closing(SqliteStore()) as store:
        fill(store, name)
        (whole,) = pages(open_club(store), None, IDS[name])
        parts = pages(open_club(store), None, IDS[name], count)
    assert whole.keys() == MEMBERS, "as it always was"
    assert join(parts) == whole
    assert [page.keys() for page in parts[1:]] == [PAGE] * (len(parts) - 1)
    assert all(len({item["n"] for item in page["log"]}) <= count for page in parts)
    assert len(list(verify(join(parts)))) == 6


def test_pages_are_the_same_from_memory_and_over_a_faulty_store(long: tuple[SqliteStore, str]) -> None:
    store, table = long
    first = pages(open_club(store), None, table, 33)
    lies = open_club(cast(Store, HostileStore(store, seed=33)))
    assert pages(lies, None, table, 33) == pages(lies, "Ruth", table, 33) == first
    assert len(first) == 13


def test_the_first_page_has_the_result_and_its_own_digest(
    long: tuple[SqliteStore, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, table = long
    (whole,) = pages(open_club(store), None, table)
    monkeypatch.setattr(published_replay, "MAX_ENTRIES", 150)
    first = pages(open_club(store), None, table)[0]
    assert {*first} == MEMBERS | {"cursor"}
    for name in MEMBERS - {"log", "draws", "views", "digest"}:
        assert first[name] == whole[name]
    for name in ("log", "draws", "views"):
        assert first[name] == whole[name][: len(first[name])]
    assert len(first["log"]) == 150
    with pytest.raises(DoesNotFit, match="goes on after entry 149"):
        list(verify(join([first])))


def test_a_page_is_as_long_as_fits(long: tuple[SqliteStore, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with the entry that exceeds the limit, so that each page has at least one."""
    store, table = long
    (whole,) = pages(open_club(store), None, table)
    monkeypatch.setattr(published_replay, "REPLY_BYTES", 20_000)
    monkeypatch.setattr(published_replay, "MIN_REPLY_BYTES", 5_000)
    parts = pages(open_club(store), None, table)
    assert join(parts) == whole
    assert len(parts) > 3
    assert all(len(canonical(page)) < 24_000 for page in parts)


def test_a_record_too_large_for_a_reply_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """It follows from the log, which has its own pages. The checker knows what may be missing."""
    words, make_record = Random(1).randbytes(500_000).hex(), DICE_GOLF.record
    monkeypatch.setattr(DICE_GOLF, "record", lambda state, steps: {**make_record(state, steps), "words": words}, raising=False)
    with closing(SqliteStore()) as store:
        table = finished_after(store, 30)
        (whole,) = pages(open_club(store), None, table)
        assert whole["record"] is None
        assert "The record is left out" in list(verify(whole))[-1]
        monkeypatch.setattr(DICE_GOLF, "record", make_record)
        with pytest.raises(DoesNotFit, match="the record"):
            list(verify(whole))


def test_a_page_cannot_begin_after_the_end(long: tuple[SqliteStore, str]) -> None:
    """A club restored from a backup may have given a cursor after the end of its log."""
    store, table = long
    with pytest.raises(Unknown):
        replay(open_club(store), "Ruth", table, None, f"400.{'0' * 64}")


def test_only_the_first_reply_measures_the_record_and_once(
    long: tuple[SqliteStore, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, table = long
    records = 0
    weigh = published_replay._size

    def weighed(value: Any) -> int:
        nonlocal records
        records += isinstance(value, dict) and "kind" not in value
        return int(weigh(value))

    monkeypatch.setattr(published_replay, "_size", weighed)
    assert len(pages(open_club(store), None, table, 100)) > 3
    assert records == 1
