"""The disk benchmark measures each kind of append."""

from __future__ import annotations

from pathlib import Path

from tests.bench.store import rows


def test_each_kind_of_append_is_measured_and_leaves_no_files(tmp_path: Path) -> None:
    found = list(rows(tmp_path, seconds=0.01, runs=3))
    assert [row.what for row in found] == ["plain file, fsync", "SQLite, alone", "SQLite, 16 a batch"]
    assert all(row.per_second > 0 and 0 < row.p50 <= row.p99 for row in found)
    assert list(tmp_path.iterdir()) == []
