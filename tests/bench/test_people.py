"""Looks at boards, players and challenges read what they may, however many there are."""

from __future__ import annotations

import pytest

from tests.bench.people import ENTRIES, Look, broken, looks

pytestmark = pytest.mark.aws


@pytest.mark.parametrize("entries", [ENTRIES[0], 2_000, pytest.param(ENTRIES[1], marks=pytest.mark.soak)])
def test_a_look_reads_two_units_and_one_for_each_page(entries: int) -> None:
    found = list(looks(entries))
    assert len(found) == 11
    assert list(broken(found)) == []
    assert {look.most for look in found} == {2, 3}
    assert all(look.read >= 0.5 for look in found)


def test_what_reads_more_is_told() -> None:
    assert list(broken([Look("a page", 10, 3.5, 3)])) == ["a page, among 10: 3.5 units, of 3."]
