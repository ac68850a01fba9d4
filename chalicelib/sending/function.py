"""The function that sends, on AWS: the table's stream brings it each row that is put into the outbox."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any

from chalicelib import error_reports
from chalicelib.aws import metrics
from chalicelib.aws.stream import BatchResponse
from chalicelib.notifications.outbox import OUTBOX, decode_message
from chalicelib.sending.sender import CONTACT, Sender
from chalicelib.sending.vapid_keys import make_keys_in
from chalicelib.store.dynamo import DynamoStore, make_client

AT_ONCE = 8
"""So many messages of a batch are sent side by side, so that one slow webhook keeps few waiting."""


class _Desk:
    """Where this container's sender sits."""

    sender: Sender | None = None
    lock = Lock()


def sender() -> Sender:
    with _Desk.lock:
        if _Desk.sender is None:
            store = DynamoStore(make_client(), os.environ["TABLE_NAME"])
            contact = f"mailto:{told}" if (told := os.environ.get("CONTACT")) else CONTACT
            _Desk.sender = Sender(store, make_keys_in(store), os.environ.get("SITE", ""), contact)
        return _Desk.sender


@metrics.track_work("send")
def send(event: Mapping[str, Any], context: Any) -> BatchResponse:
    """Sends what these records put into the outbox; answers which were not sent as the store failed: they come again."""
    records = [record for record in event["Records"] if is_message(record)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        done = list(threads.map(_send_one, records))
    return {"batchItemFailures": [{"itemIdentifier": number} for number in _failed(records, done)]}


def is_message(record: Mapping[str, Any]) -> bool:
    """Whether the record inserts something into the outbox."""
    return record["eventName"] == "INSERT" and bool(record["dynamodb"]["Keys"]["pk"]["S"].startswith(OUTBOX))


def _send_one(record: Mapping[str, Any]) -> bool:
    try:
        sender().send(decode_message(record["dynamodb"]["NewImage"]["b"]["S"]))
    except Exception as defect:
        error_reports.note("A signal", defect)
        return False
    return True


def _failed(records: Iterable[Mapping[str, Any]], done: Iterable[bool]) -> Iterable[str]:
    return [record["dynamodb"]["SequenceNumber"] for record, sent in zip(records, done, strict=True) if not sent]
