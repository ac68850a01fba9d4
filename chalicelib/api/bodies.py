"""The one place that reads a request's body: strict JSON, small, shallow and unambiguous.

What it yields is plain: whole floats have become integers (1.0 is 1), `True` is never a number, every text is valid Unicode.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from decimal import Decimal
from functools import lru_cache
from math import isinf
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from chalicelib.api.sentences import sentence
from chalicelib.errors import Malformed, TooLarge, WrongMediaType

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError

LIMIT = 16 * 1024
DEEPEST = 20
GREATEST = 2**53
_TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]++"
_PARAMETER = rf'[ \t]*+;[ \t]*+(?:({_TOKEN})=({_TOKEN}|"(?:[^"\\]|\\.)*+"))?'
PARAMETER = re.compile(_PARAMETER)
JSON_TYPE = re.compile(rf"application/json((?:{_PARAMETER})*+)", re.IGNORECASE)

Model = TypeVar("Model", bound="BaseModel")


def check_size(raw: bytes) -> None:
    """TooLarge above 16 kilobytes; for this alone nothing else about a request need be known."""
    if len(raw) > LIMIT:
        raise TooLarge


def read(raw: bytes, content_type: str | None, model: type[Model]) -> Model:
    """The body, whose size was looked at, as this model. WrongMediaType, then Malformed.

    No body at all counts as an empty object, so that a call that needs nothing can be made with nothing.
    """
    if not raw and content_type is None and not any(field.is_required() for field in model.model_fields.values()):
        return _fit({}, model)
    if content_type is None or not _is_json(content_type.strip()):
        raise WrongMediaType
    return _fit(parse(raw), model)


@lru_cache(maxsize=64)
def _is_json(content_type: str) -> bool:
    """Whether a Content-Type says JSON in UTF-8; what other parameters it has does not matter."""
    found = JSON_TYPE.fullmatch(content_type)
    if not found:
        return False
    told = [value for name, value in PARAMETER.findall(found[1]) if name.lower() == "charset"]
    return all(value.strip('"').replace("\\", "").lower() == "utf-8" for value in told)


def parse(raw: bytes) -> Any:
    """The JSON value that these bytes hold; Malformed unless it keeps every rule above."""
    try:
        value = _DECODER.decode(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Malformed("The body is not UTF-8.") from None
    except RecursionError:
        raise Malformed(f"The body is nested deeper than {DEEPEST}.") from None
    except ValueError:
        raise Malformed("The body is not JSON.") from None
    if raw.count(b"{") + raw.count(b"[") > DEEPEST:
        _refuse_depth(value)
    if b"\\u" in raw:
        _refuse_lone_surrogates(value)
    return value


def _fit(value: Any, model: type[Model]) -> Model:
    try:
        return model.model_validate(value, strict=True)
    except ValueError as wrong:
        raise _misfit(cast("ValidationError", wrong)) from None


def _misfit(wrong: ValidationError) -> Malformed:
    first = wrong.errors(include_url=False, include_input=False)[0]
    return Malformed(sentence(first["type"], first["loc"], first.get("ctx", {})))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise Malformed("A name stands twice in one object.")
    return made


def _whole(digits: str) -> int:
    if len(digits) > 17 or abs(number := int(digits)) > GREATEST:
        raise Malformed("A number is too great.")
    return number


def _float(digits: str) -> int | float:
    number = float(digits)
    if isinf(number) or (abs(number) >= GREATEST and abs(Decimal(digits)) > GREATEST):  # a decimal's exponent has its limits
        raise Malformed("A number is too great.")
    return int(number) if number.is_integer() else number


def _constant(name: str) -> NoReturn:
    raise Malformed(f"{name} is not a number.")


def _refuse_depth(value: Any) -> None:
    """Goes down level by level, for a body may be deeper than our own stack."""
    level = [value]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in _parts(whole)]
    if any(isinstance(part, dict | list) for part in level):
        raise Malformed(f"The body is nested deeper than {DEEPEST}.")


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
    object_pairs_hook=_object, parse_int=_whole, parse_float=_float, parse_constant=_constant, strict=True
)
