"""`chalicelib/security_headers.json` for CloudFront, which has settings of its own for five headers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from chalicelib import security_headers

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
    """Return the headers of a response headers policy; they replace those of the same name that the origin sends."""
    told = json.loads(security_headers.FILE.read_text("utf-8"))
    security: dict[str, Any] = {}
    others = []
    for name, value in {**told["page"], **told["https"]}.items():
        if name in OWN_WORDS:
            security |= {word: {**said, "Override": True} for word, said in OWN_WORDS[name](value).items()}
        else:
            others.append({"Header": name, "Value": value, "Override": True})
    return {"SecurityHeadersConfig": security, "CustomHeadersConfig": {"Items": others}}
