from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest
from botocore.session import Session
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.api.client_address import EDGE_PROOFS
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from chalicelib.store.interface import Store
from tests.api.function_urls import PROOF
from tests.emulators import dynoxide
from tests.infra import package_for_tests
from tests.lambda_runtime.run_function import KEYS, Function, install_client, running, unpack

TABLE = "club"
BUILD = "0123456789"

Start = Callable[[str], AbstractContextManager[Function]]


@pytest.fixture(scope="session")
def endpoint() -> Iterator[str]:
    """The URL of an emulated DynamoDB."""
    if not dynoxide.runs_here():
        pytest.skip("The package is for Linux on x86-64 only: it is NOT run on this machine")
    with dynoxide.running() as url:
        yield url


@pytest.fixture(scope="session")
def store(endpoint: str) -> Iterator[Store]:
    """The functions' store."""
    session = Session()
    session.set_config_variable("region", KEYS["AWS_REGION"])
    session.set_credentials(KEYS["AWS_ACCESS_KEY_ID"], KEYS["AWS_SECRET_ACCESS_KEY"])
    client: DynamoDBClient = make_client(session, endpoint_url=endpoint)
    create_table(client, TABLE)
    yield DynamoStore(client, TABLE)
    client.close()


@pytest.fixture(scope="session")
def task(endpoint: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, unpacked read-only."""
    folder = tmp_path_factory.mktemp("var") / "task"
    unpack(package_for_tests.shared_package(tmp_path_factory) / "deployment.zip", folder)
    return folder


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """AWS's runtime client."""
    folder = tmp_path_factory.mktemp("var") / "runtime"
    install_client(folder)
    return folder


@pytest.fixture
def start(task: Path, client: Path, endpoint: str, store: Store, tmp_path: Path) -> Start:
    """A function that starts the Lambda function with a handler."""
    env = {"TABLE_NAME": TABLE, "BUILD": BUILD, "AWS_ENDPOINT_URL_DYNAMODB": endpoint, EDGE_PROOFS: PROOF}
    return partial(_start, task, client, tmp_path / "log", env)


def _start(task: Path, client: Path, log: Path, env: dict[str, str], handler: str) -> AbstractContextManager[Function]:
    return running(task, client, handler, log, env)
