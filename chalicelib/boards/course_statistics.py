"""Statistics of a course: the strokes that each hole took in all rounds that count.

    COURSE#<game>#<course>   FIGURES   {"rounds", "holes": {number: [strokes, how often]}}

Rounds with modes do not count, and neither do those of a day's challenge (`profile_updates.py` leaves them out).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from chalicelib import json_codec
from chalicelib.boards import course_boards, course_rating, courses
from chalicelib.boards.handicap import tenth
from chalicelib.errors import Malformed
from chalicelib.games import registry
from chalicelib.games.course_game import FULL
from chalicelib.store.interface import Row, Store

FIGURES = "FIGURES"
USUAL = "dice-golf"


def updated_row(store: Store, seats: Sequence[Mapping[str, Any]]) -> list[Row]:
    """Return the row with the rounds of one more table added; [] if there is nothing to add."""
    rounds = [seat["holes_by"] for seat in seats if seat.get("holes_by")]
    if not rounds or seats[0]["modes"] or seats[0]["course"] is None:
        return []
    key = _key(seats[0]["game"], seats[0]["course"])
    existing = store.get(*key, strong=True)
    sums = _sums(existing)
    for one in rounds:
        for hole, strokes in one.items():
            taken, count = sums["holes"].get(hole, (0, 0))
            sums["holes"][hole] = [taken + sum(strokes), count + len(strokes)]
    holes = {hole: sums["holes"][hole] for hole in sorted(sums["holes"], key=int)}
    body = json_codec.dump({"rounds": sums["rounds"] + len(rounds), "holes": holes})
    return [Row(*key, (existing.n if existing else 0) + 1, body)]


def read(store: Store, course: str, game: str | None) -> dict[str, Any]:
    """Return a course's statistics as the API presents them. Raises Unknown for an unknown course, Malformed for a game without
    courses.
    """
    game = game or USUAL
    if not registry.find(game).needs_course:
        raise Malformed("This game isn’t played on a course.")
    found = courses.find(store, course)
    rated = course_rating.rate(game, found.holes)
    row = store.get(*_key(game, course))
    sums = _sums(row)
    best, _ = course_boards.read(store, game, course=course, holes="18" if len(found.holes) == FULL else "all", count=1)
    over = {
        number: Fraction(taken, count) - found.holes[number - 1].par
        for number in range(1, len(found.holes) + 1)
        for taken, count in [sums["holes"].get(str(number), (0, 0))]
        if count
    }
    return {
        "rating": rated and tenth(rated.strokes),
        "slope": rated and round(rated.slope),
        "error": rated and round(rated.error, 2),
        "rounds": sums["rounds"],
        "holes": [
            {
                "hole": number,
                "strokes": round(float(over[number] + hole.par), 2) if number in over else None,
                "rounds": sums["holes"].get(str(number), (0, 0))[1],
            }
            for number, hole in enumerate(found.holes, 1)
        ],
        "hardest": max(over, key=lambda number: over[number]) if over else None,
        "record": best[0] if best else None,
    }


def _sums(row: Row | None) -> dict[str, Any]:
    seats: dict[str, Any] = {"rounds": 0, "holes": {}} if row is None else json_codec.load(row.body)
    return seats


def _key(game: str, course: str) -> tuple[str, str]:
    return f"COURSE#{game}#{course}", FIGURES
