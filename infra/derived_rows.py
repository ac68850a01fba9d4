"""Derives from a table's log the rows that exist once all of it has been projected."""

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
class _CollectedRows:
    """A store that collects what projections write: the newest version of each row, and the keys of deleted ones.

    Of two equal versions it keeps the later one.
    """

    rows: dict[tuple[str, str], Row] = field(default_factory=dict)
    deleted: dict[tuple[str, str], None] = field(default_factory=dict)

    def put(self, row: Row, *, newer: bool = False) -> None:
        present = self.rows.get((row.pk, row.sk))
        if present is None or present.n <= row.n:
            self.rows[row.pk, row.sk] = row

    def delete(self, pk: str, sk: str) -> None:
        self.deleted[pk, sk] = None
        self.rows.pop((pk, sk), None)

    def newest(self, table: str, count: int, *, strong: bool) -> list[Entry]:
        """Return no entries: projections ask for them to notice that they are late, and here none is."""
        return []


@dataclass(frozen=True)
class DerivedRows:
    """The rows of players, results and boards after the last entry, and what else a rebuild needs.

    `wake_row` is the row by which the scheduled handler wakes the table, if any. `results` has results with their entries'
    numbers. `deleted` has keys of rows that must not exist. `challenge_dates` are the days of whose challenge a round began.
    """

    rows: list[Row]
    wake_row: Row | None
    results: list[tuple[int, TableResult]]
    deleted: list[tuple[str, str]]
    challenge_dates: set[str]


def derive_rows(table: str, entries: Sequence[Entry], broken: Callable[[Entry, Exception], None]) -> DerivedRows:
    """Derive the rows from a log's entries, oldest first. `broken(entry, error)` is called for entries that cannot be read.

    Deleted rows are cards of finished tables in their former place, and `TURN#` rows, which an earlier version wrote.
    """
    collected, heads, found = _CollectedRows(), [], []
    for entry in entries:
        try:
            heads.append(project(cast(Store, collected), table, entry))
            if date := heads[-1].challenge:
                collected.put(daily.entered_row(date, table))
                collected.put(daily.day_row(challenge_of(entry)))
            if result := heads[-1].result:
                results.put_results(cast(Store, collected), table, entry.n, result)
                found = [(entry.n, result)]  # logs of an earlier version repeat it where a player changed their key
        except Exception as defect:
            broken(entry, defect)
    at = due_at(heads)
    rows = [row for row in collected.rows.values() if row.pk != shard_of(table)]
    turn_rows = dict.fromkeys((running_pk(player), f"TURN#{table}") for head in heads for player, _ in head.first_asked)
    return DerivedRows(
        rows,
        None if at is None else due_row(table, at),
        found,
        [*collected.deleted, *turn_rows],
        {head.challenge for head in heads if head.challenge},
    )


def challenge_of(entry: Entry) -> Challenge:
    """Return the day's challenge of which a round begins in this entry."""
    made = read(entry).acts[0].what
    day = made["challenge"]
    return Challenge(day["date"], made["game"], made["course"]["id"], made["options"]["holes"], day["seed"])


def due_at(heads: Sequence[Head]) -> int | None:
    """Return when the scheduled handler must wake a table with these heads (ms); None for never.

    The last head's `look_at` decides, else its deadline, else the latest `look_at` before it.
    """
    if not heads or heads[-1].status == "finished":
        return None
    last, earlier = heads[-1], [head.look_at for head in heads if head.look_at is not None]
    if last.look_at is not None:
        return last.look_at
    return last.deadline if last.deadline is not None else earlier[-1] if earlier else None
