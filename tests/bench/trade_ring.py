"""Measure the speed of The Trading Ring on one core: checked moves per second, views, and hands ranked per second.

    python -m tests.bench.trade_ring

Recorded games of four players are replayed; each move is checked and its events are built. Every fifth of all five-card hands
is ranked. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Game
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import DECK, worth
from tests.bench.recorded_games import moves_a_second, record, view_time
from tests.bench.timing import seconds

SEATS, GAMES, EACH = 4, 40, 5
WAYS: tuple[dict[str, bool], ...] = ({}, {"secret_offers": True, "high_risk": True}, {"open_hands": True, "chips": True})


def rows() -> Iterator[tuple[str, str]]:
    """Yield each figure with its name."""
    for asked in WAYS:
        games = [record(TRADE_RING, SEATS, seed, asked, chooses=lasting) for seed in range(GAMES)]
        label = ", ".join(asked) or "no options"
        yield f"trade-ring, {label}: checked moves a second", f"{moves_a_second(games):,.0f}"
        yield f"trade-ring, {label}: a view of 4 players", f"{view_time(TRADE_RING, *games[0].half_way()) * 1e6:.1f} µs"
    yield "trade-ring: hands ranked a second", f"{hands_a_second():,.0f}"


def lasting(game: Game[Any], state: Any, seat: int, legal: Moves, random: Random) -> JSON:
    """Return a random move, with few folds and low stakes, so that the game lasts."""
    while True:
        move = legal.pick(random)
        if not (move["kind"] == "fold" or move.get("chips", 0) > 2) or random.random() > 0.95:
            return move


def hands_a_second() -> float:
    hands = list(islice(combinations(DECK, 5), 0, None, EACH))

    def work() -> None:
        for hand in hands:
            worth(hand)

    return len(hands) / seconds(work)


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>10}")
