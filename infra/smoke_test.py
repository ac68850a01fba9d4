"""A smoke test of a deployed club: calls the API as players do, and plays a game.

    check health ─▶ make and close a table of every game ─▶ two players finish a game ─▶ check its replay

It needs only a function that sends a call. So it tests a new version before any player uses it (pre_traffic_hook.py), the site
after a deployment (deploy.py), and an emulator. It imports only the standard library.

It leaves no traces on boards: both players are away for a while, bots play for them, and boards do not count such games. The
players' keys are random and not kept.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple


class Call(NamedTuple):
    """A call of the API. `path` has placeholders in braces, and `names` their values."""

    method: str
    path: str
    names: Mapping[str, str]
    headers: Mapping[str, str]
    body: str | None

    @property
    def target(self) -> str:
        return self.path.format_map(self.names)


SendCall = Callable[[Call], tuple[int, str]]
"""send_call(call) → the reply's status and body. OSError if there is no reply."""

HEALTH, GAMES, TABLES, TABLE = "/api/health", "/api/games", "/api/tables", "/api/tables/{table}"
PLAYED_GAME, PLAYED_OPTIONS = "dice-golf", {"holes": "front"}
"""The game that is played to its end: nine holes, and a move is always to roll or to keep."""
COURSE = "pebble-coast"
BOT = {"kind": "bot", "level": "easy"}
MOVES_WHILE_AWAY, MAX_MOVES = 6, 150


class SmokeTestFailed(Exception):
    """Says in a sentence what is wrong with the club."""


@dataclass
class Player:
    """A player with a new key."""

    send: SendCall
    name: str
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32))

    def get(self, path: str, table: str = "") -> Any:
        return self._call(Call("GET", path, {"table": table}, self._headers(), None))

    def post(self, path: str, body: Any, table: str = "") -> Any:
        headers = {**self._headers(), "Content-Type": "application/json", "Idempotency-Key": secrets.token_urlsafe(16)}
        return self._call(Call("POST", path, {"table": table}, headers, json.dumps(body)))

    def move(self, table: str) -> bool:
        """Make any move, if the game waits for this player. False once the table is finished."""
        view = self.get(TABLE, table)
        if view["legal"]:
            kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
            move = {"kind": "keep" if "keep" in kinds else "roll"}
            after = self.post(f"{TABLE}/moves", {"move": move, "seen": view["version"]}, table)
            _expect(after["version"] > view["version"], f"the move {move} was accepted, and changed nothing.")
        return bool(view["status"] != "finished")

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}", "Cache-Control": "no-cache", "User-Agent": "mulligan-club"}

    def _call(self, call: Call) -> Any:
        status, body = self.send(call)
        _expect(status in (200, 201), f"{call.method} {call.path} answered {status}: {body[:300]}")
        try:
            return json.loads(body)
        except ValueError:
            raise SmokeTestFailed(f"{call.method} {call.path} did not answer JSON: {body[:300]}") from None


class SmokeTest:
    """The test, with two players. Each step raises SmokeTestFailed, or OSError if there is no reply."""

    def __init__(self, send: SendCall) -> None:
        self._host, self._guest = Player(send, "Visitor"), Player(send, "Fellow")

    def run(self, build: str) -> None:
        """Run the whole test; the club must be this build."""
        self.check_games(build)
        self.play_game()

    def check_games(self, build: str) -> None:
        """Check the build, then make and close a table of every game."""
        health = self._host.get(HEALTH)
        _expect(health == {"ok": True, "build": build}, f"{HEALTH} says {health}, not build {build}.")
        games = self._host.get(GAMES)["items"]
        _expect(any(game["id"] == PLAYED_GAME for game in games), f"{PLAYED_GAME} is not offered.")
        for game in games:
            table, _ = self._make_table(game)
            view = self._host.get(TABLE, table)
            as_requested = view["game"] == game["id"] and (view["status"], view["you"]) == ("open", 0)
            _expect(as_requested, f"a table of {game['id']} is not what was asked for.")
            self._host.post(f"{TABLE}/leave", {}, table)

    def play_game(self) -> None:
        """Play a game to its end, during which each player leaves for a while; then check its replay."""
        table, join = self._make_table({"id": PLAYED_GAME, "needs_course": True, "players": {"min": 2}}, PLAYED_OPTIONS)
        self._guest.post(f"{TABLE}/seats", {"name": self._guest.name, "join": join}, table)
        commitment = self._host.get(TABLE, table)["fairness"]["commitment"]
        for away, present in ((self._host, self._guest), (self._guest, self._host)):
            away.post(f"{TABLE}/leave", {}, table)
            for _ in range(MOVES_WHILE_AWAY):
                present.move(table)
            away.post(f"{TABLE}/seats", {"name": away.name}, table)
        for _ in range(MAX_MOVES):
            if not (self._host.move(table) and self._guest.move(table)):
                return self._check_replay(table, commitment)
        raise SmokeTestFailed(f"A game of {PLAYED_GAME} was not finished after {MAX_MOVES} moves each.")

    def _check_replay(self, table: str, commitment: str) -> None:
        replay = self._guest.get(f"{TABLE}/replay", table)
        seed = bytes.fromhex(replay["seed"])
        fits = sha256(b"mulligan.1" + table.encode() + seed).hexdigest() == commitment == replay["commitment"]
        _expect(fits, "the replay's seed is not the one that was committed to.")
        _expect(bool(replay["result"]) and bool(replay["draws"]), "the replay has no result or no draws.")
        kinds = {item["kind"] for item in replay["log"]}
        _expect({"made", "joined", "move", "bot", "left", "back"} <= kinds, f"the replay has only {sorted(kinds)}.")

    def _make_table(self, game: Any, options: Mapping[str, Any] = {}) -> tuple[str, str]:
        """Make a table for the two players, with bots if the game needs more; return its id and join code."""
        bots: Sequence[Any] = [BOT] * (game["players"]["min"] - 2)
        seats = [{"kind": "me", "name": self._host.name}, {"kind": "open"}, *bots]
        course = {"course": COURSE} if game["needs_course"] else {}
        made = self._host.post(TABLES, {"game": game["id"], "options": dict(options), "seats": seats, **course})
        return str(made["id"]), made["links"]["join"].partition("join=")[2]


def _expect(holds: bool, failure: str) -> None:
    if not holds:
        raise SmokeTestFailed(failure[0].upper() + failure[1:])
