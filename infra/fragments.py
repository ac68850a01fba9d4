"""Our part of the template: plain YAML files, one for each subject, with intrinsic functions in their long form."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import yaml

from infra.sam import Template

FOLDER = Path(__file__).with_name("template")


def fragments() -> Template:
    """Return all our fragments as one. ValueError if two of them differ about one thing."""
    whole: Template = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        lay(whole, yaml.safe_load(path.read_text("utf-8")), agreeing=True)
    return whole


def lay(under: Template, over: Template, *, agreeing: bool = False) -> None:
    """Lays `over` upon `under`: mappings are joined, null takes away, anything else is replaced. With `agreeing`, which is for
    fragments among themselves, null stays and what differs is an error.
    """
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            lay(under[name], value, agreeing=agreeing)
        elif agreeing and under.get(name, value) != value:
            raise ValueError(f"Two fragments differ about {name}.")
        elif value is None and not agreeing:
            under.pop(name, None)
        else:
            under[name] = deepcopy(value)
