"""The page's security headers (`chalicelib/security_headers.json`) as CloudFront's settings.

CloudFront has named settings for five headers and takes the others as custom ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from chalicelib import security_headers

CLOUDFRONT_SETTINGS: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "Content-Security-Policy": lambda value: {"ContentSecurityPolicy": {"ContentSecurityPolicy": value}},
    "X-Content-Type-Options": lambda value: {"ContentTypeOptions": {}},
    "X-Frame-Options": lambda value: {"FrameOptions": {"FrameOption": value}},
    "Referrer-Policy": lambda value: {"ReferrerPolicy": {"ReferrerPolicy": value}},
    "Strict-Transport-Security": lambda value: {
        "StrictTransportSecurity": {"AccessControlMaxAgeSec": int(value.removeprefix("max-age="))}
    },
}


def page_headers() -> dict[str, Any]:
    """Return the headers for a response headers policy. They replace the origin's headers of the same name."""
    headers = json.loads(security_headers.FILE.read_text("utf-8"))
    security: dict[str, Any] = {}
    custom = []
    for name, value in {**headers["page"], **headers["https"]}.items():
        if name in CLOUDFRONT_SETTINGS:
            security |= {setting: {**fields, "Override": True} for setting, fields in CLOUDFRONT_SETTINGS[name](value).items()}
        else:
            custom.append({"Header": name, "Value": value, "Override": True})
    return {"SecurityHeadersConfig": security, "CustomHeadersConfig": {"Items": custom}}
