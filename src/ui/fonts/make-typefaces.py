"""Makes FAMILY.woff2 of each family that a brand may name beside Outfit: the two subsets of @fontsource-variable in one
file, with the characters that Outfit's has, so that a page loads one font. Prints what `src/shop/brand/typefaces.ts` says of each: its measures beside the face that
stands in until it is there. Writes Outfit's letters as outlines to `server/media/outfit-letters.json`, for pictures.

npm pack @fontsource-variable/{inter,nunito,literata,bricolage-grotesque}@5.3.0 @fontsource/{arimo,tinos}@5.3.0
mkdir all && for each: tar xzf FILE.tgz --strip-components 2 -C all package/files
python3 src/ui/fonts/make-typefaces.py all       # needs fonttools and brotli; made with 4.66.1 and 1.2.0

inter-greek.woff2 and literata-greek.woff2 are the subsets FAMILY-greek-wght-normal.woff2 of the same packages, unchanged.

Letters of the extension are kerned as the letters that they are made of: the a-ogonek as the a. Arimo and Tinos have the widths of Arial and Times.
"""
import json
import sys
import unicodedata
from copy import deepcopy
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from fontTools.varLib.instancer import instantiateVariableFont

FAMILIES = {"inter": "arimo", "nunito": "arimo", "literata": "tinos", "bricolage-grotesque": "arimo"}
WANTED_FEATURES = ["kern", "liga", "pnum", "tnum"]
OUTFITS = set(TTFont(Path(__file__).with_name("outfit.woff2")).getBestCmap())
UNDECOMPOSED = {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O"}
SAMPLE = (
    "Zażółć gęślą jaźń, a potem kup coś ładnego. Fünf Boxkämpfer jagen Viktor quer über den großen Deich. "
    "Pa’s wijze lynx bezag vroom het fikse aquaduct. Příliš žluťoučký kůň úpěl ďábelské ódy. "
    "The quick brown fox jumps over the lazy dog. Dostawa i płatność, Versand und Zahlung, 129,00 zł, € 24,95"
)
REGULAR, BOLD = 400, 700
LETTER_WEIGHT, LETTER_UNITS = 650, 500


def main(folder: Path) -> None:
    for family, fallback in FAMILIES.items():
        font = merge(folder, family)
        target = Path(__file__).with_name(f"{family}.woff2")
        font.flavor = "woff2"
        font.save(target)
        axis = font["fvar"].axes[0]
        weights = f"{axis.minValue:g} {axis.maxValue:g}"
        print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters, weights {weights}")
        for weight in (REGULAR, BOLD):
            print(f"  {weight} {measures(target, folder, fallback, weight)}")
    write_letters()


def merge(folder: Path, family: str) -> TTFont:
    latin = TTFont(folder / f"{family}-latin-wght-normal.woff2")
    extension = with_own_names(folder / f"{family}-latin-ext-wght-normal.woff2")
    known = set(latin.getGlyphOrder())
    added = [name for name in extension.getGlyphOrder() if name not in known]
    for font in (latin, extension):
        font.ensureDecompiled()
    latin.setGlyphOrder(latin.getGlyphOrder() + added)
    for name in added:
        latin["glyf"].glyphs[name] = extension["glyf"].glyphs[name]
        latin["gvar"].variations[name] = extension["gvar"].variations.get(name, [])
        latin["hmtx"].metrics[name] = extension["hmtx"].metrics[name]
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    kern_as_base(latin, extension)
    for table in latin["cmap"].tables:
        table.cmap.update({code: name for code, name in extension.getBestCmap().items() if code not in table.cmap})
    drop_width_tables(latin)
    subset(latin)
    return latin


def with_own_names(path: Path) -> TTFont:
    """Parts without a character have made-up names, which would be taken for others' in the Latin file."""
    font = TTFont(path)
    mapped = set(font.getBestCmap().values())
    names = [name if name in mapped or name == ".notdef" else f"ext.{name}" for name in font.getGlyphOrder()]
    renamed = TTFont(path)
    renamed.setGlyphOrder(names)
    return renamed


def kern_as_base(latin: TTFont, extension: TTFont) -> None:
    ours, theirs = latin.getBestCmap(), extension.getBestCmap()
    bases = {}
    for code, name in theirs.items():
        character = chr(code)
        base = UNDECOMPOSED.get(character, unicodedata.normalize("NFD", character)[0])
        if code not in ours and base != character and ord(base) in ours:
            bases[name] = ours[ord(base)]
    for lookup in latin["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                join(table, bases)
    order = latin.getGlyphOrder().index
    for lookup in latin["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2 and table.Format == 1:
                pairs = sorted(zip(table.Coverage.glyphs, table.PairSet), key=lambda pair: order(pair[0]))
                for pair_set in table.PairSet:
                    pair_set.PairValueRecord.sort(key=lambda record: order(record.SecondGlyph))
                table.Coverage.glyphs, table.PairSet = [name for name, _ in pairs], [one for _, one in pairs]
            elif table.LookupType == 2:
                table.Coverage.glyphs.sort(key=order)


def join(table, bases: dict) -> None:
    covered = set(table.Coverage.glyphs)
    if table.Format == 1:
        for pair_set in table.PairSet:
            seconds = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
            pair_set.PairValueRecord += [
                with_second(seconds[base], name) for name, base in bases.items() if base in seconds and name not in seconds
            ]
        sets = dict(zip(table.Coverage.glyphs, table.PairSet))
        for name, base in bases.items():
            if base in covered and name not in covered:
                table.Coverage.glyphs.append(name)
                table.PairSet.append(deepcopy(sets[base]))
        return
    for name, base in bases.items():
        if base in covered and name not in covered:
            table.Coverage.glyphs.append(name)
            if base in table.ClassDef1.classDefs:
                table.ClassDef1.classDefs[name] = table.ClassDef1.classDefs[base]
        if base in table.ClassDef2.classDefs:
            table.ClassDef2.classDefs[name] = table.ClassDef2.classDefs[base]


def with_second(record, second: str):
    copy = otTables.PairValueRecord()
    copy.SecondGlyph, copy.Value1, copy.Value2 = second, deepcopy(record.Value1), deepcopy(record.Value2)
    return copy


def drop_width_tables(font: TTFont) -> None:
    """gvar holds the same widths, if no letter takes those of its parts. Nothing here is set from top to bottom."""
    for tag in ("HVAR", "VVAR", "vhea", "vmtx"):
        if tag in font:
            del font[tag]
    for name in font.getGlyphOrder():
        for component in getattr(font["glyf"][name], "components", []):
            component.flags &= ~USE_MY_METRICS


def subset(font: TTFont) -> None:
    options = Options()
    options.layout_features = WANTED_FEATURES
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=OUTFITS)
    subsetter.subset(font)


def measures(path: Path, folder: Path, fallback: str, weight: int) -> str:
    font = TTFont(path)
    del font["GPOS"]  # widths are in hmtx
    font = instantiateVariableFont(font, {"wght": weight})
    size = width(font) / sum(
        width(TTFont(folder / f"{fallback}-{subset}-{weight}-normal.woff2"), only)
        for subset, only in (("latin", LATIN), ("latin-ext", EXTENDED))
    )
    units, lines = font["head"].unitsPerEm, font["hhea"]
    ascent, descent = (value / units / size for value in (lines.ascent, -lines.descent))
    return f"size {size:.1%} ascent {ascent:.1%} descent {descent:.1%} gap {lines.lineGap}"


def write_letters() -> None:
    """For pictures that are drawn where no font is installed: advance and outline of each letter, on a line at 0."""
    font = TTFont(Path(__file__).with_name("outfit.woff2"))
    del font["GPOS"]
    font = instantiateVariableFont(font, {"wght": LETTER_WEIGHT})
    glyphs, letters = font.getGlyphSet(), {}
    for code, name in sorted(font.getBestCmap().items()):
        if not (code == 0x20 or unicodedata.category(chr(code))[0] in "LNPS"):
            continue
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        scale = LETTER_UNITS / font["head"].unitsPerEm
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        letters[chr(code)] = [round(glyphs[name].width * scale), pen.getCommands()]
    lines = ",\n".join(f"  {json.dumps(letter, ensure_ascii=False)}: {json.dumps(drawn)}" for letter, drawn in letters.items())
    target = Path(__file__).parents[3] / "server" / "media" / "outfit-letters.json"
    target.write_text(f"{{\n{lines}\n}}\n", "utf8")


LATIN = {character for character in SAMPLE if ord(character) < 0x100 or character in "’€"}
EXTENDED = set(SAMPLE) - LATIN


def width(font: TTFont, only: set = LATIN | EXTENDED) -> float:
    names, units = font.getBestCmap(), font["head"].unitsPerEm
    return sum(font["hmtx"][names[ord(character)]][0] / units for character in SAMPLE if character in only)


main(Path(sys.argv[1]))
