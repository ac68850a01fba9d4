"""The bots of MULLIGAN: Caddie (easy), Member (normal) and Pro (hard). Each decides from its seat's view alone.

A bot only makes the decisions that the game waits for. It leaves standing orders as they are, is never asked to react (M-31),
offers no wagers, and declines those that it is offered (M-41).

The Caddie plays a random plan. The Member plays the club, with or without an action on itself, that costs the fewest strokes
including those to come, and its most harmful other action at the opponent nearest to the hole (`pro.ranked_plans`). The Pro
tries its best plans against guesses of what the others hold and do (`pro.plans`). Before that it plays Play Anytime cards that
show plans or may bring better cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Const, ListOf, Moves, Object, OneOf
from chalicelib.games.mulligan import pro
from chalicelib.games.mulligan.pro import BotView, ranked_plans, read_view, worth

View = Mapping[str, Any]
MIN_WORTH, MIN_POOR_CARDS = 0.65, 3
"""A dig discards the cards below this worth, if there are at least this many."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    assert isinstance(legal, OneOf)
    branches = {_kind(branch): branch for branch in legal.branches if isinstance(branch, Object)}
    for name in ("decline", "take", "partner", "pass", "go-on"):
        if name in branches:
            return _decide(view, seat, name, branches[name], level, random)
    if "plan" not in branches:
        return random.choice([*branches.values()]).pick(random)
    if level == "easy":
        return _plan_move(branches["plan"].pick(random)["shots"])
    bot_view = read_view(view)
    first = _anytime_before_plan(bot_view, branches) if level == "hard" else None
    return first or _plan(view, bot_view, branches["plan"], level, random)


def _decide(view: View, seat: int, name: str, branch: Object, level: Level, random: Random) -> JSON:
    """Return a decision other than a plan: the best card, the best partner, a yes to going on, or the only legal move."""
    if level != "easy" and name == "take":
        cards = _values(branch, "card")
        return {"kind": "take", "card": max(cards, key=worth) if None not in cards else None}
    if level != "easy" and name == "partner":
        totals = {golfer["seat"]: golfer["total"] for golfer in view["golfers"] if golfer["seat"] != seat}
        return {"kind": "partner", "seat": min(totals, key=lambda other: (totals[other], other))}
    return {"kind": "go-on", "yes": True} if name == "go-on" else branch.pick(random)


def _plan(view: View, bot_view: BotView, branch: Object, level: Level, random: Random) -> JSON:
    shots = branch.members["shots"]
    if isinstance(shots, Const):  # locked by a Course GPS
        return _plan_move(shots.value)
    if level == "hard":
        made = pro.plans(view, bot_view, random)
    else:
        made = {ball.golfer: ranked_plans(bot_view, ball)[0][1] for ball in bot_view.mine}
    return _plan_move({str(golfer): plan.move for golfer, plan in made.items()})


def _plan_move(shots: Mapping[str, JSON]) -> JSON:
    """Return a plan with these shots, and with automatic Mulligans."""
    return {"kind": "plan", "shots": dict(shots), "reactions": dict.fromkeys(shots, "auto")}


def _anytime_before_plan(bot_view: BotView, branches: Mapping[str, Object]) -> JSON:
    """Return a Play Anytime card to play before the plan: one that shows plans, or may bring needed cards; else None."""
    if "gps" in branches and (card := pro.unneeded_card(bot_view, _values(branches["gps"], "card"))) is not None:
        return {"kind": "gps", "card": card}
    if branches.keys().isdisjoint(("rangefinder", "borrow", "dig")) or not pro.needs_better_cards(bot_view):
        return None
    if "rangefinder" in branches:
        return {"kind": "rangefinder", "card": _values(branches["rangefinder"], "card")[0]}
    if "borrow" in branches:
        return {"kind": "borrow", "card": _values(branches["borrow"], "card")[0], "from": pro.nearest_opponent(bot_view)}
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
