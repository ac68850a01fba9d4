"""The account that we deploy to, and sentences for what it refuses."""

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

STALE = frozenset(
    {"ExpiredToken", "ExpiredTokenException", "InvalidClientTokenId", "SignatureDoesNotMatch", "UnrecognizedClientException"}
)
DENIED = frozenset({"AccessDenied", "AccessDeniedException", "UnauthorizedOperation", "403"})
NO_KEYS = (NoCredentialsError, PartialCredentialsError, ProfileNotFound, TokenRetrievalError)


class Refused(Exception):
    """Says in a sentence or two why it cannot be deployed, and what to do."""


@dataclass(frozen=True)
class Account:
    """An account in one region, and the clients for it."""

    number: str
    region: str
    formation: CloudFormationClient
    s3: S3Client
    functions: Any


def open_account(session: boto3.Session | None = None) -> Account:
    """The account that the environment's credentials belong to (or that session's). Refused."""
    with in_sentences():
        session = session or boto3.Session()
        if session.region_name is None:
            raise Refused("Say in which region: AWS_DEFAULT_REGION=eu-central-1 make deploy STAGE=...")
        number = session.client("sts").get_caller_identity()["Account"]
        clients = session.client("cloudformation"), session.client("s3"), session.client("lambda")
        return Account(number, session.region_name, *clients)


@contextmanager
def in_sentences() -> Iterator[None]:
    """Turns what AWS and its client say into Refused."""
    try:
        yield
    except NO_KEYS as error:
        raise Refused(f"There are no AWS credentials to use ({error}). Set AWS_PROFILE, or sign in with `aws login`.") from None
    except ClientError as error:
        raise Refused(_sentence(error)) from error
    except BotoCoreError as error:
        raise Refused(f"AWS cannot be reached: {error}") from error


def _sentence(error: ClientError) -> str:
    code, said = error.response["Error"].get("Code", ""), error.response["Error"].get("Message", "")
    if code in STALE:
        return f"AWS does not take these credentials ({code}): sign in again."
    if code in DENIED:
        return f"These credentials may not {error.operation_name}: {said or code}"
    return f"AWS refused {error.operation_name} ({code}): {said}"
