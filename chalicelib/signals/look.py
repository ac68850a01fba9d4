"""A look at a table by one of its players. Where something was to be told, it is noted; all others read and write nothing."""

from __future__ import annotations

from chalicelib.signals import heed
from chalicelib.signals.rows import heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.signals.standing import last_asked, standing
from chalicelib.store.interface import Unavailable
from chalicelib.tables import Club
from chalicelib.tables.table import Table

TRIES = 3


def looked(club: Club, table: Table, seat: int, seen: int | None) -> None:
    """Notes that the player in this seat saw the table, having known version `seen` before (None: none).

    Never fails: that a player is told once too often is less than that they cannot look.
    """
    now = club.clock()
    if not heed.calls(now, seen, last_asked(table, seat), standing(table, seat)):
        return
    try:
        _note(club, table, seat, now)
    except Unavailable:
        return


def _note(club: Club, table: Table, seat: int, now: int) -> None:
    player = table.seats[seat].player or ""
    for attempt in range(TRIES):
        row = club.store.get(heeds_pk(table.id), heed_sk(player), strong=attempt > 0)
        if row is None or (told := heed.looked(heed_of(row), now)) is None:
            return
        if club.store.put(heed_row(table.id, player, told, now, row), newer=True):
            return
