"""Cache headers: shared caches keep neither errors nor replies to requests with a key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import app as chalice_app
from chalicelib.api.routes import CALLS
from tests.api.client import BOT, OPEN, Client, key_of, new_key
from tests.api.test_tables import play_out

KEYS = [
    f"Bearer {key_of('Ann')}",
    f"bearer  {key_of('Ann')}",
    "Bearer short",
    "Basic YTpi",
    "AWS4-HMAC-SHA256 Credential=x",
    "",
]
"""Ann's, and what is sent by those who mean something else."""


def every_way_in() -> Iterator[tuple[str, str]]:
    """Yield each route of the app with each method, including the catch-all and pages of links."""
    for path, methods in chalice_app.app.routes.items():
        for method in {*methods, "GET", "POST", "DELETE", "HEAD"}:
            yield method, path


def event(method: str, path: str, headers: dict[str, str] | None, body: str | None = None) -> dict[str, Any]:
    names = {name: "0" for name in ("table", "course", "game", "seat", "part") if f"{{{name}}}" in path}
    return {
        "headers": headers,
        "multiValueQueryStringParameters": None,
        "pathParameters": names or None,
        "requestContext": {"resourcePath": path, "httpMethod": method},
        "body": body,
    }


def kept(answer: dict[str, Any]) -> tuple[str, bool]:
    """Who may keep it, and whether only for who shows the same key; links' pages are in one's language besides."""
    return answer["headers"]["Cache-Control"], "Authorization" in answer["headers"]["Vary"].split(", ")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", ["Authorization", "authorization", "AUTHORIZATION"])
def test_no_route_makes_replies_to_a_key_cacheable(key: str, name: str) -> None:
    for method, path in every_way_in():
        for body in (None, "{}", "{"):
            answer = chalice_app.app(event(method, path, {name: key, "Content-Type": "application/json"}, body), None)
            assert kept(answer) == ("private, no-store", True), f"{method} {path}: {answer}"


def test_replies_without_a_key_may_be_cached() -> None:
    """The opposite of the test above, so that it cannot pass by accident."""
    for headers in (None, {}, {"Content-Type": "application/json"}):
        assert kept(chalice_app.app(event("GET", "/api/games", headers), None)) == ("public, s-maxage=1", True)


def test_finished_and_constant_data_is_cached_longer(ann: Client, watcher: Client) -> None:
    """Without a key. While the game is on, for one second."""
    table = ann.make(BOT).json["id"]

    def seconds(path: str, **query: Any) -> str:
        return watcher.get(path, **query).headers["Cache-Control"].partition("=")[2]

    at = f"/api/tables/{table}"
    assert seconds(at) == seconds(at, since=ann.view(table)["version"]) == "1"
    play_out(ann, table)
    assert seconds(at) == seconds(at, since=ann.view(table)["version"]) == "60"
    assert seconds(f"{at}/replay") == seconds(f"{at}/replay", begin=1) == seconds(f"{at}/replay", at=1) == "3600"
    assert seconds("/api/courses/pebble-coast") == "86400"
    assert seconds("/api/courses") == seconds(f"{at}/log") == seconds("/api/boards/dice-golf") == "1"


def test_errors_are_never_cached() -> None:
    for method, path in every_way_in():
        answer = chalice_app.app(event(method, path, None, "{"), None)
        assert (answer["statusCode"] >= 400) == (kept(answer) == ("private, no-store", True)), f"{method} {path}"


def test_no_reply_to_a_player_during_a_game_is_cacheable(ann: Client, bob: Client) -> None:
    """For successful replies; the tests' client checks every other reply."""
    made = ann.make(OPEN)
    table = made.json["id"]
    at = f"/api/tables/{table}"
    granted = [made, bob.join(made), ann.post(f"{at}/messages", {"text": "Fore!"}, new_key())]
    granted += [ann.get(path) for path in (at, f"{at}/messages", "/api/me/tables", "/api/games", "/api/courses", "/api/health")]
    granted += [ann.get("/api/openapi.json"), ann.get("/api/boards/dice-golf"), ann.get("/api/courses/pebble-coast")]
    granted += [ann.post("/api/courses", {"name": "Links", "holes": [{"par": 3, "yards": 150}] * 9})]
    granted += [ann.get(at, since=ann.view(table)["version"])]
    granted += [bob.post(f"{at}/leave")]
    alone = ann.make(BOT).json["id"]
    granted += [ann.post(f"/api/tables/{alone}/start")]
    play_out(ann, alone)
    granted += [ann.get(f"/api/tables/{alone}"), ann.get(f"/api/tables/{alone}/replay"), bob.get(f"/api/tables/{alone}/replay")]
    assert {answered.status for answered in granted} == {200, 201, 304}
    for answered in granted:
        assert answered.headers["Cache-Control"] == "private, no-store"


def test_all_calls_of_the_contract_are_covered() -> None:
    assert {(call.method, call.path) for call in CALLS.values()} <= set(every_way_in())
    assert ("GET", "/t/{table}") in set(every_way_in())
