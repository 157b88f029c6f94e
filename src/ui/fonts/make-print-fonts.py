"""Makes server/papers/fonts/FAMILY-WEIGHT.ttf of each family that a brand may name: one weight in a file, because PDF knows no
variable fonts. Inter's two have Greek and Cyrillic as well: they stand in where another family lacks a letter.

npm pack @fontsource-variable/inter@5.3.0 && tar xzf fontsource-variable-inter-5.3.0.tgz
python3 src/ui/fonts/make-print-fonts.py package/files       # needs fonttools and brotli; made with 4.66.1 and 1.2.0
"""
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent
TARGET = Path(__file__).parents[3] / "server" / "papers" / "fonts"
FAMILIES = ["outfit", "inter", "nunito", "literata", "bricolage-grotesque"]
OTHER_ALPHABETS = ["greek", "cyrillic"]
WEIGHTS = [400, 700]


def main(folder: Path) -> None:
    for family in FAMILIES:
        for weight in WEIGHTS:
            font = instance(FONTS / f"{family}.woff2", weight)
            if family == "inter":
                others = [instance(folder / f"inter-{name}-wght-normal.woff2", weight) for name in OTHER_ALPHABETS]
                font = merged([font, *others])
            target = TARGET / f"{family}-{weight}.ttf"
            font.save(target)
            print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


def instance(path: Path, weight: int) -> TTFont:
    font = instantiateVariableFont(TTFont(path), {"wght": weight})
    options = Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = None
    return font


def merged(fonts: list) -> TTFont:
    with TemporaryDirectory() as folder:
        paths = []
        for index, font in enumerate(fonts):
            paths.append(f"{folder}/{index}.ttf")
            font.save(paths[-1])
        return Merger().merge(paths)


main(Path(sys.argv[1]))
