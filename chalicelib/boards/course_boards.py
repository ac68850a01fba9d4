"""Leaderboards: rows sorted in the order in which they are read, so that a page is one query.

    a board       <game>#<course>#<holes>#<format>#<modes>     one course, by strokes
                  <game>##<holes>#<format>#<modes>             across courses, against par: every round, ever, and no more

    BOARD#<board>            <points>#<at>#<table>#<seat>      every round, ever
    BOARD#<board>#<period>   the same                          the rounds of a year, a month or a week (periods.py)
    BEST#<board>[#<period>]  the same                          only the best round of each player
    BESTOF#<board>#<player>  <period>                          the key of that round
    TALLY#<board>            COUNTS                            how many rounds have how many points (histogram.py): ever, and
                                                               in this and the last year, month and week

Fewer points are better; equal points share a rank, and earlier rounds come first. The rows of BOARD follow from one result
alone (`results.py`); the others are changed together with them, once (`add_round_to_boards.py`).

Rounds of the same game, course, holes, format and set of modes compare. Across courses only built-in courses count: on a
player's course, the player chose the pars. Games without a course have one board each, by wins (`wins_board.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec, times
from chalicelib.boards import courses, histogram, periods, ranked_pages, wins_board
from chalicelib.errors import Malformed
from chalicelib.games import registry
from chalicelib.store.interface import Row, Store
from chalicelib.store.sort_keys import fewest_first, points_of

Rounds = Literal["all", "best"]
ROUNDS: dict[str, str] = {"all": "BOARD", "best": "BEST"}
_WORD = re.compile(r"[a-z0-9_,-]{0,80}")


class BoardQuery(NamedTuple):
    """A board: of which rounds, and in which period."""

    board: str
    period: str = periods.EVER
    rounds: str = "all"

    @property
    def pk(self) -> str:
        """The partition key of its rows."""
        return board_pk(self.board, self.period, self.rounds)


def board_pk(board: str, period: str = periods.EVER, rounds: str = "all") -> str:
    return f"{ROUNDS[rounds]}#{board}" + ("" if period == periods.EVER else f"#{period}")


def best_of_pk(board: str, player: str) -> str:
    return f"BESTOF#{board}#{player}"


def tally_pk(board: str) -> str:
    return f"TALLY#{board}"


def read(
    store: Store,
    game: str,
    *,
    count: int,
    cursor: str | None = None,
    **which: str | None,
) -> tuple[list[dict[str, Any]], str | None]:
    """Return a page of a board, best first, as the API presents it, and the next cursor. `which`: see `board_query`.

    Raises Unknown for an unknown game or course, Malformed for words that no board can have.
    """
    if not registry.find(game).needs_course:
        return ranked_pages.page(partial(store.ranked, board_name(game, **which)), present, count, cursor)
    items, more = ranked_pages.page(partial(store.rows, board_query(game, **which).pk), present, count, cursor)
    course = which.get("course")
    if course is not None and not items:
        courses.find(store, course)
    return items, more


def position(store: Store, game: str, player: str, **which: str | None) -> dict[str, Any]:
    """Return the rank of a player's best round on a board, its neighbours and the number of rounds. Takes four reads.

    Raises Unknown and Malformed like `read`; Malformed also for a game without a course, whose board is of players.
    """
    if not registry.find(game).needs_course:
        raise Malformed("This game has no courses. Its leaderboard ranks players by wins.")
    where = board_query(game, **which)
    if (course := which.get("course")) is None:
        raise Malformed("Choose a course: there are no ranks across courses.")
    counts = _counts(store, where)
    best = store.get(best_of_pk(where.board, player), where.period)
    sk: str | None = json_codec.load(best.body).get("sk") if best else None
    if sk is None:
        if not counts:
            courses.find(store, course)
        return {"item": None, "above": [], "below": [], "of": histogram.total(counts)}
    if not counts:
        raise Malformed("Ranks exist for this and the last year, month and week.")
    above, row, below = ranked_pages.around(partial(store.rows, where.pk), sk)
    if row is None:  # the round was added a moment ago
        return {"item": None, "above": [], "below": [], "of": histogram.total(counts)}
    last = (row, *below)[-1]
    return {
        "item": _ranked(counts, row),
        "above": [_ranked(counts, row) for row in above],
        "below": [_ranked(counts, row) for row in below],
        "of": max(histogram.total(counts), histogram.rank(counts, points_of(last.sk))),
    }


def _counts(store: Store, where: BoardQuery) -> histogram.Counts:
    """Return how many rounds of the board have how many points."""
    tally = store.get(tally_pk(where.board), COUNTS)
    fields: dict[str, Any] = json_codec.load(tally.body) if tally else {}
    return histogram.decode(fields.get(where.period, {}).get(where.rounds, ""))


COUNTS = "COUNTS"
"""The one row of a board's counts."""


def board_query(game: str, *, period: str | None = None, rounds: str | None = None, **which: str | None) -> BoardQuery:
    """Return the requested board: `period` is a period's name, `rounds` all or best. The others as in `board_name`."""
    if rounds not in (None, *ROUNDS):
        raise Malformed("“rounds” must be all or best.")
    name = board_name(game, **which)
    if which.get("course") is None and (rounds == "best" or period not in (None, periods.EVER)):
        raise Malformed("Choose a course. Without one, “period” must be ever and “rounds” must be all.")
    return BoardQuery(name.removeprefix("BOARD#"), periods.EVER if period is None else period, rounds or "all")


