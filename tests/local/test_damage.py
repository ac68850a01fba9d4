"""The server over a damaged file or on a full disk: what players and the console see."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api.service import Service
from chalicelib.local.gateway import DISK_FULL
from chalicelib.store.sqlite import SqliteStore
from tests.local.messages import NEW_TABLE, PATIENCE, Wire, post, request, serving
from tests.local.process import running, start


def look(port: int, table: str) -> Any:
    with Wire(port) as wire:
        return wire.ask(request("GET", f"/api/tables/{table}"))


def made(data: Path) -> list[str]:
    """Three tables of a club that was stopped cleanly."""
    with running(data) as (process, port):
        with Wire(port) as wire:
            tables = [wire.ask(post("/api/tables", NEW_TABLE, key=f"table-{number:04d}")).json["id"] for number in range(3)]
        stop(process)
    return tables


def stop(process: subprocess.Popen[str]) -> str:
    """Stop the server cleanly; return what it reported."""
    process.send_signal(signal.SIGTERM)
    _, output = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in output
    return output


def test_a_damaged_seed_affects_only_its_table_which_the_console_names(tmp_path: Path) -> None:
    one, *others = made(tmp_path)
    file = tmp_path / "club.db"
    with closing(sqlite3.connect(file)) as db:
        (body,) = db.execute("SELECT body FROM entries WHERE log = ?", (one,)).fetchone()
    before = file.read_bytes()
    at = before.index(body.encode()) + body.index('"seed":"') + 12
    file.write_bytes(before[:at] + bytes((before[at] ^ 1,)) + before[at + 1 :])
    with running(tmp_path) as (process, port):
        refused = look(port, one)
        assert (refused.status, refused.json["code"]) == (410, "table-damaged")
        assert [look(port, other).status for other in others] == [200, 200]
        output = stop(process)
    assert output.startswith(f"Table {one} is damaged: anyone who opens it is told so.")
    assert output.count("\n") == 1


def test_a_damaged_structure_is_repaired_and_reported_once(tmp_path: Path) -> None:
    tables = made(tmp_path)
    with (tmp_path / "club.db").open("r+b") as file:
        file.write(b"sqlite")
    with running(tmp_path) as (process, port):
        assert [look(port, table).status for table in tables] == [200, 200, 200]
        assert stop(process).startswith("club.db was damaged (its header is damaged). It was copied to club.db.damaged-")
    with running(tmp_path) as (process, _):
        assert stop(process) == ""


def test_an_empty_file_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "club.db").touch()
    _, output = start(tmp_path).communicate(timeout=PATIENCE)
    assert output.startswith(f"{tmp_path / 'club.db'} is empty. Put a copy of your club in its place")


@pytest.mark.parametrize("name", ["seal.key", "push.key"])
@pytest.mark.parametrize("sentence", [b"", b"\xc9\x00", b"k" * 42 + b"\n"])
def test_a_damaged_secret_is_reported_in_a_sentence(tmp_path: Path, name: str, sentence: bytes) -> None:
    (tmp_path / name).write_bytes(sentence)
    _, said = start(tmp_path).communicate(timeout=PATIENCE)
    assert said == f"{tmp_path / name} is damaged. Put a copy of it in its place; or move it away, and a new one is made.\n"
    assert (tmp_path / name).read_bytes() == sentence


@contextmanager
def full_disk(process: subprocess.Popen[str], files: Path) -> Iterator[None]:
    """Let the server's files grow no further."""
    size = max(file.stat().st_size for file in files.iterdir() if file.is_file())
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_reported_to_players_and_console_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as (process, port), Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
        roll = post(f"/api/tables/{table}/moves", {"move": {"kind": "roll"}, "seen": 0}, key="the-roll")
        with full_disk(process, tmp_path):
            refused = [wire.ask(roll) for _ in range(3)]
            assert {(reply.status, reply.json["code"]) for reply in refused} == {(503, "read-only")}
            assert {reply.json["detail"] for reply in refused} == {str(DISK_FULL)}
            assert look(port, table).json["version"] == 0
        assert wire.ask(roll).json["version"] == 1
        wire.socket.close()
        output = stop(process)
    (sentence,) = output.splitlines()
    assert sentence.startswith("The disk ")  # is full, or as a limit of the system has it: cannot be written
    assert sentence.endswith(" Nothing that was played is lost.")


def test_a_read_in_a_failed_batch_may_be_retried_at_once(service: Service, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are in one batch, which fails; the read may be retried at once."""
    monkeypatch.setattr("chalicelib.local.batch.MAX_SECONDS", 1e6)
    store = service.club.store
    assert isinstance(store, SqliteStore)
    with serving(service, page) as port, Wire(port) as wire:
        tables = [wire.ask(post("/api/tables", NEW_TABLE, key=f"table-{n:04d}")).json["id"] for n in range(16)]
        (pages,) = store._db.execute("PRAGMA page_count").fetchone()
        store._db.execute(f"PRAGMA max_page_count = {pages}").fetchone()
        rolls = [post(f"/api/tables/{table}/moves", {"move": {"kind": "roll"}, "seen": 0}, key="the-roll") for table in tables]
        looks = [request("GET", f"/api/tables/{table}") for table in tables]
        wire.send(b"".join(ask for pair in zip(rolls, looks, strict=True) for ask in pair))
        codes = [(wire.reply().json.get("code"), wire.reply().json.get("code")) for _ in tables]
    assert ("read-only", "try-again") in codes
    assert {code for _, code in codes} <= {None, "try-again"}
