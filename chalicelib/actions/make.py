"""Start a table: write entry 0, exactly once per Idempotency-Key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeVar

from chalicelib.actions import names
from chalicelib.errors import (
    BadCourse,
    BadName,
    BadSeats,
    KeyReused,
    NotYourSeat,
    RulesRetired,
    TableDamaged,
    TooMany,
    TryAgain,
    Unknown,
)
from chalicelib.games.interface import Course, Game, Level
from chalicelib.log import entries
from chalicelib.log.apply import apply_act, open_table
from chalicelib.log.entries import Act, Mark, course_to_json, to_base64url
from chalicelib.log.head import NO_TABLE
from chalicelib.log.pace import PLAIN, Pace, pace_to_json
from chalicelib.log.table import Table
from chalicelib.play import ids, rate_limiter
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, finish_entry, project_entry
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.play.table_queries import read_strongly
from chalicelib.play.view import build_view, must_be_allowed_to_see
from chalicelib.players.settings import stored_hours
from chalicelib.players.tables import is_invited_to_enough, must_not_play_at_too_many
from chalicelib.store.interface import Taken, Unavailable

NAMELESS = "Host"
"""Name of a host who gives none."""
HOUR_MS = 3_600_000
IN_A_DAY = rate_limiter.limit("made", "tables-made", "You’ve started too many tables today. Please try again tomorrow.")
HERE_IN_A_DAY = rate_limiter.limit(
    "made-here", "tables-made-here", "Too many tables were started from here today. Please try again tomorrow."
)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RequestedSeat:
    """A seat of the new table. `former_seat` is set for kind `again`: the person whom the seat is reserved for."""

    kind: Literal["me", "open", "bot", "again"]
    name: str | None = None
    level: Level = "normal"
    former_seat: FormerSeat | None = None


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The requested table. Names and clock are checked already."""

    game: str
    seats: Sequence[RequestedSeat]
    options: Mapping[str, Any] = field(default_factory=dict)
    course: Course | None = None
    clock_hours: float | None = 72
    nonce: bytes = b""
    name: str | None = None
    pace: Pace = PLAIN
    watching: bool = True


@dataclass(frozen=True, slots=True)
class NewTable:
    id: str
    links: dict[str, str]
    view: dict[str, Any]


def make_table(
    club: Club, player: str, bearer: str, wanted: TableRequest, key: str | None = None, address: str = UNKNOWN_ADDRESS
) -> NewTable:
    """Make the table, or return the one made before with this `key` (KeyReused if that was a different request).

    Raises Unknown for an unknown game; BadCourse, BadSeats, BadOptions if the game cannot be played like that; BadName if two
    names are the same; TooMany for tables or invitations; NotYourSeat if the table exists, is closed to watchers, and the
    player gave up their seat there.
    """
    game = club.games.get(wanted.game)
    if game is None:
        raise Unknown(f"The club has no game called “{wanted.game[:30]}”." if wanted.game else "Say which game to play.")
    mark = None
    if key is None:
        table_id = ids.random_id(club.entropy(16))
    else:
        table_id = ids.id_from_key(bearer, key)
        mark = Mark.of(key, _asked(wanted))
    _check_seats(game, wanted.seats)
    kept = reserved_seats(club, player, [seat.former_seat for seat in wanted.seats if seat.former_seat])
    try:
        content = describe_table(club, game, table_id, player, wanted, kept)
    except Unavailable as fault:
        raise TryAgain from fault
    must_not_make_too_many(club, player, table_id, address, kept)
    return store_first_entry(club, table_id, content, lambda table: present(club, table, player), mark)[0]


def must_not_make_too_many(
    club: Club, player: str, table_id: str, address: str, kept: Mapping[FormerSeat, Mapping[str, Any]] = MappingProxyType({})
) -> None:
    """Raise TooMany if the player started or plays at too many tables, too many were started from this address, or someone this
    table reserves a seat for has too many invitations. A table that exists already is never refused. Raises TryAgain.
    """
    try:
        if club.store.newest(table_id, 1, strong=True):
            return
        must_not_play_at_too_many(club, player)
        for seat in kept.values():
            if is_invited_to_enough(club, seat["player"]):
                raise TooMany(f"{seat['name']} already has many invitations. Please send a link.", retry_after=3600)
        here = HERE_IN_A_DAY, rate_limiter.network(club, address)
        rate_limiter.take_each(club, here, (IN_A_DAY, player))
    except Unavailable as fault:
        raise TryAgain from fault


