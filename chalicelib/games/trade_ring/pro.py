"""The Pro: it tries its moves in many worlds that are consistent with its view, and plays each on to see who wins.

A world deals the unseen cards around the known ones. Others do not hold just any cards: with each Mulligan they redrew the
card that they missed least, a player who folded did so with a good hand, and one who did not fold has none that would be a
pity to break up. So the Pro values a hand by its chance against the others', and sees what an offer gives away. The rule of
thumb is its first choice; another move must have done clearly better in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.trade_ring.cards import DECK, FOUR, HAND, HIGH_STRAIGHT, LOW_STRAIGHT, Card, spare, type_of, worth

View = Mapping[str, Any]
Hands = dict[int, list[Card]]
MOST_REDRAWS = 3
TRIES = {True: 3, False: 6}
"""How often a hand is dealt again if it is unlike what a player in the game, or one who has folded, would hold."""


class World(NamedTuple):
    """How all may lie: the cards of each seat, those face-down before it too; and the deck, its last card drawn next."""

    hands: Hands
    deck: list[Card]


class Table:
    """A view as a trader reads it."""

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
        """One way in which all may lie."""
        pool = random.sample(self.unseen, len(self.unseen))
        hands: Hands = {self.seat: [*self.hand]}
        for player in self.others:
            dealt = self._guess_hand(player, pool, random)
            pool = [card for card in pool if card not in dealt]
            hands[player["seat"]] = dealt
        return World(hands, pool[: self.view["deck"]])

    def _guess_hand(self, player: View, pool: list[Card], random: Random) -> list[Card]:
        """The best of a few for one who folded; else one that is not complete."""
        known = self.holds[player["seat"]]
        face_down = player["seat"] in self.slots and self.slots[player["seat"]] is None
        missing = player["cards"] + face_down - len(known)
        if not missing:
            return [*known]
        dealt: list[list[Card]] = []
        for _ in range(TRIES[player["active"]]):
            hand = self._redrawn(known, random.sample(pool, min(missing + self._redraws, len(pool))), missing)
            dealt.append(hand)
            if complete(worth(hand)) != player["active"]:
                break
        return dealt[-1] if player["active"] else max(dealt, key=worth)

    def _redrawn(self, known: list[Card], drawn: list[Card], missing: int) -> list[Card]:
        hand = [*known, *drawn[:missing]]
        for card in drawn[missing:] if len(hand) == HAND else ():
            least_missed = spare(hand)
            if least_missed in known or complete(worth(hand)):
                break
            hand.remove(least_missed)
            hand.append(card)
        return hand


def complete(worth: int) -> bool:
    """Whether all five cards count, so that any auction would break the hand up."""
    return type_of(worth) >= HIGH_STRAIGHT and type_of(worth) != FOUR


def _known(player: View) -> list[Card]:
    return list(player["hand"] if player["hand"] is not None else player["known"])


# A game played on by a rule of thumb, quickly, so that bots can look ahead many times. All offer and auction the card that they
# miss least, take what improves their type of hand, and fold a hand whose five cards all count. Of two players left, one ends
# the game with a low straight or better. Hands and lists are changed in place.

FURTHEST = 24
"""Turns that are looked ahead at most."""


def folds(worth: int, active: int) -> bool:
    """Whether one holds on to what it has."""
    return complete(worth) if active > 2 else type_of(worth) >= LOW_STRAIGHT


def best_offer(hand: list[Card], offers: Mapping[int, Card]) -> int | None:
    """Whose offer makes the best of these four cards, if it makes a better type; None for a Mulligan."""
    made = {seat: worth([*hand, card]) for seat, card in offers.items()}
    best = max(made, key=made.__getitem__)
    return best if type_of(made[best]) > type_of(worth(hand)) else None


def after(seat: int, active: list[int]) -> int:
    """The next one clockwise."""
    return next((other for other in active if other > seat), active[0])


def play_out(world: World, active: list[int], auctioneer: int) -> int:
    """Plays from the start of this seat's turn until the game ends; how many turns it took."""
    for turn in range(1, FURTHEST + 1):
        if folds(worth(world.hands[auctioneer]), len(active)):
            active.remove(auctioneer)
            if len(active) == 1:
                return turn
        else:
            laid = {seat: spare(world.hands[seat]) for seat in active}
            offers = {seat: card for seat, card in laid.items() if seat != auctioneer}
            four = [card for card in world.hands[auctioneer] if card != laid[auctioneer]]
            if trade(world, laid, auctioneer, best_offer(four, offers)):
                return turn
        auctioneer = after(auctioneer, active)
    return FURTHEST


def trade(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> bool:
    """Swaps the auctioneer's card of those laid for the taken one's, or (None) redraws all; whether the deck is at its end."""
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
