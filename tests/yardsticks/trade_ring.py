"""The best bot of the Trading Ring before there was a Champion: Monte Carlo search.

It tries its moves in many worlds that fit its view, and plays each one out.

A world deals the unseen cards at random, but not uniformly: with each Mulligan players replaced their least useful card, a
player who folded had a good hand, and an active player has no complete one. So the Pro values a hand by its chance against the
others, and takes into account what an offer gives away. It plays by a rule of thumb unless another move did clearly better in
the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring.cards import DECK, FOUR, HAND, HIGH_STRAIGHT, LOW_STRAIGHT, Card, least_useful, type_of, worth

View = Mapping[str, Any]
Hands = dict[int, list[Card]]
MOST_REDRAWS = 3
DEALS = {True: 3, False: 6}
"""How often an implausible hand is dealt again, for an active player (True) and one who folded (False)."""


class World(NamedTuple):
    """One possible deal: the cards of each seat, including its face-down offer; and the deck, whose last card is drawn next."""

    hands: Hands
    deck: list[Card]


class Table:
    """The Pro's reading of its seat's view."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.hand: list[Card] = list(view["own"]["hand"])
        self.others = [player for player in view["players"] if player["seat"] != seat]
        self.active: list[int] = [player["seat"] for player in view["players"] if player["active"]]
        self.slots: dict[int, Card | None] = {
            player["seat"]: player["slot"]["card"] for player in view["players"] if player["slot"]
        }
        self.holds: Hands = {player["seat"]: _known(player) for player in self.others}
        seen = {*self.hand, *view["discard"], *self.slots.values()}.union(*self.holds.values())
        self.unseen = [card for card in DECK if card not in seen]
        self._redraws = min(MOST_REDRAWS, len(view["discard"]) // len(view["players"]))

    def guess(self, random: Random) -> World:
        """Return one possible deal."""
        pool = random.sample(self.unseen, len(self.unseen))
        hands: Hands = {self.seat: [*self.hand]}
        for player in self.others:
            dealt = self._guess_hand(player, pool, random)
            pool = [card for card in pool if card not in dealt]
            hands[player["seat"]] = dealt
        return World(hands, pool[: self.view["deck"]])

    def _guess_hand(self, player: View, pool: list[Card], random: Random) -> list[Card]:
        """Return a possible hand: the best of several for a player who folded, an incomplete one for an active player."""
        known = self.holds[player["seat"]]
        face_down = player["seat"] in self.slots and self.slots[player["seat"]] is None
        missing = player["cards"] + face_down - len(known)
        if not missing:
            return [*known]
        dealt: list[list[Card]] = []
        for _ in range(DEALS[player["active"]]):
            hand = self._after_redraws(known, random.sample(pool, min(missing + self._redraws, len(pool))), missing)
            dealt.append(hand)
            if complete(worth(hand)) != player["active"]:
                break
        return dealt[-1] if player["active"] else max(dealt, key=worth)

    def _after_redraws(self, known: list[Card], drawn: list[Card], missing: int) -> list[Card]:
        hand = [*known, *drawn[:missing]]
        for card in drawn[missing:] if len(hand) == HAND else ():
            least_useful_card = least_useful(hand)
            if least_useful_card in known or complete(worth(hand)):
                break
            hand.remove(least_useful_card)
            hand.append(card)
        return hand


def complete(worth: int) -> bool:
    """Return whether all five cards count, so that any auction would break up the hand."""
    return type_of(worth) >= HIGH_STRAIGHT and type_of(worth) != FOUR


def _known(player: View) -> list[Card]:
    return list(player["hand"] if player["hand"] is not None else player["known"])


# Fast playouts by a rule of thumb. All players offer and auction their least useful card, take an offer that improves the type
# of their hand, and fold a complete hand. With two players left they fold with a low straight or better. Hands and lists are
# changed in place.

MAX_TURNS = 24
"""The maximum number of turns in a playout."""


def should_fold(worth: int, active: int) -> bool:
    """Return whether a player with this hand folds, with this number of active players."""
    return complete(worth) if active > 2 else type_of(worth) >= LOW_STRAIGHT


def best_offer(hand: list[Card], offers: Mapping[int, Card]) -> int | None:
    """Return the seat whose offer makes the best hand with these four cards; None for a Mulligan if none improves the type."""
    made = {seat: worth([*hand, card]) for seat, card in offers.items()}
    best = max(made, key=made.__getitem__)
    return best if type_of(made[best]) > type_of(worth(hand)) else None


def next_clockwise(seat: int, active: list[int]) -> int:
    """Return the next active seat clockwise."""
    return next((other for other in active if other > seat), active[0])


def play_out(world: World, active: list[int], auctioneer: int) -> int:
    """Play from the start of this seat's turn until the game ends. Return the number of turns."""
    for turn in range(1, MAX_TURNS + 1):
        if should_fold(worth(world.hands[auctioneer]), len(active)):
            active.remove(auctioneer)
            if len(active) == 1:
                return turn
        else:
            laid = {seat: least_useful(world.hands[seat]) for seat in active}
            offers = {seat: card for seat, card in laid.items() if seat != auctioneer}
            four = [card for card in world.hands[auctioneer] if card != laid[auctioneer]]
            if trade(world, laid, auctioneer, best_offer(four, offers)):
                return turn
        auctioneer = next_clockwise(auctioneer, active)
    return MAX_TURNS


def trade(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> bool:
    """Swap the auctioneer's card for that of `taken`, or redraw all (None). Return whether the deck is now too short."""
    hands, deck = world
    if taken is not None:
        hands[auctioneer].remove(laid[auctioneer])
        hands[auctioneer].append(laid[taken])
        hands[taken].remove(laid[taken])
        hands[taken].append(laid[auctioneer])
        return False
    for seat, card in laid.items():
        hands[seat].remove(card)
        hands[seat].append(deck.pop())
    return len(deck) < len(laid)


Simulate = Callable[[World], int]
"""Makes a move in a world and plays it out. Returns the number of turns."""
WORLDS = 80
PLAYS = 2000
"""The limit of simulated turns times players for one decision: about ten milliseconds of processor time."""
STANDARD_ERRORS = 1.0
"""The number of standard errors by which a move must be better than the rule of thumb."""
BEATEN_WEIGHT = 0.5
"""The weight of the share of opponents that are beaten; winning counts 1. With many players wins are rare, and beaten opponents
still tell good worlds from bad ones.
"""


def choose(view: View, seat: int, legal: Moves, random: Random) -> JSON:
    """Return the move of a seat that has to decide."""
    table = Table(view, seat)
    if view["phase"] == "offers":
        return _offer(table, random)
    return _choice(table, random) if view["phase"] == "choice" else _turn(table, random)


def _turn(table: Table, random: Random) -> JSON:
    ordered: list[Card | None] = [*_by_usefulness(table.hand)]
    fold = None
    ordered.insert(0 if should_fold(worth(table.hand), len(table.active)) else 1, fold)
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
            copied = World({seat: [*hand] for seat, hand in world.hands.items()}, [*world.deck])
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
