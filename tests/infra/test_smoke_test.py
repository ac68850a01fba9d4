"""The smoke test: a working club passes, and broken ones fail."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from io import BytesIO
from typing import Any

import pytest

from app import app
from chalicelib.api.service import current_service, local_service, set_service
from chalicelib.games.registry import GAMES
from chalicelib.store.sqlite import SqliteStore
from infra.pre_traffic_hook import calls_by_invoking, run_smoke_test
from infra.smoke_test import Call, SmokeTest, SmokeTestFailed
from tests.streams.rows import all_rows

BUILD = "b7"
Reply = tuple[int, str]


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        before = set_service(local_service(store, BUILD))
        yield store
        set_service(before)


def invoke(Payload: bytes) -> Any:  # noqa: N803
    """Call the app as Lambda does."""
    return {"Payload": BytesIO(json.dumps(app(json.loads(Payload), None)).encode())}


def with_changed_answers(change: Callable[[Call, Reply], Reply]) -> SmokeTest:
    """Return a smoke test of a club whose answers are changed."""
    send = calls_by_invoking(invoke)
    return SmokeTest(lambda call: change(call, send(call)))


def test_a_working_club_passes(store: SqliteStore) -> None:
    assert run_smoke_test(SmokeTest(calls_by_invoking(invoke)), BUILD) == "Succeeded"


def test_the_test_leaves_nothing_on_boards(store: SqliteStore) -> None:
    test = SmokeTest(calls_by_invoking(invoke))
    test.run(BUILD)
    kinds = {row.pk.partition("#")[0] for row in all_rows(store)}
    assert kinds & {"RESULTS", "BOARD", "GAMES", "WINS"} == set(), "no board counts the game"
    ends = Counter(json.loads(log[-1].body)["h"].get("e") for _, log in store.logs())
    assert ends == Counter(closed=len(GAMES), finished=1)


def on(path: str, edit: Callable[[Any], Any]) -> Callable[[Call, Reply], Reply]:
    """Return a function that changes the answers of this path."""

    def change(call: Call, answered: Reply) -> Reply:
        if call.path != path or answered[0] not in (200, 201):
            return answered
        return answered[0], json.dumps(edit(json.loads(answered[1])))

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (on("/api/health", lambda reply: {**reply, "build": "b6"}), "/api/health says .*b6.*, not build b7"),
        (on("/api/games", lambda reply: {**reply, "items": []}), "Dice-golf is not offered"),
        (on("/api/tables/{table}", lambda reply: {**reply, "game": "chess"}), "is not what was asked for"),
        (on("/api/tables/{table}/moves", lambda reply: {**reply, "version": 0}), "was accepted, and changed nothing"),
        (on("/api/tables/{table}/replay", lambda reply: {**reply, "seed": "00"}), "not the one that was committed to"),
        (on("/api/tables/{table}/replay", lambda reply: {**reply, "result": None}), "has no result"),
        (on("/api/tables/{table}/replay", lambda reply: {**reply, "log": reply["log"][:3]}), "has only"),
        (lambda call, reply: (503, "{}") if call.path == "/api/tables" else reply, "POST /api/tables answered 503"),
        (lambda call, reply: (200, "<html>"), "did not answer JSON"),
    ],
)
def test_a_wrong_answer_is_reported(store: SqliteStore, change: Callable[[Call, Reply], Reply], why: str) -> None:
    with pytest.raises(SmokeTestFailed, match=why):
        with_changed_answers(change).run(BUILD)


def test_a_version_that_raises_fails(store: SqliteStore) -> None:
    def broken(Payload: bytes) -> Any:  # noqa: N803
        return {"FunctionError": "Unhandled", "Payload": BytesIO(b'{"errorType": "ImportError"}')}

    assert run_smoke_test(SmokeTest(calls_by_invoking(broken)), BUILD) == "Failed"
    assert run_smoke_test(SmokeTest(lambda call: (200, "[]")), BUILD) == "Failed", "an unexpected answer"


def test_another_build_fails(store: SqliteStore) -> None:
    assert current_service().build == BUILD
    assert run_smoke_test(SmokeTest(calls_by_invoking(invoke)), "b8") == "Failed"
