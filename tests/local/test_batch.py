"""Requests that are ready together share one commit, and none is answered as done unless it is committed."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import count, cycle
from pathlib import Path
from typing import Any

import pytest

from chalicelib.actions.move import play
from chalicelib.api.service import Service, project
from chalicelib.local import server
from chalicelib.local.batch import MAX_ANSWERS, MAX_SECONDS, Batch, Budget, answer_and_time_budget, answer_budget
from chalicelib.local.gateway import Gateway
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.log.entries import read
from chalicelib.log.table import Table
from chalicelib.play.bot_budget import move_budget
from chalicelib.play.club import Club
from chalicelib.play.projections import has_bots_to_move
from chalicelib.players.keys import player_id
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep import wake
from chalicelib.upkeep.wake import AfterWake
from tests.api.client import key_of
from tests.local.messages import HEALTH, NEW_TABLE, PATIENCE, Wire, post, request, serving


@pytest.fixture(autouse=True)
def _without_a_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two batches the loop reads sockets, but no test waits for a clock."""
    monkeypatch.setattr("chalicelib.local.batch.YIELD_SECONDS", 0.0)


class Failing(SqliteStore):
    """Counts commits and the entries in each, and fails on demand."""

    failing = False
    commits = 0
    appended = 0

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def append(self, table: str, entry: Entry) -> None:
        super().append(table, entry)
        self.appended += 1

    @contextmanager
    def batch(self) -> Iterator[None]:
        before = self.appended
        with super().batch():
            yield
            self.commits += 1
            self.sizes.append(self.appended - before)
            if self.failing:
                raise Unavailable("the disk is full")


@pytest.fixture
def store() -> Iterator[Failing]:
    store = Failing()
    yield store
    store.close()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no batch end for lack of time, however slow the machine."""
    monkeypatch.setattr("chalicelib.local.batch.MAX_SECONDS", 1e6)


@pytest.fixture
def service(store: Failing, unhurried: None) -> Service:
    return Service(Club(store, project=partial(project, store)), "b1")


def roll(table: str, version: int, kind: str = "roll") -> bytes:
    return post(f"/api/tables/{table}/moves", {"move": {"kind": kind}, "seen": version}, key=f"key-{version}-{kind}")


def test_requests_ready_together_share_a_commit(wire: Wire, store: Failing) -> None:
    tables = [wire.ask(post("/api/tables", NEW_TABLE)).json["id"] for _ in range(8)]
    before = store.commits
    wire.send(b"".join(roll(table, 0) for table in tables))
    assert [wire.reply().status for _ in tables] == [200] * 8
    assert store.commits == before + 1


def test_a_served_batch_goes_by_the_clock(wire: Wire, store: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [wire.ask(post("/api/tables", NEW_TABLE)).json["id"] for _ in range(3)]
    before = store.commits
    monkeypatch.setattr("chalicelib.local.batch.MAX_SECONDS", -1.0)
    wire.send(b"".join(roll(table, 0) for table in tables))
    assert [wire.reply().status for _ in tables] == [200] * 3
    assert store.commits == before + 3


def test_a_failed_commit_undoes_the_whole_batch(wire: Wire, store: Failing) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
    wire.ask(roll(table, 0))
    store.failing = True
    wire.send(roll(table, 1, "keep") + request("GET", f"/api/tables/{table}") + HEALTH)
    replies = [wire.reply() for _ in range(3)]
    assert [(reply.status, reply.json["code"]) for reply in replies] == [(503, "try-again")] * 3
    assert replies[0].headers["retry-after"] == "1"
    store.failing = False
    assert wire.ask(request("GET", f"/api/tables/{table}")).json["version"] == 1


def test_a_failed_move_is_played_when_repeated(wire: Wire, store: Failing) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
    store.failing = True
    assert wire.ask(roll(table, 0)).status == 503
    store.failing = False
    again = wire.ask(roll(table, 0))
    assert (again.status, again.json["version"], "idempotency-replayed" in again.headers) == (200, 1, False)


def test_a_disk_that_fails_in_the_middle_undoes_the_batch(tmp_path: Path, page: Path, unhurried: None) -> None:
    store = SqliteStore(tmp_path / "club.db")
    with serving(Service(Club(store, project=partial(project, store)), "b1"), page) as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
        limit(store, 1)
        wire.send(roll(table, 0) + b"".join(post("/api/tables", NEW_TABLE) for _ in range(15)))
        assert {wire.reply().status for _ in range(16)} == {503}
        limit(store, 1_000_000)
        assert wire.ask(roll(table, 0)).json["version"] == 1
    store.close()


class Defect(Exception):
    """An exception that no code of ours raises."""


@pytest.fixture
def error_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    monkeypatch.setattr(logging.getLogger("mulligan-club"), "propagate", True)
    return caplog


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the gateway itself fail at one address, with the address in the message."""

    def answer(gateway: Gateway, request: HttpRequest) -> HttpResponse:
        if request.target.startswith("/break"):
            raise Defect(request.target)
        return sound(gateway, request)

    sound = Gateway.answer
    monkeypatch.setattr(Gateway, "answer", answer)