def list_pk(game: str, **which: str | None) -> str:
    """Return the key of the list that `read` pages through."""
    return board_query(game, **which).pk if registry.find(game).needs_course else board_name(game, **which)


def board_name(
    game: str,
    *,
    course: str | None = None,
    holes: str | None = None,
    format: str | None = None,
    modes: str | None = None,
    period: str | None = None,
    rounds: str | None = None,
) -> str:
    """Return the name of a board of all rounds, ever. Defaults: eighteen holes, the game's usual format and no modes (a list
    with commas, in any order).

    Raises Unknown for an unknown game, Malformed for words that no board can have, or any if the game has no course.
    """
    if not registry.find(game).needs_course:
        if course or holes or format or modes:
            raise Malformed("Wins count across all tables of this game. Leave out course, holes, format and modes.")
        if period not in (None, periods.EVER) or rounds not in (None, "all"):
            raise Malformed("Wins count over all time. Leave out period, when and rounds.")
        return wins_board.board(game)
    usual = registry.find(game).options_schema()["properties"].get("format", {}).get("default", "")
    return _key(game, course, "18" if holes is None else holes, usual if format is None else format, modes or "")


def rows_of(result: Mapping[str, Any]) -> list[Row]:
    """Return the board rows that follow from one seat's result alone: none without a score or without a course."""
    if result["course"] is None:
        return []
    rows = [row for board, points in boards_of(result) for row in round_rows(board, points, result)]
    return rows + across_rows(result)


def boards_of(result: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the board of a course that a seat's result is on, with its points; none without a score, nor for a round of a
    day's challenge, which is on its day's board (`daily.py`).
    """
    if result["course"] is None or result.get("score") is None or "challenge" in result:
        return []
    return [(_boards(result)[0], result["score"])]


def across_rows(result: Mapping[str, Any]) -> list[Row]:
    """Return the row of a seat's result on the board across courses."""
    if result.get("to_par") is None or result["course"] not in courses.BUILT_IN or "challenge" in result:
        return []
    place = sort_key(result["to_par"], result)
    return [Row(board_pk(_boards(result)[1]), place, 1, encode_body(result))]


def keys_of(result: Mapping[str, Any]) -> list[str]:
    """Return the keys of all boards that may have rows of such a result, also of those on which it no longer counts."""
    if result["course"] is None:
        return []
    own, across = _boards(result)
    return [board_pk(across), *(board_pk(own, period) for period in periods.containing(result["at"]))]


def _boards(result: Mapping[str, Any]) -> tuple[str, str]:
    kind = (result["holes"] or "", result["format"] or "", result["modes"])
    names = (_key(result["game"], result["course"], *kind), _key(result["game"], None, *kind))
    return names[0].removeprefix("BOARD#"), names[1].removeprefix("BOARD#")


def round_rows(board: str, points: int, result: Mapping[str, Any]) -> list[Row]:
    """Return a round's rows on a board: first the one for ever, then one for each of its periods."""
    sk, body = sort_key(points, result), encode_body(result)
    return [Row(board_pk(board, period), sk, 1, body) for period in periods.containing(result["at"])]


def sort_key(points: int, result: Mapping[str, Any]) -> str:
    """Return a round's sort key: by points, equal points by time."""
    return f"{fewest_first(points)}#{result['at']:015d}#{result['table']}#{result['seat']}"


def encode_body(result: Mapping[str, Any]) -> str:
    """Encode what the sort key does not say about a round, so short that a page of a hundred takes two read units."""
    return json_codec.dump([result["player"], result["name"], result["score"], result["to_par"]])


def with_name(body: str, name: str) -> str:
    """Return a row's body with another name."""
    player, _, *more = json_codec.load(body)
    return json_codec.dump([player, name, *more])


def _key(game: str, course: str | None, *kind: str) -> str:
    if course == "" or not all(_WORD.fullmatch(word) for word in (game, course or "", *kind)):
        raise Malformed("There’s no such leaderboard.")
    *kinds, modes = kind
    return "#".join(("BOARD", game, course or "", *kinds, ",".join(sorted(modes.split(",")))))


def _ranked(counts: histogram.Counts, row: Row) -> dict[str, Any]:
    return present(row, histogram.rank(counts, points_of(row.sk)))


def present(row: Row, rank: int) -> dict[str, Any]:
    """Present a row of a round or of a player's wins. Older rows of rounds are JSON objects too."""
    fields = json_codec.load(row.body)
    if isinstance(fields, list):
        player, name, score, to_par = fields
        _, at, table, _ = row.sk.split("#")
        fields = {"player": player, "name": name, "score": score, "to_par": to_par, "table": table, "at": int(at)}
    return {"rank": rank, **fields, "at": times.iso(fields["at"])}


def player_of(row: Row) -> str | None:
    """Return the player of a round's row; None if the row is malformed."""
    fields = json_codec.load(row.body)
    found = fields[0] if isinstance(fields, list) else fields.get("player")
    return None if found is None else str(found)
