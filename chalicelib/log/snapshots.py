"""Snapshots: the state that an entry carries, so that loading a table need not start at entry 0.

A snapshot holds what is needed to play on, and no history. Its first byte is the number of its format. A snapshot of another
format, or one that cannot be read, is ignored, and the table is loaded from an earlier entry.

    format | length of final | final | length of stable | length of changing | stable | changing | marks

`final` is what a finished game keeps for ever, as compressed JSON; empty before the end. It has this place in every format, so
that a build can read it in snapshots that it cannot read otherwise.

`stable` (`Stable`) is JSON of what changes only when somebody sits down or leaves. It is compressed by itself, once, and
copied into entry after entry. `changing` (`Changing`) is JSON of what a move may change. `marks` are hashes of the last
requests. Where these are large, as at tables with several people, everything after `final` is compressed as one: that takes
longer, but fits more often.

Records are stored as JSON arrays of their fields in order, so a new field goes to the end, with the default None. Trailing
fields that are None are left out.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple, cast

from chalicelib import json_codec
from chalicelib.errors import RulesRetired
from chalicelib.games.interface import Game, Level
from chalicelib.log.challenge_day import day_from_json, day_to_json
from chalicelib.log.entries import Mark, course_from_json, course_to_json, from_base64url, to_base64url
from chalicelib.log.pace import (
    FRESH,
    clock_from_json,
    clock_to_json,
    pace_from_json,
    pace_to_json,
    pause_from_json,
    pause_to_json,
)
from chalicelib.log.table import Seat, SeatKind, SeatRequest, Table

FORMAT = 1
LENGTH_BYTES = 3
MARK_BYTES = 16
COMPRESS_ABOVE = 800
"""Bytes of a snapshot above which everything after `final` is compressed as one."""
ZLIB_START = b"x"
"""First byte of zlib's streams. Neither a length nor JSON begins with it."""
INTERVAL = 16
"""The most entries from one snapshot to the next."""

Rules = Callable[[str, int], Game[Any]]
"""rules(game id, version): RulesRetired if they are gone."""


class StableSeat(NamedTuple):
    """What seats hold that changes only when somebody sits down or leaves. `nonce` is base64url."""

    kind: SeatKind
    name: str
    player: str | None
    level: Level | None
    nonce: str


class StoredRules(NamedTuple):
    game: str
    version: int


class StoredRequest(NamedTuple):
    """A request for a seat (`SeatRequest`). `nonce` is base64url."""

    n: int
    player: str
    name: str
    nonce: str
    at: int


class StoredRequests(NamedTuple):
    """The open requests, each a `StoredRequest`, and the ids of players who were declined."""

    open: list[Any]
    declined_players: list[str]


class RematchOffers(NamedTuple):
    """How many rematches were offered, and the secret from which their ids follow if entry 0 has none."""

    offered: int
    secret: str | None


class Stable(NamedTuple):
    """What no move changes (`Table.stable_json`): fields of `Table`, in the order in which they are stored."""

    rules: Any
    options: dict[str, Any]
    course: Any
    clock_ms: int | None
    seed: str
    maker: str
    carried: Any
    rematch_of: str | None
    started: int | None
    codes: int
    rematch: Any
    seats: list[Any]
    name: str | None = None
    pace: Any = None
    requests: Any = None
    offers: Any = None
    watching: bool | None = None
    day: Any = None


class ChangingSeat(NamedTuple):
    """What seats hold that a move may change. `keys` counts the marks of moves; `messages` are the entries of messages, each of
    which has a mark, too.
    """

    bot_plays: bool
    timeouts: int
    assisted: bool
    asked: int
    asked_at: int
    decided: int
    timed_out: int
    said_at: int
    keys: int
    messages: list[int]


class ClockTotals(NamedTuple):
    """Fields of `Table` about pauses, nudges and moved deadlines."""

    pauses: int
    declined_at: int
    nudges: int
    deadlines_moved: bool
    wake_up: Any


class ClockChanges(NamedTuple):
    """What happened to clocks besides the game: the pause, totals, and the clock of each seat (None: as at the start)."""

    pause: Any
    totals: Any
    seat_clocks: list[Any]


class LastMove(NamedTuple):
    """Who decided last, and how many ms before the last entry."""

    seat: int
    ms_before: int


class ReleasedSeat(NamedTuple):
    """A seat that was released and is not taken yet (`Seat.held_until`, `Seat.given_up_by`)."""

    seat: int
    held_until: int
    given_up_by: str | None


