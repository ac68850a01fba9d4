"""Zips and templates are in one bucket for each account and region, each of them once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError

from infra import artefact_bucket
from infra.aws_account import Account, ToolError, open_account
from infra.lambda_functions import set_runtime, zip_names
from tests.emulators.moto import mocked

TEMPLATE: dict[str, Any] = {
    "Resources": {
        "One": {"Type": "AWS::Serverless::Function", "Properties": {"CodeUri": "./deployment.zip"}},
        "Other": {"Type": "AWS::Serverless::Function", "Properties": {"CodeUri": "./deployment.zip"}},
        "Queue": {"Type": "AWS::SQS::Queue"},
    }
}


@pytest.fixture(params=["us-east-1", "eu-central-1"])
def account(request: pytest.FixtureRequest) -> Iterator[Account]:
    with mocked():
        yield open_account(boto3.Session("key", "secret", region_name=request.param))


@pytest.fixture
def package(tmp_path: Path) -> Path:
    template = deepcopy(TEMPLATE)
    set_runtime(template)
    for name in zip_names(template):
        (tmp_path / name).write_bytes(f"zipped as {name}".encode())
    (tmp_path / "template.json").write_text(json.dumps(template))
    return tmp_path


def test_the_bucket_is_made_once_and_is_private(account: Account) -> None:
    name = artefact_bucket.ensure_bucket(account)
    assert artefact_bucket.ensure_bucket(account) == name == f"mulligan-club-artefacts-123456789012-{account.region}"
    assert [bucket["Name"] for bucket in account.s3.list_buckets()["Buckets"]] == [name]
    assert account.s3.head_bucket(Bucket=name)["BucketRegion"] == account.region
    closed = account.s3.get_public_access_block(Bucket=name)["PublicAccessBlockConfiguration"]
    assert all(closed.values())


def test_all_functions_run_the_uploaded_zip(account: Account, package: Path) -> None:
    bucket = artefact_bucket.ensure_bucket(account)
    address = artefact_bucket.upload_package(account, bucket, package, "A")
    stored = account.s3.get_object(Bucket=bucket, Key=address.rsplit("/", 1)[1])["Body"].read()
    resources = json.loads(stored)["Resources"]
    one, other = (resources[name]["Properties"] for name in ("One", "Other"))
    assert one == other
    assert one["Architectures"] == ["arm64"]
    assert one["CodeUri"]["Bucket"] == bucket
    there = account.s3.get_object(Bucket=bucket, Key=one["CodeUri"]["Key"])["Body"].read()
    assert there == b"zipped as deployment.zip"
    assert address.startswith(f"{account.s3.meta.endpoint_url}/{bucket}/"), (
        "in the bucket's own region; others redirect at first"
    )


def test_a_file_in_the_bucket_is_not_uploaded_again(account: Account, package: Path) -> None:
    bucket = artefact_bucket.ensure_bucket(account)
    puts: list[str] = []
    account.s3.meta.events.register("provide-client-params.s3.PutObject", lambda params, **_: puts.append(params["Key"]))
    first = artefact_bucket.upload_package(account, bucket, package, "A")
    assert (artefact_bucket.upload_package(account, bucket, package, "A"), len(puts)) == (first, 2)
    (package / "deployment.zip").write_bytes(b"zipped again")
    assert artefact_bucket.upload_package(account, bucket, package, "A") != first
    assert len({*puts}) == len(puts) == 4


def test_another_accounts_bucket_is_not_used(account: Account, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Any = {"Error": {"Code": "403", "Message": "Forbidden"}, "ResponseMetadata": {"HTTPStatusCode": 403}}

    def refuse(**_: object) -> None:
        raise ClientError(answer, "HeadBucket")

    monkeypatch.setattr(account.s3, "head_bucket", refuse)
    with pytest.raises(ToolError, match=r"mulligan-club-artefacts-123456789012-[a-z0-9-]+ is not ours"):
        artefact_bucket.ensure_bucket(account)
