"""The S3 bucket from which CloudFormation takes templates and zips, named by their hashes.

Old ones stay, because a deployment that fails goes back to them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from botocore.exceptions import ClientError

from infra import lambda_functions
from infra.aws_account import Account, ToolError, explained_aws_errors
from infra.lambda_functions import force_new_version
from infra.regions import fitted


class GoodDeployment(NamedTuple):
    """A deployment that passed its smoke test: the template's URL, the build, and its versions of the rules as text."""

    template: str
    build: str
    rules: str


DEFAULT_REGION = "us-east-1"
"""The region that `create_bucket` takes only if no region is given."""
FORBIDDEN, MISSING = 403, 404


def bucket_name(account: Account) -> str:
    """Return the bucket's name. All stages of an account and region share it."""
    return f"mulligan-club-artefacts-{account.number}-{account.region}"


def ensure_bucket(account: Account) -> str:
    """Make the bucket if it does not exist, and return its name. ToolError if another account has a bucket of this name."""
    name = bucket_name(account)
    with explained_aws_errors():
        if not _bucket_exists(account, name):
            location: Any = (
                {}
                if account.region == DEFAULT_REGION
                else {"CreateBucketConfiguration": {"LocationConstraint": account.region}}
            )
            account.s3.create_bucket(Bucket=name, **location)
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


def upload_package(account: Account, bucket: str, package: Path, marker: str) -> str:
    """Upload the package's zips and its template, and return the template's URL. ToolError.

    The template is completed for this deployment: zips' locations, only what the region supports, the marker of the API's new
    version (lambda_functions.py).
    """
    template = fitted(json.loads((package / "template.json").read_text()), account.region)
    force_new_version(template, marker)
    keys = {
        name: _upload(account, bucket, (package / name).read_bytes(), "zip") for name in lambda_functions.zip_names(template)
    }
    lambda_functions.set_zip_locations(template, bucket, keys)
    key = _upload(account, bucket, json.dumps(template, sort_keys=True).encode(), "json")
    return f"{account.s3.meta.endpoint_url}/{bucket}/{key}"


def record_good_deployment(account: Account, bucket: str, stack: str, deployment: GoodDeployment) -> None:
    """Store the deployment to which this stack may go back. ToolError."""
    with explained_aws_errors():
        content = json.dumps(deployment._asdict()).encode()
        account.s3.put_object(Bucket=bucket, Key=_record_key(stack), Body=content, ExpectedBucketOwner=account.number)


def last_good_deployment(account: Account, bucket: str, stack: str) -> GoodDeployment | None:
    """Return this stack's last good deployment; None if there is none. ToolError."""
    with explained_aws_errors():
        try:
            found = account.s3.get_object(Bucket=bucket, Key=_record_key(stack), ExpectedBucketOwner=account.number)
        except account.s3.exceptions.NoSuchKey:
            return None
        return GoodDeployment(**json.loads(found["Body"].read()))


def _record_key(stack: str) -> str:
    return f"good/{stack}"


def _bucket_exists(account: Account, name: str) -> bool:
    try:
        account.s3.head_bucket(Bucket=name, ExpectedBucketOwner=account.number)
    except ClientError as error:
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        if status == FORBIDDEN:
            raise ToolError(f"The bucket {name} is not ours, or these credentials may not use it.") from None
        if status != MISSING:
            raise
        return False
    return True


def _upload(account: Account, bucket: str, content: bytes, kind: str) -> str:
    """Upload the content unless the bucket has it, and return its key."""
    key = f"{sha256(content).hexdigest()}.{kind}"
    with explained_aws_errors():
        try:
            account.s3.head_object(Bucket=bucket, Key=key, ExpectedBucketOwner=account.number)
        except ClientError as error:
            if error.response["ResponseMetadata"]["HTTPStatusCode"] != MISSING:
                raise
            account.s3.put_object(Bucket=bucket, Key=key, Body=content, ExpectedBucketOwner=account.number)
    return key
