"""How a round comes to stand on a board: with all that it changes there, and once.

    look: stands its row? ──yes──▶ done
         no │      its rows of this year, month and week are put: they follow from the round alone
            ▼
    one change: its row for ever, how many came to so many points, and where it is its player's best that, for the last one
            │ False: somebody was quicker
            ▼
    look again, after a pause that grows

Its row for ever is what makes it happen once, however often and in whatever order rounds are told of. A player who goes by
another key takes all of their bests on the board along at the first round that says so: the old key's row for ever points to
the new one from then on, and what is told late of the old key counts for the new. Who places a round looks at that again when
it stands: a best may have been put down for the old key while it moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any

from chalicelib import compact
from chalicelib.boards import boards, histogram, periods
from chalicelib.boards.boards import Asked
from chalicelib.boards.rekeyed import earlier
from chalicelib.store.interface import Gone, Row, Store, Unavailable
from chalicelib.store.keys import points_of
from chalicelib.store.pages import every
from chalicelib.store.races import until_done


@dataclass
class Changing:
    """What one change is to put and to take away."""

    rows: list[Row] = field(default_factory=list)
    gone: list[Gone] = field(default_factory=list)
    counts: dict[str, dict[str, Counter[int]]] = field(default_factory=dict)
    """By period, for all rounds and for the best: how many more there are of so many points."""

    def count(self, period: str, rounds: str, points: int, more: int) -> None:
        of = self.counts.setdefault(period, {"all": Counter(), "best": Counter()})
        of[rounds][points] += more


def place(store: Store, result: Mapping[str, Any]) -> int:
    """Puts one seat's result on its boards, with all that it changes there; how many rows that made. Unavailable: call it
    again.
    """
    return sum(_place(store, board, points, result) for board, points in boards.boards_of(result))


def rename(store: Store, result: Mapping[str, Any]) -> None:
    """Has players' bests say what this seat's result says now, whose rows were put in place of what stood. Unavailable: call it
    again.
    """
    for board, points in boards.boards_of(result):
        # A best that is yet to follow to another key is looked for first: meanwhile it goes from here to there.
        owners = [*earlier(result), owner_of(store, board, result["player"])]
        for owner, period in product(owners, periods.of(result["at"])):
            until_done(partial(_say, store, Asked(board, period, "best"), points, owner, result))


def _say(store: Store, where: Asked, points: int, owner: str, result: Mapping[str, Any]) -> bool:
    """Whether a player's best says it now. No row goes for it: who forgets a player may not take any away."""
    wanted = _saying(store, where, points, owner, result)
    return wanted is None or store.change(wanted.rows)


def _saying(store: Store, where: Asked, points: int, owner: str, result: Mapping[str, Any]) -> Changing | None:
    """What has a player's best say it; None where it is another round, or says it by now."""
    board, period, _ = where
    standing, sk = store.get(boards.best_of_pk(board, owner), period, strong=True), boards.place_of(points, result)
    if standing is None or said(standing).get("sk") != sk:
        return None
    shown = store.get(where.pk, sk, strong=True)
    body = body_for(owner, boards.body_of(result))
    if shown is None or shown.body == body:
        return None
    change = Changing()
    _put_best(change, board, period, owner, standing, Row(shown.pk, sk, shown.n + 1, body))
    return change


def _place(store: Store, board: str, points: int, result: Mapping[str, Any]) -> int:
    before, player = earlier(result), result["player"]
    for was in before:
        follow(store, board, was, player)

    def change() -> Changing | None:
        row, *others = boards.round_rows(board, points, result)
        standing = store.get(row.pk, row.sk, strong=True)
        if standing is not None and standing.n >= boards.version(result):
            return None
        if before and standing is not None and (other := boards.player_of(standing)) not in (player, None):
            follow(store, board, other, player)  # what was put down for that key since, or if it changed twice
        for other_row in others:
            store.put(other_row, newer=True)
        return _changing(store, board, points, result, Row(row.pk, row.sk, standing.n + 1 if standing else 1, row.body))

    made = _until_done(store, change)
    if (owner := owner_of(store, board, player)) != player:
        follow(store, board, player, owner)
    return made


def _until_done(store: Store, change: Callable[[], Changing | None]) -> int:
    """Makes what `change()` says until it says nothing more; how many rows are there now that were not."""
    made = 0

    def attempt() -> bool:
        nonlocal made
        while (wanted := change()) is not None:
            if not store.change(wanted.rows, wanted.gone):
                return False
            made += sum(row.n == 1 for row in wanted.rows)
        return True

    until_done(attempt)
    return made


def _changing(store: Store, board: str, points: int, result: Mapping[str, Any], row: Row) -> Changing:
    """What the round changes, one version of its row after another."""
    change, owner = Changing([row]), owner_of(store, board, result["player"])
    for period in periods.of(result["at"]):
        change.count(period, "all", points, int(row.n == 1))
        _better(store, change, board, period, owner, row)
    _tally(store, change, board, result["at"])
    return change


