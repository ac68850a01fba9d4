"""The emulator's account, and what infra.deploy makes of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import boto3

from chalicelib.store.dynamo import DynamoStore
from infra.aws import open_account
from infra.deploy import Deployment, Visiting
from infra.stack import Stack
from tests.emulators.ministack import Session
from tests.local.visitor import Place

STACK = "mulligan-club-prod"
PAUSE = 0.1


@dataclass(frozen=True)
class Cloud:
    """A deployment, with the sentences that it said."""

    session: boto3.Session
    deployment: Deployment
    place: Place
    said: list[str]

    @property
    def outputs(self) -> dict[str, str]:
        return self.deployment.stack.outputs()


def edge(port: int, address: str) -> Place:
    """The distribution at that address, which in truth is on this port; viewers come by TLS as far as it can tell."""
    return Place(port, urlsplit(address).netloc, {"x-forwarded-proto": "https"})


def nobody_visits(address: str, build: str) -> None:
    """A visit takes longer than most tests."""


def deploy(
    port: int,
    package: Path,
    name: str = STACK,
    visiting: Visiting = nobody_visits,
    **parameters: str,
) -> Cloud:
    """Deploys that package to a stack of that name in the emulator on that port."""

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
        patience=10,
        open_table=lambda name: DynamoStore(session.client("dynamodb"), name),
        visiting=visiting,
    )
    address = deployment.run(parameters)
    return Cloud(session, deployment, edge(port, address), said)


def build_of(package: Path) -> str:
    """The build that the package's functions say they are."""
    template = json.loads((package / "template.json").read_text())
    return str(template["Resources"]["APIHandler"]["Properties"]["Environment"]["Variables"]["BUILD"])
