"""Making a stage read-only and opening it again: by hand, and by the month's costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing as closes
from types import SimpleNamespace
from typing import Any

import pytest

import app
from chalicelib.api.service import Service, set_service
from chalicelib.play import maintenance
from chalicelib.play.club import Closing, Club
from chalicelib.store.interface import Unavailable
from chalicelib.store.sqlite import SqliteStore
from infra import read_only as tool
from infra import store_argument
from infra.aws_account import ToolError
from tests.infra.template import of_type, properties, template

BEGUN = 1_790_000_000_000
HOUR = 3_600_000


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """The table of the only stage."""

    def output_of(stage: str, output: str) -> str:
        if stage != "prod":
            raise ToolError(f"There is no stack mulligan-club-{stage} with a {output}.")
        return "club"

    with closes(SqliteStore()) as store:
        monkeypatch.setattr(store_argument, "stack_output", output_of)
        monkeypatch.setattr(store_argument, "open_table", lambda name: {"club": store}[name])
        yield store


def test_close_and_open_by_hand(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main("open", "prod") == 0
    assert capsys.readouterr().out == "The club was open already.\n"
    assert tool.main("close", "prod") == 0
    assert "nothing is written any more" in capsys.readouterr().out
    last = maintenance.read(store)
    assert last is not None
    assert last.until is None
    assert tool.main("open", "prod") == 0
    assert capsys.readouterr().out.startswith("The club is open again")
    last = maintenance.read(store)
    assert last is not None
    assert last.until is not None


def test_the_messages_have_the_times() -> None:
    with closes(SqliteStore()) as store:
        assert "since 2026-09-21 14:13 UTC." in tool.close(store, BEGUN)
        assert "since 2026-09-21 14:13 UTC." in tool.close(store, BEGUN + HOUR), "it was closed already"
        assert tool.open_again(store, BEGUN + 2 * HOUR).endswith("are enforced from 2026-09-21 18:13 UTC on.")


@pytest.mark.parametrize("asked", [(), ("close",), ("shut", "prod"), ("close", "prod", "now")])
def test_an_unknown_command_prints_the_usage(asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(*asked) == 1
    assert capsys.readouterr().err == tool.USAGE


def test_an_unknown_stage_is_reported(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main("close", "perhaps") == 1
    assert capsys.readouterr().err == "There is no stack mulligan-club-perhaps with a TableName.\n"


def test_an_unavailable_table_is_reported(
    store: SqliteStore, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Unavailable("The table does not answer.")

    monkeypatch.setattr(store, "put", fail)
    assert tool.main("close", "prod") == 1
    assert capsys.readouterr().err == "The table does not answer.\n"


# ── by the budget ──


def test_the_function_closes_the_club(store: SqliteStore) -> None:
    """With any event, because only the budget may publish to its topic."""
    set_service(Service(Club(store, clock=lambda: BEGUN), "b1"))
    try:
        context = SimpleNamespace(get_remaining_time_in_millis=lambda: 29_000, aws_request_id="r")
        event: dict[str, Any] = {"Records": [{"EventSource": "aws:sns", "Sns": {"Subject": "AWS Budgets: reached"}}]}
        assert app.close(event, context) == BEGUN
    finally:
        set_service(None)
    assert maintenance.read(store) == Closing(BEGUN)


CLOSING = {"CostClosing", "Spent", "SpentPolicy", "SpentCloses", "CloseBySpent"}


def test_the_budget_calls_the_function_by_default() -> None:
    resources = template()["Resources"]
    assert template()["Parameters"]["AtCost"]["Default"] == "close"
    assert {name for name, notification in resources.items() if notification.get("Condition") == "ClosesAtCost"} == CLOSING
    assert template()["Conditions"]["ClosesAtCost"] == {"Fn::Equals": [{"Ref": "AtCost"}, "close"]}
    (notification,) = properties("CostClosing")["NotificationsWithSubscribers"]
    assert (notification["Notification"]["NotificationType"], notification["Notification"]["Threshold"]) == ("ACTUAL", 100), (
        "no forecast"
    )
    assert notification["Subscribers"] == [{"SubscriptionType": "SNS", "Address": {"Ref": "Spent"}}]
    assert properties("CostClosing")["Budget"]["BudgetLimit"] == properties("Cost")["Budget"]["BudgetLimit"]
    assert resources["CostClosing"]["DependsOn"] == "SpentPolicy", "creating a budget checks the topic's policy"
    assert (properties("SpentCloses")["TopicArn"], properties("SpentCloses")["Protocol"]) == ({"Ref": "Spent"}, "lambda")
    assert properties("SpentCloses")["Endpoint"] == {"Fn::GetAtt": ["Close", "Arn"]}


def test_budgets_have_different_names() -> None:
    names = {name: budget["Budget"]["BudgetName"] for name, budget in of_type("AWS::Budgets::Budget").items()}
    assert names == {"Cost": {"Ref": "AWS::StackName"}, "CostClosing": {"Fn::Sub": "${AWS::StackName}-closing"}}


def test_only_the_budget_may_publish_to_the_topic() -> None:
    (statement,) = properties("SpentPolicy")["PolicyDocument"]["Statement"]
    assert statement["Principal"] == {"Service": "budgets.amazonaws.com"}
    assert statement["Condition"] == {"StringEquals": {"aws:SourceAccount": {"Ref": "AWS::AccountId"}}}
    callers = [
        permission
        for permission in of_type("AWS::Lambda::Permission").values()
        if permission["FunctionName"] == {"Ref": "Close"}
    ]
    (caller,) = callers
    assert (caller["Principal"], caller["SourceArn"]) == ("sns.amazonaws.com", {"Ref": "Spent"})


def test_the_function_may_only_write_one_row() -> None:
    (statement,) = properties("CloseRole")["Policies"][0]["PolicyDocument"]["Statement"]
    assert statement["Condition"] == {"ForAllValues:StringEquals": {"dynamodb:LeadingKeys": [maintenance.PK]}}
