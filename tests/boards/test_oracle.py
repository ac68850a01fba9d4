"""Months of finished tables, projected in any order: every reply about boards, ratings, players, rounds, head-to-head,
statistics and the day's challenge equals that of an oracle written from the docs (`oracle.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from chalicelib import times
from chalicelib.boards import (
    bots,
    course_boards,
    course_rating,
    course_statistics,
    courses,
    daily,
    periods,
    present_player,
    rating_board,
)
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.daily import Challenge
from chalicelib.boards.results import SeatResult, TableResult, project_results
from chalicelib.errors import Unknown
from chalicelib.games.interface import Course, Hole
from chalicelib.store.sqlite import SqliteStore
from tests.boards.oracle import DAY, GOLF, Ended, Oracle, Sat
from tests.seeds import first

BEGIN = 1_797_500_000_000
"""The middle of December (ms), so that months, weeks and the year change on the way."""
LATE = 5
"""A table is projected late by fewer tables than this: of more, not all later ratings are corrected."""
ADDED = ("Nine Oaks", [(4, 300), (3, 150), (5, 500)] * 3), ("Six Short", [(4, 310), (3, 155)] * 3), ("Long", [(6, 700)] * 18)
CARDS = ("stew", "trade-ring", "becks-golf")


def published(game: str, holes: Sequence[tuple[int, int]], seats: int) -> tuple[Fraction, Fraction] | None:
    """Return a course's published ratings: the rating to a tenth, the slope as a whole number."""
    found = course_rating.rate(game, [Hole(*hole) for hole in holes], seats)
    return found and (Fraction(round(found.strokes * 10), 10), Fraction(round(found.slope)))


def key(name: str) -> str:
    return f"{name:x<22}"


