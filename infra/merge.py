"""One template out of two: Chalice's, which knows the functions, and ours, which has all that they stand on.

    template/*.yaml      what we add or change, a file for each reason to: plain YAML, intrinsic functions in their long form
    template/edge.js     what the edge does with a request's address: the code of edge.yaml's function
    guards.py            what a browser is told not to allow: edge.yaml's headers of the page
    rates.py             what the edge answers whoever asks too often
    architectures.py     which zip a function runs from, and on which processors

`null` in a fragment takes away what Chalice has there.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

from infra import architectures, rates
from infra.guards import page_headers

FRAGMENTS = Path(__file__).with_name("template")

Template = dict[str, Any]


def merged(chalice_template: Template, architecture: str = architectures.ARM) -> Template:
    """Chalice's template with our fragments laid over it, for these processors: what both name is as we say. The given one is
    left as it is.

    ValueError if two fragments differ about one thing, or if one speaks of a resource that nobody makes.
    """
    template = deepcopy(chalice_template)
    _lay(template, fragments())
    resources = template["Resources"]
    strangers = [name for name, resource in resources.items() if "Type" not in resource]
    if strangers:
        raise ValueError(f"The fragments add to {', '.join(strangers)}, which Chalice does not make.")
    resources["Address"]["Properties"]["FunctionCode"] = (FRAGMENTS / "edge.js").read_text("utf-8")
    if rates.NAME in resources:
        rates.answer_with(resources[rates.NAME]["Properties"])
    resources["PageHeaders"]["Properties"]["ResponseHeadersPolicyConfig"] |= page_headers()
    architectures.choose(template, architecture)
    return template


def fragments() -> Template:
    """All our fragments as one."""
    whole: Template = {}
    for path in sorted(FRAGMENTS.glob("*.yaml")):
        _lay(whole, yaml.safe_load(path.read_text("utf-8")), agreeing=True)
    return whole


def _lay(under: Template, over: Template, *, agreeing: bool = False) -> None:
    """Lays `over` upon `under`: mappings are joined, null takes away, anything else is replaced. With `agreeing`, which is for
    fragments among themselves, null stays and what differs is an error.
    """
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            _lay(under[name], value, agreeing=agreeing)
        elif agreeing and under.get(name, value) != value:
            raise ValueError(f"Two fragments differ about {name}.")
        elif value is None and not agreeing:
            under.pop(name, None)
        else:
            under[name] = deepcopy(value)
