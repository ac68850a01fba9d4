"""The stream's function continues bots that were cut short: entry by entry, once, and for a limited time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest

import app
from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.service import Service, set_service
from chalicelib.aws import stream
from chalicelib.boards.courses import BUILT_IN
from chalicelib.play.bot_budget import move_budget
from chalicelib.play.club import Club
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.console_lines import overhearing
from tests.faults.faulty_store import HostileStore
from tests.streams.shard import Shard, inserted

PLAYER = "p" * 22


class Context:
    """A call's context with a minute left. Each look at the clock takes so many seconds."""

    def __init__(self, slow: float) -> None:
        self.left, self.slow = 60.0, slow

    def get_remaining_time_in_millis(self) -> float:
        self.left -= self.slow
        return self.left * 1000


@pytest.fixture(autouse=True)
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """As on AWS: projections are done by the stream alone."""
    monkeypatch.setattr(stream, "RETRY_SECONDS", 0)
    with closing(SqliteStore()) as store, overhearing(monkeypatch):
        service = Service(Club(store, pause=lambda seconds: None, bot_budget=move_budget(5)), "b1")
        set_service(service)
        yield service
        set_service(None)


def sit_down(service: Service) -> str:
    """Seat one person among bots that play at their own pace, whose moves are more than one entry has time for."""
    seats = [RequestedSeat("me", "Ann"), *[RequestedSeat("bot", level="hard")] * 3]
    wanted = TableRequest("dice-golf", seats, {"stymie": False}, BUILT_IN["pebble-coast"])
    return make_table(service.club, PLAYER, "k" * 43, wanted, "key").id


def log(service: Service, table: str) -> list[Entry]:
    return service.club.store.after(table, -1, strong=True)


def deliver(service: Service, table: str, slow: float = 0.0, above: int = -1) -> int:
    """Deliver the entries above this one, each twice, in two batches; return the number of the last."""
    entries = service.club.store.after(table, above, strong=True)
    for _ in range(2):
        app.project({"Records": [inserted(table, entry) for entry in entries]}, Context(slow))
    return entries[-1].n


def holes(service: Service, table: str) -> list[int]:
    view = look(service.club, PLAYER, table).view
    assert view
    return [player["thru"] for player in view["state"]["players"]]


def test_bots_play_until_somebody_is_waited_for(service: Service) -> None:
    table = sit_down(service)
    assert max(holes(service, table)) < 18
    deliver(service, table)
    assert holes(service, table) == [0, 18, 18, 18]
    assert look(service.club, PLAYER, table).version == len(log(service, table)) - 1 > 10
    assert not service.unfinished_bots


def test_a_call_plays_on_for_a_while_and_what_it_writes_leads_to_the_next(service: Service) -> None:
    table, calls, last = sit_down(service), 0, -1
    while last < len(log(service, table)) - 1:
        before = len(log(service, table))
        last = deliver(service, table, slow=app.SECONDS_OF_BOTS / 2, above=last)
        assert len(log(service, table)) <= before + 4
        calls += 1
    assert calls > 4
    assert holes(service, table) == [0, 18, 18, 18]


@pytest.mark.parametrize("seed", range(8))
def test_a_store_that_fails_costs_nothing_but_time(service: Service, seed: int) -> None:
    table, kind = sit_down(service), service.club.store
    assert isinstance(kind, SqliteStore)
    service.club.store = HostileStore(kind, seed)
    shard = Shard(
        lambda event: app.project(event, Context(app.SECONDS_OF_BOTS / 4)), batch=Random(seed).randint(1, 5), retries=None
    )
    last = -1
    while last < len(kind.after(table, -1)) - 1:
        entries = kind.after(table, last)
        shard.deliver([inserted(table, entry) for entry in entries])
        last = entries[-1].n
    service.club.store = kind
    service.club.forget()
    for _ in range(5):
        wake(service.club)  # which has the table's row, whatever failed
    assert holes(service, table) == [0, 18, 18, 18]
