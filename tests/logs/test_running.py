"""Tables that are running during an update: which of the frozen logs can go on with today's rules."""

from __future__ import annotations

from contextlib import closing

import pytest

from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.rules_changed import find_changed
from tests.logs.frozen import FILES, read
from tests.tables.people import Time, open_club


def found() -> list[str]:
    """Return the tables that a server would end when it starts, each in its own club, as all have the same id."""
    ended: list[str] = []
    for path in sorted(FILES.glob("*.json.gz")):
        frozen = read(path)
        with closing(SqliteStore(None)) as store:
            for one in frozen.entries:
                store.append(frozen.table, one)
            if find_changed(open_club(store, Time()), store):
                ended.append(path.name)
    return ended


def test_a_table_goes_on_by_the_rules_with_which_it_began() -> None:
    assert found() == []


def test_exactly_the_tables_affected_by_a_change_of_rules_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rule change that stymies nobody, exactly the running tables where a player was stymied are affected."""
    monkeypatch.setattr("chalicelib.games.dice_golf.state.STYMIE_FROM", 99)
    assert found() == ["dice-golf-1-unfinished.json.gz"]
