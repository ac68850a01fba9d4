"""The bots: what each level does, and that they only make legal moves."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest

from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.bots import AS_VISITOR
from chalicelib.games.trade_ring.cards import DECK, NAMES, PAIR, least_useful, type_of, worth
from chalicelib.games.trade_ring.guessing import Act, last_act
from chalicelib.games.trade_ring.guessing import Table as Guessing
from chalicelib.games.trade_ring.playout import ANY_PAIR, FoldRule, World, play_out
from tests import seeds
from tests.bench.contests import CONTESTS
from tests.bench.contests import play as contest
from tests.games.trade_ring.random_games import EVERY_WAY, begin, walk
from tests.games.trade_ring.setups import twin
from tests.games.trade_ring.table import Table, card, hand
from tests.games.walks import make

ANN, BEN, CAT = 0, 1, 2
NOTHING = "2D 5C 9H JS KD"
EIGHT = card("8D")
CONTEST = CONTESTS["trade-ring"]


def move(table: Table, seat: int, level: Level, seed: int = 1) -> str:
    """Return a bot's move in words."""
    legal = TRADE_RING.legal(table.state, seat)
    assert legal is not None
    chosen = TRADE_RING.choose(json.loads(json.dumps(table.view(seat))), seat, legal, level, Random(seed))
    assert legal.accepts(chosen)
    named = {**chosen, "card": NAMES[chosen["card"]]} if "card" in chosen else chosen
    return " ".join(map(str, named.values()))


@pytest.mark.parametrize(
    ("cards", "does"),
    [
        ("2D 5C 9H JS KD", "auction 2D"),
        ("2D 2S 9H JS KD", "auction 2D"),  # its lowest, although it is half of a pair
        ("7D 7C 7H 7S KD", "auction 7D"),  # it never folds
        ("8D 9C 9H KS KD", "skip"),  # it likes all its cards
    ],
)
def test_the_visitor_lays_its_lowest_card_or_skips_and_never_folds(cards: str, does: str) -> None:
    assert move(Table(cards, "3D 4C 6H 10S QD"), ANN, "visitor") == does


@pytest.mark.parametrize(
    ("offers", "does"),
    [(("4C", "3C"), "swap 1"), (("QD", "KC"), "swap 2"), (("2C", "2H"), "mulligan")],
)
def test_the_visitor_takes_the_highest_offer_of_a_higher_rank_than_its_own_card(offers: tuple[str, str], does: str) -> None:
    table = Table("2D 5C 9H 10S JD", "2C 4C 7H QS QD", "3C 2H 9C KC 8D")
    table.auction(ANN, "2D", *offers)
    assert move(table, ANN, "visitor") == does


