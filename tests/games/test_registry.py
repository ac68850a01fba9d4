"""The registry, and that no rules change under a version that tables were played by."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from chalicelib.errors import RulesRetired, Unknown
from chalicelib.games.interface import Game
from chalicelib.games.registry import GAMES, OLDER, find

PRINTS = Path(__file__).with_name("fingerprints.json")


def fingerprint(game: Game[Any]) -> str:
    """SHA-256 of a game's data files, in order."""
    return sha256(b"".join(path.read_bytes() for path in game.data)).hexdigest()


@pytest.mark.parametrize("game", [*GAMES.values(), *OLDER.values()], ids=lambda game: f"{game.id}-{game.rules}")
def test_a_versions_data_never_changes(game: Game[Any]) -> None:
    """Changed data change the fold of stored logs: they are a new version, with a line of its own in fingerprints.json."""
    known = json.loads(PRINTS.read_text("utf-8"))
    assert known.get(f"{game.id} {game.rules}") == fingerprint(game), f"a new version, or make keep GAME={game.id}"


def test_a_game_is_found_by_id_and_version() -> None:
    game = GAMES["dice-golf"]
    assert find("dice-golf") is find("dice-golf", game.rules) is game
    with pytest.raises(Unknown):
        find("whist", 1)
    with pytest.raises(RulesRetired):
        find("dice-golf", 0)


def test_every_game_says_who_can_play_it() -> None:
    for game in GAMES.values():
        least, most = game.players
        assert 1 <= least <= most <= 8
        assert game.unit
        assert game.labels
        assert all(path.exists() for path in game.data)


def test_older_rules_are_found_as_long_as_they_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    newest = GAMES["dice-golf"]
    older = type(newest)()
    monkeypatch.setitem(OLDER, ("dice-golf", 0), older)
    assert find("dice-golf", 0) is older
    assert find("dice-golf") is newest
