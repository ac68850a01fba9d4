"""Let the Champion of Grandpa Beck's Golf learn on from games against itself (`becks_golf/learned.py` says what).

    python -m tests.bench.becks_learning GAMES      writes learned.json again; a thousand games take some minutes

After each game the points behind every position move by TD(lambda). The chances of having closed well are not learned here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations
from math import exp
from random import Random
from typing import NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.champion import Outlook, choose, gifts
from chalicelib.games.becks_golf.evaluation import rows_and_columns
from chalicelib.games.becks_golf.learned import DATA, LEARNED, UNIT, line_points, waits_for
from chalicelib.games.becks_golf.position import Position, read

RATE = 0.002
"""How far a point moves for a chance that was wrong by one."""
LAMBDA = 0.8
"""The weight of later turns and of the result against the next turn alone."""
SEATS = (2, 3, 2, 3, 2, 3, 2, 4, 5, 2)
_INDEX: dict[tuple[int, ...], int] = {line: index for index, line in enumerate(combinations_with_replacement(range(16), 3))}


class Passed(NamedTuple):
    """A position that was passed in a game, and the chance of winning that each seat then had."""

    position: Position
    outlook: Outlook
    chances: list[float]


def passed(position: Position) -> Passed:
    """Return a position before a card is drawn with all chances. The top discard helps the player who may take it."""
    outlook = Outlook(position)
    seat, kept = position.turn, outlook.kept
    gift = gifts(position.grid, kept.lines, outlook.chances)[position.top]
    after = [kept.own - gift, *kept.others]
    points = [after[(other - seat) % len(after)] for other in position.seats]
    return Passed(position, outlook, [1 / sum(exp(own - other) for other in points) for own in points])


def game(seats: int, random: Random) -> tuple[list[Passed], list[float]]:
    """Play a round among Champions. Return the positions that were passed, and each seat's share of the win."""
    chance, positions = Chance(random.randbytes(32)), list[Passed]()
    state = BECKS_GOLF.set_up({"rounds": 1}, seats, None, chance)
    while waiting := BECKS_GOLF.waiting(state):
        seat = waiting[0]
        if state.phase == "opening":
            move = {"kind": "open", "at": random.sample(range(9), 2)}
        else:
            position = read(BECKS_GOLF.view(state, seat))
            if position.closer is None and position.hand is None:
                positions.append(passed(position))
            move = choose(position, random)
        BECKS_GOLF.play(state, seat, move, chance)
    totals = [player.total for player in state.players]
    return positions, [(total == min(totals)) / totals.count(min(totals)) for total in totals]


def learn(positions: Sequence[Passed], won: Sequence[float], rate: float = RATE) -> None:
    """Move the points of all positions, the last first, towards the chances that followed and the result."""
    target = [*won]
    for one in reversed(positions):
        for seat in one.position.seats:
            _move(one, seat, rate * (one.chances[seat] - target[seat]))
        target = [LAMBDA * later + (1 - LAMBDA) * chance for later, chance in zip(target, one.chances, strict=True)]


def _move(one: Passed, seat: int, by: float) -> None:
    """Add `by` to each number behind a seat's points, as often as it counts there."""
    position, more = one.position, one.outlook.kept.lines.more
    phase = min(position.down)
    others = min(down for other, down in enumerate(position.down) if other != seat)
    LEARNED["down"][position.down[seat]][others] += by / UNIT
    for line in (line for three in rows_and_columns(position.grids[seat]) for line in three):
        cards = tuple(sorted((line >> 8, line >> 4 & 15, line & 15)))
        LEARNED["lines"][phase - 1][_INDEX[cards]] += by / UNIT
        for first, second, third in set(permutations(cards)):
            line_points(phase)[first << 8 | second << 4 | third] += by
        number, wild = waits_for(line)
        if number:
            LEARNED["pairs"][phase - 1][wild] += by * more[number] / UNIT


def write() -> None:
    """Write what was learned, in whole thousandths and one row a line."""
    tables = []
    for name, rows in LEARNED.items():
        lines = [json.dumps([round(number) for number in row], separators=(",", ":")) for row in rows]
        tables.append(f'  "{name}": [\n    ' + ",\n    ".join(lines) + "\n  ]")
    DATA.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


def main(asked: Sequence[str]) -> None:
    random = Random(*asked[1:])
    for number in range(int(asked[0])):
        learn(*game(SEATS[number % len(SEATS)], random))
    write()


if __name__ == "__main__":
    main(sys.argv[1:])
