"""How well everybody plays one game: rows in the order in which they are read, and how many there are of each rating.

    INDEX#<game>         <points>#<rounds>#<player>     in golf by index, else by skill, falling; then fewer rounds
    TALLY#INDEX#<game>   TALLY                          {points: how many}

So a player's rank is one more than there are with fewer points, without a look at their rows. Points are tenths; fewer are
better.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chalicelib import compact
from chalicelib.boards import when
from chalicelib.boards.profile import Profile, of_game, rating
from chalicelib.boards.rating import GAMES
from chalicelib.games import registry
from chalicelib.store.interface import Gone, Row, Store

MIDDLE = 500_000
"""Added to points, so that those below zero too are written in six digits."""
TALLY = "TALLY"
NEIGHBOURS = 2
Counts = dict[str, int]


def is_golf(game: str) -> bool:
    """Whether rounds of it are held against what their courses ask for."""
    return game in GAMES


def points_of(profile: Profile, game: str) -> int | None:
    """The profile's points in a game, if it has a rating there."""
    golf = is_golf(game)
    found = rating(profile, game, golf=golf)
    return None if found is None else MIDDLE + round(found * 10) * (1 if golf else -1)


def moved(
    store: Store, profile: Profile, player: str, game: str
) -> tuple[Profile, list[Row], list[Gone], tuple[int | None, int | None]]:
    """The profile with its new place on a game's board; the row that is put there, and the one that goes; points before and
    now.
    """
    old, points = profile["place"].get(game), points_of(profile, game)
    before = None if old is None else int(_points(old))
    standing = None if old is None else store.get(board(game), old, strong=True)
    gone = [] if standing is None else [(standing.pk, standing.sk, standing.n)]
    if points is None:
        place = {name: at for name, at in profile["place"].items() if name != game}
        return {**profile, "place": place}, [], gone, (before, None)
    sk = f"{points:06d}#{of_game(profile, game)['rounds']:06d}#{player}"
    n = 1
    if standing is not None and old == sk:
        n, gone = standing.n + 1, []
    told = {"name": profile["name"], "at": of_game(profile, game)["last"]}
    made: Profile = {**profile, "place": dict(sorted({**profile["place"], game: sk}.items()))}
    return made, [Row(board(game), sk, n, compact.dump(told))], gone, (before, points)


def tally(store: Store, game: str, changes: Sequence[tuple[int | None, int | None]]) -> list[Row]:
    """The row that counts, once these players' points have become others; none if nothing changes."""
    standing = store.get(tally_key(game), TALLY, strong=True)
    before: Counts = {} if standing is None else compact.load(standing.body)
    counts = dict(before)
    for old, new in changes:
        for points, more in ((old, -1), (new, 1)):
            if points is not None:
                counts[str(points)] = counts.get(str(points), 0) + more
    counts = {points: counts[points] for points in sorted(counts) if counts[points]}
    if counts == before:
        return []
    return [Row(tally_key(game), TALLY, (standing.n if standing else 0) + 1, compact.dump(counts))]


def read(store: Store, game: str, *, count: int, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """A page of a game's ratings, best first, and where to go on. Unknown for no such game."""
    registry.find(game)
    passed, rank, after = (cursor or "0 0 ").split(" ", 2)
    rows, more = store.rows(board(game), count=count, after=after or None)
    items = list(_ranked(game, rows, _points(after), int(passed), int(rank)))
    return items, None if more is None else f"{int(passed) + len(items)} {items[-1]['rank'] if items else rank} {more}"


def around(store: Store, game: str, place: str | None) -> dict[str, Any]:
    """Who stands at this place (the key of a row), with the two on either side; how many there are."""
    kept = store.get(tally_key(game), TALLY)
    counts: Counts = {} if kept is None else compact.load(kept.body)
    told: dict[str, Any] = {"item": None, "above": [], "below": [], "of": sum(counts.values())}
    if place is None:
        return told
    above, _ = store.rows(board(game), count=NEIGHBOURS, after=place, back=True)
    below, _ = store.rows(board(game), count=NEIGHBOURS + 1, after=_just_before(place))
    own = [row for row in below if row.sk == place]
    told["item"] = next((_item(game, row, _rank(counts, row.sk)) for row in own), None)
    told["above"] = [_item(game, row, _rank(counts, row.sk)) for row in reversed(above)]
    told["below"] = [_item(game, row, _rank(counts, row.sk)) for row in below if row.sk != place][:NEIGHBOURS]
    return told


def _just_before(place: str) -> str:
    """A key below this one, and above all others that are."""
    return place[:-1] + chr(ord(place[-1]) - 1) + "\x7f"


def _rank(counts: Mapping[str, int], place: str) -> int:
    return 1 + sum(many for points, many in counts.items() if points < _points(place))


def _ranked(game: str, rows: Sequence[Row], points: str, passed: int, rank: int) -> Iterator[dict[str, Any]]:
    """Equal points share a rank: one more than there are better ones."""
    for number, row in enumerate(rows, passed + 1):
        if _points(row.sk) != points:
            points, rank = _points(row.sk), number
        yield _item(game, row, rank)


def _item(game: str, row: Row, rank: int) -> dict[str, Any]:
    points, rounds, player = row.sk.split("#")
    body = compact.load(row.body)
    rating = (int(points) - MIDDLE) / 10 * (1 if is_golf(game) else -1)
    return {
        "rank": rank,
        "player": player,
        "name": body["name"],
        "rating": rating + 0.0,
        "rounds": int(rounds),
        "at": when.told(body["at"]),
    }


def _points(place: str) -> str:
    return place.partition("#")[0]


def board(game: str) -> str:
    return f"INDEX#{game}"


def tally_key(game: str) -> str:
    return f"TALLY#{board(game)}"
