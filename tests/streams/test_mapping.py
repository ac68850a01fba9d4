"""The template's settings of the stream match what the function relies on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import pytest

from chalicelib.aws.stream import MIN_SECONDS_LEFT
from chalicelib.sending.function import is_message
from chalicelib.sending.post_with_retry import ATTEMPTS, PAUSE
from chalicelib.sending.public_address_client import CONNECT_SECONDS, WHOLE_SECONDS
from chalicelib.store.interface import Entry, Row
from chalicelib.store.sqlite import SqliteStore
from infra.build_template import read_fragments
from tests.logs.frozen import FILES, read
from tests.streams.shard import Record, Shard, inserted, number_of, put
from tests.streams.test_converging import follow

RESOURCES: dict[str, Any] = read_fragments()["Resources"]
MAPPING: dict[str, Any] = RESOURCES["ProjectStream"]["Properties"]


SENDING: dict[str, Any] = RESOURCES["SendStream"]["Properties"]


def passes(record: Record, mapping: Mapping[str, Any] = MAPPING) -> bool:
    """Whether one of the mapping's filters passes the record."""
    return any(_fits(json.loads(one["Pattern"]), record) for one in mapping["FilterCriteria"]["Filters"])


def _fits(pattern: Any, value: Any) -> bool:
    """Evaluate Lambda's filter syntax, as far as it is used: nested members, and lists of values or prefixes."""
    if isinstance(pattern, Mapping):
        return isinstance(value, Mapping) and all(
            name in value and _fits(condition, value[name]) for name, condition in pattern.items()
        )
    return any(value.startswith(one["prefix"]) if isinstance(one, Mapping) else value == one for one in pattern)


ENTRY = inserted("T", Entry(0, "{}"))
ROW = Row("PLAYER#p", "TABLE#T", 1, "{}")


@pytest.mark.parametrize(
    ("record", "wanted"),
    [
        (ENTRY, True),
        ({**ENTRY, "eventName": "REMOVE"}, False),
        (put(ROW), False),
        (put(ROW, "MODIFY"), False),
        (put(ROW, "REMOVE"), False),
    ],
)
def test_new_entries_alone_wake_the_function(record: Record, wanted: bool) -> None:
    assert passes(record) == wanted


@pytest.mark.parametrize(
    ("record", "wanted"),
    [
        (put(Row("SEND#7", "t#p#1#turn", 0, "{}")), True),
        (put(Row("SEND#7", "t#p#1#turn", 0, "{}"), "MODIFY"), False),
        (put(Row("SEND#7", "t#p#1#turn", 0, "{}"), "REMOVE"), False),
        (put(Row("TELL#t", "@p", 1, "{}")), False),
        (ENTRY, False),
        (put(ROW), False),
    ],
)
def test_what_is_put_into_the_outbox_alone_wakes_who_sends(record: Record, wanted: bool) -> None:
    assert passes(record, SENDING) == wanted
    assert is_message(record) == wanted


def test_who_sends_has_time_for_slow_addresses() -> None:
    """A player's and a table's webhook, each called twice."""
    assert RESOURCES["Send"]["Properties"]["Timeout"] > 2 * ATTEMPTS * (CONNECT_SECONDS + WHOLE_SECONDS) + 2 * PAUSE


def test_the_function_is_told_of_what_it_reads() -> None:
    assert RESOURCES["Table"]["Properties"]["StreamSpecification"]["StreamViewType"] == "NEW_IMAGE"
    assert MAPPING["StartingPosition"] == "TRIM_HORIZON"
    assert RESOURCES["Project"]["Properties"]["Timeout"] > 3 * MIN_SECONDS_LEFT


def test_poison_goes_to_the_queue_and_its_shard_goes_on() -> None:
    """With the mapping's own settings."""
    assert MAPPING["FunctionResponseTypes"] == ["ReportBatchItemFailures"]
    assert MAPPING["DestinationConfig"]["OnFailure"]["Destination"] == {"Fn::GetAtt": ["DeadLetters", "Arn"]}
    log = read(FILES / "dice-golf-1-unfinished.json.gz")
    records = [inserted(log.table, entry) for entry in log.entries]
    records[3] = inserted(log.table, Entry(3, "{"))
    with closing(SqliteStore()) as store:
        shard = Shard(
            follow(store),
            batch=MAPPING["BatchSize"],
            retries=MAPPING["MaximumRetryAttempts"],
            halves=MAPPING["BisectBatchOnFunctionError"],
        )
        shard.deliver(records)
        assert [letter[0] for letter in shard.letters] == [number_of(records[3])]
        assert shard.calls == 1 + MAPPING["MaximumRetryAttempts"]
