"""An oracle of what boards, ratings and players' pages must show after some finished tables. It is written from the docs, uses
none of the code, and computes everything from all tables again, however slowly.

Tables come in any order. Golf is computed in fractions, so that nothing is rounded except where the rules say so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from functools import cached_property
from math import exp, floor, sqrt
from typing import Any

GOLF = ("dice-golf", "mulligan")
NINES_AND_WHOLES = ("front", "back", "18")
DAY = 86_400_000
MEAN, DEVIATION, SPREAD = 25.0, 25 / 3, 25 / 6
DRIFT = DEVIATION / 100

Rated = Callable[[str, Sequence[tuple[int, int]], int], tuple[Fraction, Fraction] | None]
"""rated(game, [(par, yards)], seats): rating and slope, or None if the course has none."""


@dataclass(frozen=True)
class Sat:
    """A seat that no bot ever played: `score` is None if the round is on no board; strokes by hole of the course."""

    player: str
    name: str
    place: int
    score: int | None = None
    to_par: int | None = None
    strokes: dict[int, list[int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Ended:
    """A finished table that counts. `card` has par and yards of the whole course, `of` is the number of seats."""

    id: str
    game: str
    at: int
    of: int
    sat: tuple[Sat, ...]
    course: str | None = None
    card: tuple[tuple[int, int], ...] = ()
    holes: str | None = None
    format: str = ""
    modes: str = ""
    bots: tuple[tuple[float, int], ...] = ()
    """The bots' skills and places."""
    challenge: str | None = None
    """The day whose challenge it was. Its round is on that day's board and counts nowhere else."""

    @cached_property
    def nines(self) -> list[list[int]]:
        """Return the holes of each round, nine or eighteen; empty for other lengths."""
        every = [*range(1, len(self.card) + 1)]
        played = {"front": every[:9], "back": every[9:]}.get(self.holes or "", every)
        return [played] * (4 if self.holes == "72" else 1) if len(played) in (9, 18) else []


def upward(of: Fraction, digits: int = 1) -> Fraction:
    """Round to so many decimals, halves up: a plus handicap towards zero (WHS 5.1)."""
    return Fraction(floor(of * 10**digits + Fraction(1, 2)), 10**digits)


BEST = {3: (1, -2), 4: (1, -1), 5: (1, 0), 6: (2, -1)}
BEST |= dict.fromkeys((7, 8), (2, 0)) | dict.fromkeys((9, 10, 11), (3, 0)) | dict.fromkeys((12, 13, 14), (4, 0))
BEST |= dict.fromkeys((15, 16), (5, 0)) | dict.fromkeys((17, 18), (6, 0)) | {19: (7, 0), 20: (8, 0)}


def index_of(differentials: Sequence[Fraction]) -> Fraction | None:
    """Return the index by all differentials, oldest first (WHS 5.2); None for fewer than three."""
    last = differentials[-20:]
    if len(last) < 3:
        return None
    count, more = BEST[len(last)]
    return min(Fraction(54), upward(sum(sorted(last)[:count], Fraction(0)) / count + more))


def period_of(at: int, period: str) -> str:
    then = datetime.fromtimestamp(at / 1000, UTC)
    year, week, _ = then.isocalendar()
    return {"ever": "", "year": f"{then:%Y}", "month": f"{then:%Y-%m}", "week": f"{year}-W{week:02}"}[period]


