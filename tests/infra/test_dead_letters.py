"""The dead-letter queue: the tables that messages name are rebuilt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import boto3
import pytest

from chalicelib.store.interface import Entry, Row
from chalicelib.store.sqlite import SqliteStore
from infra import rebuild
from infra.dead_letters import DeadLetterQueue
from infra.rebuild import process_dead_letters
from tests.emulators.moto import mocked
from tests.logs.frozen import FILES, read
from tests.streams.rows import all_rows
from tests.streams.shard import Record, inserted, number_of, put

STREAM, SHARD = "arn:aws:dynamodb:eu-west-1:000000000000:table/club/stream/2026", "shardId-1"
LOGS = {name: read(FILES / f"dice-golf-1-{name}.json.gz").entries for name in ("open", "unfinished", "closed")}


class Trimmed(Exception):
    """TrimmedDataAccessException"""


class Shard:
    """A fake client for a stream with one shard, in pages of two records; moto has no streams."""

    exceptions = SimpleNamespace(TrimmedDataAccessException=Trimmed, ResourceNotFoundException=Trimmed)

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.forgotten = False

    def get_shard_iterator(self, *, StreamArn: str, ShardId: str, ShardIteratorType: str, SequenceNumber: str) -> Any:  # noqa: N803
        if self.forgotten:
            raise Trimmed
        assert (StreamArn, ShardId, ShardIteratorType) == (STREAM, SHARD, "AT_SEQUENCE_NUMBER")
        return {"ShardIterator": str([number_of(record) for record in self.records].index(SequenceNumber))}

    def get_records(self, *, ShardIterator: str) -> Any:  # noqa: N803
        at = int(ShardIterator)
        return {"Records": self.records[at : at + 2], "NextShardIterator": str(at + 2)}


@dataclass
class Club:
    """A DynamoDB table with its stream and dead-letter queue."""

    store: SqliteStore
    shard: Shard
    queue: DeadLetterQueue
    reported: list[str] = field(default_factory=list)

    def append(self, table: str, entry: Entry) -> None:
        self.store.append(table, entry)
        self.shard.records += [inserted(table, entry), put(Row(f"PLAYER#{table}", "TABLE#another", entry.n, "{}"))]

    def write(self, records: list[Record]) -> None:
        """Put a message about these records into the queue, in Lambda's format."""
        batch = {
            "shardId": SHARD,
            "startSequenceNumber": number_of(records[0]),
            "endSequenceNumber": number_of(records[-1]),
            "approximateArrivalOfFirstRecord": "2026-11-20T22:50:00Z",
            "approximateArrivalOfLastRecord": "2026-11-20T22:51:00Z",
            "batchSize": len(records),
            "streamArn": STREAM,
        }
        context = {"condition": "RetryAttemptsExhausted", "approximateInvokeCount": 6}
        message = {"requestContext": context, "version": "1.0", "DDBStreamBatchInfo": batch}
        self.queue.queue.send_message(QueueUrl=self.queue.url, MessageBody=json.dumps(message))

    def process(self) -> Any:
        return process_dead_letters(self.store, self.queue, self.reported.append)

    def tables_with_rows(self) -> set[str]:
        return {row.sk.partition("#")[2] for row in all_rows(self.store) if row.pk.startswith(("PLAYER#", "OVER#"))}

    @property
    def messages_left(self) -> int:
        """Return the number of messages in the queue, with hidden ones."""
        names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"]
        attributes = self.queue.queue.get_queue_attributes(QueueUrl=self.queue.url, AttributeNames=names)["Attributes"]
        return sum(int(count) for count in attributes.values())


@pytest.fixture
def club() -> Iterator[Club]:
    """A club with three tables without any rows."""
    with mocked(), closing(SqliteStore()) as store:
        queue = boto3.Session("key", "secret", region_name="eu-west-1").client("sqs")
        shard = Shard()
        club = Club(store, shard, DeadLetterQueue(queue, queue.create_queue(QueueName="letters")["QueueUrl"], shard, wait=0))
        for table, entries in LOGS.items():
            for entry in entries:
                club.append(table, entry)
        yield club


def of_table(records: list[Record], table: str) -> list[Record]:
    return [record for record in records if record["dynamodb"]["Keys"]["pk"]["S"] == f"TABLE#{table}"]


def test_only_the_tables_of_a_message_are_rebuilt(club: Club) -> None:
    club.write(of_table(club.shard.records, "unfinished"))
    done = club.process()
    assert (done["tables"], done["broken"], club.reported) == (1, 0, [])
    assert club.tables_with_rows() == {"unfinished"}
    assert club.messages_left == 0


def test_a_message_may_name_several_tables(club: Club) -> None:
    records = club.shard.records
    club.write(records[: records.index(of_table(records, "unfinished")[0]) + 1])
    club.write(of_table(records, "closed")[-1:])
    assert club.process()["tables"] == 3
    assert club.tables_with_rows() == {*LOGS}
    assert club.process()["tables"] == 0


def test_a_message_about_a_record_that_still_fails_stays(club: Club) -> None:
    club.append("poisoned", Entry(0, "{"))
    club.write(of_table(club.shard.records, "poisoned"))
    club.write(of_table(club.shard.records, "open"))
    assert club.process()["broken"]
    assert club.tables_with_rows() == {"open"}
    assert club.messages_left == 1
    assert club.reported[0] == "Entry 0 of table poisoned cannot be projected: TableDamaged."
    assert club.reported[1].startswith("Messages left in the queue: 1. ")


def test_a_message_about_expired_records_stays(club: Club) -> None:
    club.write(of_table(club.shard.records, "open"))
    club.shard.forgotten = True
    assert club.process()["broken"]
    assert club.tables_with_rows() == set()
    assert club.messages_left == 1


def test_dead_letters_need_a_stage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        rebuild.main(["--table", "nowhere", "--letters"])
    assert "name the STAGE" in capsys.readouterr().err
