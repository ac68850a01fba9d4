"""How well everybody plays one game: rows in the order in which they are read, and how many there are of each rating. How hard
courses are is `rating.py`.

    INDEX#<game>         <points>#<rounds>#<player>     in golf by index, else by skill, falling; then fewer rounds
    TALLY#INDEX#<game>   TALLY                          {points: how many}

So a player's rank is one more than there are with fewer points, without a look at their rows. Points are tenths; fewer are
better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from chalicelib import compact
from chalicelib.boards import histogram, ranks, when
from chalicelib.boards.profile import Profile, of_game, rating
from chalicelib.boards.rating import GAMES
from chalicelib.games import registry
from chalicelib.store import keys
from chalicelib.store.interface import Gone, Row, Store

TALLY = "TALLY"


def is_golf(game: str) -> bool:
    """Whether rounds of it are held against what their courses ask for."""
    return game in GAMES


def points_of(profile: Profile, game: str) -> int | None:
    """The profile's points in a game, if it has a rating there."""
    golf = is_golf(game)
    found = rating(profile, game, golf=golf)
    return None if found is None else round(found * 10) * (1 if golf else -1)


def moved(
    store: Store, profile: Profile, player: str, game: str
) -> tuple[Profile, list[Row], list[Gone], tuple[int | None, int | None]]:
    """The profile with its new place on a game's board; the row that is put there, and the one that goes; points before and
    now.
    """
    old, points = profile["place"].get(game), points_of(profile, game)
    before = None if old is None else keys.points_of(old)
    standing = None if old is None else store.get(board(game), old, strong=True)
    gone = [] if standing is None else [(standing.pk, standing.sk, standing.n)]
    if points is None:
        place = {name: at for name, at in profile["place"].items() if name != game}
        return {**profile, "place": place}, [], gone, (before, None)
    sk = f"{keys.fewest_first(points)}#{of_game(profile, game)['rounds']:06d}#{player}"
    n = 1
    if standing is not None and old == sk:
        n, gone = standing.n + 1, []
    told = {"name": profile["name"], "at": of_game(profile, game)["last"]}
    made: Profile = {**profile, "place": dict(sorted({**profile["place"], game: sk}.items()))}
    return made, [Row(board(game), sk, n, compact.dump(told))], gone, (before, points)


def tally(store: Store, game: str, changes: Sequence[tuple[int | None, int | None]]) -> list[Row]:
    """The row that counts, once these players' points have become others; none if nothing changes."""
    standing = store.get(tally_key(game), TALLY, strong=True)
    before = _counts(standing)
    more = Counter(points for _, points in changes if points is not None)
    more.subtract(points for points, _ in changes if points is not None)
    counts = histogram.changed(before, more)
    if counts == before:
        return []
    told = {keys.fewest_first(points): count for points, count in histogram.told(counts).items()}
    return [Row(tally_key(game), TALLY, (standing.n if standing else 0) + 1, compact.dump(told))]


def read(store: Store, game: str, *, count: int, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """A page of a game's ratings, best first, and where to go on. Unknown for no such game."""
    registry.find(game)
    return ranks.page(partial(store.rows, board(game)), partial(_item, game), count, cursor)


def around(store: Store, game: str, place: str | None) -> dict[str, Any]:
    """Who stands at this place (the key of a row), with the two on either side; how many there are."""
    counts = _counts(store.get(tally_key(game), TALLY))
    above, row, below = ((), None, ()) if place is None else ranks.around(store, board(game), place)
    return {
        "item": None if row is None else _ranked(game, counts, row),
        "above": [_ranked(game, counts, row) for row in above],
        "below": [_ranked(game, counts, row) for row in below],
        "of": histogram.total(counts),
    }


def _counts(tally: Row | None) -> histogram.Counts:
    told = {} if tally is None else compact.load(tally.body)
    return histogram.of({keys.points_of(points): count for points, count in told.items()})


def _ranked(game: str, counts: histogram.Counts, row: Row) -> dict[str, Any]:
    return _item(game, row, histogram.rank(counts, keys.points_of(row.sk)))


def _item(game: str, row: Row, rank: int) -> dict[str, Any]:
    _, rounds, player = row.sk.split("#")
    body = compact.load(row.body)
    rating = keys.points_of(row.sk) / 10 * (1 if is_golf(game) else -1)
    return {
        "rank": rank,
        "player": player,
        "name": body["name"],
        "rating": rating + 0.0,  # never -0.0
        "rounds": int(rounds),
        "at": when.told(body["at"]),
    }


def board(game: str) -> str:
    return f"INDEX#{game}"


def tally_key(game: str) -> str:
    return f"TALLY#{board(game)}"
