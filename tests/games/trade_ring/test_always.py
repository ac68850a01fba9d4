"""Invariants (T-09), over random games with every number of players and every set of options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from chalicelib.games.trade_ring.cards import DECK, NAMES, worth
from chalicelib.games.trade_ring.state import State
from tests import seeds
from tests.games.trade_ring.random_games import EVERY_WAY, begin, finished, walk
from tests.games.trade_ring.table import Table

SEEDS = range(len(EVERY_WAY))
MORE = range(len(EVERY_WAY), 30 * len(EVERY_WAY))
each_game = pytest.mark.parametrize("seed", SEEDS)
each_third_game = pytest.mark.parametrize("seed", seeds.every(3, SEEDS))


def cards(state: State) -> list[int]:
    """Return all cards, from all places."""
    lie = [*state.deck, *state.aside, *state.discard]
    for player in state.players:
        lie += [*player.hand, *([player.slot.card] if player.slot else [])]
    return lie


def check_always(table: Table) -> None:
    """Check the invariants between two decisions."""
    state = table.state
    assert sorted(cards(state)) == list(DECK), "52 cards in all, none twice"
    for seat, player in enumerate(state.players):
        assert len(player.hand) + (player.slot is not None) == 5
        on_ring = player.active and (state.phase == "choice" or (state.phase == "offers" and seat == state.auctioneer))
        assert (player.slot is not None) == on_ring, "each active player has one card on the ring, and nobody else"
        offer = state.offers.made.get(seat)
        assert offer is None or offer.card in player.hand
    if state.phase == "offers":
        assert all((seat in state.offers.made) != (seat in table.waiting) for seat in state.offerers)
    assert len(state.active) != 1, "never exactly one active player"
    assert state.phase == "over" or len(state.active) >= 2


def check_turns(tables: Iterator[Table]) -> Table:
    """Check the invariants from the end of a turn to that of the next. Return the game at its end."""
    turn, gone, auctioned = 1, list[int](), None
    table = None
    for table in tables:
        check_always(table)
        state = table.state
        assert state.discard[: len(gone)] == gone, "a discarded card never returns"
        gone = [*state.discard]
        if state.turn != turn or state.phase == "over":
            opened = [seat for seat, player in enumerate(state.players) if player.slot]  # the next auction, at once (T-15)
            assert opened in ([], [state.auctioneer])
            assert all(len(player.hand) + (seat in opened) == 5 for seat, player in enumerate(state.players))
            if auctioned is not None:
                seat, card = auctioned
                assert card not in state.players[seat].hand, "an auctioned card is gone when the turn ends"
            turn, auctioned = state.turn, None
        slot = state.players[state.auctioneer].slot
        if slot:
            auctioned = state.auctioneer, slot.card
    assert table is not None
    return table


@pytest.mark.rule("T-09", "T-05", "T-31")
@each_game
def test_always(seed: int) -> None:
    table = check_turns(walk(begin(seed), seed))
    worths = [worth(player.hand) for player in table.state.players]
    assert len(set(worths)) == len(worths), "never a tie"
    assert sorted(table.places) == list(range(1, table.seats + 1))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.rule("T-09")
def test_always_in_many_games() -> None:
    ends = Counter(check_turns(walk(begin(seed), seed)).state.end for seed in MORE)
    assert ends.keys() >= {"fold", "deck", "skips"}


@pytest.mark.rule("T-33", "T-35")
@each_game
def test_chips_are_conserved(seed: int) -> None:
    """All chips are with players, which includes hidden offers, on the ring, or in the pot."""
    table = begin(seed)
    total = sum(table.chips)
    assert total == (20 * table.seats if table.options["chips"] else 0)
    for at in walk(table, seed):
        state = at.state
        ring = sum(player.slot.chips for player in state.players if player.slot)
        pot = 0 if state.phase == "over" else state.pot
        assert sum(at.chips) + ring + pot == total
        assert all(player.chips >= 0 for player in state.players)
        assert all(state.players[seat].chips >= offer.chips for seat, offer in state.offers.made.items())


@pytest.mark.rule("T-06")
@each_game
def test_folded_hands_are_frozen(seed: int) -> None:
    frozen: dict[int, list[int]] = {}
    for table in walk(begin(seed), seed):
        for seat, player in enumerate(table.state.players):
            if not player.active and table.state.phase != "over":
                assert frozen.setdefault(seat, [*player.hand]) == player.hand


@pytest.mark.rule("T-10")
@each_game
def test_games_end_in_time(seed: int) -> None:
    table = begin(seed)
    for at in walk(table, seed):
        shown = at.view()
        assert shown["turns_left"] == (0 if at.state.phase == "over" else 40 * at.seats - at.state.turn + 1)
        assert at.state.phase == "over" or 1 <= shown["skips_left"] <= 3 * len(at.state.active)
    assert table.state.turn <= 40 * table.seats


@pytest.mark.rule("T-13", "T-30")
@each_third_game
def test_known_cards_are_really_there(seed: int) -> None:
    """Cards that a view shows as known are in that hand, or face-down on the ring."""
    for table in walk(begin(seed), seed):
        for viewer in (*range(table.seats), None):
            for player in table.view(viewer)["players"]:
                owner = table.state.players[player["seat"]]
                there = {*owner.hand, *([owner.slot.card] if owner.slot else [])}
                assert set(player["known"]) <= there
                assert player["hand"] is None or set(player["hand"]) == set(owner.hand)


@pytest.mark.rule("T-04", "T-05", "T-13", "T-35")
@each_game
def test_a_finished_game_can_be_played_again_by_hand_from_its_record(seed: int) -> None:
    table = finished(seed)
    record = table.record
    hands = [set(hand) for hand in record["dealt"]]
    chips = [20] * table.seats
    pot = 0
    for turn in record["turns"]:
        if turn["kind"] != "auction":
            assert turn["taken"] is None
            continue
        laid = {turn["seat"]: turn, **{int(seat): offer for seat, offer in turn["offers"].items()}}
        for seat, slot in laid.items():
            hands[seat].remove(slot["card"])
            chips[seat] -= slot["chips"] or 0
        goes = {seat: seat for seat in laid}
        if turn["taken"] is None:
            pot += sum(slot["chips"] or 0 for slot in laid.values())
            for seat in laid:
                hands[seat].add(turn["drawn"][str(seat)])
            continue
        goes |= {turn["seat"]: turn["taken"], turn["taken"]: turn["seat"]}
        for seat, owner in goes.items():
            hands[seat].add(laid[owner]["card"])
            chips[seat] += laid[owner]["chips"] or 0
    assert [set(hand) for hand in record["hands"]] == hands
    if table.options["chips"]:
        chips[record["winner"]] += pot
        assert (record["pot"], record["chips"]) == (pot, chips)
    else:
        assert (record["pot"], record["chips"]) == (None, None)
    assert table.places[record["winner"]] == 1
    assert all(name in NAMES for name in record["left"])
