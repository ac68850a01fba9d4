"""The Lambda function that draws: CloudFront requests the pictures from it that are not cached there."""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import partial
from threading import Lock
from typing import Any

from chalicelib.aws import metrics
from chalicelib.drawing.bucket import Bucket, make_client
from chalicelib.drawing.serve_pictures import PictureResponse, respond
from chalicelib.play import summary
from chalicelib.play.club import Club
from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.dynamo import make_client as make_table_client


class _Container:
    """What this Lambda container keeps between requests: `respond(path)`."""

    respond: Callable[[str], PictureResponse] | None = None
    lock = Lock()


def responder() -> Callable[[str], PictureResponse]:
    with _Container.lock:
        if _Container.respond is None:
            store = DynamoStore(make_table_client(), os.environ["TABLE_NAME"])
            pictures = Bucket(make_client(), os.environ["BUCKET"])
            _Container.respond = partial(respond, pictures, partial(summary.summarize, Club(store)))
        return _Container.respond


@metrics.track_work("draw")
def draw(event: Mapping[str, Any], context: Any) -> dict[str, Any]:
    """Answer a request to the function's URL."""
    shown = responder()(event["rawPath"])
    asked_for_all = event["requestContext"]["http"]["method"] != "HEAD"
    return {
        "statusCode": shown.status,
        "headers": dict(shown.headers),
        "body": b64encode(shown.body).decode() if asked_for_all else "",
        "isBase64Encoded": True,
    }
