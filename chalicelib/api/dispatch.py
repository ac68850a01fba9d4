"""From a request to a reply: whatever goes wrong on the way becomes a problem document here, and nowhere else."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs, unquote

from chalicelib import error_reports
from chalicelib.api import problems, request
from chalicelib.api.client_address import Whence, address_of
from chalicelib.api.contract import Call
from chalicelib.api.languages import wanted
from chalicelib.api.reply import Reply, keeping
from chalicelib.api.request import Asked, check_path, receive
from chalicelib.api.service import House
from chalicelib.errors import Broken, ClubError, ReadOnly, TryAgain, Unknown, WrongMediaType, WrongMethod
from chalicelib.play import maintenance
from chalicelib.players.keys import Keys
from chalicelib.store.interface import Unavailable

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
        if call.writes and maintenance.closed(house.club):
            raise ReadOnly
        return _done(call, verb, house, asked, path)
    except ClubError as error:
        return problems.reply(error, wanted(headers))
    except Unavailable:
        return problems.reply(TryAgain(), wanted(headers))
    except Exception as defect:
        error_reports.note(call.name, defect)
        return problems.reply(Broken(), wanted(headers))


def _done(call: Call, verb: Verb, house: House, asked: Asked, path: Mapping[str, str]) -> Reply:
    """The verb's reply. One that would refuse is asked again where the key may have been changed a moment ago."""
    house.keys = house.keys or Keys(house.club.store, house.club.clock)
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


# Which route a path is, and what its names stand for.


class Routes:
    """Finds a path's route. A word of its own goes before a name in braces."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._by_length: dict[int, list[tuple[str, list[tuple[int, str]], list[tuple[int, str]]]]] = {}
        for path in sorted(paths):  # "{" comes after all letters
            steps = list(enumerate(path.split("/")))
            words = [(place, step) for place, step in steps if step[:1] != "{"]
            names = [(place, step[1:-1]) for place, step in steps if step[:1] == "{"]
            self._by_length.setdefault(len(steps), []).append((path, words[::-1], names))

    def find(self, path: str) -> tuple[str, dict[str, str]] | None:
        """The route and what its names stand for; a slash at the end does not matter, as on AWS."""
        steps = path.removesuffix("/").split("/")
        if "%" in path:
            steps = [unquote(step) for step in steps]
        for route, words, names in self._by_length.get(len(steps), ()):
            for place, word in words:  # from the end, where they differ
                if steps[place] != word:
                    break
            else:
                return route, {name: steps[place] for place, name in names}
        return None


# A REST API's proxy event, Chalice's own form of a request, and what it wants for an answer.

Answerer = Callable[[Mapping[str, str], Mapping[str, Sequence[str]], bytes, Mapping[str, str], Whence], Reply]
"""answerer(headers with names in lower case, query, body, names in the path, whence it comes) → Reply"""
MOST_QUERY_FIELDS = 50
MOST_ENCODED = 4 * (request.LIMIT // 3 + 1)
"""So much of a body in base64 shows that it is too large."""


def proxy_event(
    method: str, path: str, query: str | None, resource: str, names: Mapping[str, str], **more: Any
) -> dict[str, Any]:
    """The proxy event of a request for one of our paths ("" for none of them), which holds these `names`; `more` are headers,
    body, and whence it comes. ValueError for a query of too many fields.
    """
    many = parse_qs(query, keep_blank_values=True, max_num_fields=MOST_QUERY_FIELDS) if query else None
    return {
        "resource": resource,
        "path": path,
        "httpMethod": method,
        "queryStringParameters": {name: values[-1] for name, values in many.items()} if many else None,
        "multiValueQueryStringParameters": many,
        "pathParameters": names,
        "stageVariables": None,
        **more,
    }


def answer_event(event: Mapping[str, Any], answerer: Answerer, more: Mapping[str, str]) -> dict[str, Any]:
    """The answerer's reply to this event, with these headers and those that say who may keep it."""
    headers = {name.lower(): value for name, value in (event["headers"] or {}).items()}
    query, path = event["multiValueQueryStringParameters"] or {}, event["pathParameters"] or {}
    reply = answerer(headers, query, _body(event), path, partial(address_of, event["requestContext"], headers))
    return proxy_answer(headers, reply, more)


def proxy_answer(asked: Mapping[str, str], reply: Reply, more: Mapping[str, str]) -> dict[str, Any]:
    """The reply to a request with these headers as the proxy wants it, with more of them and those that say who may keep it."""
    told = {**more, **keeping(asked, reply), **reply.headers}
    return {"statusCode": reply.status, "headers": told, "multiValueHeaders": {}, "body": reply.body}


def _body(event: Mapping[str, Any]) -> bytes:
    body = event["body"]
    if body is None:
        return b""
    if event.get("isBase64Encoded"):
        return b64decode(body[:MOST_ENCODED])
    return body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
