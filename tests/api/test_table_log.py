"""A table's log shows each player exactly what they saw by viewing the table after every entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from chalicelib.api.service import Service, continue_bots
from chalicelib.games.registry import GAMES
from tests.api.client import OPEN, Client
from tests.api.test_queries_and_lists import pages, refused
from tests.api.test_random_play import anyone_who_may, make_any, seats_of

MOVES, MOMENTS = 12, 8
"""So many moves are made, and so many moments looked at again by each."""
NOW_ALONE = ("links", "legal", "rematch")
"""What a view has for those who may do something now."""


@dataclass
class Onlooker:
    """A person who views the table after every entry, and records what they see."""

    client: Client
    views: dict[int, Any] = field(default_factory=dict)

    def look(self, table: str, version: int) -> None:
        """View the table. No entry may be missed: `version` is the one after the last seen."""
        view = self.client.get(f"/api/tables/{table}", since=version - 1).json
        assert (view["version"], view["from"]) == (version, version - 1)
        self.views[version] = view


@dataclass
class Evening:
    """A table with players and a watcher, all of whom view it after every entry."""

    service: Service
    table: str
    onlookers: Sequence[Onlooker]
    version: int

    def go_on(self, act: Any) -> None:
        """Do this act, and let everyone view the table after it and after each entry of bots."""
        act()
        self.all_look()
        while self.service.unfinished_bots:
            continue_bots(self.service)
            self.all_look()

    def all_look(self) -> None:
        newest = Client().view(self.table)["version"]
        if newest > self.version:
            for onlooker in self.onlookers:
                onlooker.look(self.table, newest)
            self.version = newest


def an_evening(service: Service, game: str, number: int) -> Evening:
    """Play a random game of people and bots. Somebody chats and, if others play on, somebody leaves and returns."""
    random = Random(f"past {game} {number}")
    listed = next(listed for listed in Client().get("/api/games").json["items"] if listed["id"] == game)
    seats = seats_of(listed, number)
    clients = [Client(f"{game} {number} {seat}") for seat in range(random.randint(min(2, seats), seats))]
    table = make_any(clients, listed, seats, number, random)
    onlookers = [Onlooker(client) for client in (*clients, Client())]
    evening = Evening(service, table, onlookers, Client().view(table)["version"])
    for move in range(MOVES):
        view = clients[0].view(table)
        if view["status"] != "playing":
            break
        if move == MOVES // 3:
            evening.go_on(lambda: clients[-1].post(f"/api/tables/{table}/messages", {"text": "Fore!"}, f"text of {table}"))
        if move == MOVES // 2 and len(clients) > 1:
            evening.go_on(lambda: clients[-1].post(f"/api/tables/{table}/leave", {}))
        else:
            evening.go_on(lambda view=view: anyone_who_may(clients, view, random))
    return evening


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.rule("G-01", "G-02")
def test_the_log_equals_the_views_after_every_entry(service: Service, game: str, number: int) -> None:
    evening = an_evening(service, game, number)
    service.club.forget()
    over = evening.onlookers[0].client.view(evening.table)["status"] == "finished"
    for onlooker in evening.onlookers:
        guest = onlooker is evening.onlookers[-1]
        entries = {one["n"]: one for page in pages(onlooker.client, log_of(evening.table), 7) for one in page}
        assert [*entries] == sorted(entries, reverse=True)
        for version, view in onlooker.views.items():
            assert view["happened"] == (entries[version]["happened"] if version in entries else [])
        for version in Random(game).sample([*onlooker.views], min(MOMENTS, len(onlooker.views))):
            view, then = onlooker.views[version], onlooker.client.get(log_of(evening.table), at=version).json
            if over and guest:  # what was said is for those who sat there, once the game has ended
                assert then["messages"] == []
                then = {**then, "messages": view["messages"]}
            assert without(then) == without(view)
            assert (then["legal"], [*then["links"]]) == (None, ["watch"])
    assert all(onlooker.views for onlooker in evening.onlookers)


def log_of(table: str) -> str:
    return f"/api/tables/{table}/log"


def without(view: Any) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in NOW_ALONE}


def test_pages_of_a_log_have_the_requested_length_and_their_own_cursors(ann: Client, bob: Client) -> None:
    made = ann.make(OPEN)
    bob.join(made)
    path = log_of(made.json["id"])
    assert refused(ann.get(path, limit=0))
    assert refused(ann.get(path, cursor="x"))
    assert refused(ann.get(path, at="-1"))
    assert [[one["n"] for one in page] for page in pages(ann, path, 1)] == [[1], []]
    assert ann.get(path, at=2).status == 404
    assert ann.get(log_of("A" * 22)).status == 404
