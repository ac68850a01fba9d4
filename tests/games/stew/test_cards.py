"""The contents of the box (S-01 to S-05)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from chalicelib.games.stew import cards
from chalicelib.games.stew.cards import (
    CARDS_A_TURN,
    COINS,
    COPIES,
    DECK,
    DRAWS,
    ICONS,
    INGREDIENTS,
    PLAYERS,
    ROUNDS,
    ROYALS,
    TIPS,
    TURNS,
    fewest_left,
    is_double,
    matches_with,
    royals_for,
)
from chalicelib.games.stew.state import Play, Player, bonus, hand_limit
from tests.games.stew.table import ANN, BEN, Table, like


@pytest.mark.rule("S-01")
def test_fifty_pairs_twenty_triples_and_ten_doubles_in_which_all_ingredients_are_alike() -> None:
    assert INGREDIENTS == ("chicken", "cheese", "honey", "wine", "carrot")
    expected: dict[tuple[str, ...], int] = {(one, one): 2 for one in INGREDIENTS}
    for pair in combinations(INGREDIENTS, 2):
        expected[pair] = 5
    for triple in combinations(INGREDIENTS, 3):
        expected[triple] = 2
    assert Counter(ICONS) == expected
    assert len(DECK) == 80
    assert len({sum(icons.count(one) for icons in ICONS) for one in INGREDIENTS}) == 1


@pytest.mark.rule("S-02")
def test_pairs_bear_a_penny_or_two_triples_three_doubles_nothing() -> None:
    for icons in set(ICONS):
        coins = sorted(COINS[card] for card in DECK if ICONS[card] == icons)
        assert coins == ([0, 0] if len(set(icons)) == 1 else [1, 1, 1, 2, 2] if len(icons) == 2 else [3, 3])


def test_cards_are_numbered_pairs_first_then_triples_then_doubles() -> None:
    kinds = ["double" if is_double(card) else len(ICONS[card]) for card in DECK]
    assert kinds == [2] * 50 + [3] * 20 + ["double"] * 10


@pytest.mark.rule("S-03")
def test_the_queen_gives_four_the_king_two_the_princess_one_and_two_play_without_her() -> None:
    assert TIPS == {"queen": 4, "king": 2, "princess": 1}
    assert royals_for(2) == ("queen", "king")
    assert royals_for(3) == royals_for(5) == ("queen", "king", "princess")
    assert [*Table(2).view()["royals"]] == ["queen", "king"]
    assert [*Table(3).view()["royals"]] == [*ROYALS]


@pytest.mark.rule("S-04")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_has_two_tokens_of_each_royal_in_play_and_one_mulligan(seats: int) -> None:
    table = Table(seats)
    for player in table.view()["players"]:
        assert player["tokens"] == {**dict.fromkeys(royals_for(seats), 2), "mulligan": 1}
    assert [COPIES["queen"], COPIES["mulligan"]] == [2, 1]
    assert {move["token"] for move in table.moves(ANN)} == {*royals_for(seats), "mulligan"}


@pytest.mark.rule("S-05")
def test_money_is_pence_and_the_supply_never_runs_out() -> None:
    """The box has 175 pence; even so two hundred can be paid."""
    table = Table(2)
    table.order("queen", "chicken cheese")
    table.tips(queen=200, king=0)
    table.hand(ANN, "chicken chicken", "honey wine", "honey wine")
    table.out(ANN, "king")
    table.out(ANN, "king")
    table.out(BEN, "king")
    table.out(BEN, "king")
    table.state.turn = 3
    table.turn(("queen", "chicken chicken"), ("mulligan", _any(table, BEN)))
    assert table.money == [200, 0]


def _any(table: Table, seat: int) -> str:
    return " ".join(ICONS[table.cards(seat)[0]])


@pytest.mark.rule("S-11")
def test_however_full_hands_are_there_is_an_order_with_a_tip_to_turn() -> None:
    """With full hands, the Gardener's larger one, and all order cards in use, more cards are left than there are doubles."""
    assert min(fewest_left(seats) for seats in range(PLAYERS[0], PLAYERS[1] + 1)) == 31
    assert COINS.count(0) == 10


@pytest.mark.rule("S-11")
@pytest.mark.parametrize(("limit", "fits"), [(11, True), (12, False)])
def test_a_card_list_of_which_no_order_may_be_left_is_refused_when_it_is_loaded(tmp_path: Path, limit: int, fits: bool) -> None:
    """With hands of 11 cards and the Gardener's 9, 15 cards are left, ten of them doubles; with hands of 12, 11 are left."""
    for path, text in ((Path(cards.__file__), None), (cards.DATA, limit)):
        original = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(
            original if text is None else json.dumps({**json.loads(original), "hand_limit": text})
        )
    again = subprocess.run([sys.executable, tmp_path / "cards.py"], capture_output=True, text=True, check=False)
    assert again.returncode == (0 if fits else 1), again.stderr
    assert fits or "no card with a tip may be left to be an order" in again.stderr


@pytest.mark.rule("S-17")
@pytest.mark.parametrize(("reach", "least"), [("round", 14), ("turn", 10)])
def test_deck_and_discard_pile_are_never_empty_together(reach: str, least: int) -> None:
    """The worst case is a Gardener, a Larder Keeper, and three players without specialties that draw cards."""
    outside = len(DECK) - len(royals_for(5)) * ROUNDS
    held = [most_held(specialty, reach) for specialty in ("gardener", "larder-keeper", "baker", "taster", "saucier")]
    assert outside - sum(held) == least
    assert min(DRAWS["royal"], DRAWS["mulligan"]) > 0, "so that no hand is empty"


def most_held(specialty: str, reach: str) -> int:
    """Return the most cards that one player may have, in hand and on the table, at any time of a round."""
    player = Player([], specialty=specialty)
    most, moments = 0, {(hand, 0, False) for hand in range(1, hand_limit(player) + 1)}
    for _ in range(TURNS):
        later: set[tuple[int, int, bool]] = set()
        for hand, out, done in moments:
            for count in range(1, min(hand, CARDS_A_TURN) + 1):
                for token in ("queen", *(() if done else ("mulligan",))):
                    again = 0 if token == "queen" else count if reach == "turn" else out + count
                    more = again + bonus(player, Play(token, tuple(range(count))))
                    left = min(hand - count + more, hand_limit(player))
                    later.add((left, out + count - again, done or token == "mulligan"))
        moments = later
        most = max(most, *(hand + out for hand, out, _ in moments))
    return most


@pytest.mark.rule("S-16")
@pytest.mark.parametrize(
    ("card", "order", "makes"),
    [
        ("chicken cheese", "chicken cheese", 2),
        ("chicken cheese", "chicken honey", 1),
        ("chicken cheese", "honey wine", 0),
        ("chicken chicken", "chicken honey", 2),
        ("chicken chicken", "cheese honey", 0),
        ("chicken cheese honey", "chicken cheese honey", 3),
        ("chicken cheese honey", "cheese honey wine", 2),
        ("chicken cheese honey", "wine carrot", 0),
        ("wine carrot", "chicken wine carrot", 2),
        ("wine wine", "chicken wine carrot", 2),
    ],
)
def test_each_icon_that_the_order_names_is_a_match_and_a_double_counts_two(card: str, order: str, makes: int) -> None:
    assert {matches_with(wanted)[own] for wanted in like(order) for own in like(card)} == {makes}
