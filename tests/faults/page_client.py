"""A simulated page: it polls, repeats unanswered requests with the same key, and loses its network.

What it sends is repeated on whatever instance answers next: once more while the first is still on its way, after a nap during
which others play on, long after it was answered. It shows no view older than the one it shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from chalicelib.actions.join import take_seat
from chalicelib.actions.leave import leave
from chalicelib.actions.message import send_message
from chalicelib.actions.move import play
from chalicelib.actions.rematch import rematch
from chalicelib.play.club import Club
from chalicelib.play.table_queries import look
from tests.faults.history_setup import Asked, Scene, player_id
from tests.tables.people import branches

ACTIONS = 1500
TRIES = 300
LATE = 5
"""So many messages of a player may come in again late: they are known by their keys alone, of which eight are kept."""


@dataclass
class Temper:
    """The probabilities of a page's optional actions."""

    fickle: float
    chatty: float
    sleepy: float
    leaving: float

    @classmethod
    def of(cls, random: Random) -> Temper:
        return cls(random.choice((0.1, 0.3)), random.choice((0.02, 0.15)), random.choice((0.02, 0.02, 0.5)), 0.004)


@dataclass
class Page:
    """One player's page. `shown` is its view, `sent` all its requests."""

    scene: Scene
    name: str
    shown: dict[str, Any] = field(default_factory=dict)
    sent: list[tuple[str, Any, str, int | None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(f"page {self.scene.plan.seed} {self.name}")
        self.temper = Temper.of(self.random)
        self.player, self.table = player_id(self.name), self.scene.table
        self.code = self.scene.made.links["join"].split("=")[1]

    def live(self) -> None:
        """Play from joining to the end of the game."""
        self.sit_down()
        self.look(fresh=True)
        for _ in range(ACTIONS):
            if self.shown["status"] == "finished":
                break
            self.act()
        self.send("rematch", None)

    def act(self) -> None:
        """Do one of the things that people do."""
        draw, waited_for = self.random.random(), self.shown["you"] in self.shown["waiting_for"]
        if self.shown["legal"] and draw < (0.6 if waited_for else self.temper.fickle):
            self.send("play", any_move(self.random, self.shown["legal"]))
        elif self._maybe(self.temper.chatty):
            self.send("say", f"{self.name} {len(self.sent)}")
        elif self._maybe(0.03) and self.sent:
            self.ask(*self.random.choice(self._repeatable()))
        elif self._maybe(self.temper.leaving) and self.shown["status"] == "playing":
            self.send("leave", None)
            self.rest(60)
            self.sit_down()
        else:
            self.poll()

    def poll(self) -> None:
        if not self.look(fresh=self._maybe(0.1)):
            self.rest(40)

    def look(self, *, fresh: bool = False) -> bool:
        """Poll the table; return whether there is anything new. A fresh poll has no version."""
        since = None if fresh else self.shown["version"]
        known = (self.shown["version"], self.shown["you"]) if self.shown and self._maybe(0.5) and not fresh else None
        reply = self.until_answered("look", known, "", since).reply
        return self.show(reply.view) if reply else False

    def sit_down(self) -> None:
        self.send("join", None)

    def send(self, kind: str, what: Any) -> None:
        """Send the request until it is answered, and show the answer."""
        key, seen = f"{self.name}-{len(self.sent)}", self.shown.get("version")
        self.sent.append((kind, what, key, seen))
        asked = self.until_answered(kind, what, key, seen)
        if asked.refused:
            self.look(fresh=True)
        elif kind in ("play", "join"):
            self.show(asked.reply.view)
        elif kind == "leave":
            self.show(asked.reply)

    def show(self, view: dict[str, Any] | None) -> bool:
        """Show the view if it is newer than the shown one; return whether it is."""
        if view is None or view["version"] < self.shown.get("version", -1):
            return False
        newer: bool = view["version"] > self.shown.get("version", -1)
        self.shown = view
        return newer

    def until_answered(self, kind: str, what: Any, key: str, seen: int | None) -> Asked:
        for _ in range(TRIES):
            if kind != "look" and self._maybe(0.12):
                self.scene.stage.enter(lambda: self.ask_too(kind, what, key, seen))
            asked = self.ask(kind, what, key, seen)
            lost_on_the_way = kind != "look" and self._maybe(0.1)
            if asked.answered and not lost_on_the_way:
                return asked
            if self._maybe(self.temper.sleepy):
                self.rest(400)
        raise AssertionError(f"{self.name} had no answer to {kind} in {TRIES} tries")

    def ask_too(self, kind: str, what: Any, key: str, seen: int | None) -> None:
        """Send the same request again in parallel, without waiting for its answer."""
        self.rest(self.random.choice((1, 3, 30)))
        self.ask(kind, what, key, seen)

    def ask(self, kind: str, what: Any, key: str, seen: int | None) -> Asked:
        if self._maybe(0.01):
            self.scene.restart(self.random.randrange(len(self.scene.clubs)))
        return self.scene.ask(self.name, kind, what, key, seen, self._call(kind, what, key, seen))

    def _call(self, kind: str, what: Any, key: str, seen: int | None) -> Callable[[Club], Any]:
        player, table = self.player, self.table
        calls: dict[str, Callable[[Club], Any]] = {
            "play": lambda club: play(club, player, table, what, seen or 0, key),
            "say": lambda club: send_message(club, player, table, what, key),
            "look": lambda club: look(club, player, table, seen, what),
            "join": lambda club: take_seat(club, player, table, self.name, self.code, self.name.encode()),
            "leave": lambda club: leave(club, player, table),
            "rematch": lambda club: rematch(club, player, table),
        }
        return calls[kind]

    def _repeatable(self) -> list[tuple[str, Any, str, int | None]]:
        """Return a request that may be repeated, at any later time."""
        said = [sent for sent in self.sent if sent[0] == "say"]
        return [sent for sent in self.sent if sent[0] != "say"] + said[-LATE:]

    def rest(self, turns: int) -> None:
        self.scene.stage.rest(self.random.randint(1, turns))

    def _maybe(self, likely: float) -> bool:
        return self.random.random() < likely


def any_move(random: Random, legal: dict[str, Any]) -> dict[str, Any]:
    """Return a move that this schema allows."""
    fields = random.choice(branches(legal))["properties"]
    return {name: _any(random, schema) for name, schema in fields.items()}


def _any(random: Random, schema: dict[str, Any]) -> Any:
    if "const" in schema:
        return schema["const"]
    return random.choice(schema.get("enum", (False, True)))
