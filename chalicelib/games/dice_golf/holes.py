"""The play of a hole: turns, legal moves and their effects, time-outs, refusals (D-11 to D-19, D-22, D-23).

    roll ──▶ keep │ hole-mulligan │ shot-mulligan ──▶ pass-stymie, after a bad score

The functions that make a move expect it to be legal, and change the state in place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, SHOT_DICE, Face
from chalicelib.games.dice_golf.scoring import FORMATS, settle
from chalicelib.games.dice_golf.state import Play, State, Tee, default_target, must_pass_stymie, stymie_targets, unpack
from chalicelib.games.dice_golf.view import rolled
from chalicelib.games.interface import Course, Event
from chalicelib.games.moves import Moves, OneOf, OneOfValues, kind

ROLL = OneOf((kind("roll"),))
_KEEP, _HOLE_MULLIGAN = kind("keep"), kind("hole-mulligan")


def restore(options: Mapping[str, Any], seats: int, course: Course, packed: list[Any]) -> State:
    """Return the state that `pack` packed."""
    state = unpack(options, seats, course, packed)
    settle(state)
    return state


def in_turn(state: State) -> tuple[int, ...]:
    """The seats with a decision to make, ascending."""
    if state.over:
        return ()
    if state.setup.stymie:
        return () if state.turn is None else (state.turn,)
    holes = len(state.setup.tees)
    return tuple(seat for seat, player in enumerate(state.players) if len(player.card) < holes)


def moves(state: State, seat: int) -> Moves | None:
    """Return the moves that the seat may make now; None for none."""
    if state.over or (state.setup.stymie and seat != state.turn):
        return None
    if state.passing is not None:
        return _pass_to(stymie_targets(state, seat))
    player = state.players[seat]
    if player.open_play is not None:
        return _after_first_roll(player.open_play.tee.par, player.chips > 0)
    return ROLL if len(player.card) < len(state.setup.tees) else None


@cache
def _after_first_roll(par: int, chip: bool) -> Moves:
    """Keep, or a Mulligan. A Shot Mulligan rolls any die but the weather die, even one that does not count (D-14)."""
    shot = kind("shot-mulligan", die=OneOfValues(SHOT_DICE[par]))
    return OneOf((_KEEP, _HOLE_MULLIGAN, shot) if chip else (_KEEP, _HOLE_MULLIGAN))


@cache
def _pass_to(seats: tuple[int, ...]) -> Moves:
    return OneOf((kind("pass-stymie", to=OneOfValues(seats)),))


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move, and then the roll of a stymied player whose turn it is (D-23)."""
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
    """Roll all dice of the next hole. A stymied player must keep the roll, and the block is free again (D-17, D-18)."""
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
    """Roll for the stymied player whose turn it is. The roll leaves no choice, so the game does not wait (D-23)."""
    seat = state.holder
    return roll(state, seat, chance) if seat is not None and seat == state.turn else []


def take_hole_mulligan(state: State, seat: int, chance: Chance) -> list[Event]:
    """Roll all dice again, including the weather die. The second roll counts (D-11)."""
    play = _current_play(state, seat)
    play.roll = tuple([draw(play.tee, seat, 2, die, chance) for die in DICE_BY_PAR[play.tee.par]])
    return _second_roll(state, seat, play, "hole")


def take_shot_mulligan(state: State, seat: int, die: str, chance: Chance) -> list[Event]:
    """Roll one die again, for a chip (D-11, D-12)."""
    play = _current_play(state, seat)
    state.players[seat].chips -= 1
    place = DICE_BY_PAR[play.tee.par].index(die)
    play.roll = (*play.roll[:place], draw(play.tee, seat, 2, die, chance), *play.roll[place + 1 :])
    return _second_roll(state, seat, play, f"shot:{die}")


