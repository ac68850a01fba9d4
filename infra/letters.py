"""Letters about records of the stream that could not be projected, as Lambda writes them to the on-failure queue.

A letter names a stretch of a shard and nothing of what is in it. Which tables the records are of, the stream tells for a day.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chalicelib.store.interface import log_key

LOG = log_key("")
HIDDEN = 600
"""Seconds for which a letter that was read is shown to nobody else; after that it is there again, unless it was answered."""


@dataclass(frozen=True)
class Letterbox:
    """The queue at this address, by a client of SQS; and a client of DynamoDB's streams, which its letters are about.

    `wait`: so many seconds without a letter are its end.
    """

    queue: Any
    url: str
    streams: Any
    wait: int = 5

    def answer(self, mend: Callable[[set[str]], bool]) -> int:
        """Has the tables of each letter mended and then throws the letter away. Says how many are kept: what the stream has
        forgotten already, and what could not be mended.
        """
        kept = 0
        for letter in self._letters():
            tables = self._tables(json.loads(letter["Body"])["DDBStreamBatchInfo"])
            if tables is not None and mend(tables):
                self.queue.delete_message(QueueUrl=self.url, ReceiptHandle=letter["ReceiptHandle"])
            else:
                kept += 1
        return kept

    def _letters(self) -> Iterator[Any]:
        asked = {"MaxNumberOfMessages": 10, "VisibilityTimeout": HIDDEN, "WaitTimeSeconds": self.wait}
        while letters := self.queue.receive_message(QueueUrl=self.url, **asked).get("Messages"):
            yield from letters

    def _tables(self, stretch: dict[str, Any]) -> set[str] | None:
        """The tables that the records are of; None if the stream no longer has them."""
        tables: set[str] = set()
        try:
            for record in self._records(stretch):
                pk = record["dynamodb"]["Keys"]["pk"]["S"]
                if record["eventName"] == "INSERT" and pk.startswith(LOG):
                    tables.add(pk.removeprefix(LOG))
        except (self.streams.exceptions.TrimmedDataAccessException, self.streams.exceptions.ResourceNotFoundException):
            return None
        return tables

    def _records(self, stretch: dict[str, Any]) -> Iterator[Any]:
        """From the first that the letter names to the last."""
        last = int(stretch["endSequenceNumber"])
        iterator: str | None = self.streams.get_shard_iterator(
            StreamArn=stretch["streamArn"],
            ShardId=stretch["shardId"],
            ShardIteratorType="AT_SEQUENCE_NUMBER",
            SequenceNumber=stretch["startSequenceNumber"],
        )["ShardIterator"]
        while iterator:
            page = self.streams.get_records(ShardIterator=iterator)
            for record in page["Records"]:
                yield record
                if int(record["dynamodb"]["SequenceNumber"]) >= last:
                    return
            iterator = page.get("NextShardIterator")
