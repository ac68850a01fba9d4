"""Objects in an S3 bucket, by their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError
from botocore.session import Session

from chalicelib.store.interface import Unavailable

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

MISSING = "NoSuchKey"


def make_client(session: Session | None = None, *, endpoint_url: str | None = None) -> S3Client:
    """Create a client that gives up before its caller does."""
    retries: Any = {"mode": "standard", "total_max_attempts": 2}
    config = Config(retries=retries, connect_timeout=1, read_timeout=3, user_agent="mulligan-club")
    client = (session or Session()).create_client("s3", endpoint_url=endpoint_url, config=config)
    return cast("S3Client", client)


class Objects:
    """The objects of the bucket `name`. Every call may raise Unavailable."""

    def __init__(self, client: S3Client, name: str) -> None:
        self._client, self._name = client, name

    def get(self, key: str) -> bytes | None:
        try:
            return self._client.get_object(Bucket=self._name, Key=key)["Body"].read()
        except ClientError as error:
            if error.response["Error"]["Code"] == MISSING:
                return None
            raise Unavailable(str(error)) from error
        except BotoCoreError as error:
            raise Unavailable(str(error)) from error

    def put(self, key: str, content: bytes, **metadata: str) -> None:
        """Store the object; `metadata` are further parameters of S3's PutObject, such as ContentType."""
        options: Any = metadata
        try:
            self._client.put_object(Bucket=self._name, Key=key, Body=content, **options)
        except (BotoCoreError, ClientError) as error:
            raise Unavailable(str(error)) from error
