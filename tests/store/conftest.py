"""The stores for storage tests: SQLite, and DynamoDB emulated by moto and Dynoxide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from botocore.session import Session
from mypy_boto3_dynamodb import DynamoDBClient

from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from tests.emulators import dynoxide, moto
from tests.faults.faulty_store import HONEST, HostileStore
from tests.store.meter import Meter

TABLE = "mulligan-club"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a club's SQLite file."""
    return tmp_path / "club.db"


@pytest.fixture(scope="session")
def session() -> Session:
    """Credentials that give no access."""
    session = Session()
    session.set_config_variable("region", "eu-west-1")
    session.set_credentials("test", "test")
    return session


@pytest.fixture(scope="session")
def client_of_moto(session: Session) -> Iterator[DynamoDBClient]:
    """Created once, as that takes longer than most tests; only valid within `mocked`."""
    client = make_client(session)
    yield client
    client.close()


@pytest.fixture
def moto_client(client_of_moto: DynamoDBClient) -> Iterator[DynamoDBClient]:
    """A client of an empty moto with our table."""
    with moto.mocked():
        create_table(client_of_moto, TABLE)
        yield client_of_moto


@pytest.fixture(scope="session")
def client_of_dynoxide(session: Session) -> Iterator[DynamoDBClient]:
    """A client of a running Dynoxide."""
    if not dynoxide.runs_here():
        pytest.skip("Dynoxide is there for Linux on x86-64 only: races and capacity are NOT tested on this machine")
    with dynoxide.running() as url:
        client = make_client(session, endpoint_url=url)
        yield client
        client.close()


@pytest.fixture
def dynoxide_client(client_of_dynoxide: DynamoDBClient) -> Iterator[DynamoDBClient]:
    """A client of the running Dynoxide, with our table, empty."""
    create_table(client_of_dynoxide, TABLE)
    yield client_of_dynoxide
    client_of_dynoxide.delete_table(TableName=TABLE)


AWS = [pytest.param(emulator, marks=pytest.mark.aws) for emulator in ("moto", "dynoxide")]


@pytest.fixture(params=["sqlite", "metered", "hostile but honest", *AWS])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Each store in turn, empty, and layers that tests put above one, which must keep the same guarantees."""
    if request.param in ("moto", "dynoxide"):
        yield DynamoStore(request.getfixturevalue(f"{request.param}_client"), TABLE)
        return
    with closing(SqliteStore(tmp_path / "club.db")) as sqlite:
        above: dict[str, Callable[[SqliteStore], Store]] = {
            "metered": Meter,
            "hostile but honest": lambda kind: HostileStore(kind, 1, HONEST),
        }
        yield above[request.param](sqlite) if request.param in above else sqlite
