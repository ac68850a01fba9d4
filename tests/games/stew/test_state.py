"""The packed state: complete and small."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from chalicelib.games.stew.cards import OF
from chalicelib.games.stew.state import State, pack, unpack
from tests.games.stew.random_games import EVERY_WAY, begin, walk
from tests.games.stew.table import ANN, BEN, Table


def again(table: Table) -> State:
    return unpack(table.options, json.loads(json.dumps(pack(table.state))))


@pytest.mark.parametrize("seed", range(len(EVERY_WAY)))
def test_an_unpacked_state_is_the_same(seed: int) -> None:
    """The order of the discard pile may differ, as it does not matter (G-06)."""
    for number, table in enumerate(walk(begin(seed), seed)):
        if number % 3 == 0:
            assert again(table) == replace(table.state, discard=sorted(table.state.discard))


def test_packing_keeps_exchanges_additions_and_discards() -> None:
    table = Table(2, "understudy", "saucier")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey carrot", "wine carrot")
    table.plan(ANN, "queen", "honey wine", ask=True)
    table.plan(BEN, "queen", "honey carrot", add=True)
    assert again(table).players[BEN].plays[0].add
    table.play(ANN, "exchange", token="mulligan")
    ann, ben = again(table).players
    assert (ann.plays[0].instead_of, ann.plays[0].gone, ann.used) == ("queen", True, True)
    assert (ben.plays[0].added, ben.used) == (1, True)


def test_a_house_s_own_saucier_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF["saucier"], "matches", 2)
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine")
    table.plan(ANN, "queen", "honey wine", add=True)
    table.time_out(BEN)
    [play] = again(table).players[ANN].plays
    assert (play.added, play.gone) == (2, False)


def test_a_packed_state_shares_nothing_with_the_state() -> None:
    table = Table(3)
    table.pass_round()
    packed = pack(table.state)
    before = json.dumps(packed)
    table.pass_round()
    assert json.dumps(packed) == before
