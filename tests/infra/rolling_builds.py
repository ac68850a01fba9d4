"""Two builds of the club as in a rolling deployment: the present sources, and a newer build of them.

The newer one has changed rules as docs/new-game.md asks: a copy of the old folder under another name, and both in the registry.
Its snapshots also have a new format, which the older build does not know.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from chalicelib.local.http import HttpRequest, HttpResponse
from tests.api.client import Client
from tests.lambda_runtime.lambda_events import SCHEDULED, proxy_event

ROOT = Path(__file__).parents[2]
GOLF, KEPT = "dice_golf", "dice_golf_1"
REGISTRY = f"""

from chalicelib.games.{KEPT} import DICE_GOLF as KEPT

OLDER[KEPT.id, KEPT.rules] = KEPT
"""
CARRY = """

_pack, _unpack = pack, unpack


def pack(table):
    try:
        return _pack(_turned(table))
    finally:
        _turned(table)


def unpack(table_id, n, packed, rules):
    table = _unpack(table_id, n, packed, rules)
    return table and _turned(table)


def _turned(table):
    for seat in table.seats:
        seat.bot_plays = not seat.bot_plays
    return table
"""
"""A format that the older build could read, but wrongly, if it ignored the format's number."""
SERVE = """
import json, sys
from types import SimpleNamespace
import app
from chalicelib.api.service import current_service

context = SimpleNamespace(get_remaining_time_in_millis=lambda: 60_000, aws_request_id="r", function_name="club")
for line in sys.stdin:
    name, event = json.loads(line)
    result = current_service().club.forget() if name == "forget" else getattr(app, name)(event, context)
    sys.__stdout__.write("> " + json.dumps(result) + "\\n")
    sys.__stdout__.flush()
"""
KEYS = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "eu-west-1"}


def copy_sources(into: Path) -> Path:
    shutil.copytree(ROOT / "chalicelib", into / "chalicelib", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "app.py", into / "app.py")
    return into


def make_newer(sources: Path) -> Path:
    """Change the sources: rules 2 of dice golf beside rules 1, and another snapshot format."""
    games = sources / "chalicelib" / "games"
    shutil.copytree(games / GOLF, games / KEPT)
    for module in (games / KEPT).rglob("*.py"):
        module.write_text(module.read_text().replace(f"games.{GOLF}", f"games.{KEPT}"))
    _change(games / GOLF / "engine.py", r"^    rules = 1$", "    rules = 2")
    _change(games / GOLF / "dice.json", r'\["Fairway", 6\], \["Rough", 2\]', '["Rough", 2], ["Fairway", 6]')
    _change(games / "registry.py", r"\Z", REGISTRY)
    carry = sources / "chalicelib" / "log" / "snapshots.py"
    _change(carry, r"^FORMAT = \d+$", "FORMAT = 99")
    _change(carry, r"\Z", CARRY)
    return sources


def _change(path: Path, what: str, into: str) -> None:
    text, times = re.subn(what, lambda _: into, path.read_text(), flags=re.MULTILINE)
    assert times == 1, f"{path.name} has no {what}"
    path.write_text(text)


@dataclass
class Build:
    """A function of a build, called one event at a time. `forget` empties its memory, as in a new container."""

    process: subprocess.Popen[str]

    def call(self, name: str, event: Any = None) -> Any:
        """Return the answer of a handler. Other lines that the process prints are its log."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([name, event]) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith("> "):
                return json.loads(line[2:])
        raise AssertionError("the build has ended")

    def wake(self) -> Any:
        return self.call("wake", SCHEDULED)

    def forget(self) -> None:
        self.call("forget")

    def visit(self, name: str | None = None) -> Visitor:
        """Return a client of this build only."""
        return Visitor(name, builds=[self])


@contextmanager
def running(sources: Path, **env: str) -> Iterator[Build]:
    environment = {**os.environ, **KEYS, "PYTHONDONTWRITEBYTECODE": "1", **env}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE], cwd=sources, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield Build(process)
    finally:
        process.kill()
        process.communicate()


@dataclass
class Visitor(Client):
    """A client each of whose requests goes to one of these builds, sometimes to one with empty memory."""

    builds: list[Build] = field(kw_only=True)
    random: Random = field(default_factory=Random, kw_only=True)

    def send(self, request: HttpRequest) -> HttpResponse:
        build = self.random.choice(self.builds)
        if self.random.random() < 0.2:
            build.forget()
        reply = build.call("app", proxy_event(request))
        return HttpResponse(reply["statusCode"], reply["headers"], reply["body"].encode())
