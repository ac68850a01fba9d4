"""The budget closes a deployed club: from its topic to the refusal of a move; then it is opened again."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from chalicelib.api.problems import CLOSED_RETRY_SECONDS
from chalicelib.play import maintenance
from chalicelib.store.dynamo import DynamoStore
from infra.read_only import open_again
from tests.api.client import COURSE
from tests.cloud.deployed_club import Cloud
from tests.cloud.wait_until import wait_until


@pytest.fixture
def store(cloud: Cloud) -> Iterator[DynamoStore]:
    """The club's store; the club is opened again afterwards."""
    store = DynamoStore(cloud.session.client("dynamodb"), cloud.outputs["TableName"])
    yield store
    open_again(store, time.time_ns() // 1_000_000)


def reach_the_budget(cloud: Cloud, store: DynamoStore) -> None:
    notification = {"Subject": "AWS Budgets: mulligan-club-prod-closing", "Message": "has exceeded your alert threshold"}
    cloud.session.client("sns").publish(TopicArn=cloud.outputs["SpentTopic"], **notification)
    wait_until(lambda: (last := maintenance.read(store)) is not None and last.until is None)


def test_the_budgets_message_closes_the_club(cloud: Cloud, store: DynamoStore) -> None:
    """It tests the topic, the function and its role's permissions."""
    reach_the_budget(cloud, store)


@pytest.mark.soak
def test_the_club_stays_closed_until_it_is_opened(cloud: Cloud, store: DynamoStore) -> None:
    ann = cloud.place.visit("Ann")
    table = ann.make(course=COURSE).json["id"]
    reach_the_budget(cloud, store)
    wait_until(lambda: ann.make(course=COURSE).status == 503)
    refused = ann.play(table, {"kind": "roll"})
    assert (refused.status, refused.code, refused.headers["Retry-After"]) == (503, "read-only", str(CLOSED_RETRY_SECONDS))
    assert ann.get(f"/api/tables/{table}").status == 200
    open_again(store, time.time_ns() // 1_000_000)
    wait_until(lambda: ann.play(table, {"kind": "roll"}).status == 200)
