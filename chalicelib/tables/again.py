"""Inviting again: a seat of a new table is kept for somebody with whom one has played at another, as a rematch keeps seats.

Whom one wants is said by a table and a seat there, never by a player's id, which every watcher may know: so nobody's list of
tables is filled by strangers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from chalicelib.errors import BadSeats, NotYourSeat, RulesRetired, TableDamaged, TryAgain, Unknown
from chalicelib.store.interface import Unavailable
from chalicelib.tables import limits
from chalicelib.tables.club import Club
from chalicelib.tables.look import read_strongly
from chalicelib.tables.table import Table

INVITES_A_DAY = limits.limit(
    "again", "invited-again", "You have invited people to twenty tables today. Please send them a link."
)
NO_FELLOW = "You can invite again whom you have played with, and only them."


class Met(NamedTuple):
    """Somebody, by where one met them."""

    table: str
    seat: int


def kept_seats(club: Club, player: str, wanted: Sequence[Met]) -> dict[Met, dict[str, Any]]:
    """What entry 0 holds of the seats that are kept for these people.

    BadSeats for one with whom the player did not play, and for one who is named twice; TooMany, TryAgain.
    """
    if not wanted:
        return {}
    try:
        limits.take(club, INVITES_A_DAY, player)
        kept = {met: _kept(club, player, met) for met in wanted}
    except Unavailable as fault:
        raise TryAgain from fault
    if len({player, *(seat["player"] for seat in kept.values())}) <= len(wanted):
        raise BadSeats("Nobody can sit at a table twice.")
    return kept


def _kept(club: Club, player: str, met: Met) -> dict[str, Any]:
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
