"""Requests that are ready together share one commit, and none of them is answered as done unless it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api.house import House, project
from chalicelib.store.interface import Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club
from tests.http.wire import HEALTH, NEW_TABLE, Wire, post, request, serving


class Failing(SqliteStore):
    """Counts its commits, and fails those that it is told to."""

    failing = False
    commits = 0

    @contextmanager
    def batch(self) -> Iterator[None]:
        with super().batch():
            yield
            self.commits += 1
            if self.failing:
                raise Unavailable("the disk is full")


@pytest.fixture
def store() -> Iterator[Failing]:
    store = Failing()
    yield store
    store.close()


@pytest.fixture
def house(store: Failing) -> House:
    return House(Club(store, project=partial(project, store)), "b1")


def roll(table: str, version: int, kind: str = "roll") -> bytes:
    return post(f"/api/tables/{table}/moves", {"move": {"kind": kind}, "seen": version}, key=f"key-{version}-{kind}")


def test_what_is_ready_together_is_committed_together(wire: Wire, store: Failing) -> None:
    tables = [wire.ask(post("/api/tables", NEW_TABLE)).told["id"] for _ in range(8)]
    before = store.commits
    wire.send(b"".join(roll(table, 0) for table in tables))
    assert [wire.reply().status for _ in tables] == [200] * 8
    assert store.commits == before + 1


def test_a_failed_commit_undoes_the_whole_batch(wire: Wire, store: Failing) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
    wire.ask(roll(table, 0))
    store.failing = True
    wire.send(roll(table, 1, "keep") + request("GET", f"/api/tables/{table}") + HEALTH)
    replies = [wire.reply() for _ in range(3)]
    assert [(reply.status, reply.told["code"]) for reply in replies] == [(503, "try-again")] * 3
    assert replies[0].headers["retry-after"] == "1"
    store.failing = False
    assert wire.ask(request("GET", f"/api/tables/{table}")).told["version"] == 1


def test_what_failed_is_played_when_it_comes_again(wire: Wire, store: Failing) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
    store.failing = True
    assert wire.ask(roll(table, 0)).status == 503
    store.failing = False
    again = wire.ask(roll(table, 0))
    assert (again.status, again.told["version"], "idempotency-replayed" in again.headers) == (200, 1, False)


def test_a_disk_that_fails_in_the_middle_undoes_what_came_before(tmp_path: Path, page: Path) -> None:
    store = SqliteStore(tmp_path / "club.db")
    with serving(House(Club(store, project=partial(project, store)), "b1"), page) as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
        limit(store, 1)
        wire.send(roll(table, 0) + b"".join(post("/api/tables", NEW_TABLE) for _ in range(15)))
        assert {wire.reply().status for _ in range(16)} == {503}
        limit(store, 1_000_000)
        assert wire.ask(roll(table, 0)).told["version"] == 1
    store.close()


def limit(store: Any, pages: int) -> None:
    """Lets the file grow to so many pages (or stay as large as it is)."""
    db: sqlite3.Connection = store._db
    with store._lock:
        db.execute(f"PRAGMA max_page_count = {pages}")
