"""The DynamoDB table: keys, capacity, protection."""

from __future__ import annotations

from typing import Any

from chalicelib.store.dynamo import create_table
from chalicelib.store.dynamo_items import encode_entry, encode_row
from chalicelib.store.interface import Entry, Row
from tests.bench import prices
from tests.infra.template import properties, template

TABLE = properties("Table")
AT_MOST, KEPT = UNITS = "OnDemandThroughput", "ProvisionedThroughput"


class Recorder:
    """Records how the tests create their own table."""

    def __init__(self) -> None:
        self.arguments: dict[str, object] = {}

    def create_table(self, **arguments: object) -> None:
        self.arguments |= arguments

    def update_time_to_live(self, **arguments: object) -> None:
        self.arguments |= arguments

    def get_waiter(self, name: str) -> Recorder:
        return self

    def wait(self, **args: object) -> None:
        pass


def test_it_is_the_table_of_all_other_tests() -> None:
    client = Recorder()
    create_table(client, "t")  # type: ignore[arg-type]
    for name in ("KeySchema", "AttributeDefinitions", "TimeToLiveSpecification"):
        assert TABLE[name] == client.arguments[name]
    bare = [{name: value for name, value in index.items() if name not in UNITS} for index in TABLE["GlobalSecondaryIndexes"]]
    assert bare == client.arguments["GlobalSecondaryIndexes"]
    assert TABLE["BillingMode"] == {"Fn::If": ["FreeCapacity", "PROVISIONED", client.arguments["BillingMode"]]}


# ── what it gives, and what that costs ──


def units(name: str, *, free: bool) -> list[Any]:
    """Return this setting of the table and of its index; None if it is not set."""
    nothing = {"Ref": "AWS::NoValue"}
    said = [setting[name]["Fn::If"] for setting in (TABLE, *TABLE["GlobalSecondaryIndexes"])]
    assert {condition for condition, *_ in said} == {"FreeCapacity"}
    chosen = [setting[1 if free else 2] for setting in said]
    return [None if setting == nothing else setting for setting in chosen]


def test_on_demand_units_are_limited() -> None:
    """The index too, because its units are billed separately."""
    bound = {"MaxReadRequestUnits": {"Ref": "ReadsAtMost"}, "MaxWriteRequestUnits": {"Ref": "WritesAtMost"}}
    assert units(AT_MOST, free=False) == [bound, bound]
    assert units(KEPT, free=False) == [None, None]
    assert [template()["Parameters"][name]["Default"] for name in ("ReadsAtMost", "WritesAtMost")] == [400, 100]


def test_free_capacity_uses_exactly_the_free_units() -> None:
    """Table and index share all of it."""
    assert template()["Conditions"]["FreeCapacity"] == {"Fn::Equals": [{"Ref": "Capacity"}, "free"]}
    kept = units(KEPT, free=True)
    assert sum(capacity["WriteCapacityUnits"] for capacity in kept) == prices.FREE_WRITES
    assert sum(capacity["ReadCapacityUnits"] for capacity in kept) == prices.FREE_READS
    assert units(AT_MOST, free=True) == [None, None], "of a table that keeps units AWS takes no ceiling"


def test_on_demand_is_the_default() -> None:
    """With free capacity an account that uses its free units elsewhere would pay 14 dollars."""
    assert template()["Parameters"]["Capacity"]["Default"] == "on-demand"


def test_the_table_is_protected() -> None:
    table = template()["Resources"]["Table"]
    assert (table["DeletionPolicy"], table["UpdateReplacePolicy"]) == ("Retain", "Retain")
    assert TABLE["DeletionProtectionEnabled"] is True
    assert TABLE["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}
    assert "TableName" not in TABLE, "a name would stand in the way of another beside it"


def test_only_rows_expire() -> None:
    expires = TABLE["TimeToLiveSpecification"]["AttributeName"]
    assert expires in encode_row(Row("p", "s", 1, "{}", expires=1_900_000_000))
    assert expires not in encode_entry("T", Entry(17, "{}", b"state"))


def test_the_stream_has_new_images() -> None:
    assert TABLE["StreamSpecification"] == {"StreamViewType": "NEW_IMAGE"}


def test_the_class_is_standard_by_default_and_with_free_units() -> None:
    parameter = template()["Parameters"]["TableClass"]
    assert (parameter["Default"], parameter["AllowedValues"]) == ("STANDARD", ["STANDARD", "STANDARD_INFREQUENT_ACCESS"])
    assert TABLE["TableClass"] == {"Ref": "TableClass"}
    rule = template()["Rules"]["FreeIsStandard"]
    assert rule["RuleCondition"] == {"Fn::Equals": [{"Ref": "Capacity"}, "free"]}
    assert rule["Assertions"][0]["Assert"] == {"Fn::Equals": [{"Ref": "TableClass"}, "STANDARD"]}
