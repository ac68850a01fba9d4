"""What a bot takes things for: a lie, a card, an action at an opponent; and the shot that is best by that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from chalicelib.games.mulligan.cards import (
    ACTION,
    CLUB,
    FIRST_TURN_ONLY,
    HEAVY_ACTIONS,
    TYPE,
    Card,
    Golfer,
    finishing_strokes,
)
from chalicelib.games.mulligan.landing import Aimed, Plan
from chalicelib.games.mulligan.resolution import MISSED, Shot, shoot

View = Mapping[str, Any]

WAY_HOME = ((25, 1.4), (50, 1.8), (100, 2.0), (200, 2.5), (300, 2.9), (425, 3.4), (550, 4.0), (700, 4.6))
"""Strokes to come from so many yards or fewer, for a golfer whose hand is not known."""
HARM = {
    "Out of Bounds": 1.7,
    "Water": 1.3,
    "Duff Shot": 1.2,
    "Sand Trap": 0.6,
    "Rough": 0.4,
    "Slice": 0.25,
    "Missed Putt": 0.05,
    "Hook": 0.02,
}
"""What an action takes from the one whom it strikes, in strokes."""
PUTTING, STOPPED = 25, 0.8
"""From how near a 1-Putt is likely, and what a Missed Putt takes then."""
CLUB_WORTH = (0.5, 0.7, 0.6, 0.5, 0.5, 0.4, 1.5, 1.3, 1.0, 1.2, 0.0)
ANYTIME_WORTH = {"Mulligan": 0.9, "Rangefinder": 0.6, "Borrow a Club": 0.6, "Dig Through the Bag": 0.5, "Pace of Play": 0.3}
OWN_WORTH = {"Lucky Bounce": 0.6, "Bad Karma": 0.7}


class Ball(NamedTuple):
    """A golfer as the table shows it, with its hand where that is one's own."""

    golfer: Golfer
    side: int
    left: int
    hand: tuple[Card, ...] = ()


class Seen(NamedTuple):
    """What a bot needs of its view. `mine` are its own golfers, `against` the other sides'."""

    turn: int
    most_actions: int
    balls: tuple[Ball, ...]
    mine: tuple[Ball, ...]

    def against(self, ball: Ball) -> list[Ball]:
        """This golfer's opponents, the one that is nearest home first."""
        return sorted(
            [other for other in self.balls if other.side != ball.side], key=lambda other: (to_come(other.left), other)
        )


def read(view: View) -> Seen:
    """The table as a bot sees it."""
    hands = {hand["golfer"]: tuple(hand["cards"]) for hand in view["own"]["golfers"]}
    balls = tuple(Ball(told["golfer"], told["side"], told["left"], hands.get(told["golfer"], ())) for told in view["golfers"])
    most = HEAVY_ACTIONS if "heavy_bag" in view["modes"] else 1
    return Seen(view["turn"], most, balls, tuple(ball for ball in balls if ball.golfer in hands))


def clubs(seen: Seen, hand: Iterable[Card]) -> list[Card]:
    """The cards whose clubs may be played in this turn."""
    return [card for card in hand if seen.turn == 1 or card not in FIRST_TURN_ONLY]


@lru_cache(maxsize=4096)
def to_come(left: int, kept: tuple[Card, ...] = ()) -> float:
    """Strokes to come from so far, with these cards in hand."""
    guess = next((strokes for yards, strokes in WAY_HOME if left <= yards), WAY_HOME[-1][1])
    sure = [CLUB[card].strokes for card in kept if CLUB[card].finishes and CLUB[card].yards >= left]
    return min([guess, *(strokes + 0.3 for strokes in sure)])


def cost(shot: Shot, kept: tuple[Card, ...] = (), *, ends: bool = False) -> float:
    """A shot's strokes, and those to come: if the hole ends with it, its finishing strokes."""
    if shot.finished:
        return shot.strokes
    return shot.strokes + (finishing_strokes(shot.left) if ends else to_come(shot.left, kept))


def harm(card: Card, target: Ball) -> float:
    """What an action is worth at an opponent."""
    found = ACTION[card]
    if found is None or found.own:
        return 0
    return STOPPED if found is MISSED and target.left <= PUTTING else HARM.get(found.name, 0)


def worth(card: Card) -> float:
    """What it is worth to hold a card."""
    found = ACTION[card]
    shaded = ANYTIME_WORTH.get(TYPE[card] or "", 0) if found is None else {**HARM, **OWN_WORTH}.get(found.name, 0)
    return CLUB_WORTH[CLUB[card].rank] + shaded / 2


def ways(seen: Seen, ball: Ball) -> list[tuple[float, Plan]]:
    """Every club, alone and with one action on oneself, and the most harmful actions at the opponents; the best ones first."""
    found: list[tuple[float, Plan]] = []
    for club in clubs(seen, ball.hand):
        for own in (None, *(card for card in ball.hand if ACTION[card] and card != club)):
            helps: tuple[Aimed, ...] = () if own is None else ((own, ball.golfer),)
            used = {club, *(card for card, _ in helps)}
            hurts = _most_harm(seen, ball, [card for card in ball.hand if card not in used], seen.most_actions - len(helps))
            used.update(card for card, _ in hurts)
            kept = tuple(card for card in ball.hand if card not in used or card == ball.hand[-1])
            value = cost(shoot(ball.left, club, tuple(card for card, _ in helps)), kept)
            gain = sum(harm(card, seen.balls[target]) for card, target in hurts)
            found.append((value - gain / 2, Plan(club, tuple(sorted((*helps, *hurts))))))
    return sorted(found)


def _most_harm(seen: Seen, ball: Ball, cards: Sequence[Card], most: int) -> tuple[Aimed, ...]:
    """The most harmful of these cards at the opponent who is nearest home."""
    target = seen.against(ball)[0]
    best = sorted([card for card in cards if harm(card, target) > 0], key=lambda card: (-harm(card, target), card))
    return tuple((card, target.golfer) for card in best[:most])
