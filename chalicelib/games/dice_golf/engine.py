"""Mulligan Dice Golf, one to four players over a scorecard.

On each hole a player rolls the dice of its par once; each face is a shot worth its strokes (D-01 to D-06). Then the player
keeps the roll, rolls all dice again (Hole Mulligan, free) or one die but the weather (Shot Mulligan, for a chip), and what lies
then stands (D-11, D-12). A double bogey or worse passes the Stymie block: who gets it must take the next roll as it falls
(D-15 to D-18). With the block in play turns go in seat order, hole by hole; without it everybody plays at their own pace
(D-19). Lowest total wins, or one of five other ways to score decides (D-30 to D-36). Nothing is hidden: all see the same.

    dice ◀─ options ◀─ state ◀─ scoring ◀─ view ◀─ holes ◀─ engine
    dice ◀─ policy ◀─ bots
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.dice_golf import dice, holes, record, schemas, scoring, state, view
from chalicelib.games.dice_golf.options import MOST_PLAYERS, TERMS
from chalicelib.games.dice_golf.state import State, new_state
from chalicelib.games.golf import CourseGame


class DiceGolf(CourseGame[State]):
    """The rules as the `Game` that tables know: every method is a function of the module named for its job."""

    package = __package__
    id = "dice-golf"
    name = "Mulligan Dice Golf"
    rules = 1
    players = (1, MOST_PLAYERS)
    unit = "hole"
    labels = dice.LABELS
    data: tuple[Path, ...] = (dice.DATA,)
    terms = TERMS

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