def present(club: Club, table: Table, player: str) -> NewTable:
    """Return the table as its host sees it. A host who gave up their seat gets no join link, as its code is new since then."""
    must_be_allowed_to_see(club, table, player)
    links = table.links if table.seat_of(player) is not None else table.watch_link
    return NewTable(table.id, links, build_view(club, table, player))


def _asked(wanted: TableRequest) -> dict[str, Any]:
    """Return the content by which a repeated request is recognised. The nonce is left out: a page draws a new one each time."""
    seats = [[seat.kind, seat.name, seat.level, *(seat.former_seat or ())] for seat in wanted.seats]
    course = wanted.course.id if wanted.course else None
    return {
        "game": wanted.game,
        "options": dict(wanted.options),
        "course": course,
        "seats": seats,
        "clock": wanted.clock_hours,
        "name": wanted.name,
        **({"pace": pace} if (pace := pace_to_json(wanted.pace)) else {}),
        **({} if wanted.watching else {"watching": False}),
    }


def describe_table(
    club: Club, game: Game[Any], table_id: str, player: str, wanted: TableRequest, kept: Mapping[FormerSeat, dict[str, Any]]
) -> dict[str, Any]:
    """Return the content of a new table's entry 0."""
    if game.needs_course and wanted.course is None:
        raise BadCourse(f"{game.name} needs a course.")
    if not game.needs_course and wanted.course is not None:
        raise BadCourse(f"{game.name} is not played on a course.")
    return first_entry(
        club,
        game,
        options=game.settle_options(wanted.options, len(wanted.seats), wanted.course),
        course=wanted.course,
        seats=_seats(table_id, wanted, player, kept, stored_hours(club, player) if wanted.pace.off else {}),
        clock_ms=None if wanted.clock_hours is None else round(wanted.clock_hours * HOUR_MS),
        maker=player,
        name=wanted.name,
        pace=pace_to_json(wanted.pace),
        watching=None if wanted.watching else False,
    )


def first_entry(
    club: Club,
    game: Game[Any],
    *,
    options: Mapping[str, Any],
    course: Course | None,
    seats: list[dict[str, Any]],
    clock_ms: int | None,
    maker: str,
    **more: Any,
) -> dict[str, Any]:
    """Return the content of entry 0, with a new seed and a secret. The seed is shown after the game, the secret never."""
    return {
        "game": game.id,
        "rules": game.rules,
        "options": dict(options),
        "course": course_to_json(course),
        "seats": seats,
        "clock": clock_ms,
        "seed": to_base64url(club.entropy(32)),
        "secret": to_base64url(club.entropy(32)),
        "maker": maker,
        **{name: value for name, value in more.items() if value is not None},
    }


def _check_seats(game: Game[Any], seats: Sequence[RequestedSeat]) -> None:
    least, most = game.players
    if not least <= len(seats) <= most:
        raise BadSeats(f"{game.name} is for {least} to {most} players, not {len(seats)}.")
    if sum(seat.kind == "me" for seat in seats) != 1:
        raise BadSeats("Exactly one seat must be yours.")


def _seats(
    table_id: str, wanted: TableRequest, player: str, kept: Mapping[FormerSeat, dict[str, Any]], hours: dict[str, Any]
) -> list[dict[str, Any]]:
    _must_be_apart(kept)
    called = _called(wanted.seats, [seat["name"] for seat in kept.values()])
    spare = iter(names.names_for_bots(table_id, called))
    made: list[dict[str, Any]] = []
    for seat in wanted.seats:
        if seat.kind == "me":
            nonce = to_base64url(wanted.nonce)
            made.append({"kind": "human", "name": seat.name or NAMELESS, "player": player, "nonce": nonce, **hours})
        elif seat.kind == "bot":
            made.append({"kind": "bot", "name": seat.name or next(spare), "level": seat.level})
        else:
            made.append(kept[seat.former_seat] if seat.former_seat else {"kind": "open"})
    return made


