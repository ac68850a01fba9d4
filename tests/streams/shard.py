"""A shard of the table's stream as Lambda processes it: batches, partial failures, retries, bisection, a dead-letter queue."""

from __future__ import annotations

from base64 import b64encode
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from chalicelib.store.dynamo_items import Item, encode_entry, encode_row
from chalicelib.store.interface import Entry, Row

Record = dict[str, Any]
Invoke = Callable[[dict[str, Any]], Any]

_numbers = count(111_000_000_000_000_000_001)


def inserted(table: str, entry: Entry) -> Record:
    """Return the record of an appended entry."""
    return _record("INSERT", encode_entry(table, entry))


def put(row: Row, event: str = "INSERT") -> Record:
    """Return the record of a row that was put (INSERT, MODIFY) or deleted (REMOVE)."""
    return _record(event, encode_row(row))


def number_of(record: Record) -> str:
    return str(record["dynamodb"]["SequenceNumber"])


def _record(event: str, item: Item) -> Record:
    keys = {name: item[name] for name in ("pk", "sk")}
    record: dict[str, Any] = {"Keys": keys, "SequenceNumber": str(next(_numbers)), "StreamViewType": "NEW_IMAGE"}
    if event != "REMOVE":
        record["NewImage"] = {name: _in_json(value) for name, value in item.items()}
    return {"eventName": event, "eventSource": "aws:dynamodb", "eventVersion": "1.1", "dynamodb": record}


def _in_json(value: dict[str, Any]) -> dict[str, Any]:
    return {kind: b64encode(typed).decode() if kind == "B" else typed for kind, typed in value.items()}


@dataclass
class Shard:
    """Delivers records in order, so many per call. What failed `retries` more times goes to `letters` as one batch."""

    invoke: Invoke
    batch: int = 100
    retries: int | None = 5
    halves: bool = True
    letters: list[list[str]] = field(default_factory=list)
    calls: int = 0

    def deliver(self, records: Iterable[Record]) -> None:
        left = deque(records)
        while left:
            self._until_done([left.popleft() for _ in range(min(self.batch, len(left)))])

    def _until_done(self, batch: list[Record], failed: int = 0) -> None:
        while batch := self._rest_of(batch):
            failed += 1
            if self.retries is not None and failed > self.retries:
                self.letters.append([number_of(record) for record in batch])
                return

    def _rest_of(self, batch: list[Record]) -> list[Record]:
        """Call the function once; return what is delivered again: everything from the lowest failed number on, or one half
        after the other.
        """
        self.calls += 1
        try:
            answer = self.invoke({"Records": batch})
        except Exception:
            if self.halves and len(batch) > 1:
                self._until_done(batch[: len(batch) // 2])
                return batch[len(batch) // 2 :]
            return batch
        named = [failure["itemIdentifier"] for failure in answer["batchItemFailures"]]
        if not named:
            return []
        numbers = [number_of(record) for record in batch]
        return batch[numbers.index(min(named, key=int)) :]
