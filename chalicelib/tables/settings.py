"""What a player says once for all their tables: when their nights are, until when they are away, whether nudges reach them.

    SETTINGS#<player>  hours | away | nudges   one row for each, put whole

What clocks go by is copied into logs: on sitting down, and by an entry at each running table when it changes (`spread`). No
fold reads these rows. Whether nudges reach somebody stands in no log, for it is nobody else's business.
"""

from __future__ import annotations

from typing import Any

from chalicelib import compact
from chalicelib.errors import SlowDown, TryAgain
from chalicelib.store.interface import EMPTY, Row, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables.club import Club
from chalicelib.tables.hours import Hours
from chalicelib.tables.pace import told_hours
from chalicelib.tables.table import Table
from chalicelib.tables.times import DAY_MS

HOURS_APART = DAY_MS
"""The hours of a player change once in so long (ms) at most."""
KINDS = ("hours", "away", "nudges")


def settings(club: Club, player: str) -> dict[str, Any]:
    """What each kind of setting was last said to be, by its name; those that were never said are left out."""
    try:
        found, _ = club.store.rows(_pk(player), count=len(KINDS), strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    return {row.sk: compact.load(row.body)["said"] for row in found if row.body != EMPTY}


def keep(club: Club, player: str, kind: str, said: Any) -> None:
    """Keeps what the player says. May raise Unavailable."""
    at = club.clock()
    club.store.put(Row(_pk(player), kind, at, compact.dump({"said": said, "at": at})))


def keep_hours(club: Club, player: str, hours: Hours | None) -> None:
    """The same for hours; SlowDown where others were said less than a day ago. May raise Unavailable."""
    told = told_hours(hours)
    row = club.store.get(_pk(player), "hours", strong=True)
    if row is not None and row.body != EMPTY:
        known = compact.load(row.body)
        if known["said"] == told:
            return
        if (left := known["at"] + HOURS_APART - club.clock()) > 0:
            raise SlowDown("Your nights can be changed once a day.", retry_after=-(-left // 1000))
    keep(club, player, "hours", told)


def brought(club: Club, player: str, table: Table) -> dict[str, Any]:
    """What the player's entry on sitting down tells of their hours: nothing where all hours count, or they never said.

    May raise Unavailable.
    """
    return hours_at(club, player) if table.pace.off else {}


def hours_at(club: Club, player: str) -> dict[str, Any]:
    row = club.store.get(_pk(player), "hours", strong=True)
    return {} if row is None or row.body == EMPTY else {"hours": compact.load(row.body)["said"]}


def give_up(club: Club, player: str) -> None:
    """The player never said anything. May raise Unavailable."""
    for row in every(club.store, _pk(player), strong=True):
        club.store.put(Row(row.pk, row.sk, row.n, EMPTY))


def _pk(player: str) -> str:
    return f"SETTINGS#{player}"
