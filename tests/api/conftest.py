"""A service for each test: the real app with a store in memory, and a clock that only tests advance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from chalicelib.api.service import Service, project_entry, set_service
from chalicelib.games.registry import find
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.api.client import ALL_GAMES, Client
from tests.console_lines import Overheard, overhearing
from tests.tables.people import Time
from tests.tiny.engine import TINY

BUILD = "b1"


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(autouse=True)
def service(time: Time) -> Iterator[Service]:
    store = SqliteStore(now=lambda: time() / 1000)
    club = Club(
        store,
        clock=time,
        games=ALL_GAMES,
        rules=lambda game, rules: TINY if game == TINY.id else find(game, rules),
        pause=lambda seconds: None,
    )
    service = Service(club, BUILD)
    club.project = partial(project_entry, service)
    set_service(service)
    yield service
    set_service(None)
    store.close()


@pytest.fixture(autouse=True)
def overheard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Overheard]:
    """Check that the lines that Lambda would log in these tests are well-formed and contain no secrets."""
    with overhearing(monkeypatch) as heard:
        yield heard


@pytest.fixture
def ann() -> Client:
    return Client("Ann")


@pytest.fixture
def bob() -> Client:
    return Client("Bob")


@pytest.fixture
def watcher() -> Client:
    return Client()
