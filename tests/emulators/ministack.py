"""ministack, an emulator of AWS without docker: CloudFormation, Lambda, DynamoDB, S3, CloudFront, IAM.

It has its own environment (requirements/cloud.txt) with Lambda's minor version of Python, because it runs functions' handlers
with its own interpreter.

python -m tests.emulators.ministack      installs it into .build/ if it is missing, as tests do when they need it
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import boto3

from infra import lambda_python
from tests.emulators.dynoxide import STDERR, npm
from tests.emulators.ports import free_port

ROOT = Path(__file__).parents[2]
PINS = ROOT / "requirements" / "cloud.txt"
PLACE = ROOT / ".build" / "emulators" / "ministack"

REGION = "us-east-1"
KEY = SECRET = "test"
"""Its root's key. It also uses this account for the API's callers, who have no AWS key."""

PATIENCE = 100.0
GRACE = 10.0


def install() -> Path:
    """Return the program's path, after installing it if it is missing or outdated. Safe to call concurrently. NoSuchPython."""
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    program, made_from = PLACE / "bin" / "ministack", PLACE / PINS.name
    wanted = f"# {lambda_python.RUNTIME}\n{PINS.read_text()}"
    with (PLACE.parent / "ministack.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made_from.exists() and made_from.read_text() == wanted):
            shutil.rmtree(PLACE, ignore_errors=True)
            if _uv("venv", "--no-python-downloads", "--python", lambda_python.find_python(), str(PLACE)):
                raise RuntimeError("ministack's environment could not be made.")
            if _uv("pip", "install", "--python", str(PLACE / "bin" / "python"), "--require-hashes", "-r", str(PINS)):
                raise RuntimeError("ministack could not be installed.")
            made_from.write_text(wanted)
    return program


class Session(boto3.Session):
    """A boto3 session with all rights in the emulator on this port; its clients connect nowhere else."""

    def __init__(self, port: int) -> None:
        super().__init__(KEY, SECRET, region_name=REGION)
        self.address = f"http://127.0.0.1:{port}"

    def client(self, *args: Any, **more: Any) -> Any:
        return super().client(*args, **{**more, "endpoint_url": self.address})


@contextmanager
def running(folder: Path) -> Iterator[int]:
    """Run an empty account on a free loopback port; give the port. It enforces policies and logs to `folder`/ministack.log."""
    program, port = install(), free_port()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "ministack.log").open("w") as log:
        process = subprocess.Popen([program], env=_environment(folder, port), stdout=log, stderr=log, start_new_session=True)
        try:
            _wait_for(process, port)
            yield port
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
            # The functions that it runs are separate processes and would stay.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _environment(folder: Path, port: int) -> dict[str, str]:
    """Return an environment without the machine's AWS settings and credentials."""
    node = Path(shutil.which("node") or npm()[0]).parent
    return {
        "PATH": f"{PLACE / 'bin'}:{node}:/usr/bin:/bin",
        "HOME": str(folder),
        "TMPDIR": str(folder),
        "BIND_HOST": "127.0.0.1",
        "GATEWAY_PORT": str(port),
        "AUTH": "true",
        "AWS_ACCESS_KEY_ID": KEY,
        "AWS_SECRET_ACCESS_KEY": SECRET,
        "MINISTACK_REGION": REGION,
    }


def _uv(*args: str) -> int:
    return subprocess.run([sys.executable, "-m", "uv", "-q", *args], stdout=STDERR).returncode


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience and process.poll() is None:
        with suppress(OSError), closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/_ministack/health")
            if connection.getresponse().status == 200:
                return
        time.sleep(0.05)
    raise RuntimeError(f"ministack does not answer on port {port} (exit status {process.poll()}).")


if __name__ == "__main__":
    sys.stdout.write(f"{install()}\n")
