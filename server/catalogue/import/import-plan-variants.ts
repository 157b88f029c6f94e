// A product's variants. A variant is known by its option values, as with Shopify; one whose values were renamed is
// still known by its SKU, because its price history and stock log must go on with it.
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import { usualBase } from '#src/catalogue/read-measure.ts';
import { type Currency, currencies, rulesOf } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { normaliseDecimal } from '../csv/product-csv-cell.ts';
import { priceRow } from '../variants/price-row.ts';
import { tellGoneVariants } from './import-doubts.ts';
import type { ExistingProduct } from './import-existing-products.ts';
import { mergeExtraCells, type PlanContext } from './import-plan-context.ts';
import type { ProductDraft, VariantDraft, VariantFields } from './import-product-draft.ts';
import { stockFileKey } from './import-stock-changes.ts';

type VariantRow = Selectable<DB['variants']>;

const noFields: VariantFields = {
  sku: '',
  barcode: '',
  weight_grams: 0,
  requires_shipping: true,
  is_taxable: true,
  unit_measure: null,
  unit_measure_unit: null,
  unit_base_measure: null,
  unit_base_measure_unit: null,
  tracks_stock: false,
  sells_without_stock: false,
};

export function planVariants(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  product: { productId: string; status: string; mediaIds: Map<string, string>; excluded: readonly Currency[] },
  context: PlanContext,
): void {
  const { writes, faults, now } = context;
  if (existing && existing.options.length > 0 && !context.columns.byField.has('option1_value')) {
    const message = 'The file does not say which variant its rows are.';
    const place = { line: draft.place.line, column: 'Option1 value' };
    faults.fault('MISSING_OPTION_COLUMNS', place, message, 'Add the columns of option names and values.');
    return;
  }
  const matches = matchVariants(draft.variants, existing?.variants ?? []);
  const isInOrder = isOrderOf(draft, matches);
  for (const [index, variant] of draft.variants.entries()) {
    const row = matches.get(variant);
    const id = row?.id ?? writes.newId();
    writes.put(
      'variants',
      variantRow(variant, row, { ...product, id, position: isInOrder && row ? row.position : index + 1 }),
      row && comparable(row),
    );
    planStock(variant, row, { id, handle: draft.handle }, context);
    planPrices(
      variant,
      {
        id,
        isNew: !row,
        name: { handle: draft.handle, sku: variant.fields.sku ?? row?.sku ?? '' },
        mustHavePrice: product.status === 'active' && !draft.isFaulty,
        excluded: product.excluded,
      },
      existing,
      context,
    );
  }
  const matched = new Set(matches.values());
  const gone = (existing?.variants ?? []).filter((row) => !matched.has(row) && row.archived_at === null);
  tellGoneVariants(draft, gone, faults);
  for (const row of gone) writes.put('variants', { ...row, archived_at: now });
}

/**
 * Whether all that the file has is there already, in this order: the places stay then, with the gaps that variants have left
 * which were taken out, and a file that was exported says nothing new.
 */
export function keepsOrder(draft: ProductDraft, existing: ExistingProduct): boolean {
  return isOrderOf(draft, matchVariants(draft.variants, existing.variants));
}

function isOrderOf({ variants }: ProductDraft, matches: Map<VariantDraft, VariantRow>): boolean {
  let last = 0;
  return variants.every((variant) => {
    const row = matches.get(variant);
    if (!row || row.archived_at !== null || row.position <= last) return false;
    last = row.position;
    return true;
  });
}

