"""Summarize a table for link previews and pictures: only what every watcher may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from chalicelib.log.table import Ended, Status, Table
from chalicelib.play.club import Club
from chalicelib.play.table_queries import read_table
from chalicelib.play.view import must_be_allowed_to_see


class SeatSummary(NamedTuple):
    """One seat: its `name`, "" if it has none; `free` if a code opens it now. After the game, its `place` and `score` in the
    result, and `to_par` if the score is the strokes of a round.
    """

    seat: int
    name: str
    free: bool
    place: int | None = None
    score: Any = None
    to_par: int | None = None


@dataclass(frozen=True, slots=True)
class TableSummary:
    """`name` is the table's name, `host` the name of the inviting player, `names` those of all seats in order, bots included;
    `free` is the number of seats that a code opens now. `progress` is (at, of, unit) during the game, such as (7, 18, "hole");
    `winners` are the names in first place. Pictures also need `game_id` and `chairs`.
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
    game_id: str = ""
    chairs: tuple[SeatSummary, ...] = ()


def summarize(club: Club, table_id: str) -> TableSummary:
    """Return the table's summary. Takes one eventually consistent read and writes nothing, even if time-outs are due.

    Raises NotYourSeat if it is closed to watchers, Unknown if there is none; TableDamaged, RulesRetired, TryAgain.
    """
    return read_table(club, None, table_id, partial(_of, club))


def _of(club: Club, table: Table) -> TableSummary:
    must_be_allowed_to_see(club, table, None)
    outcome = table.result
    names = tuple(seat.name for seat in table.seats if seat.name)
    return TableSummary(
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
        game_id=table.game.id,
        chairs=_scored(table, outcome["places"]) if outcome else _seated(table),
    )


def _seated(table: Table) -> tuple[SeatSummary, ...]:
    open_now = table.status != "finished"
    return tuple(SeatSummary(number, seat.name, open_now and seat.free) for number, seat in enumerate(table.seats))


def _scored(table: Table, places: Sequence[Mapping[str, Any]]) -> tuple[SeatSummary, ...]:
    to_par = _to_par(table, places)
    return tuple(
        SeatSummary(number, table.seats[number].name, False, one["place"], one["score"], to_par[number])
        for number, one in enumerate(places)
    )


def _to_par(table: Table, places: Sequence[Mapping[str, Any]]) -> Sequence[int | None]:
    """Return strokes against par by seat, if all scores are strokes; otherwise (points, chips, hands) None for each."""
    standings = table.game.standings(table.state) or [None] * len(places)
    to_par = [one["to_par"] for one, placed in zip(standings, places, strict=True) if one and one["score"] == placed["score"]]
    return to_par if len(to_par) == len(places) else [None] * len(places)


def _host(table: Table) -> str:
    """Return the name of the table's maker; if they left, of the first person there, otherwise of the first named seat."""
    if table.host is not None:
        return table.seats[table.host].name
    people = [seat.name for seat in table.seats if seat.kind == "human" and seat.player is not None]
    return [*people, *(seat.name for seat in table.seats if seat.name)][0]
