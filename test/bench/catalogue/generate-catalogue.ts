// A product file of any length in Shopify's format, for measuring: what the shop sells, in four languages, with skewed
// collections, options, tags, prices and stock. Product n is the same whatever the count; nothing is kept in memory.
import { Readable } from 'node:stream';
import {
  colours,
  kinds,
  optionNames,
  places,
  sentences,
  sizes,
  subjects,
  syllables,
  tags,
  type Words,
  wordOrder,
} from './catalogue-words.ts';

export type GeneratedCatalogue = { count: number; seed: number };

const PRODUCTS_PER_CHUNK = 50;
const SERIES_COLLECTIONS = 40;
const FIRST_KIND_SHARE = 0.3;

const translated = wordOrder.slice(1);
const header = [
  ...['URL handle', 'Title', 'Description', 'Vendor', 'Type', 'Tags', 'Status', 'SKU'],
  ...['Option1 name', 'Option1 value', 'Option2 name', 'Option2 value', 'Price', 'Compare-at price'],
  ...['Price / Eurozone', 'Compare-at price / Eurozone', 'Inventory tracker', 'Inventory quantity'],
  ...['Continue selling when out of stock', 'Weight value (grams)', 'Product image URL', 'Image position'],
  ...['Image alt text', 'Collections (product.metafields.kasa.collections)'],
  ...translated.flatMap((locale) => [
    `Title (product.metafields.kasa.title_${locale})`,
    `Description (product.metafields.kasa.description_${locale})`,
    `Option texts (product.metafields.kasa.option_texts_${locale})`,
  ]),
];

/** The text of the file, in pieces. A shop whose own language is Polish can import it. */
export function generateCatalogue({ count, seed }: GeneratedCatalogue): Readable {
  return Readable.from(writeFile(count, seed));
}

function* writeFile(count: number, seed: number): Generator<string> {
  yield `${header.join(',')}\n`;
  for (let start = 0; start < count; start += PRODUCTS_PER_CHUNK) {
    let chunk = '';
    for (let n = start; n < Math.min(count, start + PRODUCTS_PER_CHUNK); n++) chunk += writeProduct(n, seed);
    yield chunk;
  }
}

function writeProduct(n: number, seed: number): string {
  const random = randomOf(seed, n);
  const kind = random() < FIRST_KIND_SHARE ? itemAt(kinds, 0) : skewed(kinds.slice(1), random);
  const subject = pick(subjects, random);
  const place = pick(places, random);
  const series = seriesName(Math.floor(random() ** 2 * 4000));
  const chosenTags = new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => skewed(tags, random)));
  const isSeriesSold = random() < 0.5;
  const collections = [
    slug(kind[0]),
    ...(isSeriesSold ? [`seria-${1 + skewedIndex(SERIES_COLLECTIONS, random)}`] : []),
  ];
  const lines = Array.from({ length: 3 }, () => pick(sentences, random));
  const inLanguage = (language: number) => ({
    title: `${kind[language]} ${subject[language]} ${place[language]}, ${series} ${n + 1}`,
    description: lines.map((line) => `<p>${line[language]?.replace('$', series)}</p>`).join(''),
  });
  const variants = listVariants(random);
  const named = [
    ...(variants.hasSizes ? [optionNames.size] : []),
    ...(variants.hasColours ? [optionNames.colour] : []),
  ];
  const coloured = variants.hasColours
    ? colours.filter(([pl]) => variants.options.some((values) => values.includes(pl)))
    : [];
  const optionTexts = (language: number) =>
    [...named, ...coloured, ...chosenTags].map((words) => `${words[0]}=${words[language]}`).join('; ');
  const handle = `${slug(`${kind[0]} ${subject[0]} ${series}`)}-${n + 1}`;
  const price = 900 + Math.floor(random() ** 3 * 60_000);
  const own = inLanguage(0);
  return variants.options
    .map((values, index) => {
      const isFirst = index === 0;
      const amount = price + index * 1_500;
      const quantity = random() < 0.15 ? 0 : Math.floor(random() * 60);
      const isReduced = random() < 0.1;
      const ofProduct = (text: string) => (isFirst ? text : '');
      return [
        handle,
        ...[own.title, own.description, pick(vendors, random), kind[0]].map(ofProduct),
        ofProduct([...chosenTags].map(([pl]) => pl).join(', ')),
        ofProduct(random() < 0.02 ? 'Draft' : 'Active'),
        `G-${n + 1}-${index + 1}`,
        ...[0, 1].flatMap((at) => [ofProduct(named[at]?.[0] ?? ''), values[at] ?? '']),
        ...[decimal(amount), isReduced ? decimal(amount * 1.25) : ''],
        ...[decimal(amount / 4), isReduced ? decimal((amount * 1.25) / 4) : ''],
        ...[
          'shopify',
          String(quantity),
          random() < 0.05 ? 'continue' : 'deny',
          String(100 + Math.floor(random() * 2000)),
        ],
        ...[`picture-${n % 200}.jpg`, '1', `${subject[0]} ${place[0]}`].map(ofProduct),
        ofProduct(collections.join(', ')),
        ...translated.flatMap((_, at) => {
          const { title, description } = inLanguage(at + 1);
          return [title, description, optionTexts(at + 1)].map(ofProduct);
        }),
      ];
    })
    .map((cells) => `${cells.map(quote).join(',')}\n`)
    .join('');
}

const vendors = ['Pracownia Plakatu', 'Atelier de Vlieger', 'Werkstatt am Fluss', 'Northlight Prints'];

/** Half of the products come in one form only; the others in sizes, colours, or both. */
function listVariants(random: () => number): { hasSizes: boolean; hasColours: boolean; options: string[][] } {
  const form = random();
  const hasSizes = form > 0.45;
  const hasColours = form > 0.85 || (form > 0.3 && form <= 0.45);
  const from = Math.floor(random() * 3);
  const ofSize = hasSizes ? sizes.slice(from, from + 2 + Math.floor(random() * 2)) : [];
  const ofColour = hasColours ? colours.slice(from, from + 2).map(([pl]) => pl) : [];
  if (hasSizes && hasColours) {
    return { hasSizes, hasColours, options: ofSize.flatMap((size) => ofColour.map((colour) => [size, colour])) };
  }
  const values = [...ofSize, ...ofColour].map((value) => [value]);
  return { hasSizes, hasColours, options: values.length > 0 ? values : [[]] };
}

function seriesName(index: number): string {
  const base = syllables.length;
  const parts = [index % base, Math.floor(index / base) % base, (index * 7) % base];
  const name = parts.map((part) => syllables[part]).join('');
  return name[0]?.toUpperCase() + name.slice(1);
}

function slug(text: string): string {
  const plain = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function decimal(minor: number): string {
  return (Math.round(minor) / 100).toFixed(2);
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function pick<T>(list: readonly T[], random: () => number): T {
  return itemAt(list, Math.floor(random() * list.length));
}

function itemAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no item ${index} of ${list.length}`);
  return found;
}

/** Each is about as likely as its place is near the front. */
function skewed(list: readonly Words[], random: () => number): Words {
  return itemAt(list, skewedIndex(list.length, random));
}

function skewedIndex(length: number, random: () => number): number {
  return Math.floor(random() ** 2.5 * length);
}

/** Mulberry32: a number from 0 to 1 with each call, the same for the same seed and product. */
function randomOf(seed: number, n: number): () => number {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(n + 1, 0xc2b2_ae35);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
