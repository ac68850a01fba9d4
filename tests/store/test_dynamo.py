"""How DynamoDB's store handles lost answers, busy services and pages, and how its items are encoded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from botocore.errorfactory import ClientExceptionsFactory
from botocore.exceptions import (
    ClientError,
    ConnectTimeoutError,
    EndpointConnectionError,
    ParamValidationError,
    ReadTimeoutError,
)
from botocore.session import Session
from botocore.stub import Stubber
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.store.dynamo import DynamoStore, make_client
from chalicelib.store.dynamo_items import decode_entry, decode_row, encode_entry, encode_row
from chalicelib.store.interface import Entry, Row, Store, Taken, Unavailable
from tests.store.conftest import TABLE

T = "abcdefghijklmnopqrstuv"
CALLS: dict[str, tuple[str, Callable[[Store], object]]] = {
    "append": ("put_item", lambda store: store.append(T, Entry(0, "{}"))),
    "newest": ("query", lambda store: store.newest(T, 1)),
    "after": ("query", lambda store: store.after(T, 1)),
    "span": ("query", lambda store: store.span(T, 1, 2)),
    "some": ("batch_get_item", lambda store: store.some(T, [1])),
    "put": ("put_item", lambda store: store.put(Row("ME", "a", 1, "row"))),
    "put newer": ("put_item", lambda store: store.put(Row("ME", "a", 1, "row"), newer=True)),
    "change": ("transact_write_items", lambda store: store.change([Row("ME", "a", 1, "row")], [("ME", "b", 1)])),
    "delete": ("delete_item", lambda store: store.delete("ME", "a")),
    "get": ("get_item", lambda store: store.get("ME", "a")),
    "rows": ("query", lambda store: store.rows("ME", count=1)),
}
every_call = pytest.mark.parametrize(("operation", "call"), CALLS.values(), ids=CALLS)


@pytest.fixture
def client(session: Session) -> Iterator[DynamoDBClient]:
    """A client without a network, for stubs."""
    client = make_client(session, endpoint_url="http://127.0.0.1:9")
    yield client
    client.close()


@contextmanager
def before_sending(client: DynamoDBClient, do: Callable[..., None]) -> Iterator[None]:
    """Call `do` with each request before it is sent; an exception in it counts as a network error."""
    with patch("time.sleep"):  # the client waits up to a second before it tries again
        client.meta.events.register_first("before-send.dynamodb", do)
        try:
            yield
        finally:
            client.meta.events.unregister("before-send.dynamodb", do)


@contextmanager
def counted(client: DynamoDBClient) -> Iterator[list[str]]:
    """Collect the names of the requests that are sent."""
    sent: list[str] = []

    def count(event_name: str, **_: Any) -> None:
        sent.append(event_name.rpartition(".")[2])

    with before_sending(client, count):
        yield sent


# ── what goes wrong on the way ──


def test_the_client_gives_up_in_time_for_the_player(client: DynamoDBClient) -> None:
    config: Any = client.meta.config
    assert config.retries == {"mode": "standard", "total_max_attempts": 2}
    assert (config.connect_timeout, config.read_timeout) == (1, 2)


def test_an_append_whose_answer_is_lost_is_repeated_and_gets_itself(dynoxide_client: DynamoDBClient) -> None:
    entry, sent = Entry(0, '{"key": "1f"}', b"state"), []

    def lose_the_first_answer(request: Any, **_: Any) -> None:
        sent.append(request)
        if len(sent) == 1:
            dynoxide_client._endpoint.http_session.send(request)  # type: ignore[attr-defined]
            raise ReadTimeoutError(endpoint_url=request.url)

    with before_sending(dynoxide_client, lose_the_first_answer), pytest.raises(Taken) as refused:
        DynamoStore(dynoxide_client, TABLE).append(T, entry)
    assert refused.value.entry == entry
    assert len(sent) == 2


@pytest.mark.parametrize("fault", [ReadTimeoutError, ConnectTimeoutError, EndpointConnectionError])
@every_call
def test_no_answer_is_unavailable_after_two_attempts(
    client: DynamoDBClient, operation: str, call: Callable[[Store], object], fault: Callable[..., Exception]
) -> None:
    sent = []

    def fail(request: Any, **_: Any) -> None:
        sent.append(request)
        raise fault(endpoint_url=request.url, error="gone")

    with before_sending(client, fail), pytest.raises(Unavailable):
        call(DynamoStore(client, TABLE))
    assert len(sent) == 2


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (400, "ProvisionedThroughputExceededException"),
        (400, "ThrottlingException"),
        (400, "RequestLimitExceeded"),
        (400, "TransactionConflictException"),
        (400, "TransactionInProgressException"),
        (500, "InternalServerError"),
        (503, "ServiceUnavailable"),
    ],
)
@every_call
def test_a_busy_service_is_unavailable(
    client: DynamoDBClient, operation: str, call: Callable[[Store], object], status: int, code: str
) -> None:
    with Stubber(client) as stub:
        stub.add_client_error(operation, code, http_status_code=status)
        with pytest.raises(Unavailable, match=code):
            call(DynamoStore(client, TABLE))


@pytest.mark.parametrize("code", ["ResourceNotFoundException", "AccessDeniedException", "ValidationException"])
@every_call
def test_a_defect_is_not_hidden(client: DynamoDBClient, operation: str, call: Callable[[Store], object], code: str) -> None:
    with Stubber(client) as stub:
        stub.add_client_error(operation, code, http_status_code=400)
        with pytest.raises(ClientError, match=code):
            call(DynamoStore(client, TABLE))


def test_a_refused_append_is_recognized_across_threads(client: DynamoDBClient) -> None:
    standing = Entry(0, '{"by": "Ann"}')
    again = property(lambda client: ClientExceptionsFactory().create_client_exceptions(client.meta.service_model))
    with patch.object(type(client), "exceptions", again), Stubber(client) as stub:
        item = {"Item": encode_entry(T, standing)}
        stub.add_client_error("put_item", "ConditionalCheckFailedException", http_status_code=400, modeled_fields=item)
        with pytest.raises(Taken) as refused:
            DynamoStore(client, TABLE).append(T, Entry(0, '{"by": "Ben"}'))
    assert refused.value.entry == standing


@pytest.mark.parametrize(
    ("reasons", "came"),
    [
        (["None", "ConditionalCheckFailed"], False),
        (["TransactionConflict"], False),
        (["TransactionConflict", "ThrottlingError"], False),
        (["None", "ThrottlingError"], Unavailable),
        (["ProvisionedThroughputExceeded"], Unavailable),
        (["None", "ValidationError"], ClientError),
        (["ItemCollectionSizeLimitExceeded", "ThrottlingError"], ClientError),
    ],
)
def test_reasons_of_refused_changes_are_distinguished(
    client: DynamoDBClient, reasons: list[str], came: type[Exception] | bool
) -> None:
    fields: Any = {"CancellationReasons": [{"Code": reason} for reason in reasons]}
    with Stubber(client) as stub:
        stub.add_client_error(
            "transact_write_items", "TransactionCanceledException", http_status_code=400, modeled_fields=fields
        )
        if isinstance(came, type):
            with pytest.raises(came):
                DynamoStore(client, TABLE).change([Row("ME", "a", 1, "row")])
        else:
            assert DynamoStore(client, TABLE).change([Row("ME", "a", 1, "row")]) is came


def test_a_change_whose_answer_is_lost_is_repeated_with_the_same_token(client: DynamoDBClient) -> None:
    bodies: list[bytes] = []

    def lose(request: Any, **_: Any) -> None:
        bodies.append(request.body)
        raise ReadTimeoutError(endpoint_url=request.url)

    with before_sending(client, lose), pytest.raises(Unavailable):
        DynamoStore(client, TABLE).change([Row("ME", "a", 1, "row")])
    with before_sending(client, lose), pytest.raises(Unavailable):
        DynamoStore(client, TABLE).change([Row("ME", "a", 1, "row")])
    first, again, other, _ = [json.loads(body)["ClientRequestToken"] for body in bodies]
    assert first == again != other


def test_a_key_that_is_not_text_is_a_defect(client: DynamoDBClient) -> None:
    with pytest.raises(ParamValidationError):
        DynamoStore(client, TABLE).get("ME", 7)  # type: ignore[arg-type]


# ── pages ──


def test_one_page_takes_one_request(dynoxide_client: DynamoDBClient) -> None:
    store = DynamoStore(dynoxide_client, TABLE)
    for n in range(4):
        store.append(T, Entry(n, "{}"))
        store.put(Row("ME", str(n), n, "row"))
    with counted(dynoxide_client) as sent:
        store.newest(T, 2)
        store.after(T, 1)
        store.some(T, [0, 2])
        store.rows("ME", count=2)
    assert sent == ["Query", "Query", "BatchGetItem", "Query"]


def test_rows_between_crossing_bounds_are_not_requested(client: DynamoDBClient) -> None:
    assert DynamoStore(client, TABLE).rows("ME", count=1, after="b", until="b") == ([], None)
    assert DynamoStore(client, TABLE).rows("ME", count=1, after="b", until="b", back=True) == ([], None)


def test_unprocessed_keys_are_requested_again(client: DynamoDBClient) -> None:
    entries = [Entry(n, "{}") for n in range(3)]
    items = [encode_entry(T, entry) for entry in entries]
    keys = [{"pk": item["pk"], "sk": item["sk"]} for item in items]
    with Stubber(client) as stub:
        stub.add_response("batch_get_item", {"Responses": {TABLE: [items[2]]}, "UnprocessedKeys": {TABLE: {"Keys": keys[:2]}}})
        asked = {"RequestItems": {TABLE: {"Keys": keys[:2], "ConsistentRead": True}}}
        stub.add_response("batch_get_item", {"Responses": {TABLE: items[:2]}, "UnprocessedKeys": {}}, asked)
        assert DynamoStore(client, TABLE).some(T, range(3), strong=True) == entries
        stub.assert_no_pending_responses()


def test_a_batch_without_any_result_is_unavailable(client: DynamoDBClient) -> None:
    key = {"pk": {"S": f"TABLE#{T}"}, "sk": {"S": "00000001"}}
    with Stubber(client) as stub:
        stub.add_response("batch_get_item", {"Responses": {}, "UnprocessedKeys": {TABLE: {"Keys": [key]}}})
        with pytest.raises(Unavailable, match="busy"):
            DynamoStore(client, TABLE).some(T, [1])


# ── items ──


def test_entries_have_short_names_and_never_expire() -> None:
    item = {"pk": {"S": "TABLE#T"}, "sk": {"S": "00000017"}, "b": {"S": "{}"}, "s": {"B": b"\x00"}}
    assert encode_entry("T", Entry(17, "{}", b"\x00")) == item
    assert decode_entry(item) == Entry(17, "{}", b"\x00")
    assert set(encode_entry("T", Entry(17, "{}"))) == {"pk", "sk", "b"}


def test_rows_expire_if_they_say_so() -> None:
    item = {"pk": {"S": "ME"}, "sk": {"S": "a"}, "n": {"N": "12"}, "b": {"S": "row"}, "expires": {"N": "1900000000"}}
    assert encode_row(Row("ME", "a", 12, "row", 1_900_000_000)) == item
    assert decode_row(item) == Row("ME", "a", 12, "row", 1_900_000_000)
    assert set(encode_row(Row("ME", "a", 12, "row"))) == {"pk", "sk", "n", "b"}


def test_the_table_has_a_time_to_live(moto_client: DynamoDBClient) -> None:
    description = moto_client.describe_time_to_live(TableName=TABLE)["TimeToLiveDescription"]
    assert description == {"TimeToLiveStatus": "ENABLED", "AttributeName": "expires"}
