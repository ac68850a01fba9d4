"""What the table's stream brings: each new log entry is projected, as the local club does it after an append.

The stream tells of all that happens to the table; only inserted entries (`TABLE#…`) lead to anything. A projection may be told
of an entry in any order and however often, so a record is never held back for another one's sake:

    records      1    2    3    4    5          3 breaks: it is noted, and 4 and 5 are done all the same
    answer                 3                    Lambda goes on from the lowest number that is named: 3, 4, 5 come again
    5 times                3                    and at last go to the on-failure queue: of all of them only 3 is not done

A store that does not answer is waited for as long as the call may last; then that record's number is the answer, and all from
there on come again. All that rests on how the stream is set up to call this: `ProjectStream` in infra/template/functions.yaml,
held against what is counted on here by tests/streams/test_mapping.py.

What to do about a letter: find in the function's log what broke, deploy what mends it, and have the rows of its tables made
anew: `make rebuild STAGE=prod ARGS=--letters` reads in the stream which they are. After a day the stream has forgotten; then
`make rebuild STAGE=prod` makes the rows of all tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from chalicelib import error_reports
from chalicelib.store.interface import Entry, Unavailable, log_key

ProjectEntry = Callable[[str, Entry], None]
"""tell(table id, entry) does what follows from the entry; Unavailable: it may be told again."""

LOG_PREFIX = log_key("")
RETRY_SECONDS = 0.5
"""Seconds between two attempts at a store that does not answer."""
MIN_SECONDS_LEFT = 15.0
"""Seconds that must be left of the call for one more attempt: an entry's rows may each take some seconds to fail."""


class Failure(TypedDict):
    """A record that was not done, by its sequence number."""

    itemIdentifier: str


class BatchResponse(TypedDict):
    """What Lambda is told of a batch. Nothing failed: all of it is done."""

    batchItemFailures: list[Failure]


def project(
    event: Mapping[str, Any],
    project_entry: ProjectEntry,
    seconds_left: Callable[[], float],
    pause: Callable[[float], None] = time.sleep,
) -> BatchResponse:
    """Tells of each entry that the event's records insert, and answers which records were not done.

    `seconds_left()` says how long the call may still last. What is no record at all raises, and the whole batch comes again.
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
    """The table's id and the entry that this record inserted, without its carried state; None if it tells of anything else."""
    pk = record["dynamodb"]["Keys"]["pk"]["S"]
    if record["eventName"] != "INSERT" or not pk.startswith(LOG_PREFIX):
        return None
    item = record["dynamodb"]["NewImage"]
    return pk.removeprefix(LOG_PREFIX), Entry(int(item["sk"]["S"]), item["b"]["S"])
