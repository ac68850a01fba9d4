"""How the stream's function handles records, and which ones it reports as failed."""

from __future__ import annotations

import logging

import pytest

from chalicelib.aws.stream import MIN_SECONDS_LEFT, RETRY_SECONDS, project
from chalicelib.store.interface import Entry, Row, Unavailable
from tests.streams.shard import Record, inserted, number_of, put

ENTRIES = [Entry(n, f'{{"n":{n}}}') for n in range(5)]
RECORDS = [inserted("T", entry) for entry in ENTRIES]


class Listener:
    """Records entries. Those numbered in `breaks` raise an error; those in `busy` fail so many times."""

    def __init__(self, breaks: tuple[int, ...] = (), busy: dict[int, int] | None = None) -> None:
        self.heard: list[tuple[str, Entry]] = []
        self.breaks, self.busy = breaks, busy or {}
        self.pauses: list[float] = []

    def __call__(self, table: str, entry: Entry) -> None:
        if entry.n in self.breaks:
            raise KeyError(table)
        if self.busy.get(entry.n, 0) > 0:
            self.busy[entry.n] -= 1
            raise Unavailable
        self.heard.append((table, entry))

    def take(self, records: list[Record], seconds_left: float = 60.0) -> list[str]:
        """Return the sequence numbers in the response."""
        answer = project({"Records": records}, self, lambda: seconds_left, self.pauses.append)
        assert set(answer) == {"batchItemFailures"}
        return [failure["itemIdentifier"] for failure in answer["batchItemFailures"]]


def test_each_inserted_entry_is_told_of_without_its_carried_state() -> None:
    listener = Listener()
    carried = inserted("T", Entry(17, '{"h":"é"}', b"\x01\xff"))
    assert listener.take([*RECORDS, carried]) == []
    assert listener.heard == [*(("T", entry) for entry in ENTRIES), ("T", Entry(17, '{"h":"é"}'))]


ROW = Row("PLAYER#p", "TABLE#T", 1, "{}")
OTHERS: dict[str, Record] = {
    "a row": put(ROW),
    "a changed row": put(ROW, "MODIFY"),
    "a row that expired": put(ROW, "REMOVE"),
    "a row that names a log": put(Row("DUE#TABLE#", "TABLE#T", 0, "{}")),
    "an entry that somebody deleted": {**RECORDS[0], "eventName": "REMOVE"},
    "an entry that somebody changed": {**RECORDS[0], "eventName": "MODIFY"},
}


@pytest.mark.parametrize("name", OTHERS)
def test_nothing_follows_from_anything_else(name: str) -> None:
    listener = Listener()
    assert listener.take([OTHERS[name], RECORDS[1]]) == []
    assert listener.heard == [("T", ENTRIES[1])]


def test_a_record_that_breaks_is_named_and_all_others_are_done() -> None:
    listener = Listener(breaks=(1, 3))
    assert listener.take(RECORDS) == [number_of(RECORDS[1]), number_of(RECORDS[3])]
    assert [entry.n for _, entry in listener.heard] == [0, 2, 4]


def without_body(record: Record) -> Record:
    image = {name: value for name, value in record["dynamodb"]["NewImage"].items() if name != "b"}
    return {**record, "dynamodb": {**record["dynamodb"], "NewImage": image}}


def test_a_record_that_cannot_be_read_is_named_too() -> None:
    listener = Listener()
    assert listener.take([without_body(RECORDS[0]), RECORDS[1]]) == [number_of(RECORDS[0])]
    assert listener.heard == [("T", ENTRIES[1])]


def test_the_log_says_which_record_broke_but_not_at_which_table(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        Listener(breaks=(0,)).take([inserted("secret-table", ENTRIES[0]), *RECORDS[1:]])
    (logged,) = caplog.messages
    assert "The projection of record 111" in logged
    assert "KeyError" in logged
    assert "secret-table" not in logged


def test_a_store_that_does_not_answer_is_waited_for() -> None:
    listener = Listener(busy={1: 3})
    assert listener.take(RECORDS) == []
    assert [entry.n for _, entry in listener.heard] == [0, 1, 2, 3, 4]
    assert listener.pauses == [RETRY_SECONDS] * 3


def test_when_time_is_short_the_rest_is_left_for_the_next_call() -> None:
    listener = Listener(busy={1: 1})
    assert listener.take(RECORDS, MIN_SECONDS_LEFT - 0.1) == [number_of(RECORDS[1])]
    assert [entry.n for _, entry in listener.heard] == [0]
    assert listener.pauses == []


def test_what_is_no_record_fails_the_whole_batch() -> None:
    with pytest.raises(KeyError):
        Listener().take([{"eventName": "INSERT"}])
