"""From what a body says to what the verbs want."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from chalicelib.api import names
from chalicelib.api.paging import Read
from chalicelib.boards import courses
from chalicelib.errors import BadCourse, BadOptions, BadSeats, Unknown
from chalicelib.games.interface import Course, Game, Hole
from chalicelib.store.interface import Store
from chalicelib.tables import Met, Wanted, WantedSeat

if TYPE_CHECKING:
    from chalicelib.api.models import HoleAsked, SeatAsked, TableAsked

LEAST_CLOCK, MOST_CLOCK = 0.1, 336
"""Hours that a clock may give for each decision."""


def table(asked: TableAsked, store: Store) -> Wanted:
    """The table asked for. BadName, BadOptions for the clock, BadCourse for one that is not there."""
    return Wanted(
        game=asked.game,
        name=None if asked.name is None else names.tidy_table(asked.name),
        seats=[_seat(seat) for seat in asked.seats],
        options=asked.options,
        course=None if asked.course is None else _course(asked.course, store),
        clock_hours=_clock(asked.clock_hours),
        nonce=nonce(asked.nonce),
    )


def nonce(hex_digits: str | None) -> bytes:
    """16 bytes, or none."""
    return bytes.fromhex(hex_digits) if hex_digits else b""


def holes(asked: list[HoleAsked]) -> list[Hole]:
    return [Hole(hole.par, hole.yards) for hole in asked]


def offer(game: Game[Any]) -> dict[str, Any]:
    """A game as the list of games shows it."""
    least, most = game.players
    return {
        "id": game.id,
        "name": game.name,
        "players": {"min": least, "max": most},
        "needs_course": game.needs_course,
        "options": game.options_schema(),
    }


def board(query: Mapping[str, str], games: Mapping[str, Game[Any]], game: str) -> dict[str, str]:
    """Which board is asked for; what is not said is the board's to choose. Unknown for no such game."""
    if game not in games:
        raise Unknown("There is no such game.")
    return {name: query[name] for name in ("course", "holes", "format", "modes") if name in query}


def scorecards(store: Store) -> Read[dict[str, Any]]:
    """All courses, page by page."""

    def read(count: int, cursor: str | None) -> tuple[list[dict[str, Any]], str | None]:
        found, more = courses.listing(store, count=count, cursor=cursor)
        return [courses.show(course) for course in found], more

    return read


def _seat(asked: SeatAsked) -> WantedSeat:
    """BadSeats for one that is to be kept for nobody or, though it is not, for somebody."""
    name = None if asked.name is None else names.tidy(asked.name)
    return WantedSeat(asked.kind, name, asked.level, _met(asked))


def _met(asked: SeatAsked) -> Met | None:
    if asked.kind != "again":
        if asked.table is not None or asked.seat is not None:
            raise BadSeats("Only a seat for somebody again names where you met.")
        return None
    if asked.table is None or asked.seat is None or asked.name is not None:
        raise BadSeats("A seat for somebody again names the table and the seat where you met, and nothing else.")
    return Met(asked.table, asked.seat)


def _course(id: str, store: Store) -> Course:
    """What is missing here is no part of the address, so it is not Unknown."""
    try:
        return courses.find(store, id)
    except Unknown as unknown:
        raise BadCourse(str(unknown)) from None


def _clock(hours: float | None) -> float | None:
    if hours is not None and not LEAST_CLOCK <= hours <= MOST_CLOCK:
        raise BadOptions(f"A clock runs for {LEAST_CLOCK} to {MOST_CLOCK} hours, or for ever.")
    return hours
