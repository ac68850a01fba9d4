"""The Chalice app: its routes and errors are the contract's, and threads do not mix."""

from __future__ import annotations

import json
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from chalice.app import ScheduledEventConfig, ScheduleExpression
from chalice.config import Config
from chalice.local import LocalGateway

import app as chalice_app
from chalicelib.api.routes import CALLS
from tests.api.client import GATEWAY, Client, key_of
from tests.scheduled import Context, scheduled_event
from tests.tables.people import Time

CATCH_ALL = "/api/{step0}"
PAGES = {("GET", "/t/{table}"), ("GET", "/t/{table}/{part}")}


@pytest.fixture
def gateway() -> LocalGateway:
    """Return the gateway that `chalice local` puts before the app."""
    return LocalGateway(chalice_app.app, Config())


def test_routes_match_the_contract() -> None:
    routes = {(method, path) for path, found in chalice_app.app.routes.items() for method in found if CATCH_ALL[:7] not in path}
    assert routes - PAGES == {(call.method, call.path) for call in CALLS.values()}
    assert routes >= PAGES


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z/a/b/c", "/api/tables/x/cards", "/api/Health"]
)
def test_an_unknown_path_is_404(watcher: Client, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "HEAD"):
        answered = watcher.ask(method, path)
        assert answered.status == 404
        assert answered.json["code"] == "unknown"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/health"),
        ("GET", "/api/tables"),
        ("DELETE", "/api/games"),
        ("PUT", "/api/tables/x/moves"),
        ("TRACE", "/api/games"),
    ],
)
def test_an_unknown_method_is_405(watcher: Client, method: str, path: str) -> None:
    answered = watcher.ask(method, path)
    assert (answered.status, answered.code) == (405, "method")
    assert answered.headers["Allow"] in ("GET", "POST", "GET, POST")


def test_preflights_are_answered_for_any_origin(watcher: Client) -> None:
    answered = watcher.ask("OPTIONS", "/api/tables/x/moves", origin="https://elsewhere.example")
    assert answered.status == 204
    assert "POST" in answered.headers["Access-Control-Allow-Methods"]
    allowed = answered.headers["Access-Control-Allow-Headers"].split(",")
    assert {"Authorization", "Content-Type", "Idempotency-Key", "If-None-Match"} <= set(allowed)


@pytest.mark.parametrize("path", ["/api/health", "/api/nothing", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA"])
def test_scripts_may_read_what_they_need(watcher: Client, path: str) -> None:
    assert watcher.get(path).headers["Access-Control-Expose-Headers"] == "ETag,Idempotency-Replayed,Retry-After"


def test_head_is_get_without_a_body(watcher: Client) -> None:
    assert watcher.ask("HEAD", "/api/health").status == 200


@pytest.mark.parametrize(("path", "status"), [("/api/health", 200), ("/api/tables", 405), ("/api/{step0}", 404)])
def test_head_is_get_to_the_app_itself_too(path: str, status: int) -> None:
    event: dict[str, Any] = {
        "headers": {},
        "multiValueQueryStringParameters": None,
        "pathParameters": None,
        "requestContext": {"resourcePath": path, "httpMethod": "HEAD"},
        "body": None,
    }
    assert chalice_app.app(event, None)["statusCode"] == status


def test_chalice_local_serves_the_same(gateway: LocalGateway) -> None:
    answered = gateway.handle_request("GET", "/api/health", {}, b"")
    assert (answered["statusCode"], json.loads(answered["body"])["ok"]) == (200, True)
    assert answered["headers"]["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/api/nothing", 404), ("GET", "/api/a/b/c/d/e", 404), ("DELETE", "/api/health", 405)]
)
def test_chalice_local_gives_the_contracts_errors(gateway: LocalGateway, method: str, path: str, status: int) -> None:
    answered = gateway.handle_request(method, path, {}, b"")
    assert answered["statusCode"] == status
    assert answered["headers"]["Content-Type"] == "application/problem+json"
    assert answered["headers"]["Access-Control-Allow-Origin"] == "*"
    assert json.loads(answered["body"])["status"] == status


def test_chalice_local_answers_preflights(gateway: LocalGateway) -> None:
    answered = gateway.handle_request("OPTIONS", "/api/tables", {}, b"")
    assert answered["statusCode"] == 200
    assert "POST" in answered["headers"]["Access-Control-Allow-Methods"]


def test_a_base64_body_is_decoded() -> None:
    event: dict[str, Any] = {
        "headers": {"Authorization": f"Bearer {key_of('Ann')}", "Content-Type": "application/json"},
        "multiValueQueryStringParameters": None,
        "pathParameters": None,
        "stageVariables": None,
        "requestContext": {"resourcePath": "/api/courses", "httpMethod": "POST"},
        "body": "eyJuYW1lIjogIk9uZSIsICJob2xlcyI6IFt7InBhciI6IDMsICJ5YXJkcyI6IDE1MH1dfQ==",
        "isBase64Encoded": True,
    }
    assert chalice_app.app(event, None)["statusCode"] == 201


def test_requests_in_two_threads_do_not_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2)

    def meet(request: Any, get_response: Any) -> Any:
        """Let Chalice continue only once it has both requests."""
        both.wait(10)
        return get_response(request)

    monkeypatch.setattr(chalice_app.app, "middleware_handlers", [*chalice_app.app.middleware_handlers, (meet, "http")])
    with ThreadPoolExecutor(2) as threads:
        made = list(threads.map(lambda name: Client(name).make(), ["Ann", "Bob"]))
    assert [answered.json["view"]["seats"][0]["name"] for answered in made] == ["Ann", "Bob"]


def test_the_scheduled_function_wakes_due_tables(ann: Client, time: Time) -> None:
    table = ann.make().json["id"]
    time.pass_hours(73)
    assert chalice_app.wake(scheduled_event(), Context()) == 1
    time.now -= 3_600_000
    assert ann.get(f"/api/tables/{table}", since=0).json["happened"][0]["kind"] == "timed-out"


def test_a_table_that_cannot_be_woken_is_logged_without_its_id(
    ann: Client, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(club: Any, table: str) -> None:
        raise RuntimeError(table)

    table = ann.make().json["id"]
    time.pass_hours(73)
    monkeypatch.setattr(logging.getLogger("mulligan-club"), "propagate", True)
    monkeypatch.setattr(sys.modules["chalicelib.upkeep.wake"], "_play_on", break_down)
    assert chalice_app.wake(scheduled_event(), Context()) == 0
    assert "A table's waking broke: RuntimeError" in caplog.text
    assert table not in caplog.text


def test_the_schedule_is_every_minute() -> None:
    schedule = chalice_app.app.event_sources[0]
    assert isinstance(schedule, ScheduledEventConfig)
    assert isinstance(schedule.schedule_expression, ScheduleExpression)
    assert schedule.schedule_expression.to_string() == "rate(1 minute)"


def test_fixed_paths_come_before_parameters_at_the_gateway() -> None:
    assert GATEWAY._routes.find("/api/me/tables") == ("/api/me/tables", {})
    assert GATEWAY._routes.find("/api/courses/a%20b/") == ("/api/courses/{course}", {"course": "a b"})
