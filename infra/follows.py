"""Which rows follow from a table's log, once all of it has been projected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from chalicelib.boards import daily, results
from chalicelib.boards.daily import Challenge
from chalicelib.boards.results import TableResult
from chalicelib.log.entries import Head, read
from chalicelib.play.projections import due_row, project, running_pk, shard_of
from chalicelib.store.interface import Entry, Row, Store


@dataclass
class _Sheet:
    """Takes what a projection puts, and keeps of each row the newest version, of equal ones the last; and what it takes away,
    `gone` for good.
    """

    rows: dict[tuple[str, str], Row] = field(default_factory=dict)
    gone: dict[tuple[str, str], None] = field(default_factory=dict)

    def put(self, row: Row, *, newer: bool = False) -> None:
        standing = self.rows.get((row.pk, row.sk))
        if standing is None or standing.n <= row.n:
            self.rows[row.pk, row.sk] = row

    def delete(self, pk: str, sk: str) -> None:
        self.gone[pk, sk] = None
        self.rows.pop((pk, sk), None)

    def newest(self, table: str, count: int, *, strong: bool) -> list[Entry]:
        """Entries are projected here in their order: none is late."""
        return []


@dataclass(frozen=True)
class Following:
    """The rows of players, results and boards as the last of these entries leaves them; the one that wakes the table, if it is
    to be woken; the results, with the numbers of their entries, by which players' wins are to be counted; the keys of rows that
    are to be gone for good; and the days of whose challenges there are rounds, whose tallies count their rows.
    """

    rows: list[Row]
    waking: Row | None
    results: list[tuple[int, TableResult]]
    gone: list[tuple[str, str]]
    days: set[str]


def following(table: str, entries: Sequence[Entry], broken: Callable[[Entry, Exception], None]) -> Following:
    """What follows from these entries, oldest first. `broken(entry, why)` is called for those that cannot be read.

    What is gone are cards of tables that are over, where they lay before, and rows that once told whom a table may wait for.
    """
    sheet, heads, found = _Sheet(), [], []
    for entry in entries:
        try:
            heads.append(project(cast(Store, sheet), table, entry))
            if date := heads[-1].challenge:
                sheet.put(daily.entered_row(date, table))
                sheet.put(daily.day_row(challenge_of(entry)))
            if result := heads[-1].result:
                results.put_results(cast(Store, sheet), table, entry.n, result)
                found = [(entry.n, result)]  # told again in logs of an earlier version, where a player changed their key
        except Exception as defect:
            broken(entry, defect)
    at = due(heads)
    rows = [row for row in sheet.rows.values() if row.pk != shard_of(table)]
    asked = dict.fromkeys((running_pk(player), f"TURN#{table}") for head in heads for player, _ in head.first_asked)
    return Following(
        rows,
        None if at is None else due_row(table, at),
        found,
        [*sheet.gone, *asked],
        {head.challenge for head in heads if head.challenge},
    )


def challenge_of(entry: Entry) -> Challenge:
    """The day's challenge of which a round begins in this entry."""
    told = read(entry).acts[0].what
    day = told["challenge"]
    return Challenge(day["date"], told["game"], told["course"]["id"], told["options"]["holes"], day["seed"])


def due(heads: Sequence[Head]) -> int | None:
    """When a table with these heads is to be looked at (ms), or never: when the last one says, else when by it a clock runs
    out, else when was said before.
    """
    if not heads or heads[-1].status == "finished":
        return None
    last, said = heads[-1], [head.look_at for head in heads if head.look_at is not None]
    if last.look_at is not None:
        return last.look_at
    return last.deadline if last.deadline is not None else said[-1] if said else None
