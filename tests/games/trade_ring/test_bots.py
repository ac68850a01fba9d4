"""The bots: what each level does, and that they only make legal moves."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import DECK, NAMES, worth
from chalicelib.games.trade_ring.pro import Table as Guessing
from chalicelib.games.trade_ring.pro import World, complete, play_out
from tests import seeds
from tests.bench.contests import play as contest
from tests.bench.trade_bots import TRADE_RING as ALL_SETS
from tests.games.trade_ring.random_games import EVERY_WAY, begin, walk
from tests.games.trade_ring.table import Table, hand
from tests.games.walks import make

ANN, BEN, CAT = 0, 1, 2
NOTHING = "2D 5C 9H JS KD"


def move(table: Table, seat: int, level: Level, seed: int = 1) -> str:
    """Return a bot's move in words."""
    legal = TRADE_RING.legal(table.state, seat)
    assert legal is not None
    chosen = TRADE_RING.choose(json.loads(json.dumps(table.view(seat))), seat, legal, level, Random(seed))
    assert legal.accepts(chosen)
    named = {**chosen, "card": NAMES[chosen["card"]]} if "card" in chosen else chosen
    return " ".join(map(str, named.values()))


def test_easy_plays_every_legal_move_equally_often() -> None:
    table, times = Table(NOTHING, "3D 3C 8H 8S QD"), Counter[str]()
    random = Random(3)
    legal = TRADE_RING.legal(table.state, ANN)
    assert legal is not None
    for _ in range(3500):
        times[str(TRADE_RING.choose(table.view(ANN), ANN, legal, "easy", random))] += 1
    assert len(times) == 7
    assert all(abs(count - 500) < 4 * (3500 / 7 * 6 / 7) ** 0.5 for count in times.values())


@pytest.mark.parametrize(
    ("cards", "seats", "does"),
    [
        ("2D 5C 9H JS KD", 3, "auction 2D"),
        ("2D 5C 9H 9S KD", 3, "auction 2D"),  # the lowest that does not count
        ("2D 2S 9H JS KD", 3, "auction 9H"),
        ("2D 2S 9H 9S KD", 3, "fold"),  # two pair are enough
        ("2D 2S 9H 9S KD", 2, "auction KD"),  # but not against one rival alone
        ("2D 2S 2H 9S KD", 2, "fold"),
    ],
)
def test_normal_offers_its_lowest_card_or_folds_a_good_hand(cards: str, seats: int, does: str) -> None:
    others = ["3D 4C 7H 10S QD", "3C 4D 7S 10H QC"][: seats - 1]
    assert move(Table(cards, *others), ANN, "normal") == does


@pytest.mark.parametrize(
    ("offers", "does"),
    [(("4C", "3C"), "mulligan"), (("QD", "3C"), "swap 1"), (("QD", "KC"), "swap 1"), (("4C", "KC"), "swap 2")],
)
def test_normal_takes_the_best_offer_that_betters_its_hand(offers: tuple[str, str], does: str) -> None:
    table = Table("2D 5C 9H 10S JD", "3D 4C 7H QS QD", "3C 4D 9C KC 8D")
    table.auction(ANN, "2D", *offers)
    assert move(table, ANN, "normal") == does


def test_normal_offers_without_chips_and_auctions_for_one() -> None:
    table = Table(NOTHING, "3D 4C 7H 10S QD", chips=True)
    assert move(table, ANN, "normal") == "auction 2D 1"
    table.play(ANN, "auction", card="2D", chips=1)
    assert move(table, BEN, "normal") == "offer 3D 0"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_full_house_is_folded(level: Level) -> None:
    assert move(Table("9D 9C 9H KS KD", "2D 5C 7H JS QD", "3D 4C 8H 10S QC"), ANN, level) == "fold"


def test_hard_ends_a_game_of_two_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    ahead = Table("9D 9C 4H JS KD", "2D 5C 7H 8S QD", open_hands=True)
    behind = Table("9D 9C 4H JS KD", "2D 2C 7H 7S QD", open_hands=True)
    assert move(ahead, ANN, "hard") == "fold"
    assert move(behind, ANN, "hard") == "auction 4H"


def test_hard_takes_a_card_that_completes_its_hand() -> None:
    table = Table("3C 4H 5S 6D QD", "7H 2C 9D JS KH", "8C 2H 10S 8D AC")
    table.auction(ANN, "QD", "7H", "2H")
    assert move(table, ANN, "hard") == "swap 1"


