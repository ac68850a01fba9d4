"""Tables of any registered game, played over HTTP by moves from `legal`, with a stop wherever there is something new to see.

Only the registry and the API are used, so a new game needs no change here.
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
MAX_WITHOUT_NEWS = 80
"""After this many moves without anything new the other players leave, so that bots finish the game."""
MAX_MOVES = 3000
Sight = tuple[Any, ...]
TABLES = 3
"""Most tables of a setting, as some phases are rare."""


@dataclass(frozen=True)
class Setting:
    """The settings of a table."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def with_option(self, name: str, value: Any) -> Setting:
        """Return the same setting with this option."""
        return replace(self, options={**self.options, name: value})

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={_text(value)}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Moment:
    """What a viewer sees for the first time; None is a watcher. The table does not change until the walk continues."""

    table: Table
    viewer: Player | None
    view: Any
    number: int

    @property
    def playing(self) -> bool:
        return bool(self.view["status"] == "playing")

    @property
    def legal_kinds(self) -> list[str]:
        """The kinds of move that the viewer may make."""
        return sorted(kinds(self.view["legal"]))

    def __str__(self) -> str:
        who = "watcher" if self.viewer is None else "player"
        phase = self.view["state"].get("phase", "") if self.playing else "result"
        return "-".join([f"{self.number:02}", who, *filter(None, [phase, *self.legal_kinds])])


