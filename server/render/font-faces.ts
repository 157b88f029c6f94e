// A style sheet's typeface: the rules that load another family than the one that the sheet has built in.
import { findTypeface, otherTypefaces, type Typeface, type TypefaceName } from '#src/shop/brand/typefaces.ts';

const systemFaces = {
  'sans-serif': { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  serif: { regular: ['Times New Roman', 'Liberation Serif'], bold: ['Times New Roman Bold', 'Liberation Serif Bold'] },
};
/** Headings are heavier than 500. */
const weights = { regular: '100 500', bold: '600 900' };

/** The value of the token `--font`. */
export function fontStack(name: TypefaceName): string {
  return `"${name}","${name} Fallback",${findTypeface(name)?.generic === 'serif' ? 'serif' : 'system-ui,sans-serif'}`;
}

/** `fonts`: the addresses of the files, by name. */
export function replaceFontFaces(css: string, name: TypefaceName, fonts: Readonly<Record<string, string>>): string {
  const typeface = findTypeface(name);
  const url = typeface && fonts[typeface.file];
  return url ? css.replaceAll(/@font-face\s*\{[^}]*\}/g, '') + writeFaces(name, typeface, url) : css;
}

/**
 * The Greek letters that no family of ours has, in those of Inter or Literata and in the family's size: a file that a browser
 * asks for when a page has such a letter, and not before.
 */
export function writeGreekFace(name: TypefaceName, fonts: Readonly<Record<string, string>>): string {
  const { standIn } = findTypeface(name) ?? builtIn;
  const lender = greekLender(name);
  const url = fonts[greekFileOf(name)];
  if (!url) return '';
  const size = Math.round((standIn.regular.size / otherTypefaces[lender].standIn.regular.size) * 1000) / 10;
  return `@font-face{font-family:"${name}";font-weight:200 900;font-display:optional;size-adjust:${size}%;unicode-range:U+370-3FF,U+1F00-1FFF;src:url("${url}") format("woff2")}`;
}

/** The file of the Greek letters that stand beside a family's own. */
export function greekFileOf(name: TypefaceName): string {
  return `${greekLender(name).toLowerCase()}-greek`;
}

function greekLender(name: TypefaceName): 'Inter' | 'Literata' {
  return (findTypeface(name) ?? builtIn).generic === 'serif' ? 'Literata' : 'Inter';
}

/** Outfit's, as theme.css has them. */
const builtIn = { generic: 'sans-serif', standIn: { regular: { size: 99 } } } as const;

function writeFaces(name: TypefaceName, { weights: ofFile, generic, standIn }: Typeface, url: string): string {
  // Optional, as theme.css says of its own.
  const own = `@font-face{font-family:"${name}";font-weight:${ofFile};font-display:optional;src:url("${url}") format("woff2")}`;
  const others = (['regular', 'bold'] as const).map((face) => {
    const { size, ascent, descent } = standIn[face];
    const sources = systemFaces[generic][face].map((local) => `local("${local}")`).join();
    return [
      `@font-face{font-family:"${name} Fallback";font-weight:${weights[face]};src:${sources};size-adjust:${size}%;`,
      `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
    ].join('');
  });
  return own + others.join('');
}
