"""Which route a path is, and what its names stand for."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import unquote


class Routes:
    """Finds a path's route. A word of its own goes before a name in braces."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._by_length: dict[int, list[tuple[str, list[tuple[int, str]], list[tuple[int, str]]]]] = {}
        for path in sorted(paths):  # "{" comes after all letters
            steps = list(enumerate(path.split("/")))
            words = [(place, step) for place, step in steps if step[:1] != "{"]
            names = [(place, step[1:-1]) for place, step in steps if step[:1] == "{"]
            self._by_length.setdefault(len(steps), []).append((path, words[::-1], names))

    def find(self, path: str) -> tuple[str, dict[str, str]] | None:
        """The route and what its names stand for; a slash at the end does not matter, as on AWS."""
        steps = path.removesuffix("/").split("/")
        if "%" in path:
            steps = [unquote(step) for step in steps]
        for route, words, names in self._by_length.get(len(steps), ()):
            for place, word in words:  # from the end, where they differ
                if steps[place] != word:
                    break
            else:
                return route, {name: steps[place] for place, name in names}
        return None
