"""The deployed package, run by AWS's runtime client over DynamoDB without this project's sources."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.service import project
from chalicelib.boards.courses import BUILT_IN
from chalicelib.local.http import HttpRequest
from chalicelib.play.club import Club, now_ms
from chalicelib.play.table_queries import look
from chalicelib.players.keys import player_id
from chalicelib.store.interface import Store
from chalicelib.verify import verify
from tests.api.client import BOT, COURSE, OPEN, NoOne, new_key
from tests.api.function_urls import answer_of, url_event
from tests.cloud.every_game import FEW, MANY, play_every_game
from tests.lambda_runtime.conftest import BUILD, Start
from tests.lambda_runtime.lambda_events import SCHEDULED, Invoker, proxy_event
from tests.lambda_runtime.run_function import Function
from tests.lambda_runtime.runtime_api import InvocationFailed
from tests.laws.values import instance
from tests.streams.shard import inserted, number_of

WEEK_MS = 7 * 24 * 3600 * 1000
KEY = "A" * 43


@pytest.fixture
def club(start: Start) -> Iterator[Function]:
    with start("app.app") as function:
        yield function


def contents(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")}


def test_a_whole_table_is_played(club: Function, task: Path) -> None:
    before, random = contents(task), Random("lambda")
    ann, bob, watcher = (Invoker(name, function=club) for name in ("Ann", "Bob", None))
    made = ann.make(OPEN, options={"holes": "front", "stymie": False})
    assert (made.status, bob.join(made).status) == (201, 201)
    table, view = made.json["id"], ann.view(made.json["id"])
    while view["status"] == "playing":
        client = (ann, bob)[view["waiting_for"][0]]
        move, key = instance(client.view(table)["legal"], random), new_key()
        played, again = (client.play(table, move, view["version"], key) for _ in range(2))
        assert (played.status, again.status) == (200, 200)
        assert "Idempotency-Replayed" in again.headers
        view = played.json
    assert view["ended"] == "finished"
    assert len(list(verify(watcher.get(f"/api/tables/{table}/replay").json))) >= 5
    assert contents(task) == before, "something was written to the read-only folder"


@pytest.mark.parametrize("most", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_every_game_is_played(club: Function, task: Path, most: int) -> None:
    before = contents(task)
    play_every_game(lambda name: Invoker(name, function=club), most)
    assert contents(task) == before


def test_the_stream_puts_a_table_into_its_players_lists(club: Function, start: Start, store: Store) -> None:
    dora = Invoker("Dora", function=club)
    table = dora.make(BOT).json["id"]
    assert dora.get("/api/me/tables").json["items"] == []
    records = [inserted(table, entry) for entry in store.after(table, -1)]
    with start("app.project") as project:
        assert project({"Records": records}) == {"batchItemFailures": []}
        broken = {**records[0], "dynamodb": {**records[0]["dynamodb"], "NewImage": {}}}
        assert project({"Records": [broken]}) == {"batchItemFailures": [{"itemIdentifier": number_of(broken)}]}
    assert [item["table"] for item in dora.get("/api/me/tables").json["items"]] == [table]


def test_health_and_description_are_served(club: Function) -> None:
    watcher = Invoker(function=club)
    assert watcher.get("/api/health").json == {"ok": True, "build": BUILD}
    assert watcher.get("/api/openapi.json").json["openapi"] == "3.1.0"


def test_a_tables_link_opens_the_packaged_shell(club: Function) -> None:
    table = Invoker("Ann", function=club).make(OPEN).json["id"]
    event = {
        **proxy_event(HttpRequest(NoOne(), "GET", f"/api/tables/{table}", {}, b"")),
        "path": f"/t/{table}",
        "resource": "/t/{table}",
    }
    reply = club({**event, "requestContext": {**event["requestContext"], "resourcePath": "/t/{table}"}})
    assert (reply["statusCode"], reply["headers"]["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "Ann" in reply["body"]


def test_only_function_url_events_from_cloudfront_are_answered(club: Function) -> None:
    table = Invoker("Ann", function=club).make(OPEN).json["id"]
    asked = HttpRequest(NoOne(), "GET", f"/api/tables/{table}", {"accept-language": "de"}, b"")
    seen, refused = answer_of(club(url_event(asked))), answer_of(club(url_event(asked, "guessed")))
    assert (seen.status, json.loads(seen.body)["table"]) == (200, table)
    assert (refused.status, json.loads(refused.body)["title"]) == (403, "Forbidden")


def test_wrong_requests_are_refused(club: Function) -> None:
    ann = Invoker("Ann", function=club)
    for path, body, status, code in (
        ("/api/tables", {"game": "dice-golf"}, 400, "malformed"),
        ("/api/courses", {"name": "Ödland", "holes": []}, 422, "course"),
        (f"/api/tables/{'A' * 22}/start", {}, 404, "unknown"),
    ):
        refused = ann.post(path, body)
        assert (refused.status, refused.code) == (status, code)


def test_the_scheduled_handler_applies_time_outs(start: Start, store: Store) -> None:
    past = Club(store, clock=lambda: now_ms() - WEEK_MS, project=partial(project, store))
    seats = [RequestedSeat("me", "Ann"), RequestedSeat("bot")]
    wanted = TableRequest("dice-golf", seats, {"holes": "front"}, BUILT_IN[COURSE])
    table = make_table(past, player_id(KEY), KEY, wanted).id
    with start("app.wake") as wake:
        assert wake(SCHEDULED) >= 1
    view = look(Club(store), None, table, since=0).view
    assert view is not None
    assert (view["happened"][0]["kind"], view["happened"][0]["seat"]) == ("timed-out", 0)


def test_an_unknown_event_fails(club: Function) -> None:
    with pytest.raises(InvocationFailed):
        club({})
