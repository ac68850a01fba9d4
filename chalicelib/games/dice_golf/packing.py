"""The state as a compact JSON value: [holder, passing, player…], each player [card, chips, play].

A card is a text with one base-36 digit a hole. A play is null or [faces, mulligan, stymied, final], its faces a text with the
number of each die's face in base 36. What follows from the cards is counted again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES
from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import Play, Player, Setup, State, prepare
from chalicelib.games.interface import Course

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def pack(state: State) -> list[Any]:
    """A 4-player round of 18 holes takes about 200 bytes as JSON."""
    return [state.holder, state.passing, *(_pack_player(player) for player in state.players)]


def unpack(options: Mapping[str, Any], seats: int, course: Course, packed: list[Any]) -> State:
    """The state again."""
    setup = prepare(options, seats, course)
    holder, passing, *players = packed
    state = State(setup, [_unpack_player(setup, *player) for player in players], holder, passing)
    scoring = FORMATS[setup.format]
    state.over, state.out = scoring.over(state), scoring.out(state)
    return state


def _pack_player(player: Player) -> list[Any]:
    return ["".join([_DIGITS[score] for score in player.card]), player.chips, player.play and _pack_play(player.play)]


def _unpack_player(setup: Setup, digits: str, chips: int, packed: list[Any] | None) -> Player:
    card = [int(digit, 36) for digit in digits]
    par = sum(tee.par for tee in setup.tees[: len(card)])
    play = _unpack_play(setup, len(card), *packed) if packed else None
    return Player(chips, card, sum(card), sum(card) - par, play)


def _pack_play(play: Play) -> list[Any]:
    dice = DICE_BY_PAR[play.tee.par]
    faces = [_DIGITS[FACES[die].index(face)] for die, face in zip(dice, play.roll, strict=True)]
    return ["".join(faces), play.mulligan, play.stymied, play.final]


def _unpack_play(setup: Setup, thru: int, digits: str, mulligan: str | None, stymied: bool, final: bool) -> Play:
    """A final play is of the last hole on the card, another of the next."""
    tee = setup.tees[thru - final]
    roll = tuple(FACES[die][int(digit, 36)] for die, digit in zip(DICE_BY_PAR[tee.par], digits, strict=True))
    return Play(tee, roll, 2 if mulligan else 1, mulligan, stymied, final)
