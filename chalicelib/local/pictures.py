"""Link pictures of the local server, kept as files beside its database."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from chalicelib import file_permissions
from chalicelib.api.service import Service
from chalicelib.drawing.serve_pictures import respond
from chalicelib.local.http import HttpResponse
from chalicelib.local.page import plain_response
from chalicelib.play import summary
from chalicelib.play.caches import TableCache
from chalicelib.play.summary import TableSummary
from chalicelib.store.interface import Unavailable

DAY = 24 * 3600
MAX_AGE = 30 * DAY
"""Seconds for which a picture is stored."""


class PictureFiles:
    """Stores pictures in a folder, created with the first one. Pictures older than a month are deleted once a day."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._folder, self._now = folder, now
        self._last_deletion = 0.0

    def get(self, name: str) -> bytes | None:
        """Return a picture, None if it is missing or older than a month: then it is drawn again."""
        path = self._folder / name
        try:
            self._delete_old()
            if self._is_old(path):
                path.unlink(missing_ok=True)
            return path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Unavailable(str(error)) from error

    def put(self, name: str, picture: bytes) -> None:
        """Write a picture atomically."""
        path = self._folder / name
        begun = path.with_suffix(".new")
        try:
            self._delete_old()
            path.parent.mkdir(file_permissions.OWN_FOLDER, parents=True, exist_ok=True)
            begun.write_bytes(picture)
            os.replace(begun, path)
        except OSError as error:
            raise Unavailable(str(error)) from error

    def _delete_old(self) -> None:
        if self._now() - self._last_deletion < DAY:
            return
        self._last_deletion = self._now()
        for folder in filter(Path.is_dir, self._folder.glob("*")):
            for path in [path for path in folder.iterdir() if self._is_old(path)]:
                path.unlink(missing_ok=True)
            with suppress(OSError):  # not empty
                folder.rmdir()

    def _is_old(self, path: Path) -> bool:
        return path.stat().st_mtime < self._now() - MAX_AGE


class PictureHandler:
    """Answers requests for pictures of this service's tables. May run in its own thread."""

    def __init__(self, service: Service, folder: Path) -> None:
        self._service, self._files = service, PictureFiles(folder)

    def answer(self, method: str, path: str) -> HttpResponse:
        """Answer a request. Never raises."""
        if method not in ("GET", "HEAD"):
            return plain_response(405, b"This can only be read.\n", Allow="GET, HEAD")
        return HttpResponse(*respond(self._files, self._summarize, path))

    def _summarize(self, table: str) -> TableSummary:
        """Load the table without the service's cache, which belongs to the event loop."""
        return summary.summarize(replace(self._service.club, tables=TableCache(), pending_projections={}), table)


def no_pictures(method: str, path: str) -> HttpResponse:
    """Answer for a server that draws no pictures."""
    return plain_response(404, b"There are no pictures here.\n")
