"""The Pro, and a view of Mulligan Stew as bots read it (`Outlook`).

The Pro deals the others hands that they may have, and plays the round to its end for them by a rule of thumb. From this it
learns what each number of matches at each royal is worth, wages included. Then it picks the plan with the best expected value,
kept cards included. The numbers of deals and draws are fixed: a move takes milliseconds, and is the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.stew.cards import A_PENNY, CARDS_A_TURN, DECK, DRAWS, MULLIGAN, OF, Card, Royal, Token, matches_with

View = Mapping[str, Any]


class Held(NamedTuple):
    """A card of the hand: what it matches this round, and the next."""

    number: Card
    matches: Mapping[Royal, int]
    next: Mapping[Royal, int]


Hand = Sequence[Held]


class Outlook:
    """What a seat sees: its hand and tokens, tips, and everybody's matches so far."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        own, players = view["own"], view["players"]
        self.turn: int = view["turn"]
        self.turns_left: int = view["turns"] - view["turn"]
        self.last_round: bool = view["round"] == view["rounds"]
        self.royals: list[Royal] = list(view["royals"])
        self.tips: dict[Royal, int] = {royal: entry["tip"] for royal, entry in view["royals"].items()}
        self.hand: list[Held] = [Held(card["card"], card["matches"], card["next"]) for card in own["cards"]]
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
        """How many matches the hand makes in the round to come, each card where it makes most."""
        return sum([max(card.next.values()) for card in self.hand])

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be in others' hands, or be drawn."""
        seen = {card.number for card in self.hand}
        for entry in self.view["royals"].values():
            seen.update((*entry["under"], entry["next"]))
        for player in self.view["players"]:
            seen.update([card for play in player["plays"] if not play["gone"] for card in play["cards"]])
        return [card for card in DECK if card not in seen]

    def plan(self, token: Token, cards: Hand, add: bool = False) -> JSON:
        """A move, and whether this seat adds a match, if it may."""
        entry: dict[str, Any] = {"kind": "plan", "token": token, "cards": [card.number for card in cards]}
        if add and self.may_add and token != MULLIGAN:
            entry["add"] = True
        return entry


def best(hand: Hand, royal: Royal, count: int) -> list[Held]:
    """The cards that match most at this royal; of equals those that are good for nothing else."""
    order = sorted(hand, key=lambda card: (-card.matches[royal], sum(card.matches.values()), sum(card.next.values())))
    return order[:count]


def poorest(hand: Hand, count: int) -> list[Held]:
    """The cards that match least anywhere."""
    return sorted(hand, key=lambda card: (max(card.matches.values()), sum(card.next.values())))[:count]


WORLDS = 32
"""How often others are dealt hands."""
DRAWS_TRIED = 5
"""How often the cards that come after a plan are drawn."""
COUNTS = range(1, CARDS_A_TURN + 1)
"""So many cards may be played a turn."""
MOST_DRAWN = CARDS_A_TURN + DRAWS["mulligan"]
"""So many come at most, as the Pro computes: a mulligan that takes back the cards of its own turn."""
MOST_TRADED = OF["spice-trader"]["cards"]
MOST = 24
"""More matches than this are worth no more."""
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
"""From the one with which bots like it earned most over seventy games of five."""
KEPT = 0.7
"""Pence that a card is worth which is kept for the next round, and for each match that it makes there."""
KEPT_MATCH = 0.6

Made = Mapping[Royal, int]
Worth = Mapping[Royal, Sequence[float]]
"""For each royal what so many matches there are worth in the end."""


class Option(NamedTuple):
    """A plan that is thought over."""

    token: Token
    cards: tuple[Held, ...]


def replaces(sees: Outlook) -> bool:
    """Whether a hand that is drawn again promises more."""
    orders = [entry["next"] for entry in sees.view["royals"].values()]
    unseen = sees.unseen
    mean = sum([max([matches_with(order)[card] for order in orders]) for card in unseen]) / len(unseen)
    return sees.promise < mean * len(sees.hand) - 0.5


def plan(sees: Outlook, random: Random) -> JSON:
    """A plan; or, before it, a trade of cards that are good for nothing."""
    if sees.may_trade and (poor := [card for card in poorest(sees.hand, MOST_TRADED) if max(card.matches.values()) < 2]):
        return {"kind": "trade", "cards": [card.number for card in poor]}
    unseen = sees.unseen
    thought = _Thought(sees, _worth(sees, unseen, random), unseen)
    draws = [random.sample(unseen, min(len(unseen), MOST_DRAWN)) for _ in range(DRAWS_TRIED)]
    options = list(_options(sees))
    chosen = max(options, key=lambda option: sum([thought.value(option, drawn) for drawn in draws]))
    late = sees.turn > 1
    return sees.plan(chosen.token, chosen.cards, add=late)


def _options(sees: Outlook) -> Iterator[Option]:
    """For each royal its best cards, as many as may be; for the mulligan the poorest."""
    if not sees.hand:
        yield from (Option(token, ()) for token in sees.left)
        return
    for token in sees.left:
        for count in range(1, min(CARDS_A_TURN, len(sees.hand)) + 1):
            if token == MULLIGAN:
                yield Option(token, tuple(poorest(sees.hand, count)))
            else:
                yield Option(token, tuple(best(sees.hand, token, count)))