class LimitCounts(NamedTuple):
    """What is counted only for limits: departures at the table, changed choices of each seat."""

    departures: int
    choices_changed: list[int]


class Changing(NamedTuple):
    """What a move may change: fields of `Table`, in the order in which they are stored. `messages` are the differences between
    the numbers of entries with messages; `seats` are `ChangingSeat`s.
    """

    at: int
    status: Any
    ended: Any
    active_at: int
    waiting: Any
    messages: list[int]
    seats: list[Any]
    state: Any
    clocks: Any = None
    last_move: Any = None
    released: list[Any] | None = None
    counts: Any = None


class _Parts(NamedTuple):
    """The parts of a snapshot."""

    stable: Stable
    changing: Changing
    marks: bytes
    final: dict[str, Any] | None


def pack(table: Table) -> bytes:
    """Return the snapshot of the table."""
    if table.stable_json is None:
        encoded = _dump(_stable(table))
        table.stable_json = (encoded, zlib.compress(encoded))
    changing = _dump(_changing(table))
    marks = b"".join([mark.key + mark.body for seat in table.seats for mark in _marks(seat)])
    plain, compressed = table.stable_json
    final = b"" if table.final is None else zlib.compress(json_codec.dump(table.final).encode())
    rest = _join(compressed, changing, marks)
    if len(rest) > COMPRESS_ABOVE:
        rest = zlib.compress(_join(plain, changing, marks))
    return b"".join([bytes((FORMAT,)), _length(final), final, rest])


def unpack(table_id: str, n: int, packed: bytes, rules: Rules) -> Table | None:
    """Return the table at version n; None if the snapshot has another format or is damaged."""
    parts = _read(packed)
    return None if parts is None else _build_table(table_id, n, parts, rules)


def read_final(packed: bytes) -> dict[str, Any] | None:
    """Return what a snapshot of any format keeps for ever of a finished game."""
    compressed = packed[1 + LENGTH_BYTES :][: _length_at(packed, 1)]
    try:
        final: dict[str, Any] | None = json_codec.load(zlib.decompress(compressed)) if compressed else None
    except (zlib.error, ValueError):
        return None
    return final


