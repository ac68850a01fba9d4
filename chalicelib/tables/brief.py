"""A table in brief: what a link to it may say to whoever gets it, all of it known to every watcher."""

from __future__ import annotations

from dataclasses import dataclass

from chalicelib.tables.club import Club
from chalicelib.tables.look import read_table
from chalicelib.tables.table import Ended, Status, Table
from chalicelib.tables.view import result


@dataclass(frozen=True, slots=True)
class Brief:
    """`name` is the table's own, `host` who invites, `names` are those at the table in order of seats, bots among them; `free`
    counts the seats that a code opens now. `progress` is (at, of, unit), such as (7, 18, "hole"), while it is played; `winners`
    are the names in first place.
    """

    name: str | None
    game: str
    course: str | None
    status: Status
    ended: Ended | None
    host: str
    names: tuple[str, ...]
    free: int
    progress: tuple[int, int, str] | None
    winners: tuple[str, ...]


def brief(club: Club, table_id: str) -> Brief:
    """The table as anybody may know it, by one eventually consistent read; nothing is written, whatever is due.

    Unknown if there is none, TableDamaged, RulesRetired, TryAgain as for any look.
    """
    return read_table(club, None, table_id, _of)


def _of(table: Table) -> Brief:
    outcome = result(table)
    names = tuple(seat.name for seat in table.seats if seat.name)
    return Brief(
        name=table.name,
        game=table.game.name,
        course=table.course.name if table.course else None,
        status=table.status,
        ended=table.ended,
        host=_host(table),
        names=names,
        free=0 if table.status == "finished" else sum(seat.free for seat in table.seats),
        progress=(*table.game.progress(table.state), table.game.unit) if table.status == "playing" else None,
        winners=tuple(table.seats[one["seat"]].name for one in outcome["places"] if one["place"] == 1) if outcome else (),
    )


def _host(table: Table) -> str:
    """Who made the table; once they are gone, the first person who is there, else whoever's place was named first."""
    if table.host is not None:
        return table.seats[table.host].name
    people = [seat.name for seat in table.seats if seat.kind == "human" and seat.player is not None]
    return [*people, *(seat.name for seat in table.seats if seat.name)][0]
