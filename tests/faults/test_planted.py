"""The histories can fail: bugs that the log has had, or could have, are planted, and each is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.faults import planted_bugs
from tests.faults.histories import play_and_check
from tests.faults.history_error import Wrong
from tests.faults.test_histories import HISTORIES

DAMAGE = "the club broke down: (TableDamaged|StopIteration|Broken)"
PLANTS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    planted_bugs.borrow: f"{DAMAGE}|answered, and not in the log",
    planted_bugs.keep_after_failure: f"{DAMAGE}|answered, and not in the log|said to be the first, and was answered before",
    planted_bugs.forget_keys_by_entries: "refused with .*, which no table from .* would have said|played 2 times",
    planted_bugs.refuse_on_a_stale_read: "refused",
    planted_bugs.mistake_own_entry: "said to come again, and came only once",
    planted_bugs.mistake_own_entry_for_good: "refused with .*, which no table from .* would have said|played 2 times",
    planted_bugs.let_both_win: f"{DAMAGE}|answered, and not in the log|played 2 times",
    planted_bugs.reveal_early: "reveals .*, and picked were",
    planted_bugs.show_picks: "a hand is shown",
}
RARE = {planted_bugs.refuse_on_a_stale_read, planted_bugs.let_both_win}
"""Found only after a hundred histories."""


@pytest.mark.parametrize(
    ("plant", "finding"),
    [
        pytest.param(plant, finding, marks=pytest.mark.soak if plant in RARE else (), id=plant.__name__)
        for plant, finding in PLANTS.items()
    ],
)
@pytest.mark.long
def test_a_planted_bug_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Wrong, match=finding):
        play_all()


@pytest.mark.parametrize("plant", [planted_bugs.tell_once, planted_bugs.start_blindly])
@pytest.mark.long
def test_a_bug_planted_in_the_local_server_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Wrong, match=r"has a card of a table that runs|has the cards"):
        play_all(at_home=True)


def play_all(*, at_home: bool = False) -> None:
    for seed in range(HISTORIES):
        play_and_check(seed, at_home=at_home)
