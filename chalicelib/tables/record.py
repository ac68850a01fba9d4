"""What the last entry of a game keeps for ever, and how a whole log is walked through again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from chalicelib.fairness import Draw
from chalicelib.games.interface import Course, Event, Step
from chalicelib.store.interface import Entry
from chalicelib.tables import entry
from chalicelib.tables.club import Club
from chalicelib.tables.entry import Act, Body
from chalicelib.tables.fold import apply, open_table, seal
from chalicelib.tables.load import read_log
from chalicelib.tables.table import Table

PLAYED = frozenset(("move", "bot", "time-out"))


class Walked(NamedTuple):
    """One act of a log, done again: the table after it, what happened, and what was drawn."""

    n: int
    at: int
    act: Act
    events: Sequence[Event]
    draws: Sequence[Draw]
    table: Table

    @property
    def seat(self) -> int:
        """Whose act it was; only for acts of a seat."""
        assert self.act.seat is not None
        return self.act.seat


def walk(club: Club, table_id: str, log: Sequence[Entry]) -> Iterator[Walked]:
    """Folds a whole log act by act. `table` is the same object all along: look at it before going on."""
    first = entry.read(log[0])
    table = open_table(table_id, first.acts[0].what, club.rules)
    for found in log:
        body = entry.read(found)
        events: list[Event] = []
        for act in body.acts:
            drawn = len(table.chance.draws) if table.chance else 0
            happened = apply(table, found.n, body.at, act)
            events += happened
            yield Walked(found.n, body.at, act, happened, table.chance.draws[drawn:] if table.chance else (), table)
        seal(table, found.n, body, events)


def conclude(club: Club, table: Table, n: int, last: Body) -> None:
    """Gives a table that its entry n brings to an end what it keeps: result, record, and the state as all may see it."""
    table.final = {"result": None, "record": None, "state": table.game.view(table.state, None, everything=True)}
    if table.ended != "finished":
        return
    before = read_log(club, table.id, strong=True)[:n] if n else []  # another's entry n may stand by now
    log = [*before, Entry(n, entry.write(last))]
    steps = [Step(step.seat, step.act.what, step.events) for step in walk(club, table.id, log) if step.act.kind in PLAYED]
    table.final["result"] = table.game.result(table.state)
    table.final["record"] = {**common_record(table), **table.game.record(table.state, steps)}


def common_record(table: Table) -> dict[str, Any]:
    """What the records of all games hold (api.md 4)."""
    result = table.game.result(table.state)
    made: dict[str, Any] = {
        "game": table.game.id,
        "rules": table.game.rules,
        "options": table.options,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in table.seats],
        "places": [place["place"] for place in result["places"]] if result else None,
    }
    if table.course:
        made["course"] = show_course(table.course)
    return made


def show_course(course: Course | None) -> dict[str, Any] | None:
    """The scorecard as the contract shows it."""
    if course is None:
        return None
    holes = [{"par": hole.par, "yards": hole.yards} for hole in course.holes]
    return {"id": course.id, "name": course.name, "holes": holes}
