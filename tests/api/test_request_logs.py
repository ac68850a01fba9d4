"""Log lines of a whole game and of everything that can go wrong: they have the outcome of each request, but not whose it
was. (`conftest` checks in all tests here that no line has a secret.)
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

import app as chalice_app
from chalicelib.api.service import Service
from chalicelib.aws import metrics
from chalicelib.store.interface import Unavailable
from tests.api.client import BOT, OPEN, Client
from tests.console_lines import Overheard, read
from tests.scheduled import Context, scheduled_event
from tests.tables.people import Time, forced

CONTEXT = Context()
NONCE = "00112233445566778899aabbccddeeff"
NOBODY = "A" * 22


def play_out(table: str, *clients: Client) -> None:
    """Rolls and keeps until the game is over."""
    while (view := clients[0].view(table))["status"] == "playing":
        client = next(client for client in clients if client.view(table)["legal"])
        client.play(table, forced(client.view(table)) or {"kind": "roll"})
    assert view["status"] == "finished"


def request_lines(heard: Overheard) -> list[dict[str, Any]]:
    return [line for line in map(read, heard.lines) if "_aws" in line]


def test_a_whole_game_logs_a_line_per_request(ann: Client, bob: Client, overheard: Overheard) -> None:
    course = ann.post("/api/courses", {"name": "Augustine’s Back Yard", "holes": [{"par": 3, "yards": 100}] * 2}).json["id"]
    made = ann.make(OPEN, BOT, course=course, options={"stymie": False}, nonce=NONCE)
    bob.join(made, nonce=NONCE)
    table = made.json["id"]
    ann.post(f"/api/tables/{table}/messages", {"text": "Good luck, Bob!"}, "a-key-of-anns")
    play_out(table, ann, bob)
    Client().get(f"/api/tables/{table}/replay")
    lines = request_lines(overheard)
    routes = Counter(line["Route"] for line in lines)
    assert {"add_course", "make_table", "take_seat", "say", "look", "play", "replay"} == {*routes}
    assert routes["play"] == sum(line["status"] == 200 for line in lines if line["Route"] == "play") >= 8
    assert not [line for line in lines if "Mistakes" in line or "Faults" in line]
    assert [line.get("ColdStarts") for line in lines] == [1] + [None] * (len(lines) - 1)


def test_client_errors_are_logged_with_their_codes(ann: Client, bob: Client, watcher: Client, overheard: Overheard) -> None:
    made = ann.make(OPEN)
    table = made.json["id"]
    bob.post(f"/api/tables/{table}/seats", {"name": "Bob", "join": "a-code-that-is-none"})
    bob.play(table, {"kind": "roll"}, 0)
    watcher.get(f"/api/tables/{table}", join="a-code-in-the-wrong-place")
    watcher.get(f"/api/tables/{NOBODY}")
    watcher.ask("GET", f"/api/tables/{table}/links/a-secret-path")
    watcher.ask("GET", "/api/health", authorization="Bearer not-a-key-at-all")
    lines = request_lines(overheard)[1:]
    assert [(line["Route"], line["status"], line["code"]) for line in lines] == [
        ("take_seat", 403, "wrong-code"),
        ("play", 403, "not-your-seat"),
        ("look", 400, "malformed"),
        ("look", 404, "unknown"),
        ("other", 404, "unknown"),
        ("health", 401, "bad-key"),
    ]
    assert all(line["Mistakes"] == 1 and "Faults" not in line for line in lines)


@pytest.mark.parametrize(
    ("fault", "status", "code"), [(Unavailable(NOBODY), 503, "try-again"), (KeyError(NOBODY), 500, "broken")]
)
def test_internal_errors_are_logged_with_their_kind(
    fault: Exception,
    status: int,
    code: str,
    ann: Client,
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
    overheard: Overheard,
) -> None:
    def fail(table: str, *asked: Any, **how: Any) -> Any:
        raise fault

    monkeypatch.setattr(service.club.store, "newest", fail)
    ann.get(f"/api/tables/{NOBODY}")
    (line,) = request_lines(overheard)
    assert (line["status"], line["code"], line["Faults"]) == (status, code, 1)
    defects = [read(line) for line in overheard.lines if "_aws" not in read(line)]
    assert [defect["message"].split("\n")[0] for defect in defects] == (["look broke: KeyError"] if status == 500 else [])


def test_a_run_of_the_clocks_logs_the_number_of_tables_and_the_delay(
    ann: Client, time: Time, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "METRICS", overheard.over)
    wake = overheard.over.track_work("wake", chalice_app.wake)
    ann.make(BOT)
    ann.make()
    wake(scheduled_event(), CONTEXT)
    time.pass_hours(73)
    wake(scheduled_event(), CONTEXT)
    early, late = request_lines(overheard)[-2:]
    assert (early["Tables"], early["Lateness"]) == (0, 0)
    assert (late["Tables"], late["Lateness"]) == (2, 3_600_000)


def test_a_table_that_cannot_be_woken_is_logged_without_its_id(
    ann: Client, time: Time, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(club: Any, table: str) -> None:
        raise RuntimeError(table)

    ann.make()
    time.pass_hours(73)
    monkeypatch.setattr(sys.modules["chalicelib.upkeep.wake"], "_play_on", break_down)
    overheard.over.track_work("wake", chalice_app.wake)(scheduled_event(), CONTEXT)
    assert any("A table's waking broke: RuntimeError" in line for line in overheard.lines)
