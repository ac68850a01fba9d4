"""From a request to a reply: whatever goes wrong on the way becomes a problem document here, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from chalicelib import defects
from chalicelib.api import problems
from chalicelib.api.asked import Asked, check_path, receive
from chalicelib.api.contract import Call
from chalicelib.api.house import House
from chalicelib.api.languages import wanted
from chalicelib.api.replies import Reply
from chalicelib.api.whence import Whence
from chalicelib.errors import Broken, ClubError, ReadOnly, TryAgain, Unknown, WrongMediaType, WrongMethod
from chalicelib.players.keys import Keys
from chalicelib.store.interface import Unavailable
from chalicelib.tables import closing

Verb = Callable[..., Reply]
"""verb(house, asked, **names in the path) → Reply"""

FRAMEWORK: Mapping[int, type[ClubError]] = {404: Unknown, 405: WrongMethod, 415: WrongMediaType}


def answer(
    call: Call,
    verb: Verb,
    open_house: Callable[[], House],
    headers: Mapping[str, str],
    query: Mapping[str, Sequence[str]],
    raw: bytes,
    path: Mapping[str, str],
    whence: Whence,
) -> Reply:
    """The reply to one request. The body's size, key, query and path are checked before the verb reads the body."""
    try:
        asked = receive(call, headers, query, raw, whence)
        check_path(path)
        house = open_house()
        if call.writes and closing.closed(house.club):
            raise ReadOnly
        return _done(call, verb, house, asked, path)
    except ClubError as error:
        return problems.reply(error, wanted(headers))
    except Unavailable:
        return problems.reply(TryAgain(), wanted(headers))
    except Exception as defect:
        defects.note(call.name, defect)
        return problems.reply(Broken(), wanted(headers))


def _done(call: Call, verb: Verb, house: House, asked: Asked, path: Mapping[str, str]) -> Reply:
    """The verb's reply. One that would refuse is asked again where the key may have been changed a moment ago."""
    house.keys = house.keys or Keys(house.club.store, lambda: house.club.clock())
    asked.keys, asked.strong = house.keys, call.writes
    try:
        return verb(house, asked, **path)
    except ClubError:
        before = asked.found
        if before is None or before.sure:
            raise
        asked.strong, asked.found = True, None
        if asked.player_if_any == before.player:
            raise
        return verb(house, asked, **path)


def from_framework(status: int, headers: Mapping[str, str], allow: str | None = None) -> Reply:
    """What Chalice refuses by itself, in our terms."""
    reply = problems.reply(FRAMEWORK.get(status, Broken)(), wanted(headers))
    if allow is not None:
        reply.headers["Allow"] = allow
    return reply
