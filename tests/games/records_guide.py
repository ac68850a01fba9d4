"""The guide to replays and records, `docs/records.md`, section by section."""

from __future__ import annotations

import re
from pathlib import Path

GUIDE = (Path(__file__).parents[2] / "docs/records.md").read_text("utf-8")


def section(heading: str) -> str:
    """Return the text under this heading, up to the next heading of the same level."""
    before, found, after = f"\n{GUIDE}".partition(f"\n## {heading}\n")
    assert found, f"docs/records.md has no section “{heading}”"
    return after.partition("\n## ")[0]


def members(text: str) -> list[str]:
    """Return the names before the colons in the text's first list."""
    items = f"\n{text}".partition("\n- ")[2].partition("\n\n")[0]
    heads = re.findall(r"^(?:- )?((?:`\w+`(?:, )?)+):", items, re.MULTILINE)
    return [name for head in heads for name in re.findall(r"`(\w+)`", head)]


def member(text: str, name: str) -> str:
    """Return what the text's lists say of the member of this name."""
    return " ".join(re.split(r"\n- |\n\n", text.partition(f"\n- `{name}`: ")[2])[0].split())
