"""The registry of games, and that the rules of a released version never change."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chalicelib.errors import RulesRetired, Unknown
from chalicelib.games.interface import Game
from chalicelib.games.registry import GAMES, OLDER, find
from tests.games.fingerprints import is_kept, read_prints


@pytest.mark.parametrize("game", [*GAMES.values(), *OLDER.values()], ids=lambda game: f"{game.id}-{game.rules}")
def test_a_versions_data_never_changes(game: Game[Any]) -> None:
    """Changed data would change the replay of stored logs, so they need a new version with a line in fingerprints.json."""
    assert is_kept(game, read_prints()), f"a new version, or make keep GAME={game.id}"


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        (lambda data: data["strokes"].update(Chip=3), False),
        (lambda data: data["dice"]["white"]["faces"].reverse(), False),
        (lambda data: data["dice"]["white"]["faces"].append(["Green", 1]), False),
        (lambda data: data["labels"].pop(), False),
        (lambda data: data["mulligans"].pop("chips_per_18"), False),
        (lambda data: data["labels"].append("wind"), True),
        (lambda data: data["mulligans"].update(chips_per_36=9), True),
        (lambda data: data.update(gusts=[1, 2]), True),
    ],
)
def test_changed_data_are_found_and_added_ones_are_not_missed(
    change: Callable[[Any], None], kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = GAMES["dice-golf"], tmp_path / "dice.json"
    data = json.loads(game.data[0].read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    monkeypatch.setattr(type(game), "data", (path,))
    assert is_kept(game, read_prints()) == kept


def test_a_game_is_found_by_id_and_version() -> None:
    game = GAMES["dice-golf"]
    assert find("dice-golf") is find("dice-golf", game.rules) is game
    with pytest.raises(Unknown):
        find("whist", 1)
    with pytest.raises(RulesRetired):
        find("dice-golf", 0)


def test_every_game_states_its_numbers_of_players() -> None:
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
