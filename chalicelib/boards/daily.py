"""The daily challenge: its course and seed, the rounds begun, and its board.

    CHALLENGES         <date>                              the day: game, course, holes, and its seed, which is drawn once
    DAY#<date>         TALLY                               number of rounds begun, and of finished ones with each score
    ENTERED#<date>     <table>                             a round that was begun
    BOARD#DAY#<date>   <points>#<at>#<table>#<seat>        a round that was finished in time, by strokes against par

A round that begins or ends changes its own row and the tally together. Since its own row then exists, it counts once, however
often it is projected. A round's rank follows from the tally: one plus the number of better ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.boards import course_boards, histogram, ranked_pages
from chalicelib.store.interface import EMPTY, Row, Store, Unavailable, all_rows
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import points_of

DAYS, TALLY = "CHALLENGES", "TALLY"


class Challenge(NamedTuple):
    """A day's challenge. Its seed is secret until the day is over. Ids of rounds follow from `secret`, which always stays
    secret; older days have none.
    """

    date: str
    game: str
    course: str
    holes: str
    seed: str
    secret: str = ""


class Tally(NamedTuple):
    """How many rounds were begun, and how many finished ones have each score against par; `n` is the row's version."""

    n: int
    entered: int
    counts: histogram.Counts

    @property
    def finished(self) -> int:
        return histogram.total(self.counts)


class Standing(NamedTuple):
    """A round on the board with its neighbours, as the API presents them."""

    item: dict[str, Any] | None
    above: list[dict[str, Any]]
    below: list[dict[str, Any]]


def find(store: Store, date: str, *, strong: bool = False) -> Challenge | None:
    """Return the challenge of that day, if anybody requested it on that day."""
    row = store.get(DAYS, date, strong=strong)
    return None if row is None else Challenge(date, **json_codec.load(row.body))


def previous_day(store: Store, date: str) -> str | None:
    """Return the last day before this one that had a challenge."""
    rows, _ = store.rows(DAYS, count=1, after=date, back=True)
    return rows[0].sk if rows else None


def store_challenge(store: Store, drawn: Challenge) -> Challenge:
    """Store the challenge unless the day has one; return the day's challenge."""
    store.put(day_row(drawn), newer=True)
    found = find(store, drawn.date, strong=True)
    if found is None:
        raise Unavailable("What was kept is not there.")
    return found


def day_row(drawn: Challenge) -> Row:
    """Return the row of a challenge."""
    fields = {name: value for name, value in drawn._asdict().items() if name != "date"}
    return Row(DAYS, drawn.date, 1, json_codec.dump(fields))


def tally(store: Store, date: str, *, strong: bool = False) -> Tally:
    """Return the day's tally."""
    row = store.get(_day(date), TALLY, strong=strong)
    if row is None:
        return Tally(0, 0, [])
    fields = json_codec.load(row.body)
    return Tally(
        row.n, fields["entered"], histogram.from_counts({int(score): count for score, count in fields["counts"].items()})
    )


def board(date: str) -> str:
    """Return the partition key of the day's board."""
    return f"BOARD#DAY#{date}"


def board_row(result: Mapping[str, Any]) -> Row:
    """Return the board row of a challenge's round that finished in time. Equal scores are sorted by time."""
    place = course_boards.sort_key(result["to_par"], result)
    return Row(board(result["challenge"]), place, 1, course_boards.encode_body(result))


def read(store: Store, date: str, count: int, start: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """Return a page of the day's board, best first, as the API presents it, and the next cursor."""
    rows, more = store.rows(board(date), count=count, after=start)
    return _ranked(tally(store, date), rows), more


def entered_row(date: str, table: str) -> Row:
    """Return the row of a round that was begun."""
    return Row(f"ENTERED#{date}", table, 1, EMPTY)


def enter(store: Store, date: str, table: str) -> None:
    """Count a round that begins, once. Unavailable: call it again."""
    _count(store, date, entered_row(date, table), lambda tally: tally._replace(entered=tally.entered + 1))


def finish(store: Store, result: Mapping[str, Any]) -> None:
    """Put a round that finished in time on the board and count it, once. Unavailable: call it again."""

    def one_more(tally: Tally) -> Tally:
        return tally._replace(counts=histogram.add(tally.counts, {result["to_par"]: 1}))

    _count(store, result["challenge"], board_row(result), one_more)


def standing(store: Store, date: str, tally: Tally, result: Mapping[str, Any] | None) -> Standing:
    """Return this round (None: no round) with its rank on the day's board, and its neighbours."""
    if result is None:
        return Standing(None, [], [])
    row = board_row(result)
    above, _, below = ranked_pages.around(partial(store.rows, board(date)), row.sk)
    (item,) = _ranked(tally, [row])
    return Standing(item, _ranked(tally, above), _ranked(tally, below))


def recount(store: Store, date: str) -> Literal["missing", "wrong"] | None:
    """Repair the day's tally from the rows that it counts; return what was wrong, if anything. Rounds may begin and end
    meanwhile.
    """
    was: Literal["missing", "wrong"] | None = None

    def attempt() -> bool:
        nonlocal was
        now = tally(store, date, strong=True)
        entered = sum(1 for _ in all_rows(store, f"ENTERED#{date}", strong=True))
        counts = Counter(points_of(row.sk) for row in all_rows(store, board(date), strong=True))
        right = Tally(now.n, entered, histogram.from_counts(counts))
        if right == now:
            was = None
            return True
        was = "wrong" if now.n else "missing"
        return store.change([_tally_row(date, right)])

    until_done(attempt)
    return was


def dates(store: Store) -> list[str]:
    """Return all days that had a challenge."""
    return [row.sk for row in all_rows(store, DAYS, strong=True)]


def _count(store: Store, date: str, row: Row, count: Callable[[Tally], Tally]) -> None:
    """Put the row and the changed tally together, unless the row exists: then it has been counted."""

    def attempt() -> bool:
        if store.get(row.pk, row.sk, strong=True) is not None:
            return True
        return store.change([row, _tally_row(date, count(tally(store, date, strong=True)))])

    until_done(attempt)


def _tally_row(date: str, tally: Tally) -> Row:
    counts = {str(score): count for score, count in histogram.to_counts(tally.counts).items()}
    return Row(_day(date), TALLY, tally.n + 1, json_codec.dump({"entered": tally.entered, "counts": counts}))


def _ranked(tally: Tally, rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [course_boards.present(row, histogram.rank(tally.counts, points_of(row.sk))) for row in rows]


def _day(date: str) -> str:
    return f"DAY#{date}"
