"""Builds the CloudFormation template: Chalice's template of the functions, with ours laid over it.

    template/*.yaml                  our template in fragments: all other resources, and what we change in Chalice's
    template/cloudfront_function.js  the code of cloudfront.yaml's function `Address`
    rate_limits.py                   the responses of rate_limits.yaml's rules
    lambda_functions.py              each function's runtime, zip and architecture

The fragments are plain YAML with intrinsic functions in their long form. `null` in a fragment removes what Chalice has there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

from chalicelib import security_headers
from infra import lambda_functions, rate_limits
from infra.chalice_template import Template

FOLDER = Path(__file__).with_name("template")
CLOUDFRONT_SETTINGS: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "Content-Security-Policy": lambda value: {"ContentSecurityPolicy": {"ContentSecurityPolicy": value}},
    "X-Content-Type-Options": lambda value: {"ContentTypeOptions": {}},
    "X-Frame-Options": lambda value: {"FrameOptions": {"FrameOption": value}},
    "Referrer-Policy": lambda value: {"ReferrerPolicy": {"ReferrerPolicy": value}},
    "Strict-Transport-Security": lambda value: {
        "StrictTransportSecurity": {"AccessControlMaxAgeSec": int(value.removeprefix("max-age="))}
    },
}
"""CloudFront has named settings for these headers and takes the others as custom ones."""


def merge_templates(chalice_template: Template, architecture: str = lambda_functions.ARM) -> Template:
    """Return Chalice's template with our fragments laid over it, for this architecture; the argument is not changed.

    ValueError if two fragments contradict each other, or if one adds to a resource that does not exist.
    """
    template = deepcopy(chalice_template)
    overlay(template, read_fragments())
    resources = template["Resources"]
    unknown = [name for name, resource in resources.items() if "Type" not in resource]
    if unknown:
        raise ValueError(f"The fragments add to {', '.join(unknown)}, which Chalice does not make.")
    resources["Address"]["Properties"]["FunctionCode"] = (FOLDER / "cloudfront_function.js").read_text("utf-8")
    if rate_limits.RESOURCE in resources:
        rate_limits.set_responses(resources[rate_limits.RESOURCE]["Properties"])
    resources["PageHeaders"]["Properties"]["ResponseHeadersPolicyConfig"] |= page_headers()
    lambda_functions.set_runtime(template, architecture)
    return template


def read_fragments() -> Template:
    """Return all our fragments as one template. ValueError if two of them contradict each other."""
    whole: Template = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        overlay(whole, yaml.safe_load(path.read_text("utf-8")), must_agree=True)
    return whole


def overlay(under: Template, over: Template, *, must_agree: bool = False) -> None:
    """Lay `over` on `under`, in place: mappings are merged, null removes a member, any other value replaces the one below.

    With `must_agree`, for fragments among themselves, null stays and two different values are a ValueError.
    """
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            overlay(under[name], value, must_agree=must_agree)
        elif must_agree and under.get(name, value) != value:
            raise ValueError(f"Two fragments differ about {name}.")
        elif value is None and not must_agree:
            under.pop(name, None)
        else:
            under[name] = deepcopy(value)


def page_headers() -> dict[str, Any]:
    """Return the page's security headers (chalicelib/security_headers.json) for a response headers policy.

    They replace the origin's headers of the same name.
    """
    headers = json.loads(security_headers.FILE.read_text("utf-8"))
    security: dict[str, Any] = {}
    custom = []
    for name, value in {**headers["page"], **headers["https"]}.items():
        if name in CLOUDFRONT_SETTINGS:
            security |= {setting: {**fields, "Override": True} for setting, fields in CLOUDFRONT_SETTINGS[name](value).items()}
        else:
            custom.append({"Header": name, "Value": value, "Override": True})
    return {"SecurityHeadersConfig": security, "CustomHeadersConfig": {"Items": custom}}
