"""A second, slow implementation of hand values, straight from the clauses, over all groups of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from math import comb

from chalicelib.games.trade_ring.cards import NAMES

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "D C H S"
ORDER = (
    "High Card",
    "Pair",
    "Two Pair",
    "Low Straight",
    "Three of a Kind",
    "High Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
)
Named = tuple[str, ...]


def value(cards: Iterable[int]) -> tuple[str, str]:
    """Return the best type that some of these cards make, and its best card (T-21 to T-24)."""
    return value_of(NAMES[card] for card in cards)


def value_of(names: Iterable[str]) -> tuple[str, str]:
    """Return the value of cards given by name."""
    names = [*names]
    groups = [group for size in range(1, len(names) + 1) for group in combinations(names, size)]
    made = [(type_, group) for group in groups for type_ in types(group)]
    return max(
        ((type_, top(type_, group)) for type_, group in made), key=lambda pair: (ORDER.index(pair[0]), strength(pair[1]))
    )


def strength(name: str) -> tuple[int, int]:
    return RANKS.index(name[:-1]), SUITS.index(name[-1])


def types(group: Named) -> Iterable[str]:
    """Yield the types that exactly these cards make."""
    ranks = sorted(Counter(name[:-1] for name in group).values(), reverse=True)
    suits = {name[-1] for name in group}
    yield from {
        (1,): ["High Card"],
        (2,): ["Pair"],
        (2, 2): ["Two Pair"],
        (3,): ["Three of a Kind"],
        (3, 2): ["Full House"],
        (4,): ["Four of a Kind"],
    }.get(tuple(ranks), [])
    if len(group) == 5 and len(suits) == 1:
        yield "Flush"
    if run(group):
        if len(group) == 4:
            yield "Low Straight"
        elif len(group) == 5:
            yield "Straight Flush" if len(suits) == 1 else "High Straight"


RUNS = [["A", "2", "3", "4", "5"][:size] for size in (4, 5)] + [
    RANKS[low : low + size] for size in (4, 5) for low in range(len(RANKS) - size + 1)
]


def run(group: Named) -> list[str]:
    """Return the ascending ranks of a run of four or five cards, or nothing."""
    ranks = {name[:-1] for name in group}
    return next((each for each in RUNS if len(group) == len(each) and set(each) == ranks), [])


def top(type_: str, group: Named) -> str:
    """Return the card that decides: the upper end of a straight, otherwise the highest."""
    if type_ in ("Low Straight", "High Straight", "Straight Flush"):
        return next(name for name in group if name[:-1] == run(group)[-1])
    return max(group, key=strength)


def by_combinatorics() -> dict[str, int]:
    """Return the number of five-card hands of each type, by combinatorics."""
    five_runs, four_runs = 10, 11
    straight_flushes = five_runs * 4
    four = 13 * 48
    full_houses = 13 * comb(4, 3) * 12 * comb(4, 2)
    flushes = 4 * comb(13, 5) - straight_flushes
    high_straights = five_runs * 4**5 - straight_flushes
    three = 13 * comb(4, 3) * comb(12, 2) * 4**2
    # The fifth rank beside four in a row: not in it, nor one that would make it five. The two rows at the ends have one such.
    beside = 2 * (13 - 4 - 1) + (four_runs - 2) * (13 - 4 - 2)
    doubled = four_runs * 4 * comb(4, 2) * 4**3
    low_straights = beside * (4**5 - 4) + doubled
    two_pairs = comb(13, 2) * comb(4, 2) ** 2 * 44
    pairs = 13 * comb(4, 2) * comb(12, 3) * 4**3 - doubled
    counts = [pairs, two_pairs, low_straights, three, high_straights, flushes, full_houses, four, straight_flushes]
    return dict(zip(ORDER, [comb(52, 5) - sum(counts), *counts], strict=True))


def shapes() -> Iterable[tuple[tuple[int, ...], int, int]]:
    """Yield each of the 6,175 sets of five ranks, with its numbers of hands in mixed suits and in one suit."""
    for ranks in rank_sets():
        ways = 1
        for times in Counter(ranks).values():
            ways *= comb(4, times)
        one_suit = 4 if len(set(ranks)) == 5 else 0
        yield ranks, ways - one_suit, one_suit


def rank_sets() -> Iterable[tuple[int, ...]]:
    """Yield five ascending ranks, none more than four times."""
    return (ranks for ranks in combinations_with_replacement(range(13), 5) if max(Counter(ranks).values()) < 5)
