"""Leaderboards: rows that lie in the order in which they are read, so that a page is one query.

    a board       <game>#<course>#<holes>#<format>#<modes>     one course, by strokes
                  <game>##<holes>#<format>#<modes>             across courses, against par: every round, ever, and no more

    BOARD#<board>            <points>#<at>#<table>#<seat>      every round, ever
    BOARD#<board>#<period>   the same                          those of a year, a month, a week (periods.py)
    BEST#<board>[#<period>]  the same                          of each player the best alone
    BESTOF#<board>#<player>  <period>                          which one that is
    TALLY#<board>            COUNTS                            how many rounds came to how many points (histogram.py): ever, and
                                                               in this and the last year, month and week

Fewer points are better; of equal points the earlier lie first, and they share a rank. The rows of BOARD follow from one result
alone (`results.py`); what a result changes of the others, it changes together with them, and once (`placing.py`).

Rounds compare that had the same: game, course, holes, format and set of modes. Across courses only those count that come with
the club: what a par is worth on a course that a player wrote, only that player has said. Games without a course have one board
each, by wins (`wins.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec, times
from chalicelib.boards import courses, histogram, periods, ranks, wins
from chalicelib.errors import Malformed
from chalicelib.games import registry
from chalicelib.store.interface import Row, Store
from chalicelib.store.sort_keys import fewest_first, points_of

Rounds = Literal["all", "best"]
ROUNDS: dict[str, str] = {"all": "BOARD", "best": "BEST"}
_WORD = re.compile(r"[a-z0-9_,-]{0,80}")


class Asked(NamedTuple):
    """Which board: of which rounds, ever or in one period."""

    board: str
    period: str = periods.EVER
    rounds: str = "all"

    @property
    def pk(self) -> str:
        """Where its rows lie."""
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
    """A page of a board, best first, as the contract shows it; and where to go on. `which` is as `asked` takes it. Across
    courses only the club's own count.

    Unknown for a game or course that is not there, Malformed for words that no board can have.
    """
    if not registry.find(game).needs_course:
        return ranks.page(partial(store.ranked, named(game, **which)), shown, count, cursor)
    items, more = ranks.page(partial(store.rows, asked(game, **which).pk), shown, count, cursor)
    course = which.get("course")
    if course is not None and not items:
        courses.find(store, course)
    return items, more


def mine(store: Store, game: str, player: str, **which: str | None) -> dict[str, Any]:
    """Where a player's best round stands on a board, who stands beside it, and of how many. Four reads, however many there are.

    Unknown and Malformed as above; Malformed for a game without a course too, whose board is of players.
    """
    if not registry.find(game).needs_course:
        raise Malformed("This game has no courses: its board is of players, by wins.")
    where = asked(game, **which)
    if (course := which.get("course")) is None:
        raise Malformed("Say which course: across courses it is not told where you stand.")
    counts = _counts(store, where)
    best = store.get(best_of_pk(where.board, player), where.period)
    sk: str | None = json_codec.load(best.body).get("sk") if best else None
    if sk is None:
        if not counts:
            courses.find(store, course)
        return {"item": None, "above": [], "below": [], "of": histogram.total(counts)}
    if not counts:
        raise Malformed("Where you stand is told for this and the last year, month and week.")
    above, row, below = ranks.around(partial(store.rows, where.pk), sk)
    if row is None:  # a round that stands there since a moment ago
        return {"item": None, "above": [], "below": [], "of": histogram.total(counts)}
    last = (row, *below)[-1]
    return {
        "item": _ranked(counts, row),
        "above": [_ranked(counts, row) for row in above],
        "below": [_ranked(counts, row) for row in below],
        "of": max(histogram.total(counts), histogram.rank(counts, points_of(last.sk))),
    }


def _counts(store: Store, where: Asked) -> histogram.Counts:
    """How many rounds of the board came to how many points."""
    tally = store.get(tally_pk(where.board), COUNTS)
    told: dict[str, Any] = json_codec.load(tally.body) if tally else {}
    return histogram.unpacked(told.get(where.period, {}).get(where.rounds, ""))


COUNTS = "COUNTS"
"""The one row of a board's counts."""


def asked(game: str, *, period: str | None = None, rounds: str | None = None, **which: str | None) -> Asked:
    """Which board is meant: `period` is one's name, and `rounds` all or best. Else as `named`."""
    if rounds not in (None, *ROUNDS):
        raise Malformed("“rounds” is all or best.")
    name = named(game, **which)
    if which.get("course") is None and (rounds == "best" or period not in (None, periods.EVER)):
        raise Malformed("Say which course: across courses all rounds are shown, ever.")
    return Asked(name.removeprefix("BOARD#"), periods.EVER if period is None else period, rounds or "all")


