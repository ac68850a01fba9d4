"""Playing a hole: roll, keep or take a Mulligan, pass the Stymie, and what a time-out does (D-11 to D-18, D-22, D-23).

Checks have been made: these functions trust their caller and change the state in place.
"""

from __future__ import annotations

from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, Face
from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.shown import rolled
from chalicelib.games.dice_golf.state import Play, State, Tee
from chalicelib.games.dice_golf.stymie import default_target, owes
from chalicelib.games.dice_golf.turns import in_hand, turn
from chalicelib.games.interface import Event


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Makes a legal move, and a stymied roll that is next (D-23)."""
    return [*_decide(state, seat, move, chance), *roll_stymied(state, chance)]


def _decide(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    match move["kind"]:
        case "roll":
            return roll(state, seat, chance)
        case "keep":
            return finish(state, seat)
        case "hole-mulligan":
            return take_hole_mulligan(state, seat, chance)
        case "shot-mulligan":
            return take_shot_mulligan(state, seat, move["die"], chance)
        case _:
            return pass_stymie(state, seat, move["to"])


def roll(state: State, seat: int, chance: Chance) -> list[Event]:
    """All dice of the next hole. A stymied player's roll is final, and the block returns (D-17, D-18)."""
    player = state.players[seat]
    tee = state.setup.tees[len(player.card)]
    stymied = state.holder == seat
    dice = tuple([draw(tee, seat, 1, die, chance) for die in DICE_BY_PAR[tee.par]])
    player.play = Play(tee, dice, stymied=stymied, final=stymied)
    if not stymied:
        return [rolled(seat, player.play)]
    state.holder = None
    return [rolled(seat, player.play), *finish(state, seat)]


def roll_stymied(state: State, chance: Chance) -> list[Event]:
    """The stymied player's roll, once it is next: it leaves no choice, so nobody is waited for (D-23)."""
    seat = state.holder
    return roll(state, seat, chance) if seat is not None and seat == turn(state) else []


def take_hole_mulligan(state: State, seat: int, chance: Chance) -> list[Event]:
    """All dice again, the weather too; the second roll stands."""
    play = _decided(state, seat)
    play.roll = tuple([draw(play.tee, seat, 2, die, chance) for die in DICE_BY_PAR[play.tee.par]])
    return _second_roll(state, seat, play, "hole")


def take_shot_mulligan(state: State, seat: int, die: str, chance: Chance) -> list[Event]:
    """One die again, for a chip."""
    play = _decided(state, seat)
    state.players[seat].chips -= 1
    place = DICE_BY_PAR[play.tee.par].index(die)
    play.roll = (*play.roll[:place], draw(play.tee, seat, 2, die, chance), *play.roll[place + 1 :])
    return _second_roll(state, seat, play, f"shot:{die}")


def finish(state: State, seat: int) -> list[Event]:
    """The dice stand: the score goes on the card, and a bad one passes the Stymie."""
    player, play, setup = state.players[seat], _decided(state, seat), state.setup
    strokes, over_par = play.score, play.score - play.tee.par
    play.final = True
    player.card.append(strokes)
    player.strokes += strokes
    player.to_par += over_par
    if play.tee.at == setup.per_round - 1 and play.tee.round < setup.rounds:
        player.chips = setup.chips
    scoring = FORMATS[setup.format]
    state.over, state.out = scoring.over(state), scoring.out(state)
    if state.holder in state.out:
        state.holder = None
    if not state.over and owes(state, seat, play):
        state.passing = seat
    tee = play.tee
    holed = Event("holed", seat, {"round": tee.round, "at": tee.at, "hole": tee.hole, "score": strokes, "to_par": over_par})
    return [holed, *scoring.decided(state, seat)]


def pass_stymie(state: State, seat: int, to: int) -> list[Event]:
    """The block goes to `to`, whose next roll will be final."""
    state.passing, state.holder = None, to
    return [Event("passed-stymie", seat, {"to": to})]


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Plays the whole hole for a seat that is late (D-22), or what is left of it."""
    events: list[Event] = []
    if state.passing is None:
        if in_hand(state, seat) is None:
            events += roll(state, seat, chance)
        play = in_hand(state, seat)
        if play is not None:
            good = play.score <= play.tee.par
            events += finish(state, seat) if good else take_hole_mulligan(state, seat, chance)
    if state.passing == seat:
        events += pass_stymie(state, seat, default_target(state, seat))
    return events + roll_stymied(state, chance)


def draw(tee: Tee, seat: int, number: int, die: str, chance: Chance) -> Face:
    """One die of one roll, under a label of its own (G-06)."""
    faces = FACES[die]
    return faces[chance.number(f"{tee.label}/s{seat}/r{number}/{die}", len(faces))]


def _second_roll(state: State, seat: int, play: Play, mulligan: str) -> list[Event]:
    play.rolls, play.mulligan, play.final = 2, mulligan, True
    return [rolled(seat, play), *finish(state, seat)]


def _decided(state: State, seat: int) -> Play:
    play = state.players[seat].play
    assert play is not None
    return play
