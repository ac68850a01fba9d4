"""The move of an old log as the function does it: from a DynamoDB table to a bucket, and read from there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import boto3
import pytest

import app
from chalicelib.api.house import movable, open_house
from chalicelib.store.dynamo import DynamoStore, create_table
from chalicelib.store.interface import Unavailable
from chalicelib.store.s3 import BucketAttic
from chalicelib.tables import Club, replay
from chalicelib.tables.attic import place_of, time_of
from chalicelib.tables.club import DAY_MS, STOWED_MS
from tests.emulators.moto import mocked
from tests.scheduled import Context, scheduled_event
from tests.store.faults import S3_FAULTS, failing
from tests.tables.test_stow import GOLF, IDS, LOGS, fill

pytestmark = pytest.mark.aws

TABLE, BUCKET = "club", "attic"
ID, LOG = IDS[GOLF], LOGS[GOLF]
OLD = time_of(LOG[-1]) + STOWED_MS + DAY_MS


@pytest.fixture
def s3(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name, value in {
        "AWS_ACCESS_KEY_ID": "key",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "AWS_DEFAULT_REGION": "us-east-1",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("TABLE_NAME", TABLE)
    monkeypatch.setenv("ATTIC", BUCKET)
    with mocked():
        client = boto3.client("s3")
        client.create_bucket(Bucket=BUCKET)
        create_table(boto3.client("dynamodb"), TABLE)
        fill(DynamoStore(boto3.client("dynamodb"), TABLE), GOLF)
        yield client


def test_the_function_moves_what_is_old_and_all_read_it_there(s3: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house({"TABLE_NAME": TABLE, "ATTIC": BUCKET})
    house.club.clock = lambda: OLD
    before = json.dumps(replay(house.club, None, ID))
    monkeypatch.setattr(app, "house", lambda: house)
    assert app.stow(scheduled_event(), Context(540)) == 1
    (first,) = DynamoStore(boto3.client("dynamodb"), TABLE).after(ID, -1)
    place = place_of(first)
    assert place is not None
    assert [item["Key"] for item in s3.list_objects_v2(Bucket=BUCKET)["Contents"]] == [f"{ID}/{place.digest}"]
    fresh = Club(house.club.store, clock=lambda: OLD)
    assert json.dumps(replay(fresh, None, ID)) == before
    assert app.stow(scheduled_event(), Context(540)) == 0


def test_the_store_that_is_moved_from_is_the_table_itself(s3: Any) -> None:
    store, attic = movable({"TABLE_NAME": TABLE, "ATTIC": BUCKET})
    assert store.after(ID, -1) == LOG
    assert attic.find("nothing/here") is None


@pytest.mark.parametrize("fault", S3_FAULTS)
def test_a_bucket_that_does_not_answer_is_unavailable(s3: Any, fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing is taken for damage that only cannot be read now."""
    monkeypatch.setattr(s3, "get_object", failing(fault))
    monkeypatch.setattr(s3, "put_object", failing(fault))
    attic = BucketAttic(BUCKET, s3)
    with pytest.raises(Unavailable):
        attic.find("a/b")
    with pytest.raises(Unavailable):
        attic.keep("a/b", b"")
