"""The table, its seats and its game's state, as the log gives them. Never sent to clients: they get views (play/view.py)."""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from chalicelib.errors import Unknown
from chalicelib.fairness import Chance, commitment, day_key, day_name, table_key
from chalicelib.games.interface import Course, Event, Game, Level
from chalicelib.log.challenge_day import Day
from chalicelib.log.entries import AppliedAct, Mark, to_base64url
from chalicelib.log.pace import PLAIN, Pace, Pause, SeatClock

Status = Literal["open", "playing", "finished"]
Ended = Literal["finished", "abandoned", "closed"]
SeatKind = Literal["human", "bot", "open", "reserved"]

FORGOTTEN = "?"
"""The name of a forgotten player, in every language."""
BLANKED = "…"
"""The text of a forgotten player's messages."""
NOBODY = ""
"""The `maker` of a table whose maker was forgotten: no player has this id."""
STAND_IN: Level = "normal"
"""The level of the bot that plays for a person."""
KEYS_KEPT = 16
WORDS_KEPT = 8
ENTRIES_BACK = 64


def links_of(table_id: str, code: str) -> dict[str, str]:
    """The links to join and to watch the table that this code opens."""
    return {"join": f"/t/{table_id}?join={code}", "watch": f"/t/{table_id}"}


class Message(NamedTuple):
    """A chat message: number of its entry, seat, text, time (ms)."""

    n: int
    seat: int
    text: str
    at: int


class SeatRequest(NamedTuple):
    """A request for a seat: number of its entry, the player, their name and nonce, time (ms)."""

    n: int
    player: str
    name: str
    nonce: bytes
    at: int


@dataclass(slots=True)
class Seat:
    """One place at the table. Times are in ms.

    `asked`, `asked_at`: the entry that put the current decision to the seat, and when; its clock runs from there (G-08).
    `decided`: the last entry in which a decision of this seat was made, by anyone. `timed_out`: the last in which its clock
    made it. `choices_changed` counts moves that changed a choice without ending the decision. `assisted`: a bot has played
    for it (G-05). `clock` holds what else its deadline depends on.

    `held_until`: the host released the seat, and until then only its player may come back; 0 if it was not released so.
    `given_up_by`: the player who released their own seat, until somebody takes it. `keys` are the marks of its last moves,
    `words` those of its last messages, each with its entry.
    """

    kind: SeatKind
    name: str = ""
    player: str | None = None
    level: Level | None = None
    nonce: bytes = b""
    bot_plays: bool = False
    timeouts: int = 0
    assisted: bool = False
    asked: int = -1
    asked_at: int = 0
    decided: int = -1
    timed_out: int = -1
    said_at: int = 0
    choices_changed: int = 0
    held_until: int = 0
    given_up_by: str | None = None
    clock: SeatClock = field(default_factory=SeatClock)
    keys: list[Mark] = field(default_factory=list)
    words: list[tuple[Mark, int]] = field(default_factory=list)

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes this seat's moves."""
        return self.bot_plays or self.kind == "bot"

    @property
    def is_held(self) -> bool:
        """Whether a person has this seat and plays it: the only seats whose nonce may count."""
        return self.kind == "human" and self.player is not None and not self.bot_plays

    @property
    def free(self) -> bool:
        """Whether somebody with the join code may take it, whenever they come: open, or released by its own player."""
        return self.kind == "open" or (self.kind == "human" and self.player is None)

    def opens(self, now: int) -> bool:
        """Whether somebody with the join code may take it now (ms)."""
        return self.free or 0 < self.held_until <= now

    def remember(self, mark: Mark | None) -> None:
        if mark:
            self.keys.append(mark)
            del self.keys[:-KEYS_KEPT]

    def said(self, mark: Mark, n: int) -> None:
        self.words.append((mark, n))
        del self.words[:-WORDS_KEPT]

    def used(self, key: bytes) -> Mark | None:
        """The mark of an earlier request with this key, if it is among the last sixteen of this seat."""
        for mark in self.keys:  # a generator costs more than the search
            if mark.key == key:
                return mark
        return None


