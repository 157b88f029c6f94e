// Addresses in Germany that are DHL's own: a Packstation or a branch instead of a street, and the post number of anyone who
// collects there, which people write where an address has room for it.

export type DhlPlace = { kind: 'locker' | 'branch'; number: number; postNumber: string | null };

type Lines = { company: string; line1: string; line2: string };

const place = /^(packstation|postfiliale|filiale|paketshop)\s*(?:nr\.?\s*)?(\d{3})$/i;
const postNumber = /^(?:(?:dhl[\s-]*)?post[\s-]*(?:nummer|nr\.?|number)[\s:.]*)?(\d{6,10})$/i;

/** Null: a street, as anywhere. */
export function readDhlPlace({ country, ...lines }: Lines & { country: string }): DhlPlace | null {
  if (country !== 'DE') return null;
  const [, word = '', number = ''] = firstMatch([lines.line1, lines.line2], place) ?? [];
  if (number === '') return null;
  const kind = word.toLowerCase() === 'packstation' ? 'locker' : 'branch';
  return { kind, number: Number(number), postNumber: findPostNumber(lines) };
}

export function findPostNumber({ company, line1, line2 }: Lines): string | null {
  return firstMatch([line2, line1, company], postNumber)?.[1] ?? null;
}

function firstMatch(texts: readonly string[], pattern: RegExp): RegExpExecArray | null {
  for (const text of texts) {
    const match = pattern.exec(text.trim());
    if (match) return match;
  }
  return null;
}
