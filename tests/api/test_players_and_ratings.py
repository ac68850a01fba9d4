"""Players, ratings and courses' statistics over the API."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.boards.results import project_results
from tests.api.client import Client
from tests.boards.made_results import NOON
from tests.boards.test_profile_updates import HOUR, cards, golf

ANN, BOB = "A" * 22, "B" * 22


@pytest.fixture
def played(service: Any) -> Any:
    for number in range(4):
        table = golf(70 + number, 75, at=NOON + number * HOUR, players=(ANN, BOB))
        project_results(service.club.store, f"{number:022d}", 60, table)
    project_results(service.club.store, "9" * 22, 60, cards((ANN, 1), (BOB, 2), at=NOON))
    return service


def test_a_player_and_their_rounds_are_public(played: Any, watcher: Client) -> None:
    found = watcher.get(f"/api/players/{ANN}")
    assert (found.status, found.json["rounds"]) == (200, 5)
    assert len(watcher.get(f"/api/players/{ANN}/rounds").json["items"]) == 5
    first = watcher.get(f"/api/players/{ANN}/rounds", game="dice-golf", limit=2).json
    assert len(first["items"]) == 2
    assert watcher.get(f"/api/players/{ANN}/rounds", game="dice-golf", limit=2, cursor=first["cursor"]).status == 200
    assert watcher.get(f"/api/players/{BOB}/rounds", game="dice-golf", cursor=first["cursor"]).status == 400


def test_ratings_are_listed_separately_from_those_of_bots(played: Any, watcher: Client) -> None:
    for game in ("dice-golf", "stew"):
        assert [item["player"] for item in watcher.get(f"/api/ratings/{game}").json["items"]] == [ANN, BOB]
    bots = watcher.get("/api/ratings/dice-golf/bots").json["items"]
    assert [bot["level"] for bot in bots] == ["champion", "hard", "normal", "easy", "visitor"]


def test_a_player_without_a_rating_gets_the_number_of_ratings(played: Any, ann: Client) -> None:
    assert ann.get("/api/ratings/stew/me").json == {"item": None, "above": [], "below": [], "of": 2}
    assert ann.get(f"/api/players/{ANN}/against").json == {"won": 0, "lost": 0, "shared": 0}


def test_a_courses_statistics_include_its_record(played: Any, watcher: Client) -> None:
    reply = watcher.get("/api/courses/pebble-coast/figures").json
    assert (reply["rounds"], reply["record"]["score"], len(reply["holes"])) == (8, 70, 18)
    assert watcher.get("/api/courses/pebble-coast/figures", game="stew").status == 400


@pytest.mark.parametrize(
    "path",
    [
        f"/api/players/{ANN}",
        "/api/players/x",
        "/api/players/x/rounds",
        f"/api/players/{ANN}/rounds?game=chess",
        "/api/ratings/chess",
        "/api/ratings/chess/bots",
        "/api/ratings/chess/me",
        "/api/players/x/against",
        "/api/courses/nowhere/figures",
    ],
)
def test_missing_things_are_unknown(ann: Client, path: str) -> None:
    assert (ann.get(path).status, ann.get(path).code) == (404, "unknown")


@pytest.mark.parametrize("path", ["/api/ratings/stew/me", f"/api/players/{ANN}/against"])
def test_private_data_needs_a_key(watcher: Client, path: str) -> None:
    assert (watcher.get(path).status, watcher.get(path).code) == (401, "no-key")
