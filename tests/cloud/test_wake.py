"""The scheduled handler, deployed: the rule that calls it each minute, and the time-outs that it writes."""

from __future__ import annotations

import json
import time
from typing import Any

from chalicelib.boards.courses import BUILT_IN
from chalicelib.store.dynamo import DynamoStore
from chalicelib.tables import Club
from tests.cloud.account import STACK, Cloud
from tests.cloud.patience import eventually
from tests.tables.people import Person

TEN_MINUTES = 600_000
EVENT = {
    "version": "0",
    "id": "89d1a02d-5ec7-412e-82f5-13505f849b41",
    "detail-type": "Scheduled Event",
    "source": "aws.events",
    "account": "000000000000",
    "time": "2026-11-20T22:50:00Z",
    "region": "us-east-1",
    "resources": ["arn:aws:events:us-east-1:000000000000:rule/wake"],
    "detail": {},
}
SHORTEST = 0.1
"""The shortest clock that a table can have, in hours: six minutes."""


def test_a_rule_calls_it_each_minute(cloud: Cloud) -> None:
    events = cloud.session.client("events")
    (name,) = events.list_rule_names_by_target(TargetArn=wake(cloud))["RuleNames"]
    rule = events.describe_rule(Name=name)
    assert (rule["ScheduleExpression"], rule["State"]) == ("rate(1 minute)", "ENABLED")


def test_it_plays_for_who_let_their_time_pass(cloud: Cloud) -> None:
    store = DynamoStore(cloud.session.client("dynamodb"), cloud.outputs["TableName"])
    table = made_ten_minutes_ago(store)

    def timed_out() -> bool:
        """Calls it, who may also be called by the rule, until the stream has brought what it looks for."""
        woken(cloud)
        return [entry.n for entry in store.after(table, -1, strong=True)] == [0, 1]

    eventually(timed_out)
    seen = json.loads(cloud.place.fetch("GET", f"/api/tables/{table}?since=0", {}).body)
    assert (seen["happened"][0]["n"], seen["happened"][0]["kind"]) == (1, "timed-out")


def made_ten_minutes_ago(store: DynamoStore) -> str:
    """A table whose first move is overdue, made by a club whose clock is slow. To look at it over HTTP would do wake's work."""
    club = Club(store, clock=lambda: time.time_ns() // 1_000_000 - TEN_MINUTES)
    return Person(club, "Ann").make(course=BUILT_IN["augustine"], clock_hours=SHORTEST).id


def woken(cloud: Cloud) -> int:
    """Calls it as the rule does; how many tables it looked at."""
    reply = cloud.session.client("lambda").invoke(FunctionName=wake(cloud), Payload=json.dumps(EVENT))
    told = json.loads(reply["Payload"].read())
    assert "FunctionError" not in reply, told
    return int(told)


def wake(cloud: Cloud) -> Any:
    """The function's address."""
    functions = cloud.session.client("lambda").list_functions()["Functions"]
    return next(function["FunctionArn"] for function in functions if function["FunctionName"].startswith(f"{STACK}-Wake-"))
