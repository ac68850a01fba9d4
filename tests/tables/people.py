"""Players for tests: each action is one line, and is repeated if it got no answer, as a page would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from chalicelib.actions.join import TakenSeat, knock, take_seat
from chalicelib.actions.leave import leave, release
from chalicelib.actions.make import FormerSeat, NewTable, RequestedSeat, TableRequest, make_table
from chalicelib.actions.message import SentMessage, list_messages, send_message
from chalicelib.actions.move import Played, play
from chalicelib.actions.nudge import nudge
from chalicelib.actions.pause import pause, resume
from chalicelib.actions.rematch import Rematch, rematch
from chalicelib.actions.request_seat import accept_request, ask_for_seat, decline_request
from chalicelib.actions.start import start
from chalicelib.errors import TryAgain
from chalicelib.games.interface import Course, Hole
from chalicelib.games.registry import GAMES, find
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.play.club import Club
from chalicelib.play.commit import retry_projections
from chalicelib.play.projections import project
from chalicelib.play.table_queries import Look, look
from chalicelib.players.settings import UpdatedTables, set_away, set_hours
from chalicelib.players.tables import my_tables
from chalicelib.store.interface import Entry, Store, Taken, Unavailable
from tests.tiny.engine import TINY

T = TypeVar("T")
START = 1_780_000_000_000
HOUR = 3_600_000
DAY = 24 * HOUR
TRIES = 500
PARS = (4, 3, 5)
THREE_HOLES = Course("three", "Three Holes", tuple(Hole(par, 100 * par) for par in PARS))
EIGHTEEN = Course("eighteen", "Eighteen Holes", tuple(Hole(par, 100 * par) for par in PARS * 6))

_keys = count(1)


def met(table: str, seat: int) -> RequestedSeat:
    """Return the invitation of a player from an earlier table."""
    return RequestedSeat("again", former_seat=FormerSeat(table, seat))


@dataclass
class Time:
    """A clock that tests move."""

    now: int = START

    def __call__(self) -> int:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += round(hours * HOUR)


def open_club(store: Store, time: Time | None = None) -> Club:
    """Return a club over this store that also has the tiny game, never waits, and projects what it appends."""

    def tell(table: str, entry: Entry) -> None:
        project(store, table, entry)

    games = {**GAMES, TINY.id: TINY}
    return Club(
        store,
        clock=time or Time(),
        games=games,
        rules=lambda game, rules: TINY if game == TINY.id else find(game, rules),
        pause=lambda seconds: None,
        project=tell,
    )


def until_answered(ask: Callable[[], T]) -> T:
    for _ in range(TRIES):
        try:
            return ask()
        except (TryAgain, Unavailable):
            continue
    raise AssertionError(f"no answer in {TRIES} tries")


def append_by_hand(store: Store, table: str, entry: Entry) -> None:
    """Append an entry without any checks, over a store that may lose its answer: repeated, it then gets itself."""
    try:
        until_answered(lambda: store.append(table, entry))
    except Taken as taken:
        if taken.entry != entry:
            raise


def eventually(holds: Callable[[], bool]) -> bool:
    """Return whether it becomes true as reads catch up."""
    return any(until_answered(holds) for _ in range(TRIES))


def projected(club: Club) -> None:
    """Make up for missed projections, as any request would do."""
    while club.pending_projections:
        for table in list(club.pending_projections):
            retry_projections(club, table)


def new_key() -> str:
    return f"key-{next(_keys):08d}"


@dataclass
class Person:
    """A player with a phone; `club` is the instance that their requests reach."""

    club: Club
    name: str
    id: str = field(init=False)
    bearer: str = field(init=False)

    def __post_init__(self) -> None:
        self.id = f"{self.name:.<22}"[:22]
        self.bearer = f"{self.name:.<43}"[:43]

    def make(self, *seats: RequestedSeat, key: str | None = None, **wanted: Any) -> NewTable:
        """Make a table, by default of dice golf over three holes, in turn if several sit; the first seat is one's own."""
        in_turn = {"options": {"stymie": True}} if seats and "game" not in wanted else {}
        asked: dict[str, Any] = {"game": "dice-golf", "course": THREE_HOLES} | in_turn | wanted
        if not {**GAMES, TINY.id: TINY}[asked["game"]].needs_course:
            asked["course"] = None
        whole = TableRequest(seats=[RequestedSeat("me", self.name), *seats], **asked)
        key = key or new_key()
        return until_answered(lambda: make_table(self.club, self.id, self.bearer, whole, key))

    def join(self, made: NewTable, seat: int | None = None, nonce: bytes = b"") -> TakenSeat:
        return self.take(made.id, made.links["join"].split("=")[1], seat, nonce)

    def take(self, table: str, code: str, seat: int | None = None, nonce: bytes = b"") -> TakenSeat:
        return until_answered(lambda: take_seat(self.club, self.id, table, self.name, code, nonce, seat))

    def ask(self, table: str, nonce: bytes = b"", address: str = "198.51.100.7") -> dict[str, Any]:
        return until_answered(lambda: ask_for_seat(self.club, self.id, address, table, self.name, nonce))

    def seat(self, table: str, request: int, seat: int | None = None) -> dict[str, Any]:
        return until_answered(lambda: accept_request(self.club, self.id, table, request, seat))

    def decline(self, table: str, request: int) -> dict[str, Any]:
        return until_answered(lambda: decline_request(self.club, self.id, table, request))

    def knock(self, table: str, code: str) -> list[int]:
        return until_answered(lambda: knock(self.club, self.id, table, code)).seats

    def look(self, table: str, since: int | None = None, known: tuple[int, int | None] | None = None) -> Look:
        return until_answered(lambda: look(self.club, self.id, table, since, known))

    def view(self, table: str, since: int | None = None) -> dict[str, Any]:
        shown = self.look(table, since).view
        assert shown is not None, "nothing new"
        return shown

    def view_at(self, table: str, version: int, since: int) -> dict[str, Any]:
        """Return the view once reads show this version."""
        seen = (self.look(table, since) for _ in range(TRIES))
        return next(look.view for look in seen if look.version == version and look.view)

    def play(self, table: str, move: Any, seen: int | None = None, key: str | None = None) -> Played:
        """Play a move, by default on the current view."""
        seen = self.view(table)["version"] if seen is None else seen
        key = key or new_key()
        return until_answered(lambda: play(self.club, self.id, table, move, seen, key))

    def say(self, table: str, text: str, key: str | None = None) -> SentMessage:
        key = key or new_key()
        return until_answered(lambda: send_message(self.club, self.id, table, text, key))

    def start(self, table: str) -> dict[str, Any]:
        return until_answered(lambda: start(self.club, self.id, table))

    def leave(self, table: str) -> dict[str, Any]:
        return until_answered(lambda: leave(self.club, self.id, table))

    def pause(self, table: str) -> dict[str, Any]:
        return until_answered(lambda: pause(self.club, self.id, table))

    def resume(self, table: str) -> dict[str, Any]:
        return until_answered(lambda: resume(self.club, self.id, table))

    def nudge(self, table: str, seat: int) -> dict[str, Any]:
        return until_answered(lambda: nudge(self.club, self.id, table, seat))

    def say_hours(self, hours: Hours | None, cursor: str | None = None) -> UpdatedTables:
        return until_answered(lambda: set_hours(self.club, self.id, hours, cursor))

    def say_away(self, until: int | None, cursor: str | None = None) -> UpdatedTables:
        return until_answered(lambda: set_away(self.club, self.id, until, cursor))

    def release(self, table: str, seat: int) -> dict[str, str]:
        return until_answered(lambda: release(self.club, self.id, table, seat))

    def rematch(self, table: str, nonce: bytes = b"") -> Rematch:
        return until_answered(lambda: rematch(self.club, self.id, table, nonce))

    def tables(self, count: int = 20, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
        return until_answered(lambda: my_tables(self.club, self.id, count, cursor))

    def messages(self, table: str, count: int = 20, cursor: str | None = None) -> Any:
        return until_answered(lambda: list_messages(self.club, self.id, table, count, cursor))

    def finish_hole(self, table: str) -> dict[str, Any]:
        """Roll and keep, and decline the Stymie if asked; nothing if the Stymie has had this hole rolled already."""
        view = self.view(table)
        own = view["state"]["players"][view["you"]]
        if view["legal"] is None and own["play"] and own["play"]["stymied"]:
            return view
        view = self.play(table, {"kind": "roll"}).view
        while move := forced(view):
            view = self.play(table, move).view
        return view


def branches(legal: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return the legal moves, one schema per kind."""
    return [] if legal is None else legal.get("oneOf", [legal])


def kinds(legal: dict[str, Any] | None) -> list[str]:
    """Return the kinds of legal moves."""
    return [branch["properties"]["kind"]["const"] for branch in branches(legal)]


def hand(view: dict[str, Any]) -> list[int]:
    """Return the numbers that may be picked in the tiny game."""
    return next(b["properties"]["number"]["enum"] for b in branches(view["legal"]) if "number" in b["properties"])


def forced(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return the move that ends one's turn on this hole, if there is one; never a first roll."""
    for branch in branches(view["legal"]):
        kind = branch["properties"]["kind"]["const"]
        if kind == "keep":
            return {"kind": "keep"}
        if kind == "pass-stymie":
            return {"kind": kind, "to": branch["properties"]["to"]["enum"][0]}
    return None


OPEN = RequestedSeat("open")
BOT = RequestedSeat("bot")


def friends(club: Club, *names: str) -> list[Person]:
    return [Person(club, name) for name in names]


def seated(club: Club, *names: str, **wanted: Any) -> tuple[str, list[Person]]:
    """Return a running table with these people, the first of them its maker."""
    people = friends(club, *names)
    made = people[0].make(*[OPEN] * (len(names) - 1), **wanted)
    for person in people[1:]:
        person.join(made)
    return made.id, people


def over(club: Club, *names: str, **wanted: Any) -> tuple[str, list[Person]]:
    """Return a finished table of these people, of the tiny game."""
    table, people = seated(club, *names, game="tiny", options={"rounds": 1}, **wanted)
    while people[0].view(table)["status"] == "playing":
        for person in people:
            if (view := person.view(table))["legal"]:
                person.play(table, {"kind": "pick", "number": hand(view)[0], "ask": False})
    return table, people
