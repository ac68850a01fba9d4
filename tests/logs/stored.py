"""The frozen logs, for filling stores."""

from __future__ import annotations

from chalicelib.play.projections import project
from chalicelib.store.interface import Store
from tests.logs.frozen import FILES, read

FROZEN = {path.name.partition(".")[0]: read(path) for path in sorted(FILES.glob("*.json.gz"))}
LOGS = {name: frozen.entries for name, frozen in FROZEN.items()}
IDS = {name: frozen.table for name, frozen in FROZEN.items()}
DIFFERENT = ["dice-golf-1-rematch", "trade-ring-1-two", "becks-golf-1-bots", "stew-1-two", "mulligan-1-handicap"]
"""One log of each game."""


def fill(store: Store, *names: str) -> None:
    """Append these logs to a store and project them."""
    for name in names:
        for found in LOGS[name]:
            store.append(IDS[name], found)
            project(store, IDS[name], found)
