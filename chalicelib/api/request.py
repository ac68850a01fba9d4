"""Requests: key, query, path and body. The body is read only when the route asks for it."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import lru_cache
from math import isinf
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from chalicelib.api.client_address import ClientAddress
from chalicelib.api.languages import preferred
from chalicelib.api.routes import MAX_ITEMS, Call
from chalicelib.api.validation_errors import sentence
from chalicelib.errors import BadKey, Malformed, NoKey, TooLarge, Unknown, WrongMediaType
from chalicelib.players.keys import Caller, Keys

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
SEAT_NUMBER = re.compile(r"[0-9]")
REQUEST_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
DATE = re.compile(r"20\d\d-\d\d-\d\d", re.ASCII)
IDEMPOTENCY_KEY = re.compile(r"[\x20-\x7e]{8,64}")

Model = TypeVar("Model", bound="BaseModel")


@dataclass(slots=True)
class Request:
    """`headers` have names in lower case; `query` holds each known key's one value."""

    headers: Mapping[str, str]
    bearer: str | None
    query: Mapping[str, str]
    raw: bytes
    client_address: ClientAddress
    keys: Keys | None = None
    strong: bool = True
    """Whether a key without a row is looked up with a strong read."""
    found: Caller | None = None
    """The caller, once looked up."""

    @property
    def caller_if_any(self) -> Caller | None:
        """The caller, None without a key. KeyChanged; may raise Unavailable."""
        if self.bearer is not None and self.found is None:
            assert self.keys
            self.found = self.keys.caller(self.bearer, strong=self.strong)
        return self.found

    @property
    def caller(self) -> Caller:
        """The caller; NoKey without a key."""
        caller = self.caller_if_any
        if caller is None:
            raise NoKey
        return caller

    @property
    def key_sent(self) -> str:
        """The bearer key as sent, even if it was replaced by now; NoKey without one."""
        if self.bearer is None:
            raise NoKey
        return self.bearer

    @property
    def player(self) -> str:
        return self.caller.player

    @property
    def player_if_any(self) -> str | None:
        caller = self.caller_if_any
        return caller.player if caller else None

    @property
    def language(self) -> str:
        return preferred(self.headers)

    def body(self, model: type[Model]) -> Model:
        return read_body(self.raw, self.headers.get("content-type"), model)

    def key(self) -> str:
        """The Idempotency-Key; Malformed without one."""
        key = self.key_if_any()
        if key is None:
            raise Malformed("This needs an Idempotency-Key.")
        return key

    def key_if_any(self) -> str | None:
        key = self.headers.get("idempotency-key")
        if key is not None and not IDEMPOTENCY_KEY.fullmatch(key):
            raise Malformed("An Idempotency-Key has 8 to 64 plain characters.")
        return key


def read_request(
    call: Call, headers: Mapping[str, str], query: Mapping[str, Sequence[str]], raw: bytes, client_address: ClientAddress
) -> Request:
    """Check the body's size, which is cheap to refuse, then read the key, then the query."""
    if call.asks:
        check_size(raw)
    key = read_key(headers.get("authorization"))
    if key is None and call.needs_key:
        raise NoKey
    return Request(headers, key, read_query(query, call.query), raw, client_address)


def check_path(names: Mapping[str, str]) -> None:
    """Raise Unknown for a malformed id, seat, number or day in the path, without looking it up."""
    table, seat, request = names.get("table"), names.get("seat"), names.get("request")
    if table is not None and not TABLE_ID.fullmatch(table):
        raise Unknown("There’s no such table.")
    if "date" in names and not _is_date(names["date"]):
        raise Unknown("That day has no challenge.")
    if seat is not None and not SEAT_NUMBER.fullmatch(seat):
        raise Unknown("There’s no such seat.")
    if request is not None and not REQUEST_NUMBER.fullmatch(request):
        raise Unknown("There’s no such request.")
    if not TABLE_ID.fullmatch(names.get("player", 22 * "A")):
        raise Unknown("There’s no such player.")


def _is_date(text: str) -> bool:
    try:
        return DATE.fullmatch(text) is not None and date.fromisoformat(text) is not None
    except ValueError:
        return False


# The bearer key identifies the player.

# 32 bytes in base64url. Keys are never decoded, so the last character may be any.
BEARER = re.compile(r"[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9_-]{43})")


def read_key(authorization: str | None) -> str | None:
    """Return the key in an Authorization header, None without a header; BadKey if it is malformed."""
    if authorization is None:
        return None
    found = BEARER.fullmatch(authorization)
    if not found:
        raise BadKey
    return found[1]


# The query: each key known and given once, numbers in range.

NUMBER = re.compile(r"0|[1-9][0-9]{0,14}")
DEFAULT_ITEMS = 50


def read_query(given: Mapping[str, Sequence[str]], known: Collection[str]) -> dict[str, str]:
    """Return each key's value; Malformed for a key that the call does not know or that is repeated."""
    values: dict[str, str] = {}
    for name, many in given.items():
        if name not in known:
            raise Malformed(f"Unknown parameter “{name[:30]}”. This address takes {_list_names(known)}.")
        if len(many) != 1:
            raise Malformed(f"Use “{name}” only once.")
        values[name] = many[0]
    return values


