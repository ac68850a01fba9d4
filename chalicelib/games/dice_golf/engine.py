"""Mulligan Dice Golf, one to four players over a scorecard.

On each hole a player rolls the dice of its par once; each face is a shot worth its strokes (D-01 to D-06). Then the player
keeps the roll, rolls all dice again (Hole Mulligan, free) or one die but the weather (Shot Mulligan, for a chip), and what lies
then stands (D-11, D-12). A double bogey or worse passes the Stymie block: who gets it must take the next roll as it falls
(D-15 to D-18). With the block in play turns go in seat order, hole by hole; without it everybody plays at their own pace
(D-19). Lowest total wins, or one of five other ways to score decides (D-30 to D-36). Nothing is hidden: all see the same.

    dice ◀─ options ◀─ state ◀─ stymie ◀─ turns ◀─ hole ─▶ scoring
                                     view, record, places, packing
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

from chalicelib.errors import BadCourse
from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import dice, hole, options, packing, places, record, schemas, turns, view
from chalicelib.games.dice_golf.state import Setup, State, new_state, prepare
from chalicelib.games.interface import JSON, Course, Level
from chalicelib.games.moves import Moves


class DiceGolf:
    """The rules as the `Game` that tables know; each verb stands in the module named for it."""

    id = "dice-golf"
    name = "Mulligan Dice Golf"
    rules = 1
    players = (1, options.MOST_PLAYERS)
    needs_course = True
    unit = "hole"
    labels = dice.LABELS
    data: tuple[Path, ...] = (dice.DATA,)

    options_schema = staticmethod(options.schema)
    settle_options = staticmethod(options.settle)
    waiting = staticmethod(turns.waiting)
    legal = staticmethod(turns.legal)
    play = staticmethod(hole.play)
    time_out = staticmethod(hole.time_out)
    view = staticmethod(view.view)
    progress = staticmethod(places.progress)
    result = staticmethod(places.result)
    standings = staticmethod(places.standings)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    schemas = staticmethod(schemas.schemas)

    def set_up(
        self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None
    ) -> State:
        """Before the first roll. Nothing is drawn, and a rematch carries nothing."""
        return new_state(_setup(options, seats, course))

    def carry(self, state: State) -> JSON:
        return None

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> State:
        return packing.unpack(_setup(options, seats, course), packed)

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """A bot's move. The bots are loaded where one first sits."""
        from chalicelib.games.dice_golf import bots

        return bots.choose(view, seat, legal, level, random)


DICE_GOLF = DiceGolf()


def _setup(options: Mapping[str, JSON], seats: int, course: Course | None) -> Setup:
    if course is None:
        raise BadCourse("Dice golf needs a course.")
    return prepare(options, seats, course)
