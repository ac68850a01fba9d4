"""The Pro, and what bots value: a ball's position, a card, an action at an opponent (`Seen`, `ways`, `worth`).

The Pro tries its best plans against a fixed number of guesses of what the others hold and do; no clock is involved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.mulligan.cards import (
    ACTION,
    BORROW,
    CLUB,
    DECK,
    DIG,
    MULLIGAN,
    PACE,
    PERSONAL,
    RANGEFINDER,
    TYPE,
    Card,
    Golfer,
    clubs_in,
    finishing_strokes,
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
    Aimed,
    Plan,
    Shot,
    best_club,
    land,
    shoot,
)

View = Mapping[str, Any]

WAY_HOME = ((25, 1.4), (50, 1.8), (100, 2.0), (200, 2.5), (300, 2.9), (425, 3.4), (550, 4.0), (700, 4.6))
"""Strokes to come from so many yards or fewer, for a golfer whose hand is not known."""
HARM = {OUT: 1.7, WATER: 1.3, DUFF: 1.2, SAND: 0.6, ROUGH: 0.4, SLICE: 0.25, MISSED: 0.05, HOOK: 0.02}
"""What an action takes from the one whom it strikes, in strokes."""
PUTTING, STOPPED = 25, 0.8
"""From how near a 1-Putt is likely, and what a Missed Putt takes then."""
CLUB_WORTH = (0.5, 0.7, 0.6, 0.5, 0.5, 0.4, 1.5, 1.3, 1.0, 1.2, 0.0)
ANYTIME_WORTH = {MULLIGAN: 0.9, RANGEFINDER: 0.6, BORROW: 0.6, DIG: 0.5, PACE: 0.3}
OWN_WORTH = {LUCKY: 0.6, KARMA: 0.7}
"""What it is worth to hold a card: by its club's place in M-01, by its type, by its action for oneself."""
SHADED_COUNTS = 0.5
"""A card is one half or the other: the shaded one is played in so many of all cases."""
AGAINST_OWN = 0.5
"""What harm done to one opponent is worth, in strokes of one's own."""
TO_PUTT = 0.3
"""That the club which is sure to finish may be stopped."""


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
    balls = tuple(
        Ball(entry["golfer"], entry["side"], entry["left"], hands.get(entry["golfer"], ())) for entry in view["golfers"]
    )
    return Seen(view["turn"], most_actions(view["modes"]), balls, tuple(ball for ball in balls if ball.golfer in hands))


@lru_cache(maxsize=4096)
def to_come(left: int, kept: tuple[Card, ...] = ()) -> float:
    """Strokes to come from so far, with these cards in hand."""
    guess = next((strokes for yards, strokes in WAY_HOME if left <= yards), WAY_HOME[-1][1])
    sure = [CLUB[card].strokes for card in kept if CLUB[card].finishes and CLUB[card].yards >= left]
    return min([guess, *(strokes + TO_PUTT for strokes in sure)])


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
    return STOPPED if found is MISSED and target.left <= PUTTING else HARM.get(found, 0)


def worth(card: Card) -> float:
    """What it is worth to hold a card."""
    found = ACTION[card]
    shaded = ANYTIME_WORTH.get(TYPE[card] or "", 0) if found is None else {**HARM, **OWN_WORTH}.get(found, 0)
    return CLUB_WORTH[CLUB[card].rank] + SHADED_COUNTS * shaded


def ways(seen: Seen, ball: Ball) -> list[tuple[float, Plan]]:
    """Every club, alone and with one action on oneself, and the most harmful actions at the opponents; the best ones first."""
    target = seen.against(ball)[0]
    harmful = _harmful(ball.hand, target)
    found: list[tuple[float, Plan]] = []
    for club in clubs_in(ball.hand, seen.turn):
        for helps in ((), *((card,) for card in ball.hand if ACTION[card] and card != club)):
            hurts = [card for card in harmful if card != club and card not in helps][: seen.most_actions - len(helps)]
            used = (club, *helps, *hurts)
            kept = tuple([card for card in ball.hand if card not in used or card >= PERSONAL])
            value = cost(shoot(ball.left, club, helps), kept) - AGAINST_OWN * sum([harm(card, target) for card in hurts])
            aimed = [*((card, ball.golfer) for card in helps), *((card, target.golfer) for card in hurts)]
            found.append((value, Plan(club, tuple(sorted(aimed)))))
    return sorted(found)


def _harmful(hand: Sequence[Card], target: Ball) -> list[Card]:
    """The cards that do harm at this opponent, the most harmful first."""
    return sorted([card for card in hand if harm(card, target) > 0], key=lambda card: (-harm(card, target), card))


