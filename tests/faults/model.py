"""A plain model of a table's log: it reads every entry from the first, and keeps everything.

It knows the guarantees of the log and the game's rules, but not how tables are loaded, packed, cached or shown.
"""

from __future__ import annotations

import json
import pickle
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from chalicelib.errors import Refusal
from chalicelib.fairness import Chance, table_key
from chalicelib.games.interface import Course, Event, Game, Hole
from chalicelib.store.interface import Entry

KEYS = 16


@dataclass(slots=True)
class Sat:
    """A seat after some entry. `keys` are the hashes of those of its last moves."""

    kind: str
    player: str | None
    nonce: bytes
    bot_plays: bool = False
    timeouts: int = 0
    asked: int = -1
    asked_at: int = 0
    decided: int = -1
    timed_out: int = -1
    keys: list[bytes] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Done:
    """An act in the log that came from a request."""

    n: int
    seat: int
    kind: str
    what: Any
    key: bytes


@dataclass(frozen=True, slots=True)
class Step:
    """One act of an entry (`kind` as it is written there), and what followed from it."""

    kind: str
    seat: int | None
    what: Any
    events: Sequence[Event]


@dataclass(slots=True)
class After:
    """The table after entry n. `state` is pickled."""

    n: int
    status: str
    waiting: tuple[int, ...]
    seats: list[Sat]
    state: Any
    steps: Sequence[Step]

    @property
    def said(self) -> list[tuple[int | None, str]]:
        return [(step.seat, step.what) for step in self.steps if step.kind == "s"]


