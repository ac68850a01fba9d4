"""Laws about simultaneous choices (G-02, G-03).

A choice is a step whose only event is `chose`. Until the last choice is in, the others learn only that a seat has chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from chalicelib.errors import PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from tests.laws.setup import Setup, Viewer, compact
from tests.laws.walk import Moment, choose, events_as_text, glimpses, key_of, refused, walk

CHANGES = 30


def is_choice(events: Sequence[Event]) -> bool:
    """Return whether a step with these events was a hidden choice."""
    return [event.kind for event in events] == ["chose"]


def choices_stay_hidden(setup: Setup, seed: int) -> None:
    """A choice, or its change, changes nothing that others see except whom the table waits for. Only the last one reveals."""
    game = setup.game
    for moment in glimpses(setup, seed, about=30):
        after = moment.copy()
        events = moment.step(after, moment.move)
        last = not set(game.waiting(moment.state)) - {moment.seat}
        chose = [event.kind for event in events].count("chose")
        assert last or not chose or events[-1].kind == "chose", "the reveal comes early"
        if is_choice(events):
            others = [viewer for viewer in setup.viewers if viewer != moment.seat]
            for viewer in others:
                assert _shown(setup, moment.state, viewer) == _shown(setup, after, viewer), f"seat {viewer} sees a choice"
                assert events_as_text(events, viewer) == compact([{"seat": moment.seat, "kind": "chose"}])
            assert game.waiting(after) == _still(moment), "a choice only takes its own seat from those waited for"
            assert game.legal(after, moment.seat) is not None, "who has chosen may choose again"


def _still(moment: Moment) -> tuple[int, ...]:
    """Return the seats that the table waits for after this choice. A side move leaves the decision open."""
    waiting = moment.setup.game.waiting(moment.state)
    made = moment.move is None or moment.move["kind"] not in moment.setup.side_moves
    return tuple(seat for seat in waiting if seat != moment.seat or not made)


def _shown(setup: Setup, state: Any, viewer: Viewer) -> str:
    game = setup.game
    legal = None if viewer is None else setup.decision(game.legal(state, viewer))
    return compact([game.view(state, viewer), legal and legal.schema(), game.progress(state), game.result(state)])


def choices_change_thirty_times(setup: Setup, seed: int) -> None:
    """A choice may be changed thirty times, not more, and the last one counts."""
    for moment in _first_choices(setup, seed):
        random = Random(seed)
        state = moment.copy()
        moment.step(state, setup.bare(moment.move))
        for change in range(CHANGES):
            legal = setup.decision(setup.game.legal(state, moment.seat))
            assert legal is not None, f"only {change} changes"
            last = legal.pick(random)
            assert is_choice(moment.step(state, last))
        assert setup.decision(setup.game.legal(state, moment.seat)) is None, "a choice may be changed too often"
        with pytest.raises(PhaseOver):
            moment.step(state, last)
        once = moment.copy()
        moment.step(once, last)
        assert _revealed(setup, state, random) == _revealed(setup, once, random), "another choice than the last counts"


def _first_choices(setup: Setup, seed: int) -> Iterator[Moment]:
    """Yield a few moments in which a seat makes its first choice."""
    found = 0
    for moment in glimpses(setup, seed, about=30):
        first = moment.seat in setup.game.waiting(moment.state) and setup.bare(moment.move) is not None
        if found < 3 and first and is_choice(moment.step(moment.copy(), moment.move)):
            found += 1
            yield moment


def _revealed(setup: Setup, state: Any, random: Random) -> str:
    """Return what everybody sees, and the view with everything, after the seats still waited for have chosen.

    With side moves, seats may be waited for again after that; then they choose too.
    """
    events: list[Event] = []
    for _ in range(2 if setup.side_moves else 1):
        for seat in setup.game.waiting(state):
            legal = setup.game.legal(state, seat)
            legal = setup.decision(legal) or legal
            assert legal
            events += setup.game.play(state, seat, next(legal.each()), Chance(key_of(0)))
    return _outcome(setup, state, events)


def _outcome(setup: Setup, state: Any, events: Sequence[Event]) -> str:
    shown = [_shown(setup, state, viewer) for viewer in setup.viewers]
    heard = [events_as_text(events, viewer, but=frozenset({"chose"})) for viewer in setup.viewers]
    return compact([shown, heard, setup.game.view(state, None, everything=True)])


def late_changes_are_refused(setup: Setup, seed: int) -> None:
    """A choice that is sent again after the reveal is refused as late (`not-now`), not as illegal (G-03).

    If the seat has a new choice of the same kind, the engine cannot tell it from a late one; tables can.
    """
    chosen: dict[int, Any] = {}
    for moment in walk(setup, seed):
        after = moment.copy()
        events = moment.step(after, moment.move)
        if setup.bare(moment.move) is not None and any(event.kind == "chose" for event in events):
            chosen[moment.seat] = moment.move
        if not is_choice(events):
            for seat, move in chosen.items():
                _comes_too_late(setup, after, seat, move)
            chosen.clear()


def _comes_too_late(setup: Setup, state: Any, seat: int, move: Any) -> None:
    legal = setup.game.legal(state, seat)
    if legal is None or all(move["kind"] != other["kind"] for other in islice(legal.each(), 100)):
        refusal = refused(setup, state, seat, move, Chance(key_of(0)))
        assert isinstance(refusal, PhaseOver), f"{type(refusal).__name__} for a choice that comes after the reveal"


def order_of_choices_does_not_matter(setup: Setup, seed: int) -> None:
    """The same choices have the same result in any order, and with other choices before them."""
    random = Random(seed)
    for moment in glimpses(setup, seed, about=12):
        waiting = setup.game.waiting(moment.state)
        chosen = {seat: _choice(setup, moment.state, seat, random) for seat in waiting}
        side_moves = any(setup.bare(move) is None for move in chosen.values())
        if len(waiting) > 1 and not side_moves and _all_but_last_are_choices(moment, chosen):
            orders = [waiting, waiting[::-1], tuple(random.sample(waiting, len(waiting)))]
            outcomes = {_play_all(moment, chosen, order, random) for order in orders}
            assert len(outcomes) == 1, f"{chosen} come out differently in another order"


def _choice(setup: Setup, state: Any, seat: int, random: Random) -> Any:
    """Return a decision of the seat, without side moves if it has a decision to make."""
    decision = setup.decision(setup.game.legal(state, seat))
    return choose(setup, state, seat, random) if decision is None or not setup.side_moves else decision.pick(random)


def _all_but_last_are_choices(moment: Moment, chosen: dict[int, Any]) -> bool:
    state, game = moment.copy(), moment.setup.game
    return all(is_choice(game.play(state, seat, chosen[seat], Chance(moment.key))) for seat in list(chosen)[:-1])


def _play_all(moment: Moment, chosen: dict[int, Any], order: Sequence[int], random: Random) -> str:
    """Play the choices in this order. All seats except the last choose something else first."""
    setup, state, chance = moment.setup, moment.copy(), Chance(moment.key)
    events: list[Event] = []
    for seat in order:
        if seat != order[-1]:
            setup.game.play(state, seat, _choice(setup, state, seat, random), chance)
        events += setup.game.play(state, seat, chosen[seat], chance)
    return _outcome(setup, state, events)


LAWS = (
    choices_stay_hidden,
    choices_change_thirty_times,
    late_changes_are_refused,
    order_of_choices_does_not_matter,
)
