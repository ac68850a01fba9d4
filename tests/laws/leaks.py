"""Laws about hidden information (G-01): it never reaches a seat by views, `legal`, events, refusals, or waiting.

The set-up of a game that hides something has a `twin`: it makes a state that one seat cannot tell from the real one. Two laws
use twins; the third checks that twins change everything hidden. A game without a twin must hide nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance, Draw
from chalicelib.games.interface import Event
from chalicelib.json_codec import load
from tests.laws.hiding import is_choice
from tests.laws.setup import Setup, Viewer, compact
from tests.laws.values import ANYTHING, instance
from tests.laws.walk import Moment, glimpses, key_of, look, refused

MOMENTS, MOST = 40, 150
"""The number of moments to check, and the most of a single game."""
MOVES, PROBES = 40, 4
EXCHANGES, RARELY, OFTEN = 2, 20, 2
"""How often hidden things are exchanged before a step, and before a step whose events were seen fewer than `OFTEN` times."""
REACHES = 24

Path = tuple[str | int, ...]
"""The path of something in a packed state."""


def twins_look_alike(setup: Setup, seed: int) -> None:
    """Two states that differ only in what a seat may not know look the same to it, and refuse moves in the same words."""
    random = Random(seed)
    schema = setup.game.schemas()["move"]
    moves = [instance(schema, random) for _ in range(MOVES)]
    for moment in _moments(setup, seed) if setup.twin else ():
        for viewer in setup.viewers:
            other = moment.twin(viewer, random)
            different = f"seat {viewer} sees what it may not know\n{moment.packed}\n{setup.packed(other)}"
            assert look(setup, moment.state, viewer) == look(setup, other, viewer), different
            if viewer is not None:
                probes = [random.choice(ANYTHING), *random.sample(moves, PROBES)]
                assert _refusals(setup, moment.copy(), viewer, probes) == _refusals(setup, other, viewer, probes), different


def _moments(setup: Setup, seed: int) -> Iterator[Moment]:
    return glimpses(setup, seed, about=MOMENTS, most=MOST)


def _refusals(setup: Setup, state: Any, seat: int, probes: list[Any]) -> str:
    """Return the refusal of each probe that is not legal."""
    legal = setup.game.legal(state, seat)
    answers: list[Any] = []
    for probe in probes:
        refusal = None if legal and legal.accepts(probe) else refused(setup, state, seat, probe, Chance(key_of(0)))
        answers.append(refusal and [refusal.code, str(refusal), refusal.extra])
    return compact(answers)


class Went(NamedTuple):
    """A step: the packed state before it, the move, the state after it, the events.

    `viewers` are those who cannot tell the state before it from that of the moment.
    """

    before: str
    move: Any
    after: Any
    events: list[Event]
    viewers: Sequence[Viewer]


def events_tell_no_more_than_views(setup: Setup, seed: int) -> None:
    """If a step could have gone differently, and a seat's views before and after it are the same, it sees the same events.

    Moves are public, choices (`hiding.py`) are not: two steps are compared if the moves are the same or both are choices.
    """
    random, seen = Random(seed), Counter[str]()
    for moment in _moments(setup, seed) if setup.twin else ():
        went = _went(moment, moment.packed, moment.move)
        kinds = {event.kind for event in went.events}
        tries = RARELY if any(seen[kind] < OFTEN for kind in kinds) else EXCHANGES
        seen.update(kinds)
        for other in _otherwise(moment, went, tries, random):
            for viewer in _comparing(moment, went, other):
                own = viewer in other.viewers
                if _seen_text(setup, went, viewer, own=own) != _seen_text(setup, other, viewer, own=own):
                    same = _looks_the_same(setup, went, other, viewer)
                    assert not same, f"seat {viewer} is told what it may not know after {moment.move}"


def _went(
    moment: Moment, before: str, move: Any, chance: Chance | None = None, viewers: Sequence[Viewer] | None = None
) -> Went:
    state = moment.setup.unpacked(before)
    events = moment.step(state, move, chance)
    return Went(before, move, state, events, moment.setup.viewers if viewers is None else viewers)


def _otherwise(moment: Moment, went: Went, exchanges: int, random: Random) -> Iterator[Went]:
    """Yield the same step with another hidden choice, with other draws, or from other states."""
    yield from _other_chances(moment)
    if is_choice(went.events):
        yield from _other_choices(moment, random)
    setup = moment.setup
    twins = [(setup.packed(moment.twin(viewer, random)), (viewer,)) for viewer in setup.viewers]
    exchanged = [(packed, ()) for packed in _exchanged(moment, [packed for packed, _ in twins], exchanges, random)]
    for before, viewers in (*twins, *exchanged):
        try:
            yield _went(moment, before, moment.move, viewers=viewers)
        except Exception:  # this state has no such step
            continue


def _comparing(moment: Moment, went: Went, other: Went) -> Sequence[Viewer]:
    """Return the viewers for whom both steps are the same move."""
    if went.move == other.move:
        return moment.setup.viewers
    choices = is_choice(went.events) and is_choice(other.events)
    return [viewer for viewer in moment.setup.viewers if choices and viewer != moment.seat]


def _seen_text(setup: Setup, went: Went, viewer: Viewer, *, own: bool) -> str:
    """Return what the viewer sees of a step; without `own`, of its own events only what everybody sees.

    Events may show a seat the order in which it drew its cards, which its view does not.
    """
    events = [event for event in went.events if event.kind not in setup.transient]
    return _seen(events, viewer, own=own)


def _seen(events: Sequence[Event], viewer: Viewer, *, own: bool = True) -> str:
    return compact([event.seen_by(viewer if own or event.seat != viewer else None) for event in events])


def _fleeting(setup: Setup, went: Went, viewer: Viewer) -> str:
    """Return the transient events that the viewer sees, such as a played card, which may explain the events after it."""
    return _seen([event for event in went.events if event.kind in setup.transient], viewer)


def _looks_the_same(setup: Setup, went: Went, other: Went, viewer: Viewer) -> bool:
    """Return whether the viewer's views before and after both steps are the same, and the transient events between them."""
    if look(setup, went.after, viewer) != look(setup, other.after, viewer):
        return False
    if _fleeting(setup, went, viewer) != _fleeting(setup, other, viewer):
        return False
    before = (look(setup, setup.unpacked(packed), viewer) for packed in (went.before, other.before))
    return went.before == other.before or next(before) == next(before)


