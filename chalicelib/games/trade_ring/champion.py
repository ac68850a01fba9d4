"""The Champion: Monte Carlo search. It tries its moves in many worlds that fit its view (`guessing`), and plays each one out.

So it values a hand by its chance against what the others may hold, and takes into account what an offer gives away. It plays by
the rule of thumb of `playout` unless another move did clearly better in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from chalicelib.games.interface import JSON
from chalicelib.games.trade_ring.cards import Card, least_useful, worth
from chalicelib.games.trade_ring.guessing import Table, View
from chalicelib.games.trade_ring.playout import World, best_offer, next_clockwise, play_out, trade

Simulate = Callable[[World], int]
"""Makes a move in a world and plays it out. Returns the number of turns."""
WORLDS = 120
PLAYS = 3000
"""The limit of simulated turns times players for one decision: about fifteen milliseconds of processor time."""
STANDARD_ERRORS = 0.5
"""The number of standard errors by which a move must be better than the rule of thumb."""
BEATEN_WEIGHT = 0.5
"""The weight of the share of opponents that are beaten; winning counts 1. With many players wins are rare, and beaten opponents
still tell good worlds from bad ones.
"""


def choose(view: View, seat: int, random: Random) -> JSON:
    """Return the move of a seat that has to decide."""
    table = Table(view, seat)
    if view["phase"] == "offers":
        return _offer(table, random)
    return _choice(table, random) if view["phase"] == "choice" else _turn(table, random)


def _turn(table: Table, random: Random) -> JSON:
    ordered: list[Card | None] = [*_by_usefulness(table.hand)]
    fold = None
    ordered.insert(0 if table.folds() else 1, fold)
    card = _best(table, ordered[:4], lambda card: lambda world: _try_turn(table, world, card), random)
    if card is None:
        return {"kind": "fold"}
    return with_chips("auction", card, table.view["players"][table.seat]["chips"], 1)


def _choice(table: Table, random: Random) -> JSON:
    """Return a swap or a Mulligan. A face-down offer is assumed to be its owner's least useful card."""
    offers = {seat: card for seat, card in table.slots.items() if seat != table.seat}
    seen = {seat: card for seat, card in offers.items() if card is not None}
    order: list[int | None] = [*sorted(seen, key=lambda seat: worth([*table.hand, seen[seat]]), reverse=True)]
    order = order or [*offers]
    improving = best_offer(table.hand, seen) if seen else None
    order.insert(0 if improving is None else 1, None)
    taken = _best(table, order[:4], lambda taken: lambda world: _try_choice(table, world, taken), random)
    return {"kind": "mulligan"} if taken is None else {"kind": "swap", "seat": taken}


def _offer(table: Table, random: Random) -> JSON:
    card = _best(table, _by_usefulness(table.hand)[:3], lambda card: lambda world: _try_offer(table, world, card), random)
    return with_chips("offer", card, table.view["players"][table.seat]["chips"], 0)


def _by_usefulness(hand: Sequence[Card]) -> list[Card]:
    """Return the cards of a hand, the least useful first."""
    return sorted(hand, key=lambda card: (-worth([other for other in hand if other != card]), card))


def _try_turn(table: Table, world: World, card: Card | None) -> int:
    active, seat = [*table.active], table.seat
    if card is None:
        active.remove(seat)
        return 1 if len(active) == 1 else 1 + play_out(world, active, next_clockwise(seat, active))
    laid = {other: card if other == seat else least_useful(world.hands[other]) for other in active}
    four = [other for other in world.hands[seat] if other != card]
    taken = best_offer(four, {other: laid[other] for other in active if other != seat})
    return _trade_and_go_on(world, laid, seat, taken)


def _try_choice(table: Table, world: World, taken: int | None) -> int:
    laid: dict[int, Card] = {}
    for seat, card in table.slots.items():
        laid[seat] = least_useful(world.hands[seat]) if card is None else card
        if card is not None:
            world.hands[seat].append(card)
    return _trade_and_go_on(world, laid, table.seat, taken)


def _try_offer(table: Table, world: World, card: Card) -> int:
    auctioneer = table.view["auctioneer"]
    auctioned = table.slots[auctioneer]
    assert auctioned is not None
    offers = {
        seat: card if seat == table.seat else least_useful(world.hands[seat]) for seat in table.active if seat != auctioneer
    }
    taken = best_offer(world.hands[auctioneer], offers)
    world.hands[auctioneer].append(auctioned)
    return _trade_and_go_on(world, {**offers, auctioneer: auctioned}, auctioneer, taken)


def _trade_and_go_on(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> int:
    if trade(world, laid, auctioneer, taken):
        return 1
    active = sorted(laid)
    return 1 + play_out(world, active, next_clockwise(auctioneer, active))


def _best(table: Table, moves: Sequence[Any], simulation: Callable[[Any], Simulate], random: Random) -> Any:
    """Return the first move, or another one that did clearly better in the same worlds."""
    simulations = [simulation(move) for move in moves]
    more = [0.0] * len(moves)
    spread = [0.0] * len(moves)
    worlds = plays = 0
    while len(moves) > 1 and worlds < WORLDS and plays < PLAYS:
        world = table.guess(random)
        worlds += 1
        went = []
        for simulate in simulations:
            copied = world.copy()
            plays += simulate(copied) * len(table.active)
            went.append(_outcome(copied, table.seat))
        for n, result in enumerate(went):
            more[n] += result - went[0]
            spread[n] += (result - went[0]) ** 2
    clear = [more[n] - STANDARD_ERRORS * sqrt(spread[n]) for n in range(len(moves))]
    return moves[max(range(len(moves)), key=clear.__getitem__)]


def _outcome(world: World, seat: int) -> float:
    """Return the value for this seat of a game that ended with these hands."""
    own = worth(world.hands[seat])
    better = [worth(hand) > own for hand in world.hands.values()].count(True)
    return (not better) + BEATEN_WEIGHT * (1 - better / (len(world.hands) - 1))


def with_chips(kind: str, card: Card, has: int | None, wanted: int) -> JSON:
    """Return a move with a card, and in games with chips with `wanted` chips, or as many as the seat `has`."""
    move = {"kind": kind, "card": card}
    return move if has is None else {**move, "chips": min(has, wanted)}
