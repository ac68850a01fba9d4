"""Pictures in a bucket, under `pictures/`: beside the page's files, and of no more worth, for each can be drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError
from botocore.session import Session

from chalicelib.api.pictures import FOLDER
from chalicelib.drawing.gallery import FOREVER, PNG
from chalicelib.store.interface import Unavailable

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

MISSING = "NoSuchKey"


def make_client(session: Session | None = None, *, endpoint_url: str | None = None) -> S3Client:
    """A client that gives up before whoever waits for a picture does."""
    retries: Any = {"mode": "standard", "total_max_attempts": 2}
    config = Config(retries=retries, connect_timeout=1, read_timeout=3, user_agent="mulligan-club")
    client = (session or Session()).create_client("s3", endpoint_url=endpoint_url, config=config)
    return cast("S3Client", client)


class Bucket:
    """A shelf in this bucket."""

    def __init__(self, client: S3Client, name: str) -> None:
        self._client, self._name = client, name

    def get(self, name: str) -> bytes | None:
        try:
            return self._client.get_object(Bucket=self._name, Key=_key(name))["Body"].read()
        except ClientError as error:
            if error.response["Error"]["Code"] == MISSING:
                return None
            raise Unavailable(str(error)) from error
        except BotoCoreError as error:
            raise Unavailable(str(error)) from error

    def put(self, name: str, picture: bytes) -> None:
        try:
            self._client.put_object(Bucket=self._name, Key=_key(name), Body=picture, ContentType=PNG, CacheControl=FOREVER)
        except (BotoCoreError, ClientError) as error:
            raise Unavailable(str(error)) from error


def _key(name: str) -> str:
    return FOLDER.lstrip("/") + name
