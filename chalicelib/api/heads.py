"""What a link to a table says of it where it is sent: a title and a text, in words, before anybody opens it.

All of it is known to every watcher. Who gets the link may be asked to join or to watch, so it fits both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chalicelib.tables import Brief

MOST_NAMES = 3
NO_SIGN_UP = "No sign-up, no app."


class Head(NamedTuple):
    """Plain text both, as people wrote it: whoever puts it into a document must escape it."""

    title: str
    text: str


def head(table: Brief) -> Head:
    if table.ended == "finished":
        return _won(table)
    if table.ended:
        return _without_result(table)
    return _playing(table) if table.status == "playing" else _open(table)


def _open(table: Brief) -> Head:
    return Head(f"{_called(table)}: {_what(table)}", f"With {_people(table.names)}. {_free(table)}{NO_SIGN_UP}")


def _playing(table: Brief) -> Head:
    progress = ""
    if table.progress:
        at, of, unit = table.progress
        progress = f"{unit.capitalize()} {at} of {of}. "
    people = _people(table.names)
    if table.name:
        return Head(f"{table.name}: {_what(table)}", f"With {people}. {progress}{_free(table)}{NO_SIGN_UP}")
    return Head(f"{people}: {_what(table)}", f"{progress}{_free(table)}{NO_SIGN_UP}")


def _won(table: Brief) -> Head:
    where = f" at {table.course}" if table.course else ""
    if len(table.names) == 1:
        title = f"{table.names[0]}’s round{where}"
    else:
        title = f"{_people(table.winners)} {'won' if len(table.winners) == 1 else 'share the win'}{where}"
    what = f"{table.name}: {table.game}" if table.name else table.game
    return Head(title, f"{what} with {_people(table.names)}. See how it went, and check that it was fair.")


def _without_result(table: Brief) -> Head:
    how = "was closed" if table.ended == "closed" else "was left before the game was over"
    return Head(f"{_called(table)} {how}", f"{_what(table)}, with {_people(table.names)}.")


def _called(table: Brief) -> str:
    return table.name or f"{table.host}’s table"


def _what(table: Brief) -> str:
    return f"{table.game} at {table.course}" if table.course else table.game


def _free(table: Brief) -> str:
    if not table.free:
        return ""
    return "One seat is free. " if table.free == 1 else f"{table.free} seats are free. "


def _people(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and 3 others"."""
    shown = list(names if len(names) <= MOST_NAMES else [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"])
    return " and ".join(filter(None, [", ".join(shown[:-1]), shown[-1]]))
