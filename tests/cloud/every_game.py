"""Plays a table of each offered game with random legal moves, one player against bots of every level."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from chalicelib.games.interface import LEVELS
from chalicelib.games.registry import GAMES
from chalicelib.verify import verify
from tests.api.client import COURSE, Client, new_key
from tests.laws.values import instance

FEW, MANY = 8, 40
"""Maximum moves of the player in a game. Few are enough to show that the package lacks nothing."""
MOST_REMINDERS = 20
"""Maximum requests in a row in which bots only continue, because one request's time was not enough."""

Visit = Callable[[str | None], Client]
"""visit(name) → a client of that name; without a key for None."""


def play_every_game(visit: Visit, most: int) -> None:
    """Play each game that the club offers, at most `most` moves each.

    AssertionError if one fails, or if they are not the registered games.
    """
    offered = visit(None).get("/api/games").json["items"]
    assert {game["id"] for game in offered} == {*GAMES}
    for game in offered:
        play(visit, game, most)


def play(visit: Visit, game: Any, most: int) -> None:
    ann, watcher, random = visit(f"Ann at {game['id']}"), visit(None), Random(game["id"])
    table, played = make(ann, game), 0
    while (view := found_waiting(ann, table))["status"] == "playing" and played < most:
        move = instance(view["legal"], random)
        reply = ann.play(table, move, view["version"])
        assert reply.status == 200, f"{game['id']}, move {played}, {move}: {reply.json}"
        played += 1
    seen = watcher.view(table)
    assert (seen["game"], seen["version"], seen["legal"]) == (game["id"], view["version"], None)
    assert played
    if view["status"] == "finished":
        assert len(list(verify(watcher.get(f"/api/tables/{table}/replay").json))) >= 5


def make(client: Client, game: Any) -> str:
    """Make a table with a bot of each level, as far as there are seats."""
    least, most = game["players"]["min"], game["players"]["max"]
    bots = [{"kind": "bot", "level": LEVELS[n % len(LEVELS)]} for n in range(max(least, min(most, 1 + len(LEVELS))) - 1)]
    made = client.make(*bots, game=game["id"], options={}, course=COURSE if game["needs_course"] else ...)
    assert made.status == 201, made.json
    return str(made.json["id"])


def found_waiting(client: Client, table: str) -> Any:
    """Return the view once the game waits for this client or is finished. Any entry lets bots continue."""
    for _ in range(MOST_REMINDERS):
        view = client.view(table)
        if view["status"] != "playing" or view["you"] in view["waiting_for"]:
            return view
        said = client.post(f"/api/tables/{table}/messages", {"text": "Your turn!"}, new_key())
        if said.status == 429:
            time.sleep(int(said.headers["Retry-After"]))
    raise AssertionError(f"it never waited for anybody but {view['waiting_for']}")
