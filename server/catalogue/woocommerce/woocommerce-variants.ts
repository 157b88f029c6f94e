// The variants of a WooCommerce product: its variations, or itself. An attribute that a variation leaves open stands for
// every value of it, and beyond three attributes the last ones become one, because a product here has three options.
import type { FaultLog } from '../import/import-faults.ts';
import type { WooItem } from './woocommerce-items.ts';
import { splitWooList, wooPlainText } from './woocommerce-texts.ts';

export type WooVariant = { item: WooItem; values: string[] };

const MAX_OPTIONS = 3;
const MAX_VARIANTS_OF_ONE = 200;

/** Names of the options, and each variant with its values for them. */
export function listWooVariants(product: WooItem, faults: FaultLog): { options: string[]; variants: WooVariant[] } {
  const { variations } = product;
  if (variations.length === 0) return { options: [], variants: [{ item: product, values: [] }] };
  if (variations.every(({ attributes }) => attributes.length === 0)) return listByName(product);
  const used = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => keyOf(name))));
  // The order of the product's own attributes; a variation may name another that the product no longer has.
  const names = [...product.attributes, ...variations.flatMap(({ attributes }) => attributes)]
    .map(({ name }) => name)
    .filter(
      (name, index, all) => used.has(keyOf(name)) && all.findIndex((each) => keyOf(each) === keyOf(name)) === index,
    );
  const seen = new Set<string>();
  const variants: WooVariant[] = [];
  // What is said in full comes before what stands for the rest.
  const inOrder = [...variations].sort((a, b) => countOpen(a, names) - countOpen(b, names));
  for (const item of inOrder) {
    const combinations = combine(names.map((name) => valuesOf(item, product, name)));
    const fresh = combinations.filter((values) => !seen.has(JSON.stringify(values)));
    for (const values of fresh) seen.add(JSON.stringify(values));
    variants.push(...fresh.map((values) => ({ item, values })));
    if (combinations.length > 1) {
      const message = `The variation stands for any value of an attribute; ${fresh.length} variants were made of it, each with its stock.`;
      faults.warn('OPEN_VARIATION', { line: item.line }, message, 'Count the stock of each, and set it in the shop.');
    } else if (fresh.length === 0) {
      const message = 'The variation has the same values as another one of its product.';
      faults.warn('NOT_IMPORTED', { line: item.line }, message, 'Nothing is to be done if the other one is meant.');
    }
  }
  const place = new Map(variations.map((item, index) => [item, index]));
  variants.sort((a, b) => (place.get(a.item) ?? 0) - (place.get(b.item) ?? 0));
  return {
    options: joinTail(names),
    variants: variants.map(({ item, values }) => ({ item, values: joinTail(values) })),
  };
}

/** Without the columns of attributes, only the names tell variations apart: `Shirt - Red, Large`. */
function listByName(product: WooItem): { options: string[]; variants: WooVariant[] } {
  const beginning = `${product.text('name')} - `;
  const seen = new Map<string, number>();
  const variants = product.variations.map((item) => {
    const name = item.text('name');
    const value = wooPlainText(name.startsWith(beginning) ? name.slice(beginning.length) : name) || item.text('sku');
    const count = (seen.get(value) ?? 0) + 1;
    seen.set(value, count);
    return { item, values: [count === 1 ? value || '–' : `${value} (${count})`] };
  });
  return { options: ['Option'], variants };
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

function readValue(item: WooItem, name: string): string {
  const found = item.attributes.find((attribute) => keyOf(attribute.name) === keyOf(name));
  return wooPlainText(found?.value ?? '').replaceAll('\\,', ',');
}

function countOpen(item: WooItem, names: readonly string[]): number {
  return names.filter((name) => readValue(item, name) === '').length;
}

function valuesOf(item: WooItem, product: WooItem, name: string): string[] {
  const value = readValue(item, name);
  if (value !== '') return [value];
  const all = product.attributes.find((attribute) => keyOf(attribute.name) === keyOf(name))?.value ?? '';
  const values = splitWooList(all.replaceAll(' | ', ', ')).map(wooPlainText);
  return values.length > 0 ? values : ['–'];
}

function combine(lists: readonly string[][]): string[][] {
  let combinations: string[][] = [[]];
  for (const list of lists) {
    combinations = combinations.flatMap((values) => list.map((value) => [...values, value]));
    if (combinations.length > MAX_VARIANTS_OF_ONE) combinations = combinations.slice(0, MAX_VARIANTS_OF_ONE);
  }
  return combinations;
}

function joinTail(texts: readonly string[]): string[] {
  if (texts.length <= MAX_OPTIONS) return [...texts];
  return [...texts.slice(0, MAX_OPTIONS - 1), texts.slice(MAX_OPTIONS - 1).join(' / ')];
}
