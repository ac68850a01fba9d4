"""The best bot of MULLIGAN before there was a Champion, unchanged in play: what was the level `hard`.

It tries its best plans against guesses of what the others hold and do. Before that it plays Play Anytime cards that show plans
or may bring better cards. It leaves standing orders as they are, and declines wagers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.moves import Const, ListOf, Moves, Object, OneOf
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
    place_actions,
    shoot,
)

View = Mapping[str, Any]

EXPECTED_STROKES = ((25, 1.4), (50, 1.8), (100, 2.0), (200, 2.5), (300, 2.9), (425, 3.4), (550, 4.0), (700, 4.6))
"""(yards, strokes): the strokes to come from at most this distance, for a golfer with an unknown hand."""
HARM = {OUT: 1.7, WATER: 1.3, DUFF: 1.2, SAND: 0.6, ROUGH: 0.4, SLICE: 0.25, MISSED: 0.05, HOOK: 0.02}
"""The strokes that an action costs its target."""
PUTTING_RANGE, MISSED_PUTT_HARM = 25, 0.8
"""The distance from which a 1-Putt is likely, and the strokes that a Missed Putt costs then."""
CLUB_WORTH = (0.5, 0.7, 0.6, 0.5, 0.5, 0.4, 1.5, 1.3, 1.0, 1.2, 0.0)
ANYTIME_WORTH = {MULLIGAN: 0.9, RANGEFINDER: 0.6, BORROW: 0.6, DIG: 0.5, PACE: 0.3}
OWN_WORTH = {LUCKY: 0.6, KARMA: 0.7}
"""The value of holding a card: by its club's place in M-01, by its Play Anytime type, by its action on oneself."""
SHADED_WEIGHT = 0.5
"""The share of cases in which the shaded half of a card is played, not its club."""
HARM_WEIGHT = 0.5
"""The value of harm to one opponent, in strokes of one's own."""
STOP_RISK = 0.3
"""The strokes added because a club that is sure to finish may be stopped."""


class Ball(NamedTuple):
    """A golfer as the view shows it, with its hand if it is one's own."""

    golfer: Golfer
    side: int
    left: int
    hand: tuple[Card, ...] = ()


class BotView(NamedTuple):
    """What a bot needs of its view. `mine` are its own golfers."""

    turn: int
    most_actions: int
    balls: tuple[Ball, ...]
    mine: tuple[Ball, ...]

    def against(self, ball: Ball) -> list[Ball]:
        """Return this golfer's opponents, the one nearest to the hole first."""
        return sorted(
            [other for other in self.balls if other.side != ball.side], key=lambda other: (expected_strokes(other.left), other)
        )


def read_view(view: View) -> BotView:
    """Return a view as bots read it."""
    hands = {hand["golfer"]: tuple(hand["cards"]) for hand in view["own"]["golfers"]}
    balls = tuple(
        Ball(entry["golfer"], entry["side"], entry["left"], hands.get(entry["golfer"], ())) for entry in view["golfers"]
    )
    return BotView(view["turn"], most_actions(view["modes"]), balls, tuple(ball for ball in balls if ball.golfer in hands))


@lru_cache(maxsize=4096)
def expected_strokes(left: int, kept: tuple[Card, ...] = ()) -> float:
    """Return the strokes to come from this distance with these cards in hand."""
    guess = next((strokes for yards, strokes in EXPECTED_STROKES if left <= yards), EXPECTED_STROKES[-1][1])
    sure = [CLUB[card].strokes for card in kept if CLUB[card].finishes and CLUB[card].yards >= left]
    return min([guess, *(strokes + STOP_RISK for strokes in sure)])


def cost(shot: Shot, kept: tuple[Card, ...] = (), *, ends: bool = False) -> float:
    """Return a shot's strokes plus those to come, or plus the finishing strokes if the hole ends with it."""
    if shot.finished:
        return shot.strokes
    return shot.strokes + (finishing_strokes(shot.left) if ends else expected_strokes(shot.left, kept))


def harm(card: Card, target: Ball) -> float:
    """Return the value of an action at an opponent."""
    found = ACTION[card]
    if found is None or found.own:
        return 0
    return MISSED_PUTT_HARM if found is MISSED and target.left <= PUTTING_RANGE else HARM.get(found, 0)


def worth(card: Card) -> float:
    """Return the value of holding a card."""
    found = ACTION[card]
    shaded = ANYTIME_WORTH.get(TYPE[card] or "", 0) if found is None else {**HARM, **OWN_WORTH}.get(found, 0)
    return CLUB_WORTH[CLUB[card].rank] + SHADED_WEIGHT * shaded


