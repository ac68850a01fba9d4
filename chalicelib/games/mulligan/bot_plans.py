"""How bots plan: a child's plan, plans ranked by their own values, and plans tried against guesses of what the others do.

The number of guesses and of plans tried is fixed. No clock is involved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.mulligan.anytime import best_to_cancel
from chalicelib.games.mulligan.bot_values import Ball, BotView, expected_strokes, harm, strokes_with, worth
from chalicelib.games.mulligan.cards import (
    ACTION,
    CLUB,
    DECK,
    MULLIGAN,
    OF_TYPE,
    OWN_SIDE_ONLY,
    PERSONAL,
    Card,
    Golfer,
    clubs_in,
    finishing_strokes,
)
from chalicelib.games.mulligan.shots import KARMAS, Aimed, Plan, Shot, best_club, is_immune, place_actions, shoot
from chalicelib.games.mulligan.state import Swing

View = Mapping[str, Any]
Plans = Mapping[Golfer, Plan]

HARM_WEIGHT = 0.9
"""The value of harm to one opponent, in strokes of one's own."""
KEEP = 0.2
"""The part of a card's worth that is lost by playing it: another card is drawn in its place."""
RISK, FINISH_RISK, KARMA_GAIN = 0.5, 0.7, 0.6
"""The strokes that an action by others is expected to cost a club, and one that finishes, and the strokes that it costs them if
a Bad Karma sends it back."""
KARMA_PLAYED = 0.5
"""The chance that an opponent who holds a Bad Karma plays it."""
AIM_AT_NEAREST = 0.6
"""The chance that an opponent aims at its opponent nearest to the hole, not at any of them."""
BETTER_BALL = 0.7
"""The weight of a side's better ball, of two (M-43); the mean of both has the rest."""


def nearest_plan(bot_view: BotView, ball: Ball) -> Plan:
    """Return a child's plan: the club that leaves the ball nearest, and the first actions in hand, whatever they do, at the
    opponent nearest to the hole.
    """
    club = best_club(ball.left, clubs_in(ball.hand, bot_view.turn))
    target = bot_view.against(ball)[0]
    first = [card for card in ball.hand if card != club and card < PERSONAL and ACTION[card] and card not in OWN_SIDE_ONLY]
    return Plan(club, tuple([(card, target.golfer) for card in first[: bot_view.most_actions]]))


def ranked_plans(bot_view: BotView, ball: Ball) -> list[tuple[float, Plan]]:
    """Return plans with their values, the best first: each club, with or without actions on oneself, and harmful actions.

    A value is one's own strokes and those to come, the risk of being struck, and the worth of the cards played, less the harm
    done. With a heavy bag a club is struck by two actions, so that putts which cannot be stopped, and Bad Karma, decide a hole.
    """
    target = bot_view.against(ball)[0]
    harmful = _harmful(ball.hand, target)
    found: list[tuple[float, Plan]] = []
    for club in clubs_in(ball.hand, bot_view.turn):
        for helps in _helps(ball, club, bot_view.most_actions):
            hurts = [card for card in harmful if card != club and card not in helps][: bot_view.most_actions - len(helps)]
            used = (club, *helps, *hurts)
            kept = tuple([card for card in ball.hand if card not in used or card >= PERSONAL])
            value = _cost(shoot(ball.left, club, helps), kept) - HARM_WEIGHT * sum([harm(card, target) for card in hurts])
            value += bot_view.most_actions * _risk(club, helps) + KEEP * sum([worth(card) for card in used if card < PERSONAL])
            aimed = [*((card, ball.golfer) for card in helps), *((card, target.golfer) for card in hurts)]
            found.append((value, Plan(club, tuple(sorted(aimed)))))
    return sorted(found)


def _risk(club: Card, helps: Sequence[Card]) -> float:
    """Return the strokes that an action by others is expected to cost this club; less than 0 with a Bad Karma."""
    if is_immune(club):
        return 0
    if not KARMAS.isdisjoint(helps):
        return -KARMA_GAIN
    return FINISH_RISK if CLUB[club].finishes else RISK


