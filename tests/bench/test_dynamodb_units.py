"""A move's units are within their limits, do not grow during a game, and match what DynamoDB reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from typing import Any, cast

import pytest
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from tests.bench.dynamodb_units import (
    ALL_MOST,
    BOARD_MOST,
    BOARDS,
    FINISH_MOST,
    LOG_MOST,
    LONG,
    MOVES,
    PEOPLE_MOST,
    POLL_MOST,
    QUIET_MOST,
    SHORT,
    Cards,
    Round,
    Row,
    Setup,
    Table,
    boards_of,
    meter,
    minutes,
    polls,
)
from tests.store.conftest import TABLE
from tests.store.meter import Meter

pytestmark = pytest.mark.aws

WRITES = ("PutItem", "DeleteItem", "TransactWriteItems")

measured: Callable[[Table], list[Row]] = cache(lambda setup: meter(setup, MOVES[setup]))


@pytest.mark.parametrize("setup", MOVES, ids=str)
def test_a_move_is_within_its_limits(setup: Table) -> None:
    for row in measured(setup):
        assert 1 < row.log <= LOG_MOST
        assert row.log < row.all <= ALL_MOST
        assert row.warm <= 1


def test_the_six_hundredth_move_costs_no_more_than_the_sixtieth() -> None:
    early, late = measured(SHORT[-1])[0], measured(LONG[0])[0]
    assert (early.moves, late.moves) == (60, 600)
    assert late.log <= early.log
    assert late.all <= early.all


def test_a_poll_without_news_reads_half_a_unit() -> None:
    for poll in polls():
        assert poll.player == poll.watcher == POLL_MOST
        assert poll.cold <= 2


@pytest.mark.parametrize("rounds", [BOARDS[0], pytest.param(BOARDS[1], marks=pytest.mark.soak)])
def test_units_of_a_leaderboard_are_limited_for_any_number_of_rounds(rounds: int) -> None:
    board = boards_of(rounds)
    assert 10 < board.finish <= FINISH_MOST
    assert 8 < board.people <= PEOPLE_MOST
    assert board.looks <= FINISH_MOST / 2
    assert 0.5 <= board.page <= BOARD_MOST
    assert 1.5 <= board.mine <= BOARD_MOST


def test_a_minute_reads_half_a_unit_per_shard_and_a_fixed_amount_per_due_table() -> None:
    quiet, one, many = minutes()
    assert (quiet.due, quiet.read, quiet.written) == (0, QUIET_MOST, 0)
    each = one.read - quiet.read
    assert each <= 2.5
    assert many.read - quiet.read <= many.due * each
    assert one.written < many.written <= many.due * one.written


class Both:
    """A store that sends each call to a metered SQLite and to DynamoDB, and checks that both give the same answer."""

    def __init__(self, metered: Meter, dynamo: DynamoStore) -> None:
        self.metered, self.dynamo = metered, dynamo

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            answer = getattr(self.metered, name)(*args, **more)
            assert getattr(self.dynamo, name)(*args, **more) == answer
            return answer

        return call


@contextmanager
def reported(client: DynamoDBClient) -> Iterator[Counter[str]]:
    """Count the consumed units that the service reports, by operation."""
    units = Counter[str]()

    def ask(params: dict[str, Any], **_: Any) -> None:
        params["ReturnConsumedCapacity"] = "TOTAL"

    def note(parsed: dict[str, Any], model: Any, **_: Any) -> None:
        consumed = parsed["ConsumedCapacity"]
        units[model.name] += sum(one["CapacityUnits"] for one in (consumed if isinstance(consumed, list) else [consumed]))

    client.meta.events.register("before-parameter-build.dynamodb", ask)
    client.meta.events.register("after-call.dynamodb", note)
    yield units
    client.meta.events.unregister("before-parameter-build.dynamodb", ask)
    client.meta.events.unregister("after-call.dynamodb", note)


@pytest.mark.parametrize("setup", [Setup(2, "front", stymie=True), Cards(5, "trade-ring")], ids=str)
def test_a_whole_game_costs_what_dynoxide_reports(dynoxide_client: DynamoDBClient, setup: Table) -> None:
    with closing(SqliteStore()) as kind, reported(dynoxide_client) as units:
        metered = Meter(kind)
        store = cast(Store, Both(metered, DynamoStore(dynoxide_client, TABLE)))
        moves = sum(1 for _ in Round(store, kind, setup).play())
    assert moves > 5
    written = sum(count for name, count in units.items() if name in WRITES)
    assert written == sum(metered.written.values()) > moves
    assert sum(units.values()) - written == sum(metered.read.values()) > moves / 2
