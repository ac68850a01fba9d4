"""Wolf, a side game for three: who is the wolf picks a partner or goes alone, and points are won beside the strokes (M-42)."""

from __future__ import annotations

from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOfValues
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.state import State, Wolf


def wolf_of(state: State, at: int) -> int:
    """The seat that is the wolf on the hole at this place: seat 0 on the first, then in rotation."""
    return at % state.setup.seats


def next_wolf(state: State) -> int | None:
    """The seat that is the wolf on the next hole and may say with its plan with whom; nobody on the last one."""
    return wolf_of(state, state.at + 1) if state.wolf and state.at + 1 < len(state.setup.tees) else None


def partners(state: State, seat: int) -> Moves:
    """With whom a wolf may play: one of the others, or nobody."""
    return OneOfValues((None, *[other for other in range(state.setup.seats) if other != seat]))


def choose(state: State, partner: int | None) -> Event:
    """The wolf takes a partner, or goes alone."""
    wolf = _wolf(state)
    wolf.partner, wolf.chosen, wolf.ahead = partner, True, None
    return shown.partnered(state, wolf_of(state, state.at), partner)


def won(state: State, scores: list[int]) -> list[int]:
    """The points that this hole gives each seat: only a score strictly below all others' counts."""
    seat, partner = wolf_of(state, state.at), _wolf(state).partner
    team = {seat} if partner is None else {seat, partner}
    best = min(scores[member] for member in team)
    wins = best < min(score for other, score in enumerate(scores) if other not in team)
    points = 2 if len(team) == 1 else 1
    return [points if wins and other in team else 0 for other in range(len(scores))]


def score(state: State, scores: list[int]) -> dict[str, object] | None:
    """Gives this hole's points out; what is told of it, or None where there is no wolf."""
    wolf = state.wolf
    if wolf is None:
        return None
    points = won(state, scores)
    wolf.points = [one + more for one, more in zip(wolf.points, points, strict=True)]
    return {"wolf": wolf_of(state, state.at), "partner": wolf.partner, "points": points}


def _wolf(state: State) -> Wolf:
    assert state.wolf is not None
    return state.wolf
