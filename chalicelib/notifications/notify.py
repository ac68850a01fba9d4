"""A table's time has come: whom it still waits for is told, by a message in the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from chalicelib.errors import RulesRetired, TableDamaged, Unknown
from chalicelib.log import clocks
from chalicelib.log.hours import Free, Hours, runs_out
from chalicelib.log.table import Table
from chalicelib.notifications import pending
from chalicelib.notifications.channels import language_of, quiet_hours
from chalicelib.notifications.outbox import outbox_row
from chalicelib.notifications.pending import HEED, Sleeps, heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.notifications.status import standing
from chalicelib.notifications.texts import FIRST, message
from chalicelib.play.club import Club
from chalicelib.play.projections import due_row
from chalicelib.play.reading import read_strongly
from chalicelib.players.settings import settings
from chalicelib.store.interface import Row, every


def woken(club: Club, table_id: str) -> None:
    """Goes on with each heed of the table whose time has come. May raise TryAgain, Unavailable: then all comes again."""
    now = club.clock()
    heeds = {row.sk: row for row in every(club.store, heeds_pk(table_id), strong=True) if row.sk.startswith(HEED)}
    late = {sk: row for sk, row in heeds.items() if (due := heed_of(row).due) is not None and due <= now}
    if not late:
        return
    try:
        read_strongly(club, table_id, lambda table: _go_on(club, table, late, now))
    except (RulesRetired, TableDamaged, Unknown):
        return


def _go_on(club: Club, table: Table, late: Mapping[str, Row], now: int) -> None:
    seats = {heed_sk(seat.player): number for number, seat in enumerate(table.seats) if seat.player and seat.kind == "human"}
    for sk, row in late.items():
        _go_on_with(club, table, row, seats.get(sk), now)


def _go_on_with(club: Club, table: Table, row: Row, seat: int | None, now: int) -> None:
    """What is said is put first, under a name that its repetition shares: so nothing is lost, and nothing said twice."""
    player, kept = row.sk.removeprefix(HEED), heed_of(row)
    if kept.fresh and not settings(club, player).get("nudges", True):
        kept = kept._replace(fresh=False)
    told, why = pending.due(kept, now, standing(table, seat), _sleeps(club, table, player, seat))
    if why and seat is not None:
        entry = kept.nudge if why == "nudge" else kept.asked
        language = language_of(club, player) or language_of(club, table.maker) or FIRST
        club.store.put(outbox_row(message(club, table, seat, why, now, language), entry, now))
    if told.due is not None:
        club.store.put(due_row(table.id, told.due))
    club.store.put(heed_row(table.id, player, told, now, row), newer=True)


def _sleeps(club: Club, table: Table, player: str, seat: int | None) -> Sleeps:
    """In their quiet hours, while they are away, and while the table is paused, nobody is told anything."""
    back = 0 if seat is None else clocks.stands_until(table, table.seats[seat])
    return partial(asleep_until, quiet_hours(club, player), back)


# Quiet hours: the hours of a player's night, by their own zone, in which no signal is sent.


def asleep_until(quiet: Hours | None, back: int, at: int) -> int | None:
    """When somebody who is not to be told anything at that time (ms) may be: their quiet hours are over, and it is `back`, from
    when they, or the table, are there again. None: they may be told.
    """
    until = at
    while (later := max(quiet_until(quiet, until) or 0, back)) > until:
        until = later
    return until if until > at else None


def quiet_until(quiet: Hours | None, at: int) -> int | None:
    """When the quiet hours that `at` (ms) lies in end (ms), reckoned as nights are that do not count; None if it lies in none.
    From one time to the same is never.
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    end = runs_out(Free(nights=True, said=((0, quiet),)), at, 1) - 1
    return end if end > at else None
