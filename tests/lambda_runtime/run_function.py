"""Runs a function as Lambda does: the unpacked package, AWS's runtime client, Lambda's Python, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import Any
from zipfile import ZipFile

from infra import install_libraries, lambda_python
from infra.lambda_functions import X86
from tests.lambda_runtime.runtime_api import INVOCATION_SECONDS, POLL_SECONDS, InvocationFailed, RuntimeApi, serve_runtime_api

ROOT = Path(__file__).parents[2]
CLIENT = ("awslambdaric", "simplejson", "snapshot-restore-py")
BOOTSTRAP = """
import sys
task, client = sys.argv.pop(1).split(":")
sys.path[:] = [task, *sys.path, client]
from awslambdaric.__main__ import main
main(sys.argv)
"""
KEYS = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_REGION": "eu-west-1"}


def install_client(into: Path) -> None:
    """Install AWS's runtime client without dependencies, in the pinned version, for Lambda's Python."""
    install_libraries.install_without_dependencies(ROOT / "requirements" / "dev.txt", CLIENT, into, X86)


def unpack(zipped: Path, into: Path) -> None:
    """Unpack a package and make it read-only."""
    with ZipFile(zipped) as archive:
        archive.extractall(into)
    for path in (into, *into.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)


@dataclass
class Function:
    """A running function that takes one event at a time."""

    process: subprocess.Popen[bytes]
    api: RuntimeApi
    log: Path

    def __call__(self, event: Any) -> Any:
        """Return the function's answer. InvocationFailed if it raises, ends, or takes too long."""
        self.api.events.put(json.dumps(event).encode())
        kind, result = self._next_result()
        if kind != "response":
            raise InvocationFailed(result)
        return result

    def _next_result(self) -> tuple[str, Any]:
        patience = monotonic() + INVOCATION_SECONDS
        while monotonic() < patience:
            try:
                return self.api.results.get(timeout=POLL_SECONDS)
            except Empty:
                if self.process.poll() is not None:
                    break
        raise InvocationFailed(self.log.read_text())


@contextmanager
def running(task: Path, client: Path, handler: str, log: Path, env: Mapping[str, str]) -> Iterator[Function]:
    """Run the function with this handler; its output goes to the log."""
    with serve_runtime_api() as api, log.open("wb") as prints:
        environment = {
            **KEYS,
            "AWS_DEFAULT_REGION": KEYS["AWS_REGION"],
            "AWS_EXECUTION_ENV": f"AWS_Lambda_{lambda_python.RUNTIME}",
            "AWS_LAMBDA_FUNCTION_NAME": "club",
            "AWS_LAMBDA_RUNTIME_API": api.address,
            "LAMBDA_TASK_ROOT": str(task),
            "LANG": "en_US.UTF-8",
            "TZ": ":UTC",
            "PATH": os.defpath,
            **env,
        }
        command = [lambda_python.find_python(), "-S", "-I", "-c", BOOTSTRAP, f"{task}:{client}", handler]
        process = subprocess.Popen(command, cwd=task, env=environment, stdout=prints, stderr=prints)
        try:
            yield Function(process, api, log)
        finally:
            process.kill()
            process.wait()
