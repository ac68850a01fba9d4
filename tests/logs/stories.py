"""The tables that are frozen, by game and name; a registered game `some-game` tells its own in `tests/logs/some_game.py`.

Each story plays a table by the rules of today and leaves it as it shall be kept. Played again it comes out differently once the
rules or the bots change; what is frozen already stays as it is.
"""

from __future__ import annotations

from importlib import import_module

from chalicelib.games.registry import GAMES
from tests.logs.frozen import Frozen, freeze
from tests.logs.teller import Story, Teller

STORIES: dict[str, dict[str, Story]] = {game: import_module(f"tests.logs.{game.replace('-', '_')}").STORIES for game in GAMES}


def tell(game: str, name: str) -> Frozen:
    """Play a story and freeze its table."""
    teller = Teller(name)
    table = STORIES[game][name](teller)
    return freeze(table, teller.store.after(table, -1))
