"""The bucket that CloudFormation takes templates and zips from. Each stays there, by its hash: going back needs old ones."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from botocore.exceptions import ClientError

from infra import architectures
from infra.aws import Account, Refused, in_sentences
from infra.regions import fitted
from infra.steps import with_turn


class Good(NamedTuple):
    """A deployment that was visited and found good: its template's address, its build, the rules that it has (rules.told)."""

    template: str
    build: str
    rules: str


HOME = "us-east-1"
"""The one region that a bucket must not name."""
FORBIDDEN, MISSING = 403, 404


def bucket_of(account: Account) -> str:
    """One for all stages."""
    return f"mulligan-club-artefacts-{account.number}-{account.region}"


def make_bucket(account: Account) -> str:
    """The name of the bucket, which is made if it is not there. Refused if somebody else has one of that name."""
    name = bucket_of(account)
    with in_sentences():
        if not _has_bucket(account, name):
            where: Any = {} if account.region == HOME else {"CreateBucketConfiguration": {"LocationConstraint": account.region}}
            account.s3.create_bucket(Bucket=name, **where)
        account.s3.put_public_access_block(
            Bucket=name,
            PublicAccessBlockConfiguration={
                "BlockPublicAcls": True,
                "BlockPublicPolicy": True,
                "IgnorePublicAcls": True,
                "RestrictPublicBuckets": True,
            },
        )
    return name


def put(account: Account, bucket: str, package: Path, turn: str) -> str:
    """Uploads the package's zips and its template, which then speaks of those, of what the region has, and of this deployment's
    turn, which no other has; gives the template's address. Refused.
    """
    template = fitted(json.loads((package / "template.json").read_text()), account.region)
    with_turn(template, turn)
    keys = {name: _put(account, bucket, (package / name).read_bytes(), "zip") for name in architectures.zips(template)}
    architectures.locate(template, bucket, keys)
    key = _put(account, bucket, json.dumps(template, sort_keys=True).encode(), "json")
    return f"{account.s3.meta.endpoint_url}/{bucket}/{key}"


def note_good(account: Account, bucket: str, stack: str, good: Good) -> None:
    """Remembers what that stack may go back to. Refused."""
    with in_sentences():
        told = json.dumps(good._asdict()).encode()
        account.s3.put_object(Bucket=bucket, Key=_good_key(stack), Body=told, ExpectedBucketOwner=account.number)


def good(account: Account, bucket: str, stack: str) -> Good | None:
    """What that stack was when it was last found good; None if it never was. Refused."""
    with in_sentences():
        try:
            found = account.s3.get_object(Bucket=bucket, Key=_good_key(stack), ExpectedBucketOwner=account.number)
        except account.s3.exceptions.NoSuchKey:
            return None
        return Good(**json.loads(found["Body"].read()))


def _good_key(stack: str) -> str:
    return f"good/{stack}"


def _has_bucket(account: Account, name: str) -> bool:
    try:
        account.s3.head_bucket(Bucket=name, ExpectedBucketOwner=account.number)
    except ClientError as error:
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        if status == FORBIDDEN:
            raise Refused(f"The bucket {name} is not ours, or these credentials may not use it.") from None
        if status != MISSING:
            raise
        return False
    return True


def _put(account: Account, bucket: str, content: bytes, kind: str) -> str:
    """Its key. What lies there already is not sent again."""
    key = f"{sha256(content).hexdigest()}.{kind}"
    with in_sentences():
        try:
            account.s3.head_object(Bucket=bucket, Key=key, ExpectedBucketOwner=account.number)
        except ClientError as error:
            if error.response["ResponseMetadata"]["HTTPStatusCode"] != MISSING:
                raise
            account.s3.put_object(Bucket=bucket, Key=key, Body=content, ExpectedBucketOwner=account.number)
    return key
