"""Parsing of request bodies and queries into the values that actions take."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, NoReturn, get_args

from chalicelib import graphemes, visible_text
from chalicelib.actions.make import HOUR_MS, FormerSeat, RequestedSeat, TableRequest
from chalicelib.boards import courses, periods
from chalicelib.errors import BadAway, BadCourse, BadHours, BadName, BadOptions, BadSeats, Unknown
from chalicelib.games.interface import Course, Game, Hole
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import BACK, BANK, LEAST_CLOCK, MOST_CLOCK, Off, Pace
from chalicelib.log.time_zones import is_zone
from chalicelib.store.interface import Store

if TYPE_CHECKING:
    from chalicelib.api.models import BankAsked, HoleAsked, HoursAsked, SeatAsked, TableAsked

LONGEST, LONGEST_TABLE = graphemes.LONGEST["name"], graphemes.LONGEST["table"]


def parse_seat_name(name: str) -> str:
    """Return a seat's name in NFC and trimmed. BadName unless it has 1 to 24 visible characters (grapheme clusters), no control
    characters.
    """
    return _parse_name(name, LONGEST, BadName.sentence)


def parse_table_name(name: str) -> str:
    """Return a table's name in the same way; 1 to 40 characters."""
    return _parse_name(name, LONGEST_TABLE, f"Table names have 1 to {LONGEST_TABLE} characters.")


def _parse_name(name: str, longest: int, wrong: str) -> str:
    made = visible_text.settled(name, longest)
    if made is None:
        raise BadName(wrong)
    if fault := visible_text.what_is_wrong(made):
        raise BadName(visible_text.WRONG[fault])
    return made


LONGEST_NIGHT = 12 * 60
"""Minutes. At least half of each working day counts, so that every clock runs out."""
OFF: tuple[Off, ...] = get_args(Off)
TIME_OF_DAY = re.compile(r"([01]\d|2[0-3]):([0-5]\d)", re.ASCII)
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def parse_table(asked: TableAsked, store: Store) -> TableRequest:
    """Return the requested table. BadName, BadOptions for the clock, BadCourse for an unknown course."""
    return TableRequest(
        game=asked.game,
        name=None if asked.name is None else parse_table_name(asked.name),
        seats=[_parse_seat(seat) for seat in asked.seats],
        options=asked.options,
        course=None if asked.course is None else _find_course(asked.course, store),
        clock_hours=_parse_clock(asked),
        nonce=parse_nonce(asked.nonce),
        pace=_parse_pace(asked),
        watching=asked.watching,
    )


def parse_hours(asked: HoursAsked | None) -> Hours | None:
    """Return the night hours, in which the player's time does not count. BadHours for an unknown zone or a bad length."""
    if asked is None:
        return None
    start, end = _parse_time_of_day(asked.from_), _parse_time_of_day(asked.to)
    if not is_zone(asked.zone):
        raise BadHours("There’s no time zone with that name.")
    if not 0 < (end - start) % (24 * 60) <= LONGEST_NIGHT:
        raise BadHours("A night lasts twelve hours at most.")
    return Hours(asked.zone, start, end)


def parse_time(asked: str | None) -> int | None:
    """Return a time in ms; BadAway if it is not one."""
    if asked is None:
        return None
    try:
        return round(datetime.fromisoformat(asked).timestamp() * 1000) if TIME.fullmatch(asked) else _refuse_time()
    except ValueError:
        return _refuse_time()


def parse_nonce(hex_digits: str | None) -> bytes:
    """Return the 16 bytes, or none without a nonce."""
    return bytes.fromhex(hex_digits) if hex_digits else b""


def parse_holes(asked: list[HoleAsked]) -> list[Hole]:
    return [Hole(hole.par, hole.yards) for hole in asked]


def show_game(game: Game[Any]) -> dict[str, Any]:
    """Return a game as the list of games shows it."""
    least, most = game.players
    return {
        "id": game.id,
        "name": game.name,
        "players": {"min": least, "max": most},
        "needs_course": game.needs_course,
        "options": game.options_schema(),
    }


def parse_board(query: Mapping[str, str], games: Mapping[str, Game[Any]], game: str, now: int) -> dict[str, str]:
    """Return the filters of the requested board at this time (ms); the board has defaults for the rest. Unknown for an unknown
    game, Malformed for an invalid period.
    """
    if game not in games:
        raise Unknown("There’s no such game.")
    period = periods.requested(query.get("period"), query.get("when"), now)
    return {name: query[name] for name in ("course", "holes", "format", "modes", "rounds") if name in query} | {
        "period": period
    }


def _parse_seat(asked: SeatAsked) -> RequestedSeat:
    """Return the requested seat. BadSeats if it is reserved without naming a player, or names one without being reserved."""
    name = None if asked.name is None else parse_seat_name(asked.name)
    return RequestedSeat(asked.kind, name, asked.level, _parse_met(asked))


def _parse_met(asked: SeatAsked) -> FormerSeat | None:
    if asked.kind != "again":
        if asked.table is not None or asked.seat is not None:
            raise BadSeats("Only an “again” seat can name a table and a seat.")
        return None
    if asked.table is None or asked.seat is None or asked.name is not None:
        raise BadSeats("An “again” seat needs a table and a seat, and nothing else.")
    return FormerSeat(asked.table, asked.seat)


def _find_course(id: str, store: Store) -> Course:
    """Return the course. BadCourse, not Unknown, if it is missing: its id comes from the body, not from the path."""
    try:
        return courses.find(store, id)
    except Unknown as unknown:
        raise BadCourse(str(unknown)) from None


def _parse_time_of_day(asked: str) -> int:
    """Return the minutes after midnight."""
    found = TIME_OF_DAY.fullmatch(asked)
    if not found:
        raise BadHours("Nights start and end at a time like 22:00.")
    return int(found[1]) * 60 + int(found[2])


def _refuse_time() -> NoReturn:
    raise BadAway("Write times like 2026-11-20T22:50:02Z.")


def _parse_pace(asked: TableAsked) -> Pace:
    """Return the pace. BadOptions for a bank beyond its limits, and for hours off without a clock."""
    bank, back = _parse_bank(asked.bank) if asked.bank else (None, 0)
    if asked.off and bank is None and asked.clock_hours is None:
        raise BadOptions("Without a clock there are no hours off.")
    return Pace(bank, back, tuple(part for part in OFF if part in asked.off))


def _parse_bank(asked: BankAsked) -> tuple[int, int]:
    for hours, (least, most), of in ((asked.hours, BANK, "A time bank holds"), (asked.back, BACK, "Each move gives back")):
        if not least <= hours <= most:
            raise BadOptions(f"{of} {least} to {most} hours.")
    return round(asked.hours * HOUR_MS), round(asked.back * HOUR_MS)


def _parse_clock(asked: TableAsked) -> float | None:
    """Return the hours for each decision, None without such a clock."""
    hours = asked.clock_hours
    if asked.bank:
        if "clock_hours" in asked.model_fields_set and hours is not None:
            raise BadOptions("A table has hours per move or a time bank, not both.")
        return None
    if hours is not None and not LEAST_CLOCK <= hours <= MOST_CLOCK:
        raise BadOptions(f"Clocks run for {LEAST_CLOCK} to {MOST_CLOCK} hours, or have no limit.")
    return hours
