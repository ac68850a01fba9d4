"""The bots, each from what its seat may see (M-31, M-41: bots are never asked, and decline).

A bot makes the decision that it is waited for, and does nothing besides: it leaves standing orders as they are, offers no
wagers, and declines those that are offered to it.

The Caddie (easy) plays any plan. The Member (normal) plays the club, with an action on itself, that costs the fewest strokes
with those to come, and its most harmful other action at the opponent who is nearest home (`judgement`). The Pro (hard) tries
its best plans against guesses of what the others hold (`pro`); before that it looks for better cards, and at what is placed.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Const, ListOf, Moves, Object, OneOf
from chalicelib.games.mulligan import pro
from chalicelib.games.mulligan.pro import Seen, read, ways, worth

View = Mapping[str, Any]
POOR, ENOUGH = 0.65, 3
"""A card that is worth less is dug away, where there are so many."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves, as a bot of this level makes it from its seat's view."""
    assert isinstance(legal, OneOf)
    branches = {_kind(branch): branch for branch in legal.branches if isinstance(branch, Object)}
    for name in ("decline", "take", "partner", "pass", "go-on"):
        if name in branches:
            return _answer(view, seat, name, branches[name], level, random)
    if "plan" not in branches:
        return random.choice([*branches.values()]).pick(random)
    if level == "easy":
        return _without_asking(branches["plan"].pick(random)["shots"])
    seen = read(view)
    return (level == "hard" and _looks_first(seen, branches)) or _plan(view, seen, branches["plan"], level, random)


def _answer(view: View, seat: int, name: str, branch: Object, level: Level, random: Random) -> JSON:
    """What is no plan: the best card, the best partner, yes to going on; else the only thing to do."""
    if level != "easy" and name == "take":
        cards = _values(branch, "card")
        return {"kind": "take", "card": max(cards, key=worth) if None not in cards else None}
    if level != "easy" and name == "partner":
        totals = {golfer["seat"]: golfer["total"] for golfer in view["golfers"] if golfer["seat"] != seat}
        return {"kind": "partner", "seat": min(totals, key=lambda other: (totals[other], other))}
    return {"kind": "go-on", "yes": True} if name == "go-on" else branch.pick(random)


def _plan(view: View, seen: Seen, branch: Object, level: Level, random: Random) -> JSON:
    shots = branch.members["shots"]
    if isinstance(shots, Const):  # locked by a Course GPS
        return _without_asking(shots.value)
    made = pro.plans(view, seen, random) if level == "hard" else {ball.golfer: ways(seen, ball)[0][1] for ball in seen.mine}
    return _without_asking({str(golfer): plan.move for golfer, plan in made.items()})


def _without_asking(shots: Mapping[str, JSON]) -> JSON:
    """A plan with Mulligans that are played by themselves."""
    return {"kind": "plan", "shots": dict(shots), "reactions": dict.fromkeys(shots, "auto")}


def _looks_first(seen: Seen, branches: Mapping[str, Object]) -> JSON:
    """A Play Anytime card to play before a plan is made: one that shows what is placed, or may bring better cards if such are
    needed; None where there is none.
    """
    if "gps" in branches and (card := pro.spare(seen, _values(branches["gps"], "card"))) is not None:
        return {"kind": "gps", "card": card}
    if branches.keys().isdisjoint(("rangefinder", "borrow", "dig")) or not pro.wants(seen):
        return None
    if "rangefinder" in branches:
        return {"kind": "rangefinder", "card": _values(branches["rangefinder"], "card")[0]}
    if "borrow" in branches:
        return {"kind": "borrow", "card": _values(branches["borrow"], "card")[0], "from": pro.nearest(seen)}
    return _digs(branches["dig"]) if "dig" in branches else None


def _digs(branch: Object) -> JSON:
    """Throws the poorest cards away, if there are enough of them."""
    unwanted = branch.members["discard"]
    others = [*unwanted.item.each()] if isinstance(unwanted, ListOf) else []
    poor = [card for card in others if worth(card) < POOR]
    return {"kind": "dig", "card": _values(branch, "card")[0], "discard": poor} if len(poor) >= ENOUGH else None


def _values(branch: Object, member: str) -> list[Any]:
    return [*branch.members[member].each()]


def _kind(branch: Moves) -> str:
    named = branch.members["kind"] if isinstance(branch, Object) else None
    return str(named.value) if isinstance(named, Const) else ""
