"""Example pictures for tests: every game, open, running and finished, with few and many seats, short and long names."""

from __future__ import annotations

from collections.abc import Iterator

from chalicelib.api.link_pictures import Picture, Row
from chalicelib.games.registry import GAMES

NAMES = ("Ana", "Cleo", "Ben", "Mum ❤ 🐝", "Christoph-Maximilian der", "Żółć Ωμέγα Ж", "Tom", "Ruth")
WIDE = "W" * 24
"""A name of the maximum length and width."""
COURSE, LONG_COURSE = "Pebble Coast", "The Very Long Name of a Course That Somebody Made Up, Really"
OUTCOMES = {
    "mulligan": [("70", "−2"), ("72", "E"), ("110", "+38")],
    "dice-golf": [("70", "−2"), ("1½", ""), ("110", "+38")],
    "trade-ring": [("6♦", "Four of a Kind"), ("10♠", "Straight Flush"), ("A♥", "Three of a Kind")],
    "stew": [("31", ""), ("−2", ""), ("8", "")],
    "becks-golf": [("−13", ""), ("6", ""), ("118", "")],
}


def seats(game: str, count: int, wide: bool, won: bool) -> tuple[Row, ...]:
    scores = OUTCOMES.get(game, [("7", "")]) if won else [("", "")]
    rows = ((WIDE if wide else NAMES[seat], *scores[seat % len(scores)]) for seat in range(count))
    return tuple(Row(seat, name, f"Seat {seat + 1}", score, aside) for seat, (name, score, aside) in enumerate(rows))


def example_picture(game: str, *, count: int = 3, wide: bool = False, won: bool = False, title: str = "") -> Picture:
    """Return a picture of this game with so many seats."""
    course = game not in GAMES or GAMES[game].needs_course
    name = title or (COURSE if course else GAMES[game].name)
    lines = ("Dice Golf, Pebble Coast", "Final scores" if won else "Hole 7 of 18 · One seat is free")
    return Picture(game, course, won, name, lines, seats(game, count, wide, won))


def open_table(game: str) -> Picture:
    """Return a picture with a free seat."""
    table = example_picture(game)
    return table._replace(rows=(*table.rows[:2], Row(2, "A free seat", "Seat 3", free=True)))


def all_examples() -> Iterator[tuple[str, Picture]]:
    """Yield all example pictures with their names."""
    for game, engine in GAMES.items():
        yield f"{game}, open", open_table(game)
        for won in (False, True):
            for count in sorted({1, 3, engine.players[1]}):
                for wide in (False, True):
                    name = f"{game}, {'won' if won else 'running'}, {count}{', wide' if wide else ''}"
                    yield name, example_picture(game, count=count, wide=wide, won=won, title=LONG_COURSE if wide else "")
