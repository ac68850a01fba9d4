"""The board of ratings of a game: one row per player, and the number of players with each rating.

    INDEX#<game>         <player>, sorted by <points>#<rounds>#<player>    in golf by index, else by falling skill; then
                                                                           fewer rounds first
    TALLY#INDEX#<game>   TALLY                                             number of players by points (histogram.py)

A player's rank is one plus the number of players with fewer points, so no other rows are read for it. Points are tenths; fewer
are better. The row follows from the profile, and later ones have more rounds. So it need not be changed together with the
profile, which would cost twice as much: it is put afterwards, and never replaces a later one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from chalicelib import json_codec, times
from chalicelib.boards import histogram, ranked_pages
from chalicelib.boards.player_profile import Profile, is_golf, of_game, rating
from chalicelib.games import registry
from chalicelib.store import sort_keys
from chalicelib.store.interface import Row, Store

TALLY = "TALLY"


def points_of(profile: Profile, game: str) -> int | None:
    """Return a profile's points in a game: ten times its rating; None without one."""
    golf = is_golf(game)
    found = rating(profile, game, golf=golf)
    return None if found is None else round(found * 10) * (1 if golf else -1)


def row_of(profile: Profile, player: str, game: str, n: int) -> Row | None:
    """Return the profile's row in version n; None if it has no points."""
    played = of_game(profile, game)
    if played["points"] is None:
        return None
    body = json_codec.dump({"name": profile["name"], "at": played["last"]})
    return Row(board(game), player, n, body, order=_place(profile, player, game))


def _place(profile: Profile, player: str, game: str) -> str:
    played = of_game(profile, game)
    return f"{sort_keys.fewest_first(played['points'] or 0)}#{played['rounds']:06d}#{player}"


def tally(store: Store, game: str, changes: Sequence[tuple[int | None, int | None]]) -> list[Row]:
    """Return the row of counts after these changes of players' points (old, new); [] if nothing changes."""
    more = Counter[int]()
    for old, new in changes:
        more.update({points: way for points, way in ((old, -1), (new, 1)) if points is not None and old != new})
    if not any(more.values()):
        return []
    existing = store.get(tally_key(game), TALLY, strong=True)
    counts = histogram.add(_counts(existing), more)
    return [Row(tally_key(game), TALLY, (existing.n if existing else 0) + 1, json_codec.dump(histogram.encode(counts)))]


def _counts(kept: Row | None) -> histogram.Counts:
    return histogram.decode(json_codec.load(kept.body)) if kept else []


def read(store: Store, game: str, *, count: int, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """Return a page of a game's ratings, best first, and the next cursor. Raises Unknown for an unknown game."""
    registry.find(game)
    return ranked_pages.page(partial(store.ranked, board(game)), partial(_item, game), count, cursor)


def around(store: Store, game: str, player: str, profile: Profile | None) -> dict[str, Any]:
    """Return the player's row with its rank, the two rows on either side, and the number of players, for the API."""
    counts = _counts(store.get(tally_key(game), TALLY))
    above, row, below = ranked_pages.NOWHERE
    if profile is not None and of_game(profile, game)["points"] is not None:
        above, row, below = ranked_pages.around(partial(store.ranked, board(game)), _place(profile, player, game))
    return {
        "item": None if row is None else _ranked(game, counts, row),
        "above": [_ranked(game, counts, row) for row in above],
        "below": [_ranked(game, counts, row) for row in below],
        "of": histogram.total(counts),
    }


def _ranked(game: str, counts: histogram.Counts, row: Row) -> dict[str, Any]:
    return _item(game, row, histogram.rank(counts, _points(row)))


def _item(game: str, row: Row, rank: int) -> dict[str, Any]:
    _, rounds, player = (row.order or "").split("#")
    body = json_codec.load(row.body)
    rating = _points(row) / 10 * (1 if is_golf(game) else -1)
    return {
        "rank": rank,
        "player": player,
        "name": body["name"],
        "rating": rating + 0.0,  # never -0.0
        "rounds": int(rounds),
        "at": times.iso(body["at"]),
    }


def _points(row: Row) -> int:
    return sort_keys.points_of(row.order or "")


def board(game: str) -> str:
    return f"INDEX#{game}"


def tally_key(game: str) -> str:
    return f"TALLY#{board(game)}"
