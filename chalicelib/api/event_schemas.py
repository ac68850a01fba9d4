"""Schemas of the events of tables, for the API's description. Games add their own kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

JSON = dict[str, Any]
SEAT: JSON = {"type": "integer", "minimum": 0}
NOBODY: JSON = {"type": "null"}
TEXT: JSON = {"type": "string"}
TIME: JSON = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"}
NUMBER: JSON = {"type": "integer", "minimum": 0, "description": "The number of the entry that brought it."}


def _kind(kind: str, does: str, seat: JSON, **more: JSON) -> JSON:
    members = {"n": NUMBER, "seat": seat, "kind": {"const": kind}, **more}
    return {
        "type": "object",
        "description": does,
        "properties": members,
        "required": [*members],
        "additionalProperties": False,
    }


AT_TABLES: tuple[JSON, ...] = (
    _kind(
        "joined",
        "Somebody took the seat; in the game `after` anyone who sat there before them, else null.",
        SEAT,
        name=TEXT,
        after={"anyOf": [TEXT, NOBODY]},
    ),
    _kind("began", "No seat is free any more: the game begins.", NOBODY),
    _kind("left", "Anyone who sat there left: the seat is open again or, in the game, played by a bot.", SEAT),
    _kind("back", "Anyone who sits there plays again in place of the bot.", SEAT),
    _kind(
        "released",
        "The seat was freed for who has the fresh join link: at once by its player; or by the maker, and then it waits for"
        " its player alone until then. A bot plays it meanwhile.",
        SEAT,
        until={"anyOf": [TIME, NOBODY]},
    ),
    _kind("timed-out", "The seat's time ran out: what follows was decided for it.", SEAT),
    _kind("chose", "The seat chose, or chose again; what, is not shown yet.", SEAT),
    _kind("away", "The seat's player is away until then: time does not count for them.", SEAT, until=TIME),
    _kind("here", "The seat's player is here again.", SEAT),
    _kind("pause-asked", "The seat asks for a pause.", SEAT),
    _kind("pause-agreed", "The seat agrees to it.", SEAT),
    _kind("pause-declined", "The seat declines it, or takes back what it asked for.", SEAT),
    _kind("paused", "All who play agree: nobody's time counts until the pause is ended, or until then.", NOBODY, until=TIME),
    _kind("resumed", "The seat ended the pause.", SEAT),
    _kind("nudged", "The seat nudged another that is waited for.", SEAT, to=SEAT),
    _kind("finished", "The game was played to its end.", NOBODY),
    _kind("abandoned", "Nobody played any more: the game ended without a result.", NOBODY),
    _kind(
        "closed",
        "The table was closed before the game: by its maker's seat, or for want of players.",
        {"anyOf": [SEAT, NOBODY]},
    ),
    _kind(
        "rematch", "The seat made a rematch at another table.", SEAT, table={"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"}
    ),
)


def shared() -> dict[str, JSON]:
    """Return the schemas of the tables' events, by name."""
    return {f"Happened.{_kind_of(event)}": event for event in AT_TABLES}


def schemas(game: str, own: Sequence[JSON], here: str) -> dict[str, JSON]:
    """Return the schemas of the game's events by name, and `<game>.Happened`: any of them or of the tables', by kind.

    A game with hidden choices describes `chose` itself, with what the chooser sees; this replaces the tables' schema. `here` is
    the prefix of references to schemas.
    """
    mapping = {_kind_of(event): f"{here}Happened.{_kind_of(event)}" for event in AT_TABLES}
    mapping |= {_kind_of(event): f"{here}{game}.Happened.{_kind_of(event)}" for event in own}
    whole = {
        "oneOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "kind", "mapping": mapping},
    }
    return {**{f"{game}.Happened.{_kind_of(event)}": _numbered(event) for event in own}, f"{game}.Happened": whole}


def _numbered(event: JSON) -> JSON:
    """Add the number of the entry to a game's event, as in views."""
    return {**event, "properties": {"n": NUMBER, **event["properties"]}, "required": ["n", *event["required"]]}


def _kind_of(event: JSON) -> str:
    return str(event["properties"]["kind"]["const"])
