// Puts a plan of options down: options, their translations and the variants that are added. Those that are there are put
// down with their other fields, see put-patch.ts.

import type { OptionChange } from '#src/catalogue/office/matrix/option-change.ts';
import type { Currency } from '#src/money.ts';
import { priceRow } from '../variants/price-row.ts';
import type { WriteBatch } from '../write-batch.ts';
import type { AddedVariant, OptionsPatch } from './options-patch.ts';
import { columnsOf, type OptionsPlan } from './plan-options.ts';
import type { StockDifference } from './put-stock.ts';
import type { ProductRows } from './read-product-rows.ts';

export type PutOptions = { pricedVariants: string[]; stock: StockDifference[] };

export function putOptions(
  writes: WriteBatch,
  { product, variants }: ProductRows,
  { plan, patch, now }: { plan: OptionsPlan; patch: OptionsPatch; now: Date },
): PutOptions {
  if (patch.options) putOptionRows(writes, product.id, plan);
  putTexts(writes, product, { plan, patch });
  const priced: string[] = [];
  const stock: StockDifference[] = [];
  // What is added is counted, unless the others are not.
  const isCounted = variants.size === 0 || [...variants.values()].some((row) => row.tracks_stock);
  for (const [index, { variant, revived }] of plan.added.entries()) {
    const position = plan.rows.lastPosition + index + 1;
    const id = revived?.id ?? writes.newId();
    const { values, prices: own = {}, on_hand: onHand, ...fields } = variant;
    const row = { ...(revived ?? { ...blankVariant, id, product_id: product.id, tracks_stock: isCounted }), position };
    const first = revived ? row.on_hand : (onHand ?? 0);
    writes.put('variants', { ...row, ...columnsOf(values), ...defined(fields), on_hand: first, archived_at: null });
    if (revived && onHand !== undefined) stock.push({ variantId: id, by: onHand - revived.on_hand });
    if (!revived && first > 0)
      writes.put('stock_movements', { variant_id: id, kind: 'received', quantity: first, at: now });
    for (const [currency, { amount_minor: amountMinor, compare_at_minor: compareAtMinor }] of pricesOf(own)) {
      const before = plan.rows.archivedPrices.get(`${id} ${currency}`);
      writes.put('prices', priceRow({ variantId: id, currency, amountMinor, compareAtMinor }, before, now), before);
      priced.push(id);
    }
  }
  return { pricedVariants: priced, stock };
}

const blankVariant = {
  ...{ sku: '', barcode: '', weight_grams: 0, requires_shipping: true, is_taxable: true },
  ...{ unit_measure: null, unit_measure_unit: null, unit_base_measure: null, unit_base_measure_unit: null },
  ...{ media_id: null, sells_without_stock: false, on_hand: 0, reserved: 0, import_columns: {} },
};

type AddedPrices = NonNullable<AddedVariant['prices']>;

function pricesOf(prices: AddedPrices) {
  return Object.entries(prices) as [Currency, NonNullable<AddedPrices[Currency]>][];
}

function putOptionRows(writes: WriteBatch, productId: string, { options, rows }: OptionsPlan): void {
  for (const [index, { name, values }] of options.entries()) {
    const position = index + 1;
    const option_values = values.map(({ value }) => value);
    const before = rows.options.find((row) => row.position === position);
    writes.put('product_options', { product_id: productId, position, name, option_values }, before);
  }
  for (const { position } of rows.options) {
    if (position > options.length) writes.remove('product_options', { product_id: productId, position });
  }
}

/** A name that is changed keeps its translations, and what names nothing any more loses them. */
function putTexts(
  writes: WriteBatch,
  product: ProductRows['product'],
  { plan: { options, rows }, patch }: { plan: OptionsPlan; patch: OptionsPatch },
): void {
  const named = new Set([
    ...options.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)]),
    // Those of tags are in the same table.
    ...product.tags,
  ]);
  const formerNames = listRenamed(rows, options);
  const wanted = new Map(rows.texts.map((row) => [`${row.locale} ${row.source}`, row]));
  for (const { locale, source, target } of rows.texts) {
    for (const now of formerNames.get(source) ?? []) {
      const key = `${locale} ${now}`;
      if (!wanted.has(key)) wanted.set(key, { product_id: product.id, locale, source: now, target });
    }
    if (formerNames.has(source) && !named.has(source)) wanted.delete(`${locale} ${source}`);
  }
  for (const [locale, texts] of Object.entries(patch.optionTexts ?? {})) {
    for (const [source, target] of Object.entries(texts)) {
      const key = `${locale} ${source}`;
      if (target === '') wanted.delete(key);
      else wanted.set(key, { product_id: product.id, locale, source, target });
    }
  }
  for (const row of rows.texts) {
    const { product_id, locale, source } = row;
    if (!wanted.has(`${locale} ${source}`)) writes.remove('product_option_texts', { product_id, locale, source });
  }
  const before = new Map(rows.texts.map((row) => [`${row.locale} ${row.source}`, row]));
  for (const [key, row] of wanted) writes.put('product_option_texts', row, before.get(key));
}

/** A name or a value as it was -> what it is called now; nothing where it was removed. */
function listRenamed(rows: OptionsPlan['rows'], options: readonly OptionChange[]): Map<string, string[]> {
  const renamed = new Map<string, string[]>();
  const note = (before: string, now: string | undefined) => {
    if (before !== now) renamed.set(before, [...(renamed.get(before) ?? []), ...(now === undefined ? [] : [now])]);
  };
  for (const { position, name, option_values } of rows.options) {
    const option = options.find(({ was }) => was === position);
    note(name, option?.name);
    for (const value of option_values) note(value, option?.values.find(({ was }) => was.includes(value))?.value);
  }
  return renamed;
}

function defined<T extends object>(fields: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
