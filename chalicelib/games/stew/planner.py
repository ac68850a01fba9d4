"""Plans by expected value. The Member, the Pro and the Champion plan like this; the better one imagines more.

The others' hands are dealt at random, and the round is played out for them (`rivals`). This gives the value of each number of
matches at each royal. Then a plan is worth what the best way to play the rest of the round brings with the cards that may be
drawn, including the cards that are kept. The numbers of deals and draws are fixed, so a move is the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.stew.cards import CARDS_A_TURN, DECK, DRAWS, MULLIGAN, OF, Card, Token, matches_with
from chalicelib.games.stew.rivals import MAX_MATCHES, match_values
from chalicelib.games.stew.seat_view import SeatView, numbers, worst_cards


class Effort(NamedTuple):
    """How much a bot imagines: how often it deals hands to the others, and how many draws it tries with each plan."""

    deals: int
    draws: int


FIRST_DRAWS = 4
"""The number of draws after which only the best plans are tried with the rest of the draws."""
PLANS_KEPT = 5
MAX_DRAWN = CARDS_A_TURN + DRAWS["mulligan"]
"""The most cards that are drawn after a turn: after a mulligan for the cards of that turn."""
CARD_VALUE = 0.4
"""The value in pence of a card that is kept for the next round, and of each match that it makes there."""
MATCH_VALUE = 0.3
LAST_CARD_VALUE = 0.01
"""The value of a card in the last round, where the number of cards only decides between equals (S-24)."""
MIN_TRADED_MATCHES = 2
"""A Spice Trader trades cards that match less than this at every royal."""
REPLACEMENT_MARGIN = 0.5
"""By how many matches a new first hand must be expected to be better."""


class Option(NamedTuple):
    """A plan that is considered."""

    token: Token
    cards: tuple[Card, ...]


def should_replace(seat_view: SeatView) -> bool:
    """Return whether a new first hand is expected to be better."""
    orders = [entry["next"] for entry in seat_view.view["royals"].values()]
    unseen = seat_view.unseen
    mean = sum([max([matches_with(order)[card] for order in orders]) for card in unseen]) / len(unseen)
    return seat_view.promise < mean * len(seat_view.hand) - REPLACEMENT_MARGIN


def plan(seat_view: SeatView, effort: Effort, random: Random) -> JSON:
    """Return a plan, or a trade of poor cards before it. A Saucier adds its match in a later turn, when it is certain."""
    if seat_view.may_trade and (poor := _poor_cards(seat_view)):
        return {"kind": "trade", "cards": poor}
    unseen = seat_view.unseen
    evaluator = PlanEvaluator(seat_view, match_values(seat_view, unseen, effort.deals, random))
    draws = [random.sample(unseen, min(len(unseen), MAX_DRAWN)) for _ in range(effort.draws)]
    chosen = _best_option(evaluator, [*evaluator.options()], draws)
    return seat_view.plan(chosen.token, chosen.cards, add=seat_view.turn > 1)


def _poor_cards(seat_view: SeatView) -> list[Card]:
    worst = worst_cards(seat_view.hand, OF["spice-trader"]["cards"])
    return [card.number for card in worst if max(card.matches.values()) < MIN_TRADED_MATCHES]


def _best_option(evaluator: PlanEvaluator, options: Sequence[Option], draws: Sequence[Sequence[Card]]) -> Option:
    """Return the plan with the highest mean value. After a few draws only the best plans are evaluated further."""
    totals = {option: sum([evaluator.value(option, drawn) for drawn in draws[:FIRST_DRAWS]]) for option in options}
    best = sorted(totals, key=totals.__getitem__, reverse=True)[:PLANS_KEPT]
    for option in best:
        totals[option] += sum([evaluator.value(option, drawn) for drawn in draws[FIRST_DRAWS:]])
    return max(best, key=totals.__getitem__)


class PlanEvaluator:
    """Computes the value of a plan at the end of the round, in pence. Royals are numbered in their order."""

    def __init__(self, seat_view: SeatView, values: list[list[float]]) -> None:
        self.seat_view, self.values = seat_view, values
        self.hand = numbers(seat_view.hand)
        self.made = [*seat_view.made[seat_view.seat].values()]
        self.tokens = [seat_view.tokens[royal] for royal in seat_view.royals]
        self.tables = seat_view.matches(seat_view.specialty)
        self.keep = _values_kept(seat_view)
        self.room = seat_view.limit - (0 if seat_view.last_round else DRAWS["between_rounds"])
        """The number of cards that are worth keeping: the hand limit less what is drawn after the round."""

    def options(self) -> Iterator[Option]:
        """Yield plans: for each royal its best cards and the card that is needed least, for the mulligan the worst cards."""
        counts = range(1, min(CARDS_A_TURN, len(self.hand)) + 1)
        spare = sorted(self.hand, key=lambda card: max([table[card] for table in self.tables]) + self.keep[card])
        for token in self.seat_view.left:
            if token == MULLIGAN:
                yield from [Option(token, tuple(spare[:count])) for count in counts]
            else:
                best = self._order(self.hand, self.seat_view.royals.index(token))
                yield from [Option(token, tuple(best[:count])) for count in counts]
                yield Option(token, tuple(spare[:1]))

    def value(self, option: Option, drawn: Sequence[Card]) -> float:
        """Return the value of a plan if these cards are drawn next."""
        hand = [card for card in self.hand if card not in option.cards]
        made, tokens, count = [*self.made], [*self.tokens], DRAWS["royal"]
        if option.token == MULLIGAN:
            count = len(option.cards) + DRAWS["mulligan"]
            if self.seat_view.reach == "round":
                made = [0] * len(made)
        else:
            royal = self.seat_view.royals.index(option.token)
            made[royal] += sum([self.tables[royal][card] for card in option.cards])
            tokens[royal] -= 1
            if self.seat_view.specialty == "larder-keeper" and len(option.cards) == 1:
                count = OF["larder-keeper"]["draw"]
        hand += drawn[: min(count, max(self.seat_view.limit - len(hand), 0))]
        return self._best_rest(hand, made, tokens)

    def _best_rest(self, hand: list[Card], made: list[int], tokens: list[int]) -> float:
        """Return the value at the end of the round if the turns left are played in the best way with this hand."""
        cheapest = sorted([self.keep[card] for card in hand])
        too_many = [0.0, *accumulate(cheapest)]
        base = sum([values[min(count, MAX_MATCHES)] for values, count in zip(self.values, made, strict=True)])
        base += too_many[-1]
        best = base - too_many[max(0, len(hand) - self.room)]
        if self.seat_view.turns_left and hand and any(tokens):
            ways = self._ways(hand, made, tokens, self.seat_view.turns_left)
            best = max([base + value - too_many[max(0, len(hand) - count - self.room)] for value, count in ways])
        return best

    def _ways(self, hand: list[Card], made: list[int], tokens: list[int], turns: int) -> Iterator[tuple[float, int]]:
        """Yield (gain in pence, number of cards) of each way to play the turns left, at one royal or at two."""
        orders = {royal: self._order(hand, royal) for royal, count in enumerate(tokens) if count}
        for royal, order in orders.items():
            yield from self._gains(royal, order[: min(turns, tokens[royal]) * CARDS_A_TURN], made)
            if turns > 1:
                for gained, count in self._gains(royal, order[:CARDS_A_TURN], made):
                    played = order[:count]
                    for other, later in orders.items():
                        if other != royal:
                            left = [card for card in later if card not in played][:CARDS_A_TURN]
                            for more, also in self._gains(other, left, made):
                                yield gained + more, count + also

    def _gains(self, royal: int, cards: Sequence[Card], made: list[int]) -> Iterator[tuple[float, int]]:
        """Yield (gain in pence, number of cards) of the first cards, the first two, and so on, at a royal."""
        values, table, matches = self.values[royal], self.tables[royal], made[royal]
        before, kept = values[min(matches, MAX_MATCHES)], 0.0
        for count, card in enumerate(cards, 1):
            matches += table[card]
            kept += self.keep[card]
            yield values[min(matches, MAX_MATCHES)] - before - kept, count

    def _order(self, hand: Sequence[Card], royal: int) -> list[Card]:
        """Return the hand, best cards for this royal first; between equals those that are worth least for later."""
        table, keep = self.tables[royal], self.keep
        return sorted(hand, key=lambda card: (-table[card], keep[card]))


def _values_kept(seat_view: SeatView) -> list[float]:
    """Return for each card of the deck what it is worth to keep it for the next round."""
    if seat_view.last_round:
        return [LAST_CARD_VALUE] * len(DECK)
    tables = [matches_with(entry["next"], seat_view.specialty) for entry in seat_view.view["royals"].values()]
    return [CARD_VALUE + MATCH_VALUE * max(matches) for matches in zip(*tables, strict=True)]
