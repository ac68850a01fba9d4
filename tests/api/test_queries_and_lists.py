"""Queries and lists: known keys, each once; 1 to 100 items; cursors that only their own list accepts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.client import ALL_GAMES, COURSE, OPEN, Answered, Client

LISTS = ["/api/games", "/api/courses", "/api/boards/dice-golf", "/api/boards/becks-golf", "/api/me/tables"]
LISTS += ["/api/ratings/stew", "/api/ratings/dice-golf/bots", f"/api/players/{'A' * 22}/rounds"]


def pages(client: Client, path: str, limit: int, **query: Any) -> list[list[Any]]:
    """Return all pages of a list."""
    found, cursor = [], None
    while True:
        page = client.get(path, limit=limit, **query, **({"cursor": cursor} if cursor else {}))
        found.append(page.json["items"])
        cursor = page.json["cursor"]
        if cursor is None:
            return found


def refused(answered: Answered) -> bool:
    return (answered.status, answered.code) == (400, "malformed")


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("limit", ["0", "101", "-1", "1.0", "x", "", "01", "9" * 30])
def test_a_limit_goes_from_1_to_100(ann: Client, path: str, limit: str) -> None:
    assert refused(ann.get(path, limit=limit))
    assert ann.get(path, limit=100).status == ann.get(path, limit=1).status == 200


@pytest.mark.parametrize("path", [*LISTS, "/api/health", "/api/openapi.json", f"/api/courses/{COURSE}"])
def test_unknown_and_repeated_keys_are_refused(ann: Client, path: str) -> None:
    assert refused(ann.get(path, colour="red"))
    assert refused(ann.get(path, limit=["5", "5"]))


def test_posts_take_no_query(ann: Client) -> None:
    assert refused(ann.post("/api/tables?dry=1", {}))


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("cursor", ["", "x", "AAAA", "é", "=" * 40, "A" * 5000, "bnVsbA"])
def test_an_invalid_cursor_is_refused(ann: Client, path: str, cursor: str) -> None:
    assert refused(ann.get(path, cursor=cursor))


def test_pages_are_consecutive(ann: Client) -> None:
    whole = ann.get("/api/courses").json["items"]
    assert len(whole) == 4
    for limit in (1, 2, 3):
        found = pages(ann, "/api/courses", limit)
        assert [course for page in found for course in page] == whole
        assert all(len(page) <= limit for page in found)
    assert [game["id"] for page in pages(ann, "/api/games", 1) for game in page] == [*ALL_GAMES]


def test_a_cursor_belongs_to_its_list(ann: Client, bob: Client) -> None:
    for client in (ann, bob):
        client.make()
        client.make()
    cursors = [
        ann.get("/api/courses", limit=1).json["cursor"],
        ann.get("/api/games", limit=1).json["cursor"],
        ann.get("/api/me/tables", limit=1).json["cursor"],
    ]
    paths = ["/api/courses", "/api/games", "/api/me/tables"]
    for cursor, own in zip(cursors, paths, strict=True):
        assert [ann.get(path, cursor=cursor).status for path in paths] == [200 if path == own else 400 for path in paths]
    assert refused(bob.get("/api/me/tables", cursor=cursors[2]))


def test_messages_come_newest_first_in_pages(ann: Client, bob: Client, time: Any) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    path = f"/api/tables/{made.json['id']}/messages"
    for number in range(5):
        time.pass_hours(0.01)
        assert ann.post(path, {"text": f"message {number}"}, key=f"message-{number}").status == 201
    texts = [[message["text"][-1] for message in page] for page in pages(bob, path, 2)]
    assert texts == [["4", "3"], ["2", "1"], ["0"]]
