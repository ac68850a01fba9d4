"""Check whether a club could have accepted the acts of a published log: who may do what, and when (`chalicelib/verify.py`).

Requests are checked before they are logged, so applying a log checks nothing again. A log from elsewhere has to meet the same
conditions, as far as they can be checked: published times are whole seconds, and players' nights are not published.
"""

from __future__ import annotations

from collections.abc import Callable

from chalicelib.log import clocks
from chalicelib.log.apply import TIMEOUTS_TO_BOT, VACANT
from chalicelib.log.entries import Act, ActKind
from chalicelib.log.preconditions import is_too_long
from chalicelib.log.table import STAND_IN, Seat, Table

SECOND = 1000


def is_acceptable(table: Table, at: int, act: Act) -> bool:
    """Whether the club could have written this act at this time (ms); `table` is as it was before the act."""
    condition = CONDITIONS.get(act.kind)
    if condition is None or (act.seat is not None and not 0 <= act.seat < len(table.seats)):
        return False
    return condition(table, at, act)


def _joined(table: Table, at: int, act: Act) -> bool:
    seat = _seat(table, act)
    if table.status == "finished" or table.seat_of(act.what["player"]) is not None:
        return False
    return seat.kind in VACANT if table.status == "open" else seat.opens(at + SECOND)


def _began(table: Table, at: int, act: Act) -> bool:
    vacant = {str(number) for number, seat in enumerate(table.seats) if seat.kind in VACANT}
    return table.status == "open" and act.what.keys() == vacant and all(level == STAND_IN for _, level in act.what.values())


def _move(table: Table, at: int, act: Act) -> bool:
    return table.status == "playing" and _has_player(_seat(table, act))


def _bot(table: Table, at: int, act: Act) -> bool:
    return table.status == "playing" and _seat(table, act).by_bot and table.humans_play


def _time_out(table: Table, at: int, act: Act) -> bool:
    """Whether the seat's clock runs and has run out, to whole seconds. With a bank of time, or if nights or weekends do not
    count, what is published does not give the end of the clock.
    """
    end = clocks.ends(table).get(-1 if act.seat is None else act.seat)
    if end is None or table.pace.bank is not None or table.pace.off:
        return end is not None
    return end <= at + SECOND * (table.n + 2 if table.deadlines_moved else 2)


def _left(table: Table, at: int, act: Act) -> bool:
    return table.status != "finished" and _seat(table, act).is_held


def _back(table: Table, at: int, act: Act) -> bool:
    return table.status == "playing" and _has_player(_seat(table, act)) and _seat(table, act).bot_plays


def _released(table: Table, at: int, act: Act) -> bool:
    """Whether its own player could release the seat, or the maker, after it ran out of time twice."""
    seat = _seat(table, act)
    return table.status == "playing" and _has_player(seat) and (not act.what or seat.timeouts >= TIMEOUTS_TO_BOT)


def _ended(table: Table, at: int, act: Act) -> bool:
    """Whether the table waited for people too long or has all the entries that it may; or its maker closed it while open."""
    if act.seat is not None:
        return table.status == "open" and act.kind == "closed" and _has_player(_seat(table, act))
    rests = clocks.has_expired(table, at + SECOND) or is_too_long(table)
    return table.status == ("open" if act.kind == "closed" else "playing") and rests


def _by_a_person(table: Table, at: int, act: Act) -> bool:
    return _has_player(_seat(table, act))


def _beside_a_game(table: Table, at: int, act: Act) -> bool:
    return table.status == "playing" and _has_player(_seat(table, act))


def _nudge(table: Table, at: int, act: Act) -> bool:
    return _beside_a_game(table, at, act) and act.what in table.waiting


def _always(table: Table, at: int, act: Act) -> bool:
    """Accept acts that change nothing visible, or that cannot be checked with what is published."""
    return True


CONDITIONS: dict[ActKind, Callable[[Table, int, Act], bool]] = {
    "joined": _joined,
    "began": _began,
    "move": _move,
    "bot": _bot,
    "planned": _beside_a_game,
    "time-out": _time_out,
    "left": _left,
    "back": _back,
    "released": _released,
    "message": _by_a_person,
    "secret": _always,
    "rematch": _by_a_person,
    "abandoned": _ended,
    "closed": _ended,
    "asked": _always,
    "declined": _always,
    "hours": _by_a_person,
    "away": _by_a_person,
    "pause": _beside_a_game,
    "resume": _beside_a_game,
    "nudge": _nudge,
    "forgotten": _always,
}
"""By kind of act. `made` is missing: it is only ever the first act of a log."""


def _has_player(seat: Seat) -> bool:
    return seat.kind == "human" and seat.player is not None


def _seat(table: Table, act: Act) -> Seat:
    return Seat("open") if act.seat is None else table.seats[act.seat]
