"""Which player a key leads to: two rows for a changed key, none for most."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chalicelib.errors import KeyChanged, KeyTaken
from chalicelib.players.keys import MOST_REMEMBERED, REMEMBERED_MS, Keys, player_id
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore

A, B, C, D = (letter * 43 for letter in "ABCD")


class Stale:
    """The store as eventually consistent reads may see it: as it was, until `settle`. It counts reads."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.seen, self.reads = store, dict[tuple[str, str], Row | None](), list[bool]()

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        self.reads.append(strong)
        found = self.store.get(pk, sk)
        return found if strong else self.seen.setdefault((pk, sk), found)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        return self.store.put(row, newer=newer)

    def settle(self) -> None:
        self.seen.clear()


class Time:
    now = 1_780_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def stale() -> Iterator[Stale]:
    store = SqliteStore(None)
    yield Stale(store)
    store.close()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def keys(stale: Stale, time: Time) -> Keys:
    return Keys(stale, time)  # type: ignore[arg-type]


def anything(player: str) -> None:
    """Allow every change."""


def test_a_key_that_was_never_changed_is_its_player_and_has_no_row(keys: Keys, stale: Stale) -> None:
    assert keys.caller(A, strong=True) == (A, player_id(A), True)
    assert keys.caller(B, strong=False) == (B, player_id(B), False)
    assert stale.store.rows(f"KEY#{player_id(A)}", count=9) == ([], None)


def test_a_new_key_leads_to_the_same_player_however_often_it_is_changed(keys: Keys) -> None:
    assert [keys.change(*pair, anything) for pair in ((A, B), (B, C), (C, D))] == [player_id(A)] * 3
    assert keys.caller(D, strong=False).player == player_id(A)
    for old in (A, B, C):
        for strong in (False, True):
            with pytest.raises(KeyChanged):
                keys.caller(old, strong=strong)


def test_repeating_a_change_completes_an_interrupted_one(keys: Keys, stale: Stale) -> None:
    keys.change(A, B, anything)
    before = [stale.store.rows(f"KEY#{player_id(key)}", count=9) for key in (A, B)]
    assert keys.change(A, B, anything) == player_id(A)
    assert [stale.store.rows(f"KEY#{player_id(key)}", count=9) for key in (A, B)] == before
    stale.store.delete(f"KEY#{player_id(B)}", "PLAYER")
    assert keys.change(A, B, anything) == keys.caller(B, strong=True).player == player_id(A)


def test_repeating_an_outdated_change_is_refused(keys: Keys) -> None:
    keys.change(A, B, anything)
    keys.change(B, C, anything)
    with pytest.raises(KeyChanged):
        keys.change(A, B, anything)
    assert keys.caller(C, strong=True).player == player_id(A)


def test_of_two_simultaneous_changes_one_succeeds(keys: Keys, stale: Stale, time: Time) -> None:
    """The second has looked before the first changed it."""
    other = Keys(stale, time)  # type: ignore[arg-type]

    def be_quicker(player: str) -> None:
        other.change(A, C, anything)

    with pytest.raises(KeyChanged):
        keys.change(A, B, be_quicker)
    assert keys.caller(C, strong=True).player == player_id(A)
    assert keys.caller(B, strong=True).player == player_id(B), "it opens nothing of theirs"


@pytest.mark.parametrize("new", [A, B])
def test_a_key_that_was_used_is_taken(keys: Keys, new: str) -> None:
    keys.change(A, B, anything)
    with pytest.raises(KeyTaken):
        keys.change(B if new == A else C, new, anything)
    with pytest.raises(KeyTaken):
        keys.change(D, D, anything)


def test_checks_run_before_anything_is_written(keys: Keys, stale: Stale) -> None:
    asked: list[str] = []

    def forbid(player: str) -> None:
        asked.append(player)
        raise KeyTaken

    with pytest.raises(KeyTaken):
        keys.change(A, B, forbid)
    assert asked == [player_id(A)]
    assert keys.caller(A, strong=True).player == player_id(A)
    assert stale.store.rows(f"KEY#{player_id(A)}", count=9) == ([], None)


def test_stale_reads_do_not_write_as_the_former_player(keys: Keys, stale: Stale, time: Time) -> None:
    """Another instance changed the key: reads may still see the former player, writes never do."""
    assert keys.caller(A, strong=False).player == player_id(A)
    assert not keys.caller(B, strong=False).sure
    Keys(stale, time).change(A, B, anything)  # type: ignore[arg-type]
    assert keys.caller(B, strong=False) == (B, player_id(B), False), "a late read, and it says that it is not sure"
    assert keys.caller(B, strong=True) == (B, player_id(A), True)
    with pytest.raises(KeyChanged):
        keys.caller(A, strong=True)


def test_lookups_are_cached_for_a_minute(keys: Keys, stale: Stale, time: Time) -> None:
    keys.change(A, B, anything)
    keys.caller(B, strong=True)
    with pytest.raises(KeyChanged):
        keys.caller(A, strong=True)
    stale.reads.clear()
    assert keys.caller(B, strong=False).player == player_id(A)
    for strong in (False, True):
        with pytest.raises(KeyChanged):
            keys.caller(A, strong=strong)
    assert stale.reads == []
    time.now += REMEMBERED_MS
    assert keys.caller(B, strong=False).player == player_id(A)
    assert stale.reads == [False]


def test_a_missing_row_is_cached_only_for_reading(keys: Keys, stale: Stale, time: Time) -> None:
    keys.caller(A, strong=True)
    Keys(stale, time).change(A, B, anything)  # type: ignore[arg-type]
    stale.settle()
    assert keys.caller(A, strong=False) == (A, player_id(A), False), "for a minute"
    with pytest.raises(KeyChanged):
        keys.caller(A, strong=True)
    with pytest.raises(KeyChanged):
        keys.caller(A, strong=False)


def test_a_key_that_replaced_one_is_cached_only_for_reading(keys: Keys, stale: Stale, time: Time) -> None:
    """Another instance replaced it in its turn."""
    keys.change(A, B, anything)
    keys.caller(B, strong=True)
    Keys(stale, time).change(B, C, anything)  # type: ignore[arg-type]
    assert keys.caller(B, strong=False).player == player_id(A), "for a minute"
    for strong in (True, False):
        with pytest.raises(KeyChanged):
            keys.caller(B, strong=strong)


def test_the_cache_has_a_maximum_size(keys: Keys) -> None:
    for number in range(MOST_REMEMBERED + 10):
        keys.caller(f"{number:043d}", strong=True)
    assert len(keys._remembered) == MOST_REMEMBERED
