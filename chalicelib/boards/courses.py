"""Courses (scorecards): the built-in ones, and those that players add (M-05, D-08).

    COURSES            <id>                     a course that a player added; `newer` is added once it has a newer version
    COURSESOFF         <id>                     a course that the keeper took off the lists (`unlist`)
    SAME#<holes>       <id>                     index by holes
    BROUGHT#<player>   <id>                     index by author, for when they are forgotten
    COURSENAMES        <words of a name>#<id>   index for the search, one row per word of the name

A course's id consists of its name and a hash of its content and its author. So adding it again makes no second one, and rows
are sorted by name. A course never changes, because results refer to it: a new version is another course, which names the
earlier one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from chalicelib import graphemes, json_codec, visible_text
from chalicelib.errors import BadCourse, NotTheMaker, Unknown
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import EMPTY, Row, Store, Unavailable, all_rows

PLAYERS, UNLISTED, BROUGHT = "COURSES", "COURSESOFF", "BROUGHT#"
SEE_KEY = "true"
"""The body of a row whose key says everything."""
MAX_HOLES = 18
PARS = range(3, 7)
YARDS = range(50, 701)
LONGEST_NAME = graphemes.LONGEST["course"]
PAGE = 500
NAMES = "COURSENAMES"
MAX_WORDS = 8
"""Maximum number of words by which a name is found."""
LONGEST_NORMALISED = 200
"""Maximum letters of a normalised name: with four bytes each and an id behind them, the key is within DynamoDB's limit."""
MAX_SAME_HOLES = 5
ABOVE_ALL = "\U0010ffff"


class Card(NamedTuple):
    """A course with its version number, and the ids of the version before and the version after."""

    course: Course
    version: int = 1
    earlier: str | None = None
    newer: str | None = None

    @property
    def is_final(self) -> bool:
        """Whether this never changes again."""
        return self.course.id in BUILT_IN or self.newer is not None


def _course(id: str, card: dict[str, Any]) -> Course:
    return Course(id, card["name"], tuple(map(Hole, card["par"], card["yards"])))


_CARDS = json.loads(Path(__file__).with_name("courses.json").read_text(encoding="utf-8"))
BUILT_IN: dict[str, Course] = {card["id"]: _course(card["id"], card) for card in _CARDS}


def find(store: Store, id: str) -> Course:
    """Return the course with this id, including one added a moment ago. Raises Unknown."""
    return card(store, id).course


def card(store: Store, id: str, *, strong: bool = False) -> Card:
    """Return the course with this id and its versions. Raises Unknown."""
    if id in BUILT_IN:
        return Card(BUILT_IN[id])
    row = (_read(store, id, strong) or _unlisted(store, id)) if _is_id(id) else None
    if row is None:
        raise Unknown("There’s no such course.")
    return decode_card(row)


def listing(store: Store, *, count: int, start: str | None = None) -> tuple[list[Card], str | None]:
    """Return up to `count` courses, first the built-in ones, then players' by name; and the next cursor."""
    passed, last = _decode_cursor(start)
    shown = [Card(course) for course in BUILT_IN.values()][passed : passed + count]
    passed += len(shown)
    if len(shown) == count:
        return shown, f"{passed} {last}"
    rows, more = store.rows(PLAYERS, count=count - len(shown), after=last or None)
    brought = [decode_card(row) for row in rows]
    return shown + brought, None if more is None else f"{passed} {more}"


def search(store: Store, name: str, *, count: int, start: str | None = None) -> tuple[list[Card], str | None]:
    """Return a page like `listing`, of the courses whose names contain `name` from the beginning of a word on. A name without
    letters and digits finds nothing.
    """
    query = _normalised(name)
    if not query:
        return [], None
    passed, last = _decode_cursor(start)
    own = [course for course in BUILT_IN.values() if any(words.startswith(query) for words in _beginnings(course.name))]
    shown = [Card(course) for course in own[passed : passed + count]]
    passed += len(shown)
    if len(shown) == count:
        return shown, f"{passed} {last}"
    rows, more = store.rows(NAMES, count=count - len(shown), after=last or query, until=query + ABOVE_ALL)
    found = [(words, _read(store, place)) for words, _, place in (row.sk.rpartition("#") for row in rows)]
    cards = [decode_card(row) for words, row in found if row and words == _first_match(decode_course(row).name, query)]
    return shown + cards, None if more is None else f"{passed} {more}"