def listed(game: str, **which: str | None) -> str:
    """What the list that `read` gives pages of is called."""
    return asked(game, **which).pk if registry.find(game).needs_course else named(game, **which)


def named(
    game: str,
    *,
    course: str | None = None,
    holes: str | None = None,
    format: str | None = None,
    modes: str | None = None,
    period: str | None = None,
    rounds: str | None = None,
) -> str:
    """The name of a board of all rounds, ever. Eighteen holes, the game's usual format and no modes (a list with commas, in
    any order), if not said otherwise.

    Unknown for a game that is not there, Malformed for words that no board can have, or for any where the game has no course.
    """
    if not registry.find(game).needs_course:
        if course or holes or format or modes:
            raise Malformed("Wins are counted over all tables of this game: leave out course, holes, format and modes.")
        if period not in (None, periods.EVER) or rounds not in (None, "all"):
            raise Malformed("Wins are counted over all time: leave out period, when and rounds.")
        return wins.board(game)
    usual = registry.find(game).options_schema()["properties"].get("format", {}).get("default", "")
    return _key(game, course, "18" if holes is None else holes, usual if format is None else format, modes or "")


def rows_of(result: Mapping[str, Any]) -> list[Row]:
    """The rows that follow from one seat's result alone: none without a score, nor for a game without a course."""
    if result["course"] is None:
        return []
    rows = [row for board, points in boards_of(result) for row in round_rows(board, points, result)]
    return rows + across_rows(result)


def boards_of(result: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The board of a course on which a seat's result stands, with its points there; none without a score, nor for a round of a
    day’s challenge, which stands on its day’s (`daily.py`).
    """
    if result["course"] is None or result.get("score") is None or "challenge" in result:
        return []
    return [(_boards(result)[0], result["score"])]


def across_rows(result: Mapping[str, Any]) -> list[Row]:
    """What a seat's result gives the board across courses."""
    if result.get("to_par") is None or result["course"] not in courses.BUILT_IN or "challenge" in result:
        return []
    place = place_of(result["to_par"], result)
    return [Row(board_pk(_boards(result)[1]), place, 1, body_of(result))]


def keys_of(result: Mapping[str, Any]) -> list[str]:
    """All boards on which rows of such a result may be looked for: also those on which it counts no more."""
    if result["course"] is None:
        return []
    own, across = _boards(result)
    return [board_pk(across), *(board_pk(own, period) for period in periods.of(result["at"]))]


def _boards(result: Mapping[str, Any]) -> tuple[str, str]:
    kind = (result["holes"] or "", result["format"] or "", result["modes"])
    names = (_key(result["game"], result["course"], *kind), _key(result["game"], None, *kind))
    return names[0].removeprefix("BOARD#"), names[1].removeprefix("BOARD#")


def round_rows(board: str, points: int, result: Mapping[str, Any]) -> list[Row]:
    """A round on a board: one row for ever, first, and one for each of its periods."""
    sk, body = place_of(points, result), body_of(result)
    return [Row(board_pk(board, period), sk, 1, body) for period in periods.of(result["at"])]


def place_of(points: int, result: Mapping[str, Any]) -> str:
    """Where a round lies: equal points in order of time."""
    return f"{fewest_first(points)}#{result['at']:015d}#{result['table']}#{result['seat']}"


def body_of(result: Mapping[str, Any]) -> str:
    """What its place does not tell of a round, as short as can be: a page of a hundred is two read units."""
    return json_codec.dump([result["player"], result["name"], result["score"], result["to_par"]])


def called(body: str, name: str) -> str:
    """What a row says of a round, with another name."""
    player, _, *more = json_codec.load(body)
    return json_codec.dump([player, name, *more])


def _key(game: str, course: str | None, *kind: str) -> str:
    if course == "" or not all(_WORD.fullmatch(word) for word in (game, course or "", *kind)):
        raise Malformed("There is no such board.")
    *kinds, modes = kind
    return "#".join(("BOARD", game, course or "", *kinds, ",".join(sorted(modes.split(",")))))


def _ranked(counts: histogram.Counts, row: Row) -> dict[str, Any]:
    return shown(row, histogram.rank(counts, points_of(row.sk)))


def shown(row: Row, rank: int) -> dict[str, Any]:
    """What a row says of a round, or of a player's wins, as the contract shows it. Rounds were once told in full too."""
    told = json_codec.load(row.body)
    if isinstance(told, list):
        player, name, score, to_par = told
        _, at, table, _ = row.sk.split("#")
        told = {"player": player, "name": name, "score": score, "to_par": to_par, "table": table, "at": int(at)}
    return {"rank": rank, **told, "at": times.told(told["at"])}


def player_of(row: Row) -> str | None:
    """Whose round it is; None where the row is not like ours."""
    told = json_codec.load(row.body)
    found = told[0] if isinstance(told, list) else told.get("player")
    return None if found is None else str(found)
