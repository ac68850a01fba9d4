"""The built front end: files read once and served from memory. Any other path gets the page in the preferred language.

Only paths that were found when the folder was walked are served, so no request can leave it.
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
from chalicelib.local.http import HttpResponse

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
COMPRESSED_TYPES = frozenset({".png", ".webp", ".woff2", ".ico"})
SHELLS = {language: f"/{name}" for language, name in languages.PAGES.items()}
ZERO_WEIGHT = re.compile(r"q=0(\.0{0,3})?")
SHELL_VARY = "Accept-Encoding, Accept-Language"
FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"


@dataclass(slots=True)
class File:
    """One file, plain and compressed; its ETag is a hash of its content."""

    content: bytes
    type: str
    immutable: bool
    tag: str
    encodings: dict[str, bytes] = field(default_factory=dict)


class Page:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._modified = -1

    def answer(self, method: str, path: str, headers: Mapping[str, str]) -> HttpResponse:
        """Return a file or, for any other path, the page in the preferred language; 405 for methods other than GET and HEAD,
        503 if the page was not built.
        """
        if method not in ("GET", "HEAD"):
            return plain_response(405, b"This can only be read.\n", Allow="GET, HEAD")
        self._refresh()
        found = self._files.get(path)
        file = found or self._shell(headers)
        if file is None:
            return plain_response(503, links.NOT_BUILT.encode())
        kept = FOREVER if file.immutable else REVALIDATE
        reply_headers = {
            "ETag": file.tag,
            "Cache-Control": kept,
            "Vary": "Accept-Encoding" if found else SHELL_VARY,
            **security_headers.PAGE,
        }
        if reply.matches(headers.get("if-none-match"), file.tag):
            return HttpResponse(304, reply_headers)
        reply_headers["Content-Type"] = file.type
        for coding in accepted_encodings(headers.get("accept-encoding", "")):
            if coding in file.encodings:
                return HttpResponse(200, {**reply_headers, "Content-Encoding": coding}, file.encodings[coding])
        return HttpResponse(200, reply_headers, file.content)

    def _shell(self, headers: Mapping[str, str]) -> File | None:
        return self._files.get(SHELLS[languages.preferred(headers)]) or self._files.get(SHELLS[languages.LANGUAGES[0]])

    def _refresh(self) -> None:
        """Read the folder again after a new build."""
        try:
            made = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            made = -1
        if made != self._modified:
            self._files, self._modified = read_folder(self._folder) if made >= 0 else {}, made


def plain_response(status: int, sentence: bytes, **headers: str) -> HttpResponse:
    """Return a plain text response."""
    return HttpResponse(status, {"Content-Type": TYPES[".txt"], **headers, **security_headers.PAGE}, sentence)


def read_folder(folder: Path) -> dict[str, File]:
    """Return the folder's files by URL path, each with its precompressed forms (.br, .gz)."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    return {name: read_file(name, path) for name, path in found.items() if path.suffix in TYPES}


def read_file(name: str, path: Path) -> File:
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:16]}"'
    file = File(content, TYPES[path.suffix], name.startswith("/assets/"), tag)
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            file.encodings[coding] = beside.read_bytes()
    if path.suffix not in COMPRESSED_TYPES:
        file.encodings.setdefault("gzip", gzip.compress(content, 9, mtime=0))
    return file


def accepted_encodings(header: str) -> list[str]:
    """Return the encodings that a client accepts, the smallest first."""
    offered = [part.partition(";") for part in header.lower().split(",")]
    taken = {name.strip(): not ZERO_WEIGHT.fullmatch(weight.replace(" ", "")) for name, _, weight in offered}
    return [coding for coding in ("br", "gzip") if taken.get(coding, taken.get("*", False))]
