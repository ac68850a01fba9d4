"""The state that an entry carries, so that a table is loaded without folding its whole log.

It holds what is needed to go on and nothing of history. Its first byte is the number of its format: a state of another format,
or one that cannot be read, is ignored and the table folded from an earlier entry.

    format | lasting | passing | marks         the first two each after their length, in three bytes

`lasting` is compressed JSON of what only comings and goings change: it is made once and copied into entry after entry.
`passing` is plain JSON of what each move changes, `marks` the hashes of the last requests: neither would shrink by much.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from operator import attrgetter
from typing import Any, NamedTuple, cast

from chalicelib import compact
from chalicelib.errors import RulesRetired
from chalicelib.fairness import Chance, table_key
from chalicelib.games.interface import Course, Game
from chalicelib.tables.acts import Mark
from chalicelib.tables.entry import data, text
from chalicelib.tables.fold import course_of
from chalicelib.tables.retired import RetiredGame
from chalicelib.tables.table import Seat, Table

FORMAT = 1
LENGTH = 3
"""The bytes of a length."""
FACE = ("kind", "name", "player", "level")
PASSING = ("bot_plays", "timeouts", "assisted", "asked", "asked_at", "decided", "timed_out", "said_at")
"""A seat's fields that are JSON as they stand, in the order in which they are told."""
PLAIN_UNTIL = 600
"""Bytes of passing JSON from which on it is compressed: it takes longer, but a large state would fit no entry otherwise."""
EVERY = 16
"""The longest way back to a carried state, in entries."""

_passing_fields = attrgetter(*PASSING)


def pack(table: Table) -> bytes:
    """The table as bytes."""
    if table.lasting is None:
        table.lasting = zlib.compress(compact.dump(_lasting(table)).encode())
    passing = compact.dump(_passing(table)).encode()
    if len(passing) > PLAIN_UNTIL:
        passing = zlib.compress(passing)
    marks = [mark.key + mark.body for seat in table.seats for mark in _marks(seat)]
    return b"".join([bytes((FORMAT,)), _length(table.lasting), _length(passing), table.lasting, passing, *marks])


def unpack(table_id: str, n: int, packed: bytes, rules: Callable[[str, int], Game[Any]]) -> Table | None:
    """The table at version n again; None if the format is not this one."""
    told = _read(packed)
    return None if told is None else _table_of(table_id, n, told, rules)


def final_of(packed: bytes) -> dict[str, Any] | None:
    """What a carried state keeps for ever of a finished game."""
    told = _read(packed)
    return None if told is None else told.lasting["final"]


class _Told(NamedTuple):
    """The parts of a carried state."""

    lasting: dict[str, Any]
    passing: list[Any]
    marks: bytes


def _read(packed: bytes) -> _Told | None:
    """The state's parts; None where it has another format, or is damaged."""
    if packed[:1] != bytes((FORMAT,)):
        return None
    lasting, passing = (int.from_bytes(packed[at : at + LENGTH], "big") for at in (1, 1 + LENGTH))
    start = 1 + 2 * LENGTH
    told, changing, marks = packed[start:][:lasting], packed[start + lasting :][:passing], packed[start + lasting + passing :]
    try:
        plain = changing if changing[:1] == b"[" else zlib.decompress(changing)
        return _Told(compact.load(zlib.decompress(told)), compact.load(plain), marks)
    except (zlib.error, ValueError):
        return None


def _length(part: bytes) -> bytes:
    return len(part).to_bytes(LENGTH, "big")


def _lasting(table: Table) -> dict[str, Any]:
    """What no move changes but the last: see `Table.lasting`."""
    return {
        "game": [table.game.id, table.game.rules],
        "options": table.options,
        "course": told_course(table.course),
        "clock": table.clock_ms,
        "seed": text(table.seed),
        "maker": table.maker,
        "carried": table.carried,
        "rematch_of": table.rematch_of,
        "started": table.started,
        "codes": table.codes,
        "rematch": table.rematch,
        "final": table.final,
        "seats": [[*(getattr(seat, name) for name in FACE), text(seat.nonce)] for seat in table.seats],
    }


def _passing(table: Table) -> list[Any]:
    return [
        table.at,
        table.status,
        table.ended,
        table.peopled_at,
        table.waiting,
        [b - a for a, b in pairwise([0, *table.said])],
        [_passing_seat(seat) for seat in table.seats],
        None if table.state is None else table.game.pack(table.state),
    ]


def _passing_seat(seat: Seat) -> list[Any]:
    return [*_passing_fields(seat), len(seat.keys), [n for _, n in seat.words]]


def told_course(course: Course | None) -> Any:
    if course is None:
        return None
    return {"id": course.id, "name": course.name, "holes": [[hole.par, hole.yards] for hole in course.holes]}


def _marks(seat: Seat) -> list[Mark]:
    return [*seat.keys, *(mark for mark, _ in seat.words)]


def _table_of(table_id: str, n: int, told: _Told, rules: Callable[[str, int], Game[Any]]) -> Table:
    lasting = told.lasting
    at, status, ended, peopled_at, waiting, said, passing, state = told.passing
    game, course = _rules_of(lasting, rules), course_of(lasting["course"])
    marks = _marks_of(told.marks)
    seats = [_seat_of(*seats, marks) for seats in zip(lasting["seats"], passing, strict=True)]
    seed = data(lasting["seed"])
    table = Table(
        id=table_id,
        game=game,
        options=lasting["options"],
        course=course,
        clock_ms=lasting["clock"],
        seed=seed,
        maker=lasting["maker"],
        seats=seats,
        carried=lasting["carried"],
        rematch_of=lasting["rematch_of"],
        n=n,
        at=at,
        status=status,
        ended=ended,
        started=lasting["started"],
        peopled_at=peopled_at,
        waiting=tuple(waiting),
        codes=lasting["codes"],
        said=list(accumulate(said)),
        rematch=None if lasting["rematch"] is None else tuple(lasting["rematch"]),
        final=lasting["final"],
    )
    if state is not None:
        table.state = game.unpack(table.options, len(seats), course, state)
        table.chance = Chance(table_key(table_id, seed, [seat.nonce for seat in seats]))
    table.carried_at, table.carried_size = n, 0
    return table


def _rules_of(lasting: dict[str, Any], rules: Callable[[str, int], Game[Any]]) -> Game[Any]:
    """The rules of the table; those that are gone are only missed where there is something left to play."""
    try:
        return rules(*lasting["game"])
    except RulesRetired:
        if lasting["final"] is None:
            raise
        game, version = lasting["game"]
        return cast("Game[Any]", RetiredGame(game, version, lasting["final"]["state"]))


def _seat_of(lasting: list[Any], passing: list[Any], marks: Iterator[Mark]) -> Seat:
    *face, nonce = lasting
    *plain, keys, words = passing
    seat = Seat(**dict(zip(FACE, face, strict=True)), **dict(zip(PASSING, plain, strict=True)), nonce=data(nonce))
    seat.keys = [next(marks) for _ in range(keys)]
    seat.words = [(next(marks), n) for n in words]
    return seat


def _marks_of(told: bytes) -> Iterator[Mark]:
    return (Mark(told[at : at + 8], told[at + 8 : at + 16]) for at in range(0, len(told), 16))
