"""The rules of Lone Number: options, the deal, picks, reactions, the end of a round, refusals, the result.

The functions that make a move expect a legal one, and change the state in place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from chalicelib.errors import BadOptions, NotNow, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Int, Moves, OneOf, OneOfValues, kind
from chalicelib.games.options import GameOptions, Option, switch
from chalicelib.games.places import places
from tests.tiny.state import Choice, Options, Player, State

DATA = Path(__file__).with_name("tiny.json")
_data = json.loads(DATA.read_text())
LABELS: tuple[str, ...] = tuple(_data["labels"])
DECK: tuple[int, ...] = tuple(_data["deck"])

SEATS = (2, 5)


class TinyOptions(GameOptions):
    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        """Check what the shared code cannot: that there are enough cards, and that open hands matter."""
        if seats * settled["hand"] > len(DECK):
            raise BadOptions(f"There are {len(DECK)} cards, too few for {seats} hands of {settled['hand']}.")
        if settled["open_hands"] and settled["rounds"] == 1:
            raise BadOptions("open_hands needs two rounds or more.")


GAME_OPTIONS = TinyOptions(
    "Lone Number",
    SEATS,
    {
        "rounds": Option(Int(1, 6), 3, "Number of rounds."),
        "hand": Option(Int(2, 4), 2, "Number of cards per hand."),
        "open_hands": switch("Everyone sees all hands."),
    },
)


def begin(requested: Mapping[str, Any], seats: int, chance: Chance, chip: int | None) -> State:
    """Shuffle, deal, and draw who begins with the chip, unless this is a rematch."""
    options, deck = Options(**requested), chance.shuffle("deal", DECK)
    players = [Player([deck.pop() for _ in range(options.hand)]) for _ in range(seats)]
    return State(options, players, deck, chance.number("chip", seats) if chip is None else chip)


def in_turn(state: State) -> tuple[int, ...]:
    """Return the seats that were asked after the reveal and have not answered."""
    return tuple(seat for seat, player in enumerate(state.players) if player.asked)


def moves(state: State, seat: int) -> Moves | None:
    """Return the moves of a seat that was asked: swap its card, or pass."""
    player = state.players[seat]
    return OneOf((kind("react", number=numbers(player)), kind("pass"))) if player.asked else None


def numbers(player: Player) -> OneOfValues:
    """Return the numbers in the hand."""
    return OneOfValues(tuple(sorted(set(player.hand))))


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move."""
    return react(state, seat, move["number"], chance) if move["kind"] == "react" else pass_by(state, seat, chance)


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that has no move. It must not reveal others' hidden choices."""
    reasons = {"pick": "You’ve picked. Waiting for the others.", "react": "The picks are open.", "over": "This game is over."}
    return PhaseOver(reasons[state.phase])


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    hand = ", ".join(map(str, sorted(state.players[seat].hand)))
    return f"Choose from your hand: {hand}." if state.phase == "pick" else f"Pass, or swap your card for one of {hand}."


class Picks(SimultaneousChoice[State, Choice]):
    """Everyone picks at once (G-02). A seat that times out picks its lowest card and does not ask (G-04)."""

    kind, shape = "pick", kind("pick", number=Int(min(DECK), max(DECK)), ask=Bool())
    too_late = "The picks are open."

    def choices(self, state: State) -> Choices[Choice]:
        return state.picks

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "pick" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("pick", number=numbers(state.players[seat]), ask=Bool())

    def read(self, move: Any) -> Choice:
        return Choice(move["number"], move["ask"])

    def describe(self, state: State, seat: int, choice: Choice) -> dict[str, Any]:
        return asdict(choice)

    def default(self, state: State, seat: int) -> Choice:
        return Choice(min(state.players[seat].hand), ask=False)

    def reveal(self, state: State, choices: Mapping[int, Choice], chance: Chance) -> list[Event]:
        return reveal_picks(state, choices, chance)


def reveal_picks(state: State, picks: Mapping[int, Choice], chance: Chance) -> list[Event]:
    """Reveal all picks in one step, and ask the players who wanted it."""
    for seat, pick in picks.items():
        player = state.players[seat]
        player.hand.remove(pick.number)
        player.lies, player.asked = pick.number, pick.ask
    state.phase = "react"
    data = {"round": state.round, "numbers": [pick.number for pick in picks.values()], "asked": [*in_turn(state)]}
    return [Event("revealed", None, data), *close_when_answered(state, chance)]


def react(state: State, seat: int, number: int, chance: Chance) -> list[Event]:
    """Swap the open card for another one from the hand."""
    player = state.players[seat]
    thrown, player.lies, player.asked = player.lies, number, False
    player.hand.remove(number)
    state.discard.append(thrown or 0)
    return [Event("reacted", seat, {"number": number, "thrown": thrown}), *close_when_answered(state, chance)]


def pass_by(state: State, seat: int, chance: Chance) -> list[Event]:
    """Keep the open card. A seat that times out does the same."""
    state.players[seat].asked = False
    return [Event("passed", seat), *close_when_answered(state, chance)]


def close_when_answered(state: State, chance: Chance) -> list[Event]:
    """End the round once everyone has answered: the chip moves, its holder scores, everyone draws up."""
    if in_turn(state):
        return []
    state.last = [player.lies or 0 for player in state.players]
    state.chip = chip_goes_to(state.last, state.chip)
    state.players[state.chip].points += 1
    data = {"round": state.round, "numbers": state.last, "chip": state.chip}
    return [Event("scored", None, data), *clear(state, chance)]


def chip_goes_to(numbers: list[int], holder: int) -> int:
    """Return the seat with the highest number that nobody else has; the holder if there is none."""
    alone = [number for number in numbers if numbers.count(number) == 1]
    return numbers.index(max(alone)) if alone else holder


def clear(state: State, chance: Chance) -> list[Event]:
    """Discard the open cards and begin the next round, if there is one."""
    state.discard += state.last or ()
    for player in state.players:
        player.lies = None
    state.round += 1
    state.phase = "pick" if state.round <= state.options.rounds else "over"
    return list(draw_up(state, chance)) if state.phase == "pick" else []


def draw_up(state: State, chance: Chance) -> Iterator[Event]:
    """Fill every hand in seat order. Only its own seat sees the drawn cards."""
    for seat, player in enumerate(state.players):
        drawn: list[int] = []
        while len(player.hand) + len(drawn) < state.options.hand:
            if not state.deck:
                state.deck, state.discard = chance.shuffle(f"r{state.round}/reshuffle", sorted(state.discard)), []
                yield Event("reshuffled", None)
            drawn.append(state.deck.pop())
        player.hand += drawn
        yield Event("drew", seat, {"count": len(drawn)}, {seat: {"cards": drawn}})


def result(state: State) -> dict[str, Any] | None:
    """Return the places: most points win, and ties share the place (G-07)."""
    if state.phase != "over":
        return None
    return {"places": places([player.points for player in state.players])}


def progress(state: State) -> tuple[int, int]:
    """Return the current round, and the number of rounds."""
    return min(state.round, state.options.rounds), state.options.rounds
