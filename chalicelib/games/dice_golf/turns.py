"""Whose turn it is and what a seat may do, for both pacings (D-11, D-12, D-15, D-19, D-23).

roll ──▶ keep │ hole-mulligan │ shot-mulligan ──▶ pass-stymie, where it must
"""

from __future__ import annotations

from functools import cache

from chalicelib.games.dice_golf.dice import SHOT_DICE
from chalicelib.games.dice_golf.state import Play, State
from chalicelib.games.dice_golf.stymie import may_get
from chalicelib.games.moves import Moves, OneOf, OneOfValues, kind

ROLL = OneOf((kind("roll"),))
_KEEP, _HOLE_MULLIGAN = kind("keep"), kind("hole-mulligan")


def turn(state: State) -> int | None:
    """Who must act where players take turns; None at one's own pace, and when all is over."""
    if state.over or not state.setup.stymie:
        return None
    if state.passing is not None:
        return state.passing
    if not state.out:
        return sum([len(player.card) for player in state.players]) % state.setup.seats
    return min(
        [seat for seat in range(state.setup.seats) if seat not in state.out], key=lambda seat: len(state.players[seat].card)
    )


def in_turn(state: State) -> tuple[int, ...]:
    """The seats with a decision to make, ascending."""
    if state.over:
        return ()
    if state.setup.stymie:
        seat = turn(state)
        return () if seat is None else (seat,)
    holes = len(state.setup.tees)
    return tuple(seat for seat, player in enumerate(state.players) if len(player.card) < holes)


def moves(state: State, seat: int) -> Moves | None:
    """What the seat may do now; None for nothing."""
    if state.over or (state.setup.stymie and seat != turn(state)):
        return None
    if state.passing is not None:
        return _pass_to(may_get(state, seat))
    player = state.players[seat]
    if player.play is not None and not player.play.final:
        return _after_first_roll(player.play.tee.par, player.chips > 0)
    return ROLL if len(player.card) < len(state.setup.tees) else None


def in_hand(state: State, seat: int) -> Play | None:
    """The first roll that this seat has yet to decide about."""
    play = state.players[seat].play
    return None if play is None or play.final else play


@cache
def _after_first_roll(par: int, chip: bool) -> Moves:
    """Keep, or one of the Mulligans; a Shot Mulligan takes any die but the weather, one that does not count too (D-14)."""
    shot = kind("shot-mulligan", die=OneOfValues(SHOT_DICE[par]))
    return OneOf((_KEEP, _HOLE_MULLIGAN, shot) if chip else (_KEEP, _HOLE_MULLIGAN))


@cache
def _pass_to(seats: tuple[int, ...]) -> Moves:
    return OneOf((kind("pass-stymie", to=OneOfValues(seats)),))