class Recent(NamedTuple):
    """The acts and events of one entry, kept in memory for clients that poll."""

    n: int
    at: int
    done: Sequence[AppliedAct]

    @property
    def events(self) -> list[Event]:
        return [event for done in self.done for event in done.events]

    @property
    def messages(self) -> list[Message]:
        return [Message(self.n, done.seat, done.act.what, self.at) for done in self.done if done.act.kind == "message"]


@dataclass(slots=True)
class Table:
    """A table at version `n`, the number of its last entry. Times are in ms.

    `carried`: what the previous game of a rematch passes on, until somebody else or a bot takes a player's place.
    `active_at`: when somebody last came, left or moved; an idle table ends some time after that. `said`: the entries with
    messages. `codes` counts replaced join codes. `final`: what the last entry of a game keeps for ever. `rematches` counts
    offered rematches, `rematch` is the newest (table, join code), `secret` gives their ids if entry 0 has no secret.
    `requests`: open requests for a seat, oldest first; `declined_players` asked and were declined. Both are cleared when the
    game begins. `watching`: anyone with the link may watch. `day`: the table is a round of that day's challenge, and nobody
    watches until the day is over. `last`: the seat and time of the newest decision that a person made and all can see.

    `pause` was asked for or has begun; `pauses` counts them, `declined_at` is when one was last declined. `nudges` counts
    nudges, `departures` those who left or whose seat was released. `deadlines_moved`: something other than a move has changed
    a deadline. `wake_up`: when the scheduled handler must look because of a clock, and the entry that says so.

    Only in memory: `recent`, `snapshot_at`, `snapshot_size` and `stable_json` (the stable part of snapshots, plain and
    compressed).
    """

    id: str
    game: Game[Any]
    options: dict[str, Any]
    course: Course | None
    clock_ms: int | None
    seed: bytes
    maker: str
    seats: list[Seat]
    carried: Any = None
    rematch_of: str | None = None
    name: str | None = None
    pace: Pace = PLAIN
    watching: bool = True
    day: Day | None = None
    n: int = -1
    at: int = 0
    status: Status = "open"
    ended: Ended | None = None
    started: int | None = None
    active_at: int = 0
    waiting: tuple[int, ...] = ()
    last: tuple[int, int] | None = None
    state: Any = None
    codes: int = 0
    said: list[int] = field(default_factory=list)
    rematch: tuple[str, str] | None = None
    rematches: int = 0
    secret: str | None = None
    final: dict[str, Any] | None = None
    requests: list[SeatRequest] = field(default_factory=list)
    declined_players: list[str] = field(default_factory=list)
    pause: Pause | None = None
    pauses: int = 0
    declined_at: int = 0
    nudges: int = 0
    departures: int = 0
    deadlines_moved: bool = False
    wake_up: tuple[int, int] | None = None
    chance: Chance | None = None
    recent: deque[Recent] = field(default_factory=lambda: deque(maxlen=ENTRIES_BACK))
    snapshot_at: int = -1
    snapshot_size: int = 0
    stable_json: tuple[bytes, bytes] | None = None
    has_clock: bool = field(init=False)
    is_paced: bool = field(init=False)
    """Whether its clocks depend on more than hours for each decision."""

    def __post_init__(self) -> None:
        self.has_clock = self.clock_ms is not None or self.pace.bank is not None
        self.is_paced = self.pace != PLAIN

    def seat_of(self, player: str | None) -> int | None:
        """Return the number of this player's seat, or None."""
        if player is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.player == player and seat.kind == "human":
                return number
        return None

    @property
    def host(self) -> int | None:
        """The seat of the table's maker; None if they have none any more."""
        return self.seat_of(self.maker)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of a game that was played to its end, else None. `final` has it too, in case the rules are gone."""
        if self.ended != "finished":
            return None
        return self.final["result"] if self.final else self.game.result(self.state)

    def request_of(self, player: str | None) -> SeatRequest | None:
        """Return this player's open request for a seat, if there is one."""
        return next((asker for asker in self.requests if asker.player == player), None)

    def at_seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Unknown("This table has no such seat.")
        return self.seats[number]

    @property
    def shown_seed(self) -> bytes:
        """The seed of its draws, which is published when the game, or the day's challenge, is over."""
        return self.day.seed if self.day else self.seed

    @property
    def commitment(self) -> str:
        """The commitment to that seed, published before anything is drawn."""
        return commitment(day_name(self.game.id, self.day.date) if self.day else self.id, self.shown_seed)

    def draws(self) -> Chance:
        """Return the table's source of chance, from the beginning."""
        if self.day:
            return Chance(day_key(self.day.seed, self.game.id, self.day.date))
        return Chance(table_key(self.id, self.seed, [seat.nonce for seat in self.seats]))

    @property
    def paused_until(self) -> int:
        """When the pause ends (ms) unless somebody ends it before; 0 without a pause. Until then no clock runs."""
        return self.pause.until if self.pause else 0

    @property
    def running(self) -> list[int]:
        """The seats whose clock runs: the game waits for them, and no bot plays them."""
        return [number for number in self.waiting if not self.seats[number].by_bot]

    @property
    def join_code(self) -> str:
        """The code that opens the table's free seats: 96 bits derived from its seed. Releasing a seat replaces it."""
        return to_base64url(hmac.digest(self.seed, b"join %d" % self.codes, "sha256")[:12])

    @property
    def links(self) -> dict[str, str]:
        """The links to join and to watch, for players who may know the join code."""
        return links_of(self.id, self.join_code)

    @property
    def watch_link(self) -> dict[str, str]:
        """The link for everybody."""
        return {"watch": f"/t/{self.id}"}

    def opens_with(self, code: str) -> bool:
        """Whether this is the join code."""
        return hmac.compare_digest(self.join_code.encode(), code.encode("utf-8", "replace"))

    @property
    def humans(self) -> list[int]:
        """The seats that their humans play."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and not seat.bot_plays]

    @property
    def humans_play(self) -> bool:
        """Whether at least one seat is played by its human; otherwise the table rests (G-05)."""
        for seat in self.seats:  # noqa: SIM110  # a generator costs more than the search
            if seat.kind == "human" and not seat.bot_plays:
                return True
        return False

    @property
    def bots_to_move(self) -> bool:
        if self.status != "playing":
            return False
        return bool([seat for seat in self.waiting if self.seats[seat].by_bot]) and self.humans_play


# Removing a forgotten player's name and words from what a finished game stores for good. Pure functions.

IsTheirs = Callable[[int | None, str], bool]
"""theirs(seat, text): whether a forgotten player wrote this text in this seat (None: the seat is unknown)."""


def blank_final(final: dict[str, Any], seats: Collection[int], theirs: IsTheirs) -> dict[str, Any]:
    """Return `final` without the names of people in these seats and without the words that are theirs."""
    made: dict[str, Any] = blank_words(final, theirs)
    record = made.get("record")
    if record:
        named = [
            {**seat, "name": FORGOTTEN} if number in seats and seat["kind"] != "bot" and seat["name"] else seat
            for number, seat in enumerate(record["seats"])
        ]
        made["record"] = {**record, "seats": named}
    return made


def blank_words(stored: Any, theirs: IsTheirs, by: int | None = None) -> Any:
    """Return the value without the words that are theirs. `by` is the seat that wrote them, if an enclosing object says so."""
    if isinstance(stored, dict):
        by = stored.get("by", by)
        blank = "words" in (stored.get("about"), stored.get("kind")) and "text" in stored and theirs(by, stored["text"])
        return {
            name: BLANKED if blank and name == "text" else blank_words(member, theirs, by) for name, member in stored.items()
        }
    return [blank_words(one, theirs, by) for one in stored] if isinstance(stored, list | tuple) else stored