def ranked_plans(bot_view: BotView, ball: Ball) -> list[tuple[float, Plan]]:
    """Return plans with their values, the best first: each club, with or without an action on oneself, and harmful actions."""
    target = bot_view.against(ball)[0]
    harmful = _harmful(ball.hand, target)
    found: list[tuple[float, Plan]] = []
    for club in clubs_in(ball.hand, bot_view.turn):
        for helps in ((), *((card,) for card in ball.hand if ACTION[card] and card != club)):
            hurts = [card for card in harmful if card != club and card not in helps][: bot_view.most_actions - len(helps)]
            used = (club, *helps, *hurts)
            kept = tuple([card for card in ball.hand if card not in used or card >= PERSONAL])
            value = cost(shoot(ball.left, club, helps), kept) - HARM_WEIGHT * sum([harm(card, target) for card in hurts])
            aimed = [*((card, ball.golfer) for card in helps), *((card, target.golfer) for card in hurts)]
            found.append((value, Plan(club, tuple(sorted(aimed)))))
    return sorted(found)


def _harmful(hand: Sequence[Card], target: Ball) -> list[Card]:
    """Return the cards that harm this opponent, the most harmful first."""
    return sorted([card for card in hand if harm(card, target) > 0], key=lambda card: (-harm(card, target), card))


GUESSES, MAX_PLANS = 32, 12
"""The number of guesses, and the number of plans that are tried against each."""
AIM_AT_NEAREST = 0.6


Guess = dict[Golfer, Plan]
"""Possible plans of the other golfers."""


def plans(view: View, bot_view: BotView, random: Random) -> dict[Golfer, Plan]:
    """Return a plan for each of one's own golfers, chosen one after the other."""
    best = {ball.golfer: [plan for _, plan in ranked_plans(bot_view, ball)[:MAX_PLANS]] for ball in bot_view.mine}
    made = {golfer: tried[0] for golfer, tried in best.items()}
    unseen = _unseen(view, bot_view)
    guesses = [_guess(view, bot_view, unseen, random) for _ in range(GUESSES)]
    for golfer, tried in best.items():
        made[golfer] = min(tried, key=lambda plan: _total_cost(bot_view, guesses, {**made, golfer: plan}))
    return made


def _unseen(view: View, bot_view: BotView) -> list[Card]:
    """Return the cards that may be in others' hands: those that are not one's own or on a board."""
    known = {card for ball in bot_view.mine for card in ball.hand}
    for entry in view["golfers"]:
        for struck in entry["board"]:
            known.update([struck["club"], *struck["actions"]])
    return [card for card in DECK if card not in known]


def _guess(view: View, bot_view: BotView, unseen: Sequence[Card], random: Random) -> Guess:
    """Return plans of the others with random hands: the best club, and the most harmful action at an opponent."""
    pool = random.sample(unseen, len(unseen))
    found: dict[Golfer, Plan] = {}
    for ball in bot_view.balls:
        if ball not in bot_view.mine:
            size = max(view["golfers"][ball.golfer]["hand"] - 1, 1)
            hand = [pool.pop() for _ in range(min(size, len(pool)))]
            found[ball.golfer] = _with_shown_actions(view, ball, _likely_plan(bot_view, ball, hand, random))
    return found


def _with_shown_actions(view: View, ball: Ball, plan: Plan) -> Plan:
    """Return the plan with the actions that a Course GPS has shown, if any (M-34)."""
    shown = view["golfers"][ball.golfer]["shown"]
    return plan if shown is None else Plan(plan.club, tuple([(aimed["card"], aimed["target"]) for aimed in shown]))


def _likely_plan(bot_view: BotView, ball: Ball, hand: Sequence[Card], random: Random) -> Plan:
    own: Card = PERSONAL + ball.golfer
    club = best_club(ball.left, (*clubs_in(hand, bot_view.turn), own))
    opponents = bot_view.against(ball)
    target = opponents[0] if random.random() < AIM_AT_NEAREST else random.choice(opponents)
    hurts = max((card for card in hand if card != club), key=lambda card: harm(card, target), default=None)
    aimed: tuple[Aimed, ...] = ((hurts, target.golfer),) if hurts is not None and harm(hurts, target) > 0 else ()
    return Plan(club, aimed)


def _total_cost(bot_view: BotView, guesses: Sequence[Guess], own: dict[Golfer, Plan]) -> float:
    """Return the sum, over all guesses, of one's own strokes, including those to come, less the opponents'."""
    kept = {ball.golfer: tuple([card for card in ball.hand if card != own[ball.golfer].club]) for ball in bot_view.mine}
    return sum([_cost(bot_view, {**guess, **own}, kept) for guess in guesses])


