"""All that a caller can find out over HTTP: status, headers and body of each call, as the gateway sends them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from chalicelib.api.service import Service, set_service
from chalicelib.local.http import HttpRequest
from tests.api.client import GATEWAY, NoOne
from tests.laws.rooms import Caller, Room

BUILD = "b1"


def answers(room: Room, caller: Caller, since: int, probes: Sequence[Any]) -> list[str]:
    """Return what `rooms.answers` does, but through the API."""
    person = room.person(caller)
    key = {"authorization": f"Bearer {person.bearer}"} if person else {}
    set_service(Service(room.club, BUILD))
    try:
        return [_sent(HttpRequest(NoOne(), *ask)) for ask in _asks(room, caller, since, probes, {"host": "localhost", **key})]
    finally:
        set_service(None)


def _sent(request: HttpRequest) -> str:
    answer = GATEWAY.answer(request)
    return f"{request.method} {request.target}: {answer.status} {dict(answer.headers)} {answer.body!r}"


Ask = tuple[str, str, dict[str, str], bytes]


def _asks(room: Room, caller: Caller, since: int, probes: Sequence[Any], headers: dict[str, str]) -> Iterator[Ask]:
    table, seat = f"/api/tables/{room.table}", room.seated(caller)
    tag = f'"{since}.{"w" if seat is None else seat}.{BUILD}"'
    for path in (
        table,
        f"{table}?since={since}",
        f"{table}/messages",
        f"{table}/log",
        f"{table}/log?at={since}",
        "/api/me/tables",
    ):
        yield "GET", path, headers, b""
    yield "GET", table, {**headers, "if-none-match": tag}, b""
    if room.folded().status == "playing":
        for path in (f"{table}/replay", f"{table}/replay?at={since}", f"{table}/replay?begin=1"):
            yield "GET", path, headers, b""
        all_headers = {**headers, "content-type": "application/json", "idempotency-key": "a key for nothing"}
        for probe in probes:
            yield "POST", f"{table}/moves", all_headers, json.dumps({"move": probe, "seen": since}).encode()
        yield "POST", f"{table}/rematch", all_headers, b"{}"