def _text(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def long_name(seat: int) -> str:
    """Return a name of 24 letters, unlike the others at the table: alternately one word, and several."""
    name = FIRST[seat] + WORDS if seat % 2 else FIRST[seat][0] + WORD
    return name[:LONGEST].strip()


def kinds(legal: Any) -> list[str]:
    return [kind_of(branch) for branch in branches(legal)]


def kind_of(branch: Any) -> str:
    return str(branch["properties"]["kind"]["const"])


def branches(legal: Any) -> list[Any]:
    return [] if legal is None else legal.get("oneOf", [legal])


def walk(origin: str, setting: Setting, fine: bool = False, tables: int = TABLES) -> Iterator[Moment]:
    """Play this many tables from the first view to the result, and yield every moment at which a player or a watcher sees
    something new. `fine`: compare the rest of the state too, and do not stop after a table without anything new.
    """
    known: set[Sight] = set()
    for number in range(tables):
        before = len(known)
        yield from _Walk(origin, setting, Random(f"{setting} {number}"), fine, known).moments()
        if len(known) == before and not fine:
            return


class _Walk:
    """One table. `known`: what was already seen, at this table or another."""

    def __init__(self, origin: str, setting: Setting, random: Random, fine: bool, known: set[Sight]) -> None:
        self.setting, self.random, self.fine, self.known = setting, random, fine, known
        self.players = [Player(origin, long_name(seat)) for seat in range(setting.seats)]
        self.watcher = Player(origin)
        self.table = seat_all(self.players, setting)
        self.played = Counter[str]()
        self.together: set[Any] = set()
        """Phases in which the table waits for several players at once."""

    def moments(self) -> Iterator[Moment]:
        still = 0
        for _ in range(MAX_MOVES):
            views = self._views()
            known = len(self.known)
            yield from self._new(views)
            if views[0]["status"] == "finished":
                return
            still = still + 1 if known == len(self.known) else 0
            if still == MAX_WITHOUT_NEWS:
                self._leave()
                views = self._views()  # the bots that continue may have ended the game
            self._move(views, still < MAX_WITHOUT_NEWS)
        raise AssertionError(f"{self.setting} goes on after {MAX_MOVES} moves")

    def _views(self) -> list[Any]:
        """Return all views once the bots have moved: from then on the table does not change."""
        while True:
            views = [player.view(self.table) for player in (*self.players, self.watcher)]
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
        """Return what a view shows, for any game: the phase, each kind of move that the viewer may make, and for a viewer who
        must wait, what the waited-for player may do. If several are waited for, each has secrets. A view without anything new
        looks like earlier ones.
        """
        asked, phase = view["you"] in view["waiting_for"], view["state"].get("phase")
        who = (watched, view["status"])
        others = [] if asked or phase in self.together else [(*who, "waits", kind) for one in waited for kind in one]
        return {(*who, asked, phase), *[(*who, "may", kind) for kind in kinds(view["legal"])], *others}

    def _all(self, view: Any, waited: list[set[str]], watched: bool) -> set[Sight]:
        """Return the same with what the state has; if one player is waited for, by phase and number of possible moves too."""
        state, may = view["state"], {*kinds(view["legal"])}
        plain = self._plainest(view, waited, watched)
        phase = (watched, view["status"], state.get("phase"), view["you"] in view["waiting_for"])
        there = [("there", name) for name, value in state.items() if value not in (None, [], {}, False)]
        if state.get("phase") in self.together:
            return plain | {(watched, view["status"], *one) for one in there}
        named = [("may", kind) for kind in may] + [("waits", kind) for one in waited for kind in one]
        return plain | {(*phase, len(may)), *[(*phase, *one) for one in named + there]}

    def _move(self, views: list[Any], everybody: bool) -> None:
        """A waited-for player makes a move, of a kind that was not made yet if possible."""
        waited = [seat for seat in views[0]["waiting_for"] if everybody or seat == 0]
        if not waited:
            return
        view = views[seat := self.random.choice(waited)]
        fresh = [branch for branch in branches(view["legal"]) if not self.played[kind_of(branch)]]
        move = instance(self.random.choice(fresh or branches(view["legal"])), self.random, view["legal"])
        self.played[move["kind"]] += 1
        self.players[seat].post(f"/tables/{self.table.id}/moves", {"move": move, "seen": view["version"]})

    def _leave(self) -> None:
        """Let all players but the host leave, so that bots finish the game."""
        for player in self.players[1:]:
            player.post(f"/tables/{self.table.id}/leave", {})


def seat_all(players: list[Player], setting: Setting) -> Table:
    """Return a table of this setting with these players; a course has eighteen holes and a long name."""
    maker = players[0]
    wanted: dict[str, Any] = {"game": setting.game, "options": setting.options, "clock_hours": 72}
    if GAMES[setting.game].needs_course:
        wanted["course"] = maker.make_course(*PARS, name=COURSE)
    seats = [{"kind": "me", "name": maker.name}, *[{"kind": "open"}] * (setting.seats - 1)]
    made = maker.post("/tables", {**wanted, "seats": seats})
    table = Table(made["id"], made["links"]["join"])
    for player in players[1:]:
        player.take_seat(table)
    return table


def fullest(game: str) -> Setting:
    """Return the setting with most players and every option on that can be combined."""
    setting = Setting(game, GAMES[game].players[1])
    for name, schema in _options(game).items():
        wanted = setting.with_option(name, True)
        if schema.get("type") == "boolean" and _is_allowed(wanted):
            setting = wanted
        setting = _with(setting, name, _items(schema))
    return setting


def matrix(game: str) -> Iterator[Setting]:
    """Yield settings with fewest and most players and default options; with most players, each option at each of its values,
    combined with values of others where possible; with fewer players, what is only possible with them. All list options that
    can be combined, such as modes, are in one setting, with fewest players too.
    """
    least, most = GAMES[game].players
    fewest = Setting(game, least)
    known = [fewest, *_list_settings(fewest), *(_each_value_once(Setting(game, most)) if most > least else ())]
    for seats in range(least, most):
        plain = Setting(game, seats)
        known += [one for one in _each_value(plain) if not any(one.options.items() <= other.options.items() for other in known)]
        known += _list_settings(plain, known)
    yield from known


def _each_value_once(plain: Setting) -> Iterator[Setting]:
    """Yield the plain setting, and settings with each value once, combined with one value of each other option."""
    yield plain
    each = [_each_value_of(plain, name) for name in _options(plain.game)]
    for row in zip_longest(*each, _list_settings(plain)):
        yield from _merged(filter(None, row))


def _merged(settings: Iterable[Setting]) -> list[Setting]:
    """Return as few settings as possible with the same values."""
    found: list[Setting] = []
    for one in settings:
        for place, other in enumerate(found):
            both = replace(one, options={**other.options, **one.options})
            if _is_allowed(both):
                found[place] = both
                break
        else:
            found.append(one)
    return found


def _each_value(plain: Setting) -> list[Setting]:
    """Return settings with each allowed value of each option."""
    return [one for name in _options(plain.game) for one in _each_value_of(plain, name)]


def _each_value_of(plain: Setting, name: str) -> list[Setting]:
    """Return settings with each allowed value of this option."""
    return [*filter(_is_allowed, (plain.with_option(name, value) for value in _values(_options(plain.game)[name])))]


def _list_settings(plain: Setting, known: Sequence[Setting] = ()) -> Iterator[Setting]:
    """Yield settings with as many items in a list option as can be combined, until each allowed item was used; except for those
    in `known`.
    """
    for name, schema in _options(plain.game).items():
        left = [item for item in _items(schema) if not any(item in one.options.get(name, ()) for one in known)]
        while (setting := _with(plain, name, left)) != plain:
            yield setting
            left = [item for item in left if item not in setting.options[name]]


def _with(setting: Setting, name: str, items: Iterable[Any]) -> Setting:
    """Return the setting with as many of these items in a list option as can be combined."""
    for item in items:
        wanted = setting.with_option(name, [*setting.options.get(name, ()), item])
        if _is_allowed(wanted):
            setting = wanted
    return setting


def _options(game: str) -> Mapping[str, Any]:
    return GAMES[game].options_schema()["properties"]  # type: ignore[no-any-return]


def _items(schema: Mapping[str, Any]) -> list[Any]:
    """Return the items that a list option may have."""
    return list(schema.get("items", {}).get("enum", ()))


def _values(schema: Mapping[str, Any]) -> list[Any]:
    """Return an option's values except for the default; of a number the least and the most."""
    ends = [schema[name] for name in ("minimum", "maximum") if name in schema]
    values = [True, False] if schema.get("type") == "boolean" else schema.get("enum", ends)
    return [value for value in values if value != schema.get("default")]


def _is_allowed(setting: Setting) -> bool:
    game = GAMES[setting.game]
    holes = tuple(Hole(par, 100 * par) for par in PARS)
    try:
        game.settle_options(setting.options, setting.seats, Course("links", COURSE, holes) if game.needs_course else None)
    except Refusal:
        return False
    return True
