"""The house that a process opens by its environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from chalicelib.api import house
from chalicelib.api.house import open_house
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import thinking
from chalicelib.tables.thinking import MOVES


@pytest.mark.parametrize("name", ["DATA", "TABLE_NAME"])
def test_its_bots_go_by_the_clock_too(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "_dynamo", lambda name: SqliteStore())
    club = open_house({name: str(tmp_path)}).club
    assert club.thinking()(MOVES - 1)
    monkeypatch.setattr(thinking, "SECONDS", -1.0)
    assert club.thinking()(0)
    assert not club.thinking()(1)
    club.store.close()
