"""Lone Number, the tiny game: the example of `docs/new-game.md`, small enough to read in one sitting. Not offered to players.

2 to 5 players have a few cards each, numbered 1 to 6; the deck has two of each number. In every round everyone secretly picks a
card from their hand, and says whether they want to be asked again (G-02). When the last pick is in, all picks are revealed at
once. Players who wanted to be asked may then swap their card for another one from their hand, or pass, in any order. The
highest number that only one player has takes the chip; if there is none, the chip stays. The player with the chip at the end of
a round scores a point. Picked and swapped cards go to the discard pile, and everyone draws up to a full hand; an empty deck is
reshuffled from the discard pile. Most points win; ties share the place (G-07). A rematch begins with the chip where it was.

Time-outs (G-04): pick the lowest card and do not ask; when asked, pass.
"""

from tests.tiny.engine import TINY, TinyGame

__all__ = ["TINY", "TinyGame"]
