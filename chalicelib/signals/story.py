"""What happened at a table, in a sentence: "Ben made a four, Ana a five." Built from what every watcher is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from chalicelib.signals.tongues import Tongue

MOST = 3
"""So many things are told at most; the last ones say more than the first."""
HOLED = ("dice-golf", "holed")

Told = Mapping[str, Any]


def story(game: str, names: Sequence[str], events: Iterable[Told], said: Tongue) -> str:
    """What these events come to, oldest first, each seat's last; "" if there is nothing to tell.

    Those for which a language has no words are played, and no more is said of them.
    """
    events = list(events)
    last: dict[int, Told] = {}
    for event in events:
        seat = event["seat"]
        if seat is not None and ((game, event["kind"]) == HOLED or _does(game, event, said)):
            last.pop(seat, None)
            last[seat] = event
    done = list(last.values())[-MOST:]
    if not done:
        return _played(names, events, said)
    if all((game, event["kind"]) == HOLED for event in last.values()):
        return f"{said.holed([(names[event['seat']], event['score']) for event in done])}."
    return f"{'. '.join(_did(game, event, names[event['seat']], said) for event in done)}."


def _did(game: str, event: Told, name: str, said: Tongue) -> str:
    if (game, event["kind"]) == HOLED:
        return said.holed([(name, event["score"])])
    return f"{name} {_does(game, event, said)}"


def _does(game: str, event: Told, said: Tongue) -> str | None:
    return said.DOES.get((game, event["kind"])) or said.DOES.get(("", event["kind"]))


def _played(names: Sequence[str], events: Iterable[Told], said: Tongue) -> str:
    """Who did something, where the game has no words of its own for it."""
    seats = list(dict.fromkeys(event["seat"] for event in events if event["seat"] is not None))
    return said.have_played([names[seat] for seat in seats]) if seats else ""