def keep_only_final(packed: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """Return a snapshot of any format reduced to `final`, with `change` applied to it."""
    final = read_final(packed)
    compressed = b"" if final is None else zlib.compress(json_codec.dump(change(final)).encode())
    return b"".join([packed[:1], _length(compressed), compressed])


def _join(stable: bytes, changing: bytes, marks: bytes) -> bytes:
    return b"".join([_length(stable), _length(changing), stable, changing, marks])


def _length(part: bytes) -> bytes:
    return len(part).to_bytes(LENGTH_BYTES, "big")


def _length_at(packed: bytes, offset: int) -> int:
    return int.from_bytes(packed[offset : offset + LENGTH_BYTES], "big")


def _read(packed: bytes) -> _Parts | None:
    """Return the parts of a snapshot; None if it has another format or is damaged."""
    if packed[:1] != bytes((FORMAT,)):
        return None
    try:
        rest = _decompress(packed[1 + LENGTH_BYTES + _length_at(packed, 1) :])
        stable_end = 2 * LENGTH_BYTES + _length_at(rest, 0)
        changing_end = stable_end + _length_at(rest, LENGTH_BYTES)
        stable = json_codec.load(_decompress(rest[2 * LENGTH_BYTES : stable_end]))
        changing = json_codec.load(rest[stable_end:changing_end])
        return _Parts(
            Stable(*stable[: len(Stable._fields)]),  # fields that a later build added are ignored
            Changing(*changing[: len(Changing._fields)]),
            rest[changing_end:],
            read_final(packed),
        )
    except (zlib.error, ValueError):
        return None


def _decompress(part: bytes) -> bytes:
    return zlib.decompress(part) if part.startswith(ZLIB_START) else part


def _dump(record: Stable | Changing) -> bytes:
    return json_codec.dump(record, _to_list).encode()


def _to_list(record: Any) -> list[Any]:
    """Return a record as it is stored: without trailing fields that are None and optional."""
    if not hasattr(record, "_field_defaults"):
        raise TypeError(record)
    required = len(record) - len(record._field_defaults)
    return [*record[:required], *_without_trailing_none(record[required:])]


def _without_trailing_none(values: Sequence[Any]) -> list[Any]:
    kept = list(values)
    while kept and kept[-1] is None:
        kept.pop()
    return kept


def _stable(table: Table) -> Stable:
    return Stable(
        rules=StoredRules(table.game.id, table.game.rules),
        options=table.options,
        course=course_to_json(table.course),
        clock_ms=table.clock_ms,
        seed=to_base64url(table.seed),
        maker=table.maker,
        carried=table.carried,
        rematch_of=table.rematch_of,
        started=table.started,
        codes=table.codes,
        rematch=table.rematch,
        seats=[StableSeat(seat.kind, seat.name, seat.player, seat.level, to_base64url(seat.nonce)) for seat in table.seats],
        name=table.name,
        pace=pace_to_json(table.pace),
        requests=_requests(table),
        offers=_offers(table),
        watching=None if table.watching else False,
        day=day_to_json(table.day),
    )


def _requests(table: Table) -> StoredRequests | None:
    """Return requests for seats; None if nobody ever asked."""
    if not table.requests and not table.declined_players:
        return None
    stored = [StoredRequest(asked.n, asked.player, asked.name, to_base64url(asked.nonce), asked.at) for asked in table.requests]
    return StoredRequests(stored, table.declined_players)


def _offers(table: Table) -> RematchOffers | None:
    """Return what is known of rematches besides the newest; None if nothing is."""
    return None if table.rematches < 2 and table.secret is None else RematchOffers(table.rematches, table.secret)


def _changing(table: Table) -> Changing:
    return Changing(
        at=table.at,
        status=table.status,
        ended=table.ended,
        active_at=table.active_at,
        waiting=table.waiting,
        messages=[b - a for a, b in pairwise([0, *table.said])],
        seats=[_changing_seat(seat) for seat in table.seats],
        state=None if table.state is None else table.game.pack(table.state),
        clocks=_clock_changes(table),
        last_move=table.last and LastMove(table.last[0], table.at - table.last[1]),
        released=_released(table),
        counts=_counts(table),
    )


def _changing_seat(seat: Seat) -> ChangingSeat:
    return ChangingSeat(
        seat.bot_plays,
        seat.timeouts,
        seat.assisted,
        seat.asked,
        seat.asked_at,
        seat.decided,
        seat.timed_out,
        seat.said_at,
        len(seat.keys),
        [n for _, n in seat.words],
    )


def _clock_changes(table: Table) -> ClockChanges | None:
    """Return what happened to clocks besides the game; None if nothing did."""
    totals = ClockTotals(table.pauses, table.declined_at, table.nudges, table.deadlines_moved, table.wake_up)
    clocks = [None if seat.clock == FRESH else clock_to_json(seat.clock) for seat in table.seats]
    if table.pause is None and not any(totals) and not any(clocks):
        return None
    return ClockChanges(pause_to_json(table.pause), totals, _without_trailing_none(clocks))


def _released(table: Table) -> list[ReleasedSeat] | None:
    released = [
        ReleasedSeat(number, seat.held_until, seat.given_up_by)
        for number, seat in enumerate(table.seats)
        if seat.held_until or seat.given_up_by
    ]
    return released or None


def _counts(table: Table) -> LimitCounts | None:
    """Return what is counted only for limits; None if nothing is. Older snapshots do not have it."""
    changed = [seat.choices_changed for seat in table.seats]
    return LimitCounts(table.departures, changed) if table.departures or any(changed) else None


def _marks(seat: Seat) -> list[Mark]:
    return [*seat.keys, *(mark for mark, _ in seat.words)]


def _build_table(table_id: str, n: int, parts: _Parts, rules: Rules) -> Table:
    stable, changing = parts.stable, parts.changing
    game = _find_rules(StoredRules(*stable.rules), parts.final, rules)
    default_offers = RematchOffers(0 if stable.rematch is None else 1, None)
    offers = default_offers if stable.offers is None else RematchOffers(*stable.offers)
    last_move = None if changing.last_move is None else LastMove(*changing.last_move)
    marks = _split_marks(parts.marks)
    table = Table(
        id=table_id,
        game=game,
        options=stable.options,
        course=course_from_json(stable.course),
        clock_ms=stable.clock_ms,
        seed=from_base64url(stable.seed),
        maker=stable.maker,
        seats=[
            _build_seat(StableSeat(*seat), ChangingSeat(*changing_seat), marks)
            for seat, changing_seat in zip(stable.seats, changing.seats, strict=True)
        ],
        carried=stable.carried,
        rematch_of=stable.rematch_of,
        name=stable.name,
        pace=pace_from_json(stable.pace),
        n=n,
        at=changing.at,
        status=changing.status,
        ended=changing.ended,
        started=stable.started,
        active_at=changing.active_at,
        waiting=tuple(changing.waiting),
        last=last_move and (last_move.seat, changing.at - last_move.ms_before),
        codes=stable.codes,
        said=list(accumulate(changing.messages)),
        rematch=None if stable.rematch is None else tuple(stable.rematch),
        watching=stable.watching is None,
        day=day_from_json(stable.day),
        rematches=offers.offered,
        secret=offers.secret,
        final=parts.final,
    )
    if changing.state is not None:
        table.state = game.unpack(table.options, len(table.seats), table.course, changing.state)
        table.chance = table.draws()
    _restore_requests(table, stable.requests)
    _restore_clocks(table, changing.clocks)
    _restore_counts(table, changing)
    table.snapshot_at, table.snapshot_size = n, 0
    return table


def _build_seat(stable: StableSeat, changing: ChangingSeat, marks: Iterator[Mark]) -> Seat:
    seat = Seat(
        kind=stable.kind,
        name=stable.name,
        player=stable.player,
        level=stable.level,
        nonce=from_base64url(stable.nonce),
        bot_plays=changing.bot_plays,
        timeouts=changing.timeouts,
        assisted=changing.assisted,
        asked=changing.asked,
        asked_at=changing.asked_at,
        decided=changing.decided,
        timed_out=changing.timed_out,
        said_at=changing.said_at,
    )
    seat.keys = [next(marks) for _ in range(changing.keys)]
    seat.words = [(next(marks), n) for n in changing.messages]
    return seat


def _restore_requests(table: Table, stored: list[Any] | None) -> None:
    if stored is None:
        return
    requests = StoredRequests(*stored)
    for request in (StoredRequest(*item) for item in requests.open):
        nonce = from_base64url(request.nonce)
        table.requests.append(SeatRequest(request.n, request.player, request.name, nonce, request.at))
    table.declined_players = requests.declined_players


def _restore_clocks(table: Table, stored: list[Any] | None) -> None:
    if stored is None:
        return
    changes = ClockChanges(*stored)
    totals = ClockTotals(*changes.totals)
    table.pause = pause_from_json(changes.pause)
    table.pauses, table.declined_at, table.nudges = totals.pauses, totals.declined_at, totals.nudges
    table.deadlines_moved, table.wake_up = totals.deadlines_moved, totals.wake_up and tuple(totals.wake_up)
    for seat, clock in zip(table.seats, changes.seat_clocks, strict=False):
        seat.clock = clock_from_json(clock)


def _restore_counts(table: Table, changing: Changing) -> None:
    for released in (ReleasedSeat(*item) for item in changing.released or ()):
        seat = table.seats[released.seat]
        seat.held_until, seat.given_up_by = released.held_until, released.given_up_by
    if changing.counts is not None:
        counts = LimitCounts(*changing.counts)
        table.departures = counts.departures
        for seat, changed in zip(table.seats, counts.choices_changed, strict=True):
            seat.choices_changed = changed


def _find_rules(stored: StoredRules, final: dict[str, Any] | None, rules: Rules) -> Game[Any]:
    """Return the table's rules, or a stand-in if they are retired and the game is over. RulesRetired if it is not."""
    try:
        return rules(stored.game, stored.version)
    except RulesRetired:
        if final is None:
            raise
        return cast("Game[Any]", RetiredGame(stored.game, stored.version, final["state"]))


def _split_marks(marks: bytes) -> Iterator[Mark]:
    return (Mark(marks[at : at + 8], marks[at + 8 : at + MARK_BYTES]) for at in range(0, len(marks), MARK_BYTES))


class RetiredGame:
    """Stands in for the rules of one finished table that are no longer kept. It shows the state stored with the last entry."""

    def __init__(self, game_id: str, rules: int, shown: dict[str, Any]) -> None:
        self.id = game_id
        self.rules = rules
        self.shown = shown

    def __getattr__(self, name: str) -> Any:
        raise RulesRetired

    def unpack(self, options: Any, seats: int, course: Any, packed: Any) -> dict[str, Any]:
        return self.shown

    def pack(self, state: Any) -> int:
        """Return a placeholder that says only that there is a state: `final` holds what is shown of it."""
        return 0

    def drop_plans(self, state: Any) -> None:
        """Do nothing: the stored state shows no plans."""

    def view(self, state: Any, seat: int | None, everything: bool = False) -> dict[str, Any]:
        return self.shown
