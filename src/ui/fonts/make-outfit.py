"""Makes outfit.woff2: the two subsets of @fontsource-variable/outfit in one file, so that a page loads one font.

npm pack @fontsource-variable/outfit@5.3.0 && tar xzf fontsource-variable-outfit-5.3.0.tgz
python3 src/ui/fonts/make-outfit.py package/files        # needs fonttools and brotli; made with 4.66 and 1.2.0

Left out are combining marks (browsers compose them where Outfit has the letter) and the ligatures of the word "outfit".
"""
import sys
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from fontTools.varLib.instancer import instantiateVariableFont

KERNED_AS = 550
WANTED_FEATURES = ["kern", "liga", "pnum", "rvrn", "tnum"]
COMBINING_MARKS = range(0x0300, 0x0370)


def main(folder: Path) -> None:
    latin, extension = (TTFont(folder / f"outfit-{name}-wght-normal.woff2") for name in ("latin", "latin-ext"))
    merge_kerning(latin, extension)
    merge_heavy_forms(latin, extension)
    merge_glyphs(latin, extension)
    drop_name_ligatures(latin)
    drop_width_table(latin)
    subset(latin)
    kern_alike(latin)
    target = Path(__file__).with_name("outfit.woff2")
    latin.flavor = "woff2"
    latin.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(latin.getBestCmap())} characters")


def merge_glyphs(latin: TTFont, extension: TTFont) -> None:
    known = set(latin.getGlyphOrder())
    added = [name for name in extension.getGlyphOrder() if name not in known]
    for font in (latin, extension):
        font.ensureDecompiled()
    latin.setGlyphOrder(latin.getGlyphOrder() + added)
    for name in added:
        latin["glyf"].glyphs[name] = extension["glyf"].glyphs[name]
        latin["gvar"].variations[name] = extension["gvar"].variations[name]
        latin["hmtx"].metrics[name] = extension["hmtx"].metrics[name]
        glyph_class = extension["GDEF"].table.GlyphClassDef.classDefs.get(name)
        if glyph_class:
            latin["GDEF"].table.GlyphClassDef.classDefs[name] = glyph_class
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    for table in latin["cmap"].tables:
        table.cmap.update(extension.getBestCmap())


def merge_heavy_forms(latin: TTFont, extension: TTFont) -> None:
    """Glyphs that lose a stroke in the heavy weights: one substitution, under the same condition in both."""
    ours, theirs = (HeavyForms(font) for font in (latin, extension))
    assert ours.conditions == theirs.conditions
    ours.mapping.update(theirs.mapping)


class HeavyForms:
    def __init__(self, font: TTFont) -> None:
        table = font["GSUB"].table
        (record,) = table.FeatureVariations.FeatureVariationRecord
        (substitution,) = record.FeatureTableSubstitution.SubstitutionRecord
        (index,) = substitution.Feature.LookupListIndex
        self.mapping = table.LookupList.Lookup[index].SubTable[0].mapping
        self.conditions = [
            (c.AxisIndex, c.FilterRangeMinValue, c.FilterRangeMaxValue) for c in record.ConditionSet.ConditionTable
        ]


def drop_width_table(font: TTFont) -> None:
    """gvar holds the same widths, if no letter takes those of its parts (the heavy form of the crossed D would)."""
    del font["HVAR"]
    for name in font.getGlyphOrder():
        for component in getattr(font["glyf"][name], "components", []):
            component.flags &= ~USE_MY_METRICS


def drop_name_ligatures(font: TTFont) -> None:
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for first, ligatures in list(getattr(table, "ligatures", {}).items()):
                table.ligatures[first] = [one for one in ligatures if not one.LigGlyph.startswith("o_u_t_f_i_t")]
                if not table.ligatures[first]:
                    del table.ligatures[first]


