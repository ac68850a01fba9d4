"""Measure the read units of requests for leaderboards, players and challenges, with few and with many entries.

    python -m tests.bench.board_reads

The rows are written directly to the store: players with a rating, one of whom has played a thousand rounds of every game and
met hundreds of others; rounds of a day's challenge and of a course; and counts with as many different scores as possible.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.actions import challenge
from chalicelib.boards import (
    course_boards,
    daily,
    histogram,
    pairs,
    periods,
    player_profile,
    present_player,
    profile_updates,
    rating_board,
)
from chalicelib.boards.results import TableResult, project_results
from chalicelib.log import entries as log_entries
from chalicelib.play import ids
from chalicelib.play.club import Club
from chalicelib.store.interface import Row, Store
from chalicelib.store.sort_keys import MIDDLE, newest_first
from chalicelib.store.sqlite import SqliteStore
from tests.store.meter import Meter

GAMES = ("becks-golf", "dice-golf", "mulligan", "stew", "trade-ring")
ENTRIES = (10, 1_000_000)
LOOK_MOST, PAGE_MOST = 2.0, 1.0
"""Maximum read units of a request, and of each page of a hundred that it shows, neighbours included."""
NOW = 1_795_262_400_000
"""21 November 2026, 12:00 UTC, in ms."""
DAY_MS = 24 * 3_600_000
ME = "m" * 22
LISTED, STROKES = 500, 100
"""Number of different ratings (in tenths), and of different scores."""
PARTS = (1, 2, 24, 104, 2, 24, 104)
"""Rounds are spread evenly over two years, so each counted period (periods.py) has one in this many of them."""
COURSE = "pebble-coast"
BOARD = f"dice-golf#{COURSE}#18#stroke#"
FULL = 45
"""Number of tables of each game that fill all lists of a profile."""


class Look(NamedTuple):
    """The read units of a request, by the number of entries, and its limit."""

    what: str
    entries: int
    read: float
    most: float


def looks(entries: int) -> Iterator[Look]:
    """Measure all requests."""
    with closing(SqliteStore()) as store:
        veterans(store, [ME, "h" * 22])
        _list(store, entries)
        club = Club(Meter(store), clock=lambda: NOW)
        metered: Any = club.store
        date = "2026-11-21"
        kept = challenge.todays_challenge(club)
        table = _challenge(store, kept, entries)
        mine = partial(challenge.my_challenge, club, ME, date)
        for what, pages, look in (
            ("a page of ratings", 1, lambda: rating_board.read(metered, "stew", count=100)),
            ("a player's place among ratings", 0, lambda: present_player.my_rating(metered, ME, "stew")),
            ("a player's place among indexes", 0, lambda: present_player.my_rating(metered, ME, "dice-golf")),
            ("a player", 0, lambda: present_player.player(metered, ME)),
            ("a page of a player's rounds", 1, lambda: present_player.rounds(metered, ME, None, count=100)),
            ("two players against each other", 0, lambda: present_player.against(metered, "0" * 22, ME)),
            ("a page of a course's leaderboard", 1, lambda: course_boards.read(metered, "dice-golf", count=100, course=COURSE)),
            ("a player's place on it", 0, lambda: course_boards.position(metered, "dice-golf", ME, course=COURSE)),
            ("a day's challenge", 0, lambda: challenge.show_challenge(club, challenge.challenge_of(club, date))),
            ("a page of its leaderboard", 1, lambda: daily.read(metered, date, 100)),
            ("a player's place on that", 1, lambda: (challenge.challenge_of(club, date), mine())),
        ):
            metered.reset()
            look()
            yield Look(what, entries, sum(metered.read.values()), LOOK_MOST + pages * PAGE_MOST)
        assert mine().table == table


def veterans(store: Store, players: list[str], strangers: int = 0) -> None:
    """Give these players the rows of a thousand rounds of each game among themselves, and with `strangers` others."""
    random = Random(strangers)
    others = [f"{random.getrandbits(80):022x}" for _ in range(strangers)]
    for number in range(FULL * len(GAMES)):
        game, at = GAMES[number % len(GAMES)], NOW - 200 * DAY_MS + number * 60_000
        project_results(store, f"V{number:021d}", 60, result(game, players, random, at))
    for number in range(0, strangers, 2):
        told_of = result("stew", [*players, *others[number : number + 2]][:8], random, NOW - 199 * DAY_MS + number)
        project_results(store, f"S{number:021d}", 60, told_of)
    for player in players:
        for game in GAMES:
            row = store.get(*profile_updates.profile_key(player, game), strong=True)
            known = profile_updates.profile_of(store, player, game)
            assert row
            assert known
            known["games"][game]["rounds"] = known["rounds"] = 1000
            known["games"][game]["wins"] = 300
            store.put(Row(row.pk, row.sk, row.n, player_profile.body(known, game)))


def result(game: str, players: list[str], random: Random, at: int) -> TableResult:
    """Return a table's result with random places and scores for these players."""
    golf = player_profile.is_golf(game)
    seats: list[Any] = []
    for number, player in enumerate(players):
        seat: dict[str, Any] = {
            "seat": number,
            "player": player,
            "name": "Margaret",
            "place": 1 + random.randrange(len(players)),
        }
        if golf:
            score = random.randrange(66, 90)
            by = {str(hole): [score // 18 + (hole <= score % 18)] for hole in range(1, 19)}
            parts = {part: random.uniform(-3, 3) for part in ("approach", "driving", "putting")}
            seat |= {"score": score, "to_par": score - 72, "holes_by": by, "parts": parts}
        seats.append(seat)
    course = {"course": COURSE, "course_name": "Pebble Coast", "holes": "18", "format": "stroke"}
    where: dict[str, Any] = course if golf else dict.fromkeys(course)
    return {"game": game, **where, "modes": "", "at": at, "of": len(seats), "seats": seats}  # type: ignore[typeddict-item]


def _list(store: SqliteStore, entries: int) -> None:
    """Fill the rating boards with players before and behind the measured one, and the board of one course with rounds."""
    each = max(1, entries // LISTED)
    with store.batch():
        for game in ("stew", "dice-golf"):
            _fill(
                store,
                entries,
                rating_board.board(game),
                "printf('p%021d', i)",
                f"""printf('{{"name":"Margaret","at":%d}}', {NOW} + i)""",
                f"printf('%06d#%06d#p%021d', {MIDDLE} - {LISTED // 2} + i %% {LISTED}, 1 + i %% 900, i)".replace("%%", "%"),
            )
        for rounds in course_boards.ROUNDS:
            _fill(
                store,
                entries,
                course_boards.board_pk(BOARD, "ever", rounds),
                f"printf('%06d#%015d#T%021d#0', {MIDDLE} + 60 + i % {STROKES}, {NOW} + i, i)",
                f"""printf('["p%021d","Margaret",%d,%d]', i, 60 + i % {STROKES}, i % {STROKES} - 12)""",
            )
    for game in ("stew", "dice-golf"):
        counts = [-LISTED // 2, *[each] * min(LISTED, entries)]
        store.put(Row(rating_board.tally_key(game), rating_board.TALLY, 10**6, json_codec.dump(histogram.encode(counts))))
    of = {}
    for period, part in zip(periods.counted(NOW), PARTS, strict=True):
        many = histogram.encode([60, *[max(1, entries // part // STROKES)] * min(STROKES, entries)])
        of[period] = {"all": many, "best": many}
    store.put(Row(course_boards.tally_pk(BOARD), course_boards.COUNTS, 10**6, json_codec.dump({"at": NOW, **of})))
    for number in range(110):
        seat = f"{MIDDLE + 72:06d}#{NOW - number:015d}#{number:022d}"
        store.put(Row(profile_updates.history_pk(ME), f"{newest_first(NOW + number)}#{number:022d}", 1, _history()))
        if not number:
            best = f"{seat}#0"
            store.put(Row(course_boards.best_of_pk(BOARD, ME), "ever", 1, json_codec.dump({"sk": best})))
            store.put(Row(course_boards.board_pk(BOARD), best, 1, json_codec.dump([ME, "Margaret", 72, 0])))
    for number in range(min(2_000, entries)):
        change = pairs.counted(store, [("0" * 22, 1), (f"x{number:021d}" if number else ME, 2)])
        store.change(*change)


def _history() -> str:
    kept = {"g": "dice-golf", "c": [COURSE, "Pebble Coast"], "h": "18", "s": 72, "p": 0, "l": 1, "o": 4, "i": 12.3}
    return json_codec.dump(kept)


def _challenge(store: SqliteStore, kept: daily.Challenge, entries: int) -> str:
    """Fill the day's board with rounds, one of them by the measured player; return the id of their table."""
    table = ids.challenge_id(log_entries.from_base64url(kept.secret), kept.date, ME)
    seat: Any = {"seat": 0, "player": ME, "name": "Margaret", "place": 1, "score": 36, "to_par": 0}
    shared = {"game": kept.game, "course": kept.course, "course_name": "", "holes": kept.holes, "format": "stroke", "modes": ""}
    project_results(store, table, 60, {**shared, "at": NOW, "challenge": kept.date, "seats": [seat]})  # type: ignore[typeddict-item]
    with store.batch():
        _fill(
            store,
            entries,
            daily.board(kept.date),
            f"printf('%06d#%015d#T%021d#0', {MIDDLE} - 12 + i % 40, {NOW} + i, i)",
            """printf('["p%021d","Margaret",%d,%d]', i, 24 + i % 40, i % 40 - 12)""",
        )
    counts = {str(score): 1 + entries // 40 for score in range(-12, 28)}
    store.put(Row(f"DAY#{kept.date}", daily.TALLY, 10**6, json_codec.dump({"entered": entries, "counts": counts})))
    return table


def _fill(store: SqliteStore, many: int, pk: str, sk: str, body: str, order: str = "NULL") -> None:
    """Insert `many` rows of one pk. `sk`, `body` and `order` are SQL expressions of i."""
    store._db.execute(
        "INSERT OR IGNORE INTO rows (pk, sk, n, body, place) WITH RECURSIVE t(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM t"
        f" WHERE i + 1 < ?) SELECT ?, {sk}, 1, {body}, {order} FROM t",
        (many, pk),
    )


def rows() -> Iterator[Look]:
    for entries in ENTRIES:
        yield from looks(entries)


def broken(found: Iterable[Look]) -> Iterator[str]:
    """Yield a sentence for each request that exceeds its limit."""
    for look in found:
        if look.read > look.most:
            yield f"{look.what}, with {look.entries} entries: {look.read} units (limit {look.most})."


def main() -> int:
    """Print all figures. Return 1 if a request exceeds its limit."""
    found = list(rows())
    half = len(found) // 2
    sys.stdout.write(f"{'read units (limit), by entries':44}{ENTRIES[0]:>12,}{ENTRIES[1]:>12,}\n")
    for few, many in zip(found[:half], found[half:], strict=True):
        sys.stdout.write(f"{f'{few.what} ({few.most:.0f})':44}{few.read:12.1f}{many.read:12.1f}\n")
    return int(any(broken(found)))


if __name__ == "__main__":
    sys.exit(main())
