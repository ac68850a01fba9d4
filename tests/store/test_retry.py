"""Lost races are retried a limited number of times, with pauses."""

from __future__ import annotations

import pytest

from chalicelib.store import retry
from chalicelib.store.interface import Unavailable
from chalicelib.store.retry import pause_after, until_done


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Collect how long was waited, with the longest pauses."""
    found: list[float] = []
    monkeypatch.setattr(retry, "sleep", found.append)
    monkeypatch.setattr(retry, "random", lambda: 1.0)
    return found


def test_a_first_success_does_not_wait(pauses: list[float]) -> None:
    until_done(lambda: True)
    assert pauses == []


def test_each_lost_race_is_followed_by_a_longer_pause(pauses: list[float]) -> None:
    answers = iter([False, False, False, True])
    until_done(lambda: next(answers))
    assert pauses == [0.004, 0.008, 0.016]
    assert next(answers, None) is None


def test_after_sixteen_attempts_it_raises_the_reason(pauses: list[float]) -> None:
    with pytest.raises(Unavailable, match="too many at once"):
        until_done(lambda: False, "too many at once")
    assert (len(pauses), max(pauses)) == (16, 0.25)


def test_a_pause_is_the_drawn_part_of_its_maximum() -> None:
    assert [pause_after(lost, 0.5) for lost in (0, 1, 15)] == [0.002, 0.004, 0.125]
