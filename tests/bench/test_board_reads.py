"""Requests for leaderboards, players and challenges stay within their read units, however many entries there are."""

from __future__ import annotations

import pytest

from tests.bench.board_reads import ENTRIES, Look, broken, looks

pytestmark = pytest.mark.aws


@pytest.mark.parametrize("entries", [ENTRIES[0], 2_000, pytest.param(ENTRIES[1], marks=pytest.mark.soak)])
def test_a_request_reads_two_units_and_one_per_page(entries: int) -> None:
    found = list(looks(entries))
    assert len(found) == 11
    assert list(broken(found)) == []
    assert {look.most for look in found} == {2, 3}
    assert all(look.read >= 0.5 for look in found)


def test_a_request_over_its_limit_is_reported() -> None:
    assert list(broken([Look("a page", 10, 3.5, 3)])) == ["a page, with 10 entries: 3.5 units (limit 3)."]
