"""The end of a game, the winner, and the start of a rematch (T-07, T-08, T-10, T-14, T-34, T-35)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.games.trade_ring import TRADE_RING, rounds
from tests.games.trade_ring.table import Table, card, hand

ANN, BEN, CAT = 0, 1, 2
HANDS = ("2D 5C 9H JS KD", "3D 3C 3H 8S QD", "4D 4C 7H 10S AD")


def four(**more: Any) -> Table:
    return Table(seats=4, **more)


def ended(events: list[dict[str, Any]]) -> dict[str, Any]:
    assert events[-1]["kind"] == "ended"
    return events[-1]


@pytest.mark.rule("T-07")
def test_with_two_players_left_a_fold_ends_the_game_and_folds_the_other() -> None:
    table = Table(*HANDS)
    table.play(ANN, "fold")
    end = ended(table.play(BEN, "fold"))
    assert end["end"] == "fold"
    assert [player["active"] for player in table.view()["players"]] == [False, False, False]
    assert (table.waiting, table.moves(CAT)) == ([], [])
    assert end["left"] == []
    assert table.view()["deck"] == 37
    assert table.view()["deck_cards"] is None


@pytest.mark.rule("T-14")
def test_places_follow_the_hands_folded_or_not_with_chips_too() -> None:
    table = Table(*HANDS, chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(9, 9, 9))
    table.play(ANN, "swap", seat=CAT)
    table.play(BEN, "fold")
    table.play(CAT, "fold")
    assert table.places == [3, 1, 2]
    result = TRADE_RING.result(table.state)
    assert result is not None
    assert [place["score"] for place in result["places"]] == ["High Card, K♦", "Three of a Kind, 3♥", "Pair, 4♣"]
    assert TRADE_RING.standings(table.state) is None


@pytest.mark.rule("T-08")
def test_a_deck_too_short_for_another_mulligan_ends_the_game() -> None:
    table = Table(seats=8, then="")
    assert table.view()["deck"] == 12
    names = [sorted(table.holds(seat))[0] for seat in range(8)]
    table.auction(0, *names)
    end = ended(table.play(0, "mulligan"))
    assert (end["end"], len(end["left"])) == ("deck", 4)
    shown = table.view()
    assert (shown["deck"], shown["left"]) == (0, end["left"])
    assert shown["discard"][-4:] == end["left"]
    assert len(shown["discard"]) == 12


@pytest.mark.rule("T-08")
def test_a_deck_of_as_many_cards_as_players_is_enough() -> None:
    """Six hands leave 22 cards; Mulligans leave 16, 10 and then 4, which are too few for six players but enough for four."""
    table = Table(seats=6)
    for _ in range(2):
        _mulligan(table)
    assert table.view()["deck"] == 10
    for _ in range(2):
        table.play(table.waiting[0], "fold")
    _mulligan(table)
    assert (table.view()["deck"], table.state.end) == (6, None)
    table.play(table.waiting[0], "fold")
    _mulligan(table)
    assert (table.view()["deck"], table.state.end) == (3, None)
    _mulligan(table)
    assert (table.view()["left"], table.state.end) == ([], "deck")


def _mulligan(table: Table) -> list[dict[str, Any]]:
    auctioneer = table.waiting[0]
    around = table.state.clockwise()
    table.auction(auctioneer, *[sorted(table.holds(seat))[0] for seat in around])
    return table.play(auctioneer, "mulligan")


@pytest.mark.rule("T-08")
def test_the_deck_is_looked_at_before_the_first_turn_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the present numbers the deck is always long enough, but the data file may be changed."""
    monkeypatch.setattr(rounds, "HIGH_RISK", 24)
    table = Table(seats=5, high_risk=True)
    assert (table.state.end, len(table.view()["left"]), table.waiting) == ("deck", 3, [])
    assert sorted(table.places) == [1, 2, 3, 4, 5]


