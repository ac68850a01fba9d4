"""The scene of a history: one table, one faulty store, several instances of the club, and all their requests.

pages ──▶ clubs (each with a memory and a clock of its own) ──▶ StagedStore ──▶ HostileStore ──▶ SqliteStore
                                                                others go first; or the machine dies
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from threading import local
from typing import Any, cast

from chalicelib.actions.make import NewTable, RequestedSeat, TableRequest, make_table
from chalicelib.errors import Refusal, TryAgain
from chalicelib.games.registry import GAMES, find
from chalicelib.play.club import Club
from chalicelib.play.projections import project
from chalicelib.store.interface import Entry, Store, Taken, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import project_recent_entries
from tests.faults.faulty_store import HostileStore, Lies
from tests.faults.history_error import Wrong
from tests.faults.thread_scheduler import Stage
from tests.seeds import only
from tests.tables.people import START, THREE_HOLES, until_answered
from tests.tiny.engine import TINY

DIES = 0.003
"""How likely a machine dies at a call of its store."""
PASSES_MS = 120
"""The most time that passes with one call."""
SKEW_MS = 400
"""How far apart the machines' clocks may be."""


class Killed(BaseException):
    """The instance was killed: nothing catches this, and no answer is sent."""


@dataclass(slots=True)
class Asked:
    """A request and its answer, as one sees it who sees everything.

    `sent` and `answered` are ticks of the stage; `before` and `after` the numbers of the log's last entry then. `twin`: its
    entry met one of the same bytes that another request had written, on a machine whose clock told the same millisecond. The
    club cannot tell that one from its own whose answer was lost.
    """

    by: str
    kind: str
    what: Any
    key: str
    seen: int | None
    sent: int
    before: int
    answered: int = 0
    after: int = -1
    reply: Any = None
    refused: Refusal | None = None
    twin: bool = False


@dataclass(frozen=True)
class Plan:
    """What is played: `people` have pages, the other seats are bots'. `hours` is the table's clock.

    `local`: what follows from an entry is written by the instance that appended it, as at home; else by a stream, afterwards.
    """

    seed: int
    game: str
    people: int
    bots: int
    instances: int
    options: dict[str, Any]
    hours: float
    local: bool = False

    @classmethod
    def of(cls, seed: int) -> Plan:
        """Every sixth history is a round of dice golf; every fourth has a clock short enough to run out."""
        random = Random(f"plan {seed}")
        tiny = seed % 6 != 5
        people = random.randint(2, 5 if tiny else 4)
        bots = random.choice((0, 0, 1)) if people < (5 if tiny else 4) else 0
        options = {"rounds": random.choice((2, 3)), "hand": 2} if tiny else {"stymie": random.random() < 0.5}
        hours = random.choice((8, 14)) / 3600 if seed % 4 == 3 else 72
        return cls(seed, "tiny" if tiny else "dice-golf", people, bots, random.choice((2, 3, 4)), options, hours)

    @property
    def names(self) -> list[str]:
        return ["Ann", "Ben", "Cid", "Dot", "Eve"][: self.people]


