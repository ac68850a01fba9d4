"""The places of all seats at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.games.interface import JSON


def places(
    worths: Sequence[Any], *, lowest: bool = False, scores: Sequence[JSON] | None = None, sides: Sequence[Sequence[int]] = ()
) -> list[dict[str, JSON]]:
    """Return the places of all seats, in seat order, ranked by `worths`; equal worths share a place (G-07).

    The highest is the best unless `lowest`. `scores` are shown instead of the worths. Partners (`sides`) share a place.

    >>> [each["place"] for each in places([7, 9, 7])]
    [2, 1, 2]
    >>> [each["place"] for each in places([7, 9, 7], lowest=True)]
    [1, 3, 1]
    """
    shown = worths if scores is None else scores
    heads = [worths[side[0]] for side in sides] or worths
    return [
        {"seat": seat, "place": 1 + sum([other < own if lowest else other > own for other in heads]), "score": shown[seat]}
        for seat, own in enumerate(worths)
    ]
