"""The AWS account of the environment's credentials, its clients, and explanations of what AWS refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import boto3
from botocore.exceptions import (
    BotoCoreError,
    ClientError,
    NoCredentialsError,
    PartialCredentialsError,
    ProfileNotFound,
    TokenRetrievalError,
)

if TYPE_CHECKING:
    from mypy_boto3_cloudformation import CloudFormationClient
    from mypy_boto3_s3 import S3Client

EXPIRED_CREDENTIALS = frozenset(
    {"ExpiredToken", "ExpiredTokenException", "InvalidClientTokenId", "SignatureDoesNotMatch", "UnrecognizedClientException"}
)
ACCESS_DENIED = frozenset({"AccessDenied", "AccessDeniedException", "UnauthorizedOperation", "403"})
NO_CREDENTIALS = (NoCredentialsError, PartialCredentialsError, ProfileNotFound, TokenRetrievalError)


class ToolError(Exception):
    """A failure of one of these tools. Its message tells the operator why, and what to do."""


@dataclass(frozen=True)
class Account:
    """An account in one region, with clients for CloudFormation, S3 and Lambda."""

    number: str
    region: str
    cloudformation: CloudFormationClient
    s3: S3Client
    lambda_: Any


def open_account(session: boto3.Session | None = None) -> Account:
    """Return the account of the session, by default of the environment's credentials. ToolError."""
    with explained_aws_errors():
        session = session or boto3.Session()
        if session.region_name is None:
            raise ToolError("Say in which region: AWS_DEFAULT_REGION=eu-central-1 make deploy STAGE=...")
        number = session.client("sts").get_caller_identity()["Account"]
        clients = session.client("cloudformation"), session.client("s3"), session.client("lambda")
        return Account(number, session.region_name, *clients)


@contextmanager
def explained_aws_errors() -> Iterator[None]:
    """Turn the errors of AWS and its client library into ToolError."""
    try:
        yield
    except NO_CREDENTIALS as error:
        raise ToolError(
            f"There are no AWS credentials to use ({error}). Set AWS_PROFILE, or sign in with `aws login`."
        ) from None
    except ClientError as error:
        raise ToolError(_explain(error)) from error
    except BotoCoreError as error:
        raise ToolError(f"AWS cannot be reached: {error}") from error


def _explain(error: ClientError) -> str:
    code, message = error.response["Error"].get("Code", ""), error.response["Error"].get("Message", "")
    if code in EXPIRED_CREDENTIALS:
        return f"AWS does not take these credentials ({code}): sign in again."
    if code in ACCESS_DENIED:
        return f"These credentials may not {error.operation_name}: {message or code}"
    return f"AWS refused {error.operation_name} ({code}): {message}"
