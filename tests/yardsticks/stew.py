"""Yesterday's Pro of Mulligan Stew: Monte Carlo evaluation of plans with 32 deals and 5 draws. Unchanged in play.

It deals random hands to the others and plays the round out for them by a rule of thumb. This gives the value of each number of
matches at each royal, including wages. Then it picks the plan with the best expected value, including the cards that it keeps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.moves import Moves
from chalicelib.games.stew.cards import A_PENNY, CARDS_A_TURN, DECK, DRAWS, MULLIGAN, OF, Card, Royal, Token, matches_with

View = Mapping[str, Any]


class HandCard(NamedTuple):
    """A card of the hand, with its matches at each royal in this round and the next."""

    number: Card
    matches: Mapping[Royal, int]
    next: Mapping[Royal, int]


Hand = Sequence[HandCard]


class SeatView:
    """A seat's view as bots read it: its hand and tokens, tips, and the matches of all seats so far."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        own, players = view["own"], view["players"]
        self.turn: int = view["turn"]
        self.turns_left: int = view["turns"] - view["turn"]
        self.last_round: bool = view["round"] == view["rounds"]
        self.royals: list[Royal] = list(view["royals"])
        self.tips: dict[Royal, int] = {royal: entry["tip"] for royal, entry in view["royals"].items()}
        self.hand: list[HandCard] = [HandCard(card["card"], card["matches"], card["next"]) for card in own["cards"]]
        self.tokens: dict[Token, int] = dict(players[seat]["tokens"])
        self.left: list[Token] = [token for token, count in self.tokens.items() if count]
        self.made: list[dict[Royal, int]] = [dict(player["matches"]) for player in players]
        self.limit: int = players[seat]["limit"]
        self.reach: str = view["reach"]
        self.specialty: str | None = players[seat]["specialty"]
        self.may_add: bool = own["may"]["add"]
        self.may_trade: bool = own["may"]["trade"]

    @property
    def promise(self) -> int:
        """The number of matches of the hand with the next orders, each card at its best royal."""
        return sum([max(card.next.values()) for card in self.hand])

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be in others' hands or in the deck."""
        seen = {card.number for card in self.hand}
        for entry in self.view["royals"].values():
            seen.update((*entry["under"], entry["next"]))
        for player in self.view["players"]:
            seen.update([card for play in player["plays"] if not play["gone"] for card in play["cards"]])
        return [card for card in DECK if card not in seen]

    def plan(self, token: Token, cards: Hand, add: bool = False) -> JSON:
        """Return a plan as a move. `add` uses the Saucier's specialty if possible."""
        entry: dict[str, Any] = {"kind": "plan", "token": token, "cards": [card.number for card in cards]}
        if add and self.may_add and token != MULLIGAN:
            entry["add"] = True
        return entry


def best_cards(hand: Hand, royal: Royal, count: int) -> list[HandCard]:
    """Return the cards that match most at this royal; between equals those that match least elsewhere."""
    order = sorted(hand, key=lambda card: (-card.matches[royal], sum(card.matches.values()), sum(card.next.values())))
    return order[:count]


def worst_cards(hand: Hand, count: int) -> list[HandCard]:
    """Return the cards whose best match is lowest."""
    return sorted(hand, key=lambda card: (max(card.matches.values()), sum(card.next.values())))[:count]


DEALS = 32
"""The number of times that random hands are dealt to the others."""
DRAWS_TRIED = 5
"""The number of random draws with which each plan is evaluated."""
CARD_COUNTS = range(1, CARDS_A_TURN + 1)
"""The numbers of cards that may be played in a turn."""
MAX_DRAWN = CARDS_A_TURN + DRAWS["mulligan"]
"""The most cards that the Pro assumes to draw: after a mulligan for the cards of its own turn."""
MAX_TRADED = OF["spice-trader"]["cards"]
MAX_MATCHES = 24
"""More matches than this are valued the same."""
SPECIALTIES = (
    "butcher",
    "saucier",
    "baker",
    "spice-trader",
    "quartermaster",
    "forager",
    "larder-keeper",
    "gardener",
    "taster",
    "understudy",
)
"""Specialties by the money that Pros earned with them in seventy games of five, highest first."""
CARD_VALUE = 0.7
"""The value in pence of a card that is kept for the next round, and of each match that it makes there."""
MATCH_VALUE = 0.6

Made = Mapping[Royal, int]
MatchValues = Mapping[Royal, Sequence[float]]
"""For each royal the value, at the end of the round, of each number of matches."""


class Option(NamedTuple):
    """A plan that is considered."""

    token: Token
    cards: tuple[HandCard, ...]


