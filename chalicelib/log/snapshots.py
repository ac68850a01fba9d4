"""The state that an entry carries, so that a table is loaded without folding its whole log.

It holds what is needed to go on and nothing of history. Its first byte is the number of its format: a state of another format,
or one that cannot be read, is ignored and the table folded from an earlier entry.

    format | length of final | final | length of lasting | length of passing | lasting | passing | marks

`final` is what a finished game keeps for ever, as compressed JSON: it stands there in every format, so that builds which cannot
read the rest of one another's states find it. Before the end it is empty.

`lasting` is JSON of what only comings and goings change; it is compressed by itself, once, and copied into entry after entry.
`passing` is JSON of what each move changes, `marks` are the hashes of the last requests. Where that makes much together, as it
does with several people, all that follows `final` is compressed instead: it takes longer, and fits more often.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from operator import attrgetter
from typing import Any, NamedTuple, cast

from chalicelib import json_codec
from chalicelib.errors import RulesRetired
from chalicelib.games.interface import Course, Game
from chalicelib.log.apply import course_of
from chalicelib.log.challenge_day import day_of, told_day
from chalicelib.log.entries import Mark, data, text
from chalicelib.log.pace import FRESH, clock_of, pace_of, pause_of, told_clock, told_pace, told_pause
from chalicelib.log.table import Asker, Seat, Table

FORMAT = 1
LENGTH = 3
"""The bytes of a length."""
FACE = ("kind", "name", "player", "level")
PASSING = ("bot_plays", "timeouts", "assisted", "asked", "asked_at", "decided", "timed_out", "said_at")
"""A seat's fields that are JSON as they stand, in the order in which they are told."""
SHORT = 800
"""Bytes of a state above which all of it is compressed."""
BESIDE = ("pauses", "declined_at", "nudges", "bent", "wakes")
"""A table's fields of that kind that are JSON as they stand."""
PRESSED = b"x"
"""How zlib's streams begin; neither a length nor JSON does."""
EVERY = 16
"""The longest way back to a carried state, in entries."""

_passing_fields = attrgetter(*PASSING)


def pack(table: Table) -> bytes:
    """The table as bytes."""
    if table.lasting is None:
        told = json_codec.dump(_lasting(table)).encode()
        table.lasting = (told, zlib.compress(told))
    passing = json_codec.dump(_passing(table)).encode()
    marks = b"".join([mark.key + mark.body for seat in table.seats for mark in _marks(seat)])
    plain, pressed = table.lasting
    final = b"" if table.final is None else zlib.compress(json_codec.dump(table.final).encode())
    rest = _joined(pressed, passing, marks)
    if len(rest) > SHORT:
        rest = zlib.compress(_joined(plain, passing, marks))
    return b"".join([bytes((FORMAT,)), _length(final), final, rest])


def unpack(table_id: str, n: int, packed: bytes, rules: Callable[[str, int], Game[Any]]) -> Table | None:
    """The table at version n again; None if the format is not this one."""
    told = _read(packed)
    return None if told is None else _table_of(table_id, n, told, rules)


def final_of(packed: bytes) -> dict[str, Any] | None:
    """What a carried state of any format keeps for ever of a finished game."""
    kept = packed[1 + LENGTH :][: _length_at(packed, 1)]
    try:
        final: dict[str, Any] | None = json_codec.load(zlib.decompress(kept)) if kept else None
    except (zlib.error, ValueError):
        return None
    return final


