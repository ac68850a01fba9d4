"""One template out of two: Chalice's, which knows functions and routes, and ours, which has all that they stand on.

template/*.yaml      table, page, edge, gateway, functions, watch: plain YAML, CloudFormation's intrinsics in their long form
template/edge.js     what the edge does with a request's address; becomes the code of edge.yaml's function
chalicelib/guards    what a browser is told not to allow; becomes edge.yaml's headers of the page
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

FRAGMENTS = Path(__file__).with_name("template")

Template = dict[str, Any]


def merged(chalice_template: Template) -> Template:
    """Chalice's template with our fragments laid over it: what both name is as we say. The given one is left as it is.

    ValueError if two fragments differ about one thing, or if one speaks of a resource that nobody makes.
    """
    template = deepcopy(chalice_template)
    _lay(template, fragments())
    strangers = [name for name, resource in template["Resources"].items() if "Type" not in resource]
    if strangers:
        raise ValueError(f"The fragments add to {', '.join(strangers)}, which Chalice does not make.")
    return template


def fragments() -> Template:
    """All our fragments as one."""
    whole: Template = {}
    for path in sorted(FRAGMENTS.glob("*.yaml")):
        _lay(whole, yaml.safe_load(path.read_text("utf-8")), agreeing=True)
    return whole


def _lay(under: Template, over: Template, *, agreeing: bool = False) -> None:
    """Lays `over` upon `under`: mappings are joined, anything else is replaced, or if `agreeing` has to be the same."""
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            _lay(under[name], value, agreeing=agreeing)
        elif agreeing and under.get(name, value) != value:
            raise ValueError(f"Two fragments differ about {name}.")
        else:
            under[name] = deepcopy(value)
