"""A table with people, for the laws of `tables.py`, and all that a caller can find out about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, partial
from random import Random
from typing import Any

import orjson

from chalicelib import actions
from chalicelib.actions.make import RequestedSeat, TableRequest
from chalicelib.api.link_pictures import languages, picture
from chalicelib.api.links import head
from chalicelib.errors import ClubError
from chalicelib.games.moves import Moves
from chalicelib.log.pace import PLAIN
from chalicelib.log.table import Table
from chalicelib.play import past_views, published_replay, summary, table_queries
from chalicelib.play.club import Club
from chalicelib.players import tables
from chalicelib.players.keys import player_id
from chalicelib.store.sqlite import SqliteStore
from tests.laws.setup import Setup
from tests.laws.values import ANYTHING, instance
from tests.seeds import only
from tests.tables.people import OPEN, Person, Time, open_club

CLOCK_HOURS = 72
PACE = PLAIN
STRANGER = -1
Caller = int | None
"""A seat, a spectator without a key (None), or a stranger with a key (`STRANGER`)."""
Answers = Callable[["Room", Caller, int, Sequence[Any]], list[str]]


@dataclass
class Room:
    """A table of the set-up's game, with people at its first seats and bots at its last. Equal seeds give identical rooms."""

    setup: Setup
    club: Club
    clock: Time
    people: Sequence[Person]
    table: str = ""
    played: int = 0

    @classmethod
    def open(cls, setup: Setup, seed: int, bots: int = 0) -> Room:
        clock = Time()
        club = open_club(SqliteStore(None), clock)
        club.games, club.rules = {setup.game.id: setup.game}, lambda game, rules: setup.game
        club.entropy, club.random = Random(seed).randbytes, only(seed)
        room = cls(setup, club, clock, [somebody(club, f"Seat {seat}") for seat in range(setup.seats - bots)])
        room._sit_down(bots)
        return room

    def _sit_down(self, bots: int) -> None:
        host, *others = self.people
        seats = [RequestedSeat("me", host.name), *[OPEN] * len(others), *[RequestedSeat("bot")] * bots]
        wanted = TableRequest(self.setup.game.id, seats, dict(self.setup.asked), self.setup.course, CLOCK_HOURS, pace=PACE)
        made = actions.make_table(self.club, host.id, host.bearer, wanted, "the first key")
        self.table = made.id
        for person in others:
            person.join(made)

    def folded(self) -> Table:
        """Return the table as it is kept in memory. Do not change it."""
        table = self.club.tables.take(self.table)
        assert table is not None, "a table that was just used is not kept"
        self.club.tables.give(table)
        return table

    def legal(self, seat: int) -> Moves | None:
        table = self.folded()
        return self.setup.game.legal(table.state, seat) if table.status == "playing" else None

    def play(self, seat: int, move: Any, seen: int | None = None) -> dict[str, Any]:
        """Play a legal move, and return the view that the player gets. `seen` is the newest version by default."""
        self.played += 1
        at = self.folded().n if seen is None else seen
        try:
            return actions.play(self.club, self.people[seat].id, self.table, move, at, f"move-{self.played:08d}").view
        except ClubError as error:
            raise AssertionError(f"seat {seat} may play {move}, but is refused: {error}") from error

    def say(self, seat: int, text: str) -> str:
        return answer(
            partial(actions.send_message, self.club, self.people[seat].id, self.table, text, f"text-{self.folded().n:08d}")
        )

    @cached_property
    def moves(self) -> list[Any]:
        """Moves that match the game's schema. Most of them are illegal at any moment."""
        schema, random = self.setup.game.schemas()["move"], Random(self.table)
        return [instance(schema, random) for _ in range(20)]

    @property
    def callers(self) -> tuple[Caller, ...]:
        return (*range(len(self.people)), None, STRANGER)

    def seated(self, caller: Caller) -> int | None:
        """Return the seat of this caller, or None."""
        return None if caller == STRANGER else caller

    def person(self, caller: Caller) -> Person | None:
        if caller is None:
            return None
        return somebody(self.club, "Elsewhere") if caller == STRANGER else self.people[caller]


def somebody(club: Club, name: str) -> Person:
    """Return a person with a key that the API accepts."""
    person = Person(club, name)
    person.bearer = f"{name.replace(' ', '-'):A<43}"
    person.id = player_id(person.bearer)
    return person


def answer(ask: Callable[[], Any]) -> str:
    """Return as text what a caller gets: the reply, or the error with all its members."""
    try:
        reply = ask()
    except ClubError as error:
        reply = [error.code, str(error), error.extra]
    return orjson.dumps(reply, default=_plain, option=orjson.OPT_NON_STR_KEYS).decode()


def _plain(thing: Any) -> Any:
    """Return a named tuple or a dataclass as JSON."""
    return [*thing] if isinstance(thing, tuple) else {member.name: getattr(thing, member.name) for member in fields(thing)}


def answers(room: Room, caller: Caller, since: int, probes: Sequence[Any]) -> list[str]:
    """Return all that this caller can find out without playing. `probes` are illegal moves, `since` the version it saw last."""
    club, table, person = room.club, room.table, room.person(caller)
    player = person.id if person else None
    playing = room.folded().status == "playing"
    asked: list[Callable[[], Any]] = [
        partial(table_queries.look, club, player, table),
        partial(table_queries.look, club, player, table, since),
        partial(table_queries.look, club, player, table, since, (since, room.seated(caller))),
        partial(actions.list_messages, club, player, table, 5),
        partial(past_views.log_page, club, player, table, 5),
        *(partial(past_views.view_at, club, player, table, n) for n in {since, room.folded().n}),
        lambda: linked(summary.summarize(club, table)),
    ]
    if playing:
        asked += [partial(query, club, player, table) for query in (published_replay.replay, past_views.replay_start)]
        asked += [partial(past_views.replay_at, club, player, table, since, seat) for seat in (None, 0)]
    if player is not None:
        asked += [
            partial(tables.my_tables, club, player, 5),
            partial(actions.send_message, club, player, table, "", "a key for nothing"),
        ]
    if playing and player is not None:
        asked += [
            partial(actions.rematch, club, player, table),
            partial(actions.release, club, player, table, room.setup.seats),
        ]
        asked += [partial(actions.play, club, player, table, probe, at, "a key") for probe in probes for at in (since, 10**6)]
    return list(map(answer, asked))


def linked(table: summary.TableSummary) -> list[Any]:
    """Return the preview of a link to the table, and its picture."""
    return [head(table), *(picture(table, language) for language in languages())]


def refused_moves(room: Room, caller: Caller, random: Random) -> list[Any]:
    """Return some moves that this caller may not make now."""
    seat = room.seated(caller)
    legal = None if seat is None else room.legal(seat)
    moves = [random.choice(ANYTHING), *random.sample(room.moves, 3)]
    return [move for move in moves if not (legal and legal.accepts(move))]
