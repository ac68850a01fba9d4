"""Whole games at random: courses, options, moves and time-outs, all from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.options import FORMATS
from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Course, Step
from tests.games.dice_golf.table import course

TIME_OUT = 0.1


@dataclass(slots=True)
class Game:
    """A game in progress. `steps` are its decisions so far."""

    seats: int
    course: Course
    options: dict[str, Any]
    chance: Chance
    state: State
    steps: list[Step]

    def copy(self) -> State:
        return DICE_GOLF.unpack(self.options, self.seats, self.course, DICE_GOLF.pack(self.state))


def begin(seed: int, **asked: Any) -> Game:
    """Return a game of this seed with random options, including those `asked` for. 18 holes are rarer than a few."""
    random = Random(seed)
    while True:
        seats = random.randint(1, 4)
        holes = random.choice([18, *range(1, 9)])
        wanted: dict[str, Any] = {"format": random.choice(list(FORMATS))}
        if holes == 18:
            wanted["holes"] = random.choice(("front", "back", "18", "72"))
        if random.random() < 0.4:
            wanted["stymie"] = random.random() < 0.5
        links = course(*random.choices((3, 4, 5), k=holes))
        try:
            options = DICE_GOLF.settle_options({**wanted, **asked}, seats, links)
        except BadOptions:
            continue
        chance = Chance(random.randbytes(32))
        return Game(seats, links, options, chance, DICE_GOLF.set_up(options, seats, links, chance), [])


def walk(game: Game, seed: int) -> Iterator[Game]:
    """Yield the game before each decision, and at its end."""
    random = Random(f"moves {seed}")
    while waiting := DICE_GOLF.waiting(game.state):
        yield game
        seat = random.choice(waiting)
        legal = DICE_GOLF.legal(game.state, seat)
        assert legal is not None
        if random.random() < TIME_OUT:
            game.steps.append(Step(seat, None, DICE_GOLF.time_out(game.state, seat, game.chance)))
        else:
            move = legal.pick(random)
            game.steps.append(Step(seat, move, DICE_GOLF.play(game.state, seat, move, game.chance)))
    yield game


def finished(seed: int, **asked: Any) -> Game:
    """Return the game of this seed at its end."""
    game = begin(seed, **asked)
    for _ in walk(game, seed):
        pass
    return game
