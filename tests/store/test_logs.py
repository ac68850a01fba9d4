"""Reading a store from end to end (`Archive.logs`), as tools do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from chalicelib.store.dynamo import DynamoStore
from chalicelib.store.interface import Archive, Entry, Row
from chalicelib.store.sqlite import SqliteStore
from tests.store.conftest import AWS, TABLE

LOGS = {f"table{number}": [Entry(n, f'{{"{number}":{n}}}') for n in range(number + 1)] for number in range(12)}


@pytest.fixture(params=["sqlite", *AWS])
def archive(request: pytest.FixtureRequest) -> Iterator[Archive]:
    if request.param != "sqlite":
        yield DynamoStore(request.getfixturevalue(f"{request.param}_client"), TABLE)
        return
    with closing(SqliteStore()) as store:
        yield store


def whole(archive: Archive, parts: int = 1) -> dict[str, list[Entry]]:
    """Return all logs, with their pieces joined in order."""
    found: dict[str, list[Entry]] = {}
    for part in range(parts):
        for table, entries in archive.logs(part, parts):
            found.setdefault(table, []).extend(entries)
    return found


@pytest.mark.parametrize("parts", [1, 3])
def test_every_log_is_found_and_nothing_else(archive: Archive, parts: int) -> None:
    assert whole(archive, parts) == {}
    for table, entries in LOGS.items():
        for entry in entries[::-1]:
            archive.append(table, Entry(entry.n, entry.body, b"carried"))
        archive.put(Row(f"PLAYER#{table}", f"TABLE#{table}", 1, "{}"))
    archive.put(Row("TABL", "00000000", 0, "{}"))
    assert whole(archive, parts) == LOGS


def test_logs_longer_than_a_page_come_whole(archive: Archive) -> None:
    logs = {table: [Entry(n, f'"{table * 60_000}"') for n in range(5)] for table in ("T", "U")}
    for table, entries in logs.items():
        for entry in entries:
            archive.append(table, entry)
    assert whole(archive) == logs


def test_entries_added_meanwhile_do_no_harm(archive: Archive) -> None:
    for table, entries in LOGS.items():
        for entry in entries:
            archive.append(table, entry)
    found: dict[str, list[Entry]] = {}
    for table, entries in archive.logs():
        found.setdefault(table, []).extend(entries)
        archive.append(table, Entry(len(LOGS[table]), "{}"))
    assert {table: entries[: len(LOGS[table])] for table, entries in found.items()} == LOGS
