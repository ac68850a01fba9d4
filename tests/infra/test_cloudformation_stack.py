"""Changes of stacks: on an emulator, and with faked statuses for failures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count, repeat
from types import SimpleNamespace
from typing import Any

import pytest

from infra.aws_account import Account, ToolError, open_account
from infra.cloudformation_stack import Stack
from infra.lambda_python import NoSuchPython
from tests.emulators import ministack

BUCKET = "templates"
QUEUE: dict[str, Any] = {"Type": "AWS::SQS::Queue", "Properties": {"MessageRetentionPeriod": {"Ref": "Seconds"}}}
IMPOSSIBLE: dict[str, Any] = {"Type": "AWS::SQS::Queue", "Properties": {"MessageRetentionPeriod": 1}}
"""An error that validation of the template does not find."""
_names = count(1)


def table(key: str = "pk") -> dict[str, Any]:
    attribute = {"AttributeName": key}
    return {
        "Type": "AWS::DynamoDB::Table",
        "Properties": {
            "BillingMode": "PAY_PER_REQUEST",
            "KeySchema": [{**attribute, "KeyType": "HASH"}],
            "AttributeDefinitions": [{**attribute, "AttributeType": "S"}],
        },
    }


@pytest.fixture(scope="module")
def account(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Account]:
    try:
        ministack.install()
    except NoSuchPython as reason:
        pytest.skip(str(reason))
    with ministack.running(tmp_path_factory.mktemp("emulator")) as port:
        account = open_account(ministack.Session(port))
        account.s3.create_bucket(Bucket=BUCKET)
        yield account


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def stack(account: Account, said: list[str]) -> Stack:
    return Stack(account, f"stack-{next(_names)}", said.append, pause=0.02)


def change(stack: Stack, resources: dict[str, Any], **parameters: str) -> bool:
    """Change the stack to a template with these resources and two parameters."""
    parameter = {"Type": "String", "Default": "60"}
    outputs = {"Seconds": {"Value": {"Ref": "Seconds"}}}
    template = {"Parameters": {"Seconds": parameter, "Other": parameter}, "Resources": resources, "Outputs": outputs}
    key = f"{next(_names)}.json"
    stack.account.s3.put_object(Bucket=BUCKET, Key=key, Body=json.dumps(template).encode())
    return stack.change(f"{stack.account.s3.meta.endpoint_url}/{BUCKET}/{key}", parameters, "b1")


def status(stack: Stack) -> str:
    return stack.account.cloudformation.describe_stacks(StackName=stack.name)["Stacks"][0]["StackStatus"]


def test_a_stack_is_made_then_changed_then_left_alone(stack: Stack) -> None:
    assert stack.outputs() == {}
    stack.make_ready()
    assert change(stack, {"Queue": QUEUE})
    assert change(stack, {"Queue": QUEUE, "More": QUEUE})
    assert status(stack) == "UPDATE_COMPLETE"
    assert not change(stack, {"Queue": QUEUE, "More": QUEUE})
    assert stack.account.cloudformation.list_change_sets(StackName=stack.name)["Summaries"][-1]["Status"] != "FAILED", (
        "no change set is left"
    )


def test_a_parameter_keeps_its_value_until_it_is_given_again(stack: Stack) -> None:
    change(stack, {"Queue": QUEUE}, Seconds="120")
    change(stack, {"Queue": QUEUE, "More": QUEUE})
    assert stack.outputs() == {"Seconds": "120"}
    change(stack, {"Queue": QUEUE}, Seconds="180")
    assert stack.outputs() == {"Seconds": "180"}


def test_an_unknown_parameter_is_named_and_refused(stack: Stack) -> None:
    with pytest.raises(ToolError, match=r"no parameter Minutes; there are Other, Seconds\."):
        change(stack, {"Queue": QUEUE}, Minutes="2")
    assert stack.outputs() == {}


def test_a_failed_resource_is_named_and_the_next_attempt_starts_again(stack: Stack, said: list[str]) -> None:
    with pytest.raises(ToolError, match=r"ROLLBACK_COMPLETE\):\n  Wrong: .+"):
        change(stack, {"Wrong": IMPOSSIBLE, "Queue": QUEUE})
    stack.make_ready()
    assert said[-1] == f"The first attempt to create {stack.name} failed and was undone. Deleting what is left of it."
    assert change(stack, {"Queue": QUEUE})


def test_a_table_left_by_a_failed_creation_is_named(stack: Stack, said: list[str]) -> None:
    kept = {**table(), "DeletionPolicy": "Retain"}
    with pytest.raises(ToolError, match=r"ROLLBACK_COMPLETE\)"):
        change(stack, {"Table": kept, "Wrong": {**IMPOSSIBLE, "DependsOn": "Table"}})
    stack.make_ready()
    (left,) = re.findall(r"Deleting what is left of it\. Its empty table (.+) stays, because it is protected", said[-1])
    assert left.startswith(f"{stack.name}-Table-")


def test_a_failed_change_is_undone_and_the_resource_is_named(stack: Stack) -> None:
    change(stack, {"Queue": QUEUE})
    with pytest.raises(ToolError, match=r"UPDATE_ROLLBACK_COMPLETE\):\n  Wrong: .+"):
        change(stack, {"Queue": QUEUE, "Wrong": IMPOSSIBLE})
    stack.make_ready()
    with pytest.raises(ToolError) as second:
        change(stack, {"Queue": QUEUE, "Broken": IMPOSSIBLE})
    assert "Broken" in str(second.value)
    assert "Wrong" not in str(second.value), "earlier failures are not reported again"
    stack.make_ready()
    assert change(stack, {"More": QUEUE})


@pytest.mark.parametrize("after", [{"Table": table("id"), "Queue": QUEUE}, {"Queue": QUEUE}], ids=["made again", "left out"])
def test_no_change_removes_the_table(stack: Stack, after: dict[str, Any]) -> None:
    change(stack, {"Table": table(), "Queue": QUEUE})
    with pytest.raises(ToolError, match="could put an empty table in place of Table: nothing was changed"):
        change(stack, after)
    assert status(stack) == "CREATE_COMPLETE"


# Statuses that the emulator does not have.


class Statuses:
    """A fake CloudFormation that returns one status for each call."""

    def __init__(self, *statuses: str) -> None:
        self.statuses = chain(statuses, repeat(statuses[-1]))

    def describe_stacks(self, StackName: str) -> Any:  # noqa: N803
        return {"Stacks": [{"StackStatus": next(self.statuses)}]}


def telling(stack: Stack, *statuses: str) -> Stack:
    return replace(stack, account=SimpleNamespace(cloudformation=Statuses(*statuses)), pause=0)  # type: ignore[arg-type]


def test_a_change_under_way_is_waited_for(stack: Stack, said: list[str]) -> None:
    cleaning = "UPDATE_COMPLETE_CLEANUP_IN_PROGRESS"
    telling(stack, "UPDATE_IN_PROGRESS", "UPDATE_IN_PROGRESS", cleaning, "UPDATE_COMPLETE").make_ready()
    assert said == [f"{stack.name}: update in progress ...", f"{stack.name}: update complete cleanup in progress ..."]


@pytest.mark.parametrize("stuck", ["UPDATE_ROLLBACK_FAILED", "ROLLBACK_FAILED", "DELETE_FAILED", "CREATE_FAILED"])
def test_a_stuck_stack_is_left_alone(stack: Stack, stuck: str) -> None:
    with pytest.raises(ToolError, match=rf"is stuck \({stuck}\): look at its events"):
        telling(stack, stuck).make_ready()


@pytest.mark.parametrize("ready", ["REVIEW_IN_PROGRESS", "CREATE_COMPLETE", "UPDATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE"])
def test_other_statuses_are_ready(stack: Stack, ready: str) -> None:
    telling(stack, ready).make_ready()
