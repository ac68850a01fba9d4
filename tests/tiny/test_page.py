"""Lone Number's page, built from the files that the guide links to, passes the club's checks. The club's own page has no part
of it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.tiny.guide import PAGE, ROOT, page
from tests.tiny.page_built import lay, run

HERE = "src/games/tiny"
TESTS = ("tests/art.test.ts", "tests/imports.test.ts", "tests/texts/texts.test.ts", f"{HERE}/scenes.test.ts")


def test_the_guide_links_to_the_whole_page() -> None:
    files = {path.relative_to(ROOT / PAGE).as_posix() for path in (ROOT / PAGE).rglob("*.*")}
    assert files
    assert files == page().keys()


@pytest.mark.soak
def test_the_page_built_from_the_guide_is_clean(tmp_path: Path) -> None:
    front = lay(tmp_path)
    (front / "tiny.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": [HERE]}), "utf-8")
    run(front, "node_modules/.bin/biome", "check", HERE)
    run(front, "node", "node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "tiny.json")
    run(front, "node", "--test", *TESTS)


def test_the_club_s_own_page_does_not_contain_the_game() -> None:
    sources = [*(ROOT / "frontend/src").rglob("*.ts"), *(ROOT / "frontend/src").rglob("*.tsx")]
    assert len(sources) > 100
    for source in sources:
        assert "Lone Number" not in source.read_text("utf-8"), source


@pytest.mark.soak
def test_the_build_includes_the_game(tmp_path: Path) -> None:
    front = lay(tmp_path)
    run(front, "node_modules/.bin/vite", "build")
    found = json.loads((front / "dist/.vite/manifest.json").read_text("utf-8"))
    assert {f"{HERE}/{name}.tsx" for name in ("index", "how", "rules", "new-table", "result")} <= found.keys()
    assert any("Lone Number" in file.read_text("utf-8") for file in (front / "dist/assets").glob("pictur-*.js"))