def same_holes(store: Store, course: Course) -> list[Course]:
    """Return other courses with the same holes: the built-in ones, and the first few of players'."""
    own = [known for known in BUILT_IN.values() if known.holes == course.holes]
    rows, _ = store.rows(_same_holes_pk(course.holes), count=MAX_SAME_HOLES + 1)
    found = [_read(store, row.sk) for row in rows if row.sk != course.id]
    return [*own, *(decode_course(row) for row in found if row)][:MAX_SAME_HOLES]


def _decode_cursor(start: str | None) -> tuple[int, str]:
    """Return how many built-in courses were shown, and the key of the last of the others."""
    passed, _, last = (start or "0 ").partition(" ")
    return int(passed), last


def row_of(player: str, name: str, holes: Sequence[Hole], earlier: Card | None = None) -> Row:
    """Return the row of a player's course, which may be a new version of an `earlier` one. The same course gives the same row.
    Raises BadCourse, with the hole, if it breaks a limit.
    """
    name = _check_name(name)
    _check_holes(holes)
    card: dict[str, Any] = {
        "name": name,
        "par": [hole.par for hole in holes],
        "yards": [hole.yards for hole in holes],
        "by": player,
    }
    if earlier is not None:
        card |= {"version": earlier.version + 1, "earlier": earlier.course.id}
    body = json_codec.dump(card)
    return Row(PLAYERS, f"{_slug(name)}-{sha256(body.encode()).hexdigest()[:16]}", 1, body)


def index_rows(row: Row) -> list[Row]:
    """Return a course's rows in the indexes by name and by holes."""
    course = decode_course(row)
    words = [Row(NAMES, f"{name}#{course.id}", 1, EMPTY) for name in _beginnings(course.name)]
    return [Row(_same_holes_pk(course.holes), course.id, 1, EMPTY), *words]


def superseded_row(store: Store, id: str, player: str, newer: str | None = None) -> Row:
    """Return the row of this player's course with the id of its `newer` version. Raises Unknown, NotTheMaker; BadCourse if it
    has another newer version already.
    """
    row = (_read(store, id, strong=True) or _unlisted(store, id)) if _is_id(id) else None
    if row is None and id not in BUILT_IN:
        raise Unknown("There’s no such course.")
    card = json_codec.load(row.body) if row else {}
    if row is None or card.get("by") != player:
        raise NotTheMaker("Only the person who added a course can make a new version of it.")
    if card.get("newer") not in (None, newer):
        raise BadCourse("There’s a newer version of this course already.")
    return Row(row.pk, row.sk, row.n + 1, json_codec.dump({**card, "newer": newer}))


def must_not_be_unlisted(store: Store, id: str) -> None:
    """Raise BadCourse if the keeper took the course off the lists, so that nobody adds it again. Raises Unavailable."""
    if _unlisted(store, id):
        raise BadCourse("This club no longer lists this course.")


def unlist(store: Store, id: str) -> Course:
    """Take a player's course off the lists, the search and the index by holes. Its rounds and boards stay, and with its link it
    can be seen and played. Raises Unknown; Unavailable: call it again.
    """
    course = _move(store, id, PLAYERS, UNLISTED)
    for leads in index_rows(course):
        store.delete(leads.pk, leads.sk)
    return decode_course(course)


def relist(store: Store, id: str) -> Course:
    """Put a course that was taken off the lists back on them. Raises Unknown; Unavailable: call it again."""
    course = _move(store, id, UNLISTED, PLAYERS)
    for leads in index_rows(course):
        store.put(leads, newer=True)
    return decode_course(course)


def _move(store: Store, id: str, source: str, target: str) -> Row:
    """Move a player's course to another partition, unless it is there, and return it. Raises Unknown, Unavailable."""
    row, moved = (store.get(pk, id, strong=True) if _is_id(id) else None for pk in (source, target))
    found = row or moved
    if found is None:
        raise Unknown("There’s no such course.")
    if row and not store.change([replace(row, pk=target, n=moved.n + 1 if moved else 1)], [(row.pk, row.sk, row.n)]):
        raise Unavailable("The course has a newer version by now.")
    return found


def repair_indexes(store: Store) -> int:
    """Put the rows that are missing in the indexes; return how many. Raises Unavailable."""
    rows = (row for course in all_rows(store, PLAYERS, count=PAGE, strong=True) for row in index_rows(course))
    return sum(store.put(row, newer=True) for row in rows)


def decode_course(row: Row) -> Course:
    """Return the course in a row."""
    return decode_card(row).course


def decode_card(row: Row) -> Card:
    """Return the course in a row with its versions."""
    card = json_codec.load(row.body)
    return Card(_course(row.sk, card), card.get("version", 1), card.get("earlier"), card.get("newer"))


