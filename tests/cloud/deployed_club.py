"""Deploys a package to the emulator's account."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import boto3

from chalicelib.store.dynamo import DynamoStore
from infra.aws_account import open_account
from infra.cloudformation_stack import Stack
from infra.deploy import Deployment, RunSmokeTest
from tests.emulators.ministack import Session
from tests.local.visitor import Place

STACK = "mulligan-club-prod"
PAUSE = 0.1


@dataclass(frozen=True)
class Cloud:
    """A deployment, and the messages that it printed."""

    session: boto3.Session
    deployment: Deployment
    place: Place
    said: list[str]

    @property
    def outputs(self) -> dict[str, str]:
        return self.deployment.stack.outputs()


def edge(port: int, address: str) -> Place:
    """Return the distribution at that address. It really is on this port, without TLS, but it sees requests as sent by TLS."""
    return Place(port, urlsplit(address).netloc, {"x-forwarded-proto": "https"})


def no_smoke_test(address: str, build: str) -> None:
    """Skip the smoke test, which takes longer than most tests."""


def deploy(
    port: int,
    package: Path,
    name: str = STACK,
    run_smoke_test: RunSmokeTest = no_smoke_test,
    **parameters: str,
) -> Cloud:
    """Deploy the package to the stack `name` in the emulator on that port."""

    def fetch(address: str) -> bytes:
        answer = edge(port, address).fetch("GET", urlsplit(address).path, {})
        if answer.status != 200:
            raise OSError(answer.status, answer.body.decode())
        return answer.body

    said: list[str] = []
    session = Session(port)
    account = open_account(session)
    stack = Stack(account, name, said.append, PAUSE)
    deployment = Deployment(
        account,
        stack,
        package,
        build_of(package),
        fetch,
        said.append,
        max_wait=10,
        open_table=lambda name: DynamoStore(session.client("dynamodb"), name),
        run_smoke_test=run_smoke_test,
    )
    address = deployment.run(parameters)
    return Cloud(session, deployment, edge(port, address), said)


def build_of(package: Path) -> str:
    """Return the name of the package's build."""
    template = json.loads((package / "template.json").read_text())
    return str(template["Resources"]["APIHandler"]["Properties"]["Environment"]["Variables"]["BUILD"])
