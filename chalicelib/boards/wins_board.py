"""Boards of games without a course: one row a player, who won how often.

    WINS#<game>   <player>, in order of wins and games     what all of the player's games come to

The row follows from the player's profile of that game, and is put like the one that says what they are worth (ratings.py): once
the profile stands, when a table is projected, and never in place of a later one.
"""

from __future__ import annotations

from chalicelib import json_codec
from chalicelib.boards.player_profile import Profile, of_game
from chalicelib.store.interface import Row

MOST = 999_999
"""Wins and games that can be told apart: both are written in six digits."""


def row_of(profile: Profile, player: str, game: str, n: int) -> Row:
    """The row that a profile gives, in version n. The name, the table and the time are those of the last game."""
    played = of_game(profile, game)
    at, table = profile["last"]
    told = {"player": player, "name": profile["name"], "score": played["wins"], "to_par": None, "table": table, "at": at}
    order = f"{MOST - played['wins']:06d}{played['rounds']:06d}#{player}"
    return Row(board(game), player, n, json_codec.dump(told), order=order)


def board(game: str) -> str:
    return f"WINS#{game}"
