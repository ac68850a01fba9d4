"""The record that the last entry of a finished game stores for good, and applying a log act by act to make it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from chalicelib.fairness import Draw
from chalicelib.games.interface import Step
from chalicelib.log import entries
from chalicelib.log.apply import apply_act, end_entry, open_table
from chalicelib.log.entries import AppliedAct
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.load_table import read_log
from chalicelib.store.interface import Entry

PLAYED = frozenset(("move", "bot", "planned", "time-out"))


class AppliedStep(NamedTuple):
    """One act of a log, applied: its entry and time (ms), its events, the draws that it made, and the table after it."""

    n: int
    at: int
    done: AppliedAct
    draws: Sequence[Draw]
    table: Table


def walk_log(club: Club, table_id: str, log: Sequence[Entry]) -> Iterator[AppliedStep]:
    """Apply a whole log act by act. Every step has the same `table` object, which changes with the next step."""
    if log:
        yield from walk_entries(open_table(table_id, entries.read(log[0]).acts[0].what, club.rules), log)


def walk_entries(table: Table, log: Sequence[Entry]) -> Iterator[AppliedStep]:
    """Apply the next entries of the table's log act by act."""
    for found in log:
        body = entries.read(found)
        all_done: list[AppliedAct] = []
        for act in body.acts:
            drawn = len(table.chance.draws) if table.chance else 0
            done = apply_act(table, found.n, body.at, act)
            all_done.append(done)
            yield AppliedStep(found.n, body.at, done, table.chance.draws[drawn:] if table.chance else (), table)
        end_entry(table, found.n, body.at, all_done)


def set_final(club: Club, table: Table, n: int, last: Sequence[AppliedAct]) -> None:
    """Set `Table.final` of a table that ends with entry n: the result, the record, and the state with nothing hidden. `last`
    are the acts of that entry.
    """
    table.final = {"result": None, "record": None, "state": table.game.view(table.state, None, everything=True)}
    if table.ended == "finished":
        steps = [
            Step(one.seat, one.act.what, one.events) for one in [*_before(club, table, n), *last] if one.act.kind in PLAYED
        ]
        table.final["result"] = table.game.result(table.state)
        table.final["record"] = whole_record(table, steps)


def _before(club: Club, table: Table, n: int) -> list[AppliedAct]:
    """Return all acts before entry n: recent ones from memory, older ones by applying the log again."""
    first = table.recent[0].n if table.recent else n
    log = read_log(club, table.id, strong=True)[:first] if first else []
    return [*[step.done for step in walk_log(club, table.id, log)], *[done for recent in table.recent for done in recent.done]]


def whole_record(table: Table, steps: Sequence[Step]) -> dict[str, Any] | None:
    """Return the record of a finished game with these steps; None if the game was not played to its end."""
    if table.ended != "finished":
        return None
    return {**common_record(table), **table.game.record(table.state, steps)}


def common_record(table: Table) -> dict[str, Any]:
    """Return the part of a record that all games share (docs/records.md)."""
    result = table.game.result(table.state)
    made: dict[str, Any] = {
        "game": table.game.id,
        "rules": table.game.rules,
        "options": table.options,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in table.seats],
        "places": [place["place"] for place in result["places"]] if result else None,
    }
    if table.course:
        made["course"] = table.course.shown
    return made
