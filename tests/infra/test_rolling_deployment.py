"""A rolling deployment: two builds serve the same tables on one store, and neither harms what the other wrote."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from botocore.session import Session
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.log import entries
from chalicelib.play.projections import SHARDS, due_row
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from chalicelib.store.dynamo_items import decode_row
from chalicelib.verify import verify
from tests.api.client import OPEN, Answered, Client, new_key
from tests.emulators import dynoxide
from tests.infra.rolling_builds import KEYS, Build, Visitor, copy_sources, make_newer, running
from tests.laws.values import instance
from tests.streams.shard import inserted

NAME = "mulligan-club"
FRONT: dict[str, Any] = {"holes": "front", "stymie": True}
pytestmark = pytest.mark.skipif(not dynoxide.runs_here(), reason="Dynoxide is there for Linux on x86-64 only")


@dataclass
class Rolling:
    """Both builds, and their store."""

    older: Build
    newer: Build
    client: DynamoDBClient

    @property
    def store(self) -> DynamoStore:
        return DynamoStore(self.client, NAME)

    @property
    def both(self) -> tuple[Build, Build]:
        return self.older, self.newer

    def mixed(self, name: str, seed: int) -> Visitor:
        """Return a client whose requests reach either build."""
        return Visitor(name, builds=[*self.both], random=Random(seed))


@pytest.fixture(scope="module")
def rolling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rolling]:
    older = copy_sources(tmp_path_factory.mktemp("older"))
    newer = make_newer(copy_sources(tmp_path_factory.mktemp("newer")))
    session = Session()
    session.set_credentials(KEYS["AWS_ACCESS_KEY_ID"], KEYS["AWS_SECRET_ACCESS_KEY"])
    session.set_config_variable("region", KEYS["AWS_DEFAULT_REGION"])
    with dynoxide.running() as url, closing(make_client(session, endpoint_url=url)) as client:
        create_table(client, NAME)
        env = {"TABLE_NAME": NAME, "AWS_ENDPOINT_URL_DYNAMODB": url}
        with running(older, BUILD="older", **env) as first, running(newer, BUILD="newer", **env) as second:
            yield Rolling(first, second, client)


def sit(maker: Client, other: Client) -> str:
    made = maker.make(OPEN, options=FRONT, key=new_key())
    assert made.status == 201
    assert other.join(made).status == 201
    return str(made.json["id"])


def play_one(client: Client, table: str, random: Random) -> Any:
    """If it is this client's turn make a move, send it twice with the same key, and return the view."""
    view = client.view(table)
    if view["legal"] is None or view["you"] not in view["waiting_for"]:
        return view
    move, key = instance(view["legal"], random), new_key()
    played, again = (client.play(table, move, view["version"], key) for _ in range(2))
    assert (played.status, played.version) == (200, view["version"] + 1)
    assert (again.status, again.headers["Idempotency-Replayed"]) == (200, "true")
    return again.json


def play_to_the_end(clients: list[Visitor], table: str, random: Random) -> Any:
    for _ in range(400):
        view = play_one(random.choice(clients), table, random)
        if view["status"] == "finished":
            return view
    raise AssertionError("it never ended")


def test_a_table_is_played_through_both_builds(rolling: Rolling) -> None:
    random = Random(1)
    clients = [rolling.mixed("Ann", 2), rolling.mixed("Bob", 3)]
    table = sit(rolling.older.visit("Ann"), clients[1])
    assert clients[0].post(f"/api/tables/{table}/messages", {"text": "Fore!"}, new_key()).status == 201
    for _ in range(15):
        play_one(random.choice(clients), table, random)
        for name in ("Ann", "Bob", None):
            older, newer = (build.visit(name).view(table) for build in rolling.both)
            assert older == newer
    view = play_to_the_end(clients, table, random)
    log = rolling.store.after(table, -1)
    formats = [entry.state[0] for entry in log if entry.state]
    assert len({*formats}) == 2, "both builds wrote snapshots"
    assert 99 in formats
    for build in rolling.both:
        build.forget()
        assert build.visit("Ann").view(table)["result"] == view["result"]
    for at in range(0, len(log), 5):
        older, newer = (build.visit().get(f"/api/tables/{table}/replay", at=at).json for build in rolling.both)
        assert older == newer


@pytest.mark.parametrize("finished_by", ["older", "newer"])
def test_both_builds_show_a_replay_that_can_be_verified(rolling: Rolling, finished_by: str) -> None:
    ann, bob = rolling.older.visit("Ann"), rolling.older.visit("Bob")
    table, build = sit(ann, bob), getattr(rolling, finished_by)
    play_to_the_end([build.visit("Ann"), build.visit("Bob")], table, Random(finished_by))
    for build in rolling.both:
        replay = build.visit().get(f"/api/tables/{table}/replay").json
        assert len(list(verify(replay))) >= 5


