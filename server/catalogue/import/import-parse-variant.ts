// The variant that a row stands for.
import { type Currency, currencies } from '#src/currencies.ts';
import { type CellReader, definedOf } from './import-cell-reader.ts';
import {
  readFlag,
  readGrams,
  readImageSource,
  readMeasure,
  readPolicy,
  readPriceIn,
  readQuantity,
  readUnit,
} from './import-cell-values.ts';
import type { KeptCells, OptionValues, PriceDraft, VariantDraft, VariantFields } from './import-product-draft.ts';
import type { CsvRow } from './import-read-rows.ts';

// Weight unit, policy and the like are filled on image rows, too, by some exporters: they make no variant.
const identifyingFields = [
  ...['option1_value', 'option2_value', 'option3_value', 'sku', 'barcode', 'price', 'compare_at', 'quantity'],
  ...currencies.flatMap((currency) => [`price_${currency}`, `compare_at_${currency}`]),
  ...['variant_image', 'unit_measure', 'unit_base_measure'],
];

/** Whether the row is a variant, not only one more image. */
export function isVariantRow(cells: CellReader, row: CsvRow): boolean {
  return identifyingFields.some((field) => cells.isFilled(row, field));
}

/** Whether the file says anything about variants; if not, it is about the products' texts and pictures only. */
export function hasVariantColumns(fields: ReadonlyMap<string, unknown>): boolean {
  return identifyingFields.some((field) => fields.has(field));
}

export function readVariant(
  cells: CellReader,
  row: CsvRow,
  options: OptionValues,
  baseCurrency: Currency,
): VariantDraft {
  const tracker = cells.text(row, 'tracker');
  const quantity = cells.value(row, 'quantity', readQuantity, null) ?? null;
  const kept = readKept(cells, row, 'variant');
  // Only the built-in tracker is known to the shop; the name of another one is kept for the export.
  if (tracker !== undefined) kept.set('Inventory tracker', tracker === '' || tracker === 'shopify' ? null : tracker);
  return {
    place: cells.place(row, 'price'),
    options,
    fields: definedOf<VariantFields>({
      sku: cells.text(row, 'sku'),
      barcode: cells.text(row, 'barcode'),
      weight_grams: cells.value(row, 'grams', readGrams, 0),
      requires_shipping: cells.value(row, 'requires_shipping', readFlag, true),
      is_taxable: cells.value(row, 'taxable', readFlag, true),
      tracks_stock: tracker === undefined ? undefined : tracker !== '',
      sells_without_stock: cells.value(row, 'policy', readPolicy, false),
      ...readUnitPrice(cells, row),
    }),
    ...(quantity === null ? {} : { quantity: { value: quantity, place: cells.place(row, 'quantity') } }),
    ...definedOf({ image: cells.value<string | null>(row, 'variant_image', readImageSource, null) }),
    imagePlace: cells.place(row, 'variant_image'),
    prices: readPrices(cells, row, baseCurrency),
    kept,
  };
}

/** The cells of columns that are only kept: the first row's for the product, each variant's own. */
export function readKept(cells: CellReader, row: CsvRow, level: 'product' | 'variant'): KeptCells {
  const kept: KeptCells = new Map();
  for (const column of cells.columns.all) {
    if (column.field !== null || column.level !== level) continue;
    const cell = row.cells[column.index] ?? '';
    kept.set(column.key, cell.trim() === '' ? null : cell);
  }
  return kept;
}

type UnitPrice = Pick<
  VariantFields,
  'unit_measure' | 'unit_measure_unit' | 'unit_base_measure' | 'unit_base_measure_unit'
>;
const unitPriceFields = ['unit_measure', 'unit_measure_unit', 'unit_base_measure', 'unit_base_measure_unit'];

function readUnitPrice(cells: CellReader, row: CsvRow): { [K in keyof UnitPrice]: UnitPrice[K] | undefined } {
  const missing = unitPriceFields.find((field) => cells.has(field) && !cells.isFilled(row, field));
  if (missing && unitPriceFields.some((field) => cells.isFilled(row, field))) {
    const fix =
      'Fill in what is sold and what the price is given for, such as 500 g per 1 kg, or leave all four blank.';
    cells.fault('INCOMPLETE_UNIT_PRICE', row, missing, 'The unit price needs two measures and two units.', fix);
  }
  return {
    unit_measure: cells.value<string | null>(row, 'unit_measure', readMeasure, null),
    unit_measure_unit: cells.value<string | null>(row, 'unit_measure_unit', readUnit, null),
    unit_base_measure: cells.value<string | null>(row, 'unit_base_measure', readMeasure, null),
    unit_base_measure_unit: cells.value<string | null>(row, 'unit_base_measure_unit', readUnit, null),
  };
}

/** The plain price columns hold the base currency; a market's columns hold the market's currency. */
function readPrices(cells: CellReader, row: CsvRow, baseCurrency: Currency): VariantDraft['prices'] {
  const prices: VariantDraft['prices'] = {};
  for (const currency of currencies) {
    const ofMarket = readPriceOf(cells, row, currency, `_${currency}`);
    const plain = currency === baseCurrency ? readPriceOf(cells, row, currency, '') : undefined;
    const price = plain && ofMarket ? joinPrices(cells, row, currency, plain, ofMarket) : (plain ?? ofMarket);
    if (price) prices[currency] = price;
  }
  return prices;
}

function readPriceOf(cells: CellReader, row: CsvRow, currency: Currency, suffix: string): PriceDraft | undefined {
  const read = (cell: string) => readPriceIn(currency, cell);
  const amount = cells.value<number | null>(row, `price${suffix}`, read, null);
  const compareAt = cells.value<number | null>(row, `compare_at${suffix}`, read, null);
  if (amount === null && compareAt) {
    const message = 'There is a price to compare with, but no price.';
    cells.fault(
      'COMPARE_AT_WITHOUT_PRICE',
      row,
      `compare_at${suffix}`,
      message,
      'Fill in the price as well, or leave both blank.',
    );
  }
  return amount === undefined ? undefined : { amount, ...definedOf({ compareAt: compareAt === 0 ? null : compareAt }) };
}

/** A file may name the base currency twice, plainly and for its market. Both must say the same. */
function joinPrices(
  cells: CellReader,
  row: CsvRow,
  currency: Currency,
  plain: PriceDraft,
  ofMarket: PriceDraft,
): PriceDraft {
  const refuse = (field: string) => {
    const message = `The shop has one price in ${currency}, but the file gives two.`;
    cells.fault(
      'CONFLICTING_PRICES',
      row,
      `${field}_${currency}`,
      message,
      'Leave this cell blank, or make both the same.',
    );
  };
  if (plain.amount !== null && ofMarket.amount !== null && plain.amount !== ofMarket.amount) refuse('price');
  if (plain.compareAt && ofMarket.compareAt && plain.compareAt !== ofMarket.compareAt) refuse('compare_at');
  const compareAt = plain.compareAt ?? ofMarket.compareAt;
  return { amount: plain.amount ?? ofMarket.amount, ...(compareAt === undefined ? {} : { compareAt }) };
}
