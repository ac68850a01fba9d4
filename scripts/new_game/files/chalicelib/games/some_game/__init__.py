"""Some Game.

2 to 4 seats each secretly pick a number from 1 to 5 (X-01). When the last pick is in, all are laid open at once, and the
highest wins; equals share the place (X-02). Whose clock runs out picks the lowest (X-03).
"""

from chalicelib.games.some_game.game import SOME_GAME, SomeGame

__all__ = ["SOME_GAME", "SomeGame"]