def merge_kerning(latin: TTFont, extension: TTFont) -> None:
    """Neither subset holds the distance of the P in one before the a-ogonek in the other, so the extension's letters join
    the Latin classes of their siblings: a-ogonek that of a-acute, as in the font the subsets were cut from."""
    shift_variations(latin, extension)
    (pairs, classes), (their_pairs, their_classes) = (kerning_tables(font) for font in (latin, extension))
    known = set(latin.getGlyphOrder())
    firsts = {name: classes.ClassDef1.classDefs.get(name, 0) for name in classes.Coverage.glyphs}
    seconds = classes.ClassDef2.classDefs
    their_firsts = {name: their_classes.ClassDef1.classDefs.get(name, 0) for name in their_classes.Coverage.glyphs}
    joined_firsts = join_classes(latin, extension, firsts, their_firsts)
    joined_seconds = join_classes(latin, extension, seconds, their_classes.ClassDef2.classDefs)

    single = {
        first: {record.SecondGlyph: record for record in pair_set.PairValueRecord}
        for first, pair_set in zip(pairs.Coverage.glyphs, pairs.PairSet)
    }
    for first in list(single):
        for second, (_, sibling) in joined_seconds.items():
            if sibling in single[first]:
                single[first][second] = pair_with(single[first][sibling], second)
    for first, (_, sibling) in joined_firsts.items():
        ours = single.get(sibling, {}).items()
        single[first] = {second: pair_with(record, second) for second, record in ours if second in known}
    for first, pair_set in zip(their_pairs.Coverage.glyphs, their_pairs.PairSet):
        for record in pair_set.PairValueRecord:
            if first not in known and record.SecondGlyph not in known:
                single.setdefault(first, {})[record.SecondGlyph] = record

    order = [*latin.getGlyphOrder(), *(name for name in extension.getGlyphOrder() if name not in known)].index
    pairs.Coverage.glyphs = sorted((first for first in single if single[first]), key=order)
    pairs.PairSet = []
    for first in pairs.Coverage.glyphs:
        pair_set = otTables.PairSet()
        pair_set.PairValueRecord = sorted(single[first].values(), key=lambda record: order(record.SecondGlyph))
        pairs.PairSet.append(pair_set)
    firsts.update((name, number) for name, (number, _) in joined_firsts.items())
    seconds.update((name, number) for name, (number, _) in joined_seconds.items())
    classes.Coverage.glyphs = sorted(firsts, key=order)
    classes.ClassDef1.classDefs = {name: number for name, number in firsts.items() if number}


def join_classes(latin: TTFont, extension: TTFont, ours: dict, theirs: dict) -> dict:
    """Of each letter that only the extension has and kerns: its class among ours, and a sibling there."""
    known = set(latin.getGlyphOrder())
    numbers = {}
    for name, number in theirs.items():
        if name not in known and base_of(extension, name) in ours:
            numbers.setdefault(number, set()).add(ours[base_of(extension, name)])
    joined = {}
    for name, their_number in theirs.items():
        if name in known:
            continue
        (number,) = numbers[their_number]
        # Accented before plain, which has exceptions of its own; the same letter before another of the class.
        siblings = sorted(
            (one for one, its in ours.items() if its == number),
            key=lambda one: (base_of(latin, one) != base_of(extension, name), base_of(latin, one) is None, one),
        )
        joined[name] = (number, siblings[0])
    return joined


def base_of(font: TTFont, name: str):
    glyph = font["glyf"][name]
    return glyph.components[0].glyphName if glyph.isComposite() else None


def pair_with(record, second: str):
    copy = otTables.PairValueRecord()
    copy.SecondGlyph, copy.Value1, copy.Value2 = second, deepcopy(record.Value1), None
    return copy


def shift_variations(latin: TTFont, extension: TTFont) -> None:
    """Appends the extension's kerning deltas to ours, and lets its pairs point there."""
    ours, theirs = (font["GDEF"].table.VarStore for font in (latin, extension))
    assert regions(ours) == regions(theirs)
    offset = len(ours.VarData)
    ours.VarData.extend(theirs.VarData)
    ours.VarDataCount = len(ours.VarData)
    for pair_set in kerning_tables(extension)[0].PairSet:
        for record in pair_set.PairValueRecord:
            device = getattr(record.Value1, "XAdvDevice", None)
            if device:
                device.StartSize += offset


def regions(store):
    return [
        [(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region.VarRegionAxis]
        for region in store.VarRegionList.Region
    ]


def kerning_tables(font: TTFont):
    """Single pairs, then classes."""
    (lookup,) = [lookup for lookup in font["GPOS"].table.LookupList.Lookup if lookup.LookupType == 2]
    pairs, classes = lookup.SubTable
    assert (pairs.Format, classes.Format) == (1, 2)
    return pairs, classes


def kern_alike(font: TTFont) -> None:
    """All weights keep the distances of one, which saves 2 kB: at 500 and 600 the farthest pair is 0.005 em off."""
    font["GPOS"] = instantiateVariableFont(deepcopy(font), {"wght": KERNED_AS})["GPOS"]
    definitions = font["GDEF"].table
    definitions.VarStore, definitions.Version = None, 0x00010000


def subset(font: TTFont) -> None:
    options = Options()
    options.layout_features = WANTED_FEATURES
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if code not in COMBINING_MARKS])
    subsetter.subset(font)


main(Path(sys.argv[1]))
