"""Run servers and clients as separate processes on separate cores, and read their processor time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
LONGEST = 120
"""Timeout of a run in seconds."""


class Serving(NamedTuple):
    process: int
    port: int


@contextmanager
def local_server() -> Iterator[Serving]:
    """Run `make play`'s server with an empty store, on the disk where games are stored."""
    folder = ROOT / ".build"
    folder.mkdir(exist_ok=True)
    with (
        TemporaryDirectory(dir=folder) as data,
        serving("chalicelib.local", PORT="0", HOST="127.0.0.1", OPEN="0", DATA=data) as server,
    ):
        yield server


@contextmanager
def serving(module: str, **env: str) -> Iterator[Serving]:
    """Run a Python module as a server, in a process of its own on the first core."""
    with launched([sys.executable, "-m", module], **env) as server:
        yield server


@contextmanager
def launched(command: Sequence[str], **env: str) -> Iterator[Serving]:
    """Run a server that prints its address in its first line, on the first core, until the block ends."""
    process = on_core(0, command, **env)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        if found is None:
            raise SystemExit(f"{' '.join(command)} did not start.")
        yield Serving(process.pid, int(found[1]))
    finally:
        process.terminate()
        process.wait(LONGEST)


def answer_of(command: Sequence[str], **env: str) -> str:
    """Run a client on the last core and return its output."""
    client = on_core(-1, command, **env)
    answer, _ = client.communicate(timeout=LONGEST)
    if client.returncode:
        raise SystemExit("The load client failed.")
    return answer


def on_core(place: int, command: Sequence[str], **env: str) -> subprocess.Popen[str]:
    """Start the command on that core only, if the system supports it. With one core, the first is also the last."""
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {sorted(os.sched_getaffinity(0))[place]})
    return process


def cpu_seconds(process: int) -> float:
    """Return the processor time that a process has used so far; 0 if the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
