"""Scorecards: those that come with the club, and those that players bring (M-05, D-08).

    COURSES            <id>                     a player's course; of its `newer` version it is told later
    COURSESOFF         <id>                     one that the keeper took off the lists (`unlist`)
    SAME#<holes>       <id>                     the courses that have these very holes
    BROUGHT#<player>   <id>                     they brought it: for when they are forgotten
    COURSENAMES        <words of a name>#<id>   where a search finds it: once for each word that its name has

A course's id is made of its name and of a hash of its content and its maker, so that bringing it again makes no second one, and
the rows lie in order of names. It never changes, for results tell of it: a new version is another course that says which it was
made in place of.
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
AS_KEY_SAYS = "true"
MAX_HOLES = 18
PARS = range(3, 7)
YARDS = range(50, 701)
LONGEST_NAME = graphemes.LONGEST["course"]
PAGE = 500
NAMES = "COURSENAMES"
MAX_WORDS = 8
"""A name is found by so many of its words."""
LONGEST_NORMALISED = 200
"""So many letters of a plain name, of four bytes at most, and an id behind them are a key that DynamoDB takes."""
MAX_SAME_HOLES = 5
ABOVE_ALL = "\U0010ffff"


class Card(NamedTuple):
    """A course with what is known of its versions: which one it is, and the ids of the one before and the one after."""

    course: Course
    version: int = 1
    earlier: str | None = None
    newer: str | None = None

    @property
    def is_final(self) -> bool:
        """Whether nothing more will ever be told of it."""
        return self.course.id in BUILT_IN or self.newer is not None


def _course(id: str, card: dict[str, Any]) -> Course:
    return Course(id, card["name"], tuple(map(Hole, card["par"], card["yards"])))


_CARDS = json.loads(Path(__file__).with_name("courses.json").read_text(encoding="utf-8"))
BUILT_IN: dict[str, Course] = {card["id"]: _course(card["id"], card) for card in _CARDS}


def find(store: Store, id: str) -> Course:
    """The course of that id, or Unknown. One that was brought a moment ago is found too."""
    return card(store, id).course


def card(store: Store, id: str, *, strong: bool = False) -> Card:
    """The same with its versions."""
    if id in BUILT_IN:
        return Card(BUILT_IN[id])
    row = (_read(store, id, strong) or _unlisted(store, id)) if _is_id(id) else None
    if row is None:
        raise Unknown("There is no such course.")
    return decode_card(row)


def listing(store: Store, *, count: int, start: str | None = None) -> tuple[list[Card], str | None]:
    """Up to `count` courses, first those that come with the club, then players' by name; and where to go on."""
    passed, last = _decode_cursor(start)
    shown = [Card(course) for course in BUILT_IN.values()][passed : passed + count]
    passed += len(shown)
    if len(shown) == count:
        return shown, f"{passed} {last}"
    rows, more = store.rows(PLAYERS, count=count - len(shown), after=last or None)
    brought = [decode_card(row) for row in rows]
    return shown + brought, None if more is None else f"{passed} {more}"


def search(store: Store, name: str, *, count: int, start: str | None = None) -> tuple[list[Card], str | None]:
    """The same of those in whose name a word begins so, and goes on with what follows it; each once.

    Nothing is found by a name in which no letter or digit is.
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
    """Other courses that have the same holes: those of the club, and the first few of players'."""
    own = [known for known in BUILT_IN.values() if known.holes == course.holes]
    rows, _ = store.rows(_same_holes_pk(course.holes), count=MAX_SAME_HOLES + 1)
    found = [_read(store, row.sk) for row in rows if row.sk != course.id]
    return [*own, *(decode_course(row) for row in found if row)][:MAX_SAME_HOLES]


def _decode_cursor(start: str | None) -> tuple[int, str]:
    """How many of the club's own were shown, and the id of the last player's."""
    passed, _, last = (start or "0 ").partition(" ")
    return int(passed), last


def row_of(player: str, name: str, holes: Sequence[Hole], earlier: Card | None = None) -> Row:
    """The row of a player's course, the same for the same course; it may be made in place of an `earlier` one. BadCourse where
    it breaks a limit, naming the hole.
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
    """The rows by which such a course is found: by its name, and by its holes."""
    course = decode_course(row)
    words = [Row(NAMES, f"{name}#{course.id}", 1, EMPTY) for name in _beginnings(course.name)]
    return [Row(_same_holes_pk(course.holes), course.id, 1, EMPTY), *words]


def superseded_row(store: Store, id: str, player: str, newer: str | None = None) -> Row:
    """The row of a course of this player with the version `newer` made in its place. Unknown, NotTheMaker; BadCourse where
    another was made in its place before.
    """
    row = (_read(store, id, strong=True) or _unlisted(store, id)) if _is_id(id) else None
    if row is None and id not in BUILT_IN:
        raise Unknown("There is no such course.")
    card = json_codec.load(row.body) if row else {}
    if row is None or card.get("by") != player:
        raise NotTheMaker("Only who added a course makes a new version of it.")
    if card.get("newer") not in (None, newer):
        raise BadCourse("There is a newer version of this course already.")
    return Row(row.pk, row.sk, row.n + 1, json_codec.dump({**card, "newer": newer}))


def must_not_be_unlisted(store: Store, id: str) -> None:
    """BadCourse for one that the keeper took off the lists: it comes back by nobody else. May raise Unavailable."""
    if _unlisted(store, id):
        raise BadCourse("This course was taken off the lists of this club.")


def unlist(store: Store, id: str) -> Course:
    """Takes a player's course off the lists, where no search and no card with the same holes leads to it either: all that was
    played there stays, and who has its link sees it and plays it. Unknown; Unavailable: it may be done again.
    """
    row, off = (_read(store, id, strong=True), _unlisted(store, id)) if _is_id(id) else (None, None)
    found = row or off
    if found is None:
        raise Unknown("There is no such course.")
    if row and not store.change([replace(row, pk=UNLISTED, n=off.n + 1 if off else 1)], [(row.pk, row.sk, row.n)]):
        raise Unavailable("The course has a newer version by now.")
    for leads in index_rows(found):
        store.delete(leads.pk, leads.sk)
    return decode_course(found)


def repair_indexes(store: Store) -> int:
    """Puts what is missing of the rows by which players' courses are found, and counts them. May raise Unavailable."""
    rows = (row for course in all_rows(store, PLAYERS, count=PAGE, strong=True) for row in index_rows(course))
    return sum(store.put(row, newer=True) for row in rows)


