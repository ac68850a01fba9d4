"""One deployment for all tests of a worker: made by infra.deploy, reached through its edge."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cloud.account import Cloud, deploy
from tests.cloud.standin import for_emulator
from tests.emulators import ministack
from tests.http.process import running
from tests.http.visitor import Place
from tests.infra import packages


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packages.shared(tmp_path_factory)


@pytest.fixture(scope="session")
def cloud(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Cloud]:
    """What `make deploy` makes of an empty account."""
    folder = tmp_path_factory.mktemp("cloud")
    try:
        ministack.install()
    except ministack.NotHere as reason:
        pytest.skip(str(reason))
    with ministack.running(folder) as port:
        adapted = Path(shutil.copytree(package, folder / "package"))
        template = json.loads((package / "template.json").read_text())
        (adapted / "template.json").write_text(json.dumps(for_emulator(template, port)))
        yield deploy(port, adapted)


@pytest.fixture(scope="session")
def there(cloud: Cloud) -> Place:
    """The club in the cloud, through its edge."""
    return cloud.place


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The server of one's own computer."""
    with running(tmp_path_factory.mktemp("here")) as (_, port):
        yield Place(port)


@pytest.fixture(params=["here", "there"])
def place(request: pytest.FixtureRequest) -> Place:
    """Each of the places that a club can be at."""
    found: Place = request.getfixturevalue(request.param)
    return found
