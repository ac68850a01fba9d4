"""The deployed store: one DynamoDB table, with `pk` and `sk` both text, through botocore's low-level client.

The client retries a call once if the answer is lost. A repeated append then finds its own entry and is refused: the caller gets
Taken with that entry, and recognizes it by its key. Unavailable is raised if the retry fails too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, groupby, islice
from typing import TYPE_CHECKING, Any, cast

from botocore.config import Config
from botocore.exceptions import ClientError, HTTPClientError, IncompleteReadError
from botocore.exceptions import ConnectionError as ConnectionFailed
from botocore.parsers import ResponseParserError
from botocore.session import Session

from chalicelib.store.dynamo_items import RANKED, Item, decode_entry, decode_row, encode_entry, encode_row, item_key
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

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

IF_ABSENT = "attribute_not_exists(pk)"
"""No item has this pk and sk. DynamoDB checks and writes in one step: one of two racing appends finds the other's entry."""

IF_BODY_UNCHANGED = "b = :was"
"""The entry's body has not changed."""

IF_OLDER = "attribute_not_exists(pk) OR n < :n"
"""There is no such row, or an older version of it: late and repeated deliveries change nothing."""

IF_VERSION = "n = :n"
"""The row still has the version that was read."""

IF_ABSENT_OR_VERSION = f"attribute_not_exists(pk) OR {IF_VERSION}"
"""The same for a row's first version, where there may be none yet."""

CONNECTIONS = 16
"""Open connections: as many as the scheduled handler has threads."""

BATCH = 100
"""Maximum number of items in one BatchGetItem call."""

BELOW_ALL = " "
"""Sorts before every `order`: a key is never empty."""

ABOVE_ALL = "\U0010ffff"
"""Sorts after every `order`."""

NO_ANSWER = (ConnectionFailed, HTTPClientError, IncompleteReadError, ResponseParserError)
"""The client's network errors: the request may or may not have arrived."""

CONDITION_FAILED = "ConditionalCheckFailedException"
"""An error code: the client creates the exception's class at the first refusal, and two threads may create two classes."""

OVERTAKEN = frozenset({"ConditionalCheckFailed", "TransactionConflict"})
"""Reasons of a cancelled transaction when others were faster: they have changed one of its rows, or are changing it."""

BUSY = frozenset(
    {
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ThrottlingException",
        "TransactionConflictException",
        "TransactionInProgressException",
    }
)
"""Temporary errors with status 400; those with status 500 and above are all temporary."""

THROTTLED = frozenset({"ProvisionedThroughputExceeded", "ThrottlingError"})
"""What throttling is called among the reasons of a cancelled transaction."""


def make_client(session: Session | None = None, *, endpoint_url: str | None = None) -> DynamoDBClient:
    """Create a client that gives up in time to answer the player: two attempts, one second to connect, two to read."""
    retries: Any = {"mode": "standard", "total_max_attempts": 2}
    # Otherwise the client builds its user agent for each call, which takes a seventh of the call's processor time.
    config = Config(
        retries=retries, connect_timeout=1, read_timeout=2, user_agent="mulligan-club", max_pool_connections=CONNECTIONS
    )
    client = (session or Session()).create_client("dynamodb", endpoint_url=endpoint_url, config=config)
    return cast("DynamoDBClient", client)