def test_hard_sees_what_an_offer_gives_away() -> None:
    """Ben is ahead with three tens. The eight is his least useful card, but it would give Ann her fourth."""
    table = Table("8D 8C 8H KS 2D", "10D 10C 10H JH 8S", open_hands=True)
    table.play(ANN, "auction", card="2D")
    assert move(table, BEN, "normal") == "offer 8S"
    assert [move(table, BEN, "hard", seed) for seed in range(5)] == ["offer JH"] * 5
    harmless = Table("8D 8C 9H KS 2D", "10D 10C 10H JH 3S", open_hands=True)
    harmless.play(ANN, "auction", card="2D")
    assert move(harmless, BEN, "hard") == "offer 3S"


def test_hard_plays_the_same_with_the_same_chance() -> None:
    for seed in range(0, len(EVERY_WAY), 3):
        table = begin(seed)
        assert move(table, table.waiting[0], "hard", seed) == move(table, table.waiting[0], "hard", seed)


@pytest.mark.parametrize("seed", seeds.every(7, range(len(EVERY_WAY))))
def test_bots_play_every_kind_of_table_to_the_end_and_only_legal_moves(seed: int) -> None:
    table, random = begin(seed), Random(seed)
    levels = random.choices(LEVELS, k=table.seats)
    while table.waiting:
        seat = random.choice(table.waiting)
        legal = TRADE_RING.legal(table.state, seat)
        assert legal is not None
        chosen = TRADE_RING.choose(json.loads(json.dumps(table.view(seat))), seat, legal, levels[seat], random)
        assert legal.accepts(chosen), f"{levels[seat]}: {chosen}"
        make(TRADE_RING, table, seat, chosen)


@pytest.mark.parametrize("seed", range(0, len(EVERY_WAY), 3))
def test_a_guessed_deal_fits_the_view(seed: int) -> None:
    """Every card is in one place, known cards are in the right places, and sizes are right."""
    for number, table in enumerate(walk(begin(seed), seed)):
        if number % 5 or not table.waiting:
            continue
        seat = table.waiting[0]
        view: dict[str, Any] = table.view(seat)
        for _ in range(3):
            hands, deck = Guessing(view, seat).guess(Random(number))
            slots = [
                player["slot"]["card"] for player in view["players"] if player["slot"] and player["slot"]["card"] is not None
            ]
            lie = [*deck, *view["discard"], *slots, *(card for held in hands.values() for card in held)]
            assert len(lie) == len(set(lie)) == len(DECK) - view["aside"]
            assert len(deck) == view["deck"]
            assert sorted(hands[seat]) == sorted(view["own"]["hand"])
            for player in view["players"]:
                assert {*player["known"], *(player["hand"] or ())} <= {*hands[player["seat"]], *view["own"]["hand"]}


def test_a_guess_gives_folded_players_good_hands_and_active_ones_incomplete_hands() -> None:
    table = Table(NOTHING, "3D 4C 7H 10S QD", "3C 4D 7S 10H QC", start=BEN)
    table.play(BEN, "fold")
    table.play(CAT, "skip")
    view = table.view(ANN)
    guesses = [Guessing(view, ANN).guess(Random(seed)).hands for seed in range(100)]
    folded = sum(worth(hands[BEN]) for hands in guesses)
    playing = sum(worth(hands[CAT]) for hands in guesses)
    assert folded > 1.5 * playing
    assert not any(complete(worth(hands[CAT])) for hands in guesses)


def test_by_rule_of_thumb_games_end_and_cards_stay_cards() -> None:
    random = Random(5)
    for seats in range(2, 9):
        for _ in range(30):
            deck = random.sample(DECK, len(DECK))
            world = World({seat: [deck.pop() for _ in range(5)] for seat in range(seats)}, deck)
            assert 1 <= play_out(world, [*range(seats)], random.randrange(seats)) <= 24
            lie = [card for held in world.hands.values() for card in held]
            assert len(set(lie)) == 5 * seats
            assert not set(lie) & set(world.deck)


@pytest.mark.soak
def test_better_bots_win_more() -> None:
    """A short version of `tests.bench.trade_bots`, which plays a thousand games."""
    assert sum(contest(ALL_SETS, "normal", "easy", 4, number).won for number in range(60)) > 40
    assert sum(contest(ALL_SETS, "hard", "normal", 2, number).won for number in range(60)) > 35


def test_a_bot_s_hand_is_that_of_the_view() -> None:
    assert set(Guessing(Table(NOTHING, "3D 4C 7H 10S QD").view(ANN), ANN).hand) == set(hand(NOTHING))