class _Thought:
    """What a plan leads to, by the end of the round."""

    def __init__(self, sees: Outlook, worth: Worth, unseen: Sequence[Card]) -> None:
        self.sees, self.worth = sees, worth
        orders, nexts = {}, {}
        for royal, entry in sees.view["royals"].items():
            orders[royal] = matches_with(entry["order"], sees.specialty)
            if entry["next"] is not None:
                nexts[royal] = matches_with(entry["next"], sees.specialty)
        self.cards = {
            card: Held(
                card,
                {royal: table[card] for royal, table in orders.items()},
                {royal: table[card] for royal, table in nexts.items()},
            )
            for card in unseen
        }

    def value(self, option: Option, drawn: Sequence[Card]) -> float:
        """Pence by the end of the round, if these cards come next."""
        sees = self.sees
        hand = [card for card in sees.hand if card not in option.cards]
        made, tokens = dict(sees.made[sees.seat]), dict(sees.tokens)
        tokens[option.token] -= 1
        count = DRAWS["royal"]
        if option.token == MULLIGAN:
            made = self._after_mulligan(made)
            count = len(option.cards) + DRAWS["mulligan"]
        else:
            made[option.token] += sum([card.matches[option.token] for card in option.cards])
        hand += [self.cards[card] for card in drawn[: min(count, max(sees.limit - len(hand), 0))]]
        return self._go_on(hand, made, tokens, sees.turns_left)

    def _after_mulligan(self, made: dict[Royal, int]) -> dict[Royal, int]:
        return made if self.sees.reach == "turn" else dict.fromkeys(made, 0)

    def _go_on(self, hand: list[Held], made: dict[Royal, int], tokens: Mapping[Token, int], turns: int) -> float:
        """The best that may come of the turns left, each at one royal."""
        if not turns or not hand:
            return self._ends(made, hand)
        tried = [self._share_out(hand, made, royals) for royals in self._ways(tokens, turns)]
        return max(tried)

    def _ways(self, tokens: Mapping[Token, int], turns: int) -> Iterator[tuple[Royal, ...]]:
        for royals in combinations_with_replacement(self.sees.royals, turns):
            if all(royals.count(royal) <= tokens[royal] for royal in royals):
                yield royals

    def _share_out(
        self, hand: list[Held], made: dict[Royal, int], royals: Sequence[Royal], counts: Sequence[int] = COUNTS
    ) -> float:
        """The best that comes of it, each royal in turn getting its best cards; after the first only the fewest or the most."""
        if not royals or not hand:
            return self._ends(made, hand)
        first, *later = royals
        given = [_give(hand, made, first, count) for count in counts]
        return max([self._share_out(left, more, later, (COUNTS[0], COUNTS[-1])) for more, left in given])

    def _ends(self, made: Made, hand: Hand) -> float:
        """What the matches pay, and what the cards are worth that are kept: no more of them than there will be room for."""
        pay = sum([self.worth[royal][min(count, MOST)] for royal, count in made.items()])
        if self.sees.last_round:
            return pay + 0.01 * len(hand)
        room = self.sees.limit - DRAWS["between_rounds"]
        kept = sorted([KEPT + KEPT_MATCH * max(card.next.values()) for card in hand], reverse=True)
        return pay + sum(kept[:room])


def _give(hand: Hand, made: Made, royal: Royal, count: int) -> tuple[dict[Royal, int], list[Held]]:
    """The matches once so many of the best cards went to this royal, and the other cards."""
    order = sorted(hand, key=lambda card: -card.matches[royal])
    more = sum([card.matches[royal] for card in order[:count]])
    return {**made, royal: made[royal] + more}, order[count:]


def _worth(sees: Outlook, unseen: Sequence[Card], random: Random) -> Worth:
    return _worth_of([_play_on(sees, unseen, random) for _ in range(WORLDS)], sees)


def _worth_of(worlds: Sequence[Sequence[Made]], sees: Outlook) -> Worth:
    """For each royal and so many matches, what this seat gets more than the others, on average over what they may make."""
    found: dict[Royal, list[float]] = {}
    for royal in sees.royals:
        tip = sees.tips[royal]
        totals = [0.0] * (MOST + 1)
        for world in worlds:
            others = [made[royal] for made in world]
            for own in range(MOST + 1):
                totals[own] += gain(own, others, tip)
        found[royal] = [total / len(worlds) for total in totals]
    return found


def gain(own: int, others: Sequence[int], tip: int) -> float:
    """What so many matches at a royal with this tip pay, less what the others get on average."""
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


def _play_on(sees: Outlook, unseen: Sequence[Card], random: Random) -> list[Made]:
    """What the others have made by the end of the round, in one world."""
    tables = {royal: matches_with(entry["order"]) for royal, entry in sees.view["royals"].items()}
    pool = random.sample(unseen, len(unseen))
    ends: list[Made] = []
    for player in sees.view["players"]:
        if player["seat"] == sees.seat:
            continue
        hand = pool[: player["hand"]]
        del pool[: player["hand"]]
        made, tokens = dict(player["matches"]), dict(player["tokens"])
        for _ in range(sees.turns_left + 1):
            _cook(hand, made, tokens, tables, sees, random)
            if pool:
                hand.append(pool.pop())
        ends.append(made)
    return ends


def _cook(
    hand: list[Card],
    made: dict[Royal, int],
    tokens: dict[Token, int],
    tables: Mapping[Royal, Sequence[int]],
    sees: Outlook,
    random: Random,
) -> None:
    """One turn by rule of thumb: two cards or so, where with them most would be made of the tip."""
    count = random.choice((1, 2, 2, 3)) + sees.last_round
    top, chosen, cards = -1.0, None, list[Card]()
    for royal, table in tables.items():
        if tokens[royal]:
            order = sorted(hand, key=table.__getitem__, reverse=True)[:count]
            promise = (made[royal] + sum([table[card] for card in order])) * (sees.tips[royal] + 4) * random.random()
            if promise > top:
                top, chosen, cards = promise, royal, order
    if chosen is not None:
        tokens[chosen] -= 1
        for card in cards:
            if tables[chosen][card]:
                made[chosen] += tables[chosen][card]
                hand.remove(card)