def ranked(lines: Iterable[tuple[Any, Any, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Rank lines of (what counts, the order among equals, the line). Equals share a rank."""
    in_order = sorted(lines, key=lambda line: line[:2])
    counts = [line[0] for line in in_order]
    return [{"rank": counts.index(count) + 1, **line} for count, _, line in in_order]


def around(lines: Sequence[dict[str, Any]], player: str) -> dict[str, Any]:
    """Return a player's first line, with two on either side."""
    at = next((at for at, line in enumerate(lines) if line["player"] == player), None)
    if at is None:
        return {"item": None, "above": [], "below": [], "of": len(lines)}
    return {"item": lines[at], "above": [*lines[max(0, at - 2) : at]], "below": [*lines[at + 1 : at + 3]], "of": len(lines)}


def pulls(means: Sequence[float], deviations: Sequence[float], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return by player the derivatives of the log-likelihood of Plackett and Luce. Ties as in OpenSkill: players who share a
    place are each chosen from all who are no better, with an equal part.
    """
    c = sqrt(sum(one**2 + SPREAD**2 for one in deviations))
    worth = [exp(mean / c) for mean in means]
    found = []
    for mine, place in enumerate(places):
        rise, sure = 0.0, 0.0
        for other, before in enumerate(places):
            if before <= place:
                chance = worth[mine] / sum(one for one, its in zip(worth, places, strict=True) if its >= before)
                rise += ((mine == other) - chance) / places.count(before)
                sure += chance * (1 - chance) / places.count(before)
        found.append((rise / c, sure / c**2))
    return found


@dataclass
class Oracle:
    """`own` are the built-in courses, `rated` returns a course's rating, `now` is the time of the request."""

    tables: Sequence[Ended]
    own: frozenset[str]
    rated: Rated
    now: int

    def __post_init__(self) -> None:
        self.tables = sorted(self.tables, key=lambda table: (table.at, table.id))

    def _name(self, player: str) -> str:
        """Return the player's name at their last table."""
        return self.names(player)[-1]

    def names(self, player: str) -> list[str]:
        return [sat.name for table in self.tables for sat in table.sat if sat.player == player]

    # Boards

    def board(
        self,
        game: str,
        course: str | None,
        holes: str = "18",
        form: str = "",
        modes: str = "",
        period: str = "ever",
        when: str | None = None,
        rounds: str = "all",
    ) -> list[dict[str, Any]]:
        """Return a board's rounds; without a course those on built-in courses, by score against par."""
        wanted = when or period_of(self.now, period)
        asked = (game, holes, form, ",".join(sorted(modes.split(","))))
        lines: list[tuple[Any, Any, dict[str, Any]]] = []
        for table in self.tables:
            here = (table.course == course if course else table.course in self.own) and not table.challenge
            which = (table.game, table.holes, table.format, ",".join(sorted(table.modes.split(","))))
            if here and which == asked and (period == "ever" or period_of(table.at, period) == wanted):
                lines += [
                    (sat.score if course else sat.to_par, (table.at, table.id, seat), self._line(table, sat))
                    for seat, sat in enumerate(table.sat)
                    if sat.score is not None
                ]
        found = ranked(lines)
        if rounds == "best":
            bests: dict[str, dict[str, Any]] = {}
            for line in found:
                bests.setdefault(line["player"], line)
            found = ranked((line["score"], place, {**line}) for place, line in enumerate(bests.values()))
            scores = [line["score"] for line in found]
            found = [{**line, "rank": scores.index(line["score"]) + 1} for line in found]
        return found

    @staticmethod
    def _line(table: Ended, sat: Sat) -> dict[str, Any]:
        return {
            "player": sat.player,
            "name": sat.name,
            "score": sat.score,
            "to_par": sat.to_par,
            "table": table.id,
            "at": table.at,
        }

    def wins(self, game: str) -> list[dict[str, Any]]:
        """Return the board of wins: most wins first, then fewest games."""
        played: dict[str, list[tuple[Ended, Sat]]] = defaultdict(list)
        for table in self.tables:
            if table.game == game:
                for sat in table.sat:
                    played[sat.player].append((table, sat))
        lines: list[tuple[Any, Any, dict[str, Any]]] = []
        for games in played.values():
            won = sum(sat.place == 1 for _, sat in games)
            table, sat = games[-1]
            line = {**self._line(table, sat), "score": won, "to_par": None}
            lines.append(((-won, len(games)), (table.at, table.id), line))
        return ranked(lines)

    # People

    def differentials(self, player: str, game: str, until: Ended | None = None) -> list[Fraction]:
        """Return the differentials, oldest first. A nine is added to the next one, unrounded, or dropped when it is older than
        the twentieth differential (WHS 5.1b).
        """
        found: list[Fraction] = []
        waiting: tuple[Fraction, int] | None = None
        for table in self.tables:
            for sat in table.sat:
                if sat.player != player or table.game != game or not sat.strokes or table.modes or table.challenge:
                    continue
                for number, holes in enumerate(table.nines):
                    rated = self.rated(game, [table.card[hole - 1] for hole in holes], table.of)
                    if rated is None:
                        continue
                    one = 113 * (sum(sat.strokes[hole][number] for hole in holes) - rated[0]) / rated[1]
                    if len(holes) == 18:
                        found.append(upward(one))
                    elif waiting is None or len(found) - waiting[1] >= 20:
                        waiting = one, len(found)
                    else:
                        found.append(upward(waiting[0] + one))
                        waiting = None
            if until is not None and table.id == until.id:
                break
        return found

    def skills(self, game: str, until: Ended | None = None) -> dict[str, tuple[float, float]]:
        """Return mean and deviation of all who played against others. A day's tables are rated by the skills before it."""
        worth: dict[str, tuple[float, float]] = {}
        days: dict[int, list[Ended]] = defaultdict(list)
        for table in self.tables:
            if table.game == game:
                days[table.at // DAY].append(table)
                if until is not None and table.id == until.id:
                    break
        for _, tables in sorted(days.items()):
            sums: dict[str, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
            for table in tables:
                before = [worth.get(sat.player, (MEAN, DEVIATION)) for sat in table.sat]
                before = [(mean, min(DEVIATION, sqrt(d**2 + DRIFT**2))) for mean, d in before]
                before += [(mean, 0.0) for mean, _ in table.bots]
                places = [sat.place for sat in table.sat] + [place for _, place in table.bots]
                if len(places) < 2 or table.challenge:
                    continue
                judged = pulls([mean for mean, _ in before], [deviation for _, deviation in before], places)
                for sat, (rise, sure) in zip(table.sat, judged, strict=False):
                    a, b = sums[sat.player]
                    sums[sat.player] = a + rise, b + sure
            for player, (rise, sure) in sums.items():
                mean, deviation = worth.get(player, (MEAN, DEVIATION))
                variance = 1 / (1 / min(DEVIATION**2, deviation**2 + DRIFT**2) + sure)
                worth[player] = mean + variance * rise, sqrt(variance)
        return worth

    def shown(self, player: str, game: str, until: Ended | None = None) -> float | None:
        """Return the index in golf, else the rating in lists."""
        if game in GOLF:
            index = index_of(self.differentials(player, game, until))
            return None if index is None else float(index)
        worth = self.skills(game, until).get(player)
        return None if worth is None else worth[0] - 3 * worth[1]

    def _of(self, player: str, game: str | None = None) -> list[tuple[Ended, Sat]]:
        """Return a player's tables, oldest first."""
        return [
            (table, sat) for table in self.tables for sat in table.sat if sat.player == player and game in (None, table.game)
        ]

    def players(self) -> list[str]:
        return sorted({sat.player for table in self.tables for sat in table.sat})

    def ratings(self, game: str) -> list[dict[str, Any]]:
        lines: list[tuple[Any, Any, dict[str, Any]]] = []
        for player in self.players():
            shown = self.shown(player, game) if self._of(player, game) else None
            if shown is not None:
                rounds = self._of(player, game)
                line = {
                    "player": player,
                    "name": self._name(player),
                    "rating": shown,
                    "rounds": len(rounds),
                    "at": rounds[-1][0].at,
                }
                lines.append((shown if game in GOLF else -shown, player, line))
        return ranked(lines)

    def rounds(self, player: str, game: str | None = None) -> list[dict[str, Any]]:
        """Return a player's rounds, newest first."""
        return [
            {
                "table": table.id,
                "game": table.game,
                "course": table.course,
                "holes": table.holes,
                "score": sat.score,
                "to_par": sat.to_par,
                "place": sat.place,
                "of": table.of,
                "index": self.shown(player, table.game, table),
                "at": table.at,
            }
            for table, sat in reversed(self._of(player, game))
        ]

    def profile(self, player: str) -> dict[str, Any]:
        every = self._of(player)
        games = []
        for game in sorted({table.game for table, _ in every}):
            of = self._of(player, game)
            worth = self.skills(game).get(player)
            games.append(
                {
                    "game": game,
                    "rounds": len(of),
                    "wins": sum(sat.place == 1 for table, sat in of if not table.challenge),
                    "index": self.shown(player, game) if game in GOLF else None,
                    "skill": worth and worth[0] - 3 * worth[1],
                }
            )
        best: dict[tuple[str, str], dict[str, Any]] = {}
        comparable = [
            one for one in every if one[0].course in self.own and one[0].holes in NINES_AND_WHOLES and not one[0].modes
        ]
        for table, sat in sorted(comparable, key=lambda one: (one[1].to_par or 0, one[0].at)):
            if sat.to_par is not None and table.course and not table.challenge:
                line = {"game": table.game, "course": table.course, "holes": table.holes, "score": sat.score}
                best.setdefault((table.game, table.course), {**line, "to_par": sat.to_par, "table": table.id, "at": table.at})
        return {
            "player": player,
            "name": self._name(player),
            "rounds": len(every),
            "since": every[0][0].at,
            "games": games,
            "best": [*best.values()][:3],
        }

    def against(self, player: str, other: str) -> dict[str, int]:
        found = {"won": 0, "lost": 0, "shared": 0}
        for table in self.tables:
            places = {sat.player: sat.place for sat in table.sat}
            if player in places and other in places and player != other:
                by = places[player] - places[other]
                found["won" if by < 0 else "lost" if by else "shared"] += 1
        return found

    def figures(self, course: str, game: str) -> dict[str, Any]:
        """Return a course's strokes per hole, its hardest hole (the first of equals) and its best round (the earliest of
        equals).
        """
        tables = [table for table in self.tables if (table.course, table.game, table.modes) == (course, game, "")]
        rounds = [(table, sat) for table in tables if not table.challenge for sat in table.sat if sat.strokes]
        card = next((table.card for table in self.tables if table.course == course), ())
        holes: list[dict[str, Any]] = []
        for hole, (par, _) in enumerate(card, 1):
            took = [strokes for _, sat in rounds for strokes in sat.strokes.get(hole, [])]
            mean = Fraction(sum(took), len(took)) if took else None
            holes.append({"hole": hole, "strokes": mean, "rounds": len(took), "over": None if mean is None else mean - par})
        played = [hole for hole in holes if hole["over"] is not None]
        hardest = max(played, key=lambda hole: (hole["over"], -hole["hole"]))["hole"] if played else None
        return {"rounds": len(rounds), "holes": holes, "hardest": hardest}

    def day(self, date: str) -> list[dict[str, Any]]:
        """Return the board of a day's challenge."""
        rounds = [(table, sat) for table in self.tables if table.challenge == date for sat in table.sat]
        return ranked((sat.to_par, (table.at, table.id), self._line(table, sat)) for table, sat in rounds)
