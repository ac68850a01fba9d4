"""Cards, sets and finished rounds as views and events show them, JSON-ready; each call makes lists of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.becks_golf.cards import FACES, Shown, all_shown
from chalicelib.games.becks_golf.scoring import Cards, Line, score, sets, with_bonus
from chalicelib.games.becks_golf.state import Ended


def grid(cards: Cards) -> list[Shown | None]:
    """Nine cards, row by row; null lies face-down."""
    return [None if card is None else FACES[card] for card in cards]


def made_sets(made: Iterable[tuple[Line, int]]) -> list[dict[str, Any]]:
    """Each set: where it lies, and what it scores."""
    return [{"places": [*line], "score": -number} for line, number in made]


def ended(number: int, ended: Ended, totals: list[int]) -> dict[str, Any]:
    """A finished round, all its cards turned: what each scores before and after the closer's bonus or penalty, and in all."""
    raw = [score(cards) for cards in ended.grids]
    return {
        "round": number,
        "closer": ended.closer,
        "grids": [all_shown(cards) for cards in ended.grids],
        "turned": [[*places] for places in ended.turned],
        "sets": [made_sets(sets(cards)) for cards in ended.grids],
        "discard": FACES[ended.discard],
        "raw": raw,
        "scores": with_bonus(raw, ended.closer),
        "totals": totals,
    }
