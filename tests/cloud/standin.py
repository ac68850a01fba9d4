"""The template as the emulator can take it. What is changed here is not shown by these tests, but in tests/infra.

- The edge's way to the gateway: the gateway has no name of its own there, so the edge reaches it by loopback, without TLS.
- Budgets: it knows none.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Template = dict[str, Any]

UNKNOWN = frozenset({"AWS::Budgets::Budget"})
"""Types of resources that it does not have. Nothing else in the template speaks of them."""


def for_emulator(template: Template, port: int) -> Template:
    """The template for a stack in the emulator on that port; the given one is left as it is."""
    template = deepcopy(template)
    template["Resources"] = {name: told for name, told in template["Resources"].items() if told["Type"] not in UNKNOWN}
    _reach_gateway(template, port)
    return template


def _reach_gateway(template: Template, port: int) -> None:
    origins = template["Resources"]["Edge"]["Properties"]["DistributionConfig"]["Origins"]
    (api,) = (origin for origin in origins if origin["Id"] == "api")
    api["DomainName"] = "localhost"
    api["OriginPath"] = {"Fn::Sub": "/_aws/execute-api/${RestAPI}" + api["OriginPath"]}
    api["CustomOriginConfig"] |= {"OriginProtocolPolicy": "http-only", "HTTPPort": port}
