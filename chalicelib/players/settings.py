"""What a player says once for all their tables: when their nights are, until when they are away, whether nudges reach them.

    SETTINGS#<player>  hours | away | nudges   one row for each, put whole

What clocks go by is copied into logs: on sitting down, and by an entry at each running table when it changes (`spread`). No
fold reads these rows. Whether nudges reach somebody stands in no log, for it is nobody else's business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.errors import BadAway, RulesRetired, SlowDown, TableDamaged, TryAgain, Unknown
from chalicelib.limits_config import most
from chalicelib.log.entries import Act, ActKind
from chalicelib.log.hours import Hours
from chalicelib.log.pace import hours_to_json
from chalicelib.log.pauses import PAUSE_MS
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, retry_projections
from chalicelib.players.tables import cards
from chalicelib.store.interface import EMPTY, Row, Unavailable, all_rows
from chalicelib.times import DAY_MS

HOURS_APART = DAY_MS
"""The hours of a player change once in so long (ms) at most."""
KINDS = ("hours", "away", "nudges")


def settings(club: Club, player: str) -> dict[str, Any]:
    """What each kind of setting was last said to be, by its name; those that were never said are left out."""
    try:
        found, _ = club.store.rows(_pk(player), count=len(KINDS), strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    return {row.sk: json_codec.load(row.body)["said"] for row in found if row.body != EMPTY}


def store_setting(club: Club, player: str, kind: str, said: Any) -> None:
    """Keeps what the player says. May raise Unavailable."""
    at = club.clock()
    club.store.put(Row(_pk(player), kind, at, json_codec.dump({"said": said, "at": at})))


def store_hours(club: Club, player: str, hours: Hours | None) -> None:
    """The same for hours; SlowDown where others were said less than a day ago. May raise Unavailable."""
    told = hours_to_json(hours)
    row = club.store.get(_pk(player), "hours", strong=True)
    if row is not None and row.body != EMPTY:
        known = json_codec.load(row.body)
        if known["said"] == told:
            return
        if (left := known["at"] + HOURS_APART - club.clock()) > 0:
            raise SlowDown("You can change your nights once a day.", retry_after=-(-left // 1000))
    store_setting(club, player, "hours", told)


def hours_on_joining(club: Club, player: str, table: Table) -> dict[str, Any]:
    """What the player's entry on sitting down tells of their hours: nothing where all hours count, or they never said.

    May raise Unavailable.
    """
    return stored_hours(club, player) if table.pace.off else {}


def stored_hours(club: Club, player: str) -> dict[str, Any]:
    row = club.store.get(_pk(player), "hours", strong=True)
    return {} if row is None or row.body == EMPTY else {"hours": json_codec.load(row.body)["said"]}


def delete_settings(club: Club, player: str) -> None:
    """The player never said anything. May raise Unavailable."""
    for row in all_rows(club.store, _pk(player), strong=True):
        club.store.put(Row(row.pk, row.sk, row.n, EMPTY))


def _pk(player: str) -> str:
    return f"SETTINGS#{player}"


# What a player says for all their tables becomes one entry at each that is running, some tables a call.
#
#     said ──▶ row ──▶ tables 1 … 20 ──cursor──▶ 21 … 40 ──cursor──▶ … ──▶ null: all know
#
# Who is interrupted says the same again, from the beginning or from the cursor: a table that knows already gets no entry.

TABLES = 20
"""So many tables are told in one call; and so many, at which a player only asks for a seat, can be named in one: no list of
those is kept.
"""
AWAY_MS = PAUSE_MS
"""The longest absence at once; and at one table, all in all, twice as long."""
AWAYS, CHANGES = most("absences"), most("hours-changes")
"""So many absences and changes of hours has a seat at one table: so many entries they make at most."""
SECOND = 1000
TableUpdate = tuple[ActKind, Any] | Literal["known", "unheard"]
"""Kind and content of the entry that a table needs; or that it knows already, or is not to know."""
DecideUpdate = Callable[[Table, int, int], TableUpdate]
"""wish(table, seat, now) → what the table needs"""


class UpdatedTables(NamedTuple):
    """The tables that know by now, of those of this call, and the last of them, if there are more."""

    tables: list[str]
    cursor: str | None


def set_hours(club: Club, player: str, hours: Hours | None, start: str | None = None) -> UpdatedTables:
    """From now on the player's nights and weekends are by these hours, or (None) all hours count.

    SlowDown where they were changed less than a day ago, TryAgain.
    """
    told = hours_to_json(hours)

    def wish(table: Table, seat: int, now: int) -> TableUpdate:
        clock = table.seats[seat].clock
        if not table.pace.off:
            return "unheard"
        if clock.said and clock.said[-1][1] == hours:
            return "known"
        return "unheard" if clock.changes >= CHANGES else ("hours", told)

    try:
        store_hours(club, player, hours)
        return _update_tables(club, player, wish, start)
    except Unavailable as fault:
        raise TryAgain from fault


def set_away(club: Club, player: str, until: int | None, start: str | None = None) -> UpdatedTables:
    """The player is away until then (ms), or (None) here again. A table at which they were away for long gets less.

    BadAway for a time that has passed, or is more than four weeks off; TryAgain.
    """
    now = club.clock()
    until = None if until is None else until // SECOND * SECOND
    if until is not None and not now < until <= now + AWAY_MS:
        raise BadAway
    try:
        store_setting(club, player, "away", until)
        return _update_tables(club, player, lambda table, seat, at: _absence(table, seat, at, until), start)
    except Unavailable as fault:
        raise TryAgain from fault


def set_nudges(club: Club, player: str, on: bool) -> None:
    """Whether nudges reach the player: asked by anyone who sends them, and told to nobody else. TryAgain."""
    try:
        store_setting(club, player, "nudges", on)
    except Unavailable as fault:
        raise TryAgain from fault


def _absence(table: Table, seat: int, now: int, until: int | None) -> TableUpdate:
    clock = table.seats[seat].clock
    was = clock.away if clock.away > now else None
    if until is not None:
        left = 2 * AWAY_MS - clock.away_used + max(0, clock.away - now)
        until = min(until, (now + left) // SECOND * SECOND)
    if until == was:
        return "known"
    if until is not None and (until <= now or clock.aways >= AWAYS):
        return "unheard"
    return "away", until


def _update_tables(club: Club, player: str, wish: DecideUpdate, start: str | None) -> UpdatedTables:
    for table in list(club.pending_projections):
        retry_projections(club, table)
    left = sorted(table for table in _running(club, player) if table > (start or ""))
    told = [table for table in left[:TABLES] if _update_table(club, player, table, wish)]
    return UpdatedTables(told, left[TABLES - 1] if len(left) > TABLES else None)


def _running(club: Club, player: str) -> list[str]:
    """The tables at which the player sits, that are not over."""
    return [
        card["table"]
        for card in cards(club, player, strong=True)
        if card["status"] != "finished" and card["seats"][card["you"]]["kind"] == "human"
    ]


def _update_table(club: Club, player: str, table_id: str, wish: DecideUpdate) -> bool:
    """Whether the table knows now. One that nobody can play on does not keep the others from being told."""
    needed: TableUpdate = "unheard"

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal needed
        seat = table.seat_of(player)
        needed = "unheard" if seat is None or table.status == "finished" else wish(table, seat, now)
        return [] if isinstance(needed, str) else [Act(needed[0], seat, needed[1])]

    try:
        commit(club, table_id, decide, lambda table: None, strong=True)
    except (RulesRetired, TableDamaged, Unknown):
        return False
    return needed != "unheard"
