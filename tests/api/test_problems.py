"""Every error has one mapping, and defects reveal nothing."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chalicelib import errors
from chalicelib.api import problems
from chalicelib.store.interface import Unavailable
from tests.api.client import Client

ROW = re.compile(r"^\| (\d{3})[^|]* \| (.+) \|$", re.MULTILINE)
"""A row of the table of codes in the contract: a status and its codes."""
TABLE = (Path(__file__).parents[2] / "docs/contract.md").read_text("utf-8")
CONTRACT = {int(status): set(re.findall(r"`([a-z-]+)`", codes)) for status, codes in ROW.findall(TABLE)}


def leaves(error: type[errors.ClubError]) -> Iterator[type[errors.ClubError]]:
    """Yield the error classes that are raised: those without subclasses."""
    below = error.__subclasses__()
    for child in below:
        yield from leaves(child)
    if not below:
        yield error


def test_every_error_has_a_mapping() -> None:
    assert set(leaves(errors.ClubError)) == set(problems.STATUS)


def test_codes_have_the_statuses_of_the_contract() -> None:
    assert {status: set(codes) for status, codes in problems.codes_by_status().items()} == CONTRACT


@pytest.mark.parametrize("error", problems.STATUS, ids=lambda error: error.code)
def test_every_problem_document_is_complete(error: type[errors.ClubError]) -> None:
    document = problems.problem(error(version=3))
    assert {*document} == {"type", "title", "status", "detail", "code", "version"}
    assert document["type"].endswith(f"/{error.code}")
    assert document["detail"].endswith(".")


def test_an_abstract_error_counts_as_a_defect() -> None:
    assert problems.problem(errors.NotNow())["code"] == "broken"


def test_rate_limits_say_when_to_retry() -> None:
    assert problems.reply(errors.SlowDown(retry_after=7)).headers["Retry-After"] == "7"
    assert problems.reply(errors.TryAgain()).headers["Retry-After"] == "1"


def test_a_defect_reveals_nothing_and_logs_no_values(
    watcher: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(store: object, course: str) -> None:
        raise RuntimeError(course)

    monkeypatch.setattr("app.courses.card", break_down)
    monkeypatch.setattr(logging.getLogger("mulligan-club"), "propagate", True)
    answered = watcher.get("/api/courses/secret-code")
    assert (answered.status, answered.code) == (500, "broken")
    assert "secret-code" not in str(answered.json) + caplog.text
    assert "course broke: RuntimeError" in caplog.text


def test_an_unavailable_store_gives_503_to_retry(watcher: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Unavailable("no answer")

    monkeypatch.setattr("app.courses.card", fail)
    answered = watcher.get("/api/courses/anything")
    assert (answered.status, answered.code, answered.headers["Retry-After"]) == (503, "try-again", "1")
