"""A visit to a club, as a player makes one: whether it works, and not only whether it answers.

    health ─▶ a table of every game, closed again ─▶ one played by two to its end ─▶ its replay, checked

It needs nothing but a way to ask, so that the same visit is made of a new version before anybody meets it (hook.py), of the
site at its edge after a deployment (deploy.py), and of an emulator's. It uses nothing but the standard library.

It leaves nothing behind that matters: its players are keys that nobody keeps, and at the table that is played bots move for
both while they are away, so that no board counts it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple


class Call(NamedTuple):
    """`path` has names in braces, `names` what they stand for."""

    method: str
    path: str
    names: Mapping[str, str]
    headers: Mapping[str, str]
    body: str | None

    @property
    def target(self) -> str:
        return self.path.format_map(self.names)


Ask = Callable[[Call], tuple[int, str]]
"""ask(call) → the answer's status and body. OSError where nobody answers."""

HEALTH, GAMES, TABLES, TABLE = "/api/health", "/api/games", "/api/tables", "/api/tables/{table}"
PLAYED, OPTIONS = "dice-golf", {"holes": "front"}
"""The game that is played to its end: nine holes, in which there is always a roll to make or to keep."""
COURSE = "pebble-coast"
BOT = {"kind": "bot", "level": "easy"}
MOVES_APART, MOST_MOVES = 6, 150


class Amiss(Exception):
    """Says in a sentence what was not as it should be."""


@dataclass
class Player:
    """Somebody whose key nobody has had before."""

    ask: Ask
    name: str
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32))

    def get(self, path: str, table: str = "") -> Any:
        return self._told(Call("GET", path, {"table": table}, self._headers(), None))

    def post(self, path: str, body: Any, table: str = "") -> Any:
        headers = {**self._headers(), "Content-Type": "application/json", "Idempotency-Key": secrets.token_urlsafe(16)}
        return self._told(Call("POST", path, {"table": table}, headers, json.dumps(body)))

    def move(self, table: str) -> bool:
        """Whatever keeps the game going, if it waits for this player; whether it goes on."""
        view = self.get(TABLE, table)
        if view["legal"]:
            kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
            move = {"kind": "keep" if "keep" in kinds else "roll"}
            told = self.post(f"{TABLE}/moves", {"move": move, "seen": view["version"]}, table)
            _expect(told["version"] > view["version"], f"the move {move} was accepted, and changed nothing.")
        return bool(view["status"] != "finished")

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}", "Cache-Control": "no-cache", "User-Agent": "mulligan-club"}

    def _told(self, call: Call) -> Any:
        status, body = self.ask(call)
        _expect(status in (200, 201), f"{call.method} {call.path} is answered {status}: {body[:300]}")
        try:
            return json.loads(body)
        except ValueError:
            raise Amiss(f"{call.method} {call.path} is answered by what is no JSON: {body[:300]}") from None


class Visit:
    """By two players. Each step raises Amiss, or OSError where nobody answers."""

    def __init__(self, ask: Ask) -> None:
        self._host, self._guest = Player(ask, "Visitor"), Player(ask, "Fellow")

    def make(self, build: str) -> None:
        """The whole of it, of this build."""
        self.look_round(build)
        self.play()

    def look_round(self, build: str) -> None:
        """Whether it is this build, and makes a table of every game that it offers. Those are closed again."""
        health = self._host.get(HEALTH)
        _expect(health == {"ok": True, "build": build}, f"{HEALTH} says {health}, not build {build}.")
        games = self._host.get(GAMES)["items"]
        _expect(any(game["id"] == PLAYED for game in games), f"{PLAYED} is not offered.")
        for game in games:
            table, _ = self._table(game)
            view = self._host.get(TABLE, table)
            as_asked = view["game"] == game["id"] and (view["status"], view["you"]) == ("open", 0)
            _expect(as_asked, f"a table of {game['id']} is not what was asked for.")
            self._host.post(f"{TABLE}/leave", {}, table)

    def play(self) -> None:
        """A game to its end, in which both leave for a while and a bot plays for them; then its replay."""
        table, join = self._table({"id": PLAYED, "needs_course": True, "players": {"min": 2}}, OPTIONS)
        self._guest.post(f"{TABLE}/seats", {"name": self._guest.name, "join": join}, table)
        shown = self._host.get(TABLE, table)["fairness"]["commitment"]
        for away, here in ((self._host, self._guest), (self._guest, self._host)):
            away.post(f"{TABLE}/leave", {}, table)
            for _ in range(MOVES_APART):
                here.move(table)
            away.post(f"{TABLE}/seats", {"name": away.name}, table)
        for _ in range(MOST_MOVES):
            if not (self._host.move(table) and self._guest.move(table)):
                return self._check_replay(table, shown)
        raise Amiss(f"A game of {PLAYED} was not over after {MOST_MOVES} moves of each.")

    def _check_replay(self, table: str, shown: str) -> None:
        replay = self._guest.get(f"{TABLE}/replay", table)
        seed = bytes.fromhex(replay["seed"])
        fits = sha256(b"mulligan.1" + table.encode() + seed).hexdigest() == shown == replay["commitment"]
        _expect(fits, "the replay's seed is not the one that was committed to.")
        _expect(bool(replay["result"]) and bool(replay["draws"]), "the replay tells no result.")
        kinds = {item["kind"] for item in replay["log"]}
        _expect({"made", "joined", "move", "bot", "left", "back"} <= kinds, f"the replay tells only {sorted(kinds)}.")

    def _table(self, game: Any, options: Mapping[str, Any] = {}) -> tuple[str, str]:
        """A new table's id and the code to join it by; bots sit there where the game wants more than two."""
        bots: Sequence[Any] = [BOT] * (game["players"]["min"] - 2)
        seats = [{"kind": "me", "name": self._host.name}, {"kind": "open"}, *bots]
        course = {"course": COURSE} if game["needs_course"] else {}
        made = self._host.post(TABLES, {"game": game["id"], "options": dict(options), "seats": seats, **course})
        return str(made["id"]), made["links"]["join"].partition("join=")[2]


def _expect(fits: bool, otherwise: str) -> None:
    if not fits:
        raise Amiss(otherwise[0].upper() + otherwise[1:])
