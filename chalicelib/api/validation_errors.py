"""Sentences about malformed requests, one for each kind of error that the models find."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

NONCE = "^[0-9a-fA-F]{32}$"
KEY = "^[A-Za-z0-9_-]{43}$"
TABLE = "^[A-Za-z0-9_-]{22}$"
P256DH, AUTH = "^B[A-Za-z0-9_-]{86}=?$", "^[A-Za-z0-9_-]{22}(==)?$"
PATTERNS = {
    NONCE: "must be 32 digits, 0 to 9 and a to f",
    KEY: "must be a key: 43 letters, digits, - and _",
    TABLE: "must be a table's id",
    P256DH: "must be the browser’s key",
    AUTH: "must be the browser’s secret",
}
SAYS = {
    "missing": "is missing",
    "extra_forbidden": "is not allowed here",
    "model_type": "must be a JSON object",
    "dict_type": "must be a JSON object",
    "list_type": "must be a list",
    "string_type": "must be a string",
    "int_type": "must be a whole number",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "literal_error": "must be {expected}",
    "too_long": "can have at most {max_length} items",
    "string_too_long": "can have at most {max_length} characters",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
}
"""Texts by pydantic's error type, with values of its context in braces. Its own messages name types and are never shown."""
UNCLEAR = "is not valid"
LONGEST_NAME = 30


def sentence(kind: str, place: Sequence[int | str], context: Mapping[str, Any]) -> str:
    """Return a sentence such as "“kind” in number 2 of “seats” must be “me”, “open” or “bot”." """
    where = _where(place)
    return f"{where[0].upper()}{where[1:]} {_says(kind, context)}."


def _says(kind: str, context: Mapping[str, Any]) -> str:
    if kind == "string_pattern_mismatch":
        return PATTERNS.get(context["pattern"], UNCLEAR)
    sentence = SAYS.get(kind, UNCLEAR).format_map(context)
    return re.sub("'([^']*)'", r"“\1”", sentence)


def _where(place: Sequence[int | str]) -> str:
    """Return the path to the error, innermost part first, counted from 1. Long names from the request are cut."""
    words = ""
    for step in place:
        if isinstance(step, int):
            words = f"number {step + 1} of {words}"
        else:
            words = f"“{step[:LONGEST_NAME]}”{' in ' if words else ''}{words}"
    return words or "the body"
