"""The numbers and examples on the page of the Trading Ring agree with the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chalicelib.errors import BadOptions
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import DATA, TYPES, type_of, worth
from tests.games.said import texts, word
from tests.games.trade_ring.table import Table, hand

FRONTEND = Path(__file__).parents[3] / "frontend"
TOLD: dict[str, Any] = json.loads((FRONTEND / "src" / "games" / "trade-ring" / "examples.json").read_text("utf-8"))
FILE: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
SPENT = [(int(seats), False, count) for seats, count in TOLD["mulligans"].items()]
SPENT += [(int(seats), True, count) for seats, count in TOLD["mulligans_with_high_risk"].items()]


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """Return the page's texts, which use the engine's data file and the page's examples."""
    figures = {
        **{name: FILE[name] for name in ("hand", "high_risk", "chips")},
        "most_with_high_risk": FILE["players"]["most_with_high_risk"],
        "skips": FILE["ends"]["skips_per_active_player"],
        "turns": FILE["ends"]["turns_per_player"],
        "mulligans": TOLD["mulligans"],
        "best": TOLD["best"],
    }
    return texts(
        "trade-ring",
        [
            ("how", "steps", []),
            ("rules", "PLAY", [figures]),
            ("rules", "END", [figures]),
            ("hands", "COMPARED", []),
            ("new-table", "chips", [FILE["chips"]]),
            ("new-table", "secretOffers", []),
            ("new-table", "openHands", []),
            ("new-table", "highRisk", [FILE["high_risk"], FILE["players"]["most_with_high_risk"]]),
        ],
    )


def value_of(cards: list[str]) -> Any:
    return worth(hand(" ".join(cards)))


@pytest.mark.rule("T-20")
def test_each_type_of_hand_has_an_example_from_lowest_to_highest() -> None:
    assert tuple(TOLD["hands"]) == TYPES
    assert [TYPES[type_of(value_of(cards))] for cards in TOLD["hands"].values()] == list(TYPES)


@pytest.mark.rule("T-23")
def test_between_hands_of_a_type_the_highest_card_decides() -> None:
    better, than = TOLD["better"]["hand"], TOLD["better"]["than"]
    assert type_of(value_of(better)) == type_of(value_of(than)) == TYPES.index("Full House")
    assert value_of(better) > value_of(than)


@pytest.mark.rule("T-08", "T-11")
@pytest.mark.parametrize(("seats", "high_risk", "count"), SPENT)
def test_the_deck_lasts_for_this_number_of_mulligans(seats: int, high_risk: bool, count: int) -> None:
    table = Table(seats=seats, high_risk=high_risk)
    called = 0
    while table.state.phase != "over":
        _call_a_mulligan(table)
        called += 1
    assert (called, table.state.end) == (count, "deck")


def test_the_page_says_with_how_many_the_deck_is_soon_spent(said: dict[str, str]) -> None:
    seven, eight = (TOLD["mulligans"][seats] for seats in "78")
    spent = f"with seven, the deck is used up after {word(seven)} Mulligans, with eight after {word(eight)}."
    assert f"Best with three to six players: {spent}" in said["PLAY"]


def test_the_page_says_so_for_every_number_of_players() -> None:
    assert [list(map(int, TOLD[name])) for name in ("mulligans", "mulligans_with_high_risk")] == [
        list(range(2, 9)),
        list(range(2, 7)),
    ]


@pytest.mark.rule("T-01", "T-31", "T-33")
def test_hands_chips_and_cards_put_aside_are_as_many_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, chips=True, high_risk=True)
    held, aside, chips = len(table.state.players[0].hand), len(table.state.aside), table.chips[0]
    assert f"Everyone holds {word(held)} cards" in said["PLAY"]
    assert f"lay one of your {word(held)} cards face up" in said["steps"]
    assert f"{aside} cards are set aside at the start" in said["END"]
    assert f"the deck is {word(aside)} cards short" in said["highRisk"]
    assert f"goes well with the others: {chips} each." in said["END"]
    assert said["chips"].startswith(f"Chips {chips} each")


@pytest.mark.rule("T-11", "T-30", "T-31")
def test_impossible_options_are_those_that_the_page_names(said: dict[str, str]) -> None:
    most = max(seats for seats in range(2, 9) if not _refused(seats, high_risk=True))
    assert f"{word(most).capitalize()} players at most." in said["END"]
    assert f"For up to {word(most)}:" in said["highRisk"]
    assert _refused(3, secret_offers=True, open_hands=True)
    assert "Not with open hands." in said["END"]


@pytest.mark.rule("T-07", "T-08", "T-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_ends_when_the_page_says(said: dict[str, str], seats: int) -> None:
    skipping, trading = Table(seats=seats), Table(seats=seats)
    skips = turns = 0
    while skipping.waiting:
        skipping.play(skipping.state.auctioneer, "skip")
        skips += 1
    while trading.waiting:
        _swap(trading)
        turns += 1
    assert (skipping.state.end, trading.state.end) == ("skips", "turns")
    assert f"at least {word(skips // seats)} times the number of players still in the game" in said["END"]
    assert f"{turns // seats} turns were played for each player who started the game." in said["END"]
    folding = Table(seats=2)
    folding.play(0, "fold")
    assert [bool(table.view()["left"]) for table in (skipping, trading, folding)] == [True, True, False]
    assert "The rest of the deck is shown too, unless the last two folded" in said["END"]


@pytest.mark.rule("T-06", "T-10")
def test_a_fold_on_the_last_turn_ends_it_by_turns_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3)
    while table.state.turn < table.state.most_turns:
        _swap(table)
    table.play(table.state.auctioneer, "fold")
    assert (table.waiting, table.state.end, bool(table.view()["left"])) == ([], "turns", True)
    assert (
        "A fold on the very last turn, with more than two left, ends the game by turns, and the deck is shown." in said["END"]
    )


