"""Leaderboards: rows that lie in the order in which they are read, so that a page is one query.

    BOARD#<game>#<course>#<holes>#<format>#<modes>   <points>#<at>#<table>#<seat>     one course, by strokes
    BOARD#<game>##<holes>#<format>#<modes>           <points>#<at>#<table>#<seat>     across courses, against par

Fewer points are better. Each row follows from one result alone (`results.py`). Across courses only those count that come with
the club: what a par is worth on a course that a player wrote, only that player has said. Games without a course have one board
each, by wins (`wins.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from chalicelib import compact
from chalicelib.boards import courses, wins
from chalicelib.errors import Malformed
from chalicelib.games import registry
from chalicelib.store.interface import Row, Store

MIDDLE = 500_000
"""Added to points, so that those under par too are written in six digits."""
_WORD = re.compile(r"[a-z0-9_,-]{0,80}")


def read(
    store: Store,
    game: str,
    *,
    count: int,
    cursor: str | None = None,
    **which: str | None,
) -> tuple[list[dict[str, Any]], str | None]:
    """A page of a board, best first, as the contract shows it; and where to go on. `which` is as `named` takes it. Across
    courses only the club's own count.

    Unknown for a game or course that is not there, Malformed for words that no board can have.
    """
    board = named(game, **which)
    if not registry.find(game).needs_course:
        return _page(board, store.ranked, count, cursor)
    items, more = _page(board, store.rows, count, cursor)
    course = which.get("course")
    if course is not None and not items:
        courses.find(store, course)
    return items, more


def named(
    game: str,
    *,
    course: str | None = None,
    holes: str | None = None,
    format: str | None = None,
    modes: str | None = None,
) -> str:
    """The name of a board. Eighteen holes, the game's usual format and no modes (a list with commas, in any order), if not said
    otherwise.

    Unknown for a game that is not there, Malformed for words that no board can have, or for any where the game has no course.
    """
    if not registry.find(game).needs_course:
        if course or holes or format or modes:
            raise Malformed("Wins are counted over all tables of this game: leave out course, holes, format and modes.")
        return wins.board(game)
    usual = registry.find(game).options_schema()["properties"].get("format", {}).get("default", "")
    return _key(game, course, "18" if holes is None else holes, usual if format is None else format, modes or "")


def _page(
    board: str, read: Callable[..., tuple[Sequence[Row], str | None]], count: int, cursor: str | None
) -> tuple[list[dict[str, Any]], str | None]:
    """The items of the rows that `read` gives of this board, and where to go on: how many came, the last's rank and place."""
    passed, rank, after = _start(cursor)
    rows, more = read(board, count=count, after=after or None)
    items = list(_ranked(rows, after, passed, rank))
    if more is None:
        return items, None
    return items, f"{passed + len(items)} {items[-1]['rank'] if items else rank} {more}"


def _start(cursor: str | None) -> tuple[int, int, str]:
    passed, rank, after = (cursor or "0 0 ").split(" ", 2)
    return int(passed), int(rank), after


def rows_of(result: Mapping[str, Any]) -> list[Row]:
    """The rows that one seat's result gives its boards: none without a score, but for a game without a course."""
    if result["course"] is None:
        return wins.rows_of(result)
    if result.get("score") is None:
        return []
    own, across = keys_of(result)
    rows = [_row(own, result["score"], result)]
    if result["to_par"] is not None and result["course"] in courses.BUILT_IN:
        rows.append(_row(across, result["to_par"], result))
    return rows


def keys_of(result: Mapping[str, Any]) -> tuple[str, ...]:
    """All boards on which rows of such a result may be looked for: also those on which it counts no more."""
    if result["course"] is None:
        return (wins.games_key(result["game"], result["player"]),)
    kind = (result["holes"] or "", result["format"] or "", result["modes"])
    return _key(result["game"], result["course"], *kind), _key(result["game"], None, *kind)


def _key(game: str, course: str | None, *kind: str) -> str:
    if course == "" or not all(_WORD.fullmatch(word) for word in (game, course or "", *kind)):
        raise Malformed("There is no such board.")
    *kinds, modes = kind
    return "#".join(("BOARD", game, course or "", *kinds, ",".join(sorted(modes.split(",")))))


def _row(board: str, points: int, result: Mapping[str, Any]) -> Row:
    """Equal points lie in order of time."""
    shown = {name: result[name] for name in ("player", "name", "score", "to_par", "table", "at")}
    sk = f"{points + MIDDLE:06d}#{result['at']:015d}#{result['table']}#{result['seat']}"
    return Row(board, sk, wins.version(result), compact.dump(shown))


def _ranked(rows: Iterable[Row], after: str, passed: int, rank: int) -> Iterator[dict[str, Any]]:
    """The rows with their ranks: one more than there are better ones, so equal points share it.

    `after` is the last row of the page before, `passed` how many rows came up to it, `rank` its rank.
    """
    points = _points(after)
    for place, row in enumerate(rows, passed + 1):
        if _points(row.order or row.sk) != points:
            points, rank = _points(row.order or row.sk), place
        told = compact.load(row.body)
        yield {"rank": rank, **told, "at": _time(told["at"])}


def _points(place: str) -> str:
    return place.partition("#")[0]


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