class History:
    """Tables that end one after the other. The seed decides who plays, where and how it goes."""

    def __init__(self, seed: int, tables: int, people_: int, nines: bool) -> None:
        self.random = Random(seed)
        self.players = {f"p{number}": key(f"p{number}") for number in range(people_)}
        self.nines = nines
        self.store = SqliteStore()
        added = [courses.row_of(key("who"), name, [Hole(*hole) for hole in card]) for name, card in ADDED]
        for row in added:
            self.store.put(row)
        self.courses: list[Course] = [*BUILT_IN.values(), *map(courses.decode_course, added)]
        self.at = BEGIN
        self.tables = [self.table(number) for number in range(tables)]
        self.bots = {table.id: self._came(table) for table in self.tables}

    def table(self, number: int) -> Ended:
        random = self.random
        self.at += random.choice((1000, 60_000, 3_600_000, 20_000_000, 90_000_000))
        shared: dict[str, Any] = {"id": key(f"T{number}-"), "at": self.at}
        if random.random() < 0.08:
            return self._challenge(shared)
        count = random.randint(1, 4)
        who = random.sample(sorted(self.players), count)
        if random.random() < 0.35 and not self.nines:
            places = sorted(random.choices(range(1, count + 1), k=count))
            places = [1 + sum(less < place for less in places) for place in places]
            random.shuffle(places)
            sat = [Sat(self.players[one], self._called(one), place) for one, place in zip(who, places, strict=True)]
            game = random.choice(CARDS)
            return Ended(**shared, game=game, of=count + (count == 1), sat=tuple(sat), bots=self._bots(game, count, 2))
        return self._golf(shared, who)

    def _called(self, one: str) -> str:
        return one.title() if self.random.random() < 0.9 else f"{one}!"

    def _bots(self, game: str, people_: int, place: int) -> tuple[tuple[float, int], ...]:
        worth = bots.skill(game, "hard")
        assert worth is not None
        return ((worth, place),) if people_ == 1 else ()

    def _golf(self, shared: dict[str, Any], who: Sequence[str]) -> Ended:
        random, game = self.random, self.random.choice(("dice-golf", "dice-golf", "mulligan"))
        course = random.choice(self.courses[: 4 if self.nines else None])
        if len(course.holes) == 18:
            holes = random.choice(("front", "back")) if self.nines else random.choice(("18", "18", "front", "back", "72"))
        else:
            holes = "all"
        if holes == "72" and game == "mulligan":
            holes = "18"
        modes = random.choice(("", "", "heavy_bag", "course,heavy_bag")) if game == "mulligan" else ""
        table = Ended(
            **shared,
            game=game,
            of=len(who) + (len(who) == 1),
            sat=(),
            course=course.id,
            card=tuple((hole.par, hole.yards) for hole in course.holes),
            holes=holes,
            format=random.choice(("stroke", "stroke", "stroke", "skins", "match")) if game == "dice-golf" else "",
            modes=modes,
        )
        sat = [self._round(table, one) for one in who]
        if table.format == "match" and random.random() < 0.5:  # decided early
            sat = [replace(one, score=None, to_par=None, strokes={}) for one in sat]
        totals = [one.score or random.randint(1, 3) for one in sat]
        worst = 1 + sum(total < 72 for total in totals[:1])
        placed = [replace(one, place=1 + sum(less < total for less in totals)) for one, total in zip(sat, totals, strict=True)]
        if len(who) == 1:
            placed = [replace(placed[0], place=worst)]
        return replace(table, sat=tuple(placed), bots=self._bots(game, len(who), 3 - worst))

    def _round(self, table: Ended, one: str) -> Sat:
        every = [*range(1, len(table.card) + 1)]
        played = {"front": every[:9], "back": every[9:]}.get(table.holes or "", every)
        worse = int(one[1:]) % 4
        rounds = 4 if table.holes == "72" else 1
        strokes = {
            hole: [max(1, table.card[hole - 1][0] + self.random.choice((-1, 0, 0, 1, worse))) for _ in range(rounds)]
            for hole in played
        }
        score = sum(map(sum, strokes.values()))
        par = rounds * sum(table.card[hole - 1][0] for hole in played)
        return Sat(self.players[one], self._called(one), 1, score, score - par, strokes)

    def _challenge(self, shared: dict[str, Any]) -> Ended:
        date = f"{datetime.fromtimestamp(self.at / 1000, UTC):%Y-%m-%d}"
        course = BUILT_IN["augustine"]
        card = tuple((hole.par, hole.yards) for hole in course.holes)
        kind: dict[str, Any] = {"course": course.id, "card": card, "holes": "front", "format": "stroke", "challenge": date}
        table = Ended(**shared, game="dice-golf", of=1, sat=(), **kind)
        daily.store_challenge(self.store, Challenge(date, "dice-golf", course.id, "front", "seed"))
        return replace(table, sat=(self._round(table, self.random.choice(sorted(self.players))),))

    def _came(self, table: Ended) -> list[list[Any]]:
        return [["hard", place] for _, place in table.bots]

    # How the store hears of it

    def result(self, table: Ended) -> TableResult:
        named = {course.id: course.name for course in self.courses}
        seats: list[SeatResult] = []
        for number, sat in enumerate(table.sat):
            seat: SeatResult = {"seat": number, "player": sat.player, "name": sat.name, "place": sat.place}
            if sat.score is not None:
                by = {str(hole): strokes for hole, strokes in sat.strokes.items()}
                seat |= {"score": sat.score, "to_par": sat.to_par, "holes_by": by}
            seats.append(seat)
        made: TableResult = {
            "game": table.game,
            "course": table.course,
            "course_name": None if table.course is None else named[table.course],
            "holes": table.holes,
            "format": table.format or None,
            "modes": table.modes,
            "at": table.at,
            "of": table.of,
            "bots": self.bots[table.id],
            "seats": seats,
        }
        return {**made, "challenge": table.challenge} if table.challenge else made

    def tell(self) -> None:
        """Project the tables day by day; those of one day out of order, and some of them again."""
        for day in sorted({table.at // DAY for table in self.tables}):
            tables = [table for table in self.tables if table.at // DAY == day]
            late = [(number + LATE * self.random.random(), table) for number, table in enumerate(tables)]
            again = [(number + LATE * self.random.random(), table) for number, table in late if self.random.random() < 0.3]
            for _, table in sorted([*late, *again], key=lambda one: one[0]):
                project_results(self.store, table.id, 60, self.result(table))


def shown(line: dict[str, Any]) -> dict[str, Any]:
    """Convert one of the oracle's lines to the API's form: times in ISO 8601."""
    return {**line, "at": times.iso(line["at"])}


def around(oracle_lines: Sequence[dict[str, Any]], player: str) -> dict[str, Any]:
    at = next((at for at, line in enumerate(oracle_lines) if line["player"] == player), None)
    if at is None:
        return {"item": None, "above": [], "below": [], "of": len(oracle_lines)}
    above, below = oracle_lines[max(0, at - 2) : at], oracle_lines[at + 1 : at + 3]
    return {"item": oracle_lines[at], "above": [*above], "below": [*below], "of": len(oracle_lines)}


def pages(read: Any, count: int = 7) -> list[dict[str, Any]]:
    """Return all items, read page by page."""
    items: list[dict[str, Any]] = []
    cursor = None
    while True:
        page, cursor = read(count=count, cursor=cursor)
        items += page
        if cursor is None:
            return items


def close(found: float | None, wanted: float | None, game: str) -> bool:
    """Compare ratings: an index must be equal, a rating equal when rounded to a tenth, with halves either way."""
    if found is None or wanted is None or game in GOLF:
        return found == wanted
    return abs(found - wanted) <= 0.0500001


def boards_asked(history: History, now: int) -> Iterator[dict[str, str | None]]:
    """Yield every board that may have rows, and some others."""
    kinds = {(table.game, table.course, table.holes, table.format, table.modes) for table in history.tables if table.course}
    for game, course, holes, form, modes in sorted(kinds, key=str):
        which = {"game": game, "course": course, "holes": holes, "format": form, "modes": modes}
        for period in ("ever", "year", "month", "week"):
            for rounds in ("all", "best"):
                yield {**which, "period": period, "rounds": rounds, "when": None}
        for period, when_ in (("month", "2026-12"), ("week", "2026-W53"), ("week", "2026-W52"), ("year", "2026")):
            yield {**which, "period": period, "rounds": "best", "when": when_}
        yield {**which, "course": None, "period": "ever", "rounds": "all", "when": None}


def check(history: History) -> None:
    """Compare every reply with the oracle's."""
    store, now = history.store, history.at
    oracle = Oracle(history.tables, frozenset(BUILT_IN), published, now)
    every = oracle.players()
    for asked in boards_asked(history, now):
        check_board(store, oracle, asked, now, every)
    for game in CARDS:
        lines = [shown(line) for line in oracle.wins(game)]
        read = pages(lambda game=game, **page: course_boards.read(store, game, **page))
        assert [line | {"at": ""} for line in sorted(read, key=str)] == [line | {"at": ""} for line in sorted(lines, key=str)]
        assert [line["rank"] for line in read] == [line["rank"] for line in lines]
    for game in (*CARDS, "dice-golf", "mulligan"):
        check_ratings(store, oracle, game, every)
    for player in every:
        check_player(store, oracle, player)
        for other in every:
            assert present_player.against(store, player, other) == oracle.against(player, other), (player, other)
    with pytest.raises(Unknown):
        present_player.player(store, key("nobody"))
    for game in ("dice-golf", "mulligan"):
        for course in history.courses:
            check_figures(store, oracle, game, course)
    for date in {table.challenge for table in history.tables if table.challenge}:
        lines = [shown(line) for line in oracle.day(date)]
        assert pages(lambda date=date, **page: daily.read(store, date, page["count"], page["cursor"])) == lines
        assert daily.tally(store, date).finished == len(lines)


def check_board(store: SqliteStore, oracle: Oracle, asked: dict[str, Any], now: int, every: Sequence[str]) -> None:
    lines = [shown(line) for line in oracle.board(**{"form" if name == "format" else name: it for name, it in asked.items()})]
    which = {name: it for name, it in asked.items() if name != "when"}
    which["period"] = periods.requested(which["period"], asked["when"], now)
    game = which.pop("game")
    assert pages(lambda **page: course_boards.read(store, game, **which, **page)) == lines, asked
    if asked["course"] and asked["when"] is None:
        for player in every:
            assert course_boards.position(store, game, player, **which) == around(lines, player), (asked, player)


def check_ratings(store: SqliteStore, oracle: Oracle, game: str, every: Sequence[str]) -> None:
    wanted = {line["player"]: line for line in oracle.ratings(game)}
    found = pages(lambda **page: rating_board.read(store, game, **page))
    assert {line["player"] for line in found} == {*wanted}
    for line in found:
        own = shown(wanted[line["player"]])
        assert close(line["rating"], own["rating"], game), (game, line, own)
        assert {**line, "name": "", "rank": 0, "rating": 0} == {**own, "name": "", "rank": 0, "rating": 0}, game
        assert line["name"] in oracle.names(line["player"]), "as they were called at some table"
    order = [line["rating"] * (1 if game in GOLF else -1) for line in found]
    assert order == sorted(order)
    assert [line["rank"] for line in found] == [order.index(one) + 1 for one in order]
    for player in every:
        assert present_player.my_rating(store, player, game) == around(found, player)


def check_player(store: SqliteStore, oracle: Oracle, player: str) -> None:
    found, wanted = present_player.player(store, player), oracle.profile(player)
    games = {game["game"]: game for game in found.pop("games")}
    for own in wanted.pop("games"):
        game = games.pop(own["game"])
        assert {**game, "skill": 0} == {**own, "skill": 0}, player
        assert close(game["skill"], own["skill"], ""), (player, game, own)
    assert not games
    del found["parts"]
    best = [shown(line) for line in wanted["best"]]
    assert [{**line, "course": line["course"]["id"]} for line in found["best"]] == best, player
    assert {**found, "best": 0} == {**wanted, "best": 0, "since": times.iso(wanted["since"])}
    for game in (None, "dice-golf", "stew"):
        lines = [shown(line) for line in oracle.rounds(player, game)]
        read = [
            {**line, "course": line["course"] and line["course"]["id"]}
            for line in pages(lambda game=game, **page: present_player.rounds(store, player, game, **page))
        ]
        assert [{**line, "index": 0} for line in read] == [{**line, "index": 0} for line in lines]
        for line, own in zip(read, lines, strict=True):
            assert close(line["index"], own["index"], line["game"]), (player, line, own)


def check_figures(store: SqliteStore, oracle: Oracle, game: str, course: Course) -> None:
    found, wanted = course_statistics.read(store, course.id, game), oracle.figures(course.id, game)
    assert (found["rounds"], found["hardest"]) == (wanted["rounds"], wanted["hardest"]), (game, course.id)
    for hole, own in zip(found["holes"], wanted["holes"], strict=False):
        assert (hole["hole"], hole["rounds"]) == (own["hole"], own["rounds"])
        assert own["strokes"] is None or abs(hole["strokes"] - own["strokes"]) <= Fraction(1, 200)
    whole = oracle.board(game, course.id, "18" if len(course.holes) == 18 else "all", "stroke" if game == "dice-golf" else "")
    assert found["record"] == (shown(whole[0]) if whole else None)


SMALL, NINES, LARGE = (120, 6, False), (130, 4, True), (900, 12, False)


@pytest.mark.parametrize("shape", [SMALL, NINES], ids=["all games", "nines alone"])
@pytest.mark.parametrize("seed", first(1, range(12)))
@pytest.mark.long
def test_every_reply_equals_the_oracles(shape: tuple[int, int, bool], seed: int) -> None:
    history = History(seed, *shape)
    with closing(history.store):
        history.tell()
        check(history)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_every_reply_of_a_year_equals_the_oracles(seed: int) -> None:
    history = History(100 + seed, *LARGE)
    with closing(history.store):
        history.tell()
        check(history)
