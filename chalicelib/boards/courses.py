"""Scorecards: those that come with the club, and those that players bring (M-05, D-08).

    COURSES            <id>   the course, and by whom
    BROUGHT#<player>   <id>   they brought it: for when they are forgotten

A player's course is one row; its id is made of its name and of a hash of its content and its maker, so that bringing it again
makes no second one, and the rows lie in order of names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any
from unicodedata import normalize

from chalicelib import compact, letters
from chalicelib.errors import BadCourse, Unknown
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import EMPTY, Row, Store
from chalicelib.store.pages import every

PLAYERS, BROUGHT = "COURSES", "BROUGHT#"
AS_KEY_SAYS = "true"
MOST_HOLES = 18
PARS = range(3, 7)
YARDS = range(50, 701)
LONGEST_NAME = 60
PAGE = 500


def _course(id: str, card: dict[str, Any]) -> Course:
    return Course(id, card["name"], tuple(map(Hole, card["par"], card["yards"])))


_CARDS = json.loads(Path(__file__).with_name("courses.json").read_text(encoding="utf-8"))
BUILT_IN: dict[str, Course] = {card["id"]: _course(card["id"], card) for card in _CARDS}


def find(store: Store, id: str) -> Course:
    """The course of that id, or Unknown. One that was brought a moment ago is found too."""
    if id in BUILT_IN:
        return BUILT_IN[id]
    row = _read(store, id) if _could_be(id) else None
    if row is None:
        raise Unknown("There is no such course.")
    return of_row(row)


def listing(store: Store, *, count: int, start: str | None = None) -> tuple[list[Course], str | None]:
    """Up to `count` courses, first those that come with the club, then players' by name; and where to go on."""
    passed, last = _place(start)
    shown = list(BUILT_IN.values())[passed : passed + count]
    passed += len(shown)
    if len(shown) == count:
        return shown, f"{passed} {last}"
    rows, more = store.rows(PLAYERS, count=count - len(shown), after=last or None)
    brought = [of_row(row) for row in rows]
    return shown + brought, None if more is None else f"{passed} {more}"


def _place(start: str | None) -> tuple[int, str]:
    """How many of the club's own were shown, and the id of the last player's."""
    passed, _, last = (start or "0 ").partition(" ")
    return int(passed), last


def row_of(player: str, name: str, holes: Sequence[Hole]) -> Row:
    """The row of a player's course, the same for the same course. BadCourse where it breaks a limit, naming the hole."""
    name = _settle_name(name)
    _check_holes(holes)
    card = {"name": name, "par": [hole.par for hole in holes], "yards": [hole.yards for hole in holes], "by": player}
    body = compact.dump(card)
    return Row(PLAYERS, f"{_slug(name)}-{sha256(body.encode()).hexdigest()[:16]}", 1, body)


def of_row(row: Row) -> Course:
    """The course that such a row holds."""
    return _course(row.sk, compact.load(row.body))


def bring(store: Store, player: str, row: Row) -> None:
    """Keeps the course, which is found from its player before it stands. May raise Unavailable."""
    store.put(Row(f"{BROUGHT}{player}", row.sk, 1, AS_KEY_SAYS), newer=True)
    store.put(row)


def has_brought(store: Store, player: str) -> bool:
    """Whether the player brought any. May raise Unavailable."""
    return any(row.body != EMPTY for row in every(store, f"{BROUGHT}{player}", strong=True))


def disown(store: Store, player: str, now: int) -> None:
    """Keeps of the courses that the player brought nothing of who did. May raise Unavailable."""
    for row in every(store, f"{BROUGHT}{player}", strong=True):
        if row.body != EMPTY:
            if course := store.get(PLAYERS, row.sk, strong=True):
                _disown(store, course, {player})
            store.put(Row(row.pk, row.sk, row.n + 1, EMPTY, expires=now // 1000))


def disown_all(store: Store, players: Collection[str]) -> None:
    """The same, reading all courses there are: for those that were brought before it was noted by whom."""
    for row in every(store, PLAYERS, count=PAGE, strong=True):
        _disown(store, row, players)


def _disown(store: Store, row: Row, players: Collection[str]) -> None:
    card = compact.load(row.body)
    if card.get("by") in players:
        store.put(Row(row.pk, row.sk, row.n, compact.dump({**card, "by": None})))


def show(course: Course) -> dict[str, Any]:
    """The course as the contract shows it."""
    return {
        "id": course.id,
        "name": course.name,
        "holes": [{"par": hole.par, "yards": hole.yards} for hole in course.holes],
    }


def _read(store: Store, id: str) -> Row | None:
    return store.get(PLAYERS, id) or store.get(PLAYERS, id, strong=True)


def _could_be(id: str) -> bool:
    return re.fullmatch(r"[a-z0-9-]{1,80}", id) is not None


def _settle_name(name: str) -> str:
    """In NFC, without blanks around it. BadCourse if it is too long, cannot be read, or would disturb the text around it."""
    settled = letters.settled(name, LONGEST_NAME)
    if settled is None:
        raise BadCourse(f"A course's name has 1 to {LONGEST_NAME} characters.")
    if fault := letters.what_is_wrong(settled):
        raise BadCourse(letters.WRONG[fault])
    return settled


def _check_holes(holes: Sequence[Hole]) -> None:
    if not 1 <= len(holes) <= MOST_HOLES:
        raise BadCourse(f"A course has 1 to {MOST_HOLES} holes, and this one has {len(holes)}.")
    for number, hole in enumerate(holes, 1):
        if hole.par not in PARS:
            raise BadCourse(f"Hole {number} has par {hole.par}: a par is {PARS[0]} to {PARS[-1]}.")
        if hole.yards not in YARDS:
            raise BadCourse(f"Hole {number} is {hole.yards} yards long: a hole has {YARDS[0]} to {YARDS[-1]}.")


def _slug(name: str) -> str:
    """The name in small ASCII letters, digits and dashes, up to 40; "course" where nothing of it is left."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:40].strip("-") or "course"
