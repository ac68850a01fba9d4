"""Converts a function URL's event (payload format 2.0) into a proxy event, and the proxy response into the URL's.

There is no API Gateway before a URL, so the app finds the route and answers preflights. A request that the edge did not send is
refused before anything of it is read (docs/decisions/aws.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib import json_codec
from chalicelib.api import problems
from chalicelib.api.dispatch import Routes, proxy_event
from chalicelib.api.reply import PRIVATE

VERSION = "2.0"
"""The `version` of a function URL's events; no other events that come here have it."""
NOT_THE_EDGE: dict[str, Any] = {
    "statusCode": 403,
    "headers": {"Content-Type": problems.MEDIA_TYPE, "Cache-Control": PRIVATE},
    "body": json_codec.dump(
        {
            "type": "about:blank",
            "title": "Forbidden",
            "status": 403,
            "detail": "The club answers at its own address alone.",
        }
    ),
}
"""It has no code, so a page that gets it (from a location of the edge with an old proof) treats it as no answer and retries."""


def to_proxy_event(event: Mapping[str, Any], routes: Routes) -> dict[str, Any]:
    """Return the REST API's proxy event of the same request; its resource is "" for an unknown path. ValueError for a query of
    too many fields.
    """
    context = event["requestContext"]
    http = context["http"]
    resource, names = routes.find(event["rawPath"]) or ("", {})
    return proxy_event(
        http["method"],
        event["rawPath"],
        event.get("rawQueryString"),
        resource,
        names,
        headers=headers_of(event),
        requestContext={
            "resourcePath": resource,
            "httpMethod": http["method"],
            "path": http["path"],
            "requestId": context.get("requestId", ""),
            "identity": {"sourceIp": http.get("sourceIp", "")},
        },
        body=event.get("body"),
        isBase64Encoded=event.get("isBase64Encoded", False),
    )


def headers_of(event: Mapping[str, Any]) -> dict[str, str]:
    """Return the headers with names in lower case. The URL has joined repeated ones, except cookies, which it lists apart."""
    headers = {name.lower(): value for name, value in (event.get("headers") or {}).items()}
    if cookies := event.get("cookies"):
        headers["cookie"] = "; ".join(cookies)
    return headers


def from_proxy_response(response: Mapping[str, Any]) -> dict[str, Any]:
    """Return the app's response without the members that a URL does not know."""
    members = {name: response[name] for name in ("statusCode", "headers", "body")}
    return {**members, "isBase64Encoded": False}
