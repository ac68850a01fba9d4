"""Calls deployed scheduled functions as their rules do."""

from __future__ import annotations

import json
from typing import Any

from tests.cloud.deployed_club import STACK, Cloud

EVENT = {
    "version": "0",
    "id": "89d1a02d-5ec7-412e-82f5-13505f849b41",
    "detail-type": "Scheduled Event",
    "source": "aws.events",
    "account": "000000000000",
    "time": "2026-11-20T22:50:00Z",
    "region": "us-east-1",
    "resources": ["arn:aws:events:us-east-1:000000000000:rule/wake"],
    "detail": {},
}


def called(cloud: Cloud, name: str) -> int:
    """Invoke a function with its rule's event; return the number of tables that it reports."""
    reply = cloud.session.client("lambda").invoke(FunctionName=address(cloud, name), Payload=json.dumps(EVENT))
    result = json.loads(reply["Payload"].read())
    assert "FunctionError" not in reply, result
    return int(result)


def rule(cloud: Cloud, name: str) -> tuple[str, str]:
    """Return the schedule of the function's only rule, and whether it is enabled."""
    events = cloud.session.client("events")
    (found,) = events.list_rule_names_by_target(TargetArn=address(cloud, name))["RuleNames"]
    found_rule = events.describe_rule(Name=found)
    return found_rule["ScheduleExpression"], found_rule["State"]


def address(cloud: Cloud, name: str) -> Any:
    functions = cloud.session.client("lambda").list_functions()["Functions"]
    return next(function["FunctionArn"] for function in functions if function["FunctionName"].startswith(f"{STACK}-{name}-"))
