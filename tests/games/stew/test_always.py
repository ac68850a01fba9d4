"""Invariants, over random games with every number of players and every set of options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import COINS, DECK, TIPS
from chalicelib.games.stew.state import State
from tests.games.stew.random_games import EVERY_WAY, begin, finished, walk
from tests.games.stew.table import Events, Table

SEEDS = range(2 * len(EVERY_WAY))
MORE = range(len(SEEDS), 60 * len(EVERY_WAY))
each_game = pytest.mark.parametrize("seed", SEEDS)


def cards(state: State) -> list[int]:
    """Return all cards, from all places."""
    lie = [*state.deck, *state.discard]
    for royal in state.royals.values():
        lie += [*royal.down, *royal.under, *([] if royal.next is None else [royal.next])]
    for player in state.players:
        lie += [*player.hand, *(card for play in player.plays if not play.gone for card in play.cards)]
    return lie


def check_always(table: Table) -> None:
    """Check the invariants between two decisions."""
    state = table.state
    assert sorted(cards(state)) == [*DECK], "80 cards in all, none twice"
    assert len(state.deck) + len(state.discard) >= (14 if state.options.mulligan_reach == "round" else 10)
    for seat, player in enumerate(state.players):
        assert len(player.hand) <= (9 if player.specialty == "gardener" else 7)
        assert set(player.drawn) <= set(player.hand)
        tokens = Counter(play.token for play in player.plays)
        assert all(count <= (1 if token == "mulligan" else 2) for token, count in tokens.items())
        planned = state.plans.made.get(seat)
        assert planned is None or set(planned.cards) <= set(player.hand)
        assert player.hand or state.phase not in ("opening", "plan"), "no hand is ever empty"
        if state.phase in ("plan", "exchange"):
            assert len(player.plays) == state.turn - (state.phase == "plan")
    for royal, pile in state.royals.items():
        if state.phase in ("plan", "exchange"):
            assert pile.tip == TIPS[royal] + sum(COINS[card] for card in pile.under) + pile.left
            assert len(pile.under) == state.round
        assert all(COINS[card] for card in pile.under), "no order without a tip"
    names = [player.specialty for player in state.players if player.specialty]
    assert len(names) == len(set(names))


@pytest.mark.rule("S-01", "S-04", "S-12", "S-17")
@each_game
def test_always(seed: int) -> None:
    for table in walk(begin(seed), seed):
        check_always(table)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.rule("S-01", "S-17")
def test_always_in_many_games() -> None:
    kinds = Counter[str]()
    for seed in MORE:
        table = check_money(seed)
        kinds.update(event.kind for step in table.steps for event in step.events)
    assert {"reshuffled", "thrown", "exchanged", "stayed", "traded", "earned", "mulliganed"} <= kinds.keys()


class Supply:
    """The places of all money, computed from events alone. It comes from the supply and goes back to it."""

    def __init__(self, royals: list[str], seats: int) -> None:
        self.out = 0
        self.on = dict.fromkeys(royals, 0)
        self.money = [0] * seats

    def note(self, events: Events) -> None:
        for event in events:
            if event["kind"] == "begun":
                self.lay(event)
            elif event["kind"] == "scored":
                self.pay(event)
            elif event["kind"] == "earned":
                self.out += event["pence"]
                self.money[event["seat"]] += event["pence"]

    def lay(self, event: dict[str, Any]) -> None:
        """Move each royal's tip from the supply, except for the money that is there already."""
        for royal, laid in event["royals"].items():
            assert laid["left"] == self.on[royal]
            self.out += laid["tip"] - laid["left"]
            self.on[royal] = laid["tip"]

    def pay(self, event: dict[str, Any]) -> None:
        """Pay the tip to the takers, keep the rest or return it, and pay wages from the supply."""
        royal, takers, wages = event["royal"], event["takers"], event["wages"]
        share, left, back = event["share"], event["left"], event["back"]
        assert self.on[royal] == share * len(takers) + left + back
        self.on[royal] = left
        self.out += sum(wages) - back
        for seat, pence in enumerate(wages):
            assert not pence or seat not in takers, "wages are for the others"
            self.money[seat] += share if seat in takers else pence


def check_money(seed: int) -> Table:
    """Play a game and check where the money is."""
    table = begin(seed)
    supply, noted = Supply([*table.state.royals], table.seats), 0
    for _ in walk(table, seed):
        for step in table.steps[noted:]:
            supply.note([event.seen_by(None) for event in step.events])
        noted = len(table.steps)
        assert table.money == supply.money
        assert {royal: pile.tip for royal, pile in table.state.royals.items()} == supply.on
        assert sum(supply.money) + sum(supply.on.values()) == supply.out, "money in play and supply make the same sum"
    assert set(supply.on.values()) == {0}, "at the end nothing lies at the royals"
    return table


