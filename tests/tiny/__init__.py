"""Lone Number, the tiny game: the example of `docs/new-game.md`, small enough to read at one sitting. Not offered to players.

2 to 5 seats hold a few cards each, numbered 1 to 6, two of each number in the deck. In every round each seat secretly picks the
number of a card in its hand, and says whether it wants to be asked again (G-02). When the last pick is in, all are laid open at
once. Then those who wanted to be asked may throw their card away for another one of their hand, or pass, in any order. The
highest number that lies there alone takes the chip, which otherwise stays where it is; anyone who has the chip at the end of a
round scores a point. What lay open goes to the discard pile, all draw up to a full hand, and an empty deck is made again from
the discard pile. Most points win; ties share the place (G-07). A rematch begins with the chip where it was.

Time-outs (G-04): the lowest card, without asking; asked: pass.
"""

from tests.tiny.engine import TINY, TinyGame

__all__ = ["TINY", "TinyGame"]