GUESSES, TRIED = 32, 12
"""So many guesses, and so many plans that are tried against each."""
AIMS_AT_THE_NEAREST = 0.6


Guess = dict[Golfer, Plan]
"""What the others may do."""


def plans(view: View, seen: Seen, random: Random) -> dict[Golfer, Plan]:
    """A plan for each of one's own golfers, one after the other."""
    best = {ball.golfer: [plan for _, plan in ways(seen, ball)[:TRIED]] for ball in seen.mine}
    made = {golfer: tried[0] for golfer, tried in best.items()}
    unseen = _unseen(view, seen)
    guesses = [_guess(view, seen, unseen, random) for _ in range(GUESSES)]
    for golfer, tried in best.items():
        made[golfer] = min(tried, key=lambda plan: _tried(seen, guesses, {**made, golfer: plan}))
    return made


def _unseen(view: View, seen: Seen) -> list[Card]:
    """The cards that may be in others' hands: not one's own, nor on a board."""
    known = {card for ball in seen.mine for card in ball.hand}
    for entry in view["golfers"]:
        for struck in entry["board"]:
            known.update([struck["club"], *struck["actions"]])
    return [card for card in DECK if card not in known]


def _guess(view: View, seen: Seen, unseen: Sequence[Card], random: Random) -> Guess:
    """Others hold any cards; they play what brings them nearest, and their most harmful action at somebody."""
    pool = random.sample(unseen, len(unseen))
    found: dict[Golfer, Plan] = {}
    for ball in seen.balls:
        if ball not in seen.mine:
            size = max(view["golfers"][ball.golfer]["hand"] - 1, 1)
            hand = [pool.pop() for _ in range(min(size, len(pool)))]
            found[ball.golfer] = _as_shown(view, ball, _likely(seen, ball, hand, random))
    return found


def _as_shown(view: View, ball: Ball, plan: Plan) -> Plan:
    """The same with the actions that a Course GPS has shown, where it has (M-34)."""
    shown = view["golfers"][ball.golfer]["shown"]
    return plan if shown is None else Plan(plan.club, tuple([(aimed["card"], aimed["target"]) for aimed in shown]))


def _likely(seen: Seen, ball: Ball, hand: Sequence[Card], random: Random) -> Plan:
    own: Card = PERSONAL + ball.golfer
    club = best_club(ball.left, (*clubs_in(hand, seen.turn), own))
    opponents = seen.against(ball)
    target = opponents[0] if random.random() < AIMS_AT_THE_NEAREST else random.choice(opponents)
    hurts = max((card for card in hand if card != club), key=lambda card: harm(card, target), default=None)
    aimed: tuple[Aimed, ...] = ((hurts, target.golfer),) if hurts is not None and harm(hurts, target) > 0 else ()
    return Plan(club, aimed)


def _tried(seen: Seen, guesses: Sequence[Guess], own: dict[Golfer, Plan]) -> float:
    """What these plans come to over all guesses: one's own strokes, and those to come, less the opponents'."""
    kept = {ball.golfer: tuple([card for card in ball.hand if card != own[ball.golfer].club]) for ball in seen.mine}
    return sum([_comes_to(seen, {**guess, **own}, kept) for guess in guesses])


def _comes_to(seen: Seen, plans: Mapping[Golfer, Plan], kept: Mapping[Golfer, tuple[Card, ...]]) -> float:
    in_order = [plans[ball.golfer] for ball in seen.balls]
    lies, _ = land([ball.side for ball in seen.balls], in_order, None)
    shots = [
        shoot(ball.left, plan.club, [card for card, _ in laid])
        for ball, plan, laid in zip(seen.balls, in_order, lies, strict=True)
    ]
    ends = any(shot.finished for shot in shots)
    side = seen.mine[0].side
    costs: dict[bool, list[float]] = {True: [], False: []}
    for ball, shot in zip(seen.balls, shots, strict=True):
        costs[ball.side == side].append(cost(shot, kept.get(ball.golfer, ()), ends=ends))
    return sum(costs[True]) / len(costs[True]) - sum(costs[False]) / len(costs[False])


def wants(seen: Seen) -> bool:
    """Whether better cards would help: no golfer has a shot that is in at once."""
    return all(ways(seen, ball)[0][0] > 1 for ball in seen.mine)


def spare(seen: Seen, cards: Sequence[Card]) -> Card | None:
    """One of these cards of one's own that the best plans do without."""
    needed = {card for ball in seen.mine for card in ways(seen, ball)[0][1].cards}
    return next((card for card in cards if card not in needed), None)


def nearest(seen: Seen) -> Golfer:
    """The opponent who is nearest home."""
    return min([other for other in seen.balls if other.side != seen.mine[0].side], key=lambda ball: to_come(ball.left)).golfer
