"""Store pictures in the page's bucket, under `pictures/`. None needs a backup, because each can be drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chalicelib.api.link_pictures import FOLDER
from chalicelib.drawing.serve_pictures import MONTH, PNG
from chalicelib.store.s3 import Objects, make_client

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

__all__ = ["Bucket", "make_client"]


class Bucket:
    """A `PictureStore` in this bucket."""

    def __init__(self, client: S3Client, name: str) -> None:
        self._objects = Objects(client, name)

    def get(self, name: str) -> bytes | None:
        return self._objects.get(_key(name))

    def put(self, name: str, picture: bytes) -> None:
        self._objects.put(_key(name), picture, ContentType=PNG, CacheControl=MONTH)


def _key(name: str) -> str:
    return FOLDER.lstrip("/") + name
