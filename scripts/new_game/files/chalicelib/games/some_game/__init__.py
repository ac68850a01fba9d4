"""Some Game.

One of the numbers 1 to 5 is drawn and barred (X-01). Two to four players secretly pick one of the others (X-02). When the last
pick is in, all are shown at once, and the highest wins; equals share a place (X-03). A seat that times out picks the lowest
(X-04).
"""

from chalicelib.games.some_game.engine import SOME_GAME, SomeGame

__all__ = ["SOME_GAME", "SomeGame"]