def _helps(ball: Ball, club: Card, most: int) -> Iterator[tuple[Card, ...]]:
    """Yield no action, and each action on oneself; with two actions also Bad Karma with each other one."""
    cards = [card for card in ball.hand if ACTION[card] and card != club]
    yield ()
    for card in cards:
        yield (card,)
    if most > 1:
        karma = next((card for card in cards if card in KARMAS), None)
        if karma is not None:
            for card in cards:
                if card not in KARMAS:
                    yield (karma, card)


def _harmful(hand: Sequence[Card], target: Ball) -> list[Card]:
    """Return the cards that harm this opponent, the most harmful first."""
    return sorted([card for card in hand if harm(card, target) > 0], key=lambda card: (-harm(card, target), card))


def _cost(shot: Shot, kept: tuple[Card, ...] | None = None, *, ends: bool = False) -> float:
    """Return a shot's strokes plus those to come, or plus the finishing strokes if the hole ends with it."""
    if shot.finished:
        return shot.strokes
    if ends:
        return shot.strokes + finishing_strokes(shot.left)
    return shot.strokes + (expected_strokes(shot.left) if kept is None else strokes_with(shot.left, kept))


class Care(NamedTuple):
    """How carefully a bot thinks: so many plans, against so many guesses; then the best few against so many more."""

    plans: int
    guesses: int
    finalists: int = 1
    more: int = 0


class Guess(NamedTuple):
    """A possible world: plans of the other golfers, which of them hold a Mulligan, and the course's action."""

    plans: Plans
    mulligans: frozenset[Golfer]
    course: Aimed | None


def tried_plans(view: View, bot_view: BotView, care: Care, random: Random) -> dict[Golfer, Plan]:
    """Return a plan for each of one's own golfers, chosen one after the other."""
    best = {ball.golfer: [plan for _, plan in ranked_plans(bot_view, ball)[: care.plans]] for ball in bot_view.mine}
    made = {golfer: tried[0] for golfer, tried in best.items()}
    unseen = _unseen(view, bot_view)
    first, more = care.guesses // len(best), care.more // len(best)
    guesses = [_guess(view, bot_view, unseen, random) for _ in range(first + more)]
    for golfer, tried in best.items():
        finalists = _best(bot_view, guesses[:first], made, golfer, tried)[: care.finalists]
        made[golfer] = _best(bot_view, guesses, made, golfer, finalists)[0]
    return made


def _best(bot_view: BotView, guesses: Sequence[Guess], made: Plans, golfer: Golfer, tried: Sequence[Plan]) -> list[Plan]:
    """Return these plans of a golfer, the best against these guesses first."""

    def value(plan: Plan) -> float:
        lost = KEEP * sum([worth(card) for card in plan.cards if card < PERSONAL])
        return _mean_margin(bot_view, guesses, {**made, golfer: plan}) + lost

    return sorted(tried, key=value)


def _unseen(view: View, bot_view: BotView) -> list[Card]:
    """Return the cards that may be in others' hands: those that are not one's own or on a board."""
    known = {card for ball in bot_view.mine for card in ball.hand}
    for entry in view["golfers"]:
        for struck in entry["board"]:
            known.update([struck["club"], *struck["actions"]])
    return [card for card in DECK if card not in known]


def _guess(view: View, bot_view: BotView, unseen: Sequence[Card], random: Random) -> Guess:
    """Return a possible world, in which the others have random hands and play the best club and harmful actions."""
    pool = random.sample(unseen, len(unseen))
    found: dict[Golfer, Plan] = {}
    mulligans: set[Golfer] = set()
    for ball in bot_view.balls:
        if ball in bot_view.mine:
            continue
        size = max(view["golfers"][ball.golfer]["hand"] - 1, 1)
        hand = [pool.pop() for _ in range(min(size, len(pool)))]
        plan = _with_shown_actions(view, ball, _likely_plan(bot_view, ball, hand, random))
        found[ball.golfer] = plan
        if OF_TYPE[MULLIGAN].intersection(hand) - {plan.club}:
            mulligans.add(ball.golfer)
    return Guess(found, frozenset(mulligans), _course_action(view, pool))


