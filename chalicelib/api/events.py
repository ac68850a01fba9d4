"""A REST API's proxy event, Chalice's own form of a request, and what it wants for an answer."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from chalicelib.api import bodies
from chalicelib.api.replies import Reply, keeping
from chalicelib.api.whence import Whence, address_of

Answerer = Callable[[Mapping[str, str], Mapping[str, Sequence[str]], bytes, Mapping[str, str], Whence], Reply]
"""answerer(headers with names in lower case, query, body, names in the path, whence it comes) → Reply"""
MOST_QUERY_FIELDS = 50
MOST_ENCODED = 4 * (bodies.LIMIT // 3 + 1)
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