def _must_be_apart(kept: Mapping[FormerSeat, Mapping[str, Any]]) -> None:
    """Raise BadName if two invited people's names look the same, unless both come from the same earlier table."""
    for met, seat in kept.items():
        others = [other["name"] for at, other in kept.items() if at.table != met.table]
        if any(names.alike(seat["name"], other) for other in others):
            raise BadName(
                f"Two people you’re inviting are called “{seat['name']}”, or their names look the same. "
                "Please send one of them a link."
            )


def _called(seats: Sequence[RequestedSeat], others: Sequence[str]) -> list[str]:
    """Return the names that the host gives, and those of the others. Raises BadName if a given name is used twice."""
    given = [seat.name or NAMELESS for seat in seats if seat.kind == "me" or (seat.kind == "bot" and seat.name)]
    for place, name in enumerate(given):
        names.must_be_unique(name, [*others, *given[:place]])
    return [*given, *others]


def store_first_entry(
    club: Club, table_id: str, content: dict[str, Any], present: Callable[[Table], T], mark: Mark | None
) -> tuple[T, bool]:
    """Store entry 0, or find the existing one. Return `present(table)`, and whether the table is new."""
    act = Act("made", None, content, mark)
    at = club.clock()
    table = open_table(table_id, content, club.rules)
    first = finish_entry(club, table, NO_TABLE, at, [apply_act(table, 0, at, act)])
    try:
        club.store.append(table_id, first)
    except Taken as taken:
        if mark and (stood := entries.read(taken.entry).acts[0].mark) and stood.body != mark.body:
            raise KeyReused from taken
        own = taken.entry.body == first.body
        if own:  # the store repeated our append after it was done
            project_entry(club, table_id, first)
        return _found(club, table_id, present), own
    except Unavailable as fault:
        club.pending_projections.setdefault(table_id, []).append(first)
        raise TryAgain from fault
    project_entry(club, table_id, first)
    shown = present(table)
    club.tables.give(table)
    return shown, True


def _found(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    return commit(club, table_id, lambda table, now: [], present, strong=True)


# Invite again: reserve a seat at a new table for somebody the host has played with, as a rematch does.
#
# Players are named by a table and a seat, never by their id, which every watcher can see: so strangers cannot fill anybody's
# list of tables.

INVITES_A_DAY = rate_limiter.limit(
    "again", "invited-again", "You’ve invited people to twenty tables today. Please send a link."
)
NO_FELLOW = "You can only invite people you’ve played with."


class FormerSeat(NamedTuple):
    """A person, identified by a seat they had at an earlier table."""

    table: str
    seat: int


def reserved_seats(club: Club, player: str, wanted: Sequence[FormerSeat]) -> dict[FormerSeat, dict[str, Any]]:
    """Return the reserved seats for these people, as entry 0 stores them.

    Raises BadSeats for a person the player has not played with, or named twice; TooMany, TryAgain.
    """
    if not wanted:
        return {}
    try:
        rate_limiter.take(club, INVITES_A_DAY, player)
        kept = {met: _kept(club, player, met) for met in wanted}
    except Unavailable as fault:
        raise TryAgain from fault
    if len({player, *(seat["player"] for seat in kept.values())}) <= len(wanted):
        raise BadSeats("Nobody can have two seats.")
    return kept


def _kept(club: Club, player: str, met: FormerSeat) -> dict[str, Any]:
    """Return one reserved seat. The read is strong, in case the seat has just changed hands. May raise Unavailable."""
    try:
        return read_strongly(club, met.table, lambda table: _fellow(table, player, met.seat))
    except (NotYourSeat, RulesRetired, TableDamaged, Unknown):
        raise BadSeats(NO_FELLOW) from None


def _fellow(table: Table, player: str, seat: int) -> dict[str, Any]:
    held = table.at_seat(seat)
    if table.seat_of(player) is None or table.started is None:
        raise NotYourSeat
    if held.kind != "human" or held.player in (None, player):
        raise Unknown
    return {"kind": "reserved", "name": held.name, "player": held.player}