class Model:
    """A log, read. `done` lists what was asked for, in order; `at[n]` is the table after entry n."""

    def __init__(self, table: str, log: Iterable[Entry], rules: Callable[[str, int], Game[Any]]) -> None:
        self.table, self._rules = table, rules
        self.done: list[Done] = []
        self.at: list[After] = []
        self.rematches: list[str] = []
        self.status, self.seats = "open", list[Sat]()
        self.waiting: tuple[int, ...] = ()
        for entry in log:
            self._read(entry)

    def _read(self, entry: Entry) -> None:
        body = json.loads(entry.body)
        assert entry.n == len(self.at), f"the log has a gap before {entry.n}"
        steps: list[Step] = []
        for act in body["a"]:
            kind, seat, what, mark = [*act, None, None, None][:4]
            if mark and kind != "0":
                self._note(entry.n, seat, kind, what, urlsafe_b64decode(mark + "=" * (-len(mark) % 4)))
            steps.append(Step(kind, seat, what, self._do(entry.n, body["t"], kind, seat, what)))
        seats, state = pickle.loads(pickle.dumps(self.seats)), pickle.dumps(self.state)
        self.at.append(After(entry.n, self.status, self.waiting, seats, state, steps))

    def _note(self, n: int, seat: int, kind: str, what: Any, mark: bytes) -> None:
        self.done.append(Done(n, seat, kind, what, mark[:8]))
        if kind == "m":
            self.seats[seat].keys = [*self.seats[seat].keys, mark[:8]][-KEYS:]

    def _do(self, n: int, at: int, kind: str, seat: int, what: Any) -> list[Event]:
        match kind:
            case "0":
                return self._make(n, at, what)
            case "j":
                return self._join(n, at, self.seats[seat], seat, what)
            case "m" | "b" | "t":
                return self._decide(n, at, self.seats[seat], seat, kind, what)
            case "l":
                self.seats[seat].bot_plays = True
                return [Event("left", seat)]
            case "k":
                self._come_back(self.seats[seat], at)
                return [Event("back", seat)]
            case "n":
                self.rematches.append(what["table"])
                return [Event("rematch", seat, {"table": what["table"]})]
        assert kind == "s", kind
        return []

    def _make(self, n: int, at: int, body: dict[str, Any]) -> list[Event]:
        self.game, self.options, self.clock = self._rules(body["game"], body["rules"]), body["options"], body["clock"]
        self.seed, self.state = urlsafe_b64decode(body["seed"] + "="), None
        course = body["course"]
        self.course = course and Course(course["id"], course["name"], tuple(Hole(*hole) for hole in course["holes"]))
        self.seats = [Sat(seat["kind"], seat.get("player"), b"") for seat in body["seats"]]
        return self._begin(n, at)

    def _join(self, n: int, at: int, sat: Sat, seat: int, what: dict[str, Any]) -> list[Event]:
        nonce = urlsafe_b64decode(what["nonce"] + "=" * (-len(what["nonce"]) % 4))
        sat.kind, sat.player, sat.nonce = "human", what["player"], nonce
        return [Event("joined", seat, {"name": what["name"], "after": None}), *self._begin(n, at)]

    def _begin(self, n: int, at: int) -> list[Event]:
        if any(sat.kind == "open" for sat in self.seats):
            return []
        self.chance = Chance(table_key(self.table, self.seed, [sat.nonce for sat in self.seats]))
        self.state = self.game.set_up(self.options, len(self.seats), self.course, self.chance, None)
        self.status = "playing"
        self._put_to(n, at, None)
        return [Event("began", None)]

    def _decide(self, n: int, at: int, sat: Sat, seat: int, kind: str, what: Any) -> list[Event]:
        events: list[Event] = []
        if kind == "t":
            sat.timeouts, sat.timed_out = sat.timeouts + 1, n
            sat.bot_plays = sat.timeouts >= 2
            events.append(Event("timed-out", seat))
            events += self.game.time_out(self.state, seat, self.chance)
        else:
            if kind == "m":
                events += [Event("back", seat)] * sat.bot_plays
                sat.bot_plays, sat.timeouts = False, 0
            events += self.game.play(self.state, seat, what, self.chance)
        sat.decided = n
        self._put_to(n, at, seat)
        if self.game.result(self.state):
            self.status = "finished"
            events.append(Event("finished", None))
        return events

    def _put_to(self, n: int, at: int, by: int | None) -> None:
        """A decision is put to those now waited for, but was before to those who were waited for already."""
        before, self.waiting = self.waiting, self.game.waiting(self.state)
        for seat in self.waiting:
            if seat == by or seat not in before:
                self.seats[seat].asked, self.seats[seat].asked_at = n, at

    def _come_back(self, sat: Sat, at: int) -> None:
        sat.bot_plays, sat.timeouts, sat.asked_at = False, 0, at

    def view(self, n: int, seat: int | None) -> dict[str, Any]:
        """Return what this seat may see of the table after entry n, by the game and the guarantees."""
        after = self.at[n]
        state = pickle.loads(after.state)
        legal = self.game.legal(state, seat) if seat is not None and after.status == "playing" else None
        return {
            "version": n,
            "status": after.status,
            "waiting_for": list(after.waiting) if after.status == "playing" else [],
            "legal": legal and legal.schema(),
            "state": state and self.game.view(state, seat),
            "result": state and self.game.result(state),
            "played_by_bot": [sat.bot_plays for sat in after.seats],
            "players": [sat.player for sat in after.seats],
        }

    def happened(self, since: int, n: int, seat: int | None) -> list[dict[str, Any]]:
        """Yield the events of each entry after `since`, up to entry n, as this seat sees them."""
        entries = self.at[since + 1 : n + 1]
        return [{"n": one.n, **event.seen_by(seat)} for one in entries for step in one.steps for event in step.events]

    def asked(self, player: str) -> bool:
        """Whether this player was ever asked for a decision (perhaps between two acts of an entry, where a bot plays on for who
        left), or came back as somebody who may be: who is always passed the Stymie never is.
        """
        asked = (sat for after in self.at for sat in after.seats if sat.asked >= 0)
        back = (after.seats[step.seat or 0] for after in self.at for step in after.steps if step.kind == "k")
        return any(sat.player == player for sat in (*asked, *back))

    def seat_of(self, n: int, player: str) -> int | None:
        return next((seat for seat, sat in enumerate(self.at[n].seats) if sat.player == player), None)

    def refusals(self, n: int, seat: int, move: Any, seen: int, key: str) -> set[str]:
        """Return the codes with which the table after entry n may refuse this move; empty if it must be accepted."""
        after, sat = self.at[n], self.at[n].seats[seat]
        if hashed(key) in sat.keys:
            return set()
        if sat.timed_out > seen:
            return {"timed-out"}
        if after.status != "playing":
            return {"table-finished" if after.status == "finished" else "table-open"}
        if sat.decided > seen or seen > n:
            return {"decision-passed"}
        legal = self.game.legal(pickle.loads(after.state), seat)
        if sat.asked > seen and legal:
            return {"decision-passed" if legal.accepts(move) else "not-now"}
        return self._refused_by_rules(after, seat, move)

    def _refused_by_rules(self, after: After, seat: int, move: Any) -> set[str]:
        try:
            self.game.play(pickle.loads(after.state), seat, move, Chance(bytes(32)))
        except Refusal as refused:
            return {refused.code}
        return set()


def hashed(key: str) -> bytes:
    """Return the hash of a key, as in the log."""
    return sha256(key.encode()).digest()[:8]
