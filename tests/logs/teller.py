"""Stories, which play a table by today's rules and leave it in the form to be frozen; and the helper that plays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from chalicelib.actions.make import RequestedSeat
from chalicelib.games.interface import Level
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.laws.values import instance
from tests.seeds import only
from tests.tables.people import OPEN, Person, Time, open_club

NAMES = ("Ruth", "Hal", "Zoë", "Old Tom", "Margaret", "Priya", "Jun", "Æsa")

ATTEMPTS = 100
"""The number of games in which a story looks for its moment."""


class Teller:
    """Plays one story at one table, in its own club, whose randomness is seeded by the story's name."""

    def __init__(self, name: str) -> None:
        self.store, self.time, self.random = SqliteStore(), Time(), Random(name)
        club = open_club(self.store, self.time)
        self.club = replace(club, entropy=self.random.randbytes, random=only(name))
        self.people = [Person(self.club, name) for name in NAMES]

    def sit(self, people: int, bots: Sequence[RequestedSeat] = (), **wanted: Any) -> str:
        """Make a table with this number of people. Return its id."""
        maker, *others = self.people[:people]
        made = maker.make(*[OPEN] * len(others), *bots, nonce=self.random.randbytes(16), **{"key": "frozen", **wanted})
        for person in others:
            self.time.pass_hours(0.2)
            person.join(made, nonce=self.random.randbytes(16))
        return made.id

    def play(self, table: str, most: int = 10_000) -> None:
        """Play random moves of players who are waited for: `most` moves, or to the end."""
        for _ in range(most):
            self.time.pass_hours(self.random.random())
            wake(self.club)
            view = self.people[0].view(table)
            players = {view["seats"][seat]["player"] for seat in view["waiting_for"]}
            waited_for = [person for person in self.people if person.id in players]
            if waited_for:
                person = self.random.choice(waited_for)
                person.play(table, instance(person.view(table)["legal"], self.random))
            elif view["status"] != "playing":
                return


Story = Callable[[Teller], str]
"""Plays at one table and returns its id."""


def whole(people: int, *levels: Level, **wanted: Any) -> Story:
    """Return a story of a whole game with this number of people, and a bot of each of these levels."""

    def story(teller: Teller) -> str:
        table = teller.sit(people, [RequestedSeat("bot", level=level) for level in levels], **wanted)
        teller.play(table)
        return table

    return story


def until(people: int, found: Callable[[Any], bool], moves: int = 0, **wanted: Any) -> Story:
    """Return a story that plays tables until, after `moves` moves, its maker's view satisfies `found`."""

    def story(teller: Teller) -> str:
        for attempt in range(ATTEMPTS):
            table = teller.sit(people, key=f"frozen {attempt}", **wanted)
            teller.play(table, moves)
            while (view := teller.people[0].view(table))["status"] == "playing":
                if found(view):
                    return table
                teller.play(table, 1)
        raise AssertionError(f"no such moment came in {ATTEMPTS} games")

    return story


def last_in(phase: str) -> Callable[[Any], bool]:
    """Return a test of whether a view's table waits for a single seat in this phase."""
    return lambda view: view["state"]["phase"] == phase and len(view["waiting_for"]) == 1


def again(before: Story) -> Story:
    """Return a story of the whole rematch of a table of two."""

    def story(teller: Teller) -> str:
        ruth, hal = teller.people[:2]
        table = hal.rematch(before(teller), teller.random.randbytes(16)).table
        ruth.take(table, "", nonce=teller.random.randbytes(16))
        teller.play(table)
        return table

    return story
