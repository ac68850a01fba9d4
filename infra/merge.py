"""One template out of two: Chalice's, which knows the functions, and ours, which has all that they stand on.

    fragments.py         reads template/*.yaml, which says what we add or change
    template/edge.js     what the edge does with a request's address: the code of edge.yaml's function
    guards.py            what a browser is told not to allow: edge.yaml's headers of the page
    rates.py             what the edge answers anyone who asks too often
    architectures.py     which zip a function runs from, and on which processors

`null` in a fragment takes away what Chalice has there.
"""

from __future__ import annotations

from copy import deepcopy

from infra import architectures, fragments, rates
from infra.guards import page_headers
from infra.sam import Template


def merged(chalice_template: Template, architecture: str = architectures.ARM) -> Template:
    """Chalice's template with our fragments laid over it, for these processors: what both name is as we say. The given one is
    left as it is.

    ValueError if two fragments differ about one thing, or if one speaks of a resource that nobody makes.
    """
    template = deepcopy(chalice_template)
    fragments.lay(template, fragments.fragments())
    resources = template["Resources"]
    strangers = [name for name, resource in resources.items() if "Type" not in resource]
    if strangers:
        raise ValueError(f"The fragments add to {', '.join(strangers)}, which Chalice does not make.")
    resources["Address"]["Properties"]["FunctionCode"] = (fragments.FOLDER / "edge.js").read_text("utf-8")
    if rates.NAME in resources:
        rates.answer_with(resources[rates.NAME]["Properties"])
    resources["PageHeaders"]["Properties"]["ResponseHeadersPolicyConfig"] |= page_headers()
    architectures.choose(template, architecture)
    return template
