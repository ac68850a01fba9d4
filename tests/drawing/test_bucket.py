"""Storing pictures in a bucket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import boto3
import pytest

from chalicelib.drawing.bucket import Bucket, make_client
from chalicelib.store.interface import Unavailable
from tests.emulators.moto import mocked
from tests.store.bucket_errors import S3_FAULTS, failing

pytestmark = pytest.mark.aws

NAME = "AAAAAAAAAAAAAAAAAAAAAA/0123456789abcdef.png"


@pytest.fixture
def s3() -> Iterator[Any]:
    with mocked():
        client = boto3.Session("key", "secret", region_name="us-east-1").client("s3")
        client.create_bucket(Bucket="page")
        yield client


def test_a_stored_picture_has_its_type_and_cache_time(s3: Any) -> None:
    bucket = Bucket(s3, "page")
    assert bucket.get(NAME) is None
    bucket.put(NAME, b"\x89PNG")
    assert bucket.get(NAME) == b"\x89PNG"
    head = s3.head_object(Bucket="page", Key=f"pictures/{NAME}")
    assert (head["ContentType"], head["CacheControl"]) == ("image/png", "public, max-age=2592000, immutable")


@pytest.mark.parametrize("fault", S3_FAULTS)
def test_a_bucket_that_does_not_answer_is_unavailable(s3: Any, fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal does not mean that the picture is missing: the function may list the bucket, so S3 tells them apart."""
    monkeypatch.setattr(s3, "get_object", failing(fault))
    monkeypatch.setattr(s3, "put_object", failing(fault))
    with pytest.raises(Unavailable):
        Bucket(s3, "page").get(NAME)
    with pytest.raises(Unavailable):
        Bucket(s3, "page").put(NAME, b"")


def test_the_client_gives_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-central-1")
    config: Any = make_client().meta.config
    assert config.retries["total_max_attempts"] * (config.connect_timeout + config.read_timeout) < 20
