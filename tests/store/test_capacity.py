"""Our count of capacity units equals what Dynoxide reports, call by call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.dynamo_items import encode_entry, encode_row
from chalicelib.store.interface import (
    READ_UNIT,
    WRITE_UNIT,
    Entry,
    Row,
    Store,
    Taken,
    entry_size,
    number_size,
    read_units,
    row_size,
    write_units,
)
from chalicelib.store.sqlite import SqliteStore
from tests.store.conftest import TABLE
from tests.store.meter import Meter

T = "abcdefghijklmnopqrstuv"


@contextmanager
def reported(client: DynamoDBClient) -> Iterator[list[float]]:
    """Collect the units that the service reports for each request."""
    units: list[float] = []

    def ask(params: dict[str, Any], **_: Any) -> None:
        params["ReturnConsumedCapacity"] = "TOTAL"

    def note(parsed: dict[str, Any], **_: Any) -> None:
        consumed = parsed.get("ConsumedCapacity", [])
        units.extend(one["CapacityUnits"] for one in (consumed if isinstance(consumed, list) else [consumed]))

    client.meta.events.register("before-parameter-build.dynamodb", ask)
    client.meta.events.register("after-call.dynamodb", note)
    try:
        yield units
    finally:
        client.meta.events.unregister("before-parameter-build.dynamodb", ask)
        client.meta.events.unregister("after-call.dynamodb", note)


class Twins:
    """The same calls on a metered SQLite and on Dynoxide."""

    def __init__(self, client: DynamoDBClient) -> None:
        self.client, self.kind = client, SqliteStore()
        self.meter, self.dynamo = Meter(self.kind), DynamoStore(client, TABLE)

    def do(self, call: Callable[[Store], object]) -> None:
        call(self.meter)
        call(self.dynamo)

    def cost(self, call: Callable[[Store], object]) -> tuple[float, float]:
        """Return the units as metered and as reported."""
        self.meter.reset()
        call(self.meter)
        with reported(self.client) as units:
            call(self.dynamo)
        return sum(self.meter.written.values()) + sum(self.meter.read.values()), sum(units)


@pytest.fixture
def twins(dynoxide_client: DynamoDBClient) -> Iterator[Twins]:
    twins = Twins(dynoxide_client)
    yield twins
    twins.kind.close()


def an_entry(n: int, size: int, state: int = 0) -> Entry:
    """Return an entry of so many bytes in all."""
    bare = entry_size(T, Entry(n, ""))
    return Entry(n, "x" * (size - bare - state), b"s" * (state - 1) if state else None)


def a_row(sk: str, size: int, n: int = 7) -> Row:
    return Row("ME", sk, n, "x" * (size - row_size(Row("ME", sk, n, ""))))


# ── the rules ──


@pytest.mark.parametrize(
    ("number", "size"),
    [
        (0, 1),
        (7, 2),
        (10, 2),
        (99, 2),
        (110, 2),
        (101, 3),
        (1234, 3),
        (12345, 4),
        (1_700_000_000, 2),
        (1_712_345_678, 6),
        (-5, 3),
        (-123, 4),
    ],
)
def test_number_sizes_depend_on_digits(dynoxide_client: DynamoDBClient, number: int, size: int) -> None:
    assert number_size(number) == size
    row = Row("ME", "a", number, "x" * (WRITE_UNIT - len("pkMEska" + "n" + "b") - size))
    with reported(dynoxide_client) as units:
        store = DynamoStore(dynoxide_client, TABLE)
        store.put(row)
        store.delete("ME", "a")
        store.put(Row("ME", "a", number, row.body + "x"))
    assert units == [1, 1, 2]


@pytest.mark.parametrize(
    "entry", [Entry(0, "{}"), Entry(12_345, '{"name": "Zoë 🏌🏽"}'), Entry(3, "x" * 900, bytes(300)), Entry(3, "", b"")]
)
def test_an_entrys_size_is_that_of_its_names_and_values(entry: Entry) -> None:
    assert entry_size(T, entry) == weight(encode_entry(T, entry))


@pytest.mark.parametrize(
    "row",
    [
        Row("ME", "a", 0, ""),
        Row("ME#é", "🎲", 1234, "é" * 50),
        Row("ME", "a", -7, "row", 1_900_000_001),
        Row("ME", "a", 7, "é", order="12#é"),
    ],
)
def test_a_rows_size_is_that_of_its_names_and_values(row: Row) -> None:
    assert row_size(row) == weight(encode_row(row))


def weight(item: dict[str, Any]) -> int:
    kinds: dict[str, Callable[[Any], int]] = {
        "S": lambda text: len(text.encode()),
        "B": len,
        "N": lambda n: number_size(int(n)),
    }
    return sum(len(name) + kinds[kind](value) for name, typed in item.items() for kind, value in typed.items())


@pytest.mark.parametrize(("size", "other", "units"), [(0, 0, 1), (1024, 0, 1), (1025, 0, 2), (10, 1025, 2), (3000, 2000, 3)])
def test_write_units_are_started_kilobytes_of_the_larger_item(size: int, other: int, units: int) -> None:
    assert write_units(size, other) == units


@pytest.mark.parametrize(
    ("sizes", "strong", "eventual"),
    [
        ([], 1, 0.5),
        ([1], 1, 0.5),
        ([READ_UNIT], 1, 0.5),
        ([READ_UNIT, 1], 2, 1),
        ([700] * 16, 3, 1.5),
        ([600_000, 600_000], 294, 147),
    ],
)
def test_read_units_are_counted_over_all_items_of_a_page(sizes: list[int], strong: float, eventual: float) -> None:
    assert (read_units(sizes, strong=True), read_units(sizes)) == (strong, eventual)


# ── beside Dynoxide's report ──

eventual_and_strong = pytest.mark.parametrize("strong", [False, True], ids=["eventual", "strong"])


@pytest.mark.parametrize("state", [0, 1, 300], ids=["no state", "empty state", "state"])
@pytest.mark.parametrize("size", [400, 1023, 1024, 1025, 2048, 2049, 5000, 358_400])
def test_appends_cost_what_is_reported(twins: Twins, size: int, state: int) -> None:
    metered, cost = twins.cost(lambda store: store.append(T, an_entry(0, size, state)))
    assert metered == cost == -(-size // 1024)


@eventual_and_strong
@pytest.mark.parametrize("sizes", [[], [300], [4096], [4097], [700] * 7, [1024] * 16, [1025] * 16, [340_000] * 4])
def test_reading_a_log_costs_what_is_reported(twins: Twins, sizes: list[int], strong: bool) -> None:
    for n, size in enumerate(sizes):
        twins.do(lambda store, n=n, size=size: store.append(T, an_entry(n, size)))  # type: ignore[misc]
    calls: list[Callable[[Store], object]] = [
        lambda store: store.after(T, -1, strong=strong),
        lambda store: store.after(T, 2, strong=strong),
        lambda store: store.newest(T, 3, strong=strong),
        lambda store: store.some(T, [1, 2, 99], strong=strong),
    ]
    for call in calls:
        metered, cost = twins.cost(call)
        assert metered == cost > 0


@eventual_and_strong
@pytest.mark.parametrize("size", [100, 2000, 4096, 4097, 300_000])
def test_reading_rows_costs_what_is_reported(twins: Twins, size: int, strong: bool) -> None:
    for sk in "abcd":
        twins.do(lambda store, sk=sk: store.put(a_row(sk, size)))  # type: ignore[misc]
    calls: list[Callable[[Store], object]] = [
        lambda store: store.get("ME", "a", strong=strong),
        lambda store: store.get("ME", "z", strong=strong),
        lambda store: store.rows("ME", count=2, strong=strong),
        lambda store: store.rows("ME", count=9, strong=strong),
        lambda store: store.rows("ME", count=2, after="b", strong=strong),
        lambda store: store.rows("ME", count=1, until="c", strong=strong),
        lambda store: store.rows("ME", count=2, strong=strong, back=True),
        lambda store: store.rows("ME", count=2, after="b", strong=strong, back=True),
        lambda store: store.rows("ME", count=1, until="b", strong=strong, back=True),
        lambda store: store.rows("YOU", count=1, strong=strong),
    ]
    for call in calls:
        metered, cost = twins.cost(call)
        assert metered == cost > 0


def test_crossing_bounds_cost_nothing(twins: Twins) -> None:
    assert twins.cost(lambda store: store.rows("ME", count=1, after="b", until="b")) == (0, 0)


@pytest.mark.parametrize("newer", [False, True])
@pytest.mark.parametrize(("stands", "comes"), [(0, 500), (500, 500), (3000, 500), (500, 3000), (1024, 1025)])
def test_puts_and_deletes_cost_what_is_reported(twins: Twins, stands: int, comes: int, newer: bool) -> None:
    if stands:
        twins.do(lambda store: store.put(a_row("a", stands, n=6)))
    put = twins.cost(lambda store: store.put(a_row("a", comes, n=7), newer=newer))
    delete = twins.cost(lambda store: store.delete("ME", "a"))
    nothing = twins.cost(lambda store: store.delete("ME", "a"))
    assert [*put, *delete, *nothing] == [write_units(comes, stands)] * 2 + [write_units(comes)] * 2 + [1, 1]


@pytest.mark.parametrize(("stands", "comes"), [(500, 500), (3000, 500), (500, 3000)])
def test_a_refused_write_costs_as_much_as_if_it_had_been_done(twins: Twins, stands: int, comes: int) -> None:
    """DynamoDB charges for the larger item, but reports no units with a refusal. So it is compared with the same write,
    accepted.
    """

    def append(store: Store) -> None:
        with pytest.raises(Taken):
            store.append(T, an_entry(0, comes))

    twins.do(lambda store: store.append(T, an_entry(0, stands)))
    twins.do(lambda store: store.put(a_row("a", stands, n=7)))
    refused_append, cost = twins.cost(append)
    refused_put, told_too = twins.cost(lambda store: store.put(a_row("a", comes, n=7), newer=True))
    assert cost == told_too == 0
    assert twins.cost(lambda store: store.put(a_row("a", comes, n=7))) == (refused_append, refused_put)


@pytest.mark.parametrize(("stands", "comes"), [(0, 500), (500, 500), (3000, 500), (500, 3000), (1024, 1025)])
def test_a_change_costs_twice_what_its_rows_do(twins: Twins, stands: int, comes: int) -> None:
    if stands:
        twins.do(lambda store: store.put(a_row("a", stands, n=6)))
    twins.do(lambda store: store.put(a_row("b", 1500, n=3)))
    row = a_row("a", comes, n=7 if stands else 1)
    cost = twins.cost(lambda store: store.change([row, a_row("c", 100, n=1)], [("ME", "b", 3)]))
    assert cost == (2 * (write_units(comes, stands) + 1 + 2),) * 2


def test_a_refused_change_is_charged() -> None:
    meter = Meter(SqliteStore())
    meter.put(a_row("a", 1500, n=3))
    meter.reset()
    assert not meter.change([a_row("a", 100, n=3), Row("ME", "b", 1, "", order="1#b")])
    assert meter.written == {"rows": 2 * (2 + 1)}
    assert meter.change([a_row("a", 100, n=4), Row("ME", "b", 1, "", order="1#b")])
    assert meter.written == {"rows": 4 * (2 + 1) + 1}


SMALL, LARGE = "x" * 100, "x" * 1500


@pytest.mark.parametrize(
    ("stands", "comes", "units"),
    [
        (None, ("1", SMALL), 2),
        (("1", SMALL), ("1", SMALL + "y"), 2),
        (("1", SMALL), ("2", SMALL), 3),
        (("1", LARGE), ("2", SMALL), 5),
        (("1", SMALL), (None, SMALL), 2),
        ((None, SMALL), ("1", SMALL), 2),
        ((None, SMALL), (None, SMALL + "y"), 1),
    ],
)
def test_a_ranked_row_is_also_charged_in_its_index(
    twins: Twins, stands: tuple[str | None, str] | None, comes: tuple[str | None, str], units: float
) -> None:
    if stands:
        twins.do(lambda store: store.put(Row("ME", "a", 6, stands[1], order=stands[0])))
    put = twins.cost(lambda store: store.put(Row("ME", "a", 7, comes[1], order=comes[0]), newer=True))
    assert put == (units, units)
    read = twins.cost(lambda store: store.ranked("ME", count=1))
    assert read == (0.5, 0.5)
    delete = twins.cost(lambda store: store.delete("ME", "a"))
    assert delete[0] == delete[1] == 1 + (comes[0] is not None)


def test_entries_and_rows_are_counted_apart() -> None:
    meter = Meter(SqliteStore())
    meter.append(T, an_entry(0, 3000))
    meter.put(a_row("a", 1025))
    meter.newest(T, 1, strong=True)
    meter.get("ME", "a")
    assert (meter.written, meter.read) == ({"log": 3, "rows": 2}, {"log": 1, "rows": 0.5})
