"""How the hard bot plans: it tries its best plans against guesses of what the others hold and do, so many of them, no clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from chalicelib.games.mulligan.cards import DECK, PERSONAL, Card, Golfer, clubs_in
from chalicelib.games.mulligan.judgement import Ball, Seen, View, cost, harm, to_come, ways
from chalicelib.games.mulligan.landing import Aimed, Plan, land
from chalicelib.games.mulligan.resolution import best_club, shoot

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
    for told in view["golfers"]:
        for struck in told["board"]:
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
