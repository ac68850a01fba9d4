"""The game's own part of a finished table's record, with all that is needed to score it by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.interface import Step
from chalicelib.games.some_game.state import State


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return {"numbers": [the pick of each seat]}."""
    return {"numbers": [*(state.numbers or ())]}
