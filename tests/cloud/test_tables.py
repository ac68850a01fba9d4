"""Whole tables over HTTP, at the local server and at the deployed club, which must behave alike."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from chalicelib.actions.message import MESSAGES
from chalicelib.verify import verify
from tests.api.client import BOT, COURSE, OPEN, Answered, Client, new_key
from tests.cloud.wait_until import wait_until
from tests.laws.values import instance
from tests.local.visitor import Place

FRONT: dict[str, Any] = {"holes": "front", "stymie": False}
NUMBERS = count(1)
NONCE = "00112233445566778899aabbccddeeff"


def seat_at(place: Place, people: int, bots: int) -> tuple[str, list[Client]]:
    """Make a full table; return its id and clients. They have no other tables, because running tables are limited."""
    number = next(NUMBERS)
    clients: list[Client] = [place.visit(f"{name} {number}") for name in ("Ann", "Bob", "Cid")[:people]]
    asked: dict[str, Any] = {"options": FRONT, "nonce": NONCE, "key": new_key()}
    made = clients[0].make(*[OPEN] * (people - 1), *[BOT] * bots, **asked)
    assert made.status == 201
    assert clients[0].make(*[OPEN] * (people - 1), *[BOT] * bots, **asked).json["id"] == made.json["id"]
    for client in clients[1:]:
        assert (client.join(made).status, client.join(made).status) == (201, 200)
    return made.json["id"], clients


def play_one(client: Client, table: str, random: Random) -> Any:
    """If it is this client's turn send an illegal move, which is refused, then a move twice; return the view."""
    view = client.view(table)
    if view["legal"] is None or view["you"] not in view["waiting_for"]:
        return view
    refused = client.play(table, {"kind": "sink-it"}, view["version"])
    assert (refused.status, refused.code, refused.version) == (422, "illegal-move", view["version"])
    assert refused.json["legal"] == view["legal"]
    move, key = instance(view["legal"], random), new_key()
    played, again = (client.play(table, move, view["version"], key) for _ in range(2))
    assert (played.status, played.version) == (200, view["version"] + 1)
    assert "Idempotency-Replayed" not in played.headers
    assert (again.status, again.headers["Idempotency-Replayed"]) == (200, "true")
    return played.json


def poll(client: Client, table: str, version: int) -> None:
    """Check that a known version is not sent again. Behind CloudFront only `since` works without a key (test_cloudfront.py)."""
    seen = client.get(f"/api/tables/{table}", since=version)
    assert (seen.status, seen.json) == (304, None)
    assert client.name is None or client.get(f"/api/tables/{table}", seen.headers["ETag"]).status == 304
    assert client.get(f"/api/tables/{table}", since=0).json["from"] == 0


@pytest.mark.parametrize(
    ("people", "bots"), [(2, 0), pytest.param(2, 1, marks=pytest.mark.soak), pytest.param(3, 0, marks=pytest.mark.soak)]
)
def test_a_whole_table_is_played_and_listed(place: Place, people: int, bots: int) -> None:
    random = Random(f"{people} {bots}")
    table, clients = seat_at(place, people, bots)
    for _ in range(400):
        view = play_one(random.choice(clients), table, random)
        if view["status"] == "finished":
            break
    assert view["ended"] == "finished"
    for client in (*clients, place.visit()):
        poll(client, table, view["version"])
    replay = place.visit().get(f"/api/tables/{table}/replay")
    assert len(list(verify(replay.json))) >= 5
    reached = view["result"]["places"]
    wait_until(lambda: all(card_of(client, table).get("places") == reached for client in clients))
    scores = [(view["seats"][seat]["player"], reached[seat]["score"]) for seat in range(people)]
    wait_until(lambda: sorted(standing(place, table)) == sorted(scores))


def card_of(client: Client, table: str) -> Any:
    """Return the table's card in the client's list; {} if there is none."""
    items = client.get("/api/me/tables", limit=100).json["items"]
    return next((item for item in items if item["table"] == table), {})


def standing(place: Place, table: str) -> list[tuple[str, int]]:
    """Return the players and scores of this table on the course's board."""
    asked: dict[str, Any] = {"course": COURSE, "holes": "front", "limit": 100}
    items = place.visit().get("/api/boards/dice-golf", **asked).json["items"]
    return [(item["player"], item["score"]) for item in items if item["table"] == table]


def test_messages_are_shown_to_all(place: Place) -> None:
    table, (ann, bob) = seat_at(place, 2, 0)
    key = new_key()
    said, again = (ann.post(f"/api/tables/{table}/messages", {"text": "Fore! ⛳"}, key) for _ in range(2))
    assert (said.status, said.json, again.headers["Idempotency-Replayed"]) == (201, again.json, "true")
    for client in (bob, place.visit()):
        assert [item["text"] for item in client.get(f"/api/tables/{table}/messages").json["items"]] == ["Fore! ⛳"]
        assert [item["text"] for item in client.view(table)["messages"]] == ["Fore! ⛳"]
    tries = (ann.post(f"/api/tables/{table}/messages", {"text": "Sorry!"}, new_key()) for _ in range(MESSAGES))
    too_soon = next(answer for answer in tries if answer.status != 201)  # on a slow machine some are accepted, a second apart
    assert (too_soon.status, too_soon.code, too_soon.headers["Retry-After"]) == (429, "slow-down", "1")


def test_a_waiting_table_is_in_the_lists_of_its_players(place: Place) -> None:
    table, clients = seat_at(place, 2, 0)
    waited_for = clients[0].view(table)["waiting_for"]
    wait_until(lambda: [card_of(client, table).get("waiting") for client in clients] == [seat in waited_for for seat in (0, 1)])


REFUSED = {
    "nothing there": ("GET", "/api/nothing", {}, b"", 404, "unknown"),
    "wrong method": ("DELETE", "/api/courses", {}, b"", 405, "method"),
    "no such table": ("GET", f"/api/tables/{'A' * 22}", {}, b"", 404, "unknown"),
    "no key": ("GET", "/api/me/tables", {}, b"", 401, "no-key"),
    "bad key": ("GET", "/api/me/tables", {"authorization": "Bearer me"}, b"", 401, "bad-key"),
    "repeated": ("GET", "/api/courses?limit=1&limit=2", {}, b"", 400, "malformed"),
    "unknown query": ("GET", "/api/courses?colour=red", {}, b"", 400, "malformed"),
    "escaped": ("GET", "/api/tables/%2e%2e%2fgames", {}, b"", 404, "unknown"),
    "not JSON": ("POST", "/api/tables", {"content_type": "application/json"}, b"{", 400, "malformed"),
    "no type": ("POST", "/api/tables", {"content_type": ""}, b"{}", 415, "media-type"),
    "too large": ("POST", "/api/tables", {"content_type": "application/json"}, b" " * 16_385, 413, "too-large"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_are_the_same_everywhere(place: Place, name: str) -> None:
    method, path, headers, body, status, code = REFUSED[name]
    client = place.visit("Ann" if method == "POST" else None)
    refused: Answered = client.ask(method, path, body, **headers)
    assert (refused.status, refused.code) == (status, code)
