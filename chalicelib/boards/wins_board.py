"""The board of wins of a game without courses: one row per player.

    WINS#<game>   <player>, sorted by most wins, then fewest games

The row follows from the player's profile of that game. Like the one on the board of ratings (rating_board.py) it is put after
the profile, and never replaces a later one.
"""

from __future__ import annotations

from chalicelib import json_codec
from chalicelib.boards.player_profile import Profile, of_game
from chalicelib.store.interface import Row

MOST = 999_999
"""Maximum of wins and of games that can be sorted: both have six digits."""


def row_of(profile: Profile, player: str, game: str, n: int) -> Row:
    """Return a profile's row in version n, with the name, table and time of the last game."""
    played = of_game(profile, game)
    at, table = profile["last"]
    fields = {"player": player, "name": profile["name"], "score": played["wins"], "to_par": None, "table": table, "at": at}
    order = f"{MOST - played['wins']:06d}{played['rounds']:06d}#{player}"
    return Row(board(game), player, n, json_codec.dump(fields), order=order)


def board(game: str) -> str:
    return f"WINS#{game}"
