"""Processes the dead-letter queue, to which Lambda reports stream records that could not be projected.

A message names a range of sequence numbers in a shard and has no records. The stream still has these for a day.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chalicelib.store.interface import log_key

LOG_PREFIX = log_key("")
VISIBILITY_TIMEOUT = 600
"""Seconds for which a message that was received is hidden; unless it is deleted, it then comes again."""


@dataclass(frozen=True)
class DeadLetterQueue:
    """The queue at `url`. `queue` is a client for SQS, `streams` one for DynamoDB Streams.

    The queue counts as empty after `wait` seconds without a message.
    """

    queue: Any
    url: str
    streams: Any
    wait: int = 5

    def process(self, rebuild: Callable[[set[str]], bool]) -> int:
        """Rebuild the tables of each message, then delete the message. Return how many messages are left.

        A message stays if the stream no longer has its records, or if `rebuild(table ids)` is False.
        """
        left = 0
        for message in self._messages():
            tables = self._tables(json.loads(message["Body"])["DDBStreamBatchInfo"])
            if tables is not None and rebuild(tables):
                self.queue.delete_message(QueueUrl=self.url, ReceiptHandle=message["ReceiptHandle"])
            else:
                left += 1
        return left

    def _messages(self) -> Iterator[Any]:
        options = {"MaxNumberOfMessages": 10, "VisibilityTimeout": VISIBILITY_TIMEOUT, "WaitTimeSeconds": self.wait}
        while messages := self.queue.receive_message(QueueUrl=self.url, **options).get("Messages"):
            yield from messages

    def _tables(self, batch: dict[str, Any]) -> set[str] | None:
        """Return the ids of the tables in this range of records; None if the stream no longer has them."""
        tables: set[str] = set()
        try:
            for record in self._records(batch):
                pk = record["dynamodb"]["Keys"]["pk"]["S"]
                if record["eventName"] == "INSERT" and pk.startswith(LOG_PREFIX):
                    tables.add(pk.removeprefix(LOG_PREFIX))
        except (self.streams.exceptions.TrimmedDataAccessException, self.streams.exceptions.ResourceNotFoundException):
            return None
        return tables

    def _records(self, batch: dict[str, Any]) -> Iterator[Any]:
        """Yield the records from the first that the message names to the last."""
        last = int(batch["endSequenceNumber"])
        iterator: str | None = self.streams.get_shard_iterator(
            StreamArn=batch["streamArn"],
            ShardId=batch["shardId"],
            ShardIteratorType="AT_SEQUENCE_NUMBER",
            SequenceNumber=batch["startSequenceNumber"],
        )["ShardIterator"]
        while iterator:
            page = self.streams.get_records(ShardIterator=iterator)
            for record in page["Records"]:
                yield record
                if int(record["dynamodb"]["SequenceNumber"]) >= last:
                    return
            iterator = page.get("NextShardIterator")
