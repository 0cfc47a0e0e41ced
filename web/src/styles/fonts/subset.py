"""Cuts the fonts of the first view from Inter: the weights and letters that the six languages need.

Needs fonttools and brotli. From the folder `web`: python src/styles/fonts/subset.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
INTER = HERE.parents[2] / "node_modules/@fontsource-variable/inter/files"
WEIGHTS = (400, 700)
PARTS = {
    "latin": "20-7E A0-FF 131 152 153 2C6 2DA 2DC 2010-2027 202F 2030 2032 2033 2039 203A 20AC 2122"
    " 2190-2193 2212",
    "latin-ext": "100-17F",
    "cyrillic": "301 400-45F 490 491 2116",
}
"""The letters of each file; `base.css` has the same ranges."""


def main() -> None:
    """Write one file for each part."""
    for part, ranges in PARTS.items():
        font = TTFont(INTER / f"inter-{part}-wght-normal.woff2")
        options = Options()
        options.layout_features = ["kern", "tnum", "calt", "ccmp", "locl", "mark", "mkmk"]
        options.flavor = "woff2"
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[code for each in ranges.split() for code in codes(each)])
        subsetter.subset(font)
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
        font.flavor = "woff2"
        font.save(HERE / f"inter-{part}.woff2")


def codes(part: str) -> range:
    """Read `100-17F` or a single `131`."""
    first, _, last = part.partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


if __name__ == "__main__":
    main()
