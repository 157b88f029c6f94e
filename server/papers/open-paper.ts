// A PDF in the typeface of the shop's brand. The library is loaded with the first one that is asked for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFileOf, type TypefaceName } from '#src/shop/brand/typefaces.ts';
import { xmlText } from '../xml-text.ts';
import { type Face, hasAll } from './paper-faces.ts';

export type PdfDocument = PDFKit.PDFDocument;

export const A4 = { width: 595.28, height: 841.89 };
export const MARGIN = 42;
export const PAPER_WIDTH = A4.width - 2 * MARGIN;
export const INK = '#1c1b1a';
export const SOFT_INK = '#5d5a57';
export const LINE = '#c9c5c0';

export type Weight = 400 | 700;

export type Paper = {
  doc: PdfDocument;
  /** Chooses the face that has all letters of a text; where none has, the brand's. */
  face(text: string, weight: Weight, size: number): PdfDocument;
  /** The brand's face, and those that have what it lacks: `writeText` mixes them in one text. */
  faces(weight: Weight): { own: Face; others: readonly Face[] };
};

// The fonts lie beside this file, in the sources and in the bundle.
const folder = fileURLToPath(new URL('./fonts', import.meta.url));
/** They are asked in this order: letters of Europe and Vietnam, then what few texts have. Emoji have one weight. */
const standIns = ['inter', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-emoji'] as const;

/** `language`: a tag such as `pl-PL`. */
export type PaperInfo = {
  title: string;
  author: string;
  language: string;
  /** Whether it is a PDF/A-3b, which is kept for years and may hold the data that it was written from. */
  isArchived?: boolean;
  /** Its pages stay open until the end, when it is known how many there are: `numberPages`. */
  isNumbered?: boolean;
};

export async function openPaper(typeface: TypefaceName, info: PaperInfo): Promise<Paper> {
  const { default: Pdf } = await import('pdfkit');
  const file = fontFileOf(typeface);
  const names = (weight: Weight) =>
    [file, ...standIns].map((name) => (name === 'noto-emoji' ? `${name}-400` : `${name}-${weight}`));
  const fonts = await Promise.all([...new Set([...names(400), ...names(700)])].map(openFont));
  // Each paper notes itself which letters a glyph stood for.
  const sources = fonts.map(({ tables }) => asSource(Object.create(tables, { _glyphs: { value: {} } })));
  const doc = new Pdf({
    size: [A4.width, A4.height],
    margin: MARGIN,
    autoFirstPage: false,
    // Otherwise the library reads the measures of a face that is not used.
    font: sources[0],
    info: { Title: inMetadata(info.title), Author: inMetadata(info.author) },
    lang: info.language,
    bufferPages: info.isNumbered ?? false,
    ...(info.isArchived && { subset: 'PDF/A-3b', pdfVersion: '1.7' }),
  });
  for (const [place, { name }] of fonts.entries()) doc.registerFont(name, sources[place]);
  const faces = new Map(fonts.map((font) => [font.name, font]));
  const facesOf = (weight: Weight) => {
    const [own, ...others] = names(weight).flatMap((name) => faces.get(name) ?? []);
    if (!own) throw new Error(`There is no face ${file}-${weight}.`);
    return { own, others };
  };
  const chosen = { 400: facesOf(400), 700: facesOf(700) };
  return {
    doc,
    face(text, weight, size) {
      const { own, others } = chosen[weight];
      const { name } = [own, ...others].find((face) => hasAll(face, text)) ?? own;
      return doc.font(name).fontSize(size);
    },
    faces: (weight) => chosen[weight],
  };
}

/**
 * The library writes it into the document's XML, too, and escapes nothing there: `Söhne & Co.` made a file that no archive
 * takes. It looks at the text itself for one of them, and asks it for its words for the other.
 */
function inMetadata(text: string): string {
  return Object.assign(Object(text), { toString: () => xmlText(text) });
}

type OpenFont = Face & { tables: PdfDocument['_font']['font'] };

const openFonts = new Map<string, OpenFont>();

/** Opened once in a process: reading its tables took as long as drawing a page with it. */
async function openFont(name: string): Promise<OpenFont> {
  const known = openFonts.get(name);
  if (known) return known;
  const [{ default: Pdf }, bytes] = await Promise.all([import('pdfkit'), readFile(join(folder, `${name}.ttf`))]);
  const { font: tables } = new Pdf({ font: asSource(bytes), autoFirstPage: false })._font;
  let letters: Set<number> | undefined;
  const font: OpenFont = {
    ...{ name, tables },
    // Read when a text asks for them: most need the brand's face alone.
    has(code) {
      letters ??= new Set(tables.characterSet);
      return letters.has(code);
    },
  };
  openFonts.set(name, font);
  return font;
}

function asSource(source: Uint8Array | OpenFont['tables']): string {
  // The library takes bytes, and what it has opened itself; its types know paths alone for the first face.
  return source as unknown as string;
}

export type PaperImage = PDFKit.Mixins.ImageSrc;

/** Opened once, it is in the file once, however often it is drawn. */
export function openImage({ doc }: Paper, bytes: Buffer): PaperImage {
  return doc.openImage(bytes);
}
