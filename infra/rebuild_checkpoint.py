"""The progress of a rebuild's reading of all logs, saved to a file so that an interrupted one can resume.

A file belongs to one division of the store into parts. Another division is refused, because its marks would mean other places.
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
from infra.aws_account import ToolError

WRITE_INTERVAL = 5.0
"""Minimum seconds between two writes of the file."""


class Checkpoint:
    """The progress of reading the store `what` in `parts` parts. Without a path nothing is saved.

    ToolError if the file is of another store or number of parts.
    """

    def __init__(self, path: Path | None, what: str, parts: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._path, self._clock, self._lock = path, clock, Lock()
        self._state: dict[str, Any] = {"what": what, "parts": parts, "marks": {}, "done": []}
        self._written = clock()
        if path and path.exists():
            saved = json.loads(path.read_text())
            if (saved["what"], saved["parts"]) != (what, parts):
                rebuild = f"{saved['what']} in {saved['parts']} parts"
                raise ToolError(f"{path} belongs to a rebuild of {rebuild}: use the same arguments, or delete it.")
            self._state = saved

    def is_done(self, part: int) -> bool:
        return part in self._state["done"]

    def mark(self, part: int) -> Mark | None:
        """Return the mark after which to resume this part; None to begin it."""
        found = self._state["marks"].get(str(part))
        return (found[0], found[1]) if found else None

    def advance(self, part: int, mark: Mark) -> None:
        """Note that the part is done up to this mark. Written to the file only now and then."""
        with self._lock:
            self._state["marks"][str(part)] = mark
            if self._clock() - self._written >= WRITE_INTERVAL:
                self._write()

    def finish(self, part: int) -> None:
        """Note that the whole part is done, and write the file."""
        with self._lock:
            self._state["done"].append(part)
            self._write()

    def remove(self) -> None:
        """Delete the file, once all parts are done."""
        if self._path:
            self._path.unlink(missing_ok=True)

    def _write(self) -> None:
        self._written = self._clock()
        if self._path:
            temporary = self._path.with_name(self._path.name + ".new")
            temporary.write_text(json.dumps(self._state))
            os.replace(temporary, self._path)
