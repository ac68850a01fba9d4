"""However long a log is, requests read no more and replies are no larger than at an ordinary table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import cast

import pytest

from chalicelib import json_codec
from chalicelib.log.table import ENTRIES_BACK
from chalicelib.play.final_record import PLAYED, walk_log
from chalicelib.play.load_table import RELOAD_AFTER, load
from chalicelib.play.past_views import log_page, replay_start
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Amendable, Entry, Store
from chalicelib.store.sqlite import SqliteStore
from tests.bench.reply_sizes import BYTES, PAGE, UNITS, Long, asked
from tests.faults.faulty_store import HostileStore
from tests.logs.stored import DIFFERENT, IDS, LOGS, fill
from tests.store.meter import Meter
from tests.tables.longer import RUTH, finished_after
from tests.tables.people import open_club, until_answered

SIZES = [60, 600, 1_500, pytest.param(10_000, marks=pytest.mark.soak)]


@pytest.fixture(params=SIZES, scope="module")
def long(request: pytest.FixtureRequest) -> Iterator[Long]:
    with closing(SqliteStore()) as store:
        yield Long(store, finished_after(store, request.param), request.param)


def test_every_reply_stays_within_its_limits(long: Long) -> None:
    for reply in asked(long):
        assert reply.units <= UNITS[reply.asked], reply
        assert reply.bytes <= BYTES, reply


def test_a_replay_begins_before_the_first_decision_however_late_that_is(long: Long) -> None:
    whole = long.store.after(long.table, -1)
    played = [step.n for step in walk_log(open_club(long.store), long.table, whole) if step.done.act.kind in PLAYED]
    lies = cast(Store, HostileStore(long.store, seed=long.entries))
    shown = until_answered(lambda: replay_start(open_club(lies), "Ruth", long.table))["shown"]
    assert shown == {"first": played[0] - 1, "last": played[-1]}


class Growing:
    """A log of which only the entries below `top` exist yet."""

    def __init__(self, store: SqliteStore, top: int) -> None:
        self.store, self.top = store, top

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return self.store.span(table, max(0, self.top - count), self.top - 1)[::-1]

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        return [entry for entry in self.store.after(table, n, count=count) if entry.n < self.top]

    def some(self, table: str, numbers: list[int], *, strong: bool = False) -> list[Entry]:
        return self.store.some(table, numbers)


@pytest.mark.parametrize("strong", [False, True])
def test_a_cached_table_catches_up_in_one_read_however_many_entries_it_missed(long: Long, strong: bool) -> None:
    player = RUTH if strong else None
    now = look(open_club(long.store), player, long.table).view
    for missed in (RELOAD_AFTER - 1, RELOAD_AFTER, RELOAD_AFTER + 1, long.entries):
        growing = Growing(long.store, max(1, long.entries - missed))
        metered = Meter(cast(Amendable, growing))
        club = open_club(metered)
        look(club, player, long.table)
        growing.top = long.entries
        metered.reset()
        assert look(club, player, long.table).view == now
        assert metered.read["log"] <= 2 * UNITS["view"] * (1 + strong)


@pytest.mark.parametrize("name", DIFFERENT)
def test_recent_events_are_a_small_part_of_a_replys_limit(name: str) -> None:
    """For any game and seat: as far back as a view goes, with as many events as any entry had."""
    with closing(SqliteStore()) as store:
        fill(store, name)
        club, table, last = open_club(store), IDS[name], len(LOGS[name]) - 1
        seats = [None, *load(club, table, strong=True).seats]
        for seat in seats:
            player = seat.player if seat else None
            view = look(club, player, table, max(0, last - ENTRIES_BACK)).view
            assert len(json_codec.dump(view)) < BYTES / 4
            items, _ = log_page(club, player, table, PAGE)
            assert max(len(json_codec.dump(one)) for one in items) * PAGE < BYTES / 2
