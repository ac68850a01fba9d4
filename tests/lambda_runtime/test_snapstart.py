"""A function that is restored several times from the same snapshot (SnapStart).

A fork copies a process like a snapshot does, except that Python reseeds `random`. The program undoes that.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from chalicelib.api.client_address import EDGE_PROOFS
from chalicelib.local.http import HttpRequest
from chalicelib.store.interface import Store
from infra import lambda_python
from tests.api.client import COURSE, NoOne, key_of
from tests.lambda_runtime.conftest import BUILD, TABLE
from tests.lambda_runtime.lambda_events import proxy_event
from tests.lambda_runtime.run_function import KEYS

RESTORED = """
import json, os, random, sys
sys.path.insert(0, sys.argv[1])
import app
from chalicelib.api.service import _Process, current_service

def say(**outputs):
    os.write(2, json.dumps(outputs).encode() + b"\\n")

files = [os.readlink(f"/proc/self/fd/{fd}") for fd in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{fd}")]
say(opened=_Process.service is not None, connections=[name for name in files if name.startswith("socket:")])
state = random.getstate()
for copy in range(2):
    if os.fork() == 0:
        random.setstate(state)
        made = json.loads(app.app(json.loads(sys.argv[2]), None)["body"])
        club = current_service().club
        say(table=made["id"], fairness=made["view"]["fairness"], bots=club.random().random(), at=club.clock())
        os._exit(0)
    os.wait()
"""


@pytest.fixture(scope="module")
def outputs(task: Path, endpoint: str, store: Store) -> list[dict[str, Any]]:
    """The output of the function before the snapshot, and of two copies after it."""
    body = {"game": "dice-golf", "options": {"holes": "front"}, "course": COURSE, "seats": [{"kind": "me", "name": "Ann"}]}
    headers = {"authorization": f"Bearer {key_of('Ann')}", "content-type": "application/json"}
    event = json.dumps(proxy_event(HttpRequest(NoOne(), "POST", "/api/tables", headers, json.dumps(body).encode())))
    env = {
        **KEYS,
        "AWS_DEFAULT_REGION": KEYS["AWS_REGION"],
        "AWS_ENDPOINT_URL_DYNAMODB": endpoint,
        "AWS_LAMBDA_FUNCTION_NAME": "club",
        "TABLE_NAME": TABLE,
        "BUILD": BUILD,
        EDGE_PROOFS: "",
        "PATH": os.defpath,
    }
    command = [lambda_python.find_python(), "-S", "-I", "-c", RESTORED, str(task), event]
    done = subprocess.run(command, env=env, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, check=True, timeout=100)
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_the_snapshot_has_the_service_but_no_connection(outputs: list[dict[str, Any]]) -> None:
    assert outputs[0] == {"opened": True, "connections": []}


def test_restored_copies_have_their_own_randomness_and_time(outputs: list[dict[str, Any]]) -> None:
    first, second = outputs[1:]
    for name in ("table", "fairness", "bots"):
        assert first[name] != second[name], f"{name} is from the snapshot"
    assert first["at"] < second["at"]
