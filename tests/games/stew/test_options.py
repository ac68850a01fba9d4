"""The options, and the combinations that are refused (G-10)."""

from __future__ import annotations

import pytest

from chalicelib.boards.courses import BUILT_IN
from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.stew import STEW


@pytest.mark.rule("S-15", "S-30")
def test_by_default_there_are_no_specialties_and_the_mulligan_reaches_the_round() -> None:
    assert STEW.settle_options({}, 2, None) == {"specialties": False, "mulligan_reach": "round"}


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("asked", [{"specialties": 1}, {"mulligan_reach": "game"}, {"rounds": 3}])
def test_other_options_are_refused(asked: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        STEW.settle_options(asked, 2, None)


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="two to five players"):
        STEW.settle_options({}, seats, None)


def test_it_takes_no_course() -> None:
    with pytest.raises(BadCourse):
        STEW.settle_options({}, 2, next(iter(BUILT_IN.values())))