def record_author(store: Store, player: str, row: Row) -> None:
    """Put the index row by author, before the course itself is put. Raises Unavailable."""
    store.put(Row(f"{BROUGHT}{player}", row.sk, 1, SEE_KEY), newer=True)


def has_added(store: Store, player: str) -> bool:
    """Whether the player added any course. Raises Unavailable."""
    return any(row.body != EMPTY for row in all_rows(store, f"{BROUGHT}{player}", strong=True))


def forget_author(store: Store, player: str, now: int) -> None:
    """Remove the player from the courses that they added. The index rows expire after `now` (ms). Raises Unavailable."""
    for row in all_rows(store, f"{BROUGHT}{player}", strong=True):
        if row.body != EMPTY:
            if course := _read(store, row.sk, strong=True) or _unlisted(store, row.sk):
                _forget_author(store, course, {player})
            store.put(Row(row.pk, row.sk, row.n + 1, EMPTY, expires=now // 1000))


def forget_authors(store: Store, players: Collection[str]) -> None:
    """Remove these players from all courses. For courses from before the index by author existed."""
    for listed in (PLAYERS, UNLISTED):
        for row in all_rows(store, listed, count=PAGE, strong=True):
            _forget_author(store, row, players)


def _forget_author(store: Store, row: Row, players: Collection[str]) -> None:
    card = json_codec.load(row.body)
    nobodys = Row(row.pk, row.sk, row.n + 1, json_codec.dump({**card, "by": None}))
    if card.get("by") in players and not store.put(nobodys, newer=True):
        raise Unavailable("The course has a newer version by now.")


def show(card: Card) -> dict[str, Any]:
    """Return the course as lists show it."""
    return {**card.course.shown, "version": card.version, "earlier": card.earlier, "newer": card.newer}


def _read(store: Store, id: str, strong: bool = False) -> Row | None:
    return (None if strong else store.get(PLAYERS, id)) or store.get(PLAYERS, id, strong=True)


def _unlisted(store: Store, id: str) -> Row | None:
    return store.get(UNLISTED, id, strong=True)


def _same_holes_pk(holes: Sequence[Hole]) -> str:
    card = json_codec.dump([[hole.par, hole.yards] for hole in holes])
    return f"SAME#{sha256(card.encode()).hexdigest()[:32]}"


def _normalised(name: str) -> str:
    """Return the words of a name as the search compares them: lower case, without diacritics, separated by a space. Cut to the
    length of a key, because one letter can decompose into a whole sentence.
    """
    plain = normalize("NFKD", name[: graphemes.MOST_POINTS * visible_text.MOST_TAKEN_APART]).casefold()
    kept = "".join(letter for letter in plain if not combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in kept if letter not in "'’").split())[
        :LONGEST_NORMALISED
    ].strip()


def _beginnings(name: str) -> list[str]:
    """Return the normalised name from each of its words on: what a search may begin with."""
    words = _normalised(name).split()
    return [" ".join(words[first:]) for first in range(min(MAX_WORDS, len(words)))]


def _first_match(name: str, query: str) -> str:
    """Return the one of a name's beginnings that is listed for this query, if several match."""
    return min(words for words in _beginnings(name) if words.startswith(query))


def _is_id(id: str) -> bool:
    return re.fullmatch(r"[a-z0-9-]{1,80}", id) is not None


def _check_name(name: str) -> str:
    """Return the name in NFC without blanks around it. Raises BadCourse if it is too long, unreadable, or would disturb the
    text around it.
    """
    settled = visible_text.settled(name, LONGEST_NAME)
    if settled is None:
        raise BadCourse(f"Course names have 1 to {LONGEST_NAME} characters.")
    if fault := visible_text.what_is_wrong(settled):
        raise BadCourse(visible_text.WRONG[fault])
    return settled


def _check_holes(holes: Sequence[Hole]) -> None:
    if not 1 <= len(holes) <= MAX_HOLES:
        raise BadCourse(f"A course has 1 to {MAX_HOLES} holes, and this one has {len(holes)}.")
    for number, hole in enumerate(holes, 1):
        if hole.par not in PARS:
            raise BadCourse(f"Hole {number} has par {hole.par}, but par must be {PARS[0]} to {PARS[-1]}.")
        if hole.yards not in YARDS:
            raise BadCourse(f"Hole {number} is {hole.yards} yards long, but it must be {YARDS[0]} to {YARDS[-1]}.")


def _slug(name: str) -> str:
    """Return the name in lower-case ASCII letters, digits and dashes, up to 40; "course" if nothing is left."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:40].strip("-") or "course"
