"""The smoke test in a deployment: of a new version before traffic, and of the site; and going back after a failure."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from infra.aws_account import ToolError
from infra.pre_traffic_hook import calls_by_invoking
from infra.smoke_test import Call, SendCall, SmokeTest, SmokeTestFailed
from tests.cloud.deployed_club import Cloud, build_of, deploy
from tests.cloud.test_update import newer
from tests.local.visitor import Place

__all__ = ["newer"]


def through(place: Place) -> SendCall:
    """Return a function that sends calls to the site."""

    def send(call: Call) -> tuple[int, str]:
        body = b"" if call.body is None else call.body.encode()
        answer = place.fetch(call.method, call.target, {name.lower(): value for name, value in call.headers.items()}, body)
        return answer.status, answer.body.decode()

    return send


def aliases(cloud: Cloud) -> dict[str, Any]:
    """Return the only alias."""
    client = cloud.session.client("lambda")
    names = [function["FunctionName"] for function in client.list_functions()["Functions"]]
    (api,) = [name for name in names if name.startswith(f"{cloud.deployment.stack.name}-APIHandler-")]
    (alias,) = client.list_aliases(FunctionName=api)["Aliases"]
    return alias  # type: ignore[no-any-return]


def test_the_site_and_its_newest_version_pass(cloud: Cloud, package: Path) -> None:
    alias = aliases(cloud)
    assert alias["Name"] == "live"
    address = f"{alias['AliasArn'].rpartition(':')[0]}:{alias['FunctionVersion']}"
    version = calls_by_invoking(partial(cloud.session.client("lambda").invoke, FunctionName=address))
    for send in (version, through(cloud.place)):
        SmokeTest(send).run(build_of(package))


def test_a_failed_smoke_test_goes_back(port: int, cloud: Cloud, package: Path, newer: Path) -> None:
    before, seen = aliases(cloud)["FunctionVersion"], list[str]()

    def failing(address: str, build: str) -> None:
        seen.append(aliases(cloud)["FunctionVersion"])
        raise SmokeTestFailed("No move is taken.")

    with pytest.raises(ToolError, match=rf"No move is taken\. So the stack went back to build {build_of(package)}"):
        deploy(port, newer, run_smoke_test=failing)
    assert seen[0] != before, "the newer version was deployed"
    assert json.loads(cloud.place.fetch("GET", "/api/health", {}).body)["build"] == build_of(package)
    assert cloud.deployment.stack.parameters()["Steps"] == "AllAtOnce"
    deploy(port, package)
    assert json.loads(cloud.place.fetch("GET", "/api/health", {}).body)["build"] == build_of(package), (
        "a later deployment works"
    )
