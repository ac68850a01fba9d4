"""Answers match the API's description, for requests that it allows and for others."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom

import pytest

from chalicelib.api import openapi, paging
from chalicelib.errors import Malformed
from tests.fuzz import schemathesis_run
from tests.fuzz.fuzzed_club import Scene, scene
from tests.fuzz.schemathesis_run import failures, in_process

EACH = 60
"""So many requests a call are drawn in `make soak`, in each of what Schemathesis does."""


@pytest.fixture
def club() -> Iterator[Scene]:
    again = scene().again()
    with in_process(again):
        yield again
    again.close()


@pytest.mark.long
def test_answers_match_the_description(club: Scene) -> None:
    """For missing and repeated values, and values just within or beyond their limits."""
    assert [*failures(1, 1, "coverage")] == []


@pytest.mark.soak
@pytest.mark.parametrize("phases", ["examples coverage", "fuzzing", "stateful"])
@pytest.mark.parametrize("part", range(3))
def test_answers_match_the_description_for_random_requests(club: Scene, part: int, phases: str) -> None:
    seed = SystemRandom().getrandbits(32)
    found = [*failures(seed, EACH, *phases.split())]
    assert found == [], f"Ask it again: python -m tests.fuzz.schemathesis_run {seed} {EACH} {phases}"


def no_limit(query: dict[str, str]) -> int:
    raise Malformed


@pytest.mark.soak
@pytest.mark.parametrize(
    ("where", "name", "planted", "why"),
    [
        (paging, "query_limit", no_limit, "Schema-valid request rejected"),
        (paging, "query_limit", lambda query: 50, "Schema-violating request accepted"),
        (openapi, "USUAL_REFUSALS", (), "Undocumented status code"),
    ],
    ids=["refused", "accepted", "undocumented"],
)
def test_an_answer_that_does_not_match_is_found(
    club: Scene, monkeypatch: pytest.MonkeyPatch, where: object, name: str, planted: object, why: str
) -> None:
    monkeypatch.setattr(where, name, planted)
    monkeypatch.setattr(schemathesis_run, "DESCRIPTION", openapi.describe(club.service.club.games, "b1"))
    assert any(why in failure for failure in failures(1, 1, "coverage"))
