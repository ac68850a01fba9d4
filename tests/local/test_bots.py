"""Bots that were cut short play on in the background, and requests do not wait for them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from chalicelib.api.service import Service
from chalicelib.local import server
from chalicelib.log.entries import read
from chalicelib.play.bot_budget import move_budget
from chalicelib.play.club import Club
from chalicelib.upkeep import wake
from tests.local.messages import PATIENCE
from tests.local.visitor import Place

HARD = {"kind": "bot", "level": "hard"}


@pytest.fixture(autouse=True)
def by_themselves(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots play five moves per entry; the scheduled handler never runs."""
    service.club.bot_budget = move_budget(5)
    monkeypatch.setattr(server, "WAKE_SECONDS", 1e6)


def holes(view: Any) -> list[int]:
    return [player["thru"] for player in view["state"]["players"]]


def test_bots_play_on_until_somebody_is_waited_for(port: int, service: Service) -> None:
    ann = Place(port).visit("Ann")
    made = ann.make(HARD, HARD, HARD, options={"stymie": False})
    table, until = made.json["id"], time.monotonic() + PATIENCE
    assert holes(made.json["view"]) != [0, 18, 18, 18]
    while holes(view := ann.view(table)) != [0, 18, 18, 18]:
        assert time.monotonic() < until
    assert view["version"] > 10
    assert not service.unfinished_bots


def test_tables_take_turns_and_requests_are_answered_meanwhile(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of four tables play on while a client sends one request after another."""
    ann, made, entries = Place(port).visit("Ann"), list[str](), list[str]()
    play_on = wake.play_on

    def noted(club: Club, table: str) -> bool:
        if len(made) < 4:
            return True
        entries.append(table)
        return play_on(club, table)

    monkeypatch.setattr(wake, "play_on", noted)
    for _ in range(4):
        made.append(ann.make(HARD, HARD, HARD, options={"stymie": False}).json["id"])
    between, until = set[int](), time.monotonic() + PATIENCE
    while any(holes(ann.view(table)) != [0, 18, 18, 18] for table in made):
        between.add(len(entries))
        assert time.monotonic() < until
    assert len(between) > 2
    assert {*entries[:8]} == {*made}


def test_a_defect_while_bots_play_stops_nothing_else(port: int, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, calls = service.unfinished_bots, list[str]()

    def breaks(club: Club, table: str) -> bool:
        calls.append(table)
        raise OSError("a full disk")

    monkeypatch.setattr(wake, "play_on", breaks)
    broken["nowhere"] = None
    until = time.monotonic() + PATIENCE
    while not calls:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert Place(port).visit().get("/api/health").status == 200
    broken["elsewhere"] = None
    while len(calls) < 2:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_background_work_runs_in_shorter_steps_than_an_answer(port: int, service: Service) -> None:
    service.background_thinking = move_budget(2)
    ann = Place(port).visit("Ann")
    table, until = ann.make(HARD, HARD, HARD, options={"stymie": False}).json["id"], time.monotonic() + PATIENCE
    while holes(ann.view(table)) != [0, 18, 18, 18]:
        assert time.monotonic() < until
    by_bots = [[act.kind for act in read(entry).acts].count("bot") for entry in service.club.store.after(table, -1)]
    assert max(by_bots[:1]) == 5, "anyone who asks waits for their own answer"
    assert max(by_bots[1:]) == 2
