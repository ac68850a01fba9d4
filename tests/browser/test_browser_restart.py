"""A browser that stops responding is restarted once, and the summary says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
CRASH = """
from tests.browser.conftest import *
from tests.conftest import pytest_terminal_summary
"""
TESTS = """
CRASHES = iter([True, {again}])


def test_a_page(phone, browser):
    page = phone("/")
    if next(CRASHES):
        browser.new_browser_cdp_session().send("Browser.crash")
    page.get_by_role("link").first.wait_for()


def test_the_next(phone):
    phone("/").get_by_role("link").first.wait_for()
"""


COMPLAINS = """
def test_a_page_that_complains(phone):
    phone("/").evaluate("console.error('No.')")
"""


def run(folder: Path, tests: str) -> str:
    """What pytest says of these tests."""
    (folder / "conftest.py").write_text(CRASH)
    (folder / "test_crash.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


def test_a_test_that_lost_its_browser_is_run_again(tmp_path: Path) -> None:
    told = run(tmp_path, TESTS.format(again=False))
    assert "2 passed" in told, told
    assert "was started again: " in told
    assert "::test_a_page" in told


def test_a_browser_that_is_lost_twice_fails_its_test(tmp_path: Path) -> None:
    told = run(tmp_path, TESTS.format(again=True))
    assert "1 failed, 1 passed" in told, told


def test_what_fails_as_the_last_browser_closes_is_told(tmp_path: Path) -> None:
    told = run(tmp_path, COMPLAINS)
    assert "INTERNALERROR" not in told, told
    assert "1 passed, 1 error" in told, told
