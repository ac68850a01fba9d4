"""Each function's role allows exactly what its code calls."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import app
from chalicelib.api.link_pictures import FOLDER
from chalicelib.boards import courses, daily, results
from chalicelib.store.dynamo_items import RANKED
from chalicelib.store.interface import Store
from chalicelib.store.s3 import Objects
from chalicelib.upkeep import rules_changed, wake
from tests.infra import dynamodb_calls
from tests.infra.template import FUNCTION, ROOT, of_type, properties

LOCAL_ONLY = frozenset({"open_service"})
"""Opens a local store and repairs it after a kill, or returns a DynamoDB store without calling it."""
TABLE = "arn:${AWS::Partition}:dynamodb:${AWS::Region}:${AWS::AccountId}:table/${Name}"
STREAM = f"{TABLE}/stream/*"
INDEX = f"{TABLE}/index/{RANKED}"
NAME = properties("APIHandler")["Environment"]["Variables"]["TABLE_NAME"]
BY_HAND = (
    wake.project_recent_entries,
    rules_changed.find_changed,
    rules_changed.end_changed,
    results.rebuild,
    results.sweep,
    courses.repair_indexes,
    courses.unlist,
    courses.relist,
    daily.dates,
    daily.recount,
    results.put_results,
)
"""Code that no function calls: the start of a local club, and `make rebuild`, which has the operator's permissions."""
SMOKE_TEST, CODEDEPLOY = "Check", "StepsRole"
"""The smoke test's function and CodeDeploy's role: test_template_rollout.py tests their permissions."""
HANDLERS = sorted({*of_type(FUNCTION)} - {SMOKE_TEST})


def allowed(name: str) -> set[tuple[str, str]]:
    """Return the actions that a function's role allows, each with its resource."""
    found: set[tuple[str, str]] = set()
    for policy in policies(name):
        for statement in policy["PolicyDocument"]["Statement"]:
            assert statement["Effect"] == "Allow"
            found |= {(action, json.dumps(statement["Resource"])) for action in statement["Action"]}
    return found


def policies(name: str) -> Iterator[dict[str, Any]]:
    """Yield the policies of a function's role, inline and separate."""
    apart = [resource for resource in of_type("AWS::IAM::Policy").values() if {"Ref": f"{name}Role"} in resource["Roles"]]
    for policy in (*properties(f"{name}Role")["Policies"], *apart):
        if "Fn::If" in policy:
            condition, policy, otherwise = policy["Fn::If"]
            assert (condition, otherwise) == ("Traced", {"Ref": "AWS::NoValue"}), "tracing is only allowed if it is on"
        yield policy


def needed(name: str) -> set[tuple[str, str]]:
    """Return the permissions that a function needs: for its code's calls, and for what the platform does on its behalf."""
    found = {(operation, sub(TABLE)) for operation in table_calls(name)}
    if any("ranked" in dynamodb_calls.methods(start, not_into=LOCAL_ONLY) for start in starts(name)):
        found.add(("dynamodb:Query", sub(INDEX)))
    function = properties(name)
    log = json.dumps({"Fn::GetAtt": [function["LoggingConfig"]["LogGroup"]["Ref"], "Arn"]})
    found |= {("logs:CreateLogStream", log), ("logs:PutLogEvents", log)}
    if function["Tracing"] == {"Ref": "Tracing"}:
        found |= {("xray:PutTraceSegments", '"*"'), ("xray:PutTelemetryRecords", '"*"')}
    for stream in of_type("AWS::Lambda::EventSourceMapping").values():
        if stream["FunctionName"] == {"Ref": name}:
            reads = ("DescribeStream", "GetRecords", "GetShardIterator", "ListStreams")
            found |= {(f"dynamodb:{operation}", sub(STREAM)) for operation in reads}
            if "DestinationConfig" in stream:
                found.add(("sqs:SendMessage", json.dumps(stream["DestinationConfig"]["OnFailure"]["Destination"])))
    return found | bucket_calls(name)


def bucket_calls(name: str) -> set[tuple[str, str]]:
    """Return the calls of the bucket, if the function has one, and the list that makes a missing file 404."""
    if "BUCKET" not in properties(name)["Environment"]["Variables"]:
        return set()
    buckets = ast.parse((ROOT / "chalicelib" / "store" / "s3.py").read_text("utf-8"))
    (shelf,) = (node for node in buckets.body if isinstance(node, ast.ClassDef) and node.name == Objects.__name__)
    asked = {
        node.attr for node in ast.walk(shelf) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self._client"
    }
    folder = json.dumps({"Fn::Sub": f"${{Page.Arn}}{FOLDER}*"})
    found = {("s3:" + "".join(part.capitalize() for part in call.split("_")), folder) for call in asked}
    return {*found, ("s3:ListBucket", json.dumps({"Fn::GetAtt": ["Page", "Arn"]}))}


def table_calls(name: str) -> set[str]:
    return {call for start in starts(name) for call in dynamodb_calls.operations(start, not_into=LOCAL_ONLY)}


def starts(name: str) -> Iterator[Callable[..., Any]]:
    """Return the functions at which a Lambda function's code starts."""
    if name == "APIHandler":
        for handlers in app.app.handlers.values():
            yield from handlers.values()
    else:
        module, _, handler = properties(name)["Handler"].rpartition(".")
        yield getattr(import_module(module), handler)


def sub(arn: str) -> str:
    return json.dumps({"Fn::Sub": [arn, {"Name": NAME}]})