function matchVariants(drafts: VariantDraft[], rows: VariantRow[]): Map<VariantDraft, VariantRow> {
  const matches = new Map<VariantDraft, VariantRow>();
  const matchBy = (
    candidates: VariantRow[],
    keyOfDraft: (draft: VariantDraft) => string,
    keyOfRow: (row: VariantRow) => string,
  ) => {
    const taken = new Set(matches.values());
    const byKey = Map.groupBy(
      candidates.filter((row) => !taken.has(row)),
      keyOfRow,
    );
    const waiting = Map.groupBy(
      drafts.filter((draft) => !matches.has(draft)),
      keyOfDraft,
    );
    for (const [key, [draft, ...others]] of waiting) {
      const [row, ...otherRows] = byKey.get(key) ?? [];
      if (key !== '' && draft && row && others.length + otherRows.length === 0) matches.set(draft, row);
    }
  };
  const optionsOf = (row: VariantRow) => JSON.stringify([row.option1, row.option2, row.option3]);
  const live = rows.filter((row) => row.archived_at === null);
  // Several archived variants may have the same values: the latest comes back.
  const archived = rows
    .filter((row) => row.archived_at !== null)
    .sort((a, b) => Number(b.archived_at) - Number(a.archived_at));
  const latestArchived = [...Map.groupBy(archived, optionsOf).values()].flatMap(([latest]) => latest ?? []);
  matchBy(live, (draft) => JSON.stringify(draft.options), optionsOf);
  matchBy(
    live,
    (draft) => draft.fields.sku ?? '',
    (row) => row.sku,
  );
  matchBy(latestArchived, (draft) => JSON.stringify(draft.options), optionsOf);
  return matches;
}

function variantRow(
  draft: VariantDraft,
  row: VariantRow | undefined,
  {
    productId,
    id,
    position,
    mediaIds,
  }: { productId: string; id: string; position: number; mediaIds: Map<string, string> },
): Partial<VariantRow> {
  const [option1, option2, option3] = draft.options;
  const before = row && comparable(row);
  const fields = Object.fromEntries(
    Object.entries(noFields).map(([field, none]) => [field, before ? before[field as keyof VariantFields] : none]),
  );
  const knownMedia = [...mediaIds.values()].find((mediaId) => mediaId === row?.media_id) ?? null;
  return {
    id,
    product_id: productId,
    position,
    option1,
    option2,
    option3,
    // Without a column of tracking, a number means that they are counted.
    ...withUsualBase({ ...fields, ...(!row && draft.quantity && { tracks_stock: true }), ...draft.fields }),
    media_id: draft.image === undefined ? knownMedia : (mediaIds.get(draft.image ?? '') ?? null),
    on_hand: row?.on_hand ?? draft.quantity?.value ?? 0,
    reserved: row?.reserved ?? 0,
    import_columns: mergeExtraCells(row?.import_columns, draft.extra),
    archived_at: null,
  };
}

/** A file that says how much it holds, and not what the unit price is given for, means what the editor proposes. */
function withUsualBase(fields: Partial<VariantRow>): Partial<VariantRow> {
  const isOpen = fields.unit_measure && !fields.unit_base_measure;
  const base = isOpen ? usualBase(fields.unit_measure_unit ?? '') : null;
  return base ? { ...fields, unit_base_measure: base.amount, unit_base_measure_unit: base.unit } : fields;
}

/** The database keeps the zeros of 0.50; the file's reader does not. */
function comparable(row: VariantRow): VariantRow {
  const { unit_measure, unit_base_measure } = row;
  if (unit_measure === null && unit_base_measure === null) return row;
  return {
    ...row,
    unit_measure: unit_measure && normaliseDecimal(unit_measure),
    unit_base_measure: unit_base_measure && normaliseDecimal(unit_base_measure),
  };
}

/**
 * Stock of what is new is what the file says. Of what is there it is changed by what somebody has changed in an exported
 * file since, or set where that was asked for; else it stays, because the file does not know what was sold.
 */
function planStock(
  draft: VariantDraft,
  row: VariantRow | undefined,
  { id, handle }: { id: string; handle: string },
  context: PlanContext,
): void {
  const { quantity, exported } = draft;
  const { writes, now, setStock, stockChanges, stockFiles, stock } = context;
  if (!quantity) return;
  const { value, place } = quantity;
  if (!row) {
    if (value > 0) writes.put('stock_movements', { variant_id: id, kind: 'received', quantity: value, at: now });
    if (exported) writes.put('stock_files', { variant_id: id, exported_at: exported.at, quantity: value });
    return;
  }
  const said = exported && (stockFiles.get(stockFileKey(id, exported.at)) ?? exported.onHand);
  const difference = setStock ? value - row.on_hand : said === undefined ? 0 : value - said;
  const options = draft.options.filter((option) => option !== null).join(' / ');
  const name = { line: place.line, handle, options, sku: row.sku };
  if (difference === 0 && row.on_hand !== value) stock.leave({ ...name, stock: row.on_hand, inFile: value });
  // That the file has said it is noted even where it was so already, or it would be added later.
  if (difference === 0 && !(setStock && said !== undefined && said !== value)) return;
  stockChanges.push({
    variantId: id,
    value,
    difference,
    sets: setStock,
    exportedAt: exported?.at ?? null,
    place,
    name,
  });
}

