"""The page's icons, all from `frontend/public/icons/club.svg` and its buttons' icons: `make icons`, or

    python -m tests.browser.icons

Full squares are for phones that cut their own shape and keep a circle of four fifths; round corners for those that show an
icon as it is; one colour for those that colour it themselves.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ROOT, launch

FOLDER = ROOT / "frontend" / "public" / "icons"
SIGNS = ROOT / "frontend" / "src" / "art" / "icons.svg"
LARGE, MIDDLE, APPLE, SMALL = 512, 192, 180, 96
"""px of splash screens, home screens, iPhones' home screens, and shortcuts."""
SHORTCUTS = {"new": "icon-plus", "boards": "icon-me", "rules": "icon-book"}
ROUND = "#club { border-radius: 22%; }"
MONO = """#land { display: none; } #flag * { fill: #fff; } #flag [stroke] { stroke: #fff; }
#club { transform: scale(1.3) translate(-10.5%, 3.5%); }"""
SIGN = """<svg id="club" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#23593b"/>
<g transform="translate(6 6) scale(.5)" color="#fffaf0" fill="none">{sign}</g></svg>"""
PAGE = """<style>html, body {{ margin: 0; background: none; }}
#club {{ display: block; width: 100vw; height: 100vh; }} {style}</style>{svg}"""


def club() -> str:
    return (FOLDER / "club.svg").read_text().replace("<svg ", '<svg id="club" ', 1)


def sign(name: str) -> str:
    """Return a button's icon on a green disc."""
    found = re.search(rf'<symbol id="{name}"[^>]*>(.*?)</symbol>', SIGNS.read_text())
    if found is None:
        raise LookupError(f"{SIGNS.name} has no {name}")
    return SIGN.format(sign=found[1])


def drawings() -> dict[str, tuple[str, str, int]]:
    """Of each icon, by its file's name: the picture, its style, and its size in px."""
    plain = {
        f"club-{LARGE}": (club(), ROUND, LARGE),
        f"club-{MIDDLE}": (club(), ROUND, MIDDLE),
        f"club-{APPLE}": (club(), "", APPLE),
        f"club-maskable-{LARGE}": (club(), "", LARGE),
        f"club-maskable-{MIDDLE}": (club(), "", MIDDLE),
        f"club-mono-{MIDDLE}": (club(), MONO, MIDDLE),
    }
    return plain | {f"{name}-{SMALL}": (sign(used), "", SMALL) for name, used in SHORTCUTS.items()}


def draw(browser: Browser, svg: str, style: str, size: int) -> bytes:
    """The picture as PNG; what it leaves free can be seen through."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(PAGE.format(style=style, svg=svg))
    shot = page.screenshot(omit_background=True)
    page.close()
    return shot


def main(folder: Path = FOLDER) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, drawing in drawings().items():
            path = folder / f"{name}.png"
            path.write_bytes(draw(browser, *drawing))
            sys.stdout.write(f"{path.stat().st_size:7} {path.relative_to(ROOT)}\n")
        browser.close()


if __name__ == "__main__":
    main()
