from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http.process import running
from tests.http.visitor import Place


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The server of one's own computer."""
    with running(tmp_path_factory.mktemp("here")) as (_, port):
        yield Place(port)


@pytest.fixture(params=["here"])
def place(request: pytest.FixtureRequest) -> Place:
    """Each of the places that a club can be at."""
    found: Place = request.getfixturevalue(request.param)
    return found