function planPrices(
  draft: VariantDraft,
  variant: {
    id: string;
    isNew: boolean;
    name: { handle: string; sku: string };
    mustHavePrice: boolean;
    excluded: readonly Currency[];
  },
  existing: ExistingProduct | undefined,
  context: PlanContext,
): void {
  const { writes, faults, now, baseCurrency, columns } = context;
  const tell = (currency: Currency, before: number | null, after: number | null) => {
    const options = draft.options.filter((option) => option !== null).join(' / ');
    if (existing && before !== after) context.changes.price({ ...variant.name, options, currency, before, after });
  };
  const rows = variant.isNew ? [] : (existing?.prices ?? []).filter((row) => row.variant_id === variant.id);
  if (draft.sale && !variant.excluded.includes(baseCurrency))
    context.sales.push({ ...draft.sale, variantId: variant.id, currency: baseCurrency });
  for (const currency of currencies) {
    const row = rows.find((each) => each.currency === currency);
    const given = draft.prices[currency];
    const isExcluded = variant.excluded.includes(currency);
    if (isExcluded && given?.amount) warnOfExcluded(draft, currency, context);
    const price = isExcluded ? { amount: null } : given;
    if (currency === baseCurrency && variant.mustHavePrice && !isExcluded && (price ? price.amount === null : !row)) {
      if (columns.byField.has('price') || columns.byField.has(`price_${currency}`)) {
        const place = {
          ...draft.place,
          column: draft.place.column ?? columns.byField.get(`price_${currency}`)?.header,
        };
        const fix = 'Fill it in, or set the status of the product to draft.';
        faults.fault('MISSING_PRICE', place, `The variant has no price in ${baseCurrency}.`, fix);
      } else reportMissingColumn(context);
    }
    if (!price) continue;
    if (price.amount === null) {
      if (row) writes.remove('prices', { variant_id: variant.id, currency });
      tell(currency, row?.amount_minor ?? null, null);
      continue;
    }
    if (row && draft.exported && row.valid_from > draft.exported.at && row.amount_minor !== price.amount)
      warnOfNewerPrice(draft, currency, row.amount_minor, context);
    const amounts = { amountMinor: price.amount, compareAtMinor: price.compareAt };
    writes.put('prices', priceRow({ variantId: variant.id, currency, ...amounts }, row, now), row);
    tell(currency, row?.amount_minor ?? null, price.amount);
  }
}

function warnOfNewerPrice(
  { place }: VariantDraft,
  currency: Currency,
  amountMinor: number,
  { faults, columns }: PlanContext,
): void {
  const column = (columns.byField.get(`price_${currency}`) ?? columns.byField.get('price'))?.header;
  const price = `${moneyToDecimal(money(amountMinor, currency))} ${currency}`;
  const message = `The price was set to ${price} after this file was exported; the file’s price was taken.`;
  faults.warn('PRICE_SET_SINCE', { line: place.line, column }, message, 'Set it again if it was meant to stay.');
}

function warnOfExcluded({ place }: VariantDraft, currency: Currency, { faults, columns }: PlanContext): void {
  const column = (columns.byField.get(`price_${currency}`) ?? columns.byField.get('price'))?.header;
  faults.warnSummed('EXCLUDED_PRICE', { line: place.line, column }, (count) => [
    `${count === 1 ? 'A price is' : `${count} prices are`} not used: the product is not sold in ${rulesOf(currency).marketName}.`,
    `Write TRUE under “Included / ${rulesOf(currency).marketName}” to sell it there.`,
  ]);
}

/** One fault of the header, not one of each variant. */
function reportMissingColumn({ faults, columns, baseCurrency }: PlanContext): void {
  const other = currencies.find((currency) => columns.byField.has(`price_${currency}`));
  const message = `The file has no column of prices in ${baseCurrency}.`;
  const fix = other
    ? `Add a column “Price”, or import with --currency if its plain prices are in another currency; it has some in ${other}.`
    : 'Add a column “Price” (“Variant Price” beside a column “Handle”), or set the status of the products to draft.';
  faults.faultOnce('MISSING_PRICE', { line: columns.line, column: 'Price' }, message, fix);
}
