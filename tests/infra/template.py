"""The packaged template, for tests to read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from infra import chalice_template
from infra.build_template import merge_templates

ROOT = Path(__file__).parents[2]
FUNCTION = "AWS::Serverless::Function"


@cache
def template() -> dict[str, Any]:
    return chalice_template.with_environment(merge_templates(chalice_template.generate_template(ROOT, "prod")), BUILD="b1")


def properties(name: str) -> dict[str, Any]:
    """Return the properties of a resource."""
    found: dict[str, Any] = template()["Resources"][name]["Properties"]
    return found


def of_type(kind: str) -> dict[str, dict[str, Any]]:
    """Return the properties of all resources of a type, by name."""
    resources = template()["Resources"]
    return {name: resource["Properties"] for name, resource in resources.items() if resource["Type"] == kind}


def values(template_part: Any) -> Iterator[Any]:
    """Yield a JSON value and all values in it."""
    yield template_part
    for value in (
        template_part.values() if isinstance(template_part, dict) else template_part if isinstance(template_part, list) else ()
    ):
        yield from values(value)


def text(value: Any) -> str:
    return json.dumps(value)
