"""A closed club refuses writes and allows reads."""

from __future__ import annotations

import pytest

from chalicelib.api.routes import CALLS, Call
from chalicelib.api.service import Service
from chalicelib.play import maintenance
from tests.api.client import COURSE, Client
from tests.tables.people import Time

WRITING = [call for call in CALLS.values() if call.writes]
ADDRESS = {"{table}": "A" * 22, "{seat}": "0", "{request}": "3"}


def filled(call: Call) -> str:
    """Return the call's path with ids that do not exist."""
    path = call.path
    for name, value in ADDRESS.items():
        path = path.replace(name, value)
    return path


@pytest.fixture
def closed(service: Service, time: Time) -> None:
    maintenance.close(service.club.store, time())


@pytest.mark.parametrize("call", WRITING, ids=lambda call: call.name)
def test_nothing_is_written(closed: None, ann: Client, call: Call) -> None:
    answered = ann.ask(call.method, filled(call))
    assert (answered.status, answered.code, answered.headers["Retry-After"]) == (503, "read-only", "600")


def test_all_writing_calls_are_tested() -> None:
    assert {call.name for call in CALLS.values() if not call.writes and call.method != "GET"} == {"knock"}


def test_everything_can_be_read(service: Service, time: Time, ann: Client, watcher: Client) -> None:
    made = ann.make(course=COURSE)
    table, join = made.json["id"], made.json["links"]["join"].split("=")[1]
    maintenance.close(service.club.store, time())
    time.pass_hours(1)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/messages", "/api/me/tables", "/api/courses", "/api/health"):
        assert ann.get(path).status == 200, path
    assert watcher.get(f"/api/tables/{table}").status == 200
    assert Client("Bob").post(f"/api/tables/{table}/knock", {"join": join}).status in (200, 409)


def test_the_refusal_is_in_the_requested_language(closed: None, ann: Client) -> None:
    reply = ann.post("/api/tables", {}, accept_language="de").json
    assert reply["detail"].startswith("Der Club ist vorerst geschlossen")


def test_it_opens_again(service: Service, time: Time, ann: Client, closed: None) -> None:
    maintenance.open_again(service.club.store, time())
    assert ann.make(course=COURSE).status == 201