@pytest.mark.parametrize("name", HANDLERS)
def test_policies_of_a_role_have_different_names(name: str) -> None:
    """Of two policies with the same name only the last would stay."""
    names = [policy["PolicyName"] for policy in policies(name)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("name", HANDLERS)
def test_a_role_allows_exactly_what_its_function_does(name: str) -> None:
    assert allowed(name) - needed(name) == set(), "more than the function does"
    assert needed(name) - allowed(name) == set(), "less than the function does"


@pytest.mark.parametrize("name", HANDLERS)
def test_each_function_has_its_own_role(name: str) -> None:
    role = properties(f"{name}Role")
    (trust,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert trust["Principal"] == {"Service": "lambda.amazonaws.com"}
    assert "ManagedPolicyArns" not in role
    assert not [action for action, _ in allowed(name) if "*" in action]


def test_there_are_no_other_roles() -> None:
    assert set(of_type("AWS::IAM::Role")) == {CODEDEPLOY, *(f"{name}Role" for name in (*HANDLERS, SMOKE_TEST))}


# ── the analysis of the code is complete ──


def test_functions_have_the_expected_permissions() -> None:
    """Only the scheduled handler and projections (they move finished tables' cards) delete; only boards are read by rank."""
    assert {name for name in HANDLERS if "dynamodb:DeleteItem" in table_calls(name)} == {"Project", "Wake"}
    assert "dynamodb:GetItem" in table_calls("APIHandler")
    assert {name for name in HANDLERS if ("dynamodb:Query", sub(INDEX)) in needed(name)} == {"APIHandler"}


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Yield all modules that may get a store on AWS."""
    for path in (ROOT / "chalicelib").rglob("*.py"):
        if "local" not in path.parts and path.parent.name != "store":
            yield path, ast.parse(path.read_text("utf-8"))


def test_every_function_that_uses_the_store_is_analysed() -> None:
    """Every function that calls the store is reached from a handler, or only run by a person."""
    beginnings = [*BY_HAND, *(start for name in HANDLERS for start in starts(name))]
    found = {function for start in beginnings for function in dynamodb_calls.reached(start, not_into=LOCAL_ONLY)}
    names = {(function.__module__, function.__name__) for function in found}
    missed = set()
    for path, tree in modules():
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in tree.body:
            for member in node.body if isinstance(node, ast.ClassDef) else [node]:
                if dynamodb_calls.methods_in(member) and (module, getattr(member, "name", "")) not in names:
                    missed.add(f"{module}.{getattr(member, 'name', '?')}")
    assert not missed


def test_stores_are_always_named_store() -> None:
    for path, tree in modules():
        for holder in (node for node in ast.walk(tree) if isinstance(node, ast.arg | ast.AnnAssign)):
            name = holder.arg if isinstance(holder, ast.arg) else ast.unparse(holder.target)
            if holder.annotation and "Store" in ast.unparse(holder.annotation).split(" | "):
                assert name == dynamodb_calls.STORE, f"{path.name} calls a store {name}"


def test_only_dynamodb_and_the_bucket_are_called() -> None:
    makers = {"create_client", "client", "resource"}
    services: dict[str, set[str]] = {}
    for path in (ROOT / "app.py", *(ROOT / "chalicelib").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in makers:
                services.setdefault(ast.literal_eval(node.args[0]), set()).add(path.name)
    assert services == {"dynamodb": {"dynamo.py"}, "s3": {"s3.py"}}


def plain(store: Store) -> None:
    store.rows("p", count=1)


def nested(club: Any) -> Callable[[], None]:
    def inner() -> None:
        club.store.delete("p", "s")

    return inner


class Kept:
    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self) -> None:
        self._store.get("p", "s")


def by_hand(store: Store) -> Any:
    return map(plain, [store]), Kept


def putting(store: Store) -> None:
    store.change([])


def taking(store: Store) -> None:
    store.change([], [("p", "s", 1)])


def not_a_store(counts: dict[str, int]) -> None:
    counts.get("put")


@pytest.mark.parametrize(
    ("start", "found"),
    [
        (plain, {"dynamodb:Query"}),
        (nested, {"dynamodb:DeleteItem"}),
        (by_hand, {"dynamodb:Query", "dynamodb:GetItem"}),
        (putting, {"dynamodb:PutItem"}),
        (taking, {"dynamodb:PutItem", "dynamodb:DeleteItem"}),
        (not_a_store, set()),
    ],
)
def test_calls_are_read_from_code(start: Callable[..., Any], found: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dynamodb_calls, "OURS", (*dynamodb_calls.OURS, __name__))
    assert dynamodb_calls.operations(start) == found


def test_the_stores_calls_are_read_from_code() -> None:
    operations = dynamodb_calls.operations_by_method()
    assert set(operations) == {*dynamodb_calls.METHODS, dynamodb_calls.TAKING}
    assert operations["some"] == {"dynamodb:BatchGetItem"}
    assert operations["append"] == operations["put"] == operations["change"] == {"dynamodb:PutItem"}
    assert operations[dynamodb_calls.TAKING] == {"dynamodb:PutItem", "dynamodb:DeleteItem"}
    assert all(operations.values()), "each method sends something"


def test_a_planted_call_and_a_planted_permission_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (statement, *_) = properties("WakeRole")["Policies"][0]["PolicyDocument"]["Statement"]
    monkeypatch.setitem(statement, "Action", [*statement["Action"], "dynamodb:Scan"])
    assert {action for action, _ in allowed("Wake") - needed("Wake")} == {"dynamodb:Scan"}
    monkeypatch.setitem(statement, "Action", ["dynamodb:PutItem"])
    assert "dynamodb:DeleteItem" in {action for action, _ in needed("Wake") - allowed("Wake")}
