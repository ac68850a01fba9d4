"""The English phrases of notifications."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WAITS = "It’s your move."
RUNS_OUT_NOW = "Your time is running out."
WON = "You won."
SEE = "See how it ended."
TO_SEAT = "Let them in or decline."
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
DOES: Mapping[tuple[str, str], str] = {
    ("", "timed-out"): "ran out of time",
    ("", "left"): "left the table",
    ("", "joined"): "joined",
    ("becks-golf", "went-out"): "went out",
    ("trade-ring", "skipped"): "skipped",
    ("trade-ring", "folded"): "folded",
    ("trade-ring", "auctioned"): "put up a card",
    ("trade-ring", "mulliganed"): "called a Mulligan",
    ("mulligan", "offered"): "offered a bet",
}
"""What a player does, by game ("": all games) and kind of event."""


def listed(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def at_place(name: str) -> str:
    return f"at {name}"


def in_game(game: str, name: str) -> str:
    return f"in {name}"


def named(game: str, name: str) -> str:
    """Return how a sentence names a game."""
    return name


def your_turn(place: str, unit: str, number: int) -> str:
    return f"Your turn {place}, {unit} {number}"


def still_your_turn(place: str, unit: str, number: int) -> str:
    return f"Still {_small(your_turn(place, unit, number))}"


def nudged(name: str, place: str, unit: str, number: int) -> str:
    return f"{name} nudged you {place}, {unit} {number}"


def ask_for_seat(names: Sequence[str], place: str) -> str:
    return f"{listed(names)} {'asks' if len(names) == 1 else 'ask'} for a seat {place}"


def is_over(name: str) -> str:
    return f"{name}: game over"


def runs_out_in_hours(hours: int) -> str:
    return f"Your clock runs out in {hours} hours."


def runs_out_in_minutes(minutes: int) -> str:
    return f"Your clock runs out in {minutes} minutes."


def you_share(names: Sequence[str]) -> str:
    return f"You tied for first with {listed(names)}."


def they_won(names: Sequence[str]) -> str:
    return f"{names[0]} won." if len(names) == 1 else f"{listed(names)} tied for first."


def have_played(names: Sequence[str]) -> str:
    return f"{listed(names)} {'has' if len(names) == 1 else 'have'} played."


def holed(scores: Sequence[tuple[str, int]]) -> str:
    """ "Ben made a four, Ann a five": the verb once."""
    (first, score), *others = scores
    return ", ".join([f"{first} made {_a(score)}", *(f"{name} {_a(score)}" for name, score in others)])


def _a(score: int) -> str:
    number = NUMBERS[score] if score < len(NUMBERS) else str(score)
    return f"{'an' if number in ('eight', 'eleven') else 'a'} {number}"


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