def query_number(values: Mapping[str, str], name: str) -> int | None:
    """Return a whole number from 0 on, None if the key is missing."""
    text = values.get(name)
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise Malformed(f"“{name}” must be a whole number.")
    return int(text)


def query_limit(values: Mapping[str, str]) -> int:
    """Return the requested number of items: 1 to 100."""
    count = query_number(values, "limit")
    if count is None:
        return DEFAULT_ITEMS
    if not 1 <= count <= MAX_ITEMS:
        raise Malformed(f"“limit” must be 1 to {MAX_ITEMS}.")
    return count


def _list_names(names: Collection[str]) -> str:
    """ "limit, cursor and since", or "none"."""
    *others, last = [*names] or ["none"]
    return f"{', '.join(others)} and {last}" if others else last


# The one place that reads a request's body: strict JSON, small, shallow and unambiguous.
#
# What it yields is plain: whole floats have become integers (1.0 is 1), `True` is never a number, every text is valid
# Unicode.

MAX_BODY_BYTES = 16 * 1024
MAX_DEPTH = 20
MAX_NUMBER = 2**53
_TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]++"
_PARAMETER = rf'[ \t]*+;[ \t]*+(?:({_TOKEN})=({_TOKEN}|"(?:[^"\\]|\\.)*+"))?'
PARAMETER = re.compile(_PARAMETER)
JSON_TYPE = re.compile(rf"application/json((?:{_PARAMETER})*+)", re.IGNORECASE)


def check_size(raw: bytes) -> None:
    """Raise TooLarge above 16 kilobytes."""
    if len(raw) > MAX_BODY_BYTES:
        raise TooLarge


def read_body(raw: bytes, content_type: str | None, model: type[Model]) -> Model:
    """Return the body, whose size was checked, as this model. WrongMediaType, then Malformed.

    No body counts as an empty object, so that a call without required fields needs none.
    """
    if not raw and content_type is None and not any(field.is_required() for field in model.model_fields.values()):
        return _validate({}, model)
    if content_type is None or not _is_json(content_type.strip()):
        raise WrongMediaType
    return _validate(parse_json(raw), model)


@lru_cache(maxsize=64)
def _is_json(content_type: str) -> bool:
    """Whether a Content-Type is JSON in UTF-8; other parameters are ignored."""
    found = JSON_TYPE.fullmatch(content_type)
    if not found:
        return False
    charsets = [value for name, value in PARAMETER.findall(found[1]) if name.lower() == "charset"]
    return all(value.strip('"').replace("\\", "").lower() == "utf-8" for value in charsets)


def parse_json(raw: bytes) -> Any:
    """Return the JSON value of these bytes; Malformed if it breaks one of the rules above."""
    try:
        value = _DECODER.decode(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Malformed("The body isn’t UTF-8.") from None
    except RecursionError:
        raise Malformed(f"The body is nested deeper than {MAX_DEPTH}.") from None
    except ValueError:
        raise Malformed("The body isn’t JSON.") from None
    if raw.count(b"{") + raw.count(b"[") > MAX_DEPTH:
        _refuse_depth(value)
    if b"\\u" in raw:
        _refuse_lone_surrogates(value)
    return value


def _validate(value: Any, model: type[Model]) -> Model:
    try:
        return model.model_validate(value, strict=True)
    except ValueError as wrong:
        raise _malformed(cast("ValidationError", wrong)) from None


def _malformed(wrong: ValidationError) -> Malformed:
    first = wrong.errors(include_url=False, include_input=False)[0]
    return Malformed(sentence(first["type"], first["loc"], first.get("ctx", {})))


def _unique_members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise Malformed("An object has the same key twice.")
    return made


def _parse_int(digits: str) -> int:
    if len(digits) > 17 or abs(number := int(digits)) > MAX_NUMBER:
        raise Malformed("A number is too large.")
    return number


def _parse_float(digits: str) -> int | float:
    number = float(digits)
    if isinf(number) or (
        abs(number) >= MAX_NUMBER and abs(Decimal(digits)) > MAX_NUMBER
    ):  # a decimal's exponent has its limits
        raise Malformed("A number is too large.")
    return int(number) if number.is_integer() else number


def _refuse_constant(name: str) -> NoReturn:
    raise Malformed(f"{name} is not a number.")


def _refuse_depth(value: Any) -> None:
    """Check the depth level by level: a body may be deeper than the interpreter's stack."""
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [part for whole in level for part in _parts(whole)]
    if any(isinstance(part, dict | list) for part in level):
        raise Malformed(f"The body is nested deeper than {MAX_DEPTH}.")


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _refuse_lone_surrogates(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Malformed("A text in the body is damaged: one of its characters is only half there.") from None


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique_members,
    parse_int=_parse_int,
    parse_float=_parse_float,
    parse_constant=_refuse_constant,
    strict=True,
)
