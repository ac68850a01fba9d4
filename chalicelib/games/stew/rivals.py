"""What the other players may make in this round, by simulation, and what a number of matches is then worth.

In each simulation the others get random hands, and play the round out by a rule of thumb. Royals are numbered in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from chalicelib.games.stew.cards import A_PENNY, Card
from chalicelib.games.stew.seat_view import SeatView

MAX_MATCHES = 30
"""More matches than this at a royal are worth the same."""
CARDS_SIMULATED = (2, 2, 3)
"""How many cards a simulated player may play in a turn, each as likely; one more in the last round."""
TIP_BONUS = 4
"""A simulated player weighs royals by their tips and so many pence more: a high tip does not attract everybody."""

MatchValues = list[list[float]]
"""For each royal the value in pence, at the end of the round, of each number of matches."""


class Rival(NamedTuple):
    """Another player: the number of cards in its hand; for each royal its tokens, its matches, and those of each card."""

    hand: int
    tokens: list[int]
    made: list[int]
    tables: list[Sequence[int]]


def match_values(seat_view: SeatView, unseen: Sequence[Card], deals: int, random: Random) -> MatchValues:
    """Return for each royal and number of matches the mean gain over the others, in so many simulations."""
    rivals = [_rival(seat_view, seat) for seat in range(len(seat_view.made)) if seat != seat_view.seat]
    worlds = [_simulate(rivals, seat_view, unseen, random) for _ in range(deals)]
    rounded_up = seat_view.specialty == "quartermaster"
    values: MatchValues = []
    for number, tip in enumerate(seat_view.tips.values()):
        cases = Counter([tuple([made[number] for made in world]) for world in worlds]).items()
        values.append(
            [
                sum([times * gain(own, others, tip, rounded_up) for others, times in cases]) / deals
                for own in range(MAX_MATCHES + 1)
            ]
        )
    return values


def gain(own: int, others: Sequence[int], tip: int, rounded_up: bool = False) -> float:
    """Return the pay for `own` matches at a royal with this tip, less the mean pay of the others.

    `rounded_up` says that the own wages are (S-36).
    """
    rival = max(others)
    if own > rival:
        return tip - sum([other // A_PENNY for other in others]) / len(others)
    if not rival:
        return 0.0
    if own == rival:
        takers = others.count(rival)
        share = tip // (takers + 1)
        return share - share * takers / len(others)
    return (own + rounded_up) // A_PENNY - tip / len(others)


def _rival(seat_view: SeatView, seat: int) -> Rival:
    player = seat_view.view["players"][seat]
    tokens = [player["tokens"][royal] for royal in seat_view.royals]
    return Rival(player["hand"], tokens, [*player["matches"].values()], seat_view.matches(player["specialty"]))


def _simulate(rivals: Sequence[Rival], seat_view: SeatView, unseen: Sequence[Card], random: Random) -> list[list[int]]:
    """Return each rival's matches at each royal at the end of the round, in one simulation."""
    turns = seat_view.turns_left + 1
    needed = sum([rival.hand + turns for rival in rivals])
    pool = random.sample(unseen, min(needed, len(unseen)))
    weights = [tip + TIP_BONUS for tip in seat_view.tips.values()]
    ends = list[list[int]]()
    for rival in rivals:
        hand, made, tokens = [pool.pop() for _ in range(min(rival.hand, len(pool)))], [*rival.made], [*rival.tokens]
        for _ in range(turns):
            count = random.choice(CARDS_SIMULATED) + seat_view.last_round
            _simulate_turn(hand, made, tokens, rival.tables, weights, count, random)
            if pool:
                hand.append(pool.pop())
        ends.append(made)
    return ends


def _simulate_turn(
    hand: list[Card],
    made: list[int],
    tokens: list[int],
    tables: list[Sequence[int]],
    weights: list[int],
    count: int,
    random: Random,
) -> None:
    """Play so many cards at a royal where many matches meet a high tip, with luck in the choice."""
    top, chosen, cards = -1.0, -1, list[Card]()
    for royal, table in enumerate(tables):
        if tokens[royal]:
            best = sorted(hand, key=table.__getitem__, reverse=True)[:count]
            promise = (made[royal] + sum([table[card] for card in best])) * weights[royal] * random.random()
            if promise > top:
                top, chosen, cards = promise, royal, best
    if chosen >= 0:
        table = tables[chosen]
        tokens[chosen] -= 1
        for card in cards:
            if table[card]:
                made[chosen] += table[card]
                hand.remove(card)
