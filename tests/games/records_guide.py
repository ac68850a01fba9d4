"""The guide to replays and records, `docs/records.md`, section by section."""

from __future__ import annotations

from pathlib import Path

GUIDE = (Path(__file__).parents[2] / "docs/records.md").read_text("utf-8")


def section(heading: str) -> str:
    """Return the text under this heading, up to the next heading of the same level."""
    before, found, after = f"\n{GUIDE}".partition(f"\n## {heading}\n")
    assert found, f"docs/records.md has no section “{heading}”"
    return after.partition("\n## ")[0]
