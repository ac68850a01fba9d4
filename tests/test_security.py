"""Tests named in docs/security.md exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = [quoted for quoted in re.findall(r"`([^`\n]+)`", PAGE) if re.fullmatch(r"[\w/.-]*test\w*(/[\w.-]+)*(\.\w+)?", quoted)]
SOURCES = {path: path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py") if "node_modules" not in path.parts}
TESTS = {name for source in SOURCES.values() for name in re.findall(r"def (test_\w+)", source)}
FILES = {path.name for path in SOURCES}


@pytest.mark.parametrize("named", sorted({*NAMED}))
def test_named_tests_exist(named: str) -> None:
    if "/" in named:
        assert (ROOT / named).exists()
    else:
        assert named in TESTS | FILES


PAIRS = [
    (file, name)
    for file, names in re.findall(r"`(tests/[\w/]+\.py)`(?::\s+| \()((?:`test_\w+`(?:,\s+)?)+)", PAGE)
    for name in re.findall(r"test_\w+", names)
]


@pytest.mark.parametrize(("file", "name"), PAIRS)
def test_tests_named_with_a_file_are_in_it(file: str, name: str) -> None:
    assert f"def {name}(" in SOURCES[ROOT / file]


def test_most_tests_are_named_with_a_file() -> None:
    assert len(PAIRS) > 12


def test_every_owasp_row_exists_with_a_test() -> None:
    rows = re.findall(r"^\| \*\*API(\d+)\*\* .*`tests/.*\|$", PAGE, re.MULTILINE)
    assert rows == [str(number) for number in range(1, 11)]


def test_the_page_says_where_to_report_a_vulnerability() -> None:
    assert "docs/security.md" in (ROOT / "SECURITY.md").read_text("utf-8")
    for target in re.findall(r"\]\(([^)#h][^)#]*)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
