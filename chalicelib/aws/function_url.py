"""A function URL's event (payload format 2.0) as the proxy event that the app takes, and the app's answer as a URL wants it.

Nothing stands before a URL: finding the route, refusing what is no path and answering preflights are done here. Who cannot
prove that the edge sent them is refused before anything of the request is read (docs/decisions/aws.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib import json_codec
from chalicelib.api import problems
from chalicelib.api.dispatch import Routes, proxy_event
from chalicelib.api.reply import PRIVATE

VERSION = "2.0"
"""Stands as `version` in a function URL's events, and in no others that come here."""
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
"""It has no code, so a page that meets it (at one of the edge's places that is late) takes it for no answer, and asks again."""


def to_proxy_event(event: Mapping[str, Any], routes: Routes) -> dict[str, Any]:
    """The proxy event of a REST API for the same request; its resource is "" where nothing of ours is. ValueError for a query
    of too many fields.
    """
    context = event["requestContext"]
    asked = context["http"]
    resource, names = routes.find(event["rawPath"]) or ("", {})
    return proxy_event(
        asked["method"],
        event["rawPath"],
        event.get("rawQueryString"),
        resource,
        names,
        headers=headers_of(event),
        requestContext={
            "resourcePath": resource,
            "httpMethod": asked["method"],
            "path": asked["path"],
            "requestId": context.get("requestId", ""),
            "identity": {"sourceIp": asked.get("sourceIp", "")},
        },
        body=event.get("body"),
        isBase64Encoded=event.get("isBase64Encoded", False),
    )


def headers_of(event: Mapping[str, Any]) -> dict[str, str]:
    """Names in lower case; those that came more than once have their values joined already, but cookies, which lie apart."""
    headers = {name.lower(): value for name, value in (event.get("headers") or {}).items()}
    if cookies := event.get("cookies"):
        headers["cookie"] = "; ".join(cookies)
    return headers


def from_proxy_response(told: Mapping[str, Any]) -> dict[str, Any]:
    """The app's answer, without what a URL does not know."""
    return {"statusCode": told["statusCode"], "headers": told["headers"], "body": told["body"], "isBase64Encoded": False}