def _better(store: Store, change: Changing, board: str, period: str, owner: str, row: Row) -> None:
    """Puts a round in the place of its player's best, if it is better, or is that one."""
    standing = store.get(boards.best_of_pk(board, owner), period, strong=True)
    best = _best(standing)
    if best is not None and best < row.sk:
        return
    shown = store.get(boards.board_pk(board, period, "best"), row.sk, strong=True)
    if best is not None and best != row.sk:
        _take_best(store, change, board, period, best)
    if shown is None:  # else it stands there already, as the best of a key that is yet to be followed
        change.count(period, "best", points_of(row.sk), 1)
    put = Row(boards.board_pk(board, period, "best"), row.sk, shown.n + 1 if shown else 1, body_for(owner, row.body))
    _put_best(change, board, period, owner, standing, put)


def _best(standing: Row | None) -> str | None:
    """Where a player's best lies by this row."""
    told = said(standing) if standing else {}
    if "to" in told:
        raise Unavailable("A key was changed meanwhile.")
    return told.get("sk")


def _take_best(store: Store, change: Changing, board: str, period: str, sk: str) -> None:
    """Takes away what is somebody's best no more. As many bests are counted as there are rows of them."""
    pk = boards.board_pk(board, period, "best")
    if shown := store.get(pk, sk, strong=True):
        change.count(period, "best", points_of(sk), -1)
        change.gone.append((pk, sk, shown.n))


def _put_best(change: Changing, board: str, period: str, owner: str, standing: Row | None, shown: Row) -> None:
    told = compact.dump({"sk": shown.sk})
    change.rows += [shown, Row(boards.best_of_pk(board, owner), period, standing.n + 1 if standing else 1, told)]


def said(row: Row) -> dict[str, Any]:
    """What a row says of a best, or of counts; nothing where it is not like ours, which a rebuild puts right."""
    told = compact.load(row.body)
    return told if isinstance(told, dict) else {}


def body_for(owner: str, body: str) -> str:
    """What a row says of a round that is this player's by now."""
    _, *more = compact.load(body)
    return compact.dump([owner, *more])


def _tally(store: Store, change: Changing, board: str, at: int = 0) -> None:
    """Counts what was noted, of the periods that are counted now that a round has finished at that time (ms)."""
    more = {period: of for period, of in change.counts.items() if any(any(counter.values()) for counter in of.values())}
    if not more:
        return
    standing = store.get(boards.tally_pk(board), boards.COUNTS, strong=True)
    before = said(standing) if standing else {}
    newest = max(at, before.get("at", 0))
    told: dict[str, Any] = {"at": newest}
    for period in periods.kept(newest):
        counts, of = before.get(period, {}), more.get(period, {})
        now = {
            rounds: histogram.packed(histogram.changed(histogram.unpacked(counts.get(rounds, "")), of.get(rounds, {})))
            for rounds in boards.ROUNDS
        }
        if now["all"]:
            told[period] = now
    row = Row(boards.tally_pk(board), boards.COUNTS, standing.n + 1 if standing else 1, compact.dump(told))
    change.rows.append(row)


def owner_of(store: Store, board: str, player: str) -> str:
    """Who has this player's bests on the board: the same, if their key was not changed there."""
    while (standing := store.get(boards.best_of_pk(board, player), periods.EVER, strong=True)) and "to" in said(standing):
        player = said(standing)["to"]
    return player


def follow(store: Store, board: str, was: str, player: str) -> bool:
    """Moves all of a player's bests on the board to the key that they go by now; whether there were any. Unavailable: call it
    again.
    """
    owner, moved = owner_of(store, board, player), False
    if owner == was:
        return False

    def change(period: str) -> Changing | None:
        nonlocal moved
        found = _moving(store, board, period, was, owner)
        moved = moved or found is not None
        return found

    _until_done(store, partial(change, periods.EVER))  # first: from then on none is put down for the old key
    for row in list(every(store, boards.best_of_pk(board, was), strong=True)):
        if row.sk != periods.EVER:
            _until_done(store, partial(change, row.sk))
    if (last := owner_of(store, board, owner)) != owner:  # whose key was changed meanwhile
        follow(store, board, owner, last)
    return moved


def _moving(store: Store, board: str, period: str, was: str, owner: str) -> Changing | None:
    """What moves the best of one period; None where it is not there any more."""
    pk, change = boards.best_of_pk(board, was), Changing()
    old = store.get(pk, period, strong=True)
    told = said(old) if old else {}
    if "to" in told or (old is None and period != periods.EVER):
        return None
    if period == periods.EVER:
        change.rows.append(Row(pk, period, old.n + 1 if old else 1, compact.dump({"to": owner})))
    elif old is not None:
        change.gone.append((pk, period, old.n))
    if "sk" in told:
        _take_over(store, change, board, period, owner, told["sk"])
        _tally(store, change, board)
    return change


def _take_over(store: Store, change: Changing, board: str, period: str, owner: str, sk: str) -> None:
    """Gives a best to a player, unless theirs is better: then it goes."""
    pk = boards.board_pk(board, period, "best")
    standing = store.get(boards.best_of_pk(board, owner), period, strong=True)
    theirs = _best(standing)
    if theirs == sk:
        return  # another has just moved it: the change will be refused
    if theirs is not None and theirs < sk:
        _take_best(store, change, board, period, sk)
        return
    if theirs is not None:
        _take_best(store, change, board, period, theirs)
    if shown := store.get(pk, sk, strong=True):
        _put_best(change, board, period, owner, standing, Row(pk, sk, shown.n + 1, body_for(owner, shown.body)))
