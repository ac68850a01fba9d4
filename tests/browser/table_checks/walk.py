"""Tables of any registered game, played over HTTP from `legal` alone, with a stop wherever there is something new to see.

Nothing here knows a game: what the registry and the API say is enough, so that a new game is walked without a line changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random
from typing import Any

from chalicelib.errors import Refusal
from chalicelib.games.interface import Course, Hole
from chalicelib.games.registry import GAMES
from tests.browser.http_player import Player, Table
from tests.laws.values import instance

WORD = "aximilianakonstantinopel"[:23]
WORDS = " Luise Maria von der Heide"
FIRST = ("Anna", "Bert", "Cara", "Dora", "Emil", "Finn", "Gert", "Hans", "Ivo ", "Jule")
LONGEST = 24
COURSE = "The Old Quarry beyond the Windmill at the End of Long Lane"
PARS = (4, 3, 5) * 6
STILL = 80
"""So many moves without anything new, and the others leave, so that bots bring the game to its end."""
MOST = 3000
Sight = tuple[Any, ...]
TABLES = 3
"""So many are played of a setting at most, as some phases come rarely."""


@dataclass(frozen=True)
class Setting:
    """A table as it is asked for."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def but(self, name: str, value: Any) -> Setting:
        """The same with this option."""
        return replace(self, options={**self.options, name: value})

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={_told(value)}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Moment:
    """What somebody sees for the first time: `viewer` None is a watcher. The table stands still until the walk goes on."""

    table: Table
    viewer: Player | None
    view: Any
    number: int

    @property
    def playing(self) -> bool:
        return bool(self.view["status"] == "playing")

    @property
    def may(self) -> list[str]:
        """The kinds of move that the viewer may make."""
        return sorted(kinds(self.view["legal"]))

    def __str__(self) -> str:
        who = "watcher" if self.viewer is None else "player"
        phase = self.view["state"].get("phase", "") if self.playing else "result"
        return "-".join([f"{self.number:02}", who, *filter(None, [phase, *self.may])])


