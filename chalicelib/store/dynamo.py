"""The deployed store: one DynamoDB table, `pk` and `sk` both text, through the low-level client that it is handed.

The client repeats a call whose answer is lost, once. A repeated append then meets its own entry and is refused: the caller gets
Taken with that very entry, and knows it by its key. What is not answered after that is Unavailable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, groupby, islice
from typing import TYPE_CHECKING, Any, cast

from botocore.config import Config
from botocore.exceptions import ClientError, HTTPClientError, IncompleteReadError
from botocore.exceptions import ConnectionError as NoConnection
from botocore.parsers import ResponseParserError
from botocore.session import Session

from chalicelib.store.interface import (
    Entry,
    Gone,
    Mark,
    Row,
    Taken,
    Unavailable,
    check_change,
    check_entry,
    check_size,
    entry_key,
    log_key,
    row_size,
)
from chalicelib.store.items import RANKED, Item, entry_item, entry_of, item_key, row_item, row_of

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

NOTHING_STANDS_THERE = "attribute_not_exists(pk)"
"""Holds when no item has this pk and sk. DynamoDB looks and writes in one step: of two racing appends one finds the other's."""

THIS_STANDS_THERE = "b = :was"
"""Holds as long as an entry's body is this one."""

NOTHING_AS_NEW = "attribute_not_exists(pk) OR n < :n"
"""Holds when there is no such row yet, or an older version of it: late and repeated deliveries change nothing."""

THE_ONE_BEFORE = "n = :n"
"""Holds where the version stands that was read."""

NOTHING_OR_THE_ONE_BEFORE = f"attribute_not_exists(pk) OR {THE_ONE_BEFORE}"
"""The same for a first version, before which there need be none."""

CONNECTIONS = 16
"""Kept open at once: as many as the scheduled handler has threads."""

BATCH = 100
"""The most items that DynamoDB reads by their keys in one call."""

FIRST = " "
"""Below every order: a key is never empty."""

LAST = "\U0010ffff"
"""Above every order."""

NO_ANSWER = (NoConnection, HTTPClientError, IncompleteReadError, ResponseParserError)
"""What the client raises when the network failed: the request may or may not have arrived."""

FORBIDDEN_BY_CONDITION = "ConditionalCheckFailedException"
"""Known by its code: the client makes a class for it at the first refusal, and threads that meet theirs at once make two."""

OVERTAKEN = frozenset({"ConditionalCheckFailed", "TransactionConflict"})
"""Why a change is not made where others were quicker: they have changed a row of it, or are at it."""

BUSY = frozenset(
    {
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ThrottlingException",
        "TransactionConflictException",
        "TransactionInProgressException",
    }
)
"""Refusals with status 400 that pass by themselves; those with status 500 and up all do."""

TOO_MUCH = frozenset({"ProvisionedThroughputExceeded", "ThrottlingError"})
"""What those are called among the reasons why a change was not made."""


def make_client(session: Session | None = None, *, endpoint_url: str | None = None) -> DynamoDBClient:
    """A client that gives up in time to answer the player: two attempts, one second to connect, two to be answered."""
    retries: Any = {"mode": "standard", "total_max_attempts": 2}
    # The client's own description of itself is made anew for each call: a name of ours saves a seventh of its time.
    config = Config(
        retries=retries, connect_timeout=1, read_timeout=2, user_agent="mulligan-club", max_pool_connections=CONNECTIONS
    )
    client = (session or Session()).create_client("dynamodb", endpoint_url=endpoint_url, config=config)
    return cast("DynamoDBClient", client)


def create_table(client: DynamoDBClient, name: str) -> None:
    """Makes the table, on demand, as the deployed one is: for tests and for trying things out."""
    client.create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
        AttributeDefinitions=[{"AttributeName": name, "AttributeType": "S"} for name in ("pk", "sk", "o")],
        GlobalSecondaryIndexes=[
            {
                "IndexName": RANKED,
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "o", "KeyType": "RANGE"}],
                "Projection": {"ProjectionType": "ALL"},
            }
        ],
    )
    client.get_waiter("table_exists").wait(TableName=name, WaiterConfig={"Delay": 1})
    client.update_time_to_live(TableName=name, TimeToLiveSpecification={"Enabled": True, "AttributeName": "expires"})


