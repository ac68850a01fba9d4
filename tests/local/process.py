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
    """Start a server, which the caller must stop; `port_of` returns its port."""
    environment = {**os.environ, "PORT": "0", "OPEN": "0", "DATA": str(data), **env}
    return subprocess.Popen(
        [sys.executable, "-m", "chalicelib.local"],
        cwd=ROOT,
        env=environment,
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
    """Run a server while the block runs, then kill it; yield it with its port."""
    process = start(data, **env)
    try:
        yield process, port_of(process)
    finally:
        process.kill()
        process.communicate()
