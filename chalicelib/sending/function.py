"""The Lambda function that sends messages: the table's stream delivers each row that is put into the outbox."""

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
"""Messages of a batch that are sent at the same time, so that a slow webhook delays few others."""


class _Container:
    """What this Lambda container keeps between requests."""

    sender: Sender | None = None
    lock = Lock()


def sender() -> Sender:
    with _Container.lock:
        if _Container.sender is None:
            store = DynamoStore(make_client(), os.environ["TABLE_NAME"])
            contact = f"mailto:{address}" if (address := os.environ.get("CONTACT")) else CONTACT
            _Container.sender = Sender(store, make_keys_in(store), os.environ.get("SITE", ""), contact)
        return _Container.sender


@metrics.track_work("send")
def send(event: Mapping[str, Any], context: Any) -> BatchResponse:
    """Send the messages that these records put into the outbox. Returns those that failed with the store, which Lambda delivers
    again.
    """
    records = [record for record in event["Records"] if is_message(record)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        done = list(threads.map(_send_one, records))
    return {"batchItemFailures": [{"itemIdentifier": number} for number in _failed(records, done)]}


def is_message(record: Mapping[str, Any]) -> bool:
    """Whether the record inserts a message into the outbox."""
    return record["eventName"] == "INSERT" and bool(record["dynamodb"]["Keys"]["pk"]["S"].startswith(OUTBOX))


def _send_one(record: Mapping[str, Any]) -> bool:
    try:
        sender().send(decode_message(record["dynamodb"]["NewImage"]["b"]["S"]))
    except Exception as defect:
        error_reports.note("A notification", defect)
        return False
    return True


def _failed(records: Iterable[Mapping[str, Any]], done: Iterable[bool]) -> Iterable[str]:
    return [record["dynamodb"]["SequenceNumber"] for record, sent in zip(records, done, strict=True) if not sent]
