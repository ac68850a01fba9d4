"""The server as a process: how it starts and stops, and that a kill loses nothing that was answered."""

from __future__ import annotations

import signal
import socket
import threading
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from chalicelib.local.origins import lan_address
from tests.local.messages import HEALTH, NEW_TABLE, PATIENCE, Wire, post, request
from tests.local.process import running, start


def why_not(data: Path, **env: str) -> str:
    """Return what a server prints that does not start."""
    process = start(data, **env)
    _, output = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Traceback" not in output
    return output


class Player(threading.Thread):
    """Plays rounds on its own connection until the server is gone, and remembers what was acknowledged."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__()
        self.port, self.number = port, number
        self.versions: dict[str, int] = {}

    def run(self) -> None:
        with suppress(OSError, EOFError), Wire(self.port) as wire:
            while True:
                self.play_round(wire)

    def play_round(self, wire: Wire) -> None:
        view = wire.ask(post("/api/tables", NEW_TABLE, name=f"Player {self.number}")).json["view"]
        while view["status"] == "playing":
            self.versions[view["table"]] = view["version"]
            view = self.play(wire, view)

    def play(self, wire: Wire, view: Any) -> Any:
        kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
        body = {"move": {"kind": "keep" if "keep" in kinds else "roll"}, "seen": view["version"]}
        path = f"/api/tables/{view['table']}/moves"
        reply = wire.ask(post(path, body, name=f"Player {self.number}", key=f"move-{view['version']:04d}"))
        assert reply.status == 200, reply.json
        return reply.json


@pytest.mark.parametrize(("kills", "moves"), [(1, 150), pytest.param(4, 300, marks=pytest.mark.soak)])
def test_every_move_that_was_answered_is_there_after_a_kill(tmp_path: Path, kills: int, moves: int) -> None:
    for _ in range(kills):
        with running(tmp_path) as (process, port):
            players = [Player(port, number) for number in range(6)]
            for player in players:
                player.start()
            while sum(sum(player.versions.values()) for player in players) < moves:
                sleep(0.01)
            process.send_signal(signal.SIGKILL)
            for player in players:
                player.join(PATIENCE)
        with running(tmp_path) as (_, port), Wire(port) as wire:
            for player in players:
                for table, version in player.versions.items():
                    assert wire.ask(request("GET", f"/api/tables/{table}")).json["version"] >= version


def test_a_move_whose_answer_was_lost_is_not_played_again(tmp_path: Path) -> None:
    move = {"move": {"kind": "roll"}, "seen": 0}
    with running(tmp_path) as (_, port), Wire(port) as wire:
        table = wire.ask(post("/api/tables", NEW_TABLE)).json["id"]
        wire.ask(post(f"/api/tables/{table}/moves", move, key="the-same-key"))
    with running(tmp_path) as (_, port), Wire(port) as wire:
        again = wire.ask(post(f"/api/tables/{table}/moves", move, key="the-same-key"))
        assert (again.status, again.json["version"], again.headers["idempotency-replayed"]) == (200, 1, "true")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly(tmp_path: Path, number: int) -> None:
    with running(tmp_path) as (process, port), Wire(port) as idle, Wire(port) as busy:
        assert idle.ask(HEALTH).status == 200
        busy.send(post("/api/tables", NEW_TABLE))
        assert busy.reply().status == 201
        process.send_signal(number)
        assert idle.rest() == busy.rest() == b""
        _, output = process.communicate(timeout=PATIENCE)
        assert (process.returncode, output) == (0, "")


def test_it_prints_its_address(tmp_path: Path) -> None:
    with running(tmp_path, HOST="0.0.0.0") as (process, port):
        assert process.stdout is not None
        address = lan_address()
        if address:
            assert process.stdout.readline() == f"On a phone in the same network: http://{address}:{port}/\n"
            with socket.create_connection((address, port), PATIENCE) as phone:
                phone.sendall(request("GET", "/api/health", host=f"{address}:{port}"))
                assert phone.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert process.stdout.readline() == "Stop it with Ctrl-C; the games are kept.\n"


def test_a_port_in_use_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path / "one") as (_, port):
        output = why_not(tmp_path / "two", PORT=str(port))
        assert output == f"Port {port} is in use. Stop what runs there, or choose another: make play PORT={port + 1}\n"


def test_data_in_use_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path):
        assert "is in use by another server" in why_not(tmp_path)


@pytest.mark.parametrize("port", ["http", "70000", "-1"])
def test_an_invalid_port_is_reported_in_a_sentence(tmp_path: Path, port: str) -> None:
    assert why_not(tmp_path, PORT=port) == f"PORT is a number up to 65535, and {port!r} is not.\n"


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-name.invalid"])
def test_a_foreign_address_is_reported_in_a_sentence(tmp_path: Path, host: str) -> None:
    assert why_not(tmp_path, HOST=host).startswith(f"{host} is not an address of this machine.")
