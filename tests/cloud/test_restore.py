"""Restoring the DynamoDB table as in docs/deploy.md, with a copy instead of AWS's restore."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from chalicelib.store.dynamo import create_table
from tests.api.client import COURSE, Client
from tests.cloud.deployed_club import Cloud, deploy
from tests.cloud.wait_until import wait_until

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.type_defs import StreamSpecificationTypeDef

NAME, RESTORED = "mulligan-club-restore", "restored"


def test_players_see_the_restored_state_and_continue(port: int, package: Path) -> None:
    running = deploy(port, package, NAME)
    ann = running.place.visit("Ann")
    table = ann.make(course=COURSE).json["id"]
    assert play_on(ann, table) == 1
    stream = copy_as_it_is(running)
    assert (play_on(ann, table), play_on(ann, table)) == (2, 3)
    lost = ann.make(course=COURSE).json["id"]
    back = deploy(port, package, NAME, RestoredTable=RESTORED, RestoredStream=stream)
    assert back.outputs["TableName"] == RESTORED
    seen = ann.get(f"/api/tables/{table}", since=3)
    assert (seen.status, seen.json["version"], seen.json["rewound"]) == (200, 1, True)
    assert ann.get(f"/api/tables/{lost}").code == "unknown"
    late = ann.play(table, {"kind": "keep"}, seen=3)
    assert (late.status, late.code) == (409, "decision-passed")
    assert play_on(ann, table) == 2
    made = ann.make(course=COURSE).json["id"]
    wait_until(lambda: tables_of(ann) == {table, made})
    again = deploy(port, package, NAME)
    assert again.outputs["TableName"] == RESTORED, "until the parameter changes"


def play_on(client: Client, table: str) -> int:
    """Make a move, and return the version after it."""
    view = client.view(table)
    kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
    return client.play(table, {"kind": "keep" if "keep" in kinds else "roll"}, view["version"]).version


def tables_of(client: Client) -> set[str]:
    return {item["table"] for item in client.get("/api/me/tables", limit=100).json["items"]}


def copy_as_it_is(cloud: Cloud) -> str:
    """Copy the table to another one, after its stream was processed; return the label of the copy's stream."""
    client, name = cloud.session.client("dynamodb"), cloud.outputs["TableName"]
    wait_until(lambda: tables_of(cloud.place.visit("Ann")) != set())
    create_table(client, RESTORED)
    streaming: StreamSpecificationTypeDef = {"StreamEnabled": True, "StreamViewType": "NEW_IMAGE"}
    label = client.update_table(TableName=RESTORED, StreamSpecification=streaming)["TableDescription"]["LatestStreamLabel"]
    for item in client.scan(TableName=name)["Items"]:
        client.put_item(TableName=RESTORED, Item=item)
    return str(label)
