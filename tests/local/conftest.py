"""A server on its own port, over a store in memory and a page of five files."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from chalicelib.api import links
from chalicelib.api.service import Service, local_service
from chalicelib.store.sqlite import SqliteStore
from tests.local.messages import Wire, serving

PUBLIC = Path(__file__).parents[2] / "frontend" / "public"
"""The files of the built page that are copied unchanged."""
SCRIPT = b"export const hello = 'hello';\n" * 40


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The page</title>" + " " * 500)
    (folder / "de.html").write_text('<!doctype html><html lang="de"><title>Die Seite</title>')
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => {});\n")
    (folder / "assets" / "main-1a2b3c.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b3c.js.br").write_bytes(b"packed by brotli")
    (folder / "assets" / "main-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "robots.txt").write_bytes((PUBLIC / "robots.txt").read_bytes())
    (folder / "club.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("outside")
    monkeypatch.setattr(links, "SHELL", folder / "index.html")
    return folder


@pytest.fixture
def service() -> Iterator[Service]:
    store = SqliteStore()
    yield local_service(store, "b1")
    store.close()


@pytest.fixture
def port(service: Service, page: Path) -> Iterator[int]:
    with serving(service, page, page.parent / "pictures") as port:
        yield port


@pytest.fixture
def wire(port: int) -> Iterator[Wire]:
    with Wire(port) as wire:
        yield wire
