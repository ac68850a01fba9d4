"""The deployed scheduled handler: its rule, and the time-outs that it writes."""

from __future__ import annotations

import json
import time

from chalicelib.boards.courses import BUILT_IN
from chalicelib.play.club import Club
from chalicelib.store.dynamo import DynamoStore
from tests.cloud.deployed_club import Cloud
from tests.cloud.scheduled_functions import called, rule
from tests.cloud.wait_until import wait_until
from tests.tables.people import Person

TEN_MINUTES = 600_000
SHORTEST = 0.1
"""The shortest clock that a table can have, in hours: six minutes."""


def test_a_rule_calls_it_each_minute(cloud: Cloud) -> None:
    assert rule(cloud, "Wake") == ("rate(1 minute)", "ENABLED")


def test_it_applies_an_overdue_time_out(cloud: Cloud) -> None:
    store = DynamoStore(cloud.session.client("dynamodb"), cloud.outputs["TableName"])
    table = made_ten_minutes_ago(store)

    def timed_out() -> bool:
        """Calls it, who may also be called by the rule, until the stream has brought what it looks for."""
        called(cloud, "Wake")
        return [entry.n for entry in store.after(table, -1, strong=True)] == [0, 1]

    wait_until(timed_out)
    seen = json.loads(cloud.place.fetch("GET", f"/api/tables/{table}?since=0", {}).body)
    assert (seen["happened"][0]["n"], seen["happened"][0]["kind"]) == (1, "timed-out")


def made_ten_minutes_ago(store: DynamoStore) -> str:
    """Make a table with an overdue first move, by a club with a slow clock. A request would apply the time-out itself."""
    club = Club(store, clock=lambda: time.time_ns() // 1_000_000 - TEN_MINUTES)
    return Person(club, "Ann").make(course=BUILT_IN["augustine"], clock_hours=SHORTEST).id
