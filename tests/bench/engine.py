"""How fast dice golf's engine is, on one core: checked moves a second and the time of a view.

    python -m tests.bench.engine

Whole recorded rounds of four players over 18 holes are played again, each move checked, its dice drawn and its events made.
Views are of such rounds at their end, when they hold most. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.interface import Course, Hole
from tests.bench.timing import seconds

BOX = Course("box", "Mulligan Dice Golf", tuple(Hole(int(par), 400) for par in "443453454434543445"))
SEATS, GAMES, VIEWS = 4, 40, 2000


class Round(NamedTuple):
    """A whole round as it was played: options, the key of its chance, and who made which move."""

    options: dict[str, Any]
    key: bytes
    moves: list[tuple[int, Any]]


def rows() -> Iterator[tuple[str, str]]:
    """What was measured, and the figure: of stroke play, and of match play, whose six matches cost most."""
    for scoring, stymie in (("stroke", True), ("stroke", False), ("match", False)):
        rounds = [record(scoring, stymie, seed) for seed in range(GAMES)]
        pace = "turns with the Stymie" if stymie else "own pace"
        yield f"engine, {scoring}, {pace}: checked moves a second", f"{moves_a_second(rounds):,.0f}"
        yield f"engine, {scoring}, {pace}: a view of 4 players, 18 holes", f"{view_time(rounds[0]) * 1e6:.1f} µs"


def record(scoring: str, stymie: bool, seed: int) -> Round:
    """A round of random legal moves."""
    options = DICE_GOLF.settle_options({"format": scoring, "stymie": stymie}, SEATS, BOX)
    random, key = Random(seed), Random(seed).randbytes(32)
    state, chance = DICE_GOLF.set_up(options, SEATS, BOX, Chance(key)), Chance(key)
    moves: list[tuple[int, Any]] = []
    while waiting := DICE_GOLF.waiting(state):
        seat = random.choice(waiting)
        legal = DICE_GOLF.legal(state, seat)
        assert legal is not None
        moves.append((seat, legal.pick(random)))
        DICE_GOLF.play(state, *moves[-1], chance)
    return Round(options, key, moves)


def moves_a_second(rounds: list[Round]) -> float:
    """All rounds played again."""

    def work() -> None:
        for each in rounds:
            replay(each)

    return sum(len(each.moves) for each in rounds) / seconds(work)


def view_time(finished: Round) -> float:
    """Seconds for one view."""
    state = replay(finished)

    def work() -> None:
        for _ in range(VIEWS):
            DICE_GOLF.view(state, 0)

    return seconds(work) / VIEWS


def replay(each: Round) -> Any:
    """The state at the end of a round, played move by move."""
    chance = Chance(each.key)
    state = DICE_GOLF.set_up(each.options, SEATS, BOX, chance)
    play = DICE_GOLF.play
    for seat, move in each.moves:
        play(state, seat, move, chance)
    return state


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<70} {figure:>9}")
