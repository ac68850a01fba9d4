"""An in-process client: it calls the Chalice app as the gateway does, and checks every reply against the API's description.

A reply must have a status, a media type and a body that `openapi.json` names for the call, and keep the rules on headers.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from app import app
from chalicelib.api import openapi, reply
from chalicelib.api.dispatch import Routes
from chalicelib.games.registry import GAMES
from chalicelib.local.gateway import Gateway
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.local.origins import ALL, Hosts, Origins
from chalicelib.local.page import Page
from tests.schemas import Schema
from tests.tiny.engine import TINY

ALL_GAMES = {**GAMES, TINY.id: TINY}
DESCRIPTION = json.loads(json.dumps(openapi.describe(ALL_GAMES, "test")))
HOSTS = Hosts("127.0.0.1")
GATEWAY = Gateway(app, Page(Path("no-page-in-these-tests")), HOSTS, Origins(HOSTS, frozenset({ALL})))
ROUTES = Routes(DESCRIPTION["paths"])
KNOWN: dict[str, Schema] = {}
PROBLEM = {"$ref": "#/components/schemas/Problem"}
COURSE = "pebble-coast"

_numbers = count(1)


class NoOne:
    """A connection that waits for no answer: it is returned."""

    def answer(self, request: HttpRequest, answer: HttpResponse) -> None:
        raise AssertionError


@dataclass
class Answered:
    status: int
    headers: dict[str, str]
    json: Any

    @property
    def code(self) -> str:
        return str(self.json["code"])

    @property
    def version(self) -> int:
        return int(self.json["version"])


def key_of(name: str) -> str:
    """Return a player's key that follows from a name."""
    return urlsafe_b64encode(sha256(name.encode()).digest()).rstrip(b"=").decode()


def new_key() -> str:
    return f"idempotent-{next(_numbers)}"


@dataclass
class Client:
    """A client of one player; `name` None: without a key. `address` is the network address that the gateway sees."""

    name: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    address: str = "198.51.100.7"

    @property
    def key(self) -> str:
        assert self.name is not None
        return key_of(self.name)

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answered:
        """Send a request. Header names have underscores for dashes; empty headers are not sent."""
        sent = {"host": "localhost", "authorization": f"Bearer {self.key}" if self.name else "", **self.headers}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        sent = {name: value for name, value in sent.items() if value}
        request = HttpRequest(NoOne(), method, path, sent, body, remote=self.address)
        answer = self.send(request)
        document = json.loads(answer.body) if answer.body else None
        answered = Answered(answer.status, dict(answer.headers), document)
        check(request, answered)
        return answered

    def send(self, request: HttpRequest) -> HttpResponse:
        """Hand the request to the app. Tests over a network override this."""
        return GATEWAY.answer(request)

    def get(self, path: str, if_none_match: str = "", **query: Any) -> Answered:
        target = f"{path}?{urlencode(query, doseq=True)}" if query else path
        return self.ask("GET", target, if_none_match=if_none_match)

    def post(self, path: str, body: Any = None, key: str = "", **headers: str) -> Answered:
        sent = b"" if body is None else json.dumps(body).encode()
        all_headers = {"content_type": "application/json" if sent else "", "idempotency_key": key, **headers}
        return self.ask("POST", path, sent, **all_headers)

    # What people do, in a line each.

    def make(self, *seats: Any, key: str = "", **wanted: Any) -> Answered:
        """Start a table; by default Dice Golf on the front nine. The first seat is the client's."""
        asked = {"game": "dice-golf", "options": {"holes": "front"}, "course": COURSE, **wanted}
        asked = {name: value for name, value in asked.items() if value is not ...}
        return self.post("/api/tables", {**asked, "seats": [{"kind": "me", "name": self.name}, *seats]}, key)

    def join(self, made: Answered, **more: Any) -> Answered:
        code = made.json["links"]["join"].split("=")[1]
        return self.post(f"/api/tables/{made.json['id']}/seats", {"name": self.name, "join": code, **more})

    def view(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}").json

    def play(self, table: str, move: Any, seen: int | None = None, key: str | None = None) -> Answered:
        version = self.view(table)["version"] if seen is None else seen
        return self.post(f"/api/tables/{table}/moves", {"move": move, "seen": version}, key or new_key())


OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def check(request: HttpRequest, answered: Answered) -> None:
    """Fail unless the reply fits the API's description and the rules for all replies."""
    check_headers(request, answered)
    schema = described(request, answered)
    check_described_headers(request, answered)
    if schema is None:
        assert answered.json is None, "a body where none is described"
    else:
        problem = known(schema).mismatch(answered.json)
        assert problem is None, f"{answered.status}: {problem}"
    if answered.status >= 400:
        assert answered.json["status"] == answered.status
        assert answered.json["detail"].endswith("."), "a sentence"


def operation_of(request: HttpRequest) -> Any:
    """Return the description of this call; None if there is no such call."""
    found = ROUTES.find(request.target.partition("?")[0])
    return found and DESCRIPTION["paths"][found[0]].get(request.method.lower().replace("head", "get"))


def described(request: HttpRequest, answered: Answered) -> Any:
    """Return the schema of this reply in the description; None if it has no body."""
    operation = operation_of(request)
    if not operation:
        assert answered.status in (404, 405, 204), f"{answered.status} is no answer to an unknown call"
        return None if answered.status == 204 else PROBLEM
    assert str(answered.status) in operation["responses"], f"{answered.status} is not described: {answered.json}"
    content = operation["responses"][str(answered.status)].get("content")
    if content is None:
        return None
    return content[answered.headers["Content-Type"]]["schema"]


def check_described_headers(request: HttpRequest, answered: Answered) -> None:
    """Check that described headers are sent exactly where the description says so."""
    operation, known = operation_of(request), DESCRIPTION["components"]["headers"]
    described = operation["responses"][str(answered.status)].get("headers", {}) if operation else {}
    sent = {name for name in answered.headers if name in known} if operation else set()
    assert sent <= {*described}, "a header that is not described"
    assert {name for name in described if known[name]["required"]} <= sent, "a header that is missing"


def known(schema: Any) -> Schema:
    """Return a validator, cached because building one takes longer than using it."""
    name = json.dumps(schema)
    if name not in KNOWN:
        KNOWN[name] = Schema(json.loads(name.replace('"#/', '"urn:api#/')), {"urn:api": DESCRIPTION})
    return KNOWN[name]


def seconds_kept(request: HttpRequest) -> tuple[int, ...]:
    """Return for how many seconds shared caches may keep the reply."""
    match request.target.partition("?")[0].split("/")[2:]:
        case ["tables", _]:
            return 1, reply.OVER_SECONDS
        case ["tables", _, "replay"]:
            return (reply.REPLAY_SECONDS,)
        case ["courses", _]:
            return reply.OVER_SECONDS, reply.FINAL_SECONDS
        case ["challenges"] | ["challenges", _]:
            return reply.TODAY_SECONDS, reply.OVER_SECONDS
        case _:
            return (1,)


def check_headers(request: HttpRequest, answered: Answered) -> None:
    headers = answered.headers
    own = headers["Vary"] == "Authorization, Origin"  # a server on one's own computer, which tells other sites' pages nothing
    assert headers.get("Access-Control-Allow-Origin") == (None if own else "*")
    assert "Access-Control-Allow-Credentials" not in headers
    assert not any(name.lower() == "set-cookie" for name in headers)
    private = "authorization" in request.headers or answered.status >= 400
    kept = headers["Cache-Control"]
    assert kept == reply.PRIVATE if private else int(kept.removeprefix("public, s-maxage=")) in seconds_kept(request)
    assert own or headers["Vary"] == "Authorization"
    assert (answered.status == 429) <= ("Retry-After" in headers)
