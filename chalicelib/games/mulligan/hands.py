"""Which cards of a hand can do what, now that some of them lie face-down (M-11, M-12, M-38)."""

from __future__ import annotations

from chalicelib.games.mulligan.cards import OF_TYPE, Card, Golfer
from chalicelib.games.mulligan.state import State


def held(state: State, golfer: Golfer) -> bool:
    """Whether somebody is looking at this hand, whose cards do nothing meanwhile (M-38)."""
    return state.looking is not None and state.looking.victim == golfer


def free(state: State, golfer: Golfer) -> list[Card]:
    """The cards in hand that are not placed."""
    placed = state.placed(golfer)
    return [card for card in state.balls[golfer].hand if card not in placed]


def loose(state: State, golfer: Golfer) -> list[Card]:
    """Those that may be discarded or taken: free ones, but for the golfer's own card."""
    own = state.setup.own_card(golfer)
    return [card for card in free(state, golfer) if card != own]


def playable(state: State, golfer: Golfer, type: str) -> list[Card]:
    """The Play Anytime cards of a type that this golfer could play now: one of each type a turn (M-33)."""
    ball = state.balls[golfer]
    cards = OF_TYPE[type]
    if cards.isdisjoint(ball.hand) or type in ball.used or held(state, golfer):
        return []
    return sorted(cards.intersection(ball.hand) - state.placed(golfer))