def choose(view: View, seat: int, legal: Moves, random: Random) -> JSON:
    """Return the move of yesterday's Pro."""
    if view["phase"] == "exchange":
        return {"kind": "stay"}
    seat_view = SeatView(view, seat)
    match view["phase"]:
        case "specialties":
            return {"kind": "keep", "specialty": min(view["own"]["dealt"], key=SPECIALTIES.index)}
        case "opening":
            return {"kind": "open", "replace": should_replace(seat_view)}
        case _:
            return plan(seat_view, random)


def should_replace(seat_view: SeatView) -> bool:
    """Return whether a new first hand is expected to be better."""
    orders = [entry["next"] for entry in seat_view.view["royals"].values()]
    unseen = seat_view.unseen
    mean = sum([max([matches_with(order)[card] for order in orders]) for card in unseen]) / len(unseen)
    return seat_view.promise < mean * len(seat_view.hand) - 0.5


def plan(seat_view: SeatView, random: Random) -> JSON:
    """Return a plan, or a trade of poor cards before it."""
    if seat_view.may_trade and (
        poor := [card for card in worst_cards(seat_view.hand, MAX_TRADED) if max(card.matches.values()) < 2]
    ):
        return {"kind": "trade", "cards": [card.number for card in poor]}
    unseen = seat_view.unseen
    evaluator = _PlanEvaluator(seat_view, _match_values(seat_view, unseen, random), unseen)
    draws = [random.sample(unseen, min(len(unseen), MAX_DRAWN)) for _ in range(DRAWS_TRIED)]
    options = list(_options(seat_view))
    chosen = max(options, key=lambda option: sum([evaluator.value(option, drawn) for drawn in draws]))
    late = seat_view.turn > 1
    return seat_view.plan(chosen.token, chosen.cards, add=late)


def _options(seat_view: SeatView) -> Iterator[Option]:
    """Yield plans: for each royal its best cards, for the mulligan the worst, in every possible number."""
    if not seat_view.hand:
        yield from (Option(token, ()) for token in seat_view.left)
        return
    for token in seat_view.left:
        for count in range(1, min(CARDS_A_TURN, len(seat_view.hand)) + 1):
            if token == MULLIGAN:
                yield Option(token, tuple(worst_cards(seat_view.hand, count)))
            else:
                yield Option(token, tuple(best_cards(seat_view.hand, token, count)))


class _PlanEvaluator:
    """Estimates the value of a plan at the end of the round."""

    def __init__(self, seat_view: SeatView, values: MatchValues, unseen: Sequence[Card]) -> None:
        self.seat_view, self.values = seat_view, values
        orders, nexts = {}, {}
        for royal, entry in seat_view.view["royals"].items():
            orders[royal] = matches_with(entry["order"], seat_view.specialty)
            if entry["next"] is not None:
                nexts[royal] = matches_with(entry["next"], seat_view.specialty)
        self.cards = {
            card: HandCard(
                card,
                {royal: table[card] for royal, table in orders.items()},
                {royal: table[card] for royal, table in nexts.items()},
            )
            for card in unseen
        }

    def value(self, option: Option, drawn: Sequence[Card]) -> float:
        """Return the value in pence of a plan if these cards are drawn next."""
        seat_view = self.seat_view
        hand = [card for card in seat_view.hand if card not in option.cards]
        made, tokens = dict(seat_view.made[seat_view.seat]), dict(seat_view.tokens)
        tokens[option.token] -= 1
        count = DRAWS["royal"]
        if option.token == MULLIGAN:
            made = self._after_mulligan(made)
            count = len(option.cards) + DRAWS["mulligan"]
        else:
            made[option.token] += sum([card.matches[option.token] for card in option.cards])
        hand += [self.cards[card] for card in drawn[: min(count, max(seat_view.limit - len(hand), 0))]]
        return self._best_continuation(hand, made, tokens, seat_view.turns_left)

    def _after_mulligan(self, made: dict[Royal, int]) -> dict[Royal, int]:
        return made if self.seat_view.reach == "turn" else dict.fromkeys(made, 0)

    def _best_continuation(
        self, hand: list[HandCard], made: dict[Royal, int], tokens: Mapping[Token, int], turns: int
    ) -> float:
        """Return the best value with the turns left, each at one royal."""
        if not turns or not hand:
            return self._end_value(made, hand)
        tried = [self._best_split(hand, made, royals) for royals in self._royals_to_play(tokens, turns)]
        return max(tried)

    def _royals_to_play(self, tokens: Mapping[Token, int], turns: int) -> Iterator[tuple[Royal, ...]]:
        for royals in combinations_with_replacement(self.seat_view.royals, turns):
            if all(royals.count(royal) <= tokens[royal] for royal in royals):
                yield royals

    def _best_split(
        self, hand: list[HandCard], made: dict[Royal, int], royals: Sequence[Royal], counts: Sequence[int] = CARD_COUNTS
    ) -> float:
        """Return the best value when each royal in turn gets its best cards: after the first only the fewest or the most."""
        if not royals or not hand:
            return self._end_value(made, hand)
        first, *later = royals
        given = [_use_best(hand, made, first, count) for count in counts]
        return max([self._best_split(left, more, later, (CARD_COUNTS[0], CARD_COUNTS[-1])) for more, left in given])

    def _end_value(self, made: Made, hand: Hand) -> float:
        """Return the value of the matches and of the cards kept, up to the hand limit of the next round."""
        pay = sum([self.values[royal][min(count, MAX_MATCHES)] for royal, count in made.items()])
        if self.seat_view.last_round:
            return pay + 0.01 * len(hand)
        room = self.seat_view.limit - DRAWS["between_rounds"]
        kept = sorted([CARD_VALUE + MATCH_VALUE * max(card.next.values()) for card in hand], reverse=True)
        return pay + sum(kept[:room])