def decode_course(row: Row) -> Course:
    """The course that such a row holds."""
    return decode_card(row).course


def decode_card(row: Row) -> Card:
    """The same with its versions."""
    card = json_codec.load(row.body)
    return Card(_course(row.sk, card), card.get("version", 1), card.get("earlier"), card.get("newer"))


def record_author(store: Store, player: str, row: Row) -> None:
    """Leads from the player to the course that they are about to bring. May raise Unavailable."""
    store.put(Row(f"{BROUGHT}{player}", row.sk, 1, AS_KEY_SAYS), newer=True)


def has_added(store: Store, player: str) -> bool:
    """Whether the player brought any. May raise Unavailable."""
    return any(row.body != EMPTY for row in all_rows(store, f"{BROUGHT}{player}", strong=True))


def forget_author(store: Store, player: str, now: int) -> None:
    """Keeps of the courses that the player brought nothing of who did; what led from them there goes by itself after `now`
    (ms). May raise Unavailable.
    """
    for row in all_rows(store, f"{BROUGHT}{player}", strong=True):
        if row.body != EMPTY:
            if course := _read(store, row.sk, strong=True) or _unlisted(store, row.sk):
                _forget_author(store, course, {player})
            store.put(Row(row.pk, row.sk, row.n + 1, EMPTY, expires=now // 1000))


def forget_authors(store: Store, players: Collection[str]) -> None:
    """The same, reading all courses there are: for those that were brought before it was noted by whom."""
    for listed in (PLAYERS, UNLISTED):
        for row in all_rows(store, listed, count=PAGE, strong=True):
            _forget_author(store, row, players)


def _forget_author(store: Store, row: Row, players: Collection[str]) -> None:
    card = json_codec.load(row.body)
    nobodys = Row(row.pk, row.sk, row.n + 1, json_codec.dump({**card, "by": None}))
    if card.get("by") in players and not store.put(nobodys, newer=True):
        raise Unavailable("The course has a newer version by now.")


def show(card: Card) -> dict[str, Any]:
    """The course as lists show it."""
    return {**card.course.shown, "version": card.version, "earlier": card.earlier, "newer": card.newer}


def _read(store: Store, id: str, strong: bool = False) -> Row | None:
    return (None if strong else store.get(PLAYERS, id)) or store.get(PLAYERS, id, strong=True)


def _unlisted(store: Store, id: str) -> Row | None:
    return store.get(UNLISTED, id, strong=True)


def _same_holes_pk(holes: Sequence[Hole]) -> str:
    card = json_codec.dump([[hole.par, hole.yards] for hole in holes])
    return f"SAME#{sha256(card.encode()).hexdigest()[:32]}"


def _normalised(name: str) -> str:
    """The words of a name as a search compares them: small, without marks on letters, a blank between them; cut where a key
    would become longer than it may be, as one letter that is taken apart can be a sentence.
    """
    plain = normalize("NFKD", name[: graphemes.MOST_POINTS * visible_text.MOST_TAKEN_APART]).casefold()
    kept = "".join(letter for letter in plain if not combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in kept if letter not in "'’").split())[
        :LONGEST_NORMALISED
    ].strip()


def _beginnings(name: str) -> list[str]:
    """What a search may begin with: the name from each of its words on."""
    words = _normalised(name).split()
    return [" ".join(words[first:]) for first in range(min(MAX_WORDS, len(words)))]


def _first_match(name: str, query: str) -> str:
    """By which of its words a name is found that has several which begin so."""
    return min(words for words in _beginnings(name) if words.startswith(query))


def _is_id(id: str) -> bool:
    return re.fullmatch(r"[a-z0-9-]{1,80}", id) is not None


def _check_name(name: str) -> str:
    """In NFC, without blanks around it. BadCourse if it is too long, cannot be read, or would disturb the text around it."""
    settled = visible_text.settled(name, LONGEST_NAME)
    if settled is None:
        raise BadCourse(f"A course's name has 1 to {LONGEST_NAME} characters.")
    if fault := visible_text.what_is_wrong(settled):
        raise BadCourse(visible_text.WRONG[fault])
    return settled


def _check_holes(holes: Sequence[Hole]) -> None:
    if not 1 <= len(holes) <= MAX_HOLES:
        raise BadCourse(f"A course has 1 to {MAX_HOLES} holes, and this one has {len(holes)}.")
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
