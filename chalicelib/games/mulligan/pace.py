"""Pace of Play is played by standing orders alone: before a card acts the server goes once round (M-32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chalicelib.games.interface import Event
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.cards import BORROW, COURSE, GPS, PACE, TYPE, Card, Golfer
from chalicelib.games.mulligan.deck import discard
from chalicelib.games.mulligan.hands import playable
from chalicelib.games.mulligan.landing import Lie
from chalicelib.games.mulligan.state import State


class Play(NamedTuple):
    """A Play Anytime card laid face-up, and what it is played on: a golfer, a card and who played that, or nothing."""

    golfer: Golfer
    card: Card
    on: Golfer | Lie | None = None

    @property
    def type(self) -> str:
        found = TYPE[self.card]
        assert found is not None
        return found


def lay(state: State, play: Play, *on: Play) -> tuple[bool, list[Event]]:
    """Lays the card face-up and goes round: whether it acts, and what happened. One that is cancelled is discarded (M-33).

    `on` are the cards that lie open already, each played on the one before it.
    """
    ball = state.balls[play.golfer]
    ball.hand.remove(play.card)
    by, answers = _go_round(state, (*on, play))
    if by is None:
        ball.used.add(play.type)
    else:
        discard(state, (play.card,))
    return by is None, [shown.played(state, play, by), *answers]


def _go_round(state: State, open_: tuple[Play, ...]) -> tuple[Golfer | None, list[Event]]:
    """Who cancels the last of the open cards, if anybody does, and every Pace of Play that was tried."""
    play = open_[-1]
    events: list[Event] = []
    for golfer in _round_from(state, play.golfer):
        cards = playable(state, golfer, PACE) if _will(state, golfer, play) and not _stands_by_it(golfer, open_) else []
        if cards:
            pace = Play(golfer, min(cards), Lie(play.card, play.golfer))
            acts, told = lay(state, pace, *open_)
            events += told
            if acts:
                discard(state, (pace.card,))
                return golfer, events
    return None, events


def _stands_by_it(golfer: Golfer, open_: tuple[Play, ...]) -> bool:
    """Whether one more Pace of Play of this golfer, on the last of the open cards, would save its first, and be its second."""
    return any(play.type == PACE and play.golfer == golfer for play in open_[-2::-2])


def _round_from(state: State, golfer: Golfer) -> Iterator[Golfer]:
    """The others, from the next golfer on."""
    count = len(state.balls)
    return ((golfer + step) % count for step in range(1, count))


def _will(state: State, golfer: Golfer, play: Play) -> bool:
    """Whether the seat's standing order is to cancel this card."""
    setup, seat = state.setup, state.setup.seat_of[golfer]
    if state.orders[seat] == "never" or setup.side_of[golfer] == setup.side_of[play.golfer]:
        return False
    return state.orders[seat] == "always" or _against(state, seat, play)


def _against(state: State, seat: int, play: Play) -> bool:
    """Borrow a Club on me, Course GPS while an action of mine lies placed, a Mulligan or Pace of Play on a card of mine."""
    if play.type == BORROW:
        return isinstance(play.on, int) and state.setup.seat_of[play.on] == seat
    if play.type == GPS:
        planned = state.plans.made.get(seat)
        return planned is not None and any(plan.actions for plan in planned.plans)
    return isinstance(play.on, Lie) and play.on.by != COURSE and state.setup.seat_of[play.on.by] == seat
