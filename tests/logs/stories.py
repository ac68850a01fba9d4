"""The stories whose tables are frozen, by game and name. Those of a registered game `some-game` are in
`tests/logs/some_game.py`.

Each story plays a table by today's rules and leaves it in the form to be frozen. After a change of rules or bots it plays
differently; logs that are already frozen stay as they are.
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
