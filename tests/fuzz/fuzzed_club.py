"""A club with a running table of every game, which can be reset."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random

from chalicelib.api.cursors import CursorSigner
from chalicelib.api.service import Service, project_entry, set_service
from chalicelib.games.registry import find
from chalicelib.play.club import Club
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.api.client import ALL_GAMES, BOT, COURSE, OPEN, Client
from tests.laws.values import instance
from tests.seeds import only
from tests.tables.people import Time
from tests.tiny.engine import TINY

SIGNER = CursorSigner.from_secret("a scene")


class Noted(SqliteStore):
    """Counts writes to logs."""

    changes = 0

    def append(self, table: str, entry: Entry) -> None:
        super().append(table, entry)
        self.changes += 1

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        self.changes += 1
        return super().amend(table, was, entry)


@dataclass
class Scene:
    """Open, running and finished tables, with their codes; `cursors` are some cursors of lists."""

    store: Noted
    time: Time
    tables: list[str] = field(default_factory=list)
    joins: list[str] = field(default_factory=list)
    cursors: list[str] = field(default_factory=list)
    request: int = 0
    service: Service = field(init=False)

    def __post_init__(self) -> None:
        club = Club(
            self.store,
            clock=self.time,
            games=ALL_GAMES,
            rules=lambda game, rules: TINY if game == TINY.id else find(game, rules),
            pause=lambda seconds: None,
            random=only(7),
            entropy=Random(7).randbytes,
        )
        self.service = Service(club, "b1", cursor_signer=SIGNER)
        club.project = partial(project_entry, self.service)
        set_service(self.service)

    def close(self) -> None:
        set_service(None)
        self.store.close()

    def again(self) -> Scene:
        """Return a copy of the scene, which the next test may change."""
        store = Noted()
        self.store._db.backup(store._db)
        return Scene(store, Time(self.time.now), self.tables, self.joins, self.cursors, self.request)


@cache
def scene() -> Scene:
    """Make a running table of each game, an open one and a finished one. Ann is their host; Bob is at most of them."""
    made = Scene(Noted(), Time())
    ann, bob = Client("Ann"), Client("Bob")
    waiting = ann.make(OPEN, OPEN)
    made.request = Client("Cat").post(f"/api/tables/{waiting.json['id']}/requests", {"name": "Cat"}).version
    lines = [waiting]
    for game in ALL_GAMES.values():
        course = COURSE if game.needs_course else ...
        lines.append(ann.make(OPEN, BOT, game=game.id, options={}, course=course))
        bob.join(lines[-1])
    over = ann.make(OPEN, game=TINY.id, options={}, course=...)
    bob.join(over)
    play_out(over.json["id"], ann, bob)
    ann.post(f"/api/tables/{over.json['id']}/messages", {"text": "Well played"}, key="well-played-1")
    lines.append(over)
    made.tables = [one.json["id"] for one in lines]
    made.joins = [one.json["links"]["join"].split("=")[1] for one in lines]
    made.cursors = [client.get(path, limit=1).json["cursor"] for client, path in lists(made.tables, ann)]
    set_service(None)
    return made


def lists(tables: list[str], ann: Client) -> Iterator[tuple[Client, str]]:
    yield from ((ann, "/api/me/tables"), (ann, "/api/games"), (ann, "/api/courses"))
    yield from ((Client(), f"/api/tables/{table}/log") for table in tables[1:3])


def play_out(table: str, *clients: Client) -> None:
    random = Random(table)
    while (view := clients[0].view(table))["status"] == "playing":
        for client in clients:
            view = client.view(table)
            if view["legal"] is not None and view["you"] in view["waiting_for"]:
                assert client.play(table, instance(view["legal"], random), view["version"]).status == 200
