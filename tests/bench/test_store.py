"""The disk's figures are taken, in every way that they are shown."""

from __future__ import annotations

from pathlib import Path

from tests.bench.store import rows


def test_each_way_has_its_figures_and_leaves_nothing_behind(tmp_path: Path) -> None:
    found = list(rows(tmp_path, seconds=0.01, runs=3))
    assert [row.what for row in found] == ["plain file, fsync", "SQLite, alone", "SQLite, 16 a batch"]
    assert all(row.per_second > 0 and 0 < row.p50 <= row.p99 for row in found)
    assert list(tmp_path.iterdir()) == []