def create_table(client: DynamoDBClient, name: str) -> None:
    """Create the table like the deployed one, billed on demand: for tests and experiments."""
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
    """A store in one DynamoDB table. `interface.py` documents the methods."""

    def __init__(self, client: DynamoDBClient, table_name: str) -> None:
        self._client = client
        self._table_name = table_name

    def append(self, table: str, entry: Entry) -> None:
        check_entry(table, entry)
        existing = self._put(encode_entry(table, entry), IF_ABSENT)
        if existing is not None:
            raise Taken(decode_entry(existing))

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        items = self._query(log_key(table), strong, ScanIndexForward=False, Limit=count)
        return [decode_entry(item) for item in islice(items, count)]

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        limit: dict[str, Any] = {} if count is None else {"Limit": count}
        items = self._query(log_key(table), strong, **limit, **_start(log_key(table), entry_key(n) if n >= 0 else None))
        return [decode_entry(item) for item in islice(items, count)]

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return [entry for entry in self.after(table, first - 1, count=last + 1 - first, strong=strong) if entry.n <= last]

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        keys = [item_key(log_key(table), entry_key(n)) for n in numbers]
        items = chain.from_iterable(self._batch_get(keys[i : i + BATCH], strong) for i in range(0, len(keys), BATCH))
        return sorted(map(decode_entry, items), key=lambda entry: entry.n)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        check_size(row_size(row))
        if not newer:
            return self._put(encode_row(row)) is None
        return self._put(encode_row(row), IF_OLDER, ExpressionAttributeValues={":n": {"N": str(row.n)}}) is None

    def delete(self, pk: str, sk: str) -> None:
        with _faults_as_unavailable():
            self._client.delete_item(TableName=self._table_name, Key=item_key(pk, sk))

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Each call has its own token, with which the client retries it: nothing is done twice."""
        check_change(rows, gone)
        changes = [*map(self._put_in_change, rows), *(self._delete_in_change(*key) for key in gone)]
        try:
            with _faults_as_unavailable():
                self._client.transact_write_items(TransactItems=changes)
        except ClientError as error:
            if not _reasons(error) & OVERTAKEN:
                raise
            return False
        return True

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        with _faults_as_unavailable():
            reply = self._client.get_item(TableName=self._table_name, Key=item_key(pk, sk), ConsistentRead=strong)
        return decode_row(reply["Item"]) if "Item" in reply else None

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
        options: dict[str, Any] = {"ScanIndexForward": False} if back else {}
        items = self._query(pk, strong, until=until, Limit=count + 1, **options, **_start(pk, after))
        found = [decode_row(item) for item in islice(items, count + 1)]
        return found[:count], found[count - 1].sk if len(found) > count else None

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[list[Row], str | None]:
        options: dict[str, Any] = {"IndexName": RANKED, "Limit": count + 1, "ScanIndexForward": not back}
        options["KeyConditionExpression"] = f"pk = :pk AND o {'<' if back else '>'} :after"
        options["ExpressionAttributeValues"] = {":pk": {"S": pk}, ":after": {"S": after or (ABOVE_ALL if back else BELOW_ALL)}}
        items = self._pages(self._client.query, **options)
        found = [decode_row(item) for item in islice(items, count + 1)]
        return found[:count], found[count - 1].order if len(found) > count else None

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        """Scans one of `parts` segments. A scan is charged for all that is stored, rows and snapshots too: one read unit for
        4 KB. To query each log would read as much, and would need a list of all tables.
        """
        options: dict[str, Any] = {"Segment": part, "TotalSegments": parts, "ConsistentRead": True}
        if after:
            options["ExclusiveStartKey"] = item_key(log_key(after[0]), entry_key(after[1]))
        options |= {"FilterExpression": "begins_with(pk, :log)", "ExpressionAttributeValues": {":log": {"S": log_key("")}}}
        items = self._pages(self._client.scan, ProjectionExpression="pk, sk, b", **options)
        for pk, log in groupby(items, lambda item: item["pk"]["S"]):
            yield pk.removeprefix(log_key("")), [decode_entry(item) for item in log]

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        item_keys = [item_key(pk, sk) for pk, sk in keys]
        batches = (self._batch_get(item_keys[i : i + BATCH], strong=True) for i in range(0, len(item_keys), BATCH))
        return [decode_row(item) for item in chain.from_iterable(batches)]

    def count(self, pk: str) -> int:
        query: dict[str, Any] = {"KeyConditionExpression": "pk = :pk", "ExpressionAttributeValues": {":pk": {"S": pk}}}
        counted = 0
        while True:
            with _faults_as_unavailable():
                page = self._client.query(TableName=self._table_name, Select="COUNT", ConsistentRead=True, **query)
            counted += page["Count"]
            if "LastEvaluatedKey" not in page:
                return counted
            query["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        check_entry(table, entry)
        values = {":was": {"S": was.body}}
        existing = self._put(encode_entry(table, entry), IF_BODY_UNCHANGED, ExpressionAttributeValues=values)
        return existing is None or existing.get("b") == {"S": entry.body}

    def _put(self, item: Item, condition: str | None = None, **values: Any) -> Item | None:
        """Put the item and return None; if the condition fails, return the existing item."""
        if condition is not None:
            values |= {"ConditionExpression": condition, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
        try:
            with _faults_as_unavailable():
                self._client.put_item(TableName=self._table_name, Item=item, **values)
        except ClientError as error:
            if error.response["Error"]["Code"] != CONDITION_FAILED:
                raise
            return cast(Item, error.response.get("Item", {}))  # empty: the condition wanted an item, and there is none
        return None

    def _put_in_change(self, row: Row) -> Any:
        """Return the transaction item that puts the row if the version before it stands there."""
        condition = IF_ABSENT_OR_VERSION if row.n == 1 else IF_VERSION
        values = {":n": {"N": str(row.n - 1)}}
        put = {"TableName": self._table_name, "Item": encode_row(row), "ConditionExpression": condition}
        return {"Put": {**put, "ExpressionAttributeValues": values}}

    def _delete_in_change(self, pk: str, sk: str, n: int) -> Any:
        """Return the transaction item that deletes the row if it has version n."""
        delete = {"TableName": self._table_name, "Key": item_key(pk, sk), "ConditionExpression": IF_VERSION}
        return {"Delete": {**delete, "ExpressionAttributeValues": {":n": {"N": str(n)}}}}

    def _batch_get(self, keys: Sequence[Item], strong: bool) -> Iterator[Item]:
        """Yield those of at most 100 items that exist. Requests unprocessed keys again; Unavailable if none was processed."""
        while keys:
            with _faults_as_unavailable():
                reply = self._client.batch_get_item(RequestItems={self._table_name: {"Keys": keys, "ConsistentRead": strong}})
            yield from reply["Responses"].get(self._table_name, [])
            left = reply["UnprocessedKeys"][self._table_name]["Keys"] if reply["UnprocessedKeys"] else []
            if len(left) == len(keys):
                raise Unavailable("DynamoDB is too busy to read several entries.")
            keys = left

    def _query(self, pk: str, strong: bool, *, until: str | None = None, **options: Any) -> Iterator[Item]:
        """Yield the items of one pk in order, up to `until`; requests each page only when it is needed."""
        condition, values = "pk = :pk", {":pk": {"S": pk}}
        if until is not None:
            side = "<" if options.get("ScanIndexForward", True) else ">"
            condition, values[":until"] = f"pk = :pk AND sk {side} :until", {"S": until}
        options |= {"KeyConditionExpression": condition, "ExpressionAttributeValues": values, "ConsistentRead": strong}
        return self._pages(self._client.query, **options)

    def _pages(self, read: Callable[..., Any], **options: Any) -> Iterator[Item]:
        """Yield the items of all pages of a query or scan."""
        while True:
            with _faults_as_unavailable():
                page = read(TableName=self._table_name, **options)
            yield from page["Items"]
            if "LastEvaluatedKey" not in page:
                return
            options["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _start(pk: str, sk: str | None) -> dict[str, Any]:
    """Return the option to continue after `sk`, as if a page had ended there. No item needs to have this sk."""
    return {"ExclusiveStartKey": item_key(pk, sk)} if sk else {}


def _reasons(error: ClientError) -> set[str]:
    """Return why a transaction was cancelled: the reasons of its rows."""
    response: Any = error.response
    return {reason.get("Code", "None") for reason in response.get("CancellationReasons", ())} - {"None"}


def _is_throttled(error: ClientError) -> bool:
    """Whether a transaction was cancelled only by throttling."""
    reasons = _reasons(error)
    return bool(reasons) and reasons <= THROTTLED


@contextmanager
def _faults_as_unavailable() -> Iterator[None]:
    """Turn temporary errors (lost answers, throttling, faults of the service) into Unavailable; other errors are bugs."""
    try:
        yield
    except NO_ANSWER as error:
        raise Unavailable(str(error)) from error
    except ClientError as error:
        passes = error.response["Error"]["Code"] in BUSY or _is_throttled(error)
        if error.response["ResponseMetadata"]["HTTPStatusCode"] < 500 and not passes:
            raise
        raise Unavailable(str(error)) from error
