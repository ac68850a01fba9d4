"""From an event to a reply: checks the request, calls the route's function, turns every error into a problem document."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs, unquote

from chalicelib import error_reports
from chalicelib.api import problems
from chalicelib.api.client_address import ClientAddress, find_address
from chalicelib.api.languages import preferred
from chalicelib.api.reply import Reply, cache_headers
from chalicelib.api.request import MAX_BODY_BYTES, Request, check_path, read_request
from chalicelib.api.routes import Call
from chalicelib.api.service import Service
from chalicelib.errors import Broken, ClubError, ReadOnly, TryAgain, Unknown, WrongMediaType, WrongMethod
from chalicelib.play import maintenance
from chalicelib.players.keys import Keys
from chalicelib.store.interface import Unavailable

RouteFunction = Callable[..., Reply]
"""route_function(service, request, **path parameters) → Reply"""

FRAMEWORK_ERRORS: Mapping[int, type[ClubError]] = {404: Unknown, 405: WrongMethod, 415: WrongMediaType}


def handle(
    call: Call,
    route_function: RouteFunction,
    open_service: Callable[[], Service],
    headers: Mapping[str, str],
    query: Mapping[str, Sequence[str]],
    raw: bytes,
    path: Mapping[str, str],
    client_address: ClientAddress,
) -> Reply:
    """Return the reply to one request. Size, key, query and path are checked before the route's function reads the body."""
    try:
        request = read_request(call, headers, query, raw, client_address)
        check_path(path)
        service = open_service()
        if call.writes and maintenance.is_closed(service.club):
            raise ReadOnly
        return _call_route(call, route_function, service, request, path)
    except ClubError as error:
        return problems.reply(error, preferred(headers))
    except Unavailable:
        return problems.reply(TryAgain(), preferred(headers))
    except Exception as defect:
        error_reports.note(call.name, defect)
        return problems.reply(Broken(), preferred(headers))


def _call_route(
    call: Call, route_function: RouteFunction, service: Service, request: Request, path: Mapping[str, str]
) -> Reply:
    """Call the route's function. If it refuses and the key may just have been changed, look the key up strongly and retry."""
    service.keys = service.keys or Keys(service.club.store, service.club.clock)
    request.keys, request.strong = service.keys, call.writes or call.strong
    try:
        return route_function(service, request, **path)
    except ClubError:
        before = request.found
        if before is None or before.sure:
            raise
        request.strong, request.found = True, None
        if request.player_if_any == before.player:
            raise
        return route_function(service, request, **path)


def framework_refusal(status: int, headers: Mapping[str, str], allow: str | None = None) -> Reply:
    """Return the problem document for a status with which the framework refuses a request."""
    reply = problems.reply(FRAMEWORK_ERRORS.get(status, Broken)(), preferred(headers))
    if allow is not None:
        reply.headers["Allow"] = allow
    return reply


# Matching paths to routes.


class Routes:
    """Finds a path's route. Literal steps take precedence over parameters in braces."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._by_length: dict[int, list[tuple[str, list[tuple[int, str]], list[tuple[int, str]]]]] = {}
        for path in sorted(paths):  # "{" comes after all letters
            steps = list(enumerate(path.split("/")))
            words = [(place, step) for place, step in steps if step[:1] != "{"]
            names = [(place, step[1:-1]) for place, step in steps if step[:1] == "{"]
            self._by_length.setdefault(len(steps), []).append((path, words[::-1], names))

    def find(self, path: str) -> tuple[str, dict[str, str]] | None:
        """Return the route and its parameters, None if no route matches. A trailing slash does not matter, as on AWS."""
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


# Proxy events of a REST API, Chalice's form of a request, and the responses to them.

Handler = Callable[[Mapping[str, str], Mapping[str, Sequence[str]], bytes, Mapping[str, str], ClientAddress], Reply]
"""handler(headers with names in lower case, query, body, path parameters, client address) → Reply"""
MAX_QUERY_FIELDS = 50
MAX_ENCODED_BYTES = 4 * (MAX_BODY_BYTES // 3 + 1)
"""Bytes of a base64 body to decode: enough to show that it is too large."""


def proxy_event(
    method: str, path: str, query: str | None, resource: str, names: Mapping[str, str], **more: Any
) -> dict[str, Any]:
    """Build the proxy event of a request for the route `resource` ("" for an unknown path) with its path parameters `names`;
    `more` are headers, body and request context. ValueError for a query of too query_values fields.
    """
    query_values = parse_qs(query, keep_blank_values=True, max_num_fields=MAX_QUERY_FIELDS) if query else None
    return {
        "resource": resource,
        "path": path,
        "httpMethod": method,
        "queryStringParameters": {name: values[-1] for name, values in query_values.items()} if query_values else None,
        "multiValueQueryStringParameters": query_values,
        "pathParameters": names,
        "stageVariables": None,
        **more,
    }


def handle_event(event: Mapping[str, Any], handler: Handler, more: Mapping[str, str]) -> dict[str, Any]:
    """Return the handler's reply to this event as a proxy response, with the headers `more` and cache headers."""
    headers = {name.lower(): value for name, value in (event["headers"] or {}).items()}
    query, path = event["multiValueQueryStringParameters"] or {}, event["pathParameters"] or {}
    reply = handler(headers, query, _body(event), path, partial(find_address, event["requestContext"], headers))
    return proxy_response(headers, reply, more)


def proxy_response(headers: Mapping[str, str], reply: Reply, more: Mapping[str, str]) -> dict[str, Any]:
    """Return a reply as a proxy response, with the headers `more` and cache headers; `headers` are the request's."""
    return {
        "statusCode": reply.status,
        "headers": {**more, **cache_headers(headers, reply), **reply.headers},
        "multiValueHeaders": {},
        "body": reply.body,
    }


def _body(event: Mapping[str, Any]) -> bytes:
    body = event["body"]
    if body is None:
        return b""
    if event.get("isBase64Encoded"):
        return b64decode(body[:MAX_ENCODED_BYTES])
    return body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
