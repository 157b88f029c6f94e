// Puts the fields of a patch down in the rows that have them, and leaves every other column as it is.
import type { Currency } from '#src/money.ts';
import type { ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import { columnsOfMarket } from '../variants/excluded-markets.ts';
import { priceRow } from '../variants/price-row.ts';
import { isCovered, type WriteBatch } from '../write-batch.ts';
import type { OptionsPlan } from './plan-options.ts';
import type { ProductPatch } from './product-patch.ts';
import { putOptions } from './put-options.ts';
import { putPictures } from './put-pictures.ts';
import type { StockDifference } from './put-stock.ts';
import type { ProductRows } from './read-product-rows.ts';

/** Puts down nothing, and says so, when the product says all of it already. The patch was checked. */
export function putPatch(
  writes: WriteBatch,
  rows: ProductRows,
  { patch, plan, now, baseLocale }: { patch: ProductPatch; plan: OptionsPlan | null; now: Date; baseLocale: string },
): { isChanged: boolean; pricedVariants: string[]; stock: StockDifference[] } {
  const { size } = writes;
  putTexts(writes, rows, { patch, baseLocale });
  putOwnFields(writes, rows, patch);
  for (const id of new Set([...Object.keys(patch.variants ?? {}), ...(plan?.changes.keys() ?? [])])) {
    const row = rows.variants.get(id);
    const fields = withoutUndefined(patch.variants?.[id] ?? {});
    if (row) writes.put('variants', { ...row, ...fields, ...plan?.changes.get(id) }, row);
  }
  const { pricedVariants: pricedAnew, stock } = plan
    ? putOptions(writes, rows, { plan, patch, now })
    : { pricedVariants: [], stock: [] };
  const priced = putPrices(writes, rows, { patch, now });
  putPictures(writes, rows, { patch, options: plan?.options });
  const before = rows.product;
  const product = {
    ...before,
    ...withoutUndefined(patch.product ?? {}),
    // Where a file has left the product out it is sold from now on, and its next export says so.
    import_columns: without(
      before.import_columns,
      priced.flatMap(({ currency }) => columnsOfMarket(currency)),
    ),
  };
  const isChanged = writes.size > size || !isCovered(product, before);
  if (isChanged) writes.put('products', { ...product, updated_at: now });
  return {
    isChanged,
    pricedVariants: [...priced.map(({ variantId }) => variantId), ...pricedAnew],
    stock,
  };
}

function putTexts(
  writes: WriteBatch,
  { product, texts }: ProductRows,
  { patch, baseLocale }: { patch: ProductPatch; baseLocale: string },
): void {
  const base = texts.get(baseLocale) ?? [...texts.values()][0];
  for (const [locale, fields] of Object.entries(patch.texts ?? {})) {
    const row = texts.get(locale);
    const text = { ...noTexts, ...row, ...withoutUndefined(fields) };
    if (Object.keys(noTexts).every((name) => text[name as keyof typeof noTexts] === '')) {
      if (row) writes.remove('product_texts', { product_id: product.id, locale });
      continue;
    }
    // A translation of the description alone is worth having; its title falls back as a missing one would.
    const title = text.title || base?.title || product.handle;
    writes.put('product_texts', { ...text, product_id: product.id, locale, title }, row);
  }
}

const noTexts = { title: '', description_html: '', seo_title: '', seo_description: '', safety_warnings: '' };

function putOwnFields(
  writes: WriteBatch,
  { product, ownFields }: ProductRows,
  { own_fields = {} }: ProductPatch,
): void {
  for (const [field, value] of Object.entries(own_fields)) {
    const row = ownFields.get(field);
    const key = { product_id: product.id, field };
    const said = withTexts(value, row?.value);
    if (said !== null) writes.put('product_field_values', { ...key, value: said }, row);
    else if (row) writes.remove('product_field_values', key);
  }
}

/** Texts join those in other languages; an empty one goes, and with the last of them the value. */
function withTexts(value: ProductFieldValue | null, stored: unknown): ProductFieldValue | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const texts = { ...(stored as object | undefined), ...value };
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return Object.keys(said).length > 0 ? said : null;
}

/** Those that have become others. */
function putPrices(writes: WriteBatch, { prices }: ProductRows, { patch, now }: { patch: ProductPatch; now: Date }) {
  return listPrices(patch).filter(({ variantId, currency, fields }) => {
    const row = prices.get(`${variantId} ${currency}`);
    if (fields.amount_minor === null) {
      // A converted one follows from another, and comes by itself where the market has a rate.
      if (row?.converted_from !== null) return false;
      writes.remove('prices', { variant_id: variantId, currency });
      return true;
    }
    const amountMinor = fields.amount_minor ?? row?.amount_minor;
    if (amountMinor === undefined) return false;
    const { size } = writes;
    const compareAtMinor = fields.compare_at_minor;
    writes.put('prices', priceRow({ variantId, currency, amountMinor, compareAtMinor }, row, now), row);
    return writes.size > size;
  });
}

type PriceFields = { amount_minor?: number | null | undefined; compare_at_minor?: number | null | undefined };

/** The prices of a patch one by one. */
export function listPrices({
  prices = {},
}: ProductPatch): { variantId: string; currency: Currency; fields: PriceFields }[] {
  return Object.entries(prices).flatMap(([variantId, byCurrency]) =>
    (Object.entries(byCurrency) as [Currency, PriceFields][]).map(([currency, fields]) => ({
      variantId,
      currency,
      fields,
    })),
  );
}

function without(columns: unknown, names: readonly string[]): Record<string, unknown> {
  const entries = Object.entries((columns ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([name]) => !names.includes(name)));
}

function withoutUndefined<T extends object>(fields: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
