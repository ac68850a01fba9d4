"""Links and pictures in the repository's texts exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LED_TO = re.compile(r"(?:\]\(|src=\")(?!https?:|#)([^)#\"]+)")
"""Files by links and pictures, without what stands in code."""
CITING = [ROOT / "docs" / f"{name}.md" for name in ("architecture", "contract", "log", "style")]
CITED = re.compile(r"`((?:app\.py|(?:chalicelib|frontend|infra|tests)/)[\w/.-]*)`")
"""Files and folders, named from the root."""
DEFINED = re.compile(r"`([\w/]+\.py)`:((?:\s+`\w+`,?)+)")
"""A Python file with what it defines: `app.py`: `play`."""


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(text.relative_to(ROOT)))
def test_links_in_texts_lead_to_existing_files(text: Path) -> None:
    content = re.sub(r"^```.*?^```", "", text.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert [led for led in LED_TO.findall(content) if not (text.parent / led).exists()] == []


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(text.relative_to(ROOT)))
def test_headings_that_a_text_links_to_exist(text: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", text.read_text("utf-8"))
    assert [f"{file}#{anchor}" for file, anchor in links if anchor not in _anchors(text.parent / file if file else text)] == []


def _anchors(text: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a Markdown file."""
    headings = re.findall(r"^#+ (.*)$", text.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("text", CITING, ids=lambda text: text.name)
def test_files_and_functions_cited_in_texts_exist(text: Path) -> None:
    content = text.read_text("utf-8")
    assert [path for path in CITED.findall(content) if not (ROOT / path).exists()] == []
    for path, names in DEFINED.findall(content):
        source = (ROOT / path).read_text("utf-8")
        missing = [
            name for name in re.findall(r"\w+", names) if not re.search(rf"^(?:def|class) {name}\b", source, re.MULTILINE)
        ]
        assert missing == [], path


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(text.relative_to(ROOT)))
def test_nothing_in_a_text_points_outside_the_repository(text: Path) -> None:
    assert [
        led for led in LED_TO.findall(text.read_text("utf-8")) if not (text.parent / led).resolve().is_relative_to(ROOT)
    ] == []


def test_every_picture_is_shown_in_the_readme() -> None:
    shown = LED_TO.findall((ROOT / "README.md").read_text("utf-8"))
    kept = [str(picture.relative_to(ROOT)) for picture in (ROOT / "docs" / "pictures").iterdir()]
    assert {*kept} <= {*shown}
