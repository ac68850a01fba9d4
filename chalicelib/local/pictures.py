"""Pictures of the club on one's own computer, kept as files beside its database."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from chalicelib import tables
from chalicelib.api.house import House
from chalicelib.drawing.gallery import show
from chalicelib.local.page import plain
from chalicelib.local.wire import Answer
from chalicelib.store.interface import Unavailable
from chalicelib.tables import Brief
from chalicelib.tables.memory import Memory


class Files:
    """A shelf in this folder, which is made when the first picture is put there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, name: str) -> bytes | None:
        try:
            return (self._folder / name).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Unavailable(str(error)) from error

    def put(self, name: str, picture: bytes) -> None:
        """Whole or not at all, whatever ends the process meanwhile."""
        path = self._folder / name
        begun = path.with_suffix(".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            begun.write_bytes(picture)
            os.replace(begun, path)
        except OSError as error:
            raise Unavailable(str(error)) from error


class Gallery:
    """Answers for pictures of this house's tables, kept in this folder. It may work in a thread of its own."""

    def __init__(self, house: House, folder: Path) -> None:
        self._house, self._files = house, Files(folder)

    def answer(self, method: str, path: str) -> Answer:
        """Never raises."""
        if method not in ("GET", "HEAD"):
            return plain(405, b"This can only be read.\n", Allow="GET, HEAD")
        return Answer(*show(self._files, self._brief, path))

    def _brief(self, table: str) -> Brief:
        """Folded for this alone: what the house has in memory is for those who play."""
        return tables.brief(replace(self._house.club, memory=Memory(), unprojected={}), table)


def no_pictures(method: str, path: str) -> Answer:
    """For a server that draws none."""
    return plain(404, b"There are no pictures here.\n")
