"""A player's settings for all their tables: their nights, until when they are away, and whether they get nudges.

    SETTINGS#<player>  hours | away | nudges   one row each, put whole

Settings that affect clocks are copied into logs: when the player joins, and by an entry at each running table when they change
(`_update_tables`). Applying a log never reads these rows. Whether a player gets nudges concerns nobody else, so no log has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.errors import BadAway, RulesRetired, SlowDown, TableDamaged, TryAgain, Unknown
from chalicelib.limits_config import most
from chalicelib.log.entries import Act, ActKind
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import hours_to_json
from chalicelib.log.pauses import PAUSE_MS
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, retry_projections
from chalicelib.players.tables import cards
from chalicelib.store.interface import EMPTY, Row, Unavailable, all_rows
from chalicelib.times import DAY_MS

HOURS_APART = DAY_MS
"""Minimum time (ms) between two changes of a player's nights."""
KINDS = ("hours", "away", "nudges")


def settings(club: Club, player: str) -> dict[str, Any]:
    """Return the player's settings by kind, without those that were never set. Raises TryAgain."""
    try:
        found, _ = club.store.rows(_pk(player), count=len(KINDS), strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    return {row.sk: json_codec.load(row.body)["said"] for row in found if row.body != EMPTY}


def store_setting(club: Club, player: str, kind: str, said: Any) -> None:
    """Store a setting. May raise Unavailable."""
    at = club.clock()
    club.store.put(Row(_pk(player), kind, at, json_codec.dump({"said": said, "at": at})))


def store_hours(club: Club, player: str, hours: Hours | None) -> None:
    """Store the player's nights. Raises SlowDown if they changed less than a day ago. May raise Unavailable."""
    said = hours_to_json(hours)
    row = club.store.get(_pk(player), "hours", strong=True)
    if row is not None and row.body != EMPTY:
        known = json_codec.load(row.body)
        if known["said"] == said:
            return
        if (left := known["at"] + HOURS_APART - club.clock()) > 0:
            raise SlowDown("You can change your nights once a day.", retry_after=-(-left // 1000))
    store_setting(club, player, "hours", said)


def hours_on_joining(club: Club, player: str, table: Table) -> dict[str, Any]:
    """Return the player's nights for the act by which they join: empty if all hours count at the table, or none were ever set.

    May raise Unavailable.
    """
    return stored_hours(club, player) if table.pace.off else {}


def stored_hours(club: Club, player: str) -> dict[str, Any]:
    row = club.store.get(_pk(player), "hours", strong=True)
    return {} if row is None or row.body == EMPTY else {"hours": json_codec.load(row.body)["said"]}


def delete_settings(club: Club, player: str) -> None:
    """Delete the player's settings. May raise Unavailable."""
    for row in all_rows(club.store, _pk(player), strong=True):
        club.store.put(Row(row.pk, row.sk, row.n, EMPTY))


def _pk(player: str) -> str:
    return f"SETTINGS#{player}"


# Copy a setting to the player's running tables, as one entry at each, some tables per call.
#
#     request ──▶ row ──▶ tables 1 … 20 ──cursor──▶ 21 … 40 ──cursor──▶ … ──▶ null: done
#
# An interrupted client repeats the call, from the beginning or from the cursor: a table that is up to date gets no entry.

TABLES = 20
"""Maximum number of tables that one call updates; and of those that a call to forget can name, at which the player only asks
for a seat: no list of these is kept.
"""
AWAY_MS = PAUSE_MS
"""The longest absence (ms). At one table all absences together take at most twice as long."""
AWAYS, CHANGES = most("absences"), most("hours-changes")
"""Maximum number of absences and of changes of nights for a seat at one table, as each adds an entry."""
SECOND = 1000
TableUpdate = tuple[ActKind, Any] | Literal["known", "unheard"]
"""Kind and content of the entry that a table needs; "known" if it is up to date, "unheard" if it is not to be updated."""
DecideUpdate = Callable[[Table, int, int], TableUpdate]
"""wish(table, seat, now): the update that the table needs."""


class UpdatedTables(NamedTuple):
    """The tables of this call that are up to date now, and the cursor of the next call, if there are more."""

    tables: list[str]
    cursor: str | None


def set_hours(club: Club, player: str, hours: Hours | None, start: str | None = None) -> UpdatedTables:
    """Set the player's nights and time zone; None: all hours count.

    Raises SlowDown if they changed less than a day ago, TryAgain.
    """
    said = hours_to_json(hours)

    def wish(table: Table, seat: int, now: int) -> TableUpdate:
        clock = table.seats[seat].clock
        if not table.pace.off:
            return "unheard"
        if clock.said and clock.said[-1][1] == hours:
            return "known"
        return "unheard" if clock.changes >= CHANGES else ("hours", said)

    try:
        store_hours(club, player, hours)
        return _update_tables(club, player, wish, start)
    except Unavailable as fault:
        raise TryAgain from fault


def set_away(club: Club, player: str, until: int | None, start: str | None = None) -> UpdatedTables:
    """Set the player away until then (ms); None: they are back. At a table where little of their allowance is left, the absence
    is shorter.

    Raises BadAway for a time in the past or more than four weeks ahead; TryAgain.
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
    """Set whether the player gets nudges. Nobody else sees the setting. Raises TryAgain."""
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
    updated = [table for table in left[:TABLES] if _update_table(club, player, table, wish)]
    return UpdatedTables(updated, left[TABLES - 1] if len(left) > TABLES else None)


def _running(club: Club, player: str) -> list[str]:
    """Return the tables that are not over and where the player has a seat."""
    return [
        card["table"]
        for card in cards(club, player, strong=True)
        if card["status"] != "finished" and card["seats"][card["you"]]["kind"] == "human"
    ]


def _update_table(club: Club, player: str, table_id: str, wish: DecideUpdate) -> bool:
    """Update one table; return whether it is up to date now. A table that cannot be played on is skipped."""
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