def only_final(packed: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """Nothing of a state, whatever its format, but what it keeps for ever, changed so."""
    final = final_of(packed)
    kept = b"" if final is None else zlib.compress(json_codec.dump(change(final)).encode())
    return b"".join([packed[:1], _length(kept), kept])


class _Told(NamedTuple):
    """The parts of a carried state."""

    lasting: list[Any]
    passing: list[Any]
    marks: bytes
    final: dict[str, Any] | None


def _joined(lasting: bytes, passing: bytes, marks: bytes) -> bytes:
    return b"".join([_length(lasting), _length(passing), lasting, passing, marks])


def _length(part: bytes) -> bytes:
    return len(part).to_bytes(LENGTH, "big")


def _length_at(told: bytes, place: int) -> int:
    return int.from_bytes(told[place : place + LENGTH], "big")


def _read(packed: bytes) -> _Told | None:
    """The state's parts; None where it has another format, or is damaged."""
    if packed[:1] != bytes((FORMAT,)):
        return None
    try:
        told = _plain(packed[1 + LENGTH + _length_at(packed, 1) :])
        lasting, passing = _length_at(told, 0), _length_at(told, LENGTH)
        parts = told[2 * LENGTH :]
        changing, marks = parts[lasting : lasting + passing], parts[lasting + passing :]
        return _Told(json_codec.load(_plain(parts[:lasting])), json_codec.load(changing), marks, final_of(packed))
    except (zlib.error, ValueError):
        return None


def _plain(part: bytes) -> bytes:
    return zlib.decompress(part) if part.startswith(PRESSED) else part


def _lasting(table: Table) -> list[Any]:
    """What no move changes: see `Table.lasting`."""
    return [
        [table.game.id, table.game.rules],
        table.options,
        told_course(table.course),
        table.clock_ms,
        text(table.seed),
        table.maker,
        table.carried,
        table.rematch_of,
        table.started,
        table.codes,
        table.rematch,
        [[*(getattr(seat, name) for name in FACE), text(seat.nonce)] for seat in table.seats],
        *_later(
            table.name,
            told_pace(table.pace),
            _told_askers(table),
            _told_offers(table),
            None if table.watching else False,
            told_day(table.day),
        ),
    ]


def _later(*parts: Any) -> list[Any]:
    """What was thought of later, as far as there is any of it: states without it are as they were before."""
    told = list(parts)
    while told and told[-1] is None:
        told.pop()
    return told


def _told_askers(table: Table) -> list[Any] | None:
    """Who asks for a seat, and who did; None where nobody ever did."""
    if not table.askers and not table.turned_away:
        return None
    return [[[*asker[:3], text(asker.nonce), asker.at] for asker in table.askers], table.turned_away]


def _told_offers(table: Table) -> list[Any] | None:
    """What is known of rematches besides the newest; None where there is nothing to know."""
    return None if table.rematches < 2 and table.secret is None else [table.rematches, table.secret]


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
        *_later(_beside(table), _told_last(table), _told_released(table), _told_counts(table)),
    ]


def _told_last(table: Table) -> list[int] | None:
    """Who decided last, and how many milliseconds before the last entry."""
    return table.last and [table.last[0], table.at - table.last[1]]


def _told_released(table: Table) -> list[Any] | None:
    """Seats that were released and wait for somebody; None where there are none."""
    told = [[number, seat.held, seat.gave_up] for number, seat in enumerate(table.seats) if seat.held or seat.gave_up]
    return told or None


def _told_counts(table: Table) -> list[Any] | None:
    """What is counted for limits alone; None where nothing is. States from before do not tell it."""
    again = [seat.again for seat in table.seats]
    return [table.goings, again] if table.goings or any(again) else None


def _beside(table: Table) -> list[Any] | None:
    """What happened to clocks beside the game; None where nothing did."""
    plain = [getattr(table, name) for name in BESIDE]
    clocks = [None if seat.clock == FRESH else told_clock(seat.clock) for seat in table.seats]
    if table.pause is None and not any(plain) and not any(clocks):
        return None
    return [told_pause(table.pause), plain, _later(*clocks)]


def _passing_seat(seat: Seat) -> list[Any]:
    return [*_passing_fields(seat), len(seat.keys), [n for _, n in seat.words]]


def told_course(course: Course | None) -> Any:
    if course is None:
        return None
    return {"id": course.id, "name": course.name, "holes": [[hole.par, hole.yards] for hole in course.holes]}


def _marks(seat: Seat) -> list[Mark]:
    return [*seat.keys, *(mark for mark, _ in seat.words)]


