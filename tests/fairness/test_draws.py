"""Commitments, keys, numbers and shuffles, compared with a second, plain implementation and with statistics."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.fairness import Chance, Draw, canonical, commitment, day_key, day_name, log_digest, table_key
from tests.fairness import plain

VECTORS = (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
GROUPS: dict[str, list[dict[str, Any]]] = json.loads(VECTORS)
KEY = bytes(range(32))
LABELS = st.text("abcdefghijklmnopqrstuvwxyz0123456789/", min_size=1, max_size=40)


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (cells - len(counts)) * expected


def test_the_vectors_are_those_of_the_plain_implementation() -> None:
    assert plain.spelled(plain.vectors()) == VECTORS


def test_the_vectors_reach_the_rare_cases() -> None:
    skipped = {vector["skipped"] for vector in GROUPS["numbers"]}
    assert {0, 1, 8}.issubset(skipped), "words thrown away up to the end of a block, and no further"
    assert max(skipped) >= 16, "a number from a third block"
    assert {len(vector["nonces"]) for vector in GROUPS["keys"]} == {0, 1, 2, 3, 4}
    assert any("" in vector["nonces"] for vector in GROUPS["keys"])
    assert max(vector["k"] for vector in GROUPS["shuffles"]) > 8


@pytest.mark.parametrize("vector", GROUPS["commitments"])
def test_commitment(vector: dict[str, Any]) -> None:
    assert commitment(vector["table"], bytes.fromhex(vector["seed"])) == vector["commitment"]


@pytest.mark.parametrize("vector", GROUPS["keys"])
def test_table_key(vector: dict[str, Any]) -> None:
    nonces = [bytes.fromhex(nonce) for nonce in vector["nonces"]]
    assert table_key(vector["table"], bytes.fromhex(vector["seed"]), nonces).hex() == vector["key"]


@pytest.mark.parametrize("vector", GROUPS["days"])
def test_a_days_commitment_and_key(vector: dict[str, Any]) -> None:
    game, date, seed = vector["game"], vector["date"], bytes.fromhex(vector["seed"])
    assert commitment(day_name(game, date), seed) == vector["commitment"]
    assert day_key(seed, game, date).hex() == vector["key"]


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("vector", GROUPS["numbers"])
def test_number(vector: dict[str, Any]) -> None:
    assert Chance(bytes.fromhex(vector["key"])).number(vector["label"], vector["k"]) == vector["result"]


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("vector", GROUPS["shuffles"])
def test_shuffle(vector: dict[str, Any]) -> None:
    assert Chance(bytes.fromhex(vector["key"])).shuffle(vector["label"], range(vector["k"])) == vector["result"]


@pytest.mark.parametrize("vector", GROUPS["logs"])
def test_log_digest(vector: dict[str, Any]) -> None:
    assert log_digest(vector["commitment"], vector["items"]) == vector["digest"]


@settings(deadline=None)
@given(st.binary(min_size=32, max_size=32), LABELS, st.integers(1, 2**32), st.integers(0, 20))
def test_any_draw_equals_the_plain_implementation(key: bytes, label: str, k: int, things: int) -> None:
    assert Chance(key).number(label, k) == plain.number(key, label, k)
    assert Chance(key).shuffle(label, range(things)) == plain.shuffle(key, label, things)


@settings(deadline=None)
@given(st.lists(LABELS, unique=True, min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_a_draw_depends_on_its_label_and_not_on_its_turn(labels: list[str], random: Any) -> None:
    first, later = Chance(KEY), Chance(KEY)
    drawn = {label: first.number(label, 1000) for label in labels}
    random.shuffle(labels)
    assert {label: later.number(label, 1000) for label in labels} == drawn


def test_draws_are_listed_in_order_as_they_were_made() -> None:
    chance = Chance(KEY)
    die, cards = chance.number("h1/s0/r1/black", 10), chance.shuffle("deal", "abc")
    order = ["abc".index(card) for card in cards]
    assert chance.draws == [Draw("h1/s0/r1/black", "number", 10, die), Draw("deal", "shuffle", 3, tuple(order))]


@pytest.mark.parametrize("k", [2, 6, 10, 12])
def test_every_face_is_equally_frequent(k: int) -> None:
    chance = Chance(KEY)
    counts = Counter(chance.number(f"roll/{n}", k) for n in range(20_000))
    assert chi_square(counts, k) < 35  # of 11 degrees of freedom at most: beyond 31.3 once in a thousand


def test_large_numbers_are_not_biased_to_low_values() -> None:
    chance = Chance(KEY)
    thirds = Counter(chance.number(f"n/{n}", 3 << 30) >> 30 for n in range(6_000))
    assert chi_square(thirds, 3) < 13.8  # without skipping, half of them lie in the lowest third: 750


def test_every_order_is_equally_frequent() -> None:
    chance = Chance(KEY)
    orders = Counter("".join(chance.shuffle(f"deal/{n}", "abcd")) for n in range(12_000))
    assert chi_square(orders, 24) < 49.7


@settings(deadline=None)
@given(st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_nothing(things: list[int]) -> None:
    assert sorted(Chance(KEY).shuffle("deal", things)) == sorted(things)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [([b"ab", b"c"], [b"a", b"bc"]), ([b"a", b"b"], [b"b", b"a"]), ([b"a", b""], [b"", b"a"]), ([b"a"], [b"a", b""])],
)
def test_the_key_depends_on_each_seats_nonce(ours: list[bytes], theirs: list[bytes]) -> None:
    assert table_key("T", KEY, ours) != table_key("T", KEY, theirs)


def test_the_commitment_hides_the_seed_and_binds_the_table() -> None:
    assert KEY.hex() not in commitment("T", KEY)
    assert commitment("T", KEY) != commitment("U", KEY) != commitment("U", KEY[::-1])


def test_canonical_json_is_unique() -> None:
    assert canonical({"b": [1, None, True], "a": "à"}) == '{"a":"à","b":[1,null,true]}'.encode()
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical(float("nan"))


def test_a_digest_does_not_depend_on_words() -> None:
    """So a saved digest stays valid when a player is forgotten (docs/decisions/players.md). Form 1 depended on words."""
    log = [{"n": 0, "kind": "joined", "move": {"name": "Ana", "player": "p", "bets": [{"text": "Fore", "about": "words"}]}}]
    other = [{"n": 0, "kind": "joined", "move": {"name": "?", "player": "p", "bets": [{"text": "…", "about": "words"}]}}]
    assert log_digest("c0", log) == log_digest("c0", other)
    assert log_digest("c0", log, 1) != log_digest("c0", other, 1)
    other[0]["move"]["player"] = "q"  # type: ignore[index]
    assert log_digest("c0", log) != log_digest("c0", other)


@pytest.mark.parametrize("spoil", [lambda log: log.pop(), lambda log: log.reverse(), lambda log: log[0].update(at=1)])
def test_another_log_has_another_digest(spoil: Any) -> None:
    log = [{"n": n, "at": 1000 * n, "seat": None, "kind": "made", "move": None} for n in range(3)]
    before = log_digest("c0", log)
    spoil(log)
    assert before != log_digest("c0", log)
    assert log_digest("c0", log) != log_digest("c1", log)
