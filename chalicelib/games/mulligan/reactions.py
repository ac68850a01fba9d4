"""Mulligans after the reveal: played by themselves for who said `auto` (M-30), one a move by who was asked (M-31)."""

from __future__ import annotations

from chalicelib.games.interface import Event
from chalicelib.games.mulligan.anytime import cancel
from chalicelib.games.mulligan.cards import MULLIGAN, NEAR_ENOUGH, Card, Golfer
from chalicelib.games.mulligan.hands import playable
from chalicelib.games.mulligan.landing import Lie
from chalicelib.games.mulligan.resolution import Shot
from chalicelib.games.mulligan.state import State, Swing


def react_by_itself(state: State, golfer: Golfer) -> list[Event]:
    """Cancels what is worth most with a held Mulligan; one that was cancelled is tried again, while a Mulligan is left."""
    events: list[Event] = []
    swing = _swing(state)
    while swing.lies[golfer] and (cards := playable(state, golfer, MULLIGAN)) and (lie := worth_cancelling(swing, golfer)):
        _, told = cancel(state, golfer, min(cards), lie)
        events += told
    return events


def worth_cancelling(swing: Swing, golfer: Golfer) -> Lie | None:
    """Of the actions that lie at a golfer the one without which its shot is best, if that is worth a Mulligan."""
    now, lies = swing.shots[golfer], swing.lies[golfer]
    without = [swing.without(golfer, lie) for lie in lies]
    best = min(without, key=lambda shot: _rank(now, shot))
    return lies[without.index(best)] if _worth(now, best) else None


def cancel_for(state: State, golfer: Golfer, card: Card, action: Card) -> list[Event]:
    """Plays a Mulligan on the action that lies at this golfer."""
    lie = next(lie for lie in _swing(state).lies[golfer] if lie.card == action)
    return cancel(state, golfer, card, lie)[1]


def _swing(state: State) -> Swing:
    assert state.swing is not None
    return state.swing


def _rank(now: Shot, without: Shot) -> tuple[bool, int, int]:
    """What decides between actions, before the order in which they lie (`landing`)."""
    return not _newly_finishes(now, without), without.strokes, without.left


def _worth(now: Shot, without: Shot) -> bool:
    return _newly_finishes(now, without) or without.strokes < now.strokes or now.left - without.left >= NEAR_ENOUGH


def _newly_finishes(now: Shot, without: Shot) -> bool:
    return without.finished and not now.finished
