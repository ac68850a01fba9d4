"""A table's time has come: whom it still waits for is told, by a message in the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from chalicelib.errors import RulesRetired, TableDamaged, Unknown
from chalicelib.signals import heed
from chalicelib.signals.channels import language_of, quiet_hours
from chalicelib.signals.heed import Sleeps
from chalicelib.signals.outbox import outbox_row
from chalicelib.signals.quiet import asleep_until
from chalicelib.signals.rows import HEED, heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.signals.standing import standing
from chalicelib.signals.tongues import FIRST
from chalicelib.signals.words import message
from chalicelib.store.interface import Row
from chalicelib.store.pages import every
from chalicelib.tables import Club, clocks, settings
from chalicelib.tables.look import read_strongly
from chalicelib.tables.project import due_row
from chalicelib.tables.table import Table


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
    told, why = heed.due(kept, now, standing(table, seat), _sleeps(club, table, player, seat))
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
