"""Where a table stands with a player, read from the table itself."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.log import clocks
from chalicelib.log.table import Asker, Table
from chalicelib.notifications import pending
from chalicelib.notifications.pending import Standing, heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.play.club import Club
from chalicelib.store.interface import Unavailable


def standing(table: Table, seat: int | None) -> Standing:
    """Of the player in this seat; None: one who has no seat there any more, whom nothing waits for."""
    if seat is None:
        return Standing(over=False, waits=False)
    if table.status == "finished":
        return Standing(over=table.ended == "finished", waits=False, asked_at=table.at)
    if table.status == "open":
        return _at_the_door(table, seat)
    held, waits = table.seats[seat], table.status == "playing" and seat in table.running
    nudged_at = held.clock.nudged[0] if held.clock.nudged else 0
    return Standing(False, waits, held.asked_at, clocks.ends(table).get(seat), nudged_at)


def _at_the_door(table: Table, seat: int) -> Standing:
    """Before the game: it is the host alone for whom anybody waits."""
    asked_at = [asker.at for asker in _askers(table, seat)]
    return Standing(False, bool(asked_at), max(asked_at, default=0), seat=bool(asked_at))


def _askers(table: Table, seat: int) -> Sequence[Asker]:
    """Those who ask the player in this seat for one."""
    return table.askers if table.maker == table.seats[seat].player else ()


def last_asked(table: Table, seat: int) -> int:
    """The entry that asked or nudged the seat last, or asked its player for a seat, or that ended the game."""
    if table.status == "finished":
        return table.n
    held = table.seats[seat]
    if askers := _askers(table, seat):
        return askers[-1].n
    return max(held.asked, _last_nudge(table, seat)) if held.clock.nudged else held.asked


def _last_nudge(table: Table, seat: int) -> int:
    """The entry of the seat's last nudge, as far back as is told to anybody; -1 if there is none."""
    acts = ((entry.n, done.act) for entry in table.recent for done in entry.done)
    return max((n for n, act in acts if act.kind == "nudge" and act.what == seat), default=-1)


# A look at a table by one of its players. Where something was to be told, it is noted; all others read and write nothing.

TRIES = 3


def looked(club: Club, table: Table, seat: int, seen: int | None) -> None:
    """Notes that the player in this seat saw the table, having known version `seen` before (None: none).

    Never fails: that a player is told once too often is less than that they cannot look.
    """
    now = club.clock()
    if not pending.calls(now, seen, last_asked(table, seat), standing(table, seat)):
        return
    try:
        _note(club, table, seat, now)
    except Unavailable:
        return


def _note(club: Club, table: Table, seat: int, now: int) -> None:
    player = table.seats[seat].player or ""
    for attempt in range(TRIES):
        row = club.store.get(heeds_pk(table.id), heed_sk(player), strong=attempt > 0)
        if row is None or (told := pending.looked(heed_of(row), now)) is None:
            return
        if club.store.put(heed_row(table.id, player, told, now, row), newer=True):
            return
