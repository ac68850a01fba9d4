"""The record of a finished game, and the packed state."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import TYPES
from tests.games.records_guide import member, members, section
from tests.games.trade_ring.random_games import EVERY_WAY, begin, finished, walk
from tests.games.trade_ring.table import Table

ANN, BEN, CAT = 0, 1, 2
HANDS = ("2D 5C 9H JS KD", "3D 3C 3H 8S QD", "4D 4C 7H 10S AD")


@pytest.mark.rule("T-13")
@pytest.mark.parametrize("secret", [False, True])
def test_the_record_shows_secret_offers_too(secret: bool) -> None:
    table = Table(*HANDS, then="6D 6C 6H", chips=True, secret_offers=secret)
    table.play(ANN, "auction", card="2D", chips=1)
    table.play(BEN, "offer", card="3D", chips=9)
    table.play(BEN, "offer", card="8S", chips=0)
    table.play(CAT, "offer", card="7H", chips=2)
    table.play(ANN, "swap", seat=CAT)
    table.auction(BEN, "QD", "2D", "JS", chips=(1, 0, 0))
    table.play(BEN, "mulligan")
    table.play(CAT, "skip")
    table.play(ANN, "fold")
    table.play(BEN, "fold")
    nothing: dict[str, Any] = {"card": None, "chips": None, "offers": {}, "taken": None, "drawn": {}}
    assert table.record == {
        "dealt": [["KD", "JS", "9H", "5C", "2D"], ["QD", "8S", "3H", "3C", "3D"], ["AD", "10S", "7H", "4C", "4D"]],
        "turns": [
            {
                "seat": ANN,
                "kind": "auction",
                "card": "2D",
                "chips": 1,
                "offers": {"1": {"card": "8S", "chips": 0}, "2": {"card": "7H", "chips": 2}},
                "taken": CAT,
                "drawn": {},
            },
            {
                "seat": BEN,
                "kind": "auction",
                "card": "QD",
                "chips": 1,
                "offers": {"0": {"card": "JS", "chips": 0}, "2": {"card": "2D", "chips": 0}},
                "taken": None,
                "drawn": {"0": "6H", "1": "6D", "2": "6C"},
            },
            {"seat": CAT, "kind": "skip", **nothing},
            {"seat": ANN, "kind": "fold", **nothing},
            {"seat": BEN, "kind": "fold", **nothing},
        ],
        "end": "fold",
        "left": [],
        "hands": [["KD", "9H", "7H", "6H", "5C"], ["3H", "3C", "3D", "8S", "6D"], ["4C", "4D", "AD", "10S", "6C"]],
        "types": ["High Card", "Three of a Kind", "Pair"],
        "pot": 1,
        "chips": [21, 20, 19],
        "winner": BEN,
    }


def test_a_forced_fold_is_a_turn_in_the_record() -> None:
    table = Table(*HANDS, chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(1, 20, 0))
    table.play(ANN, "mulligan")
    table.play(CAT, "fold")
    assert [(turn["seat"], turn["kind"]) for turn in table.record["turns"]] == [(ANN, "auction"), (BEN, "fold"), (CAT, "fold")]


@pytest.mark.parametrize("seed", range(0, len(EVERY_WAY), 2))
def test_a_state_is_the_same_again_after_packing(seed: int) -> None:
    for table in walk(begin(seed), seed):
        packed = json.dumps(TRADE_RING.pack(table.state))
        assert TRADE_RING.unpack(table.options, table.seats, None, json.loads(packed)) == table.state
        assert len(packed) < 400 + 100 * table.seats


GUIDE = section("The Trading Ring")


def test_the_guide_to_records_names_exactly_the_members() -> None:
    table = finished(1)
    assert {*members(GUIDE)} == table.record.keys()
    assert {frozenset(turn) for turn in table.record["turns"]} == {frozenset(members(GUIDE.partition("A turn:")[2]))}
    assert tuple(re.findall(r'`"([^"]+)"`', member(GUIDE, "types"))) == TYPES
