"""The things on the table, and how they are packed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from chalicelib.games.base import Choices

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
    """One seat. `lies` is the number that lies before it after the reveal, and `asked` whether it may still throw it away."""

    hand: list[int]
    points: int = 0
    lies: int | None = None
    asked: bool = False


@dataclass(slots=True)
class State:
    """The whole table. The deck's last card is drawn next; of the discard pile all is known.

    `picks` are hidden choices. A picked card stays in its hand until the reveal, so that nothing can be counted from outside.
    """

    options: Options
    players: list[Player]
    deck: list[int]
    chip: int
    discard: list[int] = field(default_factory=list)
    phase: Phase = "pick"
    picks: Choices[Choice] = field(default_factory=Choices)
    round: int = 1
    last: list[int] | None = None  # what lay at the end of the round before, for those who come late


def pack(state: State) -> Any:
    """All but the options, which the table keeps, as a JSON value that shares nothing with the state."""
    whole = asdict(state)
    del whole["options"]
    return {**whole, "picks": state.picks.pack(asdict)}


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """The state again; `packed` is the caller's to give away."""
    players = [Player(**one) for one in packed["players"]]
    picks = Choices.unpack(packed["picks"], lambda choice: Choice(**choice))
    return State(Options(**options), **{**packed, "players": players, "picks": picks})
