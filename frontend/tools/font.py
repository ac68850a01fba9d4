"""Makes the display face: Vollkorn Bold, cut to Latin-1 letters and common punctuation, its figures tabular and lining.

    python frontend/tools/font.py vollkorn-latin-700-normal.woff2     (from npm's @fontsource/vollkorn, version 5)

Needs fonttools and brotli. Writes src/assets/fonts/club-display.woff2 and says its size, which must stay under 15 kB.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = Path(__file__).parent.parent / "src/assets/fonts/club-display.woff2"
LETTERS = [ord(c) for c in " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"]
SIGNS = [ord(c) for c in "!\"&'()+,-./:;=?½·–—‘’“”…−\u00a0"]
ACCENTED = [*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100), 0x152, 0x153]


def lining_figures(font: TTFont) -> None:
    """Figures that stand in columns become the ones that the digits mean, so that no font feature is needed."""
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            if ord("0") <= code <= ord("9") and f"{glyph}.tf" in font.getGlyphOrder():
                table.cmap[code] = f"{glyph}.tf"


def main(source: str) -> None:
    font = TTFont(source)
    lining_figures(font)
    options = subset.Options(layout_features=["kern"], hinting=False, desubroutinize=True, glyph_names=False)
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS + SIGNS + ACCENTED)
    cutter.subset(font)
    subset.save_font(font, str(OUT), options)
    print(OUT.name, OUT.stat().st_size, "bytes")


if __name__ == "__main__":
    main(sys.argv[1])
