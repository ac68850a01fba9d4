"""The pinned versions match the dependency groups and one another."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = {"api": "requirements.txt", **{group: f"requirements/{group}.txt" for group in ("local", "dev", "cloud")}}
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]


def pins(group: str) -> dict[str, str]:
    """Return the pinned version of each package of a group."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / FILES[group]).read_text(), re.MULTILINE))


def wanted(group: str) -> set[str]:
    """Return the packages that a group names, and the groups that it includes."""
    names = set[str]()
    for one in GROUPS[group]:
        names |= wanted(one["include-group"]) if isinstance(one, dict) else {one.partition("[")[0]}
    return names


@pytest.mark.parametrize("group", FILES)
def test_every_dependency_is_pinned(group: str) -> None:
    assert wanted(group) <= {*pins(group)}, "run `scripts/lock --keep`"


@pytest.mark.parametrize(("inner", "outer"), [("api", "local"), ("local", "dev")])
def test_shared_dependencies_have_the_same_versions(inner: str, outer: str) -> None:
    assert pins(inner).items() <= pins(outer).items()


@pytest.mark.parametrize("group", FILES)
def test_each_pin_has_a_hash_and_no_address(group: str) -> None:
    text = (ROOT / FILES[group]).read_text()
    assert "://" not in text
    assert all("--hash=sha256:" in pin for pin in re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:])
