"""The function that draws, on AWS: the edge asks it for a picture that it does not hold itself."""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import partial
from threading import Lock
from typing import Any

from chalicelib.aws import metrics
from chalicelib.drawing.bucket import Bucket, make_client
from chalicelib.drawing.serve_pictures import Shown, show
from chalicelib.play import summary
from chalicelib.play.club import Club
from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.dynamo import make_client as make_table_client


class _Studio:
    """What this container draws with: `show(path)`."""

    show: Callable[[str], Shown] | None = None
    lock = Lock()


def studio() -> Callable[[str], Shown]:
    with _Studio.lock:
        if _Studio.show is None:
            store = DynamoStore(make_table_client(), os.environ["TABLE_NAME"])
            _Studio.show = partial(show, Bucket(make_client(), os.environ["BUCKET"]), partial(summary.summarize, Club(store)))
        return _Studio.show


@metrics.track_work("draw")
def draw(event: Mapping[str, Any], context: Any) -> dict[str, Any]:
    """Answers a request to the function's own address."""
    shown = studio()(event["rawPath"])
    asked_for_all = event["requestContext"]["http"]["method"] != "HEAD"
    return {
        "statusCode": shown.status,
        "headers": dict(shown.headers),
        "body": b64encode(shown.body).decode() if asked_for_all else "",
        "isBase64Encoded": True,
    }