@pytest.mark.rule("T-10")
def test_three_skips_in_a_row_for_each_active_player_end_the_game() -> None:
    table = four()
    for skips in range(11):
        assert table.view()["skips_left"] == 12 - skips
        table.play(table.waiting[0], "skip")
    end = ended(table.play(table.waiting[0], "skip"))
    assert (end["end"], len(end["left"]), table.view()["deck"]) == ("skips", 32, 0)


@pytest.mark.rule("T-10")
def test_a_fold_neither_counts_as_a_skip_nor_breaks_the_run() -> None:
    table = four()
    for _ in range(8):
        table.play(table.waiting[0], "skip")
    table.play(table.waiting[0], "fold")
    assert table.view()["skips_left"] == 1
    assert ended(table.play(table.waiting[0], "skip"))["end"] == "skips"


@pytest.mark.rule("T-10", "T-34")
def test_nor_does_a_forced_fold() -> None:
    table = four(chips=True, carried=[20, 20, 20, 1])
    names = [sorted(table.holds(seat))[0] for seat in range(4)]
    table.auction(0, *names, chips=(1, 0, 0, 1))
    table.play(0, "mulligan")
    table.play(1, "skip")
    assert table.play(2, "skip")[-1]["forced"]
    assert (table.waiting, table.view()["skips_left"]) == ([0], 3 * 3 - 2)


@pytest.mark.rule("T-10")
@pytest.mark.parametrize("skips", [9, 11])
def test_a_fold_never_ends_the_game_by_skips_but_the_next_skip_does(skips: int) -> None:
    table = four()
    for _ in range(skips):
        table.play(table.waiting[0], "skip")
    table.play(table.waiting[0], "fold")
    assert (table.state.end, table.view()["skips_left"]) == (None, 1)
    assert ended(table.play(table.waiting[0], "skip"))["end"] == "skips"


@pytest.mark.rule("T-10", "T-34")
def test_nor_does_a_forced_fold_that_makes_the_run_long_enough() -> None:
    table = four(chips=True, carried=[20, 20, 20, 1])
    names = [sorted(table.holds(seat))[0] for seat in range(4)]
    table.auction(0, *names, chips=(1, 0, 0, 1))
    table.play(0, "mulligan")
    table.state.skips = 9
    table.play(1, "skip")
    assert table.play(2, "skip")[-1]["forced"]
    assert (table.state.end, table.view()["skips_left"]) == (None, 1)


@pytest.mark.rule("T-10")
@pytest.mark.parametrize(("seats", "last", "end"), [(4, "skip", "skips"), (4, "fold", "turns"), (2, "fold", "fold")])
def test_of_several_simultaneous_ends_the_first_is_reported(seats: int, last: str, end: str) -> None:
    """A fold comes before skips, and skips come before turns; a fold does not end a game by skips."""
    table = Table(seats=seats)
    table.state.turn, table.state.skips = table.state.most_turns, 3 * seats - 1
    assert ended(table.play(table.waiting[0], last))["end"] == end


@pytest.mark.rule("T-10")
def test_an_auction_breaks_the_run() -> None:
    table = four()
    for _ in range(11):
        table.play(table.waiting[0], "skip")
    _mulligan(table)
    assert (table.state.end, table.view()["skips_left"]) == (None, 12)


@pytest.mark.rule("T-10")
def test_forty_turns_for_each_player_at_the_start_end_the_game() -> None:
    table = Table(seats=3)
    table.play(0, "fold")
    for turn in range(2, 121):
        assert table.view()["turns_left"] == 121 - turn
        auctioneer, other = table.state.clockwise()
        table.auction(auctioneer, *[sorted(table.holds(seat))[0] for seat in (auctioneer, other)])
        events = table.play(auctioneer, "swap", seat=other)
    end = ended(events)
    assert (end["end"], len(end["left"])) == ("turns", 37)
    assert TRADE_RING.progress(table.state) == (120, 120)
    assert table.view()["turns_left"] == 0


