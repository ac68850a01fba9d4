"""Opening the service of a process from its environment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from chalicelib.api import service
from chalicelib.api.service import open_service
from chalicelib.play import bot_budget
from chalicelib.play.bot_budget import MOVES
from chalicelib.store.sqlite import SqliteStore


@pytest.mark.parametrize("name", ["DATA", "TABLE_NAME"])
def test_its_bots_have_a_time_limit(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_dynamo", lambda name: SqliteStore())
    club = open_service({name: str(tmp_path)}).club
    assert club.bot_budget()(MOVES - 1)
    monkeypatch.setattr(bot_budget, "SECONDS", -1.0)
    assert club.bot_budget()(0)
    assert not club.bot_budget()(1)
    assert isinstance(club.store, SqliteStore)
    club.store.close()


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """By default, files made in this test are readable for everyone on the machine."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def opened(folder: Path) -> None:
    open_service({"DATA": str(folder)}).club.store.close()  # type: ignore[attr-defined]


@pytest.mark.usefixtures("open_to_all")
@pytest.mark.parametrize("before", [[], ["club.db", "push.key", "seal.key", "pictures"]], ids=["new", "from before"])
def test_a_folder_with_only_the_club_is_private(tmp_path: Path, before: list[str]) -> None:
    folder = tmp_path / "data"
    if before:
        opened(folder)
        folder.chmod(0o755)
    for name in before:
        there = folder / name
        there.mkdir(exist_ok=True) if name == "pictures" else there.touch()
        there.chmod(0o755 if name == "pictures" else 0o644)
    opened(folder)
    assert mode(folder) == 0o700
    assert {name: mode(folder / name) for name in before} == {name: 0o700 if name == "pictures" else 0o600 for name in before}


@pytest.mark.usefixtures("open_to_all")
def test_in_a_shared_folder_only_our_files_are_private(tmp_path: Path) -> None:
    (tmp_path / "shopping.txt").touch()
    tmp_path.chmod(0o755)
    opened(tmp_path)
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "shopping.txt") == 0o666
    assert {mode(path) for path in tmp_path.iterdir() if path.name != "shopping.txt"} == {0o600}
