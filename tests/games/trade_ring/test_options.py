"""The options, and the combinations that are refused (T-11, T-30, T-31, G-10)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.interface import Course, Hole
from chalicelib.games.trade_ring import TRADE_RING
from tests.games.trade_ring.random_games import EVERY_WAY

ALL_OFF = {"secret_offers": False, "high_risk": False, "open_hands": False, "chips": False}


def test_every_option_is_off_unless_asked_for() -> None:
    assert TRADE_RING.settle_options({}, 4, None) == ALL_OFF
    assert TRADE_RING.settle_options({"chips": True}, 4, None) == {**ALL_OFF, "chips": True}
    shown = TRADE_RING.options_schema()["properties"]
    assert {name: option["default"] for name, option in shown.items()} == ALL_OFF


@pytest.mark.rule("T-30", "G-10")
def test_secret_offers_and_open_hands_are_refused_together() -> None:
    with pytest.raises(BadOptions, match=r"secret_offers and open_hands"):
        TRADE_RING.settle_options({"secret_offers": True, "open_hands": True}, 4, None)


@pytest.mark.rule("T-11", "G-10")
def test_high_risk_is_for_six_at_most() -> None:
    assert TRADE_RING.settle_options({"high_risk": True}, 6, None)["high_risk"]
    for seats in (7, 8):
        with pytest.raises(BadOptions, match=rf"high_risk.* {seats} seats"):
            TRADE_RING.settle_options({"high_risk": True}, seats, None)


@pytest.mark.rule("T-11")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="two to eight"):
        TRADE_RING.settle_options({}, seats, None)


@pytest.mark.rule("T-11", "T-31")
def test_the_deal_and_one_mulligan_always_fit() -> None:
    for seats, options in EVERY_WAY:
        assert 52 - 5 * seats - 13 * options["high_risk"] >= seats
    assert {seats for seats, _ in EVERY_WAY} == set(range(2, 9))
    assert len(EVERY_WAY) == 5 * 12 + 2 * 6


@pytest.mark.parametrize("asked", [{"chips": 1}, {"chips": "yes"}, {"open_hands": None}, {"speed": True}])
def test_other_options_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        TRADE_RING.settle_options(asked, 4, None)


def test_it_takes_no_course() -> None:
    with pytest.raises(BadCourse):
        TRADE_RING.settle_options({}, 4, Course("course", "Course", (Hole(4, 400),)))
