"""The ranking of hands against the clauses, for all 2,598,960 of them (T-20 to T-25)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.games.trade_ring.cards import (
    DECK,
    NAMES,
    TYPES,
    compare,
    lay_out,
    least_useful,
    top_of,
    type_of,
    worth,
    worth_text,
)
from tests import seeds
from tests.games.trade_ring import brute
from tests.games.trade_ring.table import hand

COUNTS = {
    "High Card": 1_221_960,
    "Pair": 1_081_344,
    "Two Pair": 123_552,
    "Low Straight": 97_476,
    "Three of a Kind": 54_912,
    "High Straight": 10_200,
    "Flush": 5_108,
    "Full House": 3_744,
    "Four of a Kind": 624,
    "Straight Flush": 40,
}
SOME = st.integers(1, 5)
CARDS = st.permutations(DECK)


def value(names: str) -> tuple[str, str]:
    """Return the type and the best card of the value hand."""
    made = worth(hand(names))
    return TYPES[type_of(made)], NAMES[top_of(made)]


def value_hand(names: str) -> list[str]:
    return [NAMES[card] for card in lay_out(hand(names)).value]


@pytest.mark.rule("T-20", "T-21")
@pytest.mark.parametrize(
    ("names", "type_", "marked"),
    [
        ("2D 5C 9H JS KD", "High Card", "KD"),
        ("2D 5C 9H KS KD", "Pair", "KS KD"),
        ("2D 9C 9H KS KD", "Two Pair", "KS KD 9H 9C"),
        ("3D 4C 5H 6S KD", "Low Straight", "3D 4C 5H 6S"),
        ("9D 9C 9H 6S KD", "Three of a Kind", "9H 9C 9D"),
        ("3D 4C 5H 6S 7D", "High Straight", "3D 4C 5H 6S 7D"),
        ("3D 9D 5D 6D KD", "Flush", "KD 9D 6D 5D 3D"),
        ("9D 9C 9H KS KD", "Full House", "9H 9C 9D KS KD"),
        ("9D 9C 9H 9S KD", "Four of a Kind", "9S 9H 9C 9D"),
        ("3D 4D 5D 6D 7D", "Straight Flush", "3D 4D 5D 6D 7D"),
    ],
)
def test_each_type_and_its_value_hand(names: str, type_: str, marked: str) -> None:
    assert value(names)[0] == type_
    assert value_hand(names) == marked.split()


@pytest.mark.rule("T-20")
def test_every_five_ranks_are_counted_and_each_type_is_rarer_than_the_one_before() -> None:
    """Suits matter only for flushes, so 6,175 sets of ranks represent all hands."""
    counts = Counter[str]()
    for ranks, mixed, alike in brute.shapes():
        spread = [4 * rank + suit for rank, suit in zip(ranks, _suits(ranks), strict=True)]
        counts[TYPES[type_of(worth(spread))]] += mixed
        if alike:
            counts[TYPES[type_of(worth([4 * rank for rank in ranks]))]] += alike
    assert counts == COUNTS == brute.by_combinatorics()
    assert tuple(COUNTS) == TYPES == brute.ORDER
    assert list(COUNTS.values()) == sorted(set(COUNTS.values()), reverse=True)
    assert sum(COUNTS.values()) == 2_598_960


def _suits(ranks: tuple[int, ...]) -> list[int]:
    """Return suits for these ascending ranks, not all the same; equal ranks get different suits."""
    return [(place - ranks.index(rank) + (place > 0)) % 4 for place, rank in enumerate(ranks)]


@pytest.mark.rule("T-20", "T-09")
@pytest.mark.soak
def test_every_hand_is_counted_one_by_one() -> None:
    """The worth of a hand names the card that decides, which is in the hand. So hands of the same worth share a card, and two
    hands of one deal never tie.
    """
    counts = Counter[int]()
    for cards in combinations(DECK, 5):
        made = worth(cards)
        counts[made] += 1
        assert top_of(made) in cards
    by_type = Counter[str]()
    for made, number in counts.items():
        by_type[TYPES[type_of(made)]] += number
    assert by_type == COUNTS


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.rule("T-20", "T-21", "T-22", "T-23", "T-24", "T-25")
def test_a_hundredth_of_all_hands_against_the_clauses() -> None:
    random = Random(20)
    for _ in range(26_000):
        _agrees(random.sample(DECK, 5))


@pytest.mark.rule("T-20", "T-21", "T-22", "T-23", "T-24", "T-25")
@given(CARDS, SOME)
def test_a_hand_has_the_type_that_the_clauses_give_it(cards: list[int], size: int) -> None:
    _agrees(cards[:size])


@pytest.mark.rule("T-20", "T-21", "T-22", "T-23", "T-24")
@pytest.mark.long
@pytest.mark.parametrize("first", seeds.first(1, range(5)))
def test_one_hand_of_every_five_ranks_against_the_clauses(first: int) -> None:
    for ranks, _, alike in islice(brute.shapes(), first, None, 5):
        _agrees([4 * rank + suit for rank, suit in zip(ranks, _suits(ranks), strict=True)])
        if alike:
            _agrees([4 * rank + 2 for rank in ranks])


def _agrees(cards: list[int]) -> None:
    made = worth(cards)
    assert (TYPES[type_of(made)], NAMES[top_of(made)]) == brute.value(cards)


@pytest.mark.rule("T-22", "T-24")
@pytest.mark.parametrize(
    ("names", "made"),
    [
        ("AD 2C 3H 4S 9D", ("Low Straight", "4S")),
        ("AD 2C 3H 4S 5D", ("High Straight", "5D")),
        ("10D JC QH KS AD", ("High Straight", "AD")),
        ("JD QC KH AS 9D", ("Low Straight", "AS")),
        ("QD KC AH 2S 3D", ("High Card", "AH")),
        ("JD QC KH AS 2D", ("Low Straight", "AS")),
        ("KD AC 2H 3S 4D", ("Low Straight", "4D")),
        ("AD AC 2H 3S 4D", ("Low Straight", "4D")),
        ("AD AC AH 2S 2D", ("Full House", "AH")),
        ("AD 2D 3D 4D 9D", ("Flush", "AD")),
        ("AD 2D 3D 4D 5D", ("Straight Flush", "5D")),
    ],
)
def test_the_ace_is_high_but_next_to_a_two_in_a_straight(names: str, made: tuple[str, str]) -> None:
    assert value(names) == made


@pytest.mark.rule("T-23")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3S 3H 3C 6S 6H", "5S 5H 5C 4S 4H"),  # the six beats the five: literally so
        ("KS 2D 3C 5H 7D", "KH QD JC 9H 8D"),  # nothing below the highest card is compared
        ("6S 3D 4C 5H 9D", "6H 3C 4D 5S KD"),
        ("6H 3D 4C 5H 9D", "6C 3C 4D 5S KD"),
        ("6C 3D 4C 5H 9D", "6D 3C 4D 5S KD"),
        ("QS QD 2C 3H 5D", "QH QC AC 9H JD"),
        ("KS KD 2C 2H 5D", "KH KC QS QH AD"),
        ("KH 2H 3H 5H 7H", "KC QC JC 10C 8C"),
    ],
)
def test_the_highest_card_decides_then_its_suit(better: str, worse: str) -> None:
    assert type_of(worth(hand(better))) == type_of(worth(hand(worse)))
    assert worth(hand(better)) > worth(hand(worse))


@pytest.mark.rule("T-24")
@pytest.mark.parametrize(
    ("names", "marked"),
    [("3D 4C 5H 6D 6S", "3D 4C 5H 6S"), ("3D 3H 4C 5H 6D", "3H 4C 5H 6D"), ("AH AS 2C 3H 4D", "AS 2C 3H 4D")],
)
def test_the_better_suit_of_a_doubled_rank_counts(names: str, marked: str) -> None:
    assert value_hand(names) == marked.split()


@pytest.mark.rule("T-25")
@pytest.mark.parametrize(("names", "type_"), [("3D 4D 5D 6D KS", "Low Straight"), ("3D 4D 5D 9D KS", "High Card")])
def test_four_of_a_suit_are_nothing(names: str, type_: str) -> None:
    assert value(names)[0] == type_


@pytest.mark.rule("T-09", "T-23")
@given(CARDS)
def test_disjoint_hands_never_tie(cards: list[int]) -> None:
    made = [worth(cards[at : at + 5]) for at in range(0, 50, 5)]
    assert len(set(made)) == len(made)


@given(CARDS)
def test_one_more_card_never_makes_a_hand_worse(cards: list[int]) -> None:
    made = [worth(cards[:size]) for size in range(1, 6)]
    assert made == sorted(made)


@given(CARDS, SOME)
def test_a_laid_hand_is_the_hand_and_its_value_hand_is_worth_as_much(cards: list[int], size: int) -> None:
    laid = lay_out(cards[:size])
    assert sorted(laid.value + laid.rest) == sorted(cards[:size])
    assert worth(laid.value) == laid.worth
    assert laid.rest == sorted(laid.rest, reverse=True)


@pytest.mark.rule("T-12")
@given(CARDS)
def test_the_spare_card_is_the_lowest_of_those_that_leave_the_most(cards: list[int]) -> None:
    five = cards[:5]
    left = {card: worth([other for other in five if other != card]) for card in five}
    assert least_useful(five) == min(card for card in five if left[card] == max(left.values()))


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ("3D 4C 5H 6D", "3D 4C 5H 6D JS", "same"),
        ("3D 4C 5H 6D", "3D 4C 5H 6D 6C", "better-suit"),
        ("3D 4C 5H KD", "3D 4C 5H KD AS", "better-rank"),
        ("3D 4C 5H 6D", "3D 4C 5H 6D 7H", "better-type"),
        ("3D 4C 5H 6D 6C", "3D 4C 5H 6D JS", "worse-suit"),
        ("3D 4C 5H 8D AC", "3D 4C 5H 8D JS", "worse-rank"),
        ("3D 4C 5H 6D 7H", "3D 4C 5H 6D JS", "worse-type"),
    ],
)
def test_hands_are_compared_by_type_then_rank_then_suit(before: str, after: str, change: str) -> None:
    assert compare(worth(hand(before)), worth(hand(after))) == change


def test_a_worth_is_described_in_words() -> None:
    assert worth_text(worth(hand("3D 4C 5H 6D KS"))) == "Low Straight, 6♦"


def test_the_deck_lists_every_card_once_from_the_least_to_the_best() -> None:
    assert list(NAMES) == [rank + suit for rank in brute.RANKS for suit in brute.SUITS.split()]
    assert list(NAMES) == sorted(NAMES, key=brute.strength)
