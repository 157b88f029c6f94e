// A PDF in the typeface of the shop's brand. The library is loaded with the first one that is asked for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFileOf, type TypefaceName } from '#src/shop/brand/typefaces.ts';

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
  /** Chooses the face that the next text is set in: one that has all its letters. */
  face(text: string, weight: Weight, size: number): PdfDocument;
};

// Beside this file, in the sources and in the bundle.
const folder = fileURLToPath(new URL('./fonts', import.meta.url));
/** It has what the others lack. */
const STAND_IN = 'inter';
const otherAlphabets = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** `language`: a tag such as `pl-PL`. */
type PaperInfo = { title: string; author: string; language: string };

export async function openPaper(typeface: TypefaceName, info: PaperInfo): Promise<Paper> {
  const { default: Pdf } = await import('pdfkit');
  const file = fontFileOf(typeface);
  const names = new Set([file, STAND_IN].flatMap((name) => [`${name}-400`, `${name}-700`]));
  const fonts = await Promise.all(
    [...names].map(async (name) => [name, await readFile(join(folder, `${name}.ttf`))] as const),
  );
  const doc = new Pdf({
    size: [A4.width, A4.height],
    margin: MARGIN,
    autoFirstPage: false,
    // Otherwise the library reads the measures of a face that is not used.
    font: fonts[0]?.[1] as unknown as string,
    info: { Title: info.title, Author: info.author },
    lang: info.language,
  });
  for (const [name, bytes] of fonts) doc.registerFont(name, bytes);
  return {
    doc,
    face: (text, weight, size) => doc.font(`${otherAlphabets.test(text) ? STAND_IN : file}-${weight}`).fontSize(size),
  };
}

export type PaperImage = PDFKit.Mixins.ImageSrc;

/** Opened once, it is in the file once, however often it is drawn. The library's types lack this. */
export function openImage({ doc }: Paper, bytes: Buffer): PaperImage {
  return (doc as unknown as { openImage(bytes: Buffer): PaperImage }).openImage(bytes);
}
