"""Making a table: entry 0, exactly once for each Idempotency-Key."""

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
from chalicelib.play.query import read_strongly
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.play.view import build_view, must_be_allowed_to_see
from chalicelib.players.settings import stored_hours
from chalicelib.players.tables import is_invited_to_enough, must_not_play_at_too_many
from chalicelib.store.interface import Taken, Unavailable

NAMELESS = "Host"
"""What a maker is called who does not say."""
HOUR_MS = 3_600_000
IN_A_DAY = rate_limiter.limit("made", "tables-made", "You’ve started too many tables today. Please try again tomorrow.")
HERE_IN_A_DAY = rate_limiter.limit(
    "made-here", "tables-made-here", "Too many tables were started from here today. Please try again tomorrow."
)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RequestedSeat:
    """`former_seat` says for whom a seat is kept that is asked for `again`."""

    kind: Literal["me", "open", "bot", "again"]
    name: str | None = None
    level: Level = "normal"
    former_seat: FormerSeat | None = None


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The table that somebody asks for; names and clock are within the contract's limits already."""

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
    """Makes the table, or finds the one that this key made before (KeyReused if that was another).

    Unknown game, BadCourse, BadSeats, BadOptions where the game cannot be played so; BadName where two are called the same;
    TooMany tables or invitations. NotYourSeat where the maker gave up the seat of a table that is closed to
    watchers.
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
        told = describe_table(club, game, table_id, player, wanted, kept)
    except Unavailable as fault:
        raise TryAgain from fault
    must_not_make_too_many(club, player, table_id, address, kept)
    return store_first_entry(club, table_id, told, lambda table: present(club, table, player), mark)[0]


def must_not_make_too_many(
    club: Club, player: str, table_id: str, address: str, kept: Mapping[FormerSeat, Mapping[str, Any]] = MappingProxyType({})
) -> None:
    """TooMany where the player makes, or plays at, too many tables, too many are made from this address, or too many keep a
    seat for somebody for whom this one would. Not for a table that is there already. TryAgain.
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
    """The join link is for one who sits there: a maker who gave up the seat learns no fresh code."""
    must_be_allowed_to_see(club, table, player)
    links = table.links if table.seat_of(player) is not None else table.watch_link
    return NewTable(table.id, links, build_view(club, table, player))


def _asked(wanted: TableRequest) -> dict[str, Any]:
    """What makes two requests the same, except for the nonce, which a page draws afresh."""
    seats = [[seat.kind, seat.name, seat.level, *(seat.former_seat or ())] for seat in wanted.seats]
    course = wanted.course.id if wanted.course else None
    return {
        "game": wanted.game,
        "options": dict(wanted.options),
        "course": course,
        "seats": seats,
        "clock": wanted.clock_hours,
        "name": wanted.name,
        **({"pace": told} if (told := pace_to_json(wanted.pace)) else {}),
        **({} if wanted.watching else {"watching": False}),
    }


def describe_table(
    club: Club, game: Game[Any], table_id: str, player: str, wanted: TableRequest, kept: Mapping[FormerSeat, dict[str, Any]]
) -> dict[str, Any]:
    """What entry 0 holds of a new table."""
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
    """Entry 0's content, with a seed drawn now, and a second secret: the seed is shown once the game is over, this never is."""
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
    """BadName where two look the same for whom seats are kept, unless they sat together like that, at a table of before."""
    for met, seat in kept.items():
        others = [other["name"] for at, other in kept.items() if at.table != met.table]
        if any(names.alike(seat["name"], other) for other in others):
            raise BadName(
                f"Two people you’re inviting are called “{seat['name']}”, or their names look the same. "
                "Please send one of them a link."
            )


def _called(seats: Sequence[RequestedSeat], others: Sequence[str]) -> list[str]:
    """The names that the maker gives, and those of others. BadName if one that is given is another's too."""
    given = [seat.name or NAMELESS for seat in seats if seat.kind == "me" or (seat.kind == "bot" and seat.name)]
    for place, name in enumerate(given):
        names.must_be_unique(name, [*others, *given[:place]])
    return [*given, *others]


def store_first_entry(
    club: Club, table_id: str, told: dict[str, Any], present: Callable[[Table], T], mark: Mark | None
) -> tuple[T, bool]:
    """Stores entry 0, or finds the one that stands there; returns what `present` makes of the table, and whether it is new."""
    act = Act("made", None, told, mark)
    at = club.clock()
    table = open_table(table_id, told, club.rules)
    first = finish_entry(club, table, NO_TABLE, at, [apply_act(table, 0, at, act)])
    try:
        club.store.append(table_id, first)
    except Taken as taken:
        if mark and (stood := entries.read(taken.entry).acts[0].mark) and stood.body != mark.body:
            raise KeyReused from taken
        own = taken.entry.body == first.body
        if own:  # the client's own repeat met it
            project_entry(club, table_id, first)
        return _found(club, table_id, present), own
    except Unavailable as fault:
        club.pending_projections.setdefault(table_id, []).append(first)
        raise TryAgain from fault
    project_entry(club, table_id, first)
    shown = present(table)
    club.memory.give(table)
    return shown, True


def _found(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    return commit(club, table_id, lambda table, now: [], present, strong=True)


# Inviting again: a seat of a new table is kept for somebody with whom one has played at another, as a rematch keeps seats.
#
# Whom one wants is said by a table and a seat there, never by a player's id, which every watcher may know: so nobody's list
# of tables is filled by strangers.

INVITES_A_DAY = rate_limiter.limit(
    "again", "invited-again", "You’ve invited people to twenty tables today. Please send a link."
)
NO_FELLOW = "You can only invite people you’ve played with."


class FormerSeat(NamedTuple):
    """Somebody, by where one met them."""

    table: str
    seat: int


def reserved_seats(club: Club, player: str, wanted: Sequence[FormerSeat]) -> dict[FormerSeat, dict[str, Any]]:
    """What entry 0 holds of the seats that are kept for these people.

    BadSeats for one with whom the player did not play, and for one who is named twice; TooMany, TryAgain.
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
    """Reads strongly: a seat that changed hands just now is to be kept for who holds it. May raise Unavailable."""
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
