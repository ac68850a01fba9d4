"""The state of a game: scorecards, chips, dice, the Stymie block; and the state packed as JSON.

A `Tee` is one hole of one round. A player's card lists the scores of the tees that the player has finished, in order. So the
length of the card is the index of the next tee.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.course_game import holes_played
from chalicelib.games.dice_golf.dice import CHIPS_PER_18, DICE_BY_PAR, FACES, STYMIE_FROM, Roll, score
from chalicelib.games.dice_golf.options import TWO_AGAINST_TWO
from chalicelib.games.interface import Course

ROUNDS_OF_72 = 4


@dataclass(frozen=True, slots=True)
class Tee:
    """One hole of one round. `at` is its index in the round, `hole` its number on the course, `label` a prefix of labels."""

    round: int
    at: int
    hole: int
    par: int
    yards: int
    label: str


@dataclass(frozen=True)
class Setup:
    """The fixed part of a game. `sides` are the pairs of partners when two play against two, otherwise empty."""

    format: str
    stymie: bool
    seats: int
    tees: tuple[Tee, ...]
    rounds: int
    chips: int
    sides: tuple[tuple[int, int], ...]

    @property
    def per_round(self) -> int:
        """The number of holes in one round."""
        return len(self.tees) // self.rounds

    @cached_property
    def holes_shown(self) -> list[dict[str, int]]:
        """The holes of one round as views show them. The list is cached: do not change it."""
        return [{"hole": tee.hole, "par": tee.par, "yards": tee.yards} for tee in self.tees[: self.per_round]]

    def partner(self, seat: int) -> int | None:
        """Return the seat's partner, or None."""
        return (seat + 2) % 4 if self.sides else None


@dataclass(slots=True)
class Play:
    """A player's dice on one hole. `mulligan` is None, "hole" or "shot:<die>". A `final` roll can no longer change."""

    tee: Tee
    roll: Roll
    rolls: int = 1
    mulligan: str | None = None
    stymied: bool = False
    final: bool = False

    @property
    def score(self) -> int:
        return score(self.tee.par, self.roll)


@dataclass(slots=True)
class Player:
    """One seat. `play` is the latest hole, kept until the next one is rolled; `to_par` covers all finished holes."""

    chips: int
    card: list[int]
    strokes: int = 0
    to_par: int = 0
    play: Play | None = None

    @property
    def open_play(self) -> Play | None:
        """The first roll that the player still has to keep or replace, or None."""
        return None if self.play is None or self.play.final else self.play


