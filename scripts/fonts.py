"""Makes the fonts of link pictures (chalicelib/drawing/faces), and the list of the widths of their letters.

    python -m scripts.fonts FOLDER

FOLDER holds Vollkorn_700Bold.ttf, NotoSans_400Regular.ttf and NotoEmoji_400Regular.ttf, from npm's @expo-google-fonts/vollkorn,
/noto-sans and /noto-emoji, version 0.4. Each is reduced to the letters that names and scores are likely to have. A name with a
letter that no font has is not drawn (chalicelib/drawing/glyphs.py).
"""

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

INTO = Path(__file__).parents[1] / "chalicelib" / "drawing" / "faces"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x1E00, 0x1F00)]
GREEK_AND_CYRILLIC = [*range(0x370, 0x400), *range(0x400, 0x530), *range(0x1F00, 0x2000)]
MARKS = [*range(0x300, 0x370)]
SIGNS = [*range(0x2010, 0x2028), *range(0x2030, 0x205F), *range(0x2070, 0x20C0), 0x2116, 0x2122, *range(0x2150, 0x2160), 0x2212]
PICTURES = [*range(0x2190, 0x2C00), *range(0x1F000, 0x20000)]
SKIN = range(0x1F3FB, 0x1F400)
FACES = {
    "vollkorn": ("Vollkorn_700Bold.ttf", LATIN + GREEK_AND_CYRILLIC + SIGNS),
    "noto-sans": ("NotoSans_400Regular.ttf", LATIN + GREEK_AND_CYRILLIC + MARKS + SIGNS),
    "noto-emoji": ("NotoEmoji_400Regular.ttf", [code for code in PICTURES if code not in SKIN]),
}


def make(name: str, source: Path, letters: list[int]) -> dict[str, str]:
    """Write a font with these letters only. Return them grouped by width in thousandths of the font size."""
    font = TTFont(source)
    lining_figures(font)
    options = subset.Options(layout_features=["kern", "mark", "mkmk"], hinting=False, glyph_names=False)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.save(INTO / f"{name}.ttf", reorderTables=True)
    return widths(font)


def lining_figures(font: TTFont) -> None:
    """Map the digits to tabular lining figures if the font has them and uses others."""
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            if ord("0") <= code <= ord("9") and f"{glyph}.tf" in font.getGlyphOrder():
                table.cmap[code] = f"{glyph}.tf"


def widths(font: TTFont) -> dict[str, str]:
    by_width: dict[int, str] = {}
    advances, em = font["hmtx"].metrics, font["head"].unitsPerEm
    for code, glyph in sorted(font.getBestCmap().items()):
        wide = round(1000 * advances[glyph][0] / em)
        by_width[wide] = by_width.get(wide, "") + chr(code)
    return {str(wide): by_width[wide] for wide in sorted(by_width)}


def main(folder: Path) -> None:
    made = {name: make(name, folder / source, letters) for name, (source, letters) in FACES.items()}
    (INTO / "widths.json").write_text(json.dumps(made, ensure_ascii=False, indent=0) + "\n", "utf-8")
    for path in sorted(INTO.iterdir()):
        sys.stdout.write(f"{path.name} {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