class Watched(SqliteStore):
    """Knows the number of each log's last entry, and which request wrote which. `asking.now`: this thread's request."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = local()
        self._last: dict[str, int] = {}
        self._by: dict[tuple[str, int], Asked | None] = {}

    def append(self, table: str, entry: Entry) -> None:
        asked: Asked | None = getattr(self.asking, "now", None)
        with self._lock:
            try:
                super().append(table, entry)
            except Taken as taken:
                if asked and self._by[table, entry.n] is not asked and taken.entry.body == entry.body:
                    asked.twin = True
                raise
            self._last[table], self._by[table, entry.n] = entry.n, asked

    def last(self, table: str) -> int:
        with self._lock:
            return self._last.get(table, -1)


class StagedStore:
    """Others continue before each call. The instance may be killed before or after any call, and then does nothing more."""

    def __init__(self, inner: Store, stage: Stage, dies: Callable[[], bool]) -> None:
        self._inner, self._stage, self._dies, self.dead = inner, stage, dies, False

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self._inner, name)

        def staged(*args: Any, **more: Any) -> Any:
            self._stage.turn()
            if self.dead or self._dies():
                raise Killed
            answer = call(*args, **more)
            if self.dead or self._dies():
                raise Killed
            return answer

        return staged


@dataclass
class Scene:
    """`asked` grows as requests are answered. `now` is the time in ms."""

    plan: Plan
    stage: Stage
    kind: Watched = field(default_factory=Watched)
    asked: list[Asked] = field(default_factory=list)
    now: int = START
    deaths: int = 0

    def __post_init__(self) -> None:
        self.random = Random(f"scene {self.plan.seed}")
        lies = replace(Lies(), slow=0) if self.plan.local else Lies()  # at home nothing is written by who is dead
        self.hostile = HostileStore(self.kind, self.plan.seed, lies, pause=self.stage.turn)
        self.clubs = [self.open_club() for _ in range(self.plan.instances)]
        self.made = self._make()
        self.table = self.made.id

    def open_club(self) -> Club:
        """Return an instance without caches."""
        skew = self.random.randrange(SKEW_MS)
        store = cast(Store, StagedStore(self.hostile, self.stage, self._dies))
        club = open_club(store, self.random, clock=lambda: self.now + skew, pause=lambda seconds: self.stage.turn())
        if self.plan.local:
            club.project = projection(store)
            until_answered(lambda: project_recent_entries(replace(club, store=self.hostile, project=projection(self.hostile))))
        return club

    def _dies(self) -> bool:
        self.now += self.random.randrange(PASSES_MS)
        return self.random.random() < DIES

    def _make(self) -> NewTable:
        seats = [
            RequestedSeat("me", "Ann"),
            *[RequestedSeat("open")] * (self.plan.people - 1),
            *[RequestedSeat("bot")] * self.plan.bots,
        ]
        course = None if self.plan.game == "tiny" else THREE_HOLES
        wanted = TableRequest(self.plan.game, seats, self.plan.options, course, self.plan.hours)
        honest = open_club(self.kind, self.random, clock=lambda: self.now)
        honest.project = projection(self.kind)
        return make_table(honest, player_id("Ann"), "Ann", wanted, f"table {self.plan.seed}")

    def last(self) -> int:
        """Return the number of the last stored entry."""
        return self.kind.last(self.table)

    def log(self) -> list[Entry]:
        return self.kind.after(self.table, -1)

    def ask(self, by: str, kind: str, what: Any, key: str, seen: int | None, call: Callable[[Club], Any]) -> Asked:
        """Send one request to some instance, and record the answer."""
        at = self.random.randrange(len(self.clubs))
        club = self.clubs[at]
        asked = Asked(by, kind, what, key, seen, self.stage.tick(), self.last())
        self.asked.append(asked)
        self.kind.asking.now = asked
        try:
            asked.reply = call(club)
        except (TryAgain, Unavailable):
            return asked
        except Killed:
            self.restart(at, club)
            return asked
        except Refusal as refused:
            asked.refused = refused
        except Exception as broken:
            raise Wrong(f"the club broke down: {broken!r}: {asked}") from broken
        asked.after, asked.answered = self.last(), self.stage.tick()
        return asked

    def restart(self, at: int, club: Club | None = None) -> None:
        """Replace this instance by another, with empty caches."""
        if club is None or self.clubs[at] is club:
            cast(StagedStore, self.clubs[at].store).dead = self.plan.local
            self.clubs[at] = self.open_club()
            self.deaths += 1


def open_club(store: Store, random: Random, **more: Any) -> Club:
    """A club that knows the tiny game, and draws its secrets from a seed."""
    club = Club(store, games={**GAMES, TINY.id: TINY}, rules=lambda game, rules: TINY if game == TINY.id else find(game, rules))
    return replace(club, entropy=random.randbytes, random=only(random.random()), **more)


def projection(store: Store) -> Callable[[str, Entry], None]:
    """Return a projection into this store."""

    def project_entry(table: str, entry: Entry) -> None:
        project(store, table, entry)

    return project_entry


def player_id(name: str) -> str:
    return f"{name:.<22}"
