"""Writes the fonts of the public site: the characters and the weights that it needs, of the @fontsource packages.

pip install fonttools==4.66.1 brotli==1.2.0 && python3 tools/fonts/subset.py
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "node_modules/@fontsource"
VARIABLE = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "src/ui/tokens/fonts"

SOURCES = {
    "archivo": STATIC / "archivo/files/archivo-latin-700-normal.woff2",
    "bitter": STATIC / "bitter/files/bitter-latin-700-normal.woff2",
    "bricolage-grotesque": STATIC / "bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
    "figtree": VARIABLE / "figtree/files/figtree-latin-wght-normal.woff2",
    "hanken-grotesk": VARIABLE / "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    "source-sans-3": VARIABLE / "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
}
WEIGHTS = (400, 750)
NARROW_SPACE = 0x202F
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xC0, 0x100),
    *map(ord, "\u00a0§©«®°±²³·»¼½¾Œœ–—‘’“”•…‹›€−"),
    NARROW_SPACE,
]
FEATURES = ["calt", "kern", "liga", "rvrn", "tnum"]


def reopen(font: TTFont) -> TTFont:
    """Reads a changed font anew, with all its tables in step."""
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    return TTFont(file, recalcTimestamp=False)


def add_narrow_space(font: TTFont) -> None:
    """Adds U+202F, which no source has: half as wide as a space, as text engines draw it where it is missing."""
    name = "narrownbspace"
    gvar = font.get("gvar")
    font["glyf"][name] = Glyph()
    advance, _ = font["hmtx"]["space"]
    font["hmtx"][name] = (round(advance / 2), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name
    if gvar is not None:
        gvar.variations[name] = []
        font["HVAR"].table.AdvWidthMap.mapping[name] = 0xFFFFFFFF


def rename(font: TTFont) -> None:
    """The licence of one keeps its name for the unchanged font."""
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = "Faitage-Text" if "fvar" in font else "Faitage-Titles"


def write(name: str, source: Path) -> None:
    font = TTFont(source, recalcTimestamp=False)
    if "fvar" in font:
        font = reopen(instancer.instantiateVariableFont(font, {"wght": WEIGHTS}))
    add_narrow_space(font)
    rename(font)
    font = reopen(font)
    options = subset.Options(
        flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    path = TARGET / f"{name}.woff2"
    subset.save_font(font, path, options)
    print(f"{path.name}: {path.stat().st_size} bytes instead of {source.stat().st_size}")


for name, source in SOURCES.items():
    write(name, source)