def _other_choices(moment: Moment, random: Random) -> Iterator[Went]:
    legal = moment.setup.game.legal(moment.state, moment.seat)
    for _ in range(2 if legal else 0):
        assert legal
        yield _went(moment, moment.packed, legal.pick(random))


def _other_chances(moment: Moment) -> Iterator[Went]:
    """Yield the step with each of its first draws changed."""
    drawn = Chance(moment.key)
    moment.step(moment.copy(), moment.move, drawn)
    for draw in drawn.draws[:4]:
        yield _went(moment, moment.packed, moment.move, Otherwise(moment.key, draw))


class Otherwise(Chance):
    """The draws of one key, except for one draw, which is different."""

    def __init__(self, key: bytes, draw: Draw) -> None:
        super().__init__(key)
        self._but, self._other = draw, Chance(key[::-1])

    def number(self, label: str, k: int) -> int:
        drawn = super().number(label, k)
        return (drawn + 1) % k if label == self._but.label else drawn

    def shuffle(self, label: str, things: Any) -> list[Any]:
        drawn = super().shuffle(label, things)
        return self._other.shuffle(label, things) if label == self._but.label else drawn


def _exchanged(moment: Moment, twins: Sequence[str], count: int, random: Random) -> Iterator[str]:
    """Yield packed states in which a few hidden things are different.

    A twin changes everything hidden, so a reveal mostly shows something else and cannot be compared. These states change
    little: the order of one hidden pile, one of its cards for a card that only some see, or one thing for that of the twin.
    Perhaps no game can reach such a state, but a viewer who cannot tell it from the real one must still see the same events.
    """
    hidden = [_hidden_things(moment.packed, packed) for packed in twins]
    from_all = set(hidden[0]).intersection(*hidden[1:])
    rows = sorted({path[:-1] for paths in hidden for path in paths}, key=str)
    random.shuffle(rows)
    for row in islice(cycle(rows), count):
        state = load(moment.packed)
        twin, paths = random.choice(
            [pair for pair in zip(twins, hidden, strict=True) if any(path[:-1] == row for path in pair[1])]
        )
        places = [path for path in paths if path[:-1] == row]
        if from_all.issuperset(places):
            place = random.choice(places)
            _deal_again(state, random.choice((places, [place, random.choice(places)], [place, random.choice(paths)])), random)
        else:
            for path in random.choice((places, [random.choice(places)])):
                _put(state, path, _at(load(twin), path))
        yield compact(state)


