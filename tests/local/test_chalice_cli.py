"""The command `chalice`, as somebody who knows it would try it here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).with_name("chalice")
PARTS = ("app.py", "chalicelib", "requirements.txt")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the sources for Chalice, in a writable folder."""
    for part in PARTS:
        (tmp_path / part).symlink_to(ROOT / part)
    shutil.copytree(ROOT / ".chalice", tmp_path / ".chalice", ignore=shutil.ignore_patterns("deployments"))
    return tmp_path


@pytest.mark.parametrize("command", [["package", "out"], ["package", "--single-file", "out.zip"], ["deploy"]], ids=" ".join)
def test_packaging_and_deploying_end_in_one_sentence_and_write_nothing(project: Path, command: list[str]) -> None:
    before = {*project.rglob("*")}
    ended = chalice(project, *command)
    assert ended.returncode == 1
    assert ended.stderr == (
        f"Chalice cannot {command[0]} this club, whose page, permissions and other functions it does not know: "
        f"run `make {command[0]} STAGE=prod` instead (docs/deploy.md).\n"
    )
    assert ended.stdout == ""
    assert {*project.rglob("*")} == before


def test_other_commands_load_the_app(project: Path) -> None:
    ended = chalice(project, "dev", "appgraph")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "api_handler" in ended.stdout


def chalice(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "AWS_EC2_METADATA_DISABLED": "true"}
    return subprocess.run([COMMAND, *command], cwd=project, env=env, capture_output=True, text=True)
