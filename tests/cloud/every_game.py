"""A table of each game that a club offers, played by one person against bots of every level, in whatever ways are legal."""

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
"""Moves of one's own in a game, which may be over earlier: few show that a package lacks nothing."""
MOST_REMINDERS = 20
"""In turn, of bots that had more to play than one request gives them time for."""

Visit = Callable[[str | None], Client]
"""visit(name) → a client of that name; None: somebody without a key."""


def play_every_game(visit: Visit, most: int) -> None:
    """Plays so many moves at most of each game that the club says it has; AssertionError if one cannot be played, or if those
    are not the registered ones.
    """
    offered = visit(None).get("/api/games").told["items"]
    assert {game["id"] for game in offered} == {*GAMES}
    for game in offered:
        play(visit, game, most)


def play(visit: Visit, game: Any, most: int) -> None:
    ann, watcher, random = visit(f"Ann at {game['id']}"), visit(None), Random(game["id"])
    table, played = make(ann, game), 0
    while (view := found_waiting(ann, table))["status"] == "playing" and played < most:
        move = instance(view["legal"], random)
        told = ann.play(table, move, view["version"])
        assert told.status == 200, f"{game['id']}, move {played}, {move}: {told.told}"
        played += 1
    seen = watcher.view(table)
    assert (seen["game"], seen["version"], seen["legal"]) == (game["id"], view["version"], None)
    assert played
    if view["status"] == "finished":
        assert len(list(verify(watcher.get(f"/api/tables/{table}/replay").told))) >= 5


def make(client: Client, game: Any) -> str:
    """A table with a bot of each level, as far as there is room."""
    least, most = game["players"]["min"], game["players"]["max"]
    bots = [{"kind": "bot", "level": LEVELS[n % len(LEVELS)]} for n in range(max(least, min(most, 1 + len(LEVELS))) - 1)]
    made = client.make(*bots, game=game["id"], options={}, course=COURSE if game["needs_course"] else ...)
    assert made.status == 201, made.told
    return str(made.told["id"])


def found_waiting(client: Client, table: str) -> Any:
    """What is seen once the game waits for this client, or is over. Whatever is written to a table has its bots play on."""
    for _ in range(MOST_REMINDERS):
        view = client.view(table)
        if view["status"] != "playing" or view["you"] in view["waiting_for"]:
            return view
        said = client.post(f"/api/tables/{table}/messages", {"text": "Your turn!"}, new_key())
        if said.status == 429:
            time.sleep(int(said.headers["Retry-After"]))
    raise AssertionError(f"it never waited for anybody but {view['waiting_for']}")
