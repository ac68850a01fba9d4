"""A browser that stops responding is restarted once, and the summary says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
CONFTEST = """
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


LOGS_AN_ERROR = """
def test_a_page_that_complains(phone):
    phone("/").evaluate("console.error('No.')")
"""


def run(folder: Path, tests: str) -> str:
    """Run these tests, and return pytest's output."""
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_crash.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


def test_a_test_whose_browser_crashed_is_run_again(tmp_path: Path) -> None:
    output = run(tmp_path, TESTS.format(again=False))
    assert "2 passed" in output, output
    assert "was started again: " in output
    assert "::test_a_page" in output


def test_a_second_crash_fails_the_test(tmp_path: Path) -> None:
    output = run(tmp_path, TESTS.format(again=True))
    assert "1 failed, 1 passed" in output, output


def test_an_error_found_while_the_last_browser_closes_is_reported(tmp_path: Path) -> None:
    output = run(tmp_path, LOGS_AN_ERROR)
    assert "INTERNALERROR" not in output, output
    assert "1 passed, 1 error" in output, output
