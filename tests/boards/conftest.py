from __future__ import annotations

from collections.abc import Iterator

import pytest

from chalicelib.store import retry
from chalicelib.store.sqlite import SqliteStore


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    made = SqliteStore()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "PAUSE", 0)