def test_the_visitor_calls_a_mulligan_if_offers_are_secret() -> None:
    table = Table("2D 5C 9H 10S JD", "2C 4C 7H QS QD", secret_offers=True)
    table.auction(ANN, "2D", "QD")
    assert move(table, ANN, "visitor") == "mulligan"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_caddie_and_member_play_as_the_visitor_or_as_a_careful_player_with_their_shares(level: Level) -> None:
    table, times = Table("2D 2S 9H JS KD", "3D 4C 7H 10S QD"), 1500
    moves = Counter(move(table, ANN, level, seed) for seed in range(times))
    share = AS_VISITOR[level]
    assert set(moves) == {"auction 2D", "auction 9H"}
    assert abs(moves["auction 2D"] - times * share) < 4 * (times * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(("cards", "does"), [("9D 9C 9H 2S KD", "fold"), ("9D 9C 10H 10S KD", "auction KD")])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_careful_player_folds_with_three_of_a_kind(cards: str, does: str, seats: int) -> None:
    others = ["3D 4C 7H 10D QD", "3C 4D 7S 10C QC"][: seats - 1]
    moves = {move(Table(cards, *others), ANN, "normal", seed) for seed in range(30)}
    as_visitor = move(Table(cards, *others), ANN, "visitor")
    assert moves == {does, as_visitor}


@pytest.mark.parametrize(
    ("cards", "seats", "does"),
    [
        ("2D 5C 9H JS KD", 3, "auction 2D"),
        ("2D 5C 9H 9S KD", 3, "auction 2D"),  # the lowest that does not count
        ("2D 2S 9H JS KD", 3, "auction 9H"),
        ("2D 2S 9H 9S KD", 2, "fold"),  # two pair are enough against one rival
        ("2D 2S 9H 9S KD", 3, "auction KD"),  # but not against more
        ("2D 2S 2H 9S KD", 3, "auction 9S"),
        ("2D 3S 4H 5S 6D", 3, "fold"),
    ],
)
def test_the_pro_offers_its_lowest_useless_card_or_folds_a_good_hand(cards: str, seats: int, does: str) -> None:
    others = ["3D 4C 7H 10S QD", "3C 4D 7S 10H QC"][: seats - 1]
    assert move(Table(cards, *others), ANN, "hard") == does


@pytest.mark.parametrize(
    ("offers", "does"),
    [(("4C", "3C"), "mulligan"), (("QD", "3C"), "swap 1"), (("QD", "KC"), "swap 1"), (("4C", "9C"), "swap 2")],
)
def test_the_pro_takes_the_best_offer_that_betters_its_hand(offers: tuple[str, str], does: str) -> None:
    table = Table("2D 5C 9H 10S JD", "3D 4C 7H QS QD", "3C 4D 9C KC 8D")
    table.auction(ANN, "2D", *offers)
    assert move(table, ANN, "hard") == does


@pytest.mark.parametrize("level", LEVELS)
def test_bots_offer_without_chips_and_auction_for_one(level: Level) -> None:
    table = Table(NOTHING, "3D 4C 7H 10S QD", chips=True)
    assert move(table, ANN, level) == "auction 2D 1"
    table.play(ANN, "auction", card="2D", chips=1)
    kind, _, chips = move(table, BEN, level).split()
    assert (kind, chips) == ("offer", "0")


@pytest.mark.parametrize("level", ["hard", "champion"])
def test_a_full_house_is_folded(level: Level) -> None:
    assert move(Table("9D 9C 9H KS KD", "2D 5C 7H JS QD", "3D 4C 8H 10S QC"), ANN, level) == "fold"


def test_the_champion_ends_a_game_of_two_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    ahead = Table("9D 9C 4H JS KD", "2D 5C 7H 8S QD", open_hands=True)
    behind = Table("9D 9C 4H JS KD", "2D 2C 7H 7S QD", open_hands=True)
    assert move(ahead, ANN, "champion") == "fold"
    assert move(behind, ANN, "champion") == "auction 4H"


def test_the_champion_takes_a_card_that_completes_its_hand() -> None:
    table = Table("3C 4H 5S 6D QD", "8H 2C 9D JS KH", "7H 2H 10S 8D AC")
    table.auction(ANN, "QD", "8H", "7H")
    assert move(table, ANN, "champion") == "swap 2"


def test_the_champion_sees_what_an_offer_gives_away() -> None:
    """Ben is ahead with three tens. The eight is his least useful card, but it would give Ann her fourth."""
    table = Table("8D 8C 8H KS 2D", "10D 10C 10H JH 8S", open_hands=True)
    table.play(ANN, "auction", card="2D")
    assert move(table, BEN, "hard") == "offer 8S"
    assert [move(table, BEN, "champion", seed) for seed in range(5)] == ["offer JH"] * 5
    harmless = Table("8D 8C 9H KS 2D", "10D 10C 10H JH 3S", open_hands=True)
    harmless.play(ANN, "auction", card="2D")
    assert move(harmless, BEN, "champion") == "offer 3S"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_the_same_with_the_same_view_and_chance(level: Level) -> None:
    for seed in range(0, len(EVERY_WAY), 3):
        table = begin(seed)
        assert move(table, table.waiting[0], level, seed) == move(table, table.waiting[0], level, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_s_move_follows_from_its_view_alone(level: Level) -> None:
    """Deal what the seat cannot know again: the bot makes the same move."""
    for seed in range(0, len(EVERY_WAY), 5):
        for number, table in enumerate(walk(begin(seed), seed)):
            if number % 7 or not table.waiting:
                continue
            seat = table.waiting[0]
            before = move(table, seat, level, number)
            twin(table.state, seat, Random(seed))
            assert move(table, seat, level, number) == before
            break


def test_the_champion_folds_any_pair_against_one_rival_who_did_not_fold() -> None:
    """Ben would have folded a good hand. Each further turn would give him the chance to overtake."""
    table = Table("4D 4C 8H JS KD", "3D 5C 7H 10S QD", start=BEN)
    table.auction(BEN, "3D", "8H")
    table.play(BEN, "mulligan")
    assert type_of(worth(table.state.players[ANN].hand)) == PAIR
    assert [move(table, ANN, "champion", seed) for seed in range(5)] == ["fold"] * 5
    assert move(table, ANN, "hard").startswith("auction")


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
            hands, deck, _ = Guessing(view, seat).guess(Random(number))
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
    guesses = _guesses(table, ANN)
    folded = sum(worth(hands[BEN]) for hands in guesses)
    playing = sum(worth(hands[CAT]) for hands in guesses)
    assert folded > 1.5 * playing


def test_a_guess_explains_the_card_that_a_player_auctions() -> None:
    """Ben auctions an eight and does not fold: he has no lower card that is of less use."""
    table = Table(NOTHING, "8D 9C 10H QS AD", start=BEN)
    table.play(BEN, "auction", card="8D")
    hands = [[*hands[BEN], EIGHT] for hands in _guesses(table, ANN)]
    dealt = [[EIGHT, *Random(seed).sample([each for each in DECK if each != EIGHT], 4)] for seed in range(100)]
    assert fmean(least_useful(held) == EIGHT for held in hands) > 3 * fmean(least_useful(held) == EIGHT for held in dealt)


def test_a_guess_explains_the_last_turn() -> None:
    """Ben auctioned an eight and drew a card, which may have made any hand of his four others, each of more use."""
    table = Table(NOTHING, "8D 9C 10H QS AD", start=BEN)
    table.auction(BEN, "8D", "2D")
    table.play(BEN, "mulligan")
    hands = [hands[BEN] for hands in _guesses(table, ANN)]
    low = fmean(sum(card < EIGHT for card in held) for held in hands)
    unseen = Guessing(table.view(ANN), ANN).unseen
    assert low < 0.7 * 5 * fmean(card < EIGHT for card in unseen)


def test_a_guess_knows_what_a_player_took() -> None:
    """Ben gave a queen of no use for Ann's nine: he holds the nine, and had a hand in which the queen was of least use."""
    table = Table("9D 2C 3H 4S 5D", "QD QC KS KH 9H", start=BEN)
    table.auction(BEN, "QD", "9D")
    table.play(BEN, "swap", seat=ANN)
    acts = last_act(table.view(ANN), BEN)
    assert acts == Act(laid=card("QD"), got=card("9D"), auctioneer=True)
    assert all(card("9D") in hands[BEN] for hands in _guesses(table, ANN))


@pytest.mark.parametrize(
    ("secret", "viewer", "act"),
    [
        (False, CAT, Act(laid=EIGHT, got=2, auctioneer=True)),
        (True, ANN, Act(laid=EIGHT, got=2, auctioneer=True)),
        (True, CAT, Act(auctioneer=True)),  # what Ben got is hidden, so his hand cannot be traced back
    ],
)
def test_an_act_has_what_the_viewer_may_know(secret: bool, viewer: int, act: Act) -> None:
    table = Table("2H 5C 9H JS KD", "8D 9C 10H QS AD", "3D 4C 7H 10S QD", start=BEN, secret_offers=secret)
    table.auction(BEN, "8D", "3D", "2H")
    table.play(BEN, "swap", seat=ANN)
    assert last_act(table.view(viewer), BEN) == act


def _guesses(table: Table, seat: int) -> list[dict[int, list[int]]]:
    """Return the hands of a hundred guesses."""
    reading = Guessing(table.view(seat), seat)
    return [reading.guess(Random(seed)).hands for seed in range(100)]


def test_by_rule_of_thumb_games_end_and_cards_stay_cards() -> None:
    random = Random(5)
    for seats in range(2, 9):
        for _ in range(30):
            deck = random.sample(DECK, len(DECK))
            world = World({seat: [deck.pop() for _ in range(5)] for seat in range(seats)}, deck, FoldRule(0, False, ANY_PAIR))
            assert 1 <= play_out(world, [*range(seats)], random.randrange(seats)) <= 24
            lie = [card for held in world.hands.values() for card in held]
            assert len(set(lie)) == 5 * seats
            assert not set(lie) & set(world.deck)


@pytest.mark.soak
@pytest.mark.parametrize(("below", "level"), [*pairwise(LEVELS)])
def test_each_level_wins_more_than_the_one_below(below: Level, level: Level) -> None:
    """A short version of `tests.bench.contests`, at two seats: with eight, so few games tell nothing."""
    games, label = 160, CONTEST.tables[0].label
    assert sum(contest("trade-ring", label, level, below, number).won for number in range(games)) > games / 2


def test_a_bot_s_hand_is_that_of_the_view() -> None:
    assert set(Guessing(Table(NOTHING, "3D 4C 7H 10S QD").view(ANN), ANN).hand) == set(hand(NOTHING))
