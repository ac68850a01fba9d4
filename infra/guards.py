"""`chalicelib/guards.json` in the words of the edge: CloudFront has its own for five headers, and takes others as they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from chalicelib import guards

OWN_WORDS: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "Content-Security-Policy": lambda value: {"ContentSecurityPolicy": {"ContentSecurityPolicy": value}},
    "X-Content-Type-Options": lambda value: {"ContentTypeOptions": {}},
    "X-Frame-Options": lambda value: {"FrameOptions": {"FrameOption": value}},
    "Referrer-Policy": lambda value: {"ReferrerPolicy": {"ReferrerPolicy": value}},
    "Strict-Transport-Security": lambda value: {
        "StrictTransportSecurity": {"AccessControlMaxAgeSec": int(value.removeprefix("max-age="))}
    },
}


def page_headers() -> dict[str, Any]:
    """The headers' part of a response headers policy. What stands in guards.json overrides what comes from the origin."""
    told = json.loads(guards.FILE.read_text("utf-8"))
    security: dict[str, Any] = {}
    others = []
    for name, value in {**told["page"], **told["https"]}.items():
        if name in OWN_WORDS:
            security |= {word: {**said, "Override": True} for word, said in OWN_WORDS[name](value).items()}
        else:
            others.append({"Header": name, "Value": value, "Override": True})
    return {"SecurityHeadersConfig": security, "CustomHeadersConfig": {"Items": others}}