def test_a_defect_undoes_the_batch_in_store_and_memory(
    breaking: None, wire: Wire, service: Service, error_log: pytest.LogCaptureFixture
) -> None:
    table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
    wire.ask(roll(table, 0))
    wire.send(roll(table, 1, "keep") + request("GET", f"/break/{table}") + post("/api/tables", NEW_TABLE))
    assert [(reply.status, reply.json["code"]) for reply in (wire.reply(), wire.reply())] == [(503, "try-again")] * 2
    assert wire.reply().status == 201, "what came after it is of the next batch"
    assert service.club.tables.take(table) is None
    assert wire.ask(request("GET", f"/api/tables/{table}")).json["version"] == 1
    again = wire.ask(roll(table, 1, "keep"))
    assert (again.status, again.json["version"], "idempotency-replayed" in again.headers) == (200, 2, False)
    assert "A batch broke: Defect" in error_log.text
    assert table not in error_log.text


def test_a_defect_in_one_call_leaves_memory_and_store_alike(
    wire: Wire, service: Service, monkeypatch: pytest.MonkeyPatch, error_log: pytest.LogCaptureFixture
) -> None:
    def show(club: Club, table: Table, *more: Any) -> Any:
        raise Defect(table.id)

    table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
    with monkeypatch.context() as patch:
        patch.setattr(sys.modules["chalicelib.actions.move"], "build_view", show)
        wire.send(roll(table, 0) + HEALTH)
        assert [wire.reply().status, wire.reply().status] == [500, 200]
    assert service.club.store.newest(table, 1)[0].n == wire.ask(request("GET", f"/api/tables/{table}")).json["version"] == 1
    again = wire.ask(roll(table, 0))
    assert (again.status, again.json["version"], again.headers["idempotency-replayed"]) == (200, 1, "true")
    assert table not in error_log.text


@pytest.mark.parametrize("failure", [Defect, Unavailable])
def test_failed_scheduled_work_leaves_no_trace(
    service: Service, page: Path, monkeypatch: pytest.MonkeyPatch, error_log: pytest.LogCaptureFixture, failure: type[Exception]
) -> None:
    worked = threading.Event()

    def work(club: Club, woken: AfterWake) -> Iterator[int]:
        play(club, player_id(key_of("Ann")), table, {"kind": "roll"}, 0, "scheduled-key")
        worked.set()
        yield from ()
        raise failure(table)

    monkeypatch.setattr(server, "WAKE_SECONDS", 0.02)
    with serving(service, page) as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
        monkeypatch.setattr(wake, "wake_steps", work)
        assert worked.wait(PATIENCE)
        assert wire.ask(request("GET", f"/api/tables/{table}")).json["version"] == 0
        assert service.club.store.newest(table, 1)[0].n == 0
    assert table not in error_log.text
    assert ("The scheduled work broke: Defect" in error_log.text) == (failure is Defect)


def test_each_due_table_is_woken_in_its_own_step(
    service: Service, store: Failing, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "WAKE_SECONDS", 0.02)
    with serving(service, page) as port, Wire(port) as wire:
        tables = [wire.ask(post("/api/tables", NEW_TABLE)).json["id"] for _ in range(3)]
        del store.sizes[:]
        clock, until = service.club.clock, time.monotonic() + PATIENCE
        service.club.clock = lambda: clock() + 73 * 3_600_000
        while sum(store.sizes) < len(tables):
            assert time.monotonic() < until
            time.sleep(0.01)
    assert [size for size in store.sizes if size] == [1] * len(tables)