class DynamoStore:
    """A store in one DynamoDB table. What each call promises stands in `interface.py`."""

    def __init__(self, client: DynamoDBClient, table_name: str) -> None:
        self._client = client
        self._table_name = table_name

    def append(self, table: str, entry: Entry) -> None:
        check_entry(table, entry)
        standing = self._put(entry_item(table, entry), NOTHING_STANDS_THERE)
        if standing is not None:
            raise Taken(entry_of(standing))

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        items = self._query(log_key(table), strong, ScanIndexForward=False, Limit=count)
        return [entry_of(item) for item in islice(items, count)]

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        limit: dict[str, Any] = {} if count is None else {"Limit": count}
        items = self._query(log_key(table), strong, **limit, **_start(log_key(table), entry_key(n) if n >= 0 else None))
        return [entry_of(item) for item in islice(items, count)]

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return [entry for entry in self.after(table, first - 1, count=last + 1 - first, strong=strong) if entry.n <= last]

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        keys = [item_key(log_key(table), entry_key(n)) for n in numbers]
        items = chain.from_iterable(self._batch_get(keys[i : i + BATCH], strong) for i in range(0, len(keys), BATCH))
        return sorted(map(entry_of, items), key=lambda entry: entry.n)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        check_size(row_size(row))
        if not newer:
            return self._put(row_item(row)) is None
        return self._put(row_item(row), NOTHING_AS_NEW, ExpressionAttributeValues={":n": {"N": str(row.n)}}) is None

    def delete(self, pk: str, sk: str) -> None:
        with _answered():
            self._client.delete_item(TableName=self._table_name, Key=item_key(pk, sk))

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Each call has a token of its own, with which the client repeats it: what was done is not done twice."""
        check_change(rows, gone)
        changes = [*map(self._placed, rows), *(self._removed(*key) for key in gone)]
        try:
            with _answered():
                self._client.transact_write_items(TransactItems=changes)
        except ClientError as refused:
            if not _reasons(refused) & OVERTAKEN:
                raise
            return False
        return True

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        with _answered():
            reply = self._client.get_item(TableName=self._table_name, Key=item_key(pk, sk), ConsistentRead=strong)
        return row_of(reply["Item"]) if "Item" in reply else None

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[list[Row], str | None]:
        if after and until and (after <= until if back else until <= after):
            return [], None
        way: dict[str, Any] = {"ScanIndexForward": False} if back else {}
        items = self._query(pk, strong, until=until, Limit=count + 1, **way, **_start(pk, after))
        found = [row_of(item) for item in islice(items, count + 1)]
        return found[:count], found[count - 1].sk if len(found) > count else None

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[list[Row], str | None]:
        more: dict[str, Any] = {"IndexName": RANKED, "Limit": count + 1, "ScanIndexForward": not back}
        more["KeyConditionExpression"] = f"pk = :pk AND o {'<' if back else '>'} :after"
        more["ExpressionAttributeValues"] = {":pk": {"S": pk}, ":after": {"S": after or (LAST if back else FIRST)}}
        items = self._pages(self._client.query, **more)
        found = [row_of(item) for item in islice(items, count + 1)]
        return found[:count], found[count - 1].order if len(found) > count else None

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        """A Scan of one of so many segments. It is paid for by what is stored, rows and states too, whatever it gives: one read
        unit for 4 KB. To know the tables first and query each log would read the same, and need a list of them besides.
        """
        more: dict[str, Any] = {"Segment": part, "TotalSegments": parts, "ConsistentRead": True}
        if after:
            more["ExclusiveStartKey"] = item_key(log_key(after[0]), entry_key(after[1]))
        more |= {"FilterExpression": "begins_with(pk, :log)", "ExpressionAttributeValues": {":log": {"S": log_key("")}}}
        items = self._pages(self._client.scan, ProjectionExpression="pk, sk, b", **more)
        for pk, log in groupby(items, lambda item: item["pk"]["S"]):
            yield pk.removeprefix(log_key("")), [entry_of(item) for item in log]

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        asked = [item_key(pk, sk) for pk, sk in keys]
        found = (self._batch_get(asked[i : i + BATCH], strong=True) for i in range(0, len(asked), BATCH))
        return [row_of(item) for item in chain.from_iterable(found)]

    def count(self, pk: str) -> int:
        asked: dict[str, Any] = {"KeyConditionExpression": "pk = :pk", "ExpressionAttributeValues": {":pk": {"S": pk}}}
        counted = 0
        while True:
            with _answered():
                page = self._client.query(TableName=self._table_name, Select="COUNT", ConsistentRead=True, **asked)
            counted += page["Count"]
            if "LastEvaluatedKey" not in page:
                return counted
            asked["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        check_entry(table, entry)
        values = {":was": {"S": was.body}}
        standing = self._put(entry_item(table, entry), THIS_STANDS_THERE, ExpressionAttributeValues=values)
        return standing is None or standing.get("b") == {"S": entry.body}

    def _put(self, item: Item, condition: str | None = None, **values: Any) -> Item | None:
        """Puts the item; where the condition forbids it, returns the one that stands there."""
        if condition is not None:
            values |= {"ConditionExpression": condition, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
        try:
            with _answered():
                self._client.put_item(TableName=self._table_name, Item=item, **values)
        except ClientError as refused:
            if refused.response["Error"]["Code"] != FORBIDDEN_BY_CONDITION:
                raise
            return cast(Item, refused.response.get("Item", {}))  # nothing stood where something was to
        return None

    def _placed(self, row: Row) -> Any:
        """The row as part of a change."""
        condition = NOTHING_OR_THE_ONE_BEFORE if row.n == 1 else THE_ONE_BEFORE
        values = {":n": {"N": str(row.n - 1)}}
        told = {"TableName": self._table_name, "Item": row_item(row), "ConditionExpression": condition}
        return {"Put": {**told, "ExpressionAttributeValues": values}}

    def _removed(self, pk: str, sk: str, n: int) -> Any:
        """A row that goes as part of a change."""
        told = {"TableName": self._table_name, "Key": item_key(pk, sk), "ConditionExpression": THE_ONE_BEFORE}
        return {"Delete": {**told, "ExpressionAttributeValues": {":n": {"N": str(n)}}}}

    def _batch_get(self, keys: Sequence[Item], strong: bool) -> Iterator[Item]:
        """Those of at most 100 items that exist, asking again for what an answer left out; Unavailable if it left out all."""
        while keys:
            with _answered():
                reply = self._client.batch_get_item(RequestItems={self._table_name: {"Keys": keys, "ConsistentRead": strong}})
            yield from reply["Responses"].get(self._table_name, [])
            left = reply["UnprocessedKeys"][self._table_name]["Keys"] if reply["UnprocessedKeys"] else []
            if len(left) == len(keys):
                raise Unavailable("DynamoDB is too busy to read several entries.")
            keys = left

    def _query(self, pk: str, strong: bool, *, until: str | None = None, **more: Any) -> Iterator[Item]:
        """Items of one pk in order, those from `until` on left out; asks for the next page only when it is wanted."""
        condition, values = "pk = :pk", {":pk": {"S": pk}}
        if until is not None:
            side = "<" if more.get("ScanIndexForward", True) else ">"
            condition, values[":until"] = f"pk = :pk AND sk {side} :until", {"S": until}
        more |= {"KeyConditionExpression": condition, "ExpressionAttributeValues": values, "ConsistentRead": strong}
        return self._pages(self._client.query, **more)

    def _pages(self, read: Callable[..., Any], **more: Any) -> Iterator[Item]:
        """The items of all pages of a query or scan."""
        while True:
            with _answered():
                page = read(TableName=self._table_name, **more)
            yield from page["Items"]
            if "LastEvaluatedKey" not in page:
                return
            more["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _start(pk: str, sk: str | None) -> dict[str, Any]:
    """Goes on above that sk, as if a page had ended there; it need not exist, so the one cursor serves both uses."""
    return {"ExclusiveStartKey": item_key(pk, sk)} if sk else {}


def _reasons(refused: ClientError) -> set[str]:
    """Why a change was not made: a reason for each of its rows."""
    told: Any = refused.response
    return {reason.get("Code", "None") for reason in told.get("CancellationReasons", ())} - {"None"}


def _is_too_much(refused: ClientError) -> bool:
    """Whether nothing but too many requests kept a change from being made."""
    reasons = _reasons(refused)
    return bool(reasons) and reasons <= TOO_MUCH


@contextmanager
def _answered() -> Iterator[None]:
    """Turns what passes by itself (lost answers, throttling, faults of the service) into Unavailable; defects stay defects."""
    try:
        yield
    except NO_ANSWER as error:
        raise Unavailable(str(error)) from error
    except ClientError as error:
        passes = error.response["Error"]["Code"] in BUSY or _is_too_much(error)
        if error.response["ResponseMetadata"]["HTTPStatusCode"] < 500 and not passes:
            raise
        raise Unavailable(str(error)) from error
