"""The Pro: it tries its moves in many worlds that may be the one it plays in, and looks who wins (`guess`, `playout`).

So it values a hand by its chance against the others', sees what an offer gives away, and when others are about to win. The rule
of thumb is its first choice; another move must have gone clearly better in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from chalicelib.games.interface import JSON
from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.guess import Table, World
from chalicelib.games.trade_ring.hands import spare, worth
from chalicelib.games.trade_ring.playout import after, best_offer, folds, play_out, trade

View = Mapping[str, Any]
Try = Callable[[World], int]
"""Makes a move in a world and plays on; how many turns that took."""
WORLDS = 80
PLAYS = 2000
"""Turns times players that are looked at for one decision, about ten milliseconds of processor time."""
CLEARLY = 1.0
"""Standard errors."""
BEATEN = 0.5
"""What is added for the share of others that are beaten, where winning is worth one: of many players few ever win, but even so
some worlds go better than others.
"""


def choose(view: View, seat: int, random: Random) -> JSON:
    """The move of this seat, which is waited for or may choose again."""
    table = Table(view, seat)
    if view["phase"] == "offers":
        return _offer(table, random)
    return _choice(table, random) if view["phase"] == "choice" else _turn(table, random)


def _turn(table: Table, random: Random) -> JSON:
    thumb: list[Card | None] = [*_least_missed(table.hand)]
    fold = None
    thumb.insert(0 if folds(worth(table.hand), len(table.active)) else 1, fold)
    card = _best(table, thumb[:4], lambda card: lambda world: _try_turn(table, world, card), random)
    if card is None:
        return {"kind": "fold"}
    return with_chips("auction", card, table.view["players"][table.seat]["chips"], 1)


def _choice(table: Table, random: Random) -> JSON:
    """Face-down offers are as good as any that their owners may miss least."""
    offers = {seat: card for seat, card in table.slots.items() if seat != table.seat}
    seen = {seat: card for seat, card in offers.items() if card is not None}
    order: list[int | None] = [*sorted(seen, key=lambda seat: worth([*table.hand, seen[seat]]), reverse=True)]
    order = order or [*offers]
    thumb = best_offer(table.hand, seen) if seen else None
    order.insert(0 if thumb is None else 1, None)
    taken = _best(table, order[:4], lambda taken: lambda world: _try_choice(table, world, taken), random)
    return {"kind": "mulligan"} if taken is None else {"kind": "swap", "seat": taken}


def _offer(table: Table, random: Random) -> JSON:
    card = _best(table, _least_missed(table.hand)[:3], lambda card: lambda world: _try_offer(table, world, card), random)
    return with_chips("offer", card, table.view["players"][table.seat]["chips"], 0)


def _least_missed(hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand, the one that is missed least first."""
    return sorted(hand, key=lambda card: (-worth([other for other in hand if other != card]), card))


def _try_turn(table: Table, world: World, card: Card | None) -> int:
    active, seat = [*table.active], table.seat
    if card is None:
        active.remove(seat)
        return 1 if len(active) == 1 else 1 + play_out(world, active, after(seat, active))
    laid = {other: card if other == seat else spare(world.hands[other]) for other in active}
    four = [other for other in world.hands[seat] if other != card]
    taken = best_offer(four, {other: laid[other] for other in active if other != seat})
    return _trade_and_go_on(world, laid, seat, taken)


def _try_choice(table: Table, world: World, taken: int | None) -> int:
    laid: dict[int, Card] = {}
    for seat, card in table.slots.items():
        laid[seat] = spare(world.hands[seat]) if card is None else card
        if card is not None:
            world.hands[seat].append(card)
    return _trade_and_go_on(world, laid, table.seat, taken)


def _try_offer(table: Table, world: World, card: Card) -> int:
    auctioneer = table.view["auctioneer"]
    auctioned = table.slots[auctioneer]
    assert auctioned is not None
    offers = {seat: card if seat == table.seat else spare(world.hands[seat]) for seat in table.active if seat != auctioneer}
    taken = best_offer(world.hands[auctioneer], offers)
    world.hands[auctioneer].append(auctioned)
    return _trade_and_go_on(world, {**offers, auctioneer: auctioned}, auctioneer, taken)


def _trade_and_go_on(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> int:
    if trade(world, laid, auctioneer, taken):
        return 1
    active = sorted(laid)
    return 1 + play_out(world, active, after(auctioneer, active))


def _best(table: Table, moves: Sequence[Any], trying: Callable[[Any], Try], random: Random) -> Any:
    """The first move, or that of the others which went clearly better in the same worlds."""
    tries = [trying(move) for move in moves]
    more = [0.0] * len(moves)
    spread = [0.0] * len(moves)
    worlds = plays = 0
    while len(moves) > 1 and worlds < WORLDS and plays < PLAYS:
        world = table.guess(random)
        worlds += 1
        went = []
        for attempt in tries:
            copied = World({seat: [*hand] for seat, hand in world.hands.items()}, [*world.deck])
            plays += attempt(copied) * len(table.active)
            went.append(_worth(copied, table.seat))
        for n, result in enumerate(went):
            more[n] += result - went[0]
            spread[n] += (result - went[0]) ** 2
    clear = [more[n] - CLEARLY * sqrt(spread[n]) for n in range(len(moves))]
    return moves[max(range(len(moves)), key=clear.__getitem__)]


def _worth(world: World, seat: int) -> float:
    """How a game went that ended so."""
    own = worth(world.hands[seat])
    better = [worth(hand) > own for hand in world.hands.values()].count(True)
    return (not better) + BEATEN * (1 - better / (len(world.hands) - 1))


def with_chips(kind: str, card: Card, has: int | None, wanted: int) -> JSON:
    """A move with a card, and where chips are played with so many of them, if there are."""
    move = {"kind": kind, "card": card}
    return move if has is None else {**move, "chips": min(has, wanted)}
