"""Both JSON Schema libraries find the same mismatches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.schemas import Schema

CARD = {
    "type": "object",
    "properties": {"rank": {"$ref": "urn:deck#/$defs/rank"}},
    "required": ["rank"],
    "additionalProperties": False,
}
DECK = {"urn:deck": {"$defs": {"rank": {"type": "integer", "minimum": 1, "maximum": 13}}}}


@pytest.mark.parametrize("value", [{"rank": 1}, {"rank": 13}, {"rank": 2.0}])
def test_a_valid_value_has_no_mismatch(value: Any) -> None:
    assert Schema(CARD, DECK).mismatch(value) is None


@pytest.mark.parametrize(
    "value",
    [{}, {"rank": 0}, {"rank": True}, {"rank": "1"}, {"rank": 10**30}, {"rank": 1, "suit": "clubs"}, None, [{"rank": 1}]],
)
def test_a_mismatch_is_reported_with_its_place(value: Any) -> None:
    schema = Schema(CARD, DECK)
    assert not schema.is_valid(value)
    found = schema.mismatch(value)
    assert found is not None
    assert " at $" in found
