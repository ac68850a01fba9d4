"""A store that counts what each call would cost in DynamoDB's units, by the published rules, over any other store."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from chalicelib.store.interface import (
    Amendable,
    Entry,
    Gone,
    Row,
    Taken,
    entry_size,
    index_units,
    read_units,
    row_size,
    write_units,
)


class Meter:
    """`written` and `read` are the units so far: `log` for entries, `rows` for all else."""

    def __init__(self, inner: Amendable) -> None:
        self.inner = inner
        self.reset()

    def reset(self) -> None:
        self.written: defaultdict[str, float] = defaultdict(float)
        self.read: defaultdict[str, float] = defaultdict(float)

    def append(self, table: str, entry: Entry) -> None:
        size = entry_size(table, entry)
        try:
            self.inner.append(table, entry)
            self.written["log"] += write_units(size)
        except Taken as taken:
            self.written["log"] += write_units(size, entry_size(table, taken.entry))
            raise

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        self.written["log"] += write_units(entry_size(table, entry), entry_size(table, was))
        return self.inner.amend(table, was, entry)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return self._log(table, self.inner.newest(table, count, strong=strong), strong)

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        return self._log(table, self.inner.after(table, n, count=count, strong=strong), strong)

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return self._log(table, self.inner.span(table, first, last, strong=strong), strong)

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        """Each entry is rounded up by itself; a missing one costs as much as a small one."""
        found = self.inner.some(table, numbers, strong=strong)
        self.read["log"] += sum(read_units([entry_size(table, entry)], strong=strong) for entry in found)
        self.read["log"] += (len(numbers) - len(found)) * read_units([], strong=strong)
        return found

    def put(self, row: Row, *, newer: bool = False) -> bool:
        standing = self.inner.get(row.pk, row.sk, strong=True)
        self.written["rows"] += write_units(row_size(row), row_size(standing) if standing else 0)
        done = self.inner.put(row, newer=newer)
        self.written["rows"] += index_units(row, standing) if done else 0
        return done

    def delete(self, pk: str, sk: str) -> None:
        standing = self.inner.get(pk, sk, strong=True)
        self.written["rows"] += write_units(row_size(standing) if standing else 0) + index_units(None, standing)
        self.inner.delete(pk, sk)

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Each row is charged twice, even if the change is refused."""
        pairs: list[tuple[Row | None, Row | None]] = [(row, self.inner.get(row.pk, row.sk, strong=True)) for row in rows]
        pairs += [(None, self.inner.get(pk, sk, strong=True)) for pk, sk, _ in gone]
        for row, standing in pairs:
            self.written["rows"] += 2 * write_units(*(row_size(one) if one else 0 for one in (row, standing)))
        done = self.inner.change(rows, gone)
        self.written["rows"] += sum(index_units(*pair) for pair in pairs) if done else 0
        return done

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        found = self.inner.get(pk, sk, strong=strong)
        self.read["rows"] += read_units([row_size(found)] if found else [], strong=strong)
        return found

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[Sequence[Row], str | None]:
        """One more row than requested is read, to know whether there are more."""
        found, cursor = self.inner.rows(pk, count=count, after=after, until=until, strong=strong, back=back)
        more = self.inner.rows(pk, count=1, after=cursor, until=until, strong=True, back=back)[0] if cursor else []
        if not (after and until and (after <= until if back else until <= after)):
            self.read["rows"] += read_units([row_size(row) for row in [*found, *more]], strong=strong)
        return found, cursor

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[Sequence[Row], str | None]:
        found, cursor = self.inner.ranked(pk, count=count, after=after, back=back)
        more = self.inner.ranked(pk, count=1, after=cursor, back=back)[0] if cursor else []
        self.read["rows"] += read_units([row_size(row) for row in [*found, *more]])
        return found, cursor

    def _log(self, table: str, found: list[Entry], strong: bool) -> list[Entry]:
        self.read["log"] += read_units([entry_size(table, entry) for entry in found], strong=strong)
        return found