@pytest.mark.rule("T-33", "T-34")
def test_chips_are_laid_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, chips=True, secret_offers=True)
    assert min(_stakes(table, 0, "auction")) == 1
    table.play(0, "auction", card=min(table.holds(0)), chips=1)
    assert min(_stakes(table, 1, "offer")) == 0
    assert "An auction needs at least one; an offer needs none." in said["END"]
    for seat, chips in ((1, 2), (2, 3)):
        events = table.play(seat, "offer", card=min(table.holds(seat)), chips=chips)
    assert [(offer["card"], offer["chips"]) for offer in events[-1]["offers"]] == [(None, 2), (None, 3)]
    assert "shown when all offers are in, with secret offers too: only the cards stay hidden" in said["END"]


@pytest.mark.rule("T-30")
def test_a_mulligan_shows_secret_offers_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, secret_offers=True)
    table.auction(0, *(min(table.holds(seat)) for seat in range(3)))
    assert None not in [laid["card"] for laid in table.play(0, "mulligan")[0]["cards"]]
    assert "After a Mulligan all cards on the ring are shown, as always." in said["END"]
    assert "Only a Mulligan reveals them before the end." in said["secretOffers"]


@pytest.mark.rule("T-32", "G-02")
def test_open_hands_hide_offers_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, open_hands=True)
    table.play(0, "auction", card=min(table.holds(0)))
    before = table.view(2)["players"]
    table.play(1, "offer", card=min(table.holds(1)))
    assert table.view(2)["players"] == before
    assert len(before[1]["hand"]) == FILE["hand"]
    assert "Offers stay hidden until all are in." in said["END"]
    assert "offers are hidden until all are in" in said["openHands"]


@pytest.mark.rule("T-35")
def test_pot_and_rematch_are_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(seats=3, chips=True)
    table.auction(0, *(min(table.holds(seat)) for seat in range(3)), chips=(2, 1, 0))
    table.play(0, "mulligan")
    for seat in (1, 2):
        table.play(seat, "fold")
    won, begun = table.places.index(1), FILE["chips"]
    left = [begun - 2, begun - 1, begun]
    assert table.chips == [chips + 3 * (seat == won) for seat, chips in enumerate(left)]
    assert "The best hand takes it at the end." in said["END"]
    assert "The winner takes the pot." in said["chips"]
    assert Table(seats=3, chips=True, carried=TRADE_RING.carry(table.state)).chips == table.chips
    assert "goes on with the chips everyone ended with, the pot included" in said["END"]
    table.state.players[0].chips = 0
    again = Table(seats=3, chips=True, carried=TRADE_RING.carry(table.state)).chips
    assert f"If anyone has none left, everyone starts with {again[0]} again." in said["END"]


@pytest.mark.rule("T-12")
def test_a_late_player_is_played_for_as_the_page_says(said: dict[str, str]) -> None:
    table = Table("2D 5C 9H JS KD", "3D 3C 3H 8S QD", chips=True)
    assert table.time_out(0)[0]["kind"] == "skipped"
    table.play(1, "auction", card="8S", chips=1)
    table.time_out(0)
    slot = table.state.players[0].slot
    assert slot is not None
    assert slot.chips == 0
    assert table.time_out(1)[0]["kind"] == "mulliganed"
    assert "If it’s your turn, you skip. If your auction is open, it ends in a Mulligan." in said["END"]
    assert "with no chips" in said["END"]


@pytest.mark.rule("T-22", "T-23", "T-25")
@pytest.mark.parametrize(
    ("cards", "kind", "claim"),
    [
        ("AS 2H 3C 4D 9S", "Low Straight", "except in a straight next to a two"),
        ("QS KH AC 2D 3S", "High Card", "King, ace, two isn’t a straight."),
        ("2S 5S 8S JS KD", "High Card", "Four of one suit alone count for nothing."),
        ("4S 5S 6S 7S KD", "Low Straight", "Four in a row in one suit are a Low Straight."),
    ],
)
def test_hands_are_what_the_page_says(said: dict[str, str], cards: str, kind: str, claim: str) -> None:
    assert TYPES[type_of(worth(hand(cards)))] == kind
    assert claim in said["COMPARED"]


def _refused(seats: int, **asked: bool) -> bool:
    try:
        TRADE_RING.settle_options(asked, seats, None)
    except BadOptions:
        return True
    return False


def _stakes(table: Table, seat: int, kind: str) -> list[int]:
    return [move["chips"] for move in table.moves(seat) if move["kind"] == kind]


def _swap(table: Table) -> None:
    """Play a turn in which two cards are swapped."""
    seat = table.state.auctioneer
    others = [other for other in table.state.clockwise() if other != seat]
    table.auction(seat, *(min(table.holds(each)) for each in (seat, *others)))
    table.play(seat, "swap", seat=others[0])


def _call_a_mulligan(table: Table) -> None:
    seat = table.state.auctioneer
    others = [other for other in table.state.clockwise() if other != seat]
    table.auction(seat, *(min(table.holds(each)) for each in (seat, *others)))
    table.play(seat, "mulligan")
