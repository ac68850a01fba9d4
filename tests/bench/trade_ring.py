"""How fast the trading game is, on one core: checked moves, views, and hands ranked a second.

    python -m tests.bench.trade_ring

Whole recorded games of four players are played again, each move checked and its events made. Hands are every fifth of all those
of five cards. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import DECK
from chalicelib.games.trade_ring.hands import worth
from tests.bench.timing import seconds

SEATS, GAMES, VIEWS, EACH = 4, 40, 1000, 5
WAYS: tuple[dict[str, bool], ...] = ({}, {"secret_offers": True, "high_risk": True}, {"open_hands": True, "chips": True})


class Played(NamedTuple):
    """A whole game: options, the key of its chance, and who made which move."""

    options: dict[str, Any]
    key: bytes
    moves: list[tuple[int, Any]]


def rows() -> Iterator[tuple[str, str]]:
    """What was measured, and the figure."""
    for asked in WAYS:
        games = [record(asked, seed) for seed in range(GAMES)]
        told = ", ".join(asked) or "no options"
        yield f"trading game, {told}: checked moves a second", f"{moves_a_second(games):,.0f}"
        yield f"trading game, {told}: a view of 4 players", f"{view_time(games[0]) * 1e6:.1f} µs"
    yield "trading game: hands ranked a second", f"{hands_a_second():,.0f}"


def record(asked: dict[str, bool], seed: int) -> Played:
    """A game of random legal moves, hardly a fold among them and no high stakes, so that it lasts."""
    options = TRADE_RING.settle_options(asked, SEATS, None)
    random, key = Random(seed), Random(seed).randbytes(32)
    state, chance = TRADE_RING.set_up(options, SEATS, None, Chance(key)), Chance(key)
    moves: list[tuple[int, Any]] = []
    while waiting := TRADE_RING.waiting(state):
        seat = random.choice(waiting)
        legal = TRADE_RING.legal(state, seat)
        assert legal is not None
        move = legal.pick(random)
        if (move["kind"] == "fold" or move.get("chips", 0) > 2) and random.random() < 0.95:
            continue
        moves.append((seat, move))
        TRADE_RING.play(state, seat, move, chance)
    return Played(options, key, moves)


def moves_a_second(games: list[Played]) -> float:
    """All games played again, deal and end included."""

    def work() -> None:
        for game in games:
            replay(game, len(game.moves))

    return sum(len(game.moves) for game in games) / seconds(work)


def view_time(game: Played) -> float:
    """Seconds for one view, half-way through a game."""
    state = replay(game, len(game.moves) // 2)

    def work() -> None:
        for _ in range(VIEWS):
            TRADE_RING.view(state, 0)

    return seconds(work) / VIEWS


def hands_a_second() -> float:
    hands = list(islice(combinations(DECK, 5), 0, None, EACH))

    def work() -> None:
        for hand in hands:
            worth(hand)

    return len(hands) / seconds(work)


def replay(game: Played, most: int) -> Any:
    """The state after so many moves of a game."""
    chance = Chance(game.key)
    state = TRADE_RING.set_up(game.options, SEATS, None, chance)
    play = TRADE_RING.play
    for seat, move in game.moves[:most]:
        play(state, seat, move, chance)
    return state


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>10}")