def _use_best(hand: Hand, made: Made, royal: Royal, count: int) -> tuple[dict[Royal, int], list[HandCard]]:
    """Return the matches after `count` of the best cards are played at this royal, and the cards left."""
    order = sorted(hand, key=lambda card: -card.matches[royal])
    more = sum([card.matches[royal] for card in order[:count]])
    return {**made, royal: made[royal] + more}, order[count:]


def _match_values(seat_view: SeatView, unseen: Sequence[Card], random: Random) -> MatchValues:
    return _mean_values([_simulate_others(seat_view, unseen, random) for _ in range(DEALS)], seat_view)


def _mean_values(worlds: Sequence[Sequence[Made]], seat_view: SeatView) -> MatchValues:
    """Return for each royal and number of matches the mean gain over the others, given what they may make."""
    found: dict[Royal, list[float]] = {}
    for royal in seat_view.royals:
        tip = seat_view.tips[royal]
        totals = [0.0] * (MAX_MATCHES + 1)
        for world in worlds:
            others = [made[royal] for made in world]
            for own in range(MAX_MATCHES + 1):
                totals[own] += gain(own, others, tip)
        found[royal] = [total / len(worlds) for total in totals]
    return found


def gain(own: int, others: Sequence[int], tip: int) -> float:
    """Return the pay for `own` matches at a royal with this tip, less the mean pay of the others."""
    rival = max(others)
    if own > rival:
        return tip - sum([other // A_PENNY for other in others]) / len(others)
    most = max(own, rival)
    if not most:
        return 0.0
    takers = others.count(most)
    if own == rival:
        share = tip // (takers + 1)
        return share - share * takers / len(others)
    return own // A_PENNY - tip / len(others)


def _simulate_others(seat_view: SeatView, unseen: Sequence[Card], random: Random) -> list[Made]:
    """Return the matches of the others at the end of the round, in one simulation."""
    tables = {royal: matches_with(entry["order"]) for royal, entry in seat_view.view["royals"].items()}
    pool = random.sample(unseen, len(unseen))
    ends: list[Made] = []
    for player in seat_view.view["players"]:
        if player["seat"] == seat_view.seat:
            continue
        hand = pool[: player["hand"]]
        del pool[: player["hand"]]
        made, tokens = dict(player["matches"]), dict(player["tokens"])
        for _ in range(seat_view.turns_left + 1):
            _simulate_turn(hand, made, tokens, tables, seat_view, random)
            if pool:
                hand.append(pool.pop())
        ends.append(made)
    return ends


def _simulate_turn(
    hand: list[Card],
    made: dict[Royal, int],
    tokens: dict[Token, int],
    tables: Mapping[Royal, Sequence[int]],
    seat_view: SeatView,
    random: Random,
) -> None:
    """Simulate one turn by a rule of thumb: about two cards, where they are likely to win the most."""
    count = random.choice((1, 2, 2, 3)) + seat_view.last_round
    top, chosen, cards = -1.0, None, list[Card]()
    for royal, table in tables.items():
        if tokens[royal]:
            order = sorted(hand, key=table.__getitem__, reverse=True)[:count]
            promise = (made[royal] + sum([table[card] for card in order])) * (seat_view.tips[royal] + 4) * random.random()
            if promise > top:
                top, chosen, cards = promise, royal, order
    if chosen is not None:
        tokens[chosen] -= 1
        for card in cards:
            if tables[chosen][card]:
                made[chosen] += tables[chosen][card]
                hand.remove(card)
