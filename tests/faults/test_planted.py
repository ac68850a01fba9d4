"""The histories can fail: bugs that the log has had, or could have, are planted, and each is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.faults import plants
from tests.faults.histories import play_and_check
from tests.faults.test_histories import HISTORIES
from tests.faults.wrong import Wrong

DAMAGE = "the club broke down: (TableDamaged|StopIteration|Broken)"
PLANTS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    plants.borrow: f"{DAMAGE}|answered, and not in the log",
    plants.keep_after_failure: f"{DAMAGE}|answered, and not in the log|said to be the first, and was answered before",
    plants.forget_keys_by_entries: "refused with .*, which no table from .* would have said|played 2 times",
    plants.refuse_on_a_stale_read: "refused",
    plants.mistake_own_entry: "said to come again, and came only once",
    plants.mistake_own_entry_for_good: "refused with .*, which no table from .* would have said|played 2 times",
    plants.let_both_win: f"{DAMAGE}|answered, and not in the log|played 2 times",
    plants.reveal_early: "reveals .*, and picked were",
    plants.show_picks: "a hand is shown",
}
RARE = {plants.refuse_on_a_stale_read, plants.let_both_win}
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


@pytest.mark.parametrize("plant", [plants.tell_once, plants.start_blindly])
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
