"""Skins (D-32): the lowest score alone takes the hole's skin, ties carry it over.

Skins left after the last hole are shared, exactly, by those tied on it. A hole is settled once everybody has played it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from chalicelib.games.dice_golf.scoring.stroke import Stroke, Worth, holes_of_all, settles_a_hole
from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Event


@dataclass(slots=True)
class Pot:
    """The skins so far: what each seat has, what is carried to the next hole, and who took each settled hole (None: tied)."""

    won: list[Worth]
    carried: int = 0
    winners: list[int | None] = field(default_factory=list)


def play_skins(cards: list[list[int]], holes: int) -> Pot:
    """The skins from the cards of all players; `holes` is how many the game has."""
    pot = Pot([0] * len(cards))
    for scores in zip(*cards, strict=False):
        lowest = min(scores)
        pot.carried += 1
        if scores.count(lowest) == 1:
            winner = scores.index(lowest)
            pot.winners.append(winner)
            pot.won[winner] += pot.carried
            pot.carried = 0
        else:
            pot.winners.append(None)
    if pot.carried and len(pot.winners) == holes:
        _share(pot, [card[-1] for card in cards])
    return pot


def _share(pot: Pot, scores: list[int]) -> None:
    """What is left after the last hole goes to those tied on it."""
    tied = [seat for seat, score in enumerate(scores) if score == min(scores)]
    for seat in tied:
        pot.won[seat] += Fraction(pot.carried, len(tied))
    pot.carried = 0


class Skins(Stroke):
    lowest = False

    def decided(self, state: State, seat: int) -> list[Event]:
        if not settles_a_hole(state, seat):
            return []
        hole = holes_of_all(state)
        before, now = _pot(state, hole - 1), _pot(state, hole)
        tee = state.setup.tees[hole - 1]
        return [
            Event("skin", taker, {"round": tee.round, "at": tee.at, "hole": tee.hole, "skins": str(after - had)})
            for taker, (had, after) in enumerate(zip(before.won, now.won, strict=True))
            if after > had
        ]

    def standings(self, state: State) -> dict[str, Any]:
        pot = _pot(state, holes_of_all(state))
        holes = zip(state.setup.tees, pot.winners, strict=False)
        return {
            "skins": [str(won) for won in pot.won],
            "carried": pot.carried,
            "holes": [{"at": tee.at, "round": tee.round, "seat": winner} for tee, winner in holes],
        }

    def worth(self, state: State) -> list[Worth]:
        return [*_pot(state, holes_of_all(state)).won]

    def points(self, state: State) -> list[str | int]:
        return [str(worth) for worth in self.worth(state)]


def _pot(state: State, holes: int) -> Pot:
    """The skins of the first so many holes."""
    return play_skins([player.card[:holes] for player in state.players], len(state.setup.tees))