def _course_action(view: View, pool: Sequence[Card]) -> Aimed | None:
    """Return the course's action with its target, an unknown one if it lies face-down (M-45), or None."""
    course = view["course"]
    if course is None or course["target"] is None or not course["laid"]:
        return None
    card = course["card"] if course["open"] else next((card for card in pool if ACTION[card]), None)
    return None if card is None else (card, course["target"])


def _with_shown_actions(view: View, ball: Ball, plan: Plan) -> Plan:
    """Return the plan with the actions that a Course GPS has shown, if any (M-34)."""
    shown = view["golfers"][ball.golfer]["shown"]
    return plan if shown is None else Plan(plan.club, tuple([(aimed["card"], aimed["target"]) for aimed in shown]))


def _likely_plan(bot_view: BotView, ball: Ball, hand: Sequence[Card], random: Random) -> Plan:
    own: Card = PERSONAL + ball.golfer
    club = best_club(ball.left, (*clubs_in(hand, bot_view.turn), own))
    opponents = bot_view.against(ball)
    target = opponents[0] if random.random() < AIM_AT_NEAREST else random.choice(opponents)
    cards = [card for card in hand if card != club]
    karma = [card for card in cards if card in KARMAS][:1] if random.random() < KARMA_PLAYED else []
    hurts = _harmful(cards, target)[: bot_view.most_actions - len(karma)]
    return Plan(club, (*((card, ball.golfer) for card in karma), *((card, target.golfer) for card in hurts)))


def _mean_margin(bot_view: BotView, guesses: Sequence[Guess], own: Plans) -> float:
    """Return one's own strokes, including those to come, less the opponents': the mean of all guesses."""
    kept = {
        ball.golfer: tuple([card for card in ball.hand if card >= PERSONAL or card not in own[ball.golfer].cards])
        for ball in bot_view.mine
    }
    mulligans = frozenset([golfer for golfer, cards in kept.items() if not OF_TYPE[MULLIGAN].isdisjoint(cards)])
    return _mean([_margin(bot_view, world, own, kept, mulligans | world.mulligans) for world in guesses])


def _margin(
    bot_view: BotView, world: Guess, own: Plans, kept: Mapping[Golfer, tuple[Card, ...]], mulligans: frozenset[Golfer]
) -> float:
    shots = _shots(bot_view, {**world.plans, **own}, world.course, mulligans)
    ends = any(shot.finished for shot in shots)
    costs: dict[int, list[float]] = {}
    for ball, shot in zip(bot_view.balls, shots, strict=True):
        costs.setdefault(ball.side, []).append(ball.strokes + _cost(shot, kept.get(ball.golfer), ends=ends))
    own_side = _side_cost(costs.pop(bot_view.mine[0].side))
    return own_side - _mean([_side_cost(other) for other in costs.values()])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _side_cost(costs: Sequence[float]) -> float:
    """Return the strokes of a side, of which the better ball counts."""
    return BETTER_BALL * min(costs) + (1 - BETTER_BALL) * sum(costs) / len(costs)


def _shots(bot_view: BotView, plans: Plans, course: Aimed | None, mulligans: frozenset[Golfer]) -> list[Shot]:
    """Return all shots of a turn with these plans, after automatic Mulligans."""
    in_order = [plans[ball.golfer] for ball in bot_view.balls]
    lies, bounced = place_actions(bot_view.sides, in_order, course)
    swing = Swing(0, bot_view.turn, [ball.left for ball in bot_view.balls], in_order, course, lies, bounced)
    for golfer in mulligans:
        if swing.lies[golfer] and (lie := best_to_cancel(swing, golfer)):
            swing.cancel(golfer, lie)
    return swing.shots
