"""A frozen club opens, and answers its players as it did when it was frozen."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from tests.logs.club import FROZEN, TOLD, Now, answers, opened
from tests.stable_digests import members_of, only


@pytest.fixture(scope="module")
def frozen() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lzma.decompress(TOLD.read_bytes()))
    return found


def test_a_club_of_30_november_2026_opens_and_answers_as_it_did(frozen: dict[str, Any], tmp_path: Path) -> None:
    """Members that were added to answers later are ignored."""
    file = tmp_path / "club.db"
    file.write_bytes(lzma.decompress(FROZEN.read_bytes()))
    with opened(file, Now(frozen["at"])):
        replies = json.loads(json.dumps(answers()))
    assert replies.keys() == frozen["told"].keys()
    for address, (status, before) in frozen["told"].items():
        assert [status, only(members_of(before), replies[address][1])] == [replies[address][0], before], address


def test_the_frozen_club_has_all_kinds_of_data(frozen: dict[str, Any]) -> None:
    """It has a finished and a running table of each game, a changed key, and settings."""
    (status, tables) = frozen["told"]["Ann /api/me/tables?limit=100"]
    games = {(table["game"], table["status"]) for table in tables["items"]}
    assert status == 200
    assert games >= {
        (game, status)
        for game in ("dice-golf", "becks-golf", "trade-ring", "stew", "mulligan")
        for status in ("playing", "finished")
    }
    assert frozen["told"]["Cleo by her old key /api/me/settings"] == [401, "key-changed"]
    assert frozen["told"]["Cleo /api/me/settings"][1]["away"] == "2026-12-05T08:00:00Z"