@pytest.mark.rule("S-05", "S-20", "S-21", "S-22")
@each_game
def test_money_in_play_and_in_the_supply_is_always_the_same(seed: int) -> None:
    check_money(seed)


@pytest.mark.rule("S-16", "S-20", "S-24", "S-31", "S-32", "S-36", "S-37", "S-39")
@each_game
def test_a_finished_game_can_be_scored_again_by_hand_from_its_record(seed: int) -> None:
    table = finished(seed)
    record = table.record
    kept = record["specialties"] or [None] * table.seats
    money, left = [0] * table.seats, dict.fromkeys(table.state.royals, 0)
    coins = dict.fromkeys(table.state.royals, 0)
    for number, played in enumerate(record["rounds"], 1):
        for royal in left:
            coins[royal] += played["orders"][royal]["coins"]
            assert played["tips"][royal] == TIPS[royal] + coins[royal] + left[royal]
        paid, extra = by_hand(played, kept, table, number)
        assert (played["paid"], played["extra"]) == (paid, extra)
        money = [own + pence for own, pence in zip(money, paid, strict=True)]
        left = played["left"]
    assert record["money"] == money == table.money
    assert record["hands"] == [len(player.hand) for player in table.state.players]


def by_hand(played: dict[str, Any], kept: list[str | None], table: Table, number: int) -> tuple[list[int], list[int]]:
    """Return the pay of a round, computed from the plays in its record."""
    paid, extra, shares, tipped = [0] * table.seats, [0] * table.seats, [0] * table.seats, [False] * table.seats
    reach = table.options["mulligan_reach"]
    for royal in table.state.royals:
        made = [matches(played, seat, royal, kept[seat], reach) for seat in range(table.seats)]
        assert played["matches"][royal] == made
        most, tip = max(made), played["tips"][royal]
        takers = [seat for seat, own in enumerate(made) if own == most > 0]
        share = tip // len(takers) if takers else 0
        assert played["left"][royal] == (tip - share * len(takers) if takers and number < 4 else 0)
        for seat, own in enumerate(made):
            up = kept[seat] == "quartermaster" and own % 2 == 1 and seat not in takers
            paid[seat] += share if seat in takers else own // 2 + up
            extra[seat] += up
            shares[seat] += seat in takers and len(takers) > 1
            tipped[seat] |= seat in takers and share > 0
    for seat, specialty in enumerate(kept):
        more = 2 * (not tipped[seat]) if specialty == "baker" else shares[seat] if specialty == "taster" else 0
        paid[seat] += more
        extra[seat] += more
    return paid, extra


def matches(played: dict[str, Any], seat: int, royal: str, specialty: str | None, reach: str) -> int:
    """Return one seat's matches at one royal. A mulligan removes earlier ones, unless it reaches only its own turn."""
    order, total = played["orders"][royal]["order"], 0
    for play in played["plays"]:
        if play["seat"] != seat:
            continue
        if play["token"] == "mulligan" and reach == "round":
            total = 0
        if play["token"] == royal:
            for icons in play["cards"]:
                here = sum(icon in order for icon in icons)
                total += here + (specialty == "butcher" and len(set(icons)) == 1 and here > 0)
            total += play["added"]
    return total


@pytest.mark.rule("S-23")
@each_game
def test_games_take_four_rounds(seed: int) -> None:
    table = finished(seed)
    begun = [event.shown["round"] for step in table.steps for event in step.events if event.kind == "begun"]
    assert begun == [1, 2, 3, 4]
    assert STEW.progress(table.state) == (4, 4)


def test_a_state_is_small() -> None:
    """At any moment an entry with its snapshot should fit into one write unit."""
    longest = 0
    for seed in range(len(EVERY_WAY)):
        for table in walk(begin(seed), seed):
            longest = max(longest, len(str(STEW.pack(table.state)).replace(" ", "")))
    assert 400 < longest < 640


def test_these_games_are_varied() -> None:
    """They reshuffle, trade and exchange: otherwise the tests would not cover these."""
    kinds = Counter(event.kind for seed in SEEDS for step in finished(seed).steps for event in step.events)
    assert {"reshuffled", "thrown", "exchanged", "stayed", "traded", "earned", "mulliganed"} <= kinds.keys()
    assert kinds["exchanged"] > 5
