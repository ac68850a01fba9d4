"""Servers and clients as processes of their own, each on a core of its own, and the processor time that they take."""

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
"""Seconds after which a run is given up."""


class Serving(NamedTuple):
    process: int
    port: int


@contextmanager
def local_server() -> Iterator[Serving]:
    """`make play`'s server, with an empty store on the disk that games are kept on."""
    folder = ROOT / ".build"
    folder.mkdir(exist_ok=True)
    with (
        TemporaryDirectory(dir=folder) as data,
        serving("chalicelib.local", PORT="0", HOST="127.0.0.1", OPEN="0", DATA=data) as server,
    ):
        yield server


@contextmanager
def serving(module: str, **env: str) -> Iterator[Serving]:
    """A server of ours as a process of its own, on the first core."""
    with launched([sys.executable, "-m", module], **env) as server:
        yield server


@contextmanager
def launched(command: Sequence[str], **env: str) -> Iterator[Serving]:
    """A server that says in its first line where it is, on the first core, until the block ends."""
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
    """What a client says that runs on the last core."""
    client = on_core(-1, command, **env)
    answer, _ = client.communicate(timeout=LONGEST)
    if client.returncode:
        raise SystemExit("The load client gave up.")
    return answer


def on_core(place: int, command: Sequence[str], **env: str) -> subprocess.Popen[str]:
    """The command, kept on that one of the cores where the system can; of a single one the first is the last."""
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {sorted(os.sched_getaffinity(0))[place]})
    return process


def cpu_seconds(process: int) -> float:
    """Processor time that a process has taken so far; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
