"""The built front end: files read once, answered from memory. What is no file is the page itself, in the language that is
wanted, and finds its own way.

Only paths that were found when the folder was walked are ever answered, so no path in a request can lead out of it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from chalicelib import security_headers
from chalicelib.api import languages, links, reply
from chalicelib.local.http import Answer

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
DENSE = frozenset({".png", ".webp", ".woff2", ".ico"})
SHELLS = {language: f"/{name}" for language, name in languages.PAGES.items()}
NOUGHT = re.compile(r"q=0(\.0{0,3})?")
VARIES = "Accept-Encoding, Accept-Language"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


@dataclass(slots=True)
class File:
    """One file, as it is and compressed; its tag is a hash of its content."""

    content: bytes
    type: str
    lasting: bool
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)


class Page:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._made = -1

    def answer(self, method: str, path: str, headers: Mapping[str, str]) -> Answer:
        """A file, or for any other path the page in the language that the headers want; 405 for anything but reading, 503
        where nothing was built.
        """
        if method not in ("GET", "HEAD"):
            return plain(405, b"This can only be read.\n", Allow="GET, HEAD")
        self._refresh()
        found = self._files.get(path)
        file = found or self._shell(headers)
        if file is None:
            return plain(503, links.NOT_BUILT.encode())
        kept = FOREVER if file.lasting else ASK_AGAIN
        told = {
            "ETag": file.tag,
            "Cache-Control": kept,
            "Vary": "Accept-Encoding" if found else VARIES,
            **security_headers.PAGE,
        }
        if reply.matches(headers.get("if-none-match"), file.tag):
            return Answer(304, told)
        told["Content-Type"] = file.type
        for coding in accepted(headers.get("accept-encoding", "")):
            if coding in file.packed:
                return Answer(200, {**told, "Content-Encoding": coding}, file.packed[coding])
        return Answer(200, told, file.content)

    def _shell(self, headers: Mapping[str, str]) -> File | None:
        return self._files.get(SHELLS[languages.preferred(headers)]) or self._files.get(SHELLS[languages.LANGUAGES[0]])

    def _refresh(self) -> None:
        """Reads the folder again when the page was built anew."""
        try:
            made = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            made = -1
        if made != self._made:
            self._files, self._made = read_folder(self._folder) if made >= 0 else {}, made


def plain(status: int, sentence: bytes, **headers: str) -> Answer:
    """A sentence for whoever gets no page."""
    return Answer(status, {"Content-Type": TYPES[".txt"], **headers, **security_headers.PAGE}, sentence)


def read_folder(folder: Path) -> dict[str, File]:
    """The folder's files by their path in an address; those compressed beforehand (.br, .gz) come with the plain ones."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    return {name: read_file(name, path) for name, path in found.items() if path.suffix in TYPES}


def read_file(name: str, path: Path) -> File:
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:16]}"'
    file = File(content, TYPES[path.suffix], name.startswith("/assets/"), tag)
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            file.packed[coding] = beside.read_bytes()
    if path.suffix not in DENSE:
        file.packed.setdefault("gzip", gzip.compress(content, 9, mtime=0))
    return file


def accepted(header: str) -> list[str]:
    """The codings that a client takes, the densest first."""
    offered = [part.partition(";") for part in header.lower().split(",")]
    taken = {name.strip(): not NOUGHT.fullmatch(weight.replace(" ", "")) for name, _, weight in offered}
    return [coding for coding in ("br", "gzip") if taken.get(coding, taken.get("*", False))]
