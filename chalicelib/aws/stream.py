"""The stream handler: projects each new log entry, as the local server does after an append.

The stream has every change of the DynamoDB table; only inserted entries (`TABLE#…`) are projected. Projections may run in any
order and repeatedly, so a record never waits for another one:

    records      1    2    3    4    5          3 fails: it is logged, and 4 and 5 are done all the same
    answer                 3                    Lambda resumes at the lowest number in the answer: 3, 4, 5 again
    5 times                3                    then they go to the dead-letter queue; only 3 is not done

If the store does not answer, the handler retries as long as the invocation may last; then it answers that record's number, and
Lambda sends everything from there again. This depends on the event source mapping: `ProjectStream` in
infra/template/functions.yaml, checked by tests/streams/test_mapping.py.

What to do about a dead letter: find the error in the function's log, deploy a fix, and rebuild the rows of its tables:
`make rebuild STAGE=prod ARGS=--letters` finds them in the stream. The stream keeps records for a day; after that
`make rebuild STAGE=prod` rebuilds the rows of all tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from chalicelib import error_reports
from chalicelib.store.interface import Entry, Unavailable, log_key

ProjectEntry = Callable[[str, Entry], None]
"""project_entry(table id, entry); may be repeated after Unavailable."""

LOG_PREFIX = log_key("")
RETRY_SECONDS = 0.5
"""Seconds between two attempts at a store that does not answer."""
MIN_SECONDS_LEFT = 15.0
"""Seconds of the invocation that one more attempt needs: each of an entry's rows may take some seconds to fail."""


class Failure(TypedDict):
    """The sequence number of a record that failed."""

    itemIdentifier: str


class BatchResponse(TypedDict):
    """The response to Lambda for a batch; empty if all of it is done."""

    batchItemFailures: list[Failure]


def project(
    event: Mapping[str, Any],
    project_entry: ProjectEntry,
    seconds_left: Callable[[], float],
    pause: Callable[[float], None] = time.sleep,
) -> BatchResponse:
    """Project each entry that the event's records insert; return the records that failed.

    `seconds_left()` is the time left of the invocation. A malformed record raises, and Lambda sends the whole batch again.
    """
    failed: list[str] = []
    for record in event["Records"]:
        number: str = record["dynamodb"]["SequenceNumber"]
        try:
            _project_record(record, project_entry, seconds_left, pause)
        except Unavailable:
            failed.append(number)
            break
        except Exception as defect:
            error_reports.note(f"The projection of record {number}", defect)
            failed.append(number)
    return {"batchItemFailures": [{"itemIdentifier": number} for number in failed]}


def _project_record(
    record: Mapping[str, Any], project_entry: ProjectEntry, seconds_left: Callable[[], float], pause: Callable[[float], None]
) -> None:
    inserted = entry_of(record)
    while inserted:
        try:
            project_entry(*inserted)
        except Unavailable:
            if seconds_left() < MIN_SECONDS_LEFT:
                raise
            pause(RETRY_SECONDS)
        else:
            return


def entry_of(record: Mapping[str, Any]) -> tuple[str, Entry] | None:
    """Return the table's id and the inserted entry without its snapshot; None for any other change."""
    pk = record["dynamodb"]["Keys"]["pk"]["S"]
    if record["eventName"] != "INSERT" or not pk.startswith(LOG_PREFIX):
        return None
    item = record["dynamodb"]["NewImage"]
    return pk.removeprefix(LOG_PREFIX), Entry(int(item["sk"]["S"]), item["b"]["S"])
