"""Grandpa Beck's Golf, two to five players over a few rounds of cards.

Each has nine cards face-down in three rows of three, which nobody looks at. All turn two, at once (B-10); then, in turn, one
takes the top discard into the grid, or draws, and places or discards what was drawn (B-12, B-13). Three black cards of one
number in a row or column are a set and score minus that number, Mulligans filling in; all else scores what it shows (B-20 to
B-22). Who first has nothing face-down closes the round: all others have one more turn (B-15), and the closer must be alone the
lowest, or pays for it (B-23). Lowest total wins (B-24). Hidden are face-down cards, the draw pile's order, a drawn card from
all but its player, and what is to be turned until all have chosen.

    cards ◀─ scoring ◀─ state ◀─ shown ◀─ rounds ◀─ turns
                         outlook ◀─ view, record, places, packing
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import cards, options, packing, places, record, rounds, schemas, turns, view
from chalicelib.games.becks_golf.state import State
from chalicelib.games.interface import JSON, Course, Level
from chalicelib.games.moves import Moves


class BecksGolf:
    """The rules as the `Game` that tables know; each verb stands in the module named for it."""

    id = "becks-golf"
    name = "Grandpa Beck's Golf"
    rules = 1
    players = options.SEATS
    needs_course = False
    unit = "round"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)

    options_schema = staticmethod(options.schema)
    settle_options = staticmethod(options.settle)
    waiting = staticmethod(turns.waiting)
    legal = staticmethod(turns.legal)
    play = staticmethod(turns.play)
    time_out = staticmethod(turns.time_out)
    view = staticmethod(view.view)
    progress = staticmethod(places.progress)
    result = staticmethod(places.result)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    schemas = staticmethod(schemas.schemas)

    def set_up(
        self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None
    ) -> State:
        """Dealt, before anybody chose. A rematch carries nothing."""
        return rounds.begin(options["rounds"], seats, chance)

    def carry(self, state: State) -> JSON:
        return None

    def standings(self, state: State) -> None:
        """It has no course: boards count its wins, from the places."""

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> State:
        return packing.unpack(options["rounds"], packed)

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """A bot's move. The bots are loaded where one first sits."""
        from chalicelib.games.becks_golf import bots

        return bots.choose(view, seat, legal, level, random)


BECKS_GOLF = BecksGolf()
