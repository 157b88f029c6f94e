"""Makes the faces of server/papers/fonts/ that stand in where a brand's lacks a letter: adds Vietnamese and some signs to Inter's two,
and unpacks Noto's of Arabic, Hebrew and emoji, which is line art and has one weight. It is run after make-print-fonts.py.

npm pack @fontsource/inter@5.3.0 @fontsource/noto-sans-arabic@5.3.0 @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-emoji@5.3.2
# each unpacked into a folder of its own: inter, noto-sans-arabic, noto-sans-hebrew, noto-emoji
python3 src/ui/fonts/make-stand-in-fonts.py FOLDER       # needs fonttools; made with 4.66.1
"""
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[3] / "server" / "papers" / "fonts"
ADDED_TO_INTER = ["vietnamese", "latin-ext", "latin"]
NOTO = [("noto-sans-arabic", "arabic", [400, 700]), ("noto-sans-hebrew", "hebrew", [400, 700]), ("noto-emoji", "emoji", [400])]


def main(folder: Path) -> None:
    for weight in [400, 700]:
        font = TTFont(TARGET / f"inter-{weight}.ttf")
        for name in ADDED_TO_INTER:
            font = with_letters_of(font, TTFont(folder / "inter" / "package" / "files" / f"inter-{name}-{weight}-normal.woff"))
        save(font, f"inter-{weight}.ttf")
    for family, name, weights in NOTO:
        for weight in weights:
            font = TTFont(folder / family / "package" / "files" / f"{family}-{name}-{weight}-normal.woff")
            font.flavor = None
            save(font, f"{family}-{weight}.ttf")


def with_letters_of(font: TTFont, other: TTFont) -> TTFont:
    missing = set(other.getBestCmap()) - set(font.getBestCmap())
    options = Options()
    options.layout_features = []
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=missing)
    subsetter.subset(other)
    other.flavor = None
    with TemporaryDirectory() as folder:
        paths = [f"{folder}/{name}.ttf" for name in ("font", "other")]
        font.save(paths[0])
        other.save(paths[1])
        return Merger().merge(paths)


def save(font: TTFont, name: str) -> None:
    font.save(TARGET / name)
    print(f"{name}: {(TARGET / name).stat().st_size} bytes, {len(font.getBestCmap())} characters")


main(Path(sys.argv[1]))