def test_woken_bots_play_in_shorter_steps_than_an_answer(service: Service, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = {"kind": "bot"}
    asked = {**NEW_TABLE, "options": {"stymie": False}, "seats": [*NEW_TABLE["seats"], bot, bot]}
    service.club.bot_budget, service.background_thinking = move_budget(5), move_budget(2)
    monkeypatch.setattr(server, "WAKE_SECONDS", 0.02)
    monkeypatch.setattr(server, "BOT_CHECK_SECONDS", 1e6)
    with serving(service, page) as port, Wire(port) as wire:
        table = wire.ask(post("/api/tables", asked)).json["id"]
        service.unfinished_bots.clear()
        until = time.monotonic() + PATIENCE
        while has_bots_to_move(service.club.store.newest(table, 1)[0]):
            assert time.monotonic() < until
            time.sleep(0.01)
    moves = [[act.kind for act in read(entry).acts].count("bot") for entry in service.club.store.after(table, -1)]
    assert moves[0] == 5
    assert {*moves[1:-1]} == {2}


def test_a_wake_longer_than_a_minute_continues_with_the_oldest(
    service: Service, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    def work(club: Club, woken: AfterWake) -> Iterator[int]:
        begun.append(0)
        while True:
            time.sleep(0.001)
            yield 0

    monkeypatch.setattr(server, "WAKE_SECONDS", 0.02)
    monkeypatch.setattr(wake, "wake_steps", work)
    with serving(service, page) as port, Wire(port) as wire:
        until = time.monotonic() + PATIENCE
        while len(begun) < 3:
            assert time.monotonic() < until
            assert wire.ask(HEALTH).status == 200, "who asks meanwhile is answered"


def test_scheduled_work_whose_commit_failed_continues_a_minute_later(
    service: Service, store: Failing, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[int] = []

    def work(club: Club, woken: AfterWake) -> Iterator[int]:
        steps.append(0)
        while True:
            steps[-1] += 1
            yield 0

    monkeypatch.setattr(server, "WAKE_SECONDS", 0.02)
    monkeypatch.setattr(wake, "wake_steps", work)
    store.failing = True
    with serving(service, page):
        until = time.monotonic() + PATIENCE
        while len(steps) < 3:
            assert time.monotonic() < until
            time.sleep(0.01)
    assert {*steps} == {1}


def limit(store: Any, pages: int) -> None:
    """Limit the file to so many pages (None: its current size)."""
    db: sqlite3.Connection = store._db
    with store._lock:
        db.execute(f"PRAGMA max_page_count = {pages}")


class Waiter:
    """A connection that stores its answers."""

    def __init__(self) -> None:
        self.answers: list[HttpResponse] = []

    def answer(self, request: HttpRequest, answer: HttpResponse) -> None:
        self.answers.append(answer)


def batches(first: int, followers: int, budget: Budget | None = None) -> list[int]:
    """Return how many requests each transaction answered, while `followers` more arrive one by one."""
    waiter = Waiter()
    late = iter(range(followers))

    def arrive(add: Callable[[HttpRequest], None]) -> None:
        if next(late, None) is not None:
            asyncio.get_running_loop().call_soon(add, HttpRequest(waiter))

    sizes = [
        len(asked) for asked in transactions([HttpRequest(waiter) for _ in range(first)], arrive, budget or answer_budget())
    ]
    assert [answer.status for answer in waiter.answers] == [200] * (first + followers)
    return sizes


def transactions(
    ready: list[HttpRequest],
    arrive: Callable[[Callable[[HttpRequest], None]], None],
    budget: Budget,
    besides: Sequence[HttpRequest] = (),
) -> list[list[HttpRequest]]:
    """Return the requests that each transaction answered; at each answer more may `arrive`. `besides` stands for other work."""
    asked: list[list[HttpRequest]] = []

    @contextmanager
    def transaction() -> Iterator[None]:
        asked.append([])
        yield

    async def main() -> None:
        def answer(request: HttpRequest) -> HttpResponse:
            asked[-1].append(request)
            arrive(batch.add)
            return HttpResponse(200, {})

        def work(one: HttpRequest) -> None:
            asked[-1].append(one)

        loop = asyncio.get_running_loop()
        batch = Batch(loop, transaction, answer, lambda: None, lambda request: HttpResponse(503, {}), budget)
        for early in ready:
            batch.add(early)
        await asyncio.gather(*(batch.run_alone(partial(work, one)) for one in besides))
        while batch.busy:
            await asyncio.sleep(0)

    with ThreadPoolExecutor(1) as own:  # this thread may have a loop already: a browser's
        own.submit(lambda: asyncio.run(main())).result()
    return asked


def test_requests_that_arrive_during_a_batch_join_it() -> None:
    assert batches(3, 20) == [23]


def test_the_first_requests_do_not_wait_for_all_later_ones() -> None:
    assert batches(1, 3 * MAX_ANSWERS) == [MAX_ANSWERS, MAX_ANSWERS, MAX_ANSWERS, 1]


def test_a_batch_has_a_maximum_number_of_answers() -> None:
    assert batches(2 * MAX_ANSWERS + 1, 0) == [MAX_ANSWERS, MAX_ANSWERS, 1]


def test_a_batch_ends_with_its_budget_and_the_next_answers_the_rest() -> None:
    assert batches(5, 2, answer_budget(2)) == [2, 2, 2, 1]


def by_clock(step: float) -> Budget:
    """A clock that moves on by so much with each look."""
    ticks = count()
    return answer_and_time_budget(lambda: next(ticks) * step)


def test_a_server_limits_the_time_too() -> None:
    assert batches(MAX_ANSWERS + 1, 0, by_clock(0.0)) == [MAX_ANSWERS, 1]
    assert batches(8, 0, by_clock(MAX_SECONDS / 4.5)) == [5, 3]


def test_one_request_is_always_answered() -> None:
    assert batches(3, 0, by_clock(MAX_SECONDS)) == [1, 1, 1]


def test_reads_wait_for_at_most_one_write_and_each_connection_stays_in_order() -> None:
    ann, bob, cat = Waiter(), Waiter(), Waiter()
    writes = [HttpRequest(waiter, "POST", f"/{place}") for place, waiter in enumerate((ann, bob, ann))]
    after_write, reads = HttpRequest(ann, "GET", "/after"), [HttpRequest(cat, "GET", "/one"), HttpRequest(cat, "GET", "/two")]
    late = iter([[after_write, *reads]])

    def arrive(add: Callable[[HttpRequest], None]) -> None:
        for one in next(late, []):
            add(one)

    asked = transactions(writes, arrive, answer_budget(1))
    assert [one for batch in asked for one in batch] == [writes[0], writes[1], reads[0], writes[2], reads[1], after_write]


FLOOD = 200
"""Requests of clients that always have the next one ready."""


def flooded(connections: int, ahead: int, *others: HttpRequest, besides: Sequence[HttpRequest] = ()) -> list[list[HttpRequest]]:
    """Return what each transaction answers, two at a time, when each of so many connections has so many reads waiting and sends
    another after each answer; the others came later.
    """
    flood = [Waiter() for _ in range(connections)]
    more = cycle(flood)
    left = count(FLOOD, -1)

    def arrive(add: Callable[[HttpRequest], None]) -> None:
        if next(left) > 0:
            add(HttpRequest(next(more), "GET", "/much"))

    ready = [HttpRequest(waiter, "GET", "/much") for _ in range(ahead) for waiter in flood]
    return transactions([*ready, *others], arrive, answer_budget(2), besides)


def place(of: HttpRequest, asked: list[list[HttpRequest]]) -> int:
    return next(number for number, batch in enumerate(asked) if of in batch)


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("ahead", [1, 16])
@pytest.mark.parametrize("connections", [1, 8])
def test_connections_take_turns_during_a_flood_of_reads(connections: int, ahead: int, method: str) -> None:
    other = HttpRequest(Waiter(), method, "/move")
    asked = flooded(connections, ahead, other)
    assert place(other, asked) <= connections
    assert len([one for batch in asked for one in batch]) > FLOOD


def test_a_request_is_answered_despite_ever_new_connections() -> None:
    late = iter(range(FLOOD))

    def arrive(add: Callable[[HttpRequest], None]) -> None:
        for _ in range(2):
            if next(late, None) is not None:
                add(HttpRequest(Waiter(), "GET", "/much"))

    moves = [HttpRequest(Waiter(), "POST", f"/{number}") for number in range(5)]
    asked = transactions(moves, arrive, answer_budget(1))
    assert max(place(move, asked) for move in moves) <= 2 * len(moves)


def test_other_work_runs_between_two_batches_of_a_flood() -> None:
    work = [HttpRequest(Waiter(), "", "/work") for _ in range(3)]
    asked = flooded(8, 16, besides=work)
    assert [place(one, asked) for one in work] == [1, 2, 3]
