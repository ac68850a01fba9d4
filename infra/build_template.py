"""Builds the CloudFormation template: Chalice's template of the functions, with ours laid over it.

    template/*.yaml                  our template in fragments: all other resources, and what we change in Chalice's
    template/cloudfront_function.js  the code of cloudfront.yaml's function `Address`
    page_headers.py                  the security headers of cloudfront.yaml's `PageHeaders`
    rate_limit_response.py           the responses of rate_limits.yaml's rules
    lambda_functions.py              each function's runtime, zip and architecture

The fragments are plain YAML with intrinsic functions in their long form. `null` in a fragment removes what Chalice has there.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import yaml

from infra import lambda_functions, rate_limit_response
from infra.chalice_template import Template
from infra.page_headers import page_headers

FOLDER = Path(__file__).with_name("template")


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
    if rate_limit_response.RESOURCE in resources:
        rate_limit_response.set_responses(resources[rate_limit_response.RESOURCE]["Properties"])
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