def test_a_table_made_by_one_build_is_found_by_the_other(rolling: Rolling) -> None:
    asked: dict[str, Any] = {"options": FRONT, "key": new_key(), "nonce": "00" * 16}
    made, again = (build.visit("Cid").make(OPEN, **asked) for build in rolling.both)
    assert (made.status, again.status) == (201, 201)
    assert made.json == again.json
    assert rules_of(rolling, made.json["id"]) == 1


def rules_of(rolling: Rolling, table: str) -> int:
    return int(entries.read(rolling.store.some(table, [0])[0]).acts[0].what["rules"])


def test_an_etag_of_one_build_does_not_match_the_other(rolling: Rolling) -> None:
    table = sit(rolling.older.visit("Ann"), rolling.older.visit("Bob"))
    tag = rolling.older.visit("Ann").get(f"/api/tables/{table}").headers["ETag"]
    asked = [build.visit("Ann").get(f"/api/tables/{table}", tag).status for build in rolling.both]
    assert asked == [304, 200]


def refused(older: Build, table: str, version: int, code: str) -> Iterator[Answered]:
    """Yield the replies to all calls of a table from a build that does not know its rules."""
    ann, eve = older.visit("Ann"), older.visit("Eve")
    yield ann.get(f"/api/tables/{table}")
    yield older.visit().get(f"/api/tables/{table}")
    yield ann.play(table, {"kind": "roll"}, version)
    yield ann.post(f"/api/tables/{table}/messages", {"text": "Hello?"}, new_key())
    yield eve.post(f"/api/tables/{table}/seats", {"name": "Eve", "join": code})
    yield ann.post(f"/api/tables/{table}/seats/1/release", {})
    yield ann.post(f"/api/tables/{table}/leave", {})
    yield ann.get(f"/api/tables/{table}/replay")


def test_the_older_build_leaves_tables_with_new_rules_alone(rolling: Rolling) -> None:
    random = Random(4)
    clients = [rolling.newer.visit("Ann"), rolling.newer.visit("Bob")]
    asked: dict[str, Any] = {"options": FRONT, "key": new_key(), "nonce": "00" * 16}
    made = clients[0].make(OPEN, **asked)
    table, code = made.json["id"], made.json["links"]["join"].split("=")[1]
    assert clients[1].join(made).status == 201
    assert rules_of(rolling, table) == 2
    for _ in range(6):
        view = play_one(random.choice(clients), table, random)
    before = rolling.store.after(table, -1)
    for answered in refused(rolling.older, table, view["version"], code):
        assert (answered.status, answered.code) == (409, "rules-retired"), answered.json
    assert rolling.older.visit("Ann").make(OPEN, **asked).code == "rules-retired"
    assert rolling.store.after(table, -1) == before
    play_to_the_end(clients, table, random)


def wakings(rolling: Rolling, table: str) -> list[str]:
    """Return the rows that wake the table."""
    rows = [row for shard in range(SHARDS) for row in rolling.store.rows(f"DUE#{shard}", count=100, strong=True)[0]]
    return [row.sk for row in rows if row.sk.endswith(f"#{table}")]


@pytest.mark.parametrize("made_by", ["older", "newer"])
def test_a_table_is_woken_again_by_either_build(rolling: Rolling, made_by: str) -> None:
    build = getattr(rolling, made_by)
    table = sit(build.visit("Ann"), build.visit("Bob"))
    rolling.store.put(due_row(table, 1))
    rolling.older.wake()
    assert len(wakings(rolling, table)) == 1


def test_both_builds_derive_the_same_rows(rolling: Rolling) -> None:
    table = sit(rolling.newer.visit("Ann"), rolling.newer.visit("Bob"))
    records = [inserted(table, entry) for entry in rolling.store.after(table, -1)]

    def rows() -> list[Any]:
        pages = rolling.client.get_paginator("scan").paginate(TableName=NAME)
        items = [item for page in pages for item in page["Items"] if item["sk"]["S"].endswith(f"#{table}")]
        return sorted(map(decode_row, items), key=lambda row: (row.pk, row.sk))

    made = []
    for build in rolling.both:
        assert build.call("project", {"Records": records}) == {"batchItemFailures": []}
        made.append(rows())
        for row in made[-1]:
            rolling.store.delete(row.pk, row.sk)
    assert made[0] == made[1]
    assert len(made[0]) >= 4
