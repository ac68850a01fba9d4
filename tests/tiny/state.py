"""The things on the table, and how they are packed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Phase = Literal["pick", "react", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the maker of the table chose: rounds, cards in a hand, and whether all see all hands."""

    rounds: int
    hand: int
    open_hands: bool


@dataclass(slots=True)
class Choice:
    """A secret pick: a number, and whether to be asked again once all lie open."""

    number: int
    ask: bool


@dataclass(slots=True)
class Player:
    """One seat. A picked card stays in the hand until the reveal, so that nothing can be counted from outside."""

    hand: list[int]
    points: int = 0
    choice: Choice | None = None
    picks: int = 0  # this round's first pick and every change of it
    lies: int | None = None  # the number that lies before this seat after the reveal
    asked: bool = False  # may still throw it away


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; of the discard pile all is known."""

    options: Options
    players: list[Player]
    deck: list[int]
    chip: int
    discard: list[int] = field(default_factory=list)
    phase: Phase = "pick"
    round: int = 1
    last: list[int] | None = None  # what lay at the end of the round before, for those who come late


def pack(state: State) -> Any:
    """All but the options, which the table keeps, as a JSON value that shares nothing with the state."""
    whole = asdict(state)
    del whole["options"]
    return whole


def unpack(options: Options, packed: Any) -> State:
    """The state again; `packed` is the caller's to give away."""
    return State(options, **{**packed, "players": [_player(one) for one in packed["players"]]})


def _player(packed: Any) -> Player:
    choice = packed["choice"]
    return Player(**{**packed, "choice": Choice(**choice) if choice else None})