@pytest.mark.rule("T-34")
def test_an_auctioneer_without_chips_folds_at_once() -> None:
    table = Table(*HANDS, chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(1, 20, 1))
    events = table.play(ANN, "mulligan")
    assert events[-1] == {"seat": BEN, "kind": "folded", "turn": 2, "forced": True}
    assert (table.waiting, table.state.turn) == ([CAT], 3)
    assert table.state.players[BEN].active is False


@pytest.mark.rule("T-34")
def test_without_chips_one_may_still_offer() -> None:
    table = Table(*HANDS, chips=True, start=BEN)
    table.auction(BEN, "8S", "7H", "2D", chips=(20, 0, 0))
    table.play(BEN, "mulligan")
    table.play(CAT, "auction", card="4D", chips=1)
    assert {move["chips"] for move in table.moves(BEN)} == {0}


@pytest.mark.rule("T-34", "T-07")
def test_a_forced_fold_ends_the_game_too() -> None:
    table = Table(*HANDS[:2], chips=True)
    table.auction(ANN, "2D", "8S", chips=(1, 20))
    events = table.play(ANN, "mulligan")
    assert [event["kind"] for event in events] == ["mulliganed", "drew", "drew", "folded", "ended"]
    assert table.state.end == "fold"


@pytest.mark.rule("T-34")
def test_forced_folds_may_follow_each_other() -> None:
    table = four(chips=True)
    names = [sorted(table.holds(seat))[0] for seat in range(4)]
    table.auction(0, *names, chips=(1, 20, 20, 0))
    events = table.play(0, "mulligan")
    assert [(event["seat"], event["forced"]) for event in events if event["kind"] == "folded"] == [(1, True), (2, True)]
    assert table.waiting == [3]


@pytest.mark.rule("T-35")
def test_the_winner_takes_the_pot() -> None:
    table = Table(*HANDS, chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(3, 5, 2))
    table.play(ANN, "mulligan")
    table.play(BEN, "fold")
    end = ended(table.play(CAT, "fold"))
    assert (end["pot"], end["chips"]) == (10, [17, 25, 18])
    result = TRADE_RING.result(table.state)
    assert result is not None
    assert (result["pot"], result["chips"]) == (10, [17, 25, 18])


@pytest.mark.rule("T-35")
def test_a_rematch_begins_with_the_chips_that_each_ended_with() -> None:
    table = Table(*HANDS, chips=True)
    assert TRADE_RING.carry(table.state) is None  # nothing is carried out of a game that is not over
    table.auction(ANN, "2D", "8S", "7H", chips=(3, 5, 2))
    table.play(ANN, "mulligan")
    table.play(BEN, "fold")
    table.play(CAT, "fold")
    carried = TRADE_RING.carry(table.state)
    assert carried == [17, 25, 18]
    assert Table(*HANDS, chips=True, carried=carried).chips == carried


@pytest.mark.rule("T-35")
def test_if_a_player_has_no_chips_left_all_get_new_ones() -> None:
    table = Table(*HANDS[:2], chips=True)
    table.auction(ANN, "2D", "8S", chips=(20, 1))
    table.play(ANN, "mulligan")
    table.play(BEN, "fold")
    assert table.chips == [0, 40]
    assert TRADE_RING.carry(table.state) is None
    assert Table(*HANDS[:2], chips=True, carried=None).chips == [20, 20]


def test_without_chips_nothing_is_carried() -> None:
    table = Table(*HANDS[:2])
    table.play(ANN, "fold")
    assert TRADE_RING.carry(table.state) is None


def test_the_end_shows_every_hand_and_its_value() -> None:
    table = Table(*HANDS)
    table.play(ANN, "fold")
    end = ended(table.play(BEN, "fold"))
    assert end["hands"][BEN] == hand("3H 3C 3D QD 8S")
    assert end["values"][BEN] == {"type": "Three of a Kind", "top": card("3H"), "cards": hand("3H 3C 3D")}
    shown = table.view()
    assert [player["hand"] for player in shown["players"]] == end["hands"]
    assert (shown["winner"], shown["end"], shown["auctioneer"]) == (BEN, "fold", None)
    assert table.state.winner == BEN