def _told(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def name_at(seat: int) -> str:
    """A name of 24 letters, like nobody else's at the table: by turns one word, and several."""
    name = FIRST[seat] + WORDS if seat % 2 else FIRST[seat][0] + WORD
    return name[:LONGEST].strip()


def kinds(legal: Any) -> list[str]:
    return [kind_of(branch) for branch in branches(legal)]


def kind_of(branch: Any) -> str:
    return str(branch["properties"]["kind"]["const"])


def branches(legal: Any) -> list[Any]:
    return [] if legal is None else legal.get("oneOf", [legal])


def walk(origin: str, setting: Setting, fine: bool = False, tables: int = TABLES) -> Iterator[Moment]:
    """Plays so many tables from their first view to their result: every moment at which somebody, or a watcher, sees what is
    new. `fine`: what else the state holds tells moments apart too, and no table is the last because it brought nothing.
    """
    known: set[Sight] = set()
    for number in range(tables):
        before = len(known)
        yield from _Walk(origin, setting, Random(f"{setting} {number}"), fine, known).moments()
        if len(known) == before and not fine:
            return


class _Walk:
    """One table. `known` are the sights that were seen before, at this table or another."""

    def __init__(self, origin: str, setting: Setting, random: Random, fine: bool, known: set[Sight]) -> None:
        self.setting, self.random, self.fine, self.known = setting, random, fine, known
        self.players = [Player(origin, name_at(seat)) for seat in range(setting.seats)]
        self.watcher = Player(origin)
        self.table = seat_all(self.players, setting)
        self.played = Counter[str]()
        self.together: set[Any] = set()
        """Phases in which several are waited for at once."""

    def moments(self) -> Iterator[Moment]:
        still = 0
        for _ in range(MOST):
            views = self._views()
            known = len(self.known)
            yield from self._new(views)
            if views[0]["status"] == "finished":
                return
            still = still + 1 if known == len(self.known) else 0
            if still == STILL:
                self._leave()
                views = self._views()  # the bots that play on may have ended what could be done
            self._move(views, still < STILL)
        raise AssertionError(f"{self.setting} goes on after {MOST} moves")

    def _views(self) -> list[Any]:
        """What each sees once the bots have played on: from then on the table stands still."""
        while True:
            views = [player.look(self.table) for player in (*self.players, self.watcher)]
            if not any(views[-1]["seats"][seat]["played_by_bot"] for seat in views[0]["waiting_for"]):
                return views

    def _new(self, views: list[Any]) -> Iterator[Moment]:
        waited = [{*kinds(views[seat]["legal"])} for seat in views[0]["waiting_for"]]
        self.together |= {views[0]["state"].get("phase")} if len(waited) > 1 else set()
        for viewer, view in zip((*self.players, None), views, strict=True):
            seen = self._all(view, waited, viewer is None) if self.fine else self._plainest(view, waited, viewer is None)
            if sights := seen - self.known:
                self.known |= sights
                yield Moment(self.table, viewer, view, len(self.known))

    def _plainest(self, view: Any, waited: list[set[str]], watched: bool) -> set[Sight]:
        """What there is to see, one by one, whatever the game: each phase, each kind of move that the viewer may make, and for
        who is not waited for what the one may make who is; of several each has secrets. Where nothing of it is new, a view
        looks like those before it.
        """
        asked, phase = view["you"] in view["waiting_for"], view["state"].get("phase")
        who = (watched, view["status"])
        others = [] if asked or phase in self.together else [(*who, "waits", kind) for one in waited for kind in one]
        return {(*who, asked, phase), *[(*who, "may", kind) for kind in kinds(view["legal"])], *others}

    def _all(self, view: Any, waited: list[set[str]], watched: bool) -> set[Sight]:
        """The same with what the state holds; where one alone is waited for, phase by phase, and by how much one may too."""
        state, may = view["state"], {*kinds(view["legal"])}
        plain = self._plainest(view, waited, watched)
        phase = (watched, view["status"], state.get("phase"), view["you"] in view["waiting_for"])
        there = [("there", name) for name, value in state.items() if value not in (None, [], {}, False)]
        if state.get("phase") in self.together:
            return plain | {(watched, view["status"], *one) for one in there}
        named = [("may", kind) for kind in may] + [("waits", kind) for one in waited for kind in one]
        return plain | {(*phase, len(may)), *[(*phase, *one) for one in named + there]}

    def _move(self, views: list[Any], everybody: bool) -> None:
        """One of those waited for makes a move: of a kind not made yet, as long as there is one."""
        waited = [seat for seat in views[0]["waiting_for"] if everybody or seat == 0]
        if not waited:
            return
        view = views[seat := self.random.choice(waited)]
        fresh = [branch for branch in branches(view["legal"]) if not self.played[kind_of(branch)]]
        move = instance(self.random.choice(fresh or branches(view["legal"])), self.random, view["legal"])
        self.played[move["kind"]] += 1
        self.players[seat].post(f"/tables/{self.table.id}/moves", {"move": move, "seen": view["version"]})

    def _leave(self) -> None:
        """All but the maker, so that bots bring the game to its end."""
        for player in self.players[1:]:
            player.post(f"/tables/{self.table.id}/leave", {})


def seat_all(players: list[Player], setting: Setting) -> Table:
    """Everybody at a table of this setting; a course of eighteen holes with a long name, where the game wants one."""
    maker = players[0]
    wanted: dict[str, Any] = {"game": setting.game, "options": setting.options, "clock_hours": 72}
    if GAMES[setting.game].needs_course:
        wanted["course"] = maker.make_course(*PARS, name=COURSE)
    seats = [{"kind": "me", "name": maker.name}, *[{"kind": "open"}] * (setting.seats - 1)]
    made = maker.post("/tables", {**wanted, "seats": seats})
    table = Table(made["id"], made["links"]["join"])
    for player in players[1:]:
        player.sit(table)
    return table


def fullest(game: str) -> Setting:
    """As many as can play, and everything switched on that can be had together."""
    setting = Setting(game, GAMES[game].players[1])
    for name, schema in _options(game).items():
        wanted = setting.but(name, True)
        if schema.get("type") == "boolean" and _can_be_had(wanted):
            setting = wanted
        setting = _with(setting, name, _items(schema))
    return setting


def matrix(game: str) -> Iterator[Setting]:
    """Fewest and most seats, as the game comes; with the most each option once at each of its values, beside values of others
    where they go together, and with fewer what only they can have. Of an option of which several can be had at once, such as
    modes, all that goes together comes in one setting, with the fewest too.
    """
    least, most = GAMES[game].players
    fewest = Setting(game, least)
    known = [fewest, *_listed(fewest), *(_varied(Setting(game, most)) if most > least else ())]
    for seats in range(least, most):
        plain = Setting(game, seats)
        known += [one for one in _valued(plain) if not any(one.options.items() <= other.options.items() for other in known)]
        known += _listed(plain, known)
    yield from known


def _varied(plain: Setting) -> Iterator[Setting]:
    """As it is, and with each value once: a value of one option comes along with one of each other, where they can be had."""
    yield plain
    each = [_with_each(plain, name) for name in _options(plain.game)]
    for row in zip_longest(*each, _listed(plain)):
        yield from _together(filter(None, row))


def _together(settings: Iterable[Setting]) -> list[Setting]:
    """The same values in as few settings as they can be had in."""
    found: list[Setting] = []
    for one in settings:
        for place, other in enumerate(found):
            both = replace(one, options={**other.options, **one.options})
            if _can_be_had(both):
                found[place] = both
                break
        else:
            found.append(one)
    return found


def _valued(plain: Setting) -> list[Setting]:
    """With each value that can be had of each option."""
    return [one for name in _options(plain.game) for one in _with_each(plain, name)]


def _with_each(plain: Setting, name: str) -> list[Setting]:
    """With each value that can be had of this option."""
    return [*filter(_can_be_had, (plain.but(name, value) for value in _values(_options(plain.game)[name])))]


def _listed(plain: Setting, known: Sequence[Setting] = ()) -> Iterator[Setting]:
    """With as many items in an option as go together, until each was seen that can be had; except for those `known`."""
    for name, schema in _options(plain.game).items():
        left = [item for item in _items(schema) if not any(item in one.options.get(name, ()) for one in known)]
        while (setting := _with(plain, name, left)) != plain:
            yield setting
            left = [item for item in left if item not in setting.options[name]]


def _with(setting: Setting, name: str, items: Iterable[Any]) -> Setting:
    """The same with as many of these in that option as can be had together."""
    for item in items:
        wanted = setting.but(name, [*setting.options.get(name, ()), item])
        if _can_be_had(wanted):
            setting = wanted
    return setting


def _options(game: str) -> Mapping[str, Any]:
    return GAMES[game].options_schema()["properties"]  # type: ignore[no-any-return]


def _items(schema: Mapping[str, Any]) -> list[Any]:
    """What an option of which several can be had at once may hold."""
    return list(schema.get("items", {}).get("enum", ()))


def _values(schema: Mapping[str, Any]) -> list[Any]:
    """The values of an option that are not what it is anyway; of a number the least and the most."""
    ends = [schema[name] for name in ("minimum", "maximum") if name in schema]
    values = [True, False] if schema.get("type") == "boolean" else schema.get("enum", ends)
    return [value for value in values if value != schema.get("default")]


def _can_be_had(setting: Setting) -> bool:
    game = GAMES[setting.game]
    holes = tuple(Hole(par, 100 * par) for par in PARS)
    try:
        game.settle_options(setting.options, setting.seats, Course("links", COURSE, holes) if game.needs_course else None)
    except Refusal:
        return False
    return True
