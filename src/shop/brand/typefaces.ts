// The families that a brand may name, each one file of ours (`src/ui/fonts/`): a page loads the one it is set in and no
// other. `standIn`: a face of the system in the family's measures, shown until the file is there, so that nothing moves.
// The measures are printed by `src/ui/fonts/make-typefaces.py`; Outfit's stand in `src/ui/theme.css`, which has it built in.

/** Percentages of the font's size. */
type Measures = { size: number; ascent: number; descent: number };

export type Typeface = {
  /** The file in the folder of fonts, without its ending. */
  file: string;
  weights: string;
  generic: 'sans-serif' | 'serif';
  standIn: { regular: Measures; bold: Measures };
};

export const builtInTypeface = 'Outfit';

export const otherTypefaces = {
  Inter: {
    ...{ file: 'inter', weights: '100 900', generic: 'sans-serif' },
    standIn: {
      regular: { size: 106.8, ascent: 90.7, descent: 22.6 },
      bold: { size: 102.8, ascent: 94.2, descent: 23.5 },
    },
  },
  Nunito: {
    ...{ file: 'nunito', weights: '200 1000', generic: 'sans-serif' },
    standIn: {
      regular: { size: 100.5, ascent: 100.6, descent: 35.1 },
      bold: { size: 97.5, ascent: 103.7, descent: 36.2 },
    },
  },
  'Bricolage Grotesque': {
    ...{ file: 'bricolage-grotesque', weights: '200 800', generic: 'sans-serif' },
    standIn: {
      regular: { size: 104, ascent: 89.4, descent: 26 },
      bold: { size: 101.3, ascent: 91.8, descent: 26.7 },
    },
  },
  Literata: {
    ...{ file: 'literata', weights: '200 900', generic: 'serif' },
    standIn: {
      regular: { size: 116, ascent: 101.5, descent: 26.6 },
      bold: { size: 117.2, ascent: 100.4, descent: 26.3 },
    },
  },
} satisfies Record<string, Typeface>;

export type TypefaceName = typeof builtInTypeface | keyof typeof otherTypefaces;

export const typefaceNames = [builtInTypeface, ...Object.keys(otherTypefaces)] as [TypefaceName, ...TypefaceName[]];

/** Null for the one that the sheet has built in. */
export function findTypeface(name: TypefaceName): Typeface | null {
  return name === builtInTypeface ? null : otherTypefaces[name];
}

export function fontFileOf(name: TypefaceName): string {
  return findTypeface(name)?.file ?? 'outfit';
}
