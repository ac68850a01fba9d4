"""The settings whose tables are checked."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.games.registry import GAMES
from tests.browser.table_checks.walk import Setting, fullest, matrix


def values(schema: dict[str, Any]) -> list[Any]:
    """Return all values of an option, or of its items."""
    return list(schema.get("items", schema).get("enum", [True, False] if schema.get("type") == "boolean" else []))


def has(setting: Setting, name: str, value: Any, usual: Any) -> bool:
    chosen = setting.options.get(name, usual)
    return value in chosen if isinstance(chosen, list) else bool(value == chosen)


@pytest.mark.parametrize("game", GAMES)
def test_each_value_of_each_option_is_in_the_matrix(game: str) -> None:
    settings = [*matrix(game)]
    for name, schema in GAMES[game].options_schema()["properties"].items():
        unseen = [
            value for value in values(schema) if not any(has(one, name, value, schema.get("default")) for one in settings)
        ]
        assert not unseen, f"{name} is never {unseen}"


@pytest.mark.parametrize("game", GAMES)
def test_fewest_and_most_players_use_the_default_options(game: str) -> None:
    assert {Setting(game, seats).seats for seats in GAMES[game].players} == {
        one.seats for one in matrix(game) if not one.options
    }


def test_list_options_are_combined_in_one_setting() -> None:
    assert str(fullest("mulligan")) == "mulligan-4-modes=heavy_bag+interesting"
    for setting in matrix("mulligan"):
        assert ("wolf" in setting.options.get("modes", ())) == (setting.seats == 3)
