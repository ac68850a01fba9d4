"""Laws about states: packing, replaying and viewing change nothing (G-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from chalicelib.fairness import Chance
from tests.laws.setup import Setup
from tests.laws.walk import Moment, events_as_text, key_of, look, walk


def packing_loses_nothing(setup: Setup, seed: int) -> None:
    """At every step, a state that was packed and unpacked packs the same and looks the same."""
    for moment in walk(setup, seed):
        packed = setup.packed(moment.state)
        carried = setup.unpacked(packed)
        assert setup.packed(carried) == packed
        for viewer in setup.viewers:
            assert look(setup, carried, viewer) == look(setup, moment.state, viewer), "packing loses something"


def replay_is_deterministic(setup: Setup, seed: int) -> None:
    """The same moves with the same key give the same states, events and draws (G-06)."""
    _fold(setup, seed, lambda state: state)


def snapshots_change_nothing(setup: Setup, seed: int) -> None:
    """The same is true if the state is packed and unpacked before every move."""
    _fold(setup, seed, setup.copy)


def _fold(setup: Setup, seed: int, carried: Callable[[Any], Any]) -> None:
    live, again = Chance(key_of(seed)), Chance(key_of(seed))
    log = [(moment, setup.packed(moment.state)) for moment in walk(setup, seed, live)]
    state = setup.begin(again)
    for moment, packed in log:
        assert setup.packed(state) == packed, "the same log folds to another state"
        state = carried(state)
        events = moment.step(state, moment.move, again)
        for viewer in setup.viewers:
            assert events_as_text(events, viewer) == events_as_text(moment.events, viewer), "the same log tells another story"
    assert live.draws == again.draws


def looking_changes_nothing(setup: Setup, seed: int) -> None:
    """Views, `legal` and the other queries do not change the state, and return the same twice."""
    for moment in walk(setup, seed):
        before = setup.packed(moment.state)
        for viewer in setup.viewers:
            assert look(setup, moment.state, viewer) == look(setup, moment.state, viewer), "the second look differs"
        assert setup.packed(moment.state) == before, "looking changed the state"


def views_and_events_never_change(setup: Setup, seed: int) -> None:
    """Views and events share nothing with the state, so they do not change when the game goes on."""
    kept: list[tuple[Any, bytes]] = []
    last: Moment | None = None
    for moment in walk(setup, seed):
        things = [setup.game.view(moment.state, viewer, everything=viewer is None) for viewer in setup.viewers]
        told_last = [[event.shown, event.private] for event in last.events] if last else []
        kept += [(thing, _written(thing)) for thing in [*things, *told_last]]
        last = moment
    assert all(_written(thing) == written for thing, written in kept), "a view or an event changed after it was built"


def _written(thing: Any) -> bytes:
    return orjson.dumps(thing, default=dict, option=orjson.OPT_NON_STR_KEYS)


LAWS = (
    packing_loses_nothing,
    replay_is_deterministic,
    snapshots_change_nothing,
    looking_changes_nothing,
    views_and_events_never_change,
)
