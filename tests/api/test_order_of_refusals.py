"""The order of refusals: path, method, size, key, query, media type, form, then the rules."""

from __future__ import annotations

import pytest

from chalicelib.api.request import MAX_BODY_BYTES
from chalicelib.api.routes import CALLS, Call
from tests.api.client import OPEN, Client

PATHS = {
    "table": "A" * 22,
    "seat": "0",
    "request": "1",
    "course": "pebble-coast",
    "game": "dice-golf",
    "player": "A" * 22,
    "date": "2026-11-27",
}
KEYED = [call for call in CALLS.values() if call.needs_key]
READING = [call for call in CALLS.values() if call.asks]


def path_of(call: Call) -> str:
    return call.path.format(**PATHS)


def named(calls: list[Call]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("call", calls, ids=lambda call: call.name)


@named(READING)
@pytest.mark.parametrize("key", ["", "Bearer short"])
def test_a_body_that_is_too_large_is_refused_first(watcher: Client, call: Call, key: str) -> None:
    path = path_of(call).replace("A" * 22, "nowhere")
    answered = watcher.ask(
        call.method, f"{path}?odd=1", b"\xff" * (MAX_BODY_BYTES + 1), authorization=key, content_type="text/plain"
    )
    assert (answered.status, answered.code) == (413, "too-large")


@named(KEYED)
@pytest.mark.parametrize(("key", "code"), [("", "no-key"), ("Bearer short", "bad-key")])
def test_the_key_is_checked_before_anything_is_read(watcher: Client, call: Call, key: str, code: str) -> None:
    answered = watcher.ask(call.method, f"{path_of(call)}?odd=1", b"\xff" * MAX_BODY_BYTES, authorization=key)
    assert (answered.status, answered.code) == (401, code)


@named(READING)
def test_the_query_comes_before_the_body(ann: Client, call: Call) -> None:
    answered = ann.ask(call.method, f"{path_of(call)}?odd=1", b"\xff" * MAX_BODY_BYTES)
    assert (answered.status, answered.code) == (400, "malformed")
    assert "odd" in answered.json["detail"]


@named(READING)
def test_then_the_media_type_and_the_form(ann: Client, call: Call) -> None:
    def refusal(body: bytes, content_type: str) -> tuple[int, str]:
        answered = ann.ask(call.method, path_of(call), body, content_type=content_type)
        return answered.status, answered.code

    assert refusal(b"\xff", "text/plain") == (415, "media-type")
    assert refusal(b"\xff", "") == (415, "media-type")
    assert refusal(b"\xff", "application/json") == (400, "malformed")
    assert refusal(b'{"surprise": 1}', "application/json") == (400, "malformed")


def test_a_refused_request_leaves_no_trace(ann: Client) -> None:
    table = ann.make(OPEN).json["id"]
    for call in READING:
        ann.ask(call.method, call.path.format(**{**PATHS, "table": table}), b"\xff", content_type="application/json")
    assert ann.view(table)["version"] == 0
