"""Reading bodies: only small, shallow and unambiguous ones are accepted."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict

from chalicelib.api import request
from chalicelib.errors import Malformed, TooLarge, WrongMediaType

JSON_TYPE = "application/json"


class Number(BaseModel):
    model_config = ConfigDict(extra="forbid")
    n: int


class Anything(BaseModel):
    value: Any = None


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b"1.0", 1),
        (b"1e3", 1000),
        (b"-0.0", 0),
        (b"0.5", 0.5),
        (b"9007199254740992", 2**53),
        (b"-9007199254740992", -(2**53)),
        ('"é😀"'.encode(), "é😀"),
        (rb'"\ud83d\ude00"', "😀"),
        (b' {"a" : [true, null]} ', {"a": [True, None]}),
    ],
)
def test_plain_values_are_read(raw: bytes, value: Any) -> None:
    assert (request.parse_json(raw), type(request.parse_json(raw))) == (value, type(value))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"{} {}",
        b"NaN",
        b"[Infinity]",
        b"-Infinity",
        b"1e999",
        b"-1e99999999999999999999",
        b"1E+999999999999999999",
        b"9007199254740993",
        b"-9007199254740993",
        b"9007199254740993.0",
        b"1" * 5000,
        b'{"a": 1, "a": 2}',
        b'{"a": {"b": 1, "\\u0062": 1}}',
        rb'"\ud800"',
        rb'{"\udc00": 1}',
        rb'["\ude00\ud83d"]',
        b'"\xed\xa0\x80"',
        b'"\xff"',
        b"\xef\xbb\xbf{}",
        b'"\n"',
        b"'a'",
        b"[1,]",
        b"01",
    ],
    ids=lambda raw: repr(raw[:24]),
)
def test_other_values_are_malformed(raw: bytes) -> None:
    with pytest.raises(Malformed):
        request.parse_json(raw)


@pytest.mark.parametrize("depth", [1, 20])
def test_twenty_levels_are_read(depth: int) -> None:
    assert json.dumps(request.parse_json(nested(depth))).encode() == nested(depth)


@pytest.mark.parametrize("raw", [nested(21), b'{"a":' * 21 + b"1" + b"}" * 21, nested(900), nested(8000)], ids=len)
def test_more_levels_are_malformed(raw: bytes) -> None:
    with pytest.raises(Malformed, match="deeper than 20"):
        request.parse_json(raw)


def test_many_adjacent_brackets_are_not_deep() -> None:
    assert len(request.parse_json(b"[" + b",".join([b"[]"] * 500) + b"]")) == 500


@pytest.mark.parametrize("content_type", [b"true", b'"1"', b"1.5", b"null", b"[1]"])
def test_nothing_is_converted_to_a_number(content_type: bytes) -> None:
    with pytest.raises(Malformed, match="“n” must be"):
        request.read_body(b'{"n":' + content_type + b"}", JSON_TYPE, Number)


def test_a_whole_float_is_a_number() -> None:
    assert request.read_body(b'{"n": 3.0}', JSON_TYPE, Number).n == 3


@pytest.mark.parametrize("raw", [b'{"n": 1, "m": 2}', b"{}", b"[]", b"null", b"3"])
def test_unknown_and_missing_fields_are_malformed(raw: bytes) -> None:
    with pytest.raises(Malformed):
        request.read_body(raw, JSON_TYPE, Number)


@pytest.mark.parametrize(
    "content_type",
    [
        JSON_TYPE,
        "Application/JSON",
        " application/json ",
        "application/json;",
        "application/json ; ;",
        "application/json; charset=utf-8",
        'application/json;charset="UTF-8"',
        'application/json; charset="utf\\-8"',
        "application/json; profile=x; Charset=utf-8;",
        'application/json; profile="a; charset=latin-1"; v=1',
    ],
)
def test_the_json_media_type_may_have_a_charset_and_other_parameters(content_type: str) -> None:
    assert request.read_body(b'{"n": 1}', content_type, Number).n == 1


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/json",
        "text/plain",
        "application/json; charset=latin-1",
        "application/json; charset=utf-16; charset=utf-8",
        "application/json; charset=utf-8; CHARSET=latin-1",
        "application/json; charset=",
        'application/json; charset="utf-8',
        "application/json charset=utf-8",
        "application/json; profile",
        "application/json; a b=c",
        f"application/json;{' ' * 16_000}x",
        'application/json; a="' + "\\" * 15_999,
        "application/json, text/plain",
        "application/jsonp",
    ],
)
def test_other_media_types_are_refused(content_type: str | None) -> None:
    with pytest.raises(WrongMediaType):
        request.read_body(b'{"n": 1}', content_type, Number)


def test_16_kilobytes_are_read_and_not_one_byte_more() -> None:
    whole = b'{"value": "' + b"a" * (request.MAX_BODY_BYTES - 13) + b'"}'
    request.check_size(whole)
    assert request.read_body(whole, JSON_TYPE, Anything)
    with pytest.raises(TooLarge):
        request.check_size(whole + b" ")


def test_an_empty_body_counts_as_an_empty_object() -> None:
    assert request.read_body(b"", None, Anything).value is None
    with pytest.raises(WrongMediaType):
        request.read_body(b"", None, Number)


PLAIN = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text()


@given(st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
@settings(max_examples=30)
def test_every_plain_value_survives_a_round_trip(value: Any) -> None:
    assert request.parse_json(json.dumps(value).encode()) == value
    assert request.parse_json(json.dumps(value, ensure_ascii=False).encode()) == value


@given(st.binary(max_size=200))
def test_no_bytes_crash_the_parser(raw: bytes) -> None:
    with contextlib.suppress(Malformed):
        request.parse_json(raw)
