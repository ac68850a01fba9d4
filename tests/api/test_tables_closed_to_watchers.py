"""A table closed to watchers gives strangers the same replies in every state."""

from __future__ import annotations

from typing import Any

from chalicelib.api import models
from chalicelib.api.routes import CALLS, Call
from tests.api.client import OPEN, Answered, Client, new_key
from tests.api.test_validation_errors import GOOD

AT_TABLES = [
    call for call in CALLS.values() if call.path.startswith("/api/tables/{table}") and not call.name.startswith("nowhere")
]


def test_a_stranger_learns_nothing_about_a_closed_table(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN, game="tiny", options={"rounds": 1}, course=..., watching=False)
    table = made.json["id"]
    waiting = all_answers(table)
    bob.join(made)
    playing = all_answers(table)
    while ann.view(table)["status"] == "playing":
        for one in (ann, bob):
            if legal := one.view(table)["legal"]:
                one.play(table, {"kind": "pick", "number": legal["properties"]["number"]["enum"][0], "ask": False})
    assert waiting == playing == all_answers(table)
    assert {status for status, _ in waiting.values()} == {403}


def all_answers(table: str) -> dict[str, tuple[int, Any]]:
    return {call.name: refusal(call, table) for call in AT_TABLES}


def refusal(call: Call, table: str) -> tuple[int, Any]:
    path = call.path.format(table=table, seat=1, request=1)
    body = GOOD[getattr(models, call.asks)] if call.asks else None
    answered: Answered = (
        Client("Stranger").get(path) if call.method == "GET" else Client("Stranger").post(path, body, new_key())
    )
    return answered.status, answered.json
