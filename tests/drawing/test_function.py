"""The Lambda function that draws, with requests to its URL."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import boto3
import pytest

from chalicelib.drawing import function
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from tests.emulators.moto import mocked
from tests.tables.people import OPEN, Person, open_club

pytestmark = pytest.mark.aws


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A table at which Ann waits, in an account with a bucket."""
    with mocked():
        for name, value in {
            "TABLE_NAME": "club",
            "BUCKET": "page",
            "AWS_DEFAULT_REGION": "us-east-1",
        }.items():
            monkeypatch.setenv(name, value)
        client = make_client()
        create_table(client, "club")
        boto3.Session("key", "secret", region_name="us-east-1").client("s3").create_bucket(Bucket="page")
        monkeypatch.setattr(function._Container, "respond", None)
        yield Person(open_club(DynamoStore(client, "club")), "Ann").make(OPEN).id


def ask(path: str, method: str = "GET") -> dict[str, Any]:
    return function.draw({"rawPath": path, "requestContext": {"http": {"method": method}}}, None)


def test_a_picture_is_drawn_stored_and_served(table: str) -> None:
    led = ask(f"/pictures/{table}/en.png")
    assert (led["statusCode"], led["body"]) == (302, "")
    shown = ask(led["headers"]["Location"])
    assert (shown["statusCode"], shown["headers"]["Content-Type"], shown["isBase64Encoded"]) == (200, "image/png", True)
    assert b64decode(shown["body"]).startswith(b"\x89PNG")
    assert ask(led["headers"]["Location"]) == shown
    head = ask(led["headers"]["Location"], "HEAD")
    assert head == {**shown, "body": ""}


def test_a_missing_picture_is_not_found(table: str) -> None:
    reply = ask(f"/pictures/{'A' * 22}/en.png")
    assert (reply["statusCode"], b64decode(reply["body"]).decode().count(".")) == (404, 1)
