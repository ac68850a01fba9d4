"""The content of a table's link preview: the players, and the standing or the result.

Every watcher can see all of it. `chalicelib.drawing` draws the picture, in a function of its own. A picture's address has a
digest of its content, so it can be cached for ever: new content has another address.

    /pictures/<table>/<language>.png    leads to the picture as it is now
    /pictures/<table>/<digest>.png      the picture itself
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from chalicelib.play.summary import SeatSummary, TableSummary

LOOK = 4
"""Version of the drawing. Increase it with every change of the drawing, so that all pictures get new addresses."""
WORDS = Path(__file__).with_name("picture_words.json")
FOLDER = "/pictures/"
DIGITS = 16
FRACTION = re.compile(r"(\d+)/(\d+)")
PARTS = {"1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾"}


class Row(NamedTuple):
    """One seat: its player's name, or that it is free, the score, and more about the score (`aside`). `otherwise` replaces a
    name that cannot be drawn whole.
    """

    seat: int
    name: str
    otherwise: str
    score: str = ""
    aside: str = ""
    free: bool = False


class Picture(NamedTuple):
    """The texts of a picture, and the game whose scenery is drawn. `won`: the game is finished, with the best first."""

    game: str
    course: bool
    won: bool
    title: str
    lines: tuple[str, ...]
    rows: tuple[Row, ...]


def languages() -> tuple[str, ...]:
    return tuple(_words())


def picture(table: TableSummary, language: str) -> Picture | None:
    """Return the content of the table's picture; None if it ended without a result."""
    if table.ended not in (None, "finished"):
        return None
    words = _words()[language]
    game = words["games"].get(table.game_id, table.game.replace("'", "’"))
    title, *rest = filter(None, (table.name, table.course, game))
    chairs = sorted(table.chairs, key=lambda chair: (chair.place or 0, chair.seat))
    return Picture(
        game=table.game_id,
        course=table.course is not None,
        won=table.ended == "finished",
        title=title,
        lines=tuple(filter(None, (", ".join(reversed(rest)), _standing(table, words)))),
        rows=tuple(_row(chair, words) for chair in chairs),
    )


def address(table_id: str, content: Picture) -> str:
    """Return the picture's address."""
    digest = sha256(json.dumps([LOOK, content]).encode()).hexdigest()[:DIGITS]
    return f"{FOLDER}{table_id}/{digest}.png"


def _standing(table: TableSummary, words: Mapping[str, Any]) -> str:
    """Return a line with the progress of the game and the number of free seats."""
    if table.ended:
        return str(words["finished"])
    parts = []
    if table.progress:
        at, of, unit = table.progress
        parts.append(words["progress"].format(unit=words["units"].get(unit, unit.capitalize()), at=at, of=of))
    if table.free:
        parts.append(words["one_free" if table.free == 1 else "some_free"].format(count=table.free))
    return " · ".join(parts) or str(words["awaited"])


def _row(chair: SeatSummary, words: Mapping[str, Any]) -> Row:
    seat = words["seat"].format(number=chair.seat + 1)
    if chair.place is None:
        return Row(chair.seat, chair.name or words["free"], seat, free=chair.free)
    score, aside = _scored(chair, words)
    return Row(chair.seat, chair.name, seat, score, aside)


def _scored(chair: SeatSummary, words: Mapping[str, Any]) -> tuple[str, str]:
    """Return a score and the text next to it: "70" and "−2", "1½", "6♦" and "Low Straight"."""
    if isinstance(chair.score, str):
        hand, _, top = chair.score.partition(", ")
        return (top, words["hands"].get(hand, hand)) if top else (_fraction(chair.score), "")
    beside = "" if chair.to_par is None else _signed(chair.to_par) or words["even"]
    return _figure(chair.score), beside


def _signed(to_par: int) -> str:
    return "" if to_par == 0 else f"{'+' if to_par > 0 else ''}{_figure(to_par)}"


def _figure(number: Any) -> str:
    return str(number).replace("-", "−")


def _fraction(score: str) -> str:
    """Format a fraction: "3/2" becomes "1½"."""
    found = FRACTION.fullmatch(score)
    if not found or not int(found[2]):
        return score
    whole, rest = divmod(int(found[1]), int(found[2]))
    part = f"{rest}/{found[2]}" if rest else ""
    return f"{whole or '' if part else whole}{PARTS.get(part, f' {part}' if part else '')}".strip()


@cache
def _words() -> dict[str, dict[str, Any]]:
    words: dict[str, dict[str, Any]] = json.loads(WORDS.read_text("utf-8"))
    return words
