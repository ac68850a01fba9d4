"""One deployment for all tests of a worker: made by infra.deploy, reached through its edge."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.lambda_python import NoSuchPython
from tests.cloud.account import Cloud, deploy
from tests.cloud.standin import for_emulator
from tests.emulators import ministack
from tests.infra import package_for_tests
from tests.local.process import running
from tests.local.visitor import Place


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """An empty account."""
    try:
        ministack.install()
    except NoSuchPython as reason:
        pytest.skip(str(reason))
    with ministack.running(tmp_path_factory.mktemp("emulator")) as port:
        yield port


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory, port: int) -> Path:
    """What `make package` makes, with the template as the emulator can take it."""
    made = Path(
        shutil.copytree(package_for_tests.shared_package(tmp_path_factory), tmp_path_factory.mktemp("cloud") / "package")
    )
    template = json.loads((made / "template.json").read_text())
    (made / "template.json").write_text(json.dumps(for_emulator(template)))
    return made


@pytest.fixture(scope="session")
def cloud(port: int, package: Path) -> Cloud:
    """What `make deploy` makes of an empty account."""
    return deploy(port, package)


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