def _table_of(table_id: str, n: int, told: _Told, rules: Callable[[str, int], Game[Any]]) -> Table:
    game_told, options, course_told, clock, seed_told, maker, carried, rematch_of, *later = told.lasting
    started, codes, rematch, faces, name, pace, askers, offers, watching, day = [*later, *[None] * 6][:10]
    rematches, secret = offers or (0 if rematch is None else 1, None)
    at, status, ended, peopled_at, waiting, said, passing, state, *more = told.passing
    beside, last, released, counts = [*more, None, None, None, None][:4]
    game, course, seed = _rules_of(*game_told, final=told.final, rules=rules), course_of(course_told), data(seed_told)
    marks = _marks_of(told.marks)
    seats = [_seat_of(*seats, marks) for seats in zip(faces, passing, strict=True)]
    table = Table(
        id=table_id,
        game=game,
        options=options,
        course=course,
        clock_ms=clock,
        seed=seed,
        maker=maker,
        seats=seats,
        carried=carried,
        rematch_of=rematch_of,
        name=name,
        pace=pace_of(pace),
        n=n,
        at=at,
        status=status,
        ended=ended,
        started=started,
        peopled_at=peopled_at,
        waiting=tuple(waiting),
        last=last and (last[0], at - last[1]),
        codes=codes,
        said=list(accumulate(said)),
        rematch=None if rematch is None else tuple(rematch),
        watching=watching is None,
        day=day_of(day),
        rematches=rematches,
        secret=secret,
        final=told.final,
    )
    if state is not None:
        table.state = game.unpack(options, len(seats), course, state)
        table.chance = table.draws()
    if askers is not None:
        told_askers, table.turned_away = askers
        table.askers = [Asker(n, player, name, data(nonce), at) for n, player, name, nonce, at in told_askers]
    for number, held, gave_up in released or ():
        table.seats[number].held, table.seats[number].gave_up = held, gave_up
    if beside is not None:
        _put_beside(table, *beside)
    if counts is not None:
        table.goings = counts[0]
        for seat, again in zip(table.seats, counts[1], strict=True):
            seat.again = again
    table.carried_at, table.carried_size = n, 0
    return table


def _put_beside(table: Table, pause: Any, plain: list[Any], clocks: list[Any]) -> None:
    table.pause = pause_of(pause)
    for name, value in zip(BESIDE, plain, strict=True):
        setattr(table, name, tuple(value) if name == "wakes" and value else value)
    for seat, clock in zip(table.seats, clocks, strict=False):
        seat.clock = clock_of(clock)


def _rules_of(game: str, version: int, *, final: dict[str, Any] | None, rules: Callable[[str, int], Game[Any]]) -> Game[Any]:
    """The rules of the table; those that are gone are only missed where there is something left to play."""
    try:
        return rules(game, version)
    except RulesRetired:
        if final is None:
            raise
        return cast("Game[Any]", RetiredGame(game, version, final["state"]))


def _seat_of(lasting: list[Any], passing: list[Any], marks: Iterator[Mark]) -> Seat:
    *face, nonce = lasting
    *plain, keys, words = passing
    seat = Seat(**dict(zip(FACE, face, strict=True)), **dict(zip(PASSING, plain, strict=True)), nonce=data(nonce))
    seat.keys = [next(marks) for _ in range(keys)]
    seat.words = [(next(marks), n) for n in words]
    return seat


def _marks_of(told: bytes) -> Iterator[Mark]:
    return (Mark(told[at : at + 8], told[at + 8 : at + 16]) for at in range(0, len(told), 16))


# A finished table whose rules are no longer kept: shown by what its last entry stored, and never played on.


class RetiredGame:
    """Stands in for the rules of one finished table. Its state is the one that was stored for all to see."""

    def __init__(self, game_id: str, rules: int, shown: dict[str, Any]) -> None:
        self.id = game_id
        self.rules = rules
        self.shown = shown

    def __getattr__(self, name: str) -> Any:
        raise RulesRetired

    def unpack(self, options: Any, seats: int, course: Any, packed: Any) -> dict[str, Any]:
        return self.shown

    def pack(self, state: Any) -> int:
        """Only that there is one: what is shown of it stands beside it."""
        return 0

    def drop_plans(self, state: Any) -> None:
        """What was stored shows none."""

    def view(self, state: Any, seat: int | None, everything: bool = False) -> dict[str, Any]:
        return self.shown
