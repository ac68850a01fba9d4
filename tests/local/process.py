"""The server as a process of its own, on a free port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def start(data: Path, **env: str) -> subprocess.Popen[str]:
    """Starts it, for anyone who ends it; `port_of` tells where it is."""
    told = {**os.environ, "PORT": "0", "OPEN": "0", "DATA": str(data), **env}
    return subprocess.Popen(
        [sys.executable, "-m", "chalicelib.local"],
        cwd=ROOT,
        env=told,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found, "it did not say where it is"
    return int(found[1])


@contextmanager
def running(data: Path, **env: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server for as long as the block runs, killed after it; with its port."""
    process = start(data, **env)
    try:
        yield process, port_of(process)
    finally:
        process.kill()
        process.communicate()
