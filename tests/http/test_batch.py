"""Requests that are ready together share one commit, and none of them is answered as done unless it is."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api.house import House, project
from chalicelib.api.identity import player_id
from chalicelib.local import server
from chalicelib.local.batch import MOST, Batch
from chalicelib.local.gateway import Gateway
from chalicelib.local.wire import Answer, Request
from chalicelib.store.interface import Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, play
from chalicelib.tables.table import Table
from tests.api.client import key_of
from tests.http.wire import HEALTH, NEW_TABLE, PATIENCE, Wire, post, request, serving


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


class Defect(Exception):
    """What no code of ours raises."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    monkeypatch.setattr(logging.getLogger("mulligan-club"), "propagate", True)
    return caplog


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address at which the gateway itself breaks, with the address in the defect's text."""

    def answer(gateway: Gateway, request: Request) -> Answer:
        if request.target.startswith("/break"):
            raise Defect(request.target)
        return sound(gateway, request)

    sound = Gateway.answer
    monkeypatch.setattr(Gateway, "answer", answer)


def test_a_defect_undoes_the_whole_batch_and_what_was_folded_in_it(
    breaking: None, wire: Wire, house: House, told: pytest.LogCaptureFixture
) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
    wire.ask(roll(table, 0))
    wire.send(roll(table, 1, "keep") + request("GET", f"/break/{table}") + post("/api/tables", NEW_TABLE))
    assert [(reply.status, reply.told["code"]) for reply in (wire.reply(), wire.reply(), wire.reply())] == [
        (503, "try-again")
    ] * 3
    assert house.club.memory.take(table) is None
    assert wire.ask(request("GET", f"/api/tables/{table}")).told["version"] == 1
    again = wire.ask(roll(table, 1, "keep"))
    assert (again.status, again.told["version"], "idempotency-replayed" in again.headers) == (200, 2, False)
    assert "A batch broke: Defect" in told.text
    assert table not in told.text


def test_a_defect_in_one_call_leaves_memory_and_store_alike(
    wire: Wire, house: House, monkeypatch: pytest.MonkeyPatch, told: pytest.LogCaptureFixture
) -> None:
    def show(club: Club, table: Table, *more: Any) -> Any:
        raise Defect(table.id)

    table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
    with monkeypatch.context() as patch:
        patch.setattr(sys.modules["chalicelib.tables.play"], "build_view", show)
        wire.send(roll(table, 0) + HEALTH)
        assert [wire.reply().status, wire.reply().status] == [500, 200]
    assert house.club.store.newest(table, 1)[0].n == wire.ask(request("GET", f"/api/tables/{table}")).told["version"] == 1
    again = wire.ask(roll(table, 0))
    assert (again.status, again.told["version"], again.headers["idempotency-replayed"]) == (200, 1, "true")
    assert table not in told.text


@pytest.mark.parametrize("failure", [Defect, Unavailable])
def test_scheduled_work_that_breaks_leaves_no_trace(
    house: House, page: Path, monkeypatch: pytest.MonkeyPatch, told: pytest.LogCaptureFixture, failure: type[Exception]
) -> None:
    worked = threading.Event()

    def work(club: Club) -> None:
        play(club, player_id(key_of("Ann")), table, {"kind": "roll"}, 0, "scheduled-key")
        worked.set()
        raise failure(table)

    monkeypatch.setattr(server, "MINUTE", 0.02)
    with serving(house, page) as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).told["id"]
        monkeypatch.setattr("app.tables.wake", work)
        assert worked.wait(PATIENCE)
        assert wire.ask(request("GET", f"/api/tables/{table}")).told["version"] == 0
        assert house.club.store.newest(table, 1)[0].n == 0
    assert table not in told.text
    assert ("The scheduled work broke: Defect" in told.text) == (failure is Defect)


def limit(store: Any, pages: int) -> None:
    """Lets the file grow to so many pages (or stay as large as it is)."""
    db: sqlite3.Connection = store._db
    with store._lock:
        db.execute(f"PRAGMA max_page_count = {pages}")


class Waiter:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def answer(self, request: Request, answer: Answer) -> None:
        self.answers.append(answer)


def batches(first: int, followers: int) -> list[int]:
    """How many requests each transaction answered, where `followers` more arrive one by one while earlier ones are answered."""
    sizes: list[int] = []
    waiter = Waiter()

    @contextmanager
    def transaction() -> Iterator[None]:
        before = len(answered)
        yield
        sizes.append(len(answered) - before)

    answered: list[Request] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        late = iter(range(followers))

        def answer(request: Request) -> Answer:
            answered.append(request)
            if next(late, None) is not None:
                loop.call_soon(batch.add, Request(waiter))
            return Answer(200, {})

        batch = Batch(loop, transaction, answer, lambda: None, lambda request: Answer(503, {}))
        for _ in range(first):
            batch.add(Request(waiter))
        await batch.alone(lambda: None)

    asyncio.run(main())
    assert [answer.status for answer in waiter.answers] == [200] * (first + followers)
    return sizes[:-1]


def test_what_arrives_while_others_are_answered_joins_them() -> None:
    assert batches(3, 20) == [23]


def test_those_who_came_first_do_not_wait_for_everybody_who_follows() -> None:
    assert batches(1, 3 * MOST) == [MOST, MOST, MOST, 1]
