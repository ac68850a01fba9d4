"""The state of a game, and how it is packed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from chalicelib.games.base import Choices

Phase = Literal["pick", "react", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The game's options: number of rounds, cards in a hand, and whether everyone sees all hands."""

    rounds: int
    hand: int
    open_hands: bool


@dataclass(slots=True)
class Choice:
    """A secret pick: a number, and whether to be asked again after the reveal."""

    number: int
    ask: bool


@dataclass(slots=True)
class Player:
    """One seat. `lies` is its open card after the reveal, `asked` whether it may still swap it."""

    hand: list[int]
    points: int = 0
    lies: int | None = None
    asked: bool = False


@dataclass(slots=True)
class State:
    """The whole state. The deck's last card is drawn next; everyone knows the discard pile.

    `picks` are hidden choices. A picked card stays in its hand until the reveal, so that counting cards reveals nothing.
    """

    options: Options
    players: list[Player]
    deck: list[int]
    chip: int
    discard: list[int] = field(default_factory=list)
    phase: Phase = "pick"
    picks: Choices[Choice] = field(default_factory=Choices)
    round: int = 1
    last: list[int] | None = None  # the open cards at the end of the last round, for players who return later


def pack(state: State) -> Any:
    """Return the state without its options, which the table stores, as a JSON value that shares nothing with the state."""
    whole = asdict(state)
    del whole["options"]
    return {**whole, "picks": state.picks.pack(asdict)}


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """Return the state. It may share objects with `packed`."""
    players = [Player(**one) for one in packed["players"]]
    picks = Choices.unpack(packed["picks"], lambda choice: Choice(**choice))
    return State(Options(**options), **{**packed, "players": players, "picks": picks})
