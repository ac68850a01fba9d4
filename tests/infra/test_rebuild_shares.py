"""A rebuild of many tables: in shares, resumed after an interruption, and its duration."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from chalicelib.boards import results
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Archive, Entry, Mark, Unavailable
from chalicelib.store.sqlite import SqliteStore
from infra.aws_account import ToolError
from infra.rebuild import TABLES_AT_ONCE, Share, batches, rebuild_boards, rebuild_logs
from infra.rebuild_checkpoint import Checkpoint
from tests.bench.rebuild_time import HOURS, MILLIONS, dollars, hours
from tests.infra.template import ROOT
from tests.infra.test_rebuild import LOGS, fill, lasting, nothing
from tests.streams.rows import all_rows

SHORT = {name: log for name, log in LOGS.items() if len(log) <= 28}


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        fill(store, SHORT)
        yield store


class Counted:
    """An archive that counts calls, and becomes unavailable after so many logs."""

    def __init__(self, store: Any, logs: int = 1_000_000) -> None:
        self._store, self._left, self.asked = store, logs, Counter[str]()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._store, name)

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[Any]:
        for found in self._store.logs(part, parts, after):
            if not self._left:
                raise Unavailable
            self._left -= 1
            yield found


def empty(store: SqliteStore) -> list[Any]:
    """Delete all rows, and return them."""
    before = lasting(all_rows(store))
    for row in all_rows(store):
        store.delete(row.pk, row.sk)
    return before


@pytest.mark.parametrize("machines", [1, 3])
def test_all_shares_together_are_complete(store: SqliteStore, machines: int) -> None:
    before, done = empty(store), Counter[str]()
    for which in range(1, machines + 1):
        share = Share(which, machines, 2)
        done += rebuild_logs(store, nothing, share, Checkpoint(None, "", share.whole))
    done += rebuild_boards(store, 2)
    assert lasting(all_rows(store)) == before
    assert done["tables"] == len(SHORT)


def test_an_interrupted_share_resumes(store: SqliteStore, tmp_path: Path) -> None:
    before, path, share, tables, times = empty(store), tmp_path / "far", Share(1, 1, 1), 0, 0
    clock = iter(range(0, 100_000, 10)).__next__
    while not tables:
        checkpoint = Checkpoint(path, "club", share.whole, lambda: float(clock()))
        with suppress(Unavailable):
            tables = rebuild_logs(cast(Archive, Counted(store, 25)), nothing, share, checkpoint)["tables"]
        times += 1
    assert times == len(SHORT) // TABLES_AT_ONCE + 1
    assert tables < TABLES_AT_ONCE, "nothing was done twice"
    rebuild_boards(store)
    assert lasting(all_rows(store)) == before
    checkpoint.remove()
    assert list(tmp_path.iterdir()) == []


def test_a_finished_part_is_not_read_again(store: SqliteStore, tmp_path: Path) -> None:
    share = Share(1, 1, 2)
    for expected in (len(SHORT), 0):
        done = rebuild_logs(store, nothing, share, Checkpoint(tmp_path / "far", "club", share.whole))
        assert done["tables"] == expected


@pytest.mark.parametrize(("what", "parts"), [("another", 4), ("club", 8)])
def test_a_checkpoint_of_another_store_is_refused(tmp_path: Path, what: str, parts: int) -> None:
    Checkpoint(tmp_path / "far", "club", 4).finish(0)
    with pytest.raises(ToolError, match=r"belongs to a rebuild of club in 4 parts: use the same arguments, or delete it\."):
        Checkpoint(tmp_path / "far", what, parts)


def test_rows_are_read_a_hundred_at_a_time(store: SqliteStore) -> None:
    counted = Counted(store)
    rebuild_logs(cast(Archive, counted), nothing, Share(1, 1, 1), Checkpoint(None, "", 1))
    assert counted.asked["all_of"] == -(-len(SHORT) // TABLES_AT_ONCE)
    assert counted.asked["get"] == 0


def test_boards_with_the_expected_number_of_rows_are_not_read(store: SqliteStore) -> None:
    counted = Counted(store)
    assert rebuild_boards(cast(Archive, counted))["strange"] == 0
    before = counted.asked["rows"]
    strange = next(row for row in all_rows(store) if row.pk.startswith("BOARD#"))
    store.put(replace(strange, sk="000001#1#nowhere#0"))
    counted = Counted(store)
    assert rebuild_boards(cast(Archive, counted))["strange"] == 1
    assert counted.asked["rows"] > before
    assert sum(results.sweep(store, game) for game in GAMES) == 0


def test_batches_and_threads_lose_nothing() -> None:
    logs: list[tuple[str, list[Entry]]] = [(str(n), []) for n in range(2 * TABLES_AT_ONCE + 1)]
    assert [len(some) for some in batches(logs)] == [TABLES_AT_ONCE, TABLES_AT_ONCE, 1]
    assert [log for some in batches(logs) for log in some] == logs


def test_a_hundred_million_results_take_hours() -> None:
    """Computed from measurements and assumptions about AWS (tests/bench/rebuild_time.py)."""
    assert MILLIONS == 100
    assert hours().total < HOURS
    page = (ROOT / "docs" / "running.md").read_text("utf-8")
    assert f"| in all | {hours().total:.1f} | |" in page
    assert f"| logs | {hours().logs:.1f} |" in page
    assert f"It costs some {round(dollars(), -1):.0f} dollars" in page


def test_marks_are_saved_unchanged(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "far", "club", 2, iter(range(0, 1000, 10)).__next__)
    checkpoint.advance(1, ("table", 17))
    again = Checkpoint(tmp_path / "far", "club", 2)
    assert (again.mark(0), again.mark(1), again.is_done(1)) == (None, ("table", 17), False)
    checkpoint.finish(1)
    assert Checkpoint(tmp_path / "far", "club", 2).is_done(1)
    assert json.loads((tmp_path / "far").read_text())["parts"] == 2
