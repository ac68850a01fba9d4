"""Ranking at the end of a game: the place of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.games.interface import JSON


def places(
    worths: Sequence[Any], *, lowest: bool = False, scores: Sequence[JSON] | None = None, sides: Sequence[Sequence[int]] = ()
) -> list[dict[str, JSON]]:
    """Return {"seat", "place", "score"} for each seat, in seat order, ranked by `worths`. Equals share a place (G-07).

    The highest worth is best, or the lowest with `lowest`. `scores`, if given, are shown in place of the worths. `sides` lists
    the seats of each team: partners share a place, and a team counts once.

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
