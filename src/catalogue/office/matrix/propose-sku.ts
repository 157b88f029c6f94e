// A number for each variant, from what the product's others look like: `FOX-RED-M`. It is proposed, and never written over
// one that is there.

import { toLatinLetters } from '../../../i18n/latin-letters.ts';

const MOST_SIGNS = 4;

/** Begins the numbers of a product whose name has no letter that can be written. */
const UNREADABLE = 'SKU';

type Nameless = { base: string; variants: readonly { id: string; values: readonly string[] }[] };

/** Numbers that are taken and proposed otherwise so often: then what is left is pointed out at its cell. */
const MAX_ROUNDS = 5;

/** Proposes none that another product has: `findTaken` says which of them are. */
export async function proposeFreeSkus(
  nameless: Nameless,
  taken: Iterable<string>,
  findTaken: (skus: string[]) => Promise<readonly string[]>,
): Promise<Map<string, string>> {
  const used = new Set(taken);
  let proposed = proposeSkus(nameless, used);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const others = await findTaken([...proposed.values()]);
    if (others.length === 0) break;
    for (const sku of others) used.add(sku);
    proposed = proposeSkus(nameless, used);
  }
  return proposed;
}

/** `taken`: those that nobody else may have. */
export function proposeSkus({ base, variants }: Nameless, taken: Iterable<string> = []): Map<string, string> {
  const used = new Set(taken);
  const shortNames = shortenValues(variants);
  const proposed = new Map<string, string>();
  for (const { id, values } of variants) {
    const stem = [stemOf(base), ...values.map((value, index) => shortNames[index]?.get(value) ?? '')]
      .filter((part) => part !== '')
      .join('-');
    let sku = stem;
    for (let count = 2; used.has(sku); count++) sku = `${stem}-${count}`;
    used.add(sku);
    proposed.set(id, sku);
  }
  return proposed;
}

/** The values of each option, as short as tells its values apart. */
function shortenValues(variants: readonly { values: readonly string[] }[]): Map<string, string>[] {
  const count = Math.max(0, ...variants.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const values = [...new Set(variants.flatMap(({ values: own }) => own[index] ?? []))];
    const short = new Map(values.map((value) => [value, skuPart(value, MOST_SIGNS)]));
    const isApart = new Set(short.values()).size === values.length && ![...short.values()].includes('');
    return isApart ? short : new Map(values.map((value, place) => [value, skuPart(value, 12) || String(place + 1)]));
  });
}

function skuPart(text: string, most: number): string {
  return toLatinLetters(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .slice(0, most);
}

/** What is left of a name whose letters nothing writes in Latin ones is no number to know a product by: `5` of `5 リットル`. */
function stemOf(base: string): string {
  const part = skuPart(base, 12);
  const hasLost = /\p{L}/u.test(base) && !/[A-Z]/.test(part);
  return hasLost ? [UNREADABLE, part].filter(Boolean).join('-') : part;
}
