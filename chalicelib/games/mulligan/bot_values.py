"""What bots see of a table, and the values that they give to distances, cards, and actions at others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from chalicelib.games.mulligan.cards import (
    ACTION,
    BORROW,
    CLUB,
    DIG,
    MULLIGAN,
    PACE,
    PERSONAL,
    RANGEFINDER,
    TYPE,
    Card,
    Golfer,
    most_actions,
)
from chalicelib.games.mulligan.shots import (
    DUFF,
    HOOK,
    KARMA,
    LUCKY,
    MISSED,
    OUT,
    ROUGH,
    SAND,
    SLICE,
    WATER,
)

View = Mapping[str, Any]

EXPECTED_STROKES = (
    (25, 1.6),
    (50, 2.15),
    (75, 2.5),
    (100, 2.75),
    (150, 3.0),
    (200, 3.25),
    (250, 3.5),
    (300, 3.8),
    (350, 4.3),
    (400, 4.6),
    (500, 5.0),
    (700, 5.4),
)
"""(yards, strokes): the strokes to come from at most this distance, for a golfer with an unknown hand.

Measured in 500 rounds of good bots, as the difference to an opponent at another distance. It includes the finishing strokes.
"""
READY, UNREADY = (0.3, 0.6), 0.2
"""The strokes saved by a finishing club in hand that reaches the hole, the second for one that cannot be stopped; the strokes
that it costs to have none."""
HARM = {OUT: 1.7, WATER: 1.3, DUFF: 1.2, SAND: 0.6, ROUGH: 0.4, SLICE: 0.25, MISSED: 0.05, HOOK: 0.02}
"""The strokes that an action costs its target."""
PUTTING_RANGE, MISSED_PUTT_HARM = 25, 0.8
"""The distance from which a 1-Putt is likely, and the strokes that a Missed Putt costs then."""
CLUB_WORTH = (0.1, 0.15, 0.1, 0.1, 0.1, 0.05, 0.5, 0.45, 0.4, 0.6, 0.0)
SHADED_WORTH = {OUT: 0.7, KARMA: 0.45, WATER: 0.4, DUFF: 0.3, SAND: 0.1, MISSED: 0.1, LUCKY: 0.05}
ANYTIME_WORTH = {MULLIGAN: 0.5, RANGEFINDER: 0.25, BORROW: 0.25, PACE: 0.1, DIG: 0.1}
"""The strokes that a card in hand saves later: by its club's place in M-01, by its action, by its Play Anytime type."""


class Ball(NamedTuple):
    """A golfer as the view shows it, with its hand if it is one's own."""

    golfer: Golfer
    side: int
    left: int
    strokes: int
    hand: tuple[Card, ...] = ()


class BotView(NamedTuple):
    """What a bot needs of its view. `mine` are its own golfers."""

    turn: int
    most_actions: int
    balls: tuple[Ball, ...]
    mine: tuple[Ball, ...]

    @property
    def sides(self) -> list[int]:
        """The golfers' sides."""
        return [ball.side for ball in self.balls]

    def against(self, ball: Ball) -> list[Ball]:
        """Return this golfer's opponents, the one nearest to the hole first."""
        return sorted(
            [other for other in self.balls if other.side != ball.side], key=lambda other: (expected_strokes(other.left), other)
        )


def read_view(view: View) -> BotView:
    """Return a view as bots read it."""
    hands = {hand["golfer"]: tuple(hand["cards"]) for hand in view["own"]["golfers"]}
    balls = tuple(
        Ball(entry["golfer"], entry["side"], entry["left"], entry["strokes"], hands.get(entry["golfer"], ()))
        for entry in view["golfers"]
    )
    return BotView(view["turn"], most_actions(view["modes"]), balls, tuple(ball for ball in balls if ball.golfer in hands))


@lru_cache(maxsize=4096)
def expected_strokes(left: int) -> float:
    """Return the strokes to come from this distance."""
    return next((strokes for yards, strokes in EXPECTED_STROKES if left <= yards), EXPECTED_STROKES[-1][1])


@lru_cache(maxsize=4096)
def strokes_with(left: int, kept: tuple[Card, ...]) -> float:
    """Return the strokes to come from this distance with these cards in hand."""
    ready = [READY[CLUB[card].immune] for card in kept if CLUB[card].finishes and CLUB[card].yards >= left and card < PERSONAL]
    return expected_strokes(left) - max(ready, default=-UNREADY)


def harm(card: Card, target: Ball) -> float:
    """Return the value of an action at an opponent."""
    found = ACTION[card]
    if found is None or found.own:
        return 0
    return MISSED_PUTT_HARM if found is MISSED and target.left <= PUTTING_RANGE else HARM.get(found, 0)


def worth(card: Card) -> float:
    """Return the strokes that a card in hand saves later."""
    found = ACTION[card]
    return CLUB_WORTH[CLUB[card].rank] + (
        ANYTIME_WORTH.get(TYPE[card] or "", 0) if found is None else SHADED_WORTH.get(found, 0)
    )
