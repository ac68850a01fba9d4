"""The comparison with boardgame.io: medians, ratios, and which goal is missed."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.bench import peer
from tests.bench.peer import FILES, HEARD, LEAST, MEMORY, OURS, Tables
from tests.bench.running import Serving

CLUB = Serving(1, 1)
SERVERS = {OURS: CLUB, HEARD: CLUB, LEAST: Serving(4, 4), MEMORY: Serving(2, 2), FILES: Serving(3, 3)}
PER_SECOND = {
    (1, "club"): cycle([1900.0, 10.0, 2000.0]),
    (1, "heard"): cycle([950.0]),
    (4, "club"): cycle([3800.0]),
    (2, "match"): cycle([1000.0, 9000.0, 1.0]),
    (3, "match"): cycle([500.0]),
}
"""Of three runs of each, whose medians are 1,900, 950, 3,800, 1,000 and 500."""


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(server: Serving, kind: str, load: Tables) -> dict[str, float]:
        names = ("p50_ms", "p99_ms", "server_us", "cpu_us")
        return {"per_second": next(PER_SECOND[server.port, kind])} | dict.fromkeys(names, 1.0)

    monkeypatch.setattr(peer, "measure", measure)


@pytest.mark.parametrize(("goal", "missed"), [(1.9, False), (2.0, True)])
def test_ours_is_held_against_their_memory_store_alone(goal: float, missed: bool) -> None:
    rows = {row.server: row for row in peer.compared(Tables(1, 72, goal), SERVERS, 3)}
    assert {name: row.ours for name, row in rows.items()} == {OURS: 1.0, HEARD: 2.0, LEAST: 0.5, MEMORY: 1.9, FILES: 3.8}
    assert {name for name, row in rows.items() if row.missed} == ({MEMORY} if missed else set())
