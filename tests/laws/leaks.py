"""Nothing that a seat may not know ever reaches it (G-01): not by views, `legal`, what happened, refusals, or waiting.

A game that hides something says in its set-up what: `twin` gives a state that one seat cannot tell from another. Two laws use
it; the third sees to it that twins are honest. A game without one must hide nothing at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance, Draw
from chalicelib.games.interface import Event
from tests.laws.hiding import is_choice
from tests.laws.setup import Setup, Viewer, compact
from tests.laws.values import ANYTHING, instance
from tests.laws.walk import Moment, choose, glimpses, key_of, look, refused, told

PROBES = 12


def twins_look_alike(setup: Setup, seed: int) -> None:
    """Two states that differ only in what a seat may not know look the same to it, and refuse it in the same words."""
    random = Random(seed)
    for moment in glimpses(setup, seed, about=12):
        for viewer in setup.viewers:
            other = twin(setup, moment.state, viewer, random)
            same = f"seat {viewer} sees what it may not know\n{setup.packed(moment.state)}\n{setup.packed(other)}"
            assert look(setup, moment.state, viewer) == look(setup, other, viewer), same
            if viewer is not None:
                probes = _probes(setup, viewer, random)
                assert _refusals(setup, moment.state, viewer, probes) == _refusals(setup, other, viewer, probes), same


def twin(setup: Setup, state: Any, viewer: Viewer, random: Random) -> Any:
    """A state that this seat cannot tell from the given one."""
    copied = setup.copy(state)
    return setup.twin(copied, viewer, random) if setup.twin else copied


def _probes(setup: Setup, seat: int, random: Random) -> list[Any]:
    """Moves that may be refused: of other moments, of other seats, and nonsense."""
    move = setup.game.schemas()["move"]
    return [*ANYTHING, *(instance(move, random) for _ in range(PROBES))]


def _refusals(setup: Setup, state: Any, seat: int, probes: list[Any]) -> str:
    """What the seat is answered to each probe that is not legal."""
    legal, tried = setup.game.legal(state, seat), setup.copy(state)
    answers: list[Any] = []
    for probe in probes:
        refusal = None if legal and legal.accepts(probe) else refused(setup, tried, seat, probe, Chance(key_of(0)))
        answers.append(refusal and [refusal.code, str(refusal), refusal.extra])
    return compact(answers)


def events_tell_no_more_than_views(setup: Setup, seed: int) -> None:
    """Where a step could have gone otherwise and a seat's view is the same after it, the seat is told the same of it too.

    Moves are public, choices (`hiding.py`) are not: two steps are compared if the moves are the same or both are choices.
    """
    random = Random(seed)
    for moment in glimpses(setup, seed, about=12) if setup.twin else ():
        went = _went(moment, moment.copy(), moment.move)
        for viewer in setup.viewers:
            for other in _otherwise(moment, viewer, random):
                alike = went.move == other.move or (is_choice(went.events) and is_choice(other.events))
                if alike and look(setup, went.after, viewer) == look(setup, other.after, viewer):
                    heard, else_heard = (told(each.events, viewer, setup.fleeting) for each in (went, other))
                    assert heard == else_heard, f"seat {viewer} is told what it may not know after {moment.move}"


class Went(NamedTuple):
    """A step that was made: by which move, where it led, what happened."""

    move: Any
    after: Any
    events: list[Event]


def _went(moment: Moment, state: Any, move: Any, chance: Chance | None = None) -> Went:
    events = moment.step(state, move, chance)
    return Went(move, state, events)


def _otherwise(moment: Moment, viewer: Viewer, random: Random) -> Iterator[Went]:
    """The same step by another choice, by other chance, or out of a state that this seat cannot tell from this one."""
    if viewer != moment.seat:
        yield from _other_choices(moment, random)
    yield from _other_chances(moment)
    for _ in range(3):
        state = twin(moment.setup, moment.state, viewer, random)
        yield _went(moment, state, _same_or_other(moment, state, random))


def _same_or_other(moment: Moment, state: Any, random: Random) -> Any:
    """The moment's move where it is legal in this state, else one that is."""
    legal = moment.setup.game.legal(state, moment.seat)
    same = moment.move is None or (legal is not None and legal.accepts(moment.move))
    return moment.move if same else choose(moment.setup, state, moment.seat, random)


def _other_choices(moment: Moment, random: Random) -> Iterator[Went]:
    legal = moment.setup.game.legal(moment.state, moment.seat)
    for _ in range(3 if legal else 0):
        assert legal
        yield _went(moment, moment.copy(), legal.pick(random))


def _other_chances(moment: Moment) -> Iterator[Went]:
    """One draw of this step at a time comes out otherwise."""
    drawn = Chance(moment.key)
    moment.step(moment.copy(), moment.move, drawn)
    for draw in drawn.draws[:4]:
        yield _went(moment, moment.copy(), moment.move, Otherwise(moment.key, draw))


class Otherwise(Chance):
    """The chance of one key, but for one draw, which comes out differently."""

    def __init__(self, key: bytes, draw: Draw) -> None:
        super().__init__(key)
        self._but, self._other = draw, Chance(key[::-1])

    def number(self, label: str, k: int) -> int:
        drawn = super().number(label, k)
        return (drawn + 1) % k if label == self._but.label else drawn

    def shuffle(self, label: str, things: Any) -> list[Any]:
        drawn = super().shuffle(label, things)
        return self._other.shuffle(label, things) if label == self._but.label else drawn


def twins_reach_all_that_is_hidden(setup: Setup, seed: int) -> None:
    """What a seat does not see of a choice or a draw, its twins change too; without twins, everybody sees all of both."""
    hidden, reached = _hidden_and_reached(setup, seed)
    if setup.twin is None:
        assert not hidden, f"{setup} says that it hides nothing, but of {sorted(hidden)} no view shows anything"
    else:
        assert hidden, f"{setup} has twins, but nothing to hide"
        assert hidden <= reached, f"twins never change {sorted(hidden - reached)}, which seats cannot see"


Path = tuple[str, ...]


def _hidden_and_reached(setup: Setup, seed: int) -> tuple[set[Path], set[Path]]:
    random = Random(seed)
    hidden, reached = set[Path](), set[Path]()
    for moment in glimpses(setup, seed, about=10):
        after = _went(moment, moment.copy(), moment.move).after
        for viewer in setup.viewers:
            for other in (*_other_choices(moment, random), *_other_chances(moment)):
                if look(setup, after, viewer) == look(setup, other.after, viewer):
                    hidden |= set(differences(setup.game.pack(after), setup.game.pack(other.after)))
            for _ in range(3 if setup.twin else 0):
                unlike = twin(setup, after, viewer, random)
                reached |= set(differences(setup.game.pack(after), setup.game.pack(unlike)))
    return hidden, reached


def differences(a: Any, b: Any, path: Path = ()) -> Iterator[Path]:
    """The places in which two packed states differ; places in lists count as one."""
    if isinstance(a, dict) and isinstance(b, dict):
        for name in a.keys() | b.keys():
            yield from differences(a.get(name), b.get(name), (*path, name))
    elif isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        for one, other in zip(a, b, strict=True):
            yield from differences(one, other, (*path, "*"))
    elif a != b:
        yield path


LAWS = (
    twins_look_alike,
    events_tell_no_more_than_views,
    twins_reach_all_that_is_hidden,
)
