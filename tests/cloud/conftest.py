"""One deployment for all tests of a worker, made by infra.deploy and reached through CloudFront."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.lambda_python import NoSuchPython
from tests.cloud.deployed_club import Cloud, deploy
from tests.cloud.emulator_template import for_emulator
from tests.emulators import ministack
from tests.infra import package_for_tests
from tests.local.process import running
from tests.local.visitor import Place


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of an empty account."""
    try:
        ministack.install()
    except NoSuchPython as reason:
        pytest.skip(str(reason))
    with ministack.running(tmp_path_factory.mktemp("emulator")) as port:
        yield port


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory, port: int) -> Path:
    """The package, with the template changed for the emulator."""
    made = Path(
        shutil.copytree(package_for_tests.shared_package(tmp_path_factory), tmp_path_factory.mktemp("cloud") / "package")
    )
    template = json.loads((made / "template.json").read_text())
    (made / "template.json").write_text(json.dumps(for_emulator(template)))
    return made


@pytest.fixture(scope="session")
def cloud(port: int, package: Path) -> Cloud:
    """The deployment into an empty account."""
    return deploy(port, package)


@pytest.fixture(scope="session")
def there(cloud: Cloud) -> Place:
    """The deployed club, through CloudFront."""
    return cloud.place


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The local server."""
    with running(tmp_path_factory.mktemp("here")) as (_, port):
        yield Place(port)


@pytest.fixture(params=["here", "there"])
def place(request: pytest.FixtureRequest) -> Place:
    """The deployed club, and the local server."""
    found: Place = request.getfixturevalue(request.param)
    return found
