"""JSON Schema in tests: what fits is found by a library in Rust, fifty times as quick as the one that says best why something
does not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012

NOTHING: Mapping[str, Any] = {}


class Schema:
    """A schema of draft 2020-12. Its references lead to itself or to one of `others`, by URI."""

    def __init__(self, schema: Any, others: Mapping[str, Any] = NOTHING) -> None:
        self._schema, self._others = schema, others
        self._quick = jsonschema_rs.Draft202012Validator(schema, registry=jsonschema_rs.Registry([*others.items()]))

    def is_valid(self, value: Any) -> bool:
        """Whether this JSON value is valid."""
        return self._quick.is_valid(value)

    def mismatch(self, value: Any) -> str | None:
        """Return why this JSON value is not valid; None if it is."""
        if self.is_valid(value):
            return None
        error = best_match(self._slow.iter_errors(value))
        return f"{error.message[-500:]} at {error.json_path}" if error else "the two libraries differ"

    @cached_property
    def _slow(self) -> Draft202012Validator:
        named = [(uri, DRAFT202012.create_resource(one)) for uri, one in self._others.items()]
        registry: Registry[Any] = Registry().with_resources(named)
        return Draft202012Validator(self._schema, registry=registry)
