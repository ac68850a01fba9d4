"""The parts of the game: the strokes that dice cost, compared with their mean."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, STANDS_FOR, score
from chalicelib.games.dice_golf.policy import odds
from chalicelib.games.dice_golf.record import PART, parts


def record(*holes: tuple[int, list[dict[str, Any]]], seats: int = 1) -> dict[str, Any]:
    """Return a record of holes with these pars, on which these were the final dice of each seat."""
    first = {par: {die: FACES[die][-1] for die in dice} for par, dice in DICE_BY_PAR.items()}
    return {
        "totals": [0] * seats,
        "holes": [
            {"par": par, "plays": [{"seat": seat, "rolls": [first[par], lie]} for seat, lie in enumerate(lies)]}
            for par, lies in holes
        ],
    }


def lie(par: int, *faces: Any) -> dict[str, Any]:
    return dict(zip(DICE_BY_PAR[par], faces, strict=True))


def test_every_die_is_part_of_something() -> None:
    assert set(PART) == set(FACES) == set(STANDS_FOR)


@pytest.mark.parametrize(
    ("par", "faces"),
    [
        (3, ("Green", 1, "Blank")),
        (4, ("Rough", "Chip", 3, "Wind")),
        (4, ("Fairway", "Tap In", 3, "Sun")),
        (5, ("Fairway", "Green", "Hazard", 2, "Wind")),
    ],
)
def test_all_parts_are_together_the_score_less_the_mean_of_its_par(par: int, faces: tuple[Any, ...]) -> None:
    (part,) = parts(record((par, [lie(par, *faces)])))
    assert sum(part.values()) == pytest.approx(score(par, faces) - odds(par).mean, abs=0.003)


def test_each_seat_has_the_parts_of_its_own_dice_over_all_holes() -> None:
    good, bad = lie(4, "Fairway", "Green", 1, "Blank"), lie(4, "Fairway", "Green", 3, "Blank")
    first, second = parts(record((4, [good, bad]), (4, [good, bad]), seats=2))
    assert second["putting"] - first["putting"] == pytest.approx(4)
    assert {part: more for part, more in first.items() if part != "putting"} == {
        part: more for part, more in second.items() if part != "putting"
    }


def test_a_seat_without_a_finished_hole_has_no_parts() -> None:
    assert parts(record((4, [lie(4, "Fairway", "Green", 1, "Blank")]), seats=2))[1] == {}
