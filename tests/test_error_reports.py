"""Logs of defects help to find them, and contain nothing that gives access to a table."""

from __future__ import annotations

import logging

import pytest

from chalicelib import error_reports
from chalicelib.errors import Broken

TABLE, CODE = "Zk3vT0aQq1xW9sLmB7yRfA", "joincode-1234567"


def fail(code: str) -> None:
    try:
        raise KeyError(code)
    except KeyError as error:
        raise Broken(f"{TABLE} has no {code}") from error


@pytest.fixture
def error_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Return the logged lines, also if Chalice has configured the logger."""
    monkeypatch.setattr(logging.getLogger("mulligan-club"), "propagate", True)
    return caplog


def test_kind_and_place_are_logged_without_texts(error_log: pytest.LogCaptureFixture) -> None:
    try:
        fail(CODE)
    except Broken as defect:
        error_reports.note("Something", defect)
    (record,) = error_log.records
    assert (record.levelname, record.exc_info) == ("ERROR", None)
    assert error_log.messages[0].startswith("Something broke: Broken, from KeyError\n")
    assert "test_error_reports.py" in error_log.text
    assert "in fail" in error_log.text
    assert TABLE not in error_log.text
    assert CODE not in error_log.text


def test_no_module_logs_the_text_of_an_error() -> None:
    for path in [*error_reports.ROOT.rglob("*.py"), error_reports.ROOT.parent / "app.py"]:
        text = path.read_text("utf-8")
        assert not any(word in text for word in ("log.exception(", "exc_info=", "print_exc", "format_exc")), path
