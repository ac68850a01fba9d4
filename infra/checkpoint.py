"""How far a long reading of a store came, in a file, so that another day can go on from there.

A file is of one division into parts: anyone who goes on with another is refused, for its marks would be somewhere else.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

from chalicelib.store.interface import Mark
from infra.aws import Refused

APART = 5.0
"""Seconds between two writings."""


class Checkpoint:
    """Of a reading of `what` in so many parts. Without a path nothing is kept."""

    def __init__(self, path: Path | None, what: str, parts: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._path, self._clock, self._lock = path, clock, Lock()
        self._told: dict[str, Any] = {"what": what, "parts": parts, "marks": {}, "done": []}
        self._written = clock()
        if path and path.exists():
            told = json.loads(path.read_text())
            if (told["what"], told["parts"]) != (what, parts):
                raise Refused(f"{path} is of {told['what']} in {told['parts']} parts: go on like that, or remove it.")
            self._told = told

    def is_done(self, part: int) -> bool:
        return part in self._told["done"]

    def mark(self, part: int) -> Mark | None:
        """Where that part is to go on."""
        found = self._told["marks"].get(str(part))
        return (found[0], found[1]) if found else None

    def note(self, part: int, mark: Mark) -> None:
        """All up to this mark is done."""
        with self._lock:
            self._told["marks"][str(part)] = mark
            if self._clock() - self._written >= APART:
                self._write()

    def finish(self, part: int) -> None:
        with self._lock:
            self._told["done"].append(part)
            self._write()

    def remove(self) -> None:
        """All is done."""
        if self._path:
            self._path.unlink(missing_ok=True)

    def _write(self) -> None:
        self._written = self._clock()
        if self._path:
            beside = self._path.with_name(self._path.name + ".new")
            beside.write_text(json.dumps(self._told))
            os.replace(beside, self._path)
