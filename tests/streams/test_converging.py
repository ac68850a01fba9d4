"""Whole games through the stream: in any order, delivered again and with faults, all rows come out the same."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib import json_codec
from chalicelib.api.service import project as project_entry
from chalicelib.aws.stream import project
from chalicelib.store.interface import Entry, Row, Store
from chalicelib.store.sqlite import SqliteStore
from infra.rebuild_players import rebuild_players
from tests.faults.faulty_store import HostileStore
from tests.logs.frozen import FILES, Frozen, read
from tests.streams.rows import standing
from tests.streams.shard import Record, Shard, inserted
from tests.tables.people import DAY

PATHS = sorted(FILES.glob("*.json.gz"))


@cache
def frozen_log(path: Path) -> Frozen:
    """Copy the log to a table with its own id: all frozen logs were made with the same key."""
    return replace(read(path), table=path.name.partition(".")[0])


def ended(log: Frozen) -> int:
    """Return when the last entry was made (ms)."""
    return int(json_codec.load(log.entries[-1].body)["t"])


def follow(store: Store, seconds_left: Callable[[], float] = lambda: 60.0) -> Callable[[dict[str, Any]], Any]:
    """Return the function that the stream calls, over this store."""
    tell = partial(project_entry, store)
    return lambda event: project(event, tell, seconds_left, lambda seconds: None)


def rows_after(logs: list[Frozen]) -> list[Row]:
    """Return the rows as the local club leaves them: each entry projected once, in order."""
    with closing(SqliteStore()) as store:
        for log in logs:
            for entry in log.entries:
                project_entry(store, log.table, entry)
        return standing(store)


def keep(store: SqliteStore, logs: list[Frozen]) -> None:
    """Store only the entries; nothing is projected yet."""
    for log in logs:
        for entry in log.entries:
            store.append(log.table, entry)


def records_of(logs: list[Frozen]) -> list[Record]:
    return [inserted(log.table, entry) for log in logs for entry in log.entries]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_any_order_gives_the_same_rows(path: Path) -> None:
    log = frozen_log(path)
    wanted = rows_after([log])
    assert wanted
    for seed in range(4):
        records = records_of([log]) * 3
        Random(seed).shuffle(records)
        with closing(SqliteStore()) as store:
            keep(store, [log])
            Shard(follow(store), batch=7).deliver(records)
            assert standing(store) == wanted


DELIVERIES = given(
    st.lists(st.sampled_from(PATHS), min_size=1, max_size=3, unique=True),
    st.integers(1, 40),
    st.booleans(),
    st.integers(0, 1 << 30),
)


@settings(deadline=None, max_examples=15)
@DELIVERIES
@pytest.mark.long
def test_faults_repeats_and_other_tables_change_nothing(paths: list[Path], batch: int, halves: bool, seed: int) -> None:
    check(paths, batch, halves, seed)


@settings(deadline=None, max_examples=300)
@DELIVERIES
@pytest.mark.soak
def test_many_faults_change_nothing(paths: list[Path], batch: int, halves: bool, seed: int) -> None:
    check(paths, batch, halves, seed)


def check(paths: list[Path], batch: int, halves: bool, seed: int) -> None:
    """Deliver the entries of these tables in any order, some of them again, with faults. A table that is projected after one of
    a later day counts for that day; rebuilding the players' rows corrects that.
    """
    random = Random(seed)
    logs = sorted(map(frozen_log, paths), key=ended)
    records = records_of(logs)
    records += random.choices(records, k=len(records) // 2)
    random.shuffle(records)

    def dies_at_times(event: dict[str, Any]) -> Any:
        answer = invoke(event)
        if random.random() < 0.1:
            raise MemoryError
        return answer

    with closing(SqliteStore()) as store:
        keep(store, logs)
        invoke = follow(HostileStore(store, random.randrange(1 << 30)), lambda: random.choice((0.0, 60.0)))
        shard = Shard(dies_at_times, batch, retries=None, halves=halves)
        shard.deliver(records)
        if len({ended(log) // DAY for log in logs}) > 1:
            rebuild_players(store)
        assert standing(store) == rows_after(logs)
        assert shard.letters == []


# ── poison ──


def poisoned(log: Frozen, at: set[int]) -> list[Record]:
    """Return the log's records with entries that no projection can parse."""
    return [inserted(log.table, Entry(entry.n, "{" if entry.n in at else entry.body)) for entry in log.entries]


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(PATHS), st.integers(1, 100), st.booleans(), st.integers(0, 1 << 30))
def test_poison_ends_in_a_letter_and_holds_up_nothing(path: Path, batch: int, halves: bool, seed: int) -> None:
    random = Random(seed)
    log = frozen_log(path)
    at = set(random.sample(range(len(log.entries)), k=min(len(log.entries), random.randint(1, 3))))
    records = poisoned(log, at)
    with closing(SqliteStore()) as store, closing(SqliteStore()) as wanted:
        shard = Shard(follow(store), batch, halves=halves)
        shard.deliver(records)
        for entry in log.entries:
            if entry.n not in at:
                project_entry(wanted, log.table, entry)
        assert standing(store) == standing(wanted)
    poison = {record["dynamodb"]["SequenceNumber"] for record in records if record["dynamodb"]["NewImage"]["b"]["S"] == "{"}
    lettered = {number for letter in shard.letters for number in letter}
    assert poison <= lettered
    assert len(shard.letters) <= len(at)
    assert shard.calls <= -(-len(records) // batch) + 5 * len(at)
