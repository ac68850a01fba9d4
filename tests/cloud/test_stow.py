"""Old logs' way to cheap storage, deployed: the rule that calls the function, what it moves, and who reads it there."""

from __future__ import annotations

import json
import time
from typing import Any

from chalicelib.store.dynamo import DynamoStore
from chalicelib.tables import Club, replay
from chalicelib.tables.attic import Place, place_of
from chalicelib.tables.club import DAY_MS, STOWED_MS
from tests.cloud.account import Cloud
from tests.cloud.patience import eventually
from tests.cloud.scheduled import called, rule
from tests.tables.people import seated


def test_a_rule_calls_it_every_ten_minutes(cloud: Cloud) -> None:
    assert rule(cloud, "Stow") == ("rate(10 minutes)", "ENABLED")


def test_an_old_log_goes_to_the_bucket_and_is_read_there(cloud: Cloud) -> None:
    store = DynamoStore(cloud.session.client("dynamodb"), cloud.outputs["TableName"])
    table, told = played_long_ago(store)

    def moved() -> Place | None:
        """Calls it until the stream has brought what it looks for."""
        called(cloud, "Stow")
        log = store.after(table, -1, strong=True)
        return place_of(log[0]) if len(log) == 1 else None

    eventually(lambda: moved() is not None)
    place = moved()
    assert place is not None
    kept = cloud.session.client("s3").list_objects_v2(Bucket=cloud.outputs["AtticBucket"], Prefix=f"{table}/")
    assert [item["Key"] for item in kept["Contents"]] == [f"{table}/{place.digest}"]
    answer = cloud.place.fetch("GET", f"/api/tables/{table}/replay", {})
    assert (answer.status, json.loads(answer.body)) == (200, told)


def played_long_ago(store: DynamoStore) -> tuple[str, Any]:
    """A table that ended as long ago as its log may be moved, played by a club whose clock is slow; and its replay."""
    long_ago = time.time_ns() // 1_000_000 - STOWED_MS - DAY_MS
    club = Club(store, clock=lambda: long_ago)
    table, people = seated(club, "Ann", "Bob", options={"stymie": False})
    for person in people:
        for _ in range(3):
            person.finish_hole(table)
    return table, json.loads(json.dumps(replay(club, None, table)))
