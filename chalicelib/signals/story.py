"""What happened at a table, in a sentence: "Ben made a four, Ana a five." Built from what every watcher is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
MOST = 3
"""So many things are told at most; the last ones say more than the first."""

Told = Mapping[str, Any]
Tell = Callable[[Told, str], str | None]
"""tell(event, name of its seat) → what the seat did, without a full stop; None for nothing worth telling."""


def listed(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def story(game: str, names: Sequence[str], events: Iterable[Told]) -> str:
    """What these events come to, oldest first, each seat's last; "" if there is nothing to tell."""
    events = list(events)
    last: dict[int, str] = {}
    for event in events:
        seat = event["seat"]
        if seat is not None and (did := _did(game, event, names[seat])):
            last.pop(seat, None)
            last[seat] = did
    if game == "dice-golf" and last and all(" made " in did for did in last.values()):
        return _in_a_row(list(last.values()))
    return _sentence(list(last.values())) or _played(names, events)


def _did(game: str, event: Told, name: str) -> str | None:
    if tell := TELLS.get((game, event["kind"])) or TELLS.get(("", event["kind"])):
        return tell(event, name)
    return None


def _sentence(done: Sequence[str]) -> str:
    return f"{'. '.join(done[-MOST:])}." if done else ""


def _in_a_row(done: Sequence[str]) -> str:
    """The verb once: "Ben made a four, Ana a five"."""
    return f"{', '.join([done[-MOST:][0], *(did.replace(' made ', ' ', 1) for did in done[-MOST:][1:])])}."


def _played(names: Sequence[str], events: Iterable[Told]) -> str:
    """Who did something, where the game has no words of its own for it."""
    seats = list(dict.fromkeys(event["seat"] for event in events if event["seat"] is not None))
    if not seats:
        return ""
    return f"{listed([names[seat] for seat in seats])} {'has' if len(seats) == 1 else 'have'} played."


def _holed(event: Told, name: str) -> str:
    score = event["score"]
    number = NUMBERS[score] if score < len(NUMBERS) else str(score)
    return f"{name} made {'an' if number in ('eight', 'eleven') else 'a'} {number}"


def _says(words: str) -> Tell:
    return lambda event, name: f"{name} {words}"


TELLS: Mapping[tuple[str, str], Tell] = {
    ("", "timed-out"): _says("ran out of time"),
    ("", "left"): _says("left the table"),
    ("", "joined"): _says("sat down"),
    ("dice-golf", "holed"): _holed,
    ("becks-golf", "went-out"): _says("turned the last card"),
    ("trade-ring", "skipped"): _says("skipped"),
    ("trade-ring", "folded"): _says("folded"),
    ("trade-ring", "auctioned"): _says("offers a card"),
    ("trade-ring", "mulliganed"): _says("took a Mulligan"),
    ("mulligan", "offered"): _says("offers a wager"),
}
"""By game ("": every one) and kind of event. All other events are played, and no more is said of them."""
