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
TIMEOUT_S = 100
"""Time limit of a request in seconds."""
MAX_WAITS = 100
_chance: Random = SystemRandom()


def seed_keys_from(chance: Random) -> None:
    """Draw all keys from this from now on."""
    global _chance
    _chance = chance


def _new_key() -> str:
    return urlsafe_b64encode(_chance.randbytes(32)).rstrip(b"=").decode()


@dataclass
class Player:
    """`origin`: the server's address, such as http://127.0.0.1:8000."""

    origin: str
    name: str = "Ana"
    key: str = field(default_factory=_new_key)

    def renew_key(self) -> None:
        """Become a new player, who has no tables."""
        self.key = _new_key()

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Return the reply's JSON. Raises urllib's HTTPError for a refusal."""
        all_headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **headers}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.origin}/api{path}", data, all_headers, method=method), timeout=TIMEOUT_S) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        return self.request("POST", path, body, **{"Idempotency-Key": _chance.randbytes(8).hex()})

    def make_dice_golf(
        self,
        *others: str,
        course: str = COURSE,
        clock: float | None = 72,
        bank: tuple[float, float] | None = None,
        off: Sequence[str] = (),
        **options: Any,
    ) -> Table:
        """Make a Dice Golf table with these players besides this one: "open", or a bot's level. Everybody plays at their own
        pace unless `stymie` is set. `bank`: hours, and hours back with each move, instead of a clock.
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

    def make_table(self, game: str, *others: str, course: str | None = None, **options: Any) -> Table:
        """Make a table of any game with these players besides this one, as in `make_dice_golf`."""
        seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
        wanted = {"game": game, "options": options, "course": course, "clock_hours": 72}
        made = self.post("/tables", {**wanted, "seats": [{"kind": "me", "name": self.name}, *seats]})
        return Table(made["id"], made["links"]["join"])

    def make_course(self, *pars: int, name: str = "Short Links") -> str:
        """Add a course and return its id."""
        return str(self.post("/courses", {"name": name, "holes": [{"par": par, "yards": 100 * par} for par in pars]})["id"])

    def take_seat(self, table: Table) -> None:
        self.post(f"/tables/{table.id}/seats", {"name": self.name, "join": table.code})

    def view(self, table: Table) -> Any:
        return self.request("GET", f"/tables/{table.id}")

    def name_in_seat(self, table: Table, seat: int = 1) -> str:
        """Return the name in a seat, such as a bot's."""
        return str(self.view(table)["seats"][seat]["name"])

    def replay(self, table: Table) -> Any:
        return self.request("GET", f"/tables/{table.id}/replay")

    def send_message(self, table: Table, text: str) -> None:
        self.post(f"/tables/{table.id}/messages", {"text": text})

    def move(self, table: Table, kind: str, *, seen: int | None = None, **more: Any) -> None:
        """`seen`: the version at which the player decided, if it is known."""
        version = self.view(table)["version"] if seen is None else seen
        self.post(f"/tables/{table.id}/moves", {"move": {"kind": kind, **more}, "seen": version})

    def make_dice_golf_move(self, table: Table) -> bool:
        """Make the simplest legal move: roll, keep, or pass the Stymie. Return whether there was one."""
        view = self.view(table)
        moves = legal_moves(view)
        kind = next((kind for kind in ("roll", "keep", "pass-stymie") if kind in moves), None)
        if kind is not None:
            whom = {"to": moves[kind]["to"]["enum"][0]} if kind == "pass-stymie" else {}
            self.move(table, kind, seen=view["version"], **whom)
        return kind is not None


@dataclass(frozen=True)
class Table:
    id: str
    join: str
    """Path of the invite link, with its code."""

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def code(self) -> str:
        return self.join.partition("?join=")[2]


def legal_moves(view: Any) -> dict[str, Any]:
    """Return the kinds of move that a view's seat may make now, each with the schemas of its fields."""
    schema = view["legal"] or {"oneOf": []}
    branches = [branch["properties"] for branch in schema.get("oneOf", [schema])]
    return {branch["kind"]["const"]: branch for branch in branches}


def moves_of(replay: Any, seat: int) -> list[Any]:
    """Return a seat's moves, in order."""
    return [item["move"] for item in replay["log"] if item["kind"] == "move" and item["seat"] == seat]


def play_out(table: Table, *players: Player) -> None:
    """Play the table to its end for these players. Wait for bots that were cut short: they play on by themselves."""
    for _ in range(MAX_WAITS):
        while any(player.make_dice_golf_move(table) for player in players):
            pass
        status = players[0].view(table)["status"]
        if status == "finished":
            return
        sleep(0.1)
    raise AssertionError(f"nobody can move, and the table is {status}")


def finished_table(player: Player, *others: str) -> Table:
    """Return a finished table of two holes."""
    table = player.make_dice_golf(*others, course=player.make_course(4, 3))
    play_out(table, player)
    return table


def table_with_stymie_to_pass(player: Player) -> Table:
    """Play tables with a bot until this player has the Stymie to pass, and return that table."""
    while True:
        table = player.make_dice_golf("easy", stymie=True)
        while moves := legal_moves(view := player.view(table)):
            if "pass-stymie" in moves:
                return table
            own = view["state"]["players"][view["you"]]["play"]
            good = "hole-mulligan" in moves and own["to_par"] < 2
            kind = "hole-mulligan" if good else next(kind for kind in ("keep", "roll") if kind in moves)
            player.move(table, kind, seen=view["version"])
