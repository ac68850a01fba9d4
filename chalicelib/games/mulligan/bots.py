"""The bots of MULLIGAN: Visitor, Caddie (easy), Member (normal), Pro (hard) and Champion.

Each decides from its seat's view alone, and draws its chance from the `random` that is passed in.

- The Visitor plays as a child would: the club that leaves the ball nearest, and the first actions in its hand, whatever they
  do, at the opponent nearest to the hole. It plays no Play Anytime card.
- The Caddie, the Member and the Pro follow a rule of thumb (`bot_plans.ranked_plans`), but make some of their plans as the
  Visitor would (`CARELESS`). By the rule they first play the Play Anytime cards whose clubs they do not need. Then they plan
  what costs the fewest strokes, including those to come and those that others' actions are likely to cost.
- The Champion tries the best plans of the rule against guesses of what the others hold and do (`bot_plans.tried_plans`), and
  uses what a Course GPS shows.

With only one side to play against, the Pro and the Champion cancel every Play Anytime card that they can (M-32). All choose the
partner who leads, and vote for going on. A bot is never asked to react (M-31).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, STRONG, Level
from chalicelib.games.moves import Const, ListOf, Moves, Object, OneOf
from chalicelib.games.mulligan.bot_plans import Care, nearest_plan, ranked_plans, tried_plans
from chalicelib.games.mulligan.bot_values import BotView, read_view, worth
from chalicelib.games.mulligan.cards import Card

View = Mapping[str, Any]

CARELESS: Mapping[Level, float] = {"visitor": 1.0, "easy": 0.82, "normal": 0.53, "hard": 0.19, "champion": 0.0}
"""The share of its plans that each level makes as the Visitor would."""
CARE = Care(plans=16, guesses=16, finalists=5, more=64)
"""How carefully the Champion thinks."""
MIN_WORTH, MIN_POOR_CARDS = 0.25, 2
"""A dig discards the cards below this worth, if there are at least this many."""
LATER = 0.5
"""The weight of a card's worth when one is taken; the plan that it makes possible now has the rest."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    assert isinstance(legal, OneOf)
    branches = {_kind(branch): branch for branch in legal.branches if isinstance(branch, Object)}
    for name in ("decline", "take", "partner", "pass", "go-on"):
        if name in branches:
            return _decide(view, seat, name, branches[name], random)
    if "plan" not in branches:
        return random.choice([*branches.values()]).pick(random)
    shots = branches["plan"].members["shots"]
    if isinstance(shots, Const):  # locked by a Course GPS
        return _plan_move(shots.value)
    bot_view = read_view(view)
    if random.random() < CARELESS[level]:
        return _plan_move({str(ball.golfer): nearest_plan(bot_view, ball).move for ball in bot_view.mine})
    return _anytime_before_plan(bot_view, branches, level) or _careful_plan(view, bot_view, level, random)


def _decide(view: View, seat: int, name: str, branch: Object, random: Random) -> JSON:
    """Return a decision other than a plan: the best card, the best partner, a yes to going on, or the only legal move."""
    if name == "take":
        return {"kind": "take", "card": _best_card(view, _values(branch, "card"))}
    if name == "partner":
        totals = {golfer["seat"]: golfer["total"] for golfer in view["golfers"] if golfer["seat"] != seat}
        return {"kind": "partner", "seat": min(totals, key=lambda other: (totals[other], other))}
    return {"kind": "go-on", "yes": True} if name == "go-on" else branch.pick(random)


def _best_card(view: View, cards: list[Card | None]) -> Card | None:
    """Return the card with which the best plan costs least, and which is worth most later; None if there is none to take."""
    bot_view = read_view(view)
    ball = next(ball for ball in bot_view.mine if ball.golfer == view["looking"]["golfer"])

    def cost(card: Card) -> float:
        return ranked_plans(bot_view, ball._replace(hand=(*ball.hand, card)))[0][0] - LATER * worth(card)

    return min([card for card in cards if card is not None], key=cost, default=None)


def _careful_plan(view: View, bot_view: BotView, level: Level, random: Random) -> JSON:
    if level == "champion":
        made = tried_plans(view, bot_view, CARE, random)
    else:
        made = {ball.golfer: ranked_plans(bot_view, ball)[0][1] for ball in bot_view.mine}
    move = _plan_move({str(golfer): plan.move for golfer, plan in made.items()})
    cancels = level in STRONG and len(view["sides"]) == 2 and view["own"]["orders_left"]
    return {**move, "orders": "always"} if cancels else move


def _plan_move(shots: Mapping[str, JSON]) -> JSON:
    """Return a plan with these shots, and with automatic Mulligans."""
    return {"kind": "plan", "shots": dict(shots), "reactions": dict.fromkeys(shots, "auto")}


def _anytime_before_plan(bot_view: BotView, branches: Mapping[str, Object], level: Level) -> JSON:
    """Return a Play Anytime card to play before the plan, one that the best plan does not need as a club; else None.

    Its place in the hand is filled at the next draw, so a card that waits helps nobody.
    """
    needed = {card for ball in bot_view.mine for card in ranked_plans(bot_view, ball)[0][1].cards}
    for name in ("gps", "rangefinder", "borrow") if level == "champion" else ("rangefinder", "borrow"):
        cards = [card for card in _values(branches[name], "card") if card not in needed] if name in branches else []
        if cards:
            nearest = {"from": bot_view.against(bot_view.mine[0])[0].golfer} if name == "borrow" else {}
            return {"kind": name, "card": cards[0], **nearest}
    return _dig(branches["dig"], needed) if "dig" in branches else None


def _dig(branch: Object, needed: set[Card]) -> JSON:
    """Return a dig that discards the poorest cards, or None if there are too few of them."""
    [card] = _values(branch, "card")
    unwanted = branch.members["discard"]
    others = [*unwanted.item.each()] if isinstance(unwanted, ListOf) else []
    poor = [other for other in others if worth(other) < MIN_WORTH and other not in needed]
    return {"kind": "dig", "card": card, "discard": poor} if len(poor) >= MIN_POOR_CARDS and card not in needed else None


def _values(branch: Object, member: str) -> list[Any]:
    return [*branch.members[member].each()]


def _kind(branch: Moves) -> str:
    named = branch.members["kind"] if isinstance(branch, Object) else None
    return str(named.value) if isinstance(named, Const) else ""
