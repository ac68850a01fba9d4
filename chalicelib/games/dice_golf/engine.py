"""Mulligan Dice Golf, for one to four players on a golf course.

On each hole a player rolls the dice of the hole's par. Each face is a shot that costs a number of strokes (D-01 to D-06). The
player then keeps the roll, rolls all dice again (Hole Mulligan, free), or rolls one die again, but not the weather die (Shot
Mulligan, for a chip). The second roll counts (D-11, D-12). A player who scores a double bogey or worse passes on the Stymie
block. The player who gets it must keep the next roll (D-15 to D-18). With the block in play, players take turns in seat order,
hole by hole; without it, all play at their own pace (D-19). The lowest total wins; there are five other ways to score (D-30 to
D-36). Nothing is hidden.

    dice ◀─ options ◀─ state ◀─ scoring ◀─ view ◀─ holes ◀─ engine
    dice ◀─ policy ◀─ bots
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.course_game import CourseGame
from chalicelib.games.dice_golf import dice, holes, record, schemas, scoring, state, view
from chalicelib.games.dice_golf.options import GAME_OPTIONS, MOST_PLAYERS
from chalicelib.games.dice_golf.state import State, new_state


class DiceGolf(CourseGame[State]):
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

    package = __package__
    id = "dice-golf"
    name = "Mulligan Dice Golf"
    rules = 1
    players = (1, MOST_PLAYERS)
    unit = "hole"
    labels = dice.LABELS
    data: tuple[Path, ...] = (dice.DATA,)
    game_options = GAME_OPTIONS

    in_turn = staticmethod(holes.in_turn)
    moves = staticmethod(holes.moves)
    act = staticmethod(holes.act)
    act_late = staticmethod(holes.act_late)
    not_now = staticmethod(holes.not_now)
    illegal = staticmethod(holes.illegal)

    begin = staticmethod(new_state)
    view = staticmethod(view.view)
    progress = staticmethod(scoring.progress)
    result = staticmethod(scoring.result)
    standings = staticmethod(scoring.standings)
    parts = staticmethod(record.parts)
    record = staticmethod(record.record)
    pack = staticmethod(state.pack)
    restore = staticmethod(holes.restore)
    schemas = staticmethod(schemas.schemas)


DICE_GOLF = DiceGolf()