def finish(state: State, seat: int) -> list[Event]:
    """Put the score of the dice on the card. After a bad score the seat must pass on the block (D-15)."""
    player, play, setup = state.players[seat], _current_play(state, seat), state.setup
    strokes, over_par = play.score, play.score - play.tee.par
    play.final = True
    player.card.append(strokes)
    player.strokes += strokes
    player.to_par += over_par
    if play.tee.at == setup.per_round - 1 and play.tee.round < setup.rounds:
        player.chips = setup.chips
    settle(state)
    if state.holder in state.out:
        state.holder = None
    if not state.over and must_pass_stymie(state, seat, play):
        state.passing = seat
    tee = play.tee
    holed = Event("holed", seat, {"round": tee.round, "at": tee.at, "hole": tee.hole, "score": strokes, "to_par": over_par})
    return [holed, *FORMATS[setup.format].decided(state, seat)]


def pass_stymie(state: State, seat: int, to: int) -> list[Event]:
    """Pass the block to the seat `to`, which must keep its next roll (D-17)."""
    state.passing, state.holder = None, to
    return [Event("passed-stymie", seat, {"to": to})]


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Play the whole hole, or the rest of it, for a seat that timed out (D-22)."""
    events: list[Event] = []
    if state.passing is None:
        if state.players[seat].open_play is None:
            events += roll(state, seat, chance)
        play = state.players[seat].open_play
        if play is not None:
            good = play.score <= play.tee.par
            events += finish(state, seat) if good else take_hole_mulligan(state, seat, chance)
    if state.passing == seat:
        events += pass_stymie(state, seat, default_target(state, seat))
    return events + roll_stymied(state, chance)


def draw(tee: Tee, seat: int, number: int, die: str, chance: Chance) -> Face:
    """Draw the face of one die of one roll, under its own label (G-06)."""
    faces = FACES[die]
    return faces[chance.number(f"{tee.label}/s{seat}/r{number}/{die}", len(faces))]


def _second_roll(state: State, seat: int, play: Play, mulligan: str) -> list[Event]:
    play.rolls, play.mulligan, play.final = 2, mulligan, True
    return [rolled(seat, play), *finish(state, seat)]


def _current_play(state: State, seat: int) -> Play:
    play = state.players[seat].play
    assert play is not None
    return play


# Refusals are sentences for the player at that seat. Seat numbers mean nothing to players: say "you" or "someone else".

WHOM_TO_STYMIE = "choose someone who still has a roll to come and isn’t your partner"


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.over:
        return PhaseOver("This round is over: there’s nothing left to play.")
    acting = state.turn
    if acting is None:
        return PhaseOver("You’ve played every hole.")
    if acting == state.passing:
        return NotYourTurn("It’s not your turn: someone else passes the Stymie first.")
    tee = state.setup.tees[len(state.players[acting].card)]
    return NotYourTurn(f"It’s not your turn: someone else is playing hole {tee.hole}.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    quoted = _quote(move)
    if state.passing == seat:
        there = " to that player" if quoted == "“pass-stymie”" else ""
        return f"{quoted}{there} is not possible (the Stymie must be passed): {WHOM_TO_STYMIE}."
    return f"{quoted} is not possible ({_position(state, seat)}): you may {_choices(moves)}."


def _quote(move: Any) -> str:
    """Return the move as sent, in quotes and cut to 40 characters: its words, or its JSON."""
    if isinstance(move, dict) and move.get("kind") == "pass-stymie":
        return "“pass-stymie”"
    if isinstance(move, dict) and isinstance(move.get("kind"), str):
        words = [move["kind"], *(_word(value) for name, value in move.items() if name != "kind")]
        return f"“{' '.join(words)[:40]}”"
    return f"“{json.dumps(move, ensure_ascii=False)[:40]}”"


def _position(state: State, seat: int) -> str:
    """Return the seat's hole in short: "hole 4, par 4, Rough Chip 1 Blank = 5, 3 chips"."""
    player = state.players[seat]
    tee = state.setup.tees[len(player.card)]
    play = player.open_play
    lie = f"{' '.join(map(str, play.roll))} = {play.score}" if play else "not rolled"
    return f"hole {tee.hole}, par {tee.par}, {lie}, {player.chips} chip{'' if player.chips == 1 else 's'}"


def _choices(moves: Moves) -> str:
    """Return the moves in words: "roll", or "keep, hole-mulligan or shot-mulligan black"."""
    *others, last = [" ".join(str(value) for value in move.values()) for move in moves.each()]
    return f"{', '.join(others)} or {last}" if others else last


def _word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
