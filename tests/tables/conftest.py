"""Every test of tables runs twice: over a reliable store, and over one that uses every fault its interface allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chalicelib.play.club import Club
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from tests.faults.faulty_store import HostileStore
from tests.tables.people import Time, open_club


@pytest.fixture(params=["kind", "hostile"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    kind = SqliteStore(None)
    yield kind if request.param == "kind" else HostileStore(kind, seed=len(request.node.name))
    kind.close()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def club(store: Store, time: Time) -> Club:
    return open_club(store, time)


@pytest.fixture(autouse=True)
def no_score_stymies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let turns of dice golf go round whatever is rolled: a stymied roll changes another seat's score (D-23)."""
    monkeypatch.setattr("chalicelib.games.dice_golf.state.STYMIE_FROM", 99)