def _hidden_things(packed: str, twin: str) -> list[Path]:
    """Return the paths of numbers, and of letters in texts, that the twin changes. Games pack cards as either."""
    state = load(packed)
    paths = differences(state, load(twin), letters=True)
    return sorted((path for path in paths if isinstance(_at(state, path), int | str)), key=str)


def _deal_again(state: Any, places: Sequence[Path], random: Random) -> None:
    """Shuffle the things at these paths, unless they have different types."""
    things = [_at(state, path) for path in places]
    if len({type(thing) for thing in things}) == 1:
        random.shuffle(things)
        for path, thing in zip(places, things, strict=True):
            _put(state, path, thing)


def _at(state: Any, path: Path) -> Any:
    for key in path:
        state = state.get(key) if isinstance(state, dict) else state[key]
    return state


def _put(state: Any, path: Path, thing: Any) -> None:
    outer, key = path[:-1], path[-1]
    holder = _at(state, outer)
    if isinstance(holder, str) and isinstance(key, int):
        _put(state, outer, holder[:key] + thing + holder[key + 1 :])
    else:
        holder[key] = thing


Hidden = tuple[Viewer, Path]
"""A viewer, and a field of the packed state that it cannot see."""


def twins_change_all_that_is_hidden(setup: Setup, seed: int) -> None:
    """A seat's twins change everything that it does not see of a choice or a draw. Without twins, everybody sees everything."""
    random = Random(seed)
    hidden, missed = set[Hidden](), set[Hidden]()
    for moment in _moments(setup, seed):
        went = _went(moment, moment.packed, moment.move)
        found = _hidden_after(moment, went, hidden, random)
        hidden |= found
        missed |= found
        if setup.twin:
            missed -= _reached(setup, went.after, missed, random)
    if setup.twin is None:
        assert not hidden, f"{setup} says that it hides nothing, but of {hidden} no view shows anything"
    else:
        assert hidden, f"{setup} has twins, but nothing to hide"
        assert not missed, f"twins never change {missed}, which these seats cannot see"


def _hidden_after(moment: Moment, went: Went, known: set[Hidden], random: Random) -> set[Hidden]:
    """Return the fields that other choices and draws change without being seen, except for those already known."""
    setup, hidden = moment.setup, set[Hidden]()
    packed = setup.game.pack(went.after)
    for other in (*_other_choices(moment, random), *_other_chances(moment)):
        fields = _fields(packed, setup.game.pack(other.after), setup.seats)
        for viewer in setup.viewers:
            new = {(viewer, field) for field in fields} - known - hidden
            if new and look(setup, went.after, viewer) == look(setup, other.after, viewer):
                hidden |= new
    return hidden


def _reached(setup: Setup, state: Any, missed: set[Hidden], random: Random) -> set[Hidden]:
    """Return the fields that twins of a state change."""
    text, packed = setup.packed(state), setup.game.pack(state)
    reached = set[Hidden]()
    for viewer in setup.viewers:
        wanted = {field for field in missed if field[0] == viewer}
        for _ in range(REACHES):
            if wanted <= reached:
                break
            twin = setup.twin_of(text, viewer, random)
            reached |= {(viewer, field) for field in _fields(packed, setup.game.pack(twin), setup.seats)}
    return reached


def differences(a: Any, b: Any, path: Path = (), *, letters: bool = False) -> Iterator[Path]:
    """Yield the paths at which two packed states differ; with `letters`, also single letters of texts of equal length."""
    if a == b:
        return
    if isinstance(a, dict) and isinstance(b, dict):
        for name in a.keys() | b.keys():
            yield from differences(a.get(name), b.get(name), (*path, name), letters=letters)
    elif _is_row(a, letters) and _is_row(b, letters) and len(a) == len(b):
        for number, (one, other) in enumerate(zip(a, b, strict=True)):
            yield from differences(one, other, (*path, number), letters=letters)
    else:
        yield path


def _is_row(value: Any, letters: bool) -> bool:
    return isinstance(value, list | tuple) or (letters and isinstance(value, str) and len(value) > 1)


def _fields(a: Any, b: Any, seats: int) -> set[Path]:
    """Return the fields that differ. All places of a list are one field, unless the list has one place for each seat."""
    return {_field(a, path, seats) for path in differences(a, b)}


def _field(state: Any, path: Path, seats: int) -> Path:
    field: list[str | int] = []
    for key in path:
        field.append("*" if isinstance(key, int) and len(state) != seats else key)
        state = _at(state, (key,))
    return tuple(field)


LAWS = (
    twins_look_alike,
    events_tell_no_more_than_views,
    twins_change_all_that_is_hidden,
)
