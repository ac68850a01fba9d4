"""The Pro: it weighs what each move does to its chance of winning, by guesses at the hands that it does not see (`guess`)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import fmean
from typing import Any

from chalicelib.games.interface import JSON
from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.guess import GUESSES, Odds, Table
from chalicelib.games.trade_ring.hands import HIGH_STRAIGHT, SIZE, spare, type_of, worth

View = Mapping[str, Any]
PAST = 2
FUTURE = 2


def choose(view: View, seat: int, random: Random) -> JSON:
    table = Table(view, seat, random)
    if view["phase"] == "offers":
        return _offer(table)
    return _choice(table) if view["phase"] == "choice" else _turn(table)


def _past(table: Table) -> int:
    return min(table.mulligans_past, PAST)


def _future(table: Table) -> int:
    return min(table.mulligans_left, FUTURE)


def _ends(table: Table, player: View, future: int) -> list[int]:
    redraws = _past(table) + (future if player["active"] else 0)
    if player["hand"] is not None and not (future and player["active"]):
        return [worth(table.guess(player, 0))]
    return [worth(table.guess(player, redraws)) for _ in range(GUESSES)]


def _odds(table: Table, future: int, but: int | None = None) -> Odds:
    return Odds([_ends(table, player, future) for player in table.others if player["seat"] != but])


def _drawn(table: Table, four: list[Card], odds: Odds) -> float:
    """The chance to win with these four and a card from the deck."""
    return fmean(odds(worth([*four, card])) for card in table.unseen)


def _but(hand: list[Card], card: Card) -> list[Card]:
    return [other for other in hand if other != card]


def _turn(table: Table) -> JSON:
    hand, future = table.hand, _future(table)
    odds = _odds(table, future)
    ends_now = len(table.rivals) == 1
    folded = (_odds(table, 0) if ends_now else odds)(worth(hand))
    if folded >= _going_on(table, odds, future):
        return {"kind": "fold"}
    card = max(hand, key=lambda card: (_drawn(table, _but(hand, card), odds), -card))
    chips = table.view["players"][table.seat]["chips"]
    move = {"kind": "auction", "card": card}
    return move if chips is None else {**move, "chips": 1}


def _going_on(table: Table, odds: Odds, future: int) -> float:
    chances = []
    for _ in range(GUESSES):
        hand = list(table.hand)
        cards = table.random.sample(table.unseen, min(future + 1, len(table.unseen)))
        for n, card in enumerate(cards):
            if n and worth(hand) >= HIGH_STRAIGHT * SIZE:
                break
            hand.remove(spare(hand))
            hand.append(card)
        chances.append(odds(worth(hand)))
    return fmean(chances)


def _choice(table: Table) -> JSON:
    view, hand, future = table.view, table.hand, _future(table)
    odds = _odds(table, future)
    best, move = _drawn(table, hand, odds), {"kind": "mulligan"}
    mine = view["players"][table.seat]["slot"]["card"]
    for player in table.rivals:
        card = player["slot"]["card"]
        if card is None:
            continue
        others = _odds(table, future, player["seat"])
        ends = [worth([*table.guess(player, 0), mine]) for _ in range(GUESSES)]
        with_it = Odds([ends])
        chance = others(worth([*hand, card])) * with_it(worth([*hand, card]))
        if chance > best:
            best, move = chance, {"kind": "swap", "seat": player["seat"]}
    return move


def _offer(table: Table) -> JSON:
    view, hand, future = table.view, table.hand, _future(table)
    auctioneer = next(player for player in table.others if player["seat"] == view["auctioneer"])
    auctioned = auctioneer["slot"]["card"]
    odds, others = _odds(table, future), _odds(table, future, view["auctioneer"])
    fours = [table.guess(auctioneer, 0) for _ in range(GUESSES)]

    def chance(card: Card) -> float:
        four = _but(hand, card)
        ends = [worth([*each, card]) for each in fours]
        taken = [type_of(end) > type_of(worth(each)) for end, each in zip(ends, fours, strict=True)]
        likely = sum(taken) / len(taken)
        mine = worth([*four, auctioned])
        gives = Odds([[end for end, took in zip(ends, taken, strict=True) if took]])
        after = others(mine) * gives(mine)
        return likely * after + (1 - likely) * _drawn(table, four, odds)

    card = max(hand, key=lambda card: (chance(card), -card))
    chips = view["players"][table.seat]["chips"]
    move = {"kind": "offer", "card": card}
    return move if chips is None else {**move, "chips": 0}
