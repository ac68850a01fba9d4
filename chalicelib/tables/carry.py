"""The state that an entry carries, so that a table is loaded without folding its whole log.

It holds what is needed to go on and nothing of history. Its first byte is the number of its format: a state of another format,
or one that cannot be read, is ignored and the table folded from an earlier entry.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any, cast

from pydantic_core import from_json

from chalicelib.errors import RulesRetired
from chalicelib.fairness import Chance, table_key
from chalicelib.games.interface import Course, Game
from chalicelib.tables.acts import Mark
from chalicelib.tables.entry import compact, data, text
from chalicelib.tables.fold import course_of
from chalicelib.tables.retired import RetiredGame
from chalicelib.tables.table import Seat, Table

FORMAT = 1
WINDOW_BITS, MEMORY = -12, 4
"""A state is a kilobyte or two: a small compressor presses it as well as the largest, in a quarter of the time."""
PLAIN = (
    "kind",
    "name",
    "player",
    "level",
    "bot_plays",
    "timeouts",
    "assisted",
    "asked",
    "asked_at",
    "decided",
    "timed_out",
    "said_at",
)
"""A seat's fields that are JSON as they stand, in the order in which they are told."""
EVERY = 16
"""The longest way back to a carried state, in entries."""


def pack(table: Table) -> bytes:
    """The table as compressed JSON."""
    press = zlib.compressobj(6, zlib.DEFLATED, WINDOW_BITS, MEMORY)
    return bytes((FORMAT,)) + press.compress(compact(_told(table)).encode()) + press.flush()


def unpack(table_id: str, n: int, packed: bytes, rules: Callable[[str, int], Game[Any]]) -> Table | None:
    """The table at version n again; None if the format is not this one."""
    told = _read(packed)
    return None if told is None else _table_of(table_id, n, told, rules)


def final_of(packed: bytes) -> dict[str, Any] | None:
    """What a carried state keeps for ever of a finished game."""
    told = _read(packed)
    return None if told is None else told["x"]


def _read(packed: bytes) -> dict[str, Any] | None:
    """The state as JSON; None where it has another format, or is damaged."""
    if packed[:1] != bytes((FORMAT,)):
        return None
    try:
        told: dict[str, Any] = from_json(zlib.decompress(packed[1:], WINDOW_BITS))
    except (zlib.error, ValueError):
        return None
    return told


def _told(table: Table) -> dict[str, Any]:
    return {
        "g": [table.game.id, table.game.rules],
        "o": table.options,
        "c": told_course(table.course),
        "k": table.clock_ms,
        "e": text(table.seed),
        "m": table.maker,
        "z": table.carried,
        "y": table.rematch_of,
        "t": table.at,
        "s": [table.status, table.ended, table.started, table.peopled_at],
        "w": table.waiting,
        "d": table.codes,
        "h": [b - a for a, b in pairwise([0, *table.said])],
        "r": table.rematch,
        "x": table.final,
        "p": [_told_seat(seat) for seat in table.seats],
        "q": None if table.state is None else table.game.pack(table.state),
    }


def told_course(course: Course | None) -> Any:
    if course is None:
        return None
    return {"id": course.id, "name": course.name, "holes": [[hole.par, hole.yards] for hole in course.holes]}


def _told_seat(seat: Seat) -> list[Any]:
    plain = [getattr(seat, name) for name in PLAIN]
    words = [mark for mark, _ in seat.words]
    return [*plain, text(seat.nonce), _told_marks(seat.keys), _told_marks(words), [n for _, n in seat.words]]


def _told_marks(marks: list[Mark]) -> str:
    return text(b"".join(mark.key + mark.body for mark in marks))


def _table_of(table_id: str, n: int, told: dict[str, Any], rules: Callable[[str, int], Game[Any]]) -> Table:
    game, course = _rules_of(told, rules), course_of(told["c"])
    status, ended, started, peopled_at = told["s"]
    seats = [_seat_of(seat) for seat in told["p"]]
    seed = data(told["e"])
    table = Table(
        id=table_id,
        game=game,
        options=told["o"],
        course=course,
        clock_ms=told["k"],
        seed=seed,
        maker=told["m"],
        seats=seats,
        carried=told["z"],
        rematch_of=told["y"],
        n=n,
        at=told["t"],
        status=status,
        ended=ended,
        started=started,
        peopled_at=peopled_at,
        waiting=tuple(told["w"]),
        codes=told["d"],
        said=list(accumulate(told["h"])),
        rematch=None if told["r"] is None else tuple(told["r"]),
        final=told["x"],
    )
    if told["q"] is not None:
        table.state = game.unpack(table.options, len(seats), course, told["q"])
        table.chance = Chance(table_key(table_id, seed, [seat.nonce for seat in seats]))
    table.carried_at, table.carried_size = n, 0
    return table


def _rules_of(told: dict[str, Any], rules: Callable[[str, int], Game[Any]]) -> Game[Any]:
    """The rules of the table; those that are gone are only missed where there is something left to play."""
    try:
        return rules(*told["g"])
    except RulesRetired:
        if told["x"] is None:
            raise
        game, version = told["g"]
        return cast("Game[Any]", RetiredGame(game, version, told["x"]["state"]))


def _seat_of(told: list[Any]) -> Seat:
    nonce, keys, words, numbers = told[len(PLAIN) :]
    plain = dict(zip(PLAIN, told, strict=False))
    return Seat(**plain, nonce=data(nonce), keys=_marks_of(keys), words=list(zip(_marks_of(words), numbers, strict=True)))


def _marks_of(told: str) -> list[Mark]:
    marks = data(told)
    return [Mark(marks[at : at + 8], marks[at + 8 : at + 16]) for at in range(0, len(marks), 16)]
