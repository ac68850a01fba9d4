"""A player over HTTP with a key like a phone's, who sets up tables quickly for tests of the page."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

COURSE = "augustine"
WHEN = 100
"""Seconds that the server may take for one answer."""
WAITS = 100
_chance: Random = SystemRandom()


def draw_from(chance: Random) -> None:
    """From now on all keys are drawn from this: in the same order the same ones."""
    global _chance
    _chance = chance


def _new_key() -> str:
    return urlsafe_b64encode(_chance.randbytes(32)).rstrip(b"=").decode()


@dataclass
class Player:
    """`origin`: where the club is open, such as http://127.0.0.1:8000."""

    origin: str
    name: str = "Ana"
    key: str = field(default_factory=_new_key)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The answer's JSON; urllib's HTTPError for a refusal."""
        told = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **headers}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.origin}/api{path}", data, told, method=method), timeout=WHEN) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        return self.ask("POST", path, body, **{"Idempotency-Key": _chance.randbytes(8).hex()})

    def make(
        self,
        *others: str,
        course: str = COURSE,
        clock: float | None = 72,
        bank: tuple[float, float] | None = None,
        off: Sequence[str] = (),
        **options: Any,
    ) -> Table:
        """A table with these at it besides oneself: "open", or a bot's level. Own pace unless `stymie` says otherwise.

        A bank has hours, and hours back with each move; it takes the clock's place.
        """
        seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
        if course == COURSE:
            options.setdefault("holes", "front")
        if others:
            options.setdefault("stymie", False)
        time = {"bank": {"hours": bank[0], "back": bank[1]}} if bank else {"clock_hours": clock}
        wanted = {"game": "dice-golf", "options": options, "course": course, **time, "off": [*off]}
        made = self.post("/tables", {**wanted, "seats": [{"kind": "me", "name": self.name}, *seats]})
        return Table(made["id"], made["links"]["join"])

    def lay(self, game: str, *others: str, course: str | None = None, **options: Any) -> Table:
        """A table of a game of cards, with these at it besides oneself, as in `make`."""
        seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
        wanted = {"game": game, "options": options, "course": course, "clock_hours": 72}
        made = self.post("/tables", {**wanted, "seats": [{"kind": "me", "name": self.name}, *seats]})
        return Table(made["id"], made["links"]["join"])

    def make_course(self, *pars: int, name: str = "Short Links") -> str:
        """The new course's id."""
        return str(self.post("/courses", {"name": name, "holes": [{"par": par, "yards": 100 * par} for par in pars]})["id"])

    def sit(self, table: Table) -> None:
        self.post(f"/tables/{table.id}/seats", {"name": self.name, "join": table.code})

    def look(self, table: Table) -> Any:
        return self.ask("GET", f"/tables/{table.id}")

    def called(self, table: Table, seat: int = 1) -> str:
        """What the one in that seat is called: bots have names of their own."""
        return str(self.look(table)["seats"][seat]["name"])

    def replay(self, table: Table) -> Any:
        return self.ask("GET", f"/tables/{table.id}/replay")

    def say(self, table: Table, text: str) -> None:
        self.post(f"/tables/{table.id}/messages", {"text": text})

    def move(self, table: Table, kind: str, *, seen: int | None = None, **more: Any) -> None:
        """`seen`: the version at which it was decided, if that is known."""
        version = self.look(table)["version"] if seen is None else seen
        self.post(f"/tables/{table.id}/moves", {"move": {"kind": kind, **more}, "seen": version})

    def step(self, table: Table) -> bool:
        """Makes the plainest of the moves that are legal now: roll, keep, pass the Stymie on. False if there is none."""
        view = self.look(table)
        moves = legal(view)
        kind = next((kind for kind in ("roll", "keep", "pass-stymie") if kind in moves), None)
        if kind is not None:
            whom = {"to": moves[kind]["to"]["enum"][0]} if kind == "pass-stymie" else {}
            self.move(table, kind, seen=view["version"], **whom)
        return kind is not None


@dataclass(frozen=True)
class Table:
    id: str
    join: str
    """The way to a seat, a path with its code."""

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def code(self) -> str:
        return self.join.partition("?join=")[2]


def legal(view: Any) -> dict[str, Any]:
    """The kinds of move that a view's seat may make now, each with its fields' schemas."""
    schema = view["legal"] or {"oneOf": []}
    branches = [branch["properties"] for branch in schema.get("oneOf", [schema])]
    return {branch["kind"]["const"]: branch for branch in branches}


def moves_of(replay: Any, seat: int) -> list[Any]:
    """Every move that a seat made, in order."""
    return [item["move"] for item in replay["log"] if item["kind"] == "move" and item["seat"] == seat]


def play_out(table: Table, *players: Player) -> None:
    """Play the table to its end for these players. Wait for bots that were cut short: they play on by themselves."""
    for _ in range(WAITS):
        while any(player.step(table) for player in players):
            pass
        status = players[0].look(table)["status"]
        if status == "finished":
            return
        sleep(0.1)
    raise AssertionError(f"nobody can move, and the table is {status}")


def finished(player: Player, *others: str) -> Table:
    """A table of two holes that is over."""
    table = player.make(*others, course=player.make_course(4, 3))
    play_out(table, player)
    return table


def must_pass(player: Player) -> Table:
    """A table at which this player has the Stymie to pass: played, with a bot, until that comes about."""
    while True:
        table = player.make("easy", stymie=True)
        while moves := legal(view := player.look(table)):
            if "pass-stymie" in moves:
                return table
            own = view["state"]["players"][view["you"]]["play"]
            good = "hole-mulligan" in moves and own["to_par"] < 2
            kind = "hole-mulligan" if good else next(kind for kind in ("keep", "roll") if kind in moves)
            player.move(table, kind, seen=view["version"])
