"""Random games, moment by moment."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import Any, cast

from chalicelib.errors import Refusal
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Event
from tests.laws.setup import Setup, Viewer, compact

CHANGE_OF_MIND = 0.2
TIME_OUT = 0.1
BY_A_BOT = 0.5
FURTHER = 1000
"""The difference between the seed of a game that was too short and that of the next one."""


@dataclass
class Moment:
    """A game just before `seat` makes `move` (None: a time-out). `state` is the live state: do not change it.

    `events` are the events of the move. They are set when the walk goes on.
    """

    setup: Setup
    key: bytes
    state: Any
    seat: int
    move: Any
    events: Sequence[Event] = ()

    @cached_property
    def packed(self) -> str:
        return self.setup.packed(self.state)

    def copy(self) -> Any:
        return self.setup.unpacked(self.packed)

    def twin(self, viewer: Viewer, random: Random) -> Any:
        """Return a state that this viewer cannot tell from this one."""
        return self.setup.twin_of(self.packed, viewer, random)

    def step(self, state: Any, move: Any, chance: Chance | None = None) -> list[Event]:
        """Make a move of this seat (None: a time-out) in the given state."""
        chance, game = chance or Chance(self.key), self.setup.game
        if move is None:
            return game.time_out(state, self.seat, chance)
        return game.play(state, self.seat, move, chance)


def key_of(seed: int) -> bytes:
    """Return the key of the random game with this seed."""
    return sha256(f"law {seed}".encode()).digest()


def walk(setup: Setup, seed: int, chance: Chance | None = None) -> Iterator[Moment]:
    """Yield the moments of a whole game with random and bots' moves, changed choices and time-outs. It must end."""
    key, known = key_of(seed), _known(cast(Hashable, setup.game), f"{setup} {setup.carried}", seed)
    chance = chance or Chance(key)
    state = setup.begin(chance)
    for number in range(2 * setup.most_decisions):
        if not setup.game.waiting(state):
            return
        if number == len(known.decisions):
            known.decisions.append(_next(setup, state, known.random))
        seat, move = known.decisions[number]
        moment = Moment(setup, key, state, seat, deepcopy(move))
        yield moment
        moment.events = _played(moment, chance)
    raise AssertionError(f"{setup} goes on after {2 * setup.most_decisions} moves")


@dataclass
class Known:
    """The decisions of a random game so far. They are kept, as choosing them takes longer than playing them again."""

    random: Random
    decisions: list[tuple[int, Any]] = field(default_factory=list)


@lru_cache(maxsize=256)
def _known(game: Hashable, setup: str, seed: int) -> Known:
    return Known(Random(seed))


def forget() -> None:
    """Forget all decisions, because other rules are used from now on."""
    _known.cache_clear()


def _played(moment: Moment, chance: Chance) -> list[Event]:
    try:
        return moment.step(moment.state, moment.move, chance)
    except Refusal as refusal:
        raise AssertionError(f"seat {moment.seat} may play {moment.move}, but is refused: {refusal}") from refusal


def _next(setup: Setup, state: Any, random: Random) -> tuple[int, Any]:
    game = setup.game
    if due := game.planned(state):
        return due
    waiting = game.waiting(state)
    others = [seat for seat in range(setup.seats) if seat not in waiting and game.legal(state, seat) is not None]
    changes = others and random.random() < CHANGE_OF_MIND
    seat = random.choice(others if changes else waiting)
    move = None if not changes and random.random() < TIME_OUT else choose(setup, state, seat, random)
    return seat, move


def choose(setup: Setup, state: Any, seat: int, random: Random) -> Any:
    """Return a legal move, either random or a bot's."""
    legal = setup.game.legal(state, seat)
    assert legal is not None, f"seat {seat} is waited for but may do nothing"
    if random.random() >= BY_A_BOT:
        return legal.pick(random)
    return setup.game.choose(setup.game.view(state, seat), seat, legal, random.choice(LEVELS), random)


def glimpses(setup: Setup, seed: int, about: int, most: int | None = None) -> Iterator[Moment]:
    """Yield about `about` moments of random games.

    These are the first moment of a game, which may hide the most; one of each kind of decision, as some are rare; and random
    others. If a game is too short, further games follow. With `most`, all moments of a game with at most that many are used.
    """
    random = Random(seed + 1)
    while about > 0:
        kinds = [_kind(moment) for moment in walk(setup, seed)]
        shown = _spread(kinds, most or about, random)
        yield from (moment for number, moment in enumerate(walk(setup, seed)) if number in shown)
        about, seed = about - len(kinds), seed + FURTHER


def _kind(moment: Moment) -> tuple[str | None, bool, bool]:
    """Return the kind of the move, whether the game waited for the seat, and whether it waits for others too."""
    waiting = moment.setup.game.waiting(moment.state)
    return moment.move and moment.move["kind"], moment.seat in waiting, len(waiting) > 1


def _spread(kinds: list[tuple[str | None, bool, bool]], about: int, random: Random) -> set[int]:
    numbers = range(len(kinds))
    shown = {0, *(random.choice([number for number in numbers if kinds[number] == kind]) for kind in dict.fromkeys(kinds))}
    others = [number for number in numbers if number not in shown]
    return shown | set(random.sample(others, min(len(others), max(about - len(shown), 0))))


def look(setup: Setup, state: Any, viewer: int | None) -> str:
    """Return as text all that this seat (None: a spectator) is shown of a state."""
    game = setup.game
    legal = None if viewer is None else game.legal(state, viewer)
    return compact(
        {
            "view": game.view(state, viewer),
            "legal": legal and legal.schema(),
            "waiting": game.waiting(state),
            "progress": game.progress(state),
            "result": game.result(state),
        }
    )


def events_as_text(events: Sequence[Event], viewer: int | None, but: frozenset[str] = frozenset()) -> str:
    """Return as text what this seat (None: a spectator) sees of events, without those of some kinds."""
    return compact([event.seen_by(viewer) for event in events if event.kind not in but])


def refused(setup: Setup, state: Any, seat: int, move: Any, chance: Chance) -> Refusal | None:
    """Play a move, and return its refusal, or None if it was accepted."""
    try:
        setup.game.play(state, seat, move, chance)
    except Refusal as refusal:
        return refusal
    return None
