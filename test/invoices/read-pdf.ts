// A PDF as its objects, as far as a test of its structure looks at them.
import { inflateSync } from 'node:zlib';

export type PdfObject = { dictionary: string; stream: Buffer | null };

/** Reads the objects by their numbers. */
export function readPdf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const dictionary = text.slice(start, endOf(text, start));
    const begin = start + dictionary.length;
    const isStream = text.startsWith('\nstream\n', begin) || text.startsWith('stream\n', begin);
    objects.set(Number(match[1]), { dictionary, stream: isStream ? streamOf(pdf, text, begin, dictionary) : null });
  }
  return objects;
}

/** The place where a dictionary ends; what is none ends with its object. */
function endOf(text: string, start: number): number {
  const stream = text.indexOf('stream\n', start);
  const end = text.indexOf('endobj', start);
  return stream >= 0 && stream < end ? stream : end;
}

function streamOf(pdf: Buffer, text: string, begin: number, dictionary: string): Buffer {
  const start = text.indexOf('stream\n', begin) + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const bytes = pdf.subarray(start, start + length);
  return dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

/** All whose dictionary says so. */
export function objectsOf(objects: ReadonlyMap<number, PdfObject>, said: RegExp): PdfObject[] {
  return [...objects.values()].filter(({ dictionary }) => said.test(dictionary));
}

/** What a dictionary refers to by a name. */
export function referred(objects: ReadonlyMap<number, PdfObject>, { dictionary }: PdfObject, name: string) {
  const number = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
  return number === undefined ? undefined : objects.get(Number(number));
}

/** The glyphs that pages show, as their numbers in the subset of each face: 0 is the empty box. */
export function glyphsShown(objects: ReadonlyMap<number, PdfObject>): number[] {
  const pages = objectsOf(objects, /\/Type \/Page\b(?!s)/);
  return pages.flatMap((page) => {
    const content = referred(objects, page, 'Contents')?.stream?.toString('latin1') ?? '';
    const shown = [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) => parts);
    const texts = shown.flatMap((parts) => [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex));
    return texts.flatMap((hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)));
  });
}