def _cost(bot_view: BotView, plans: Mapping[Golfer, Plan], kept: Mapping[Golfer, tuple[Card, ...]]) -> float:
    in_order = [plans[ball.golfer] for ball in bot_view.balls]
    lies, _ = place_actions([ball.side for ball in bot_view.balls], in_order, None)
    shots = [
        shoot(ball.left, plan.club, [card for card, _ in laid])
        for ball, plan, laid in zip(bot_view.balls, in_order, lies, strict=True)
    ]
    ends = any(shot.finished for shot in shots)
    side = bot_view.mine[0].side
    costs: dict[bool, list[float]] = {True: [], False: []}
    for ball, shot in zip(bot_view.balls, shots, strict=True):
        costs[ball.side == side].append(cost(shot, kept.get(ball.golfer, ()), ends=ends))
    return sum(costs[True]) / len(costs[True]) - sum(costs[False]) / len(costs[False])


def needs_better_cards(bot_view: BotView) -> bool:
    """Return whether better cards would help: no own golfer has a shot that is sure to finish."""
    return all(ranked_plans(bot_view, ball)[0][0] > 1 for ball in bot_view.mine)


def unneeded_card(bot_view: BotView, cards: Sequence[Card]) -> Card | None:
    """Return one of these cards that the best plans do not need, or None."""
    needed = {card for ball in bot_view.mine for card in ranked_plans(bot_view, ball)[0][1].cards}
    return next((card for card in cards if card not in needed), None)


def nearest_opponent(bot_view: BotView) -> Golfer:
    """Return the opponent nearest to the hole."""
    opponents = [other for other in bot_view.balls if other.side != bot_view.mine[0].side]
    return min(opponents, key=lambda ball: expected_strokes(ball.left)).golfer


MIN_WORTH, MIN_POOR_CARDS = 0.65, 3
"""A dig discards the cards below this worth, if there are at least this many."""


def choose(view: View, seat: int, legal: Moves, random: Random) -> JSON:
    """Return the move of the bot."""
    assert isinstance(legal, OneOf)
    branches = {_kind(branch): branch for branch in legal.branches if isinstance(branch, Object)}
    for name in ("decline", "take", "partner", "pass", "go-on"):
        if name in branches:
            return _decide(view, seat, name, branches[name], random)
    if "plan" not in branches:
        return random.choice([*branches.values()]).pick(random)
    bot_view = read_view(view)
    return _anytime_before_plan(bot_view, branches) or _plan(view, bot_view, branches["plan"], random)


def _decide(view: View, seat: int, name: str, branch: Object, random: Random) -> JSON:
    """Return a decision other than a plan: the best card, the best partner, a yes to going on, or the only legal move."""
    if name == "take":
        cards = _values(branch, "card")
        return {"kind": "take", "card": max(cards, key=worth) if None not in cards else None}
    if name == "partner":
        totals = {golfer["seat"]: golfer["total"] for golfer in view["golfers"] if golfer["seat"] != seat}
        return {"kind": "partner", "seat": min(totals, key=lambda other: (totals[other], other))}
    return {"kind": "go-on", "yes": True} if name == "go-on" else branch.pick(random)


def _plan(view: View, bot_view: BotView, branch: Object, random: Random) -> JSON:
    shots = branch.members["shots"]
    if isinstance(shots, Const):  # locked by a Course GPS
        return _plan_move(shots.value)
    made = plans(view, bot_view, random)
    return _plan_move({str(golfer): plan.move for golfer, plan in made.items()})


def _plan_move(shots: Mapping[str, JSON]) -> JSON:
    """Return a plan with these shots, and with automatic Mulligans."""
    return {"kind": "plan", "shots": dict(shots), "reactions": dict.fromkeys(shots, "auto")}


def _anytime_before_plan(bot_view: BotView, branches: Mapping[str, Object]) -> JSON:
    """Return a Play Anytime card to play before the plan: one that shows plans, or may bring needed cards; else None."""
    if "gps" in branches and (card := unneeded_card(bot_view, _values(branches["gps"], "card"))) is not None:
        return {"kind": "gps", "card": card}
    if branches.keys().isdisjoint(("rangefinder", "borrow", "dig")) or not needs_better_cards(bot_view):
        return None
    if "rangefinder" in branches:
        return {"kind": "rangefinder", "card": _values(branches["rangefinder"], "card")[0]}
    if "borrow" in branches:
        return {"kind": "borrow", "card": _values(branches["borrow"], "card")[0], "from": nearest_opponent(bot_view)}
    return _dig(branches["dig"]) if "dig" in branches else None


def _dig(branch: Object) -> JSON:
    """Return a dig that discards the poorest cards, or None if there are too few of them."""
    unwanted = branch.members["discard"]
    others = [*unwanted.item.each()] if isinstance(unwanted, ListOf) else []
    poor = [card for card in others if worth(card) < MIN_WORTH]
    return {"kind": "dig", "card": _values(branch, "card")[0], "discard": poor} if len(poor) >= MIN_POOR_CARDS else None


def _values(branch: Object, member: str) -> list[Any]:
    return [*branch.members[member].each()]


def _kind(branch: Moves) -> str:
    named = branch.members["kind"] if isinstance(branch, Object) else None
    return str(named.value) if isinstance(named, Const) else ""