@dataclass(slots=True)
class State:
    """The whole game.

    `holder` is the seat with the Stymie block, which must keep its next roll. `passing` is the seat that must pass on the block
    before anyone else moves. `out` are seats that play no more holes, as all their matches are decided (D-31).
    """

    setup: Setup
    players: list[Player]
    holder: int | None = None
    passing: int | None = None
    over: bool = False
    out: frozenset[int] = frozenset()

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None if players play at their own pace, or when the game is over."""
        if self.over or not self.setup.stymie:
            return None
        if self.passing is not None:
            return self.passing
        if not self.out:
            return sum([len(player.card) for player in self.players]) % self.setup.seats
        playing = [seat for seat in range(self.setup.seats) if seat not in self.out]
        return min(playing, key=lambda seat: len(self.players[seat].card))


def new_state(options: Mapping[str, Any], seats: int, course: Course, chance: Chance, carried: None = None) -> State:
    """Return the state before the first roll. Nothing is drawn, and a rematch carries nothing over."""
    setup = prepare(options, seats, course)
    return State(setup, [Player(setup.chips, []) for _ in range(setup.seats)])


def prepare(options: Mapping[str, Any], seats: int, course: Course) -> Setup:
    """Return the fixed part of a game with these settled options."""
    return _prepare(options["holes"], options["format"], options["stymie"], seats, course)


@lru_cache(maxsize=256)
def _prepare(holes: str, scoring: str, stymie: bool, seats: int, course: Course) -> Setup:
    rounds = ROUNDS_OF_72 if holes == "72" else 1
    tees = tuple(tee for number in range(1, rounds + 1) for tee in _one_round(holes, course, number))
    count = len(tees) // rounds
    sides = ((0, 2), (1, 3)) if scoring in TWO_AGAINST_TWO else ()
    return Setup(scoring, stymie, seats, tees, rounds, chips_for(count), sides)


def _one_round(holes: str, course: Course, number: int) -> list[Tee]:
    day = f"d{number}/" if holes == "72" else ""
    return [
        Tee(number, at, place + 1, course.holes[place].par, course.holes[place].yards, f"{day}h{place + 1}")
        for at, place in enumerate(holes_played(holes, course))
    ]


def chips_for(holes: int) -> int:
    """Return the number of Shot Mulligan chips for a round: in proportion to its holes, rounded up (D-12)."""
    return -(-CHIPS_PER_18 * holes // 18)


# The Stymie block (D-15 to D-18). With the block in play, players roll in seat order, hole by hole, so a seat and a hole
# determine which players still have a roll to come.


def stymie_targets_after(state: State, seat: int, hole: int) -> tuple[int, ...]:
    """Return the opponents with a roll to come (D-16), who may get the block from this seat after the hole with this index."""
    setup = state.setup
    first = seat + 1 if hole == len(setup.tees) - 1 else 0
    partner = setup.partner(seat)
    return tuple([other for other in range(first, setup.seats) if other not in (seat, partner) and other not in state.out])


def stymie_targets(state: State, passer: int) -> tuple[int, ...]:
    """Return the seats that may get the block from a seat that has just finished a hole."""
    return stymie_targets_after(state, passer, len(state.players[passer].card) - 1)


def must_pass_stymie(state: State, seat: int, play: Play) -> bool:
    """Return whether a seat that has just finished this play must pass on the block (D-15); never if it was stymied (D-17)."""
    return (
        state.setup.stymie
        and play.score >= play.tee.par + STYMIE_FROM
        and state.holder is None
        and not play.stymied
        and bool(stymie_targets(state, seat))
    )


def passes_at(state: State, seat: int) -> int | None:
    """Return the score from which this seat must pass on the block after its next hole, or None if no score makes it do so."""
    if not state.setup.stymie or state.over or state.holder is not None or state.passing is not None:
        return None
    hole = len(state.players[seat].card)
    if hole == len(state.setup.tees) or seat in state.out or not stymie_targets_after(state, seat, hole):
        return None
    return state.setup.tees[hole].par + STYMIE_FROM


def default_target(state: State, passer: int) -> int:
    """Return the seat that gets the block after a time-out: the lowest against par, then the next in seat order (D-22)."""
    seats = state.setup.seats
    return min(stymie_targets(state, passer), key=lambda other: (state.players[other].to_par, (other - passer) % seats))


# A packed state is [holder, passing, player…], and a player is [card, chips, play]. A card is a text with one base-36 digit for
# each hole. A play is null or [faces, mulligan, stymied, final]; `faces` has the index of each die's face as a base-36 digit.

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def pack(state: State) -> list[Any]:
    """Return the state as compact JSON. Four players and 18 holes take about 200 bytes."""
    return [state.holder, state.passing, *(_pack_player(player) for player in state.players)]


def unpack(options: Mapping[str, Any], seats: int, course: Course, packed: list[Any]) -> State:
    """Return a packed state, without `over` and `out`, which `scoring.settle` derives from the cards."""
    setup = prepare(options, seats, course)
    holder, passing, *players = packed
    return State(setup, [_unpack_player(setup, *player) for player in players], holder, passing)


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
    """Return a packed play. A final play belongs to the last hole on the card, any other to the next hole."""
    tee = setup.tees[thru - final]
    roll = tuple(FACES[die][int(digit, 36)] for die, digit in zip(DICE_BY_PAR[tee.par], digits, strict=True))
    return Play(tee, roll, 2 if mulligan else 1, mulligan, stymied, final)
