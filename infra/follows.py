"""Which rows follow from a table's log, once all of it has been projected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from chalicelib import compact
from chalicelib.api.house import project
from chalicelib.store.interface import Entry, Row, Store
from chalicelib.tables.project import due_row, shard_of


@dataclass
class _Sheet:
    """Takes what a projection puts, and keeps of each row the newest version."""

    rows: dict[tuple[str, str], Row] = field(default_factory=dict)

    def put(self, row: Row, *, newer: bool = False) -> None:
        standing = self.rows.get((row.pk, row.sk))
        if standing is None or standing.n < row.n:
            self.rows[row.pk, row.sk] = row


@dataclass(frozen=True)
class Following:
    """The rows of players, results and boards as the last of these entries leaves them; and the one that wakes the table, if it
    is to be woken.
    """

    rows: list[Row]
    waking: Row | None


def following(table: str, entries: Iterable[Entry], broken: Callable[[Entry, Exception], None]) -> Following:
    """What follows from these entries, oldest first. `broken(entry, why)` is told of those that nothing can be made of."""
    sheet, heads = _Sheet(), []
    for entry in entries:
        try:
            project(cast(Store, sheet), table, entry)
            heads.append(compact.load(entry.body)["h"])
        except Exception as defect:
            broken(entry, defect)
    at = due(heads)
    rows = [row for row in sheet.rows.values() if row.pk != shard_of(table)]
    return Following(rows, None if at is None else due_row(table, at))


def due(heads: Sequence[dict[str, Any]]) -> int | None:
    """When a table with these heads is to be looked at (ms), or never: when the last one says, else when by it a clock runs
    out, else when was said before.
    """
    if not heads or heads[-1]["s"] == "finished":
        return None
    last, said = heads[-1], [head["u"] for head in heads if "u" in head]
    return last.get("u", last.get("d", said[-1] if said else None))
