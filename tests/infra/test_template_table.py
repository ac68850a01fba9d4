"""The table: what it keeps, and that nobody loses it."""

from __future__ import annotations

from chalicelib.store.dynamo import create_table
from chalicelib.store.interface import Entry, Row
from chalicelib.store.items import entry_item, row_item
from tests.infra.template import properties, template

TABLE = properties("Table")


class Recorder:
    """Stands where the client of a table of the tests' own would."""

    def __init__(self) -> None:
        self.told: dict[str, object] = {}

    def create_table(self, **told: object) -> None:
        self.told |= told

    def update_time_to_live(self, **told: object) -> None:
        self.told |= told

    def get_waiter(self, name: str) -> Recorder:
        return self

    def wait(self, **told: object) -> None:
        pass


def test_it_is_the_table_that_all_other_tests_run_on() -> None:
    client = Recorder()
    create_table(client, "t")  # type: ignore[arg-type]
    for name in ("BillingMode", "KeySchema", "AttributeDefinitions", "GlobalSecondaryIndexes", "TimeToLiveSpecification"):
        assert TABLE[name] == client.told[name]
    assert TABLE["BillingMode"] == "PAY_PER_REQUEST"


def test_it_cannot_be_lost() -> None:
    table = template()["Resources"]["Table"]
    assert (table["DeletionPolicy"], table["UpdateReplacePolicy"]) == ("Retain", "Retain")
    assert TABLE["DeletionProtectionEnabled"] is True
    assert TABLE["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}
    assert "TableName" not in TABLE, "a name would stand in the way of another beside it"


def test_time_takes_rows_and_never_entries() -> None:
    expires = TABLE["TimeToLiveSpecification"]["AttributeName"]
    assert expires in row_item(Row("p", "s", 1, "{}", expires=1_900_000_000))
    assert expires not in entry_item("T", Entry(17, "{}", b"state"))


def test_its_stream_carries_what_was_written() -> None:
    assert TABLE["StreamSpecification"] == {"StreamViewType": "NEW_IMAGE"}
