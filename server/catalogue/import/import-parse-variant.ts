// The variant that a row stands for.
import { readMeasure as readWholeMeasure, usualBase } from '#src/catalogue/read-measure.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { weightUnitOf } from '#src/numbers/weight.ts';
import { STOCK_AT_EXPORT } from '../csv/stock-at-export.ts';
import { type CellReader, definedOf } from './import-cell-reader.ts';
import {
  readFlag,
  readGrams,
  readImageSource,
  readMeasure,
  readPolicy,
  readPriceIn,
  readQuantity,
  readStockAtExport,
  readUnit,
  readUnsaidWeight,
  readWeightIn,
} from './import-cell-values.ts';
import type { ExtraCells, OptionValues, PriceDraft, VariantDraft, VariantFields } from './import-product-draft.ts';
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

/** Shopify writes an apostrophe before a code of digits, so that spreadsheets take it for a text. */
function readCode(cell: string | undefined): string | undefined {
  return cell?.replace(/^'(?=\d[\d -]*$)/, '');
}

export function readVariant(
  cells: CellReader,
  row: CsvRow,
  options: OptionValues,
  baseCurrency: Currency,
): VariantDraft {
  const tracker = cells.text(row, 'tracker');
  const quantity = readStock(cells, row);
  const exported = cells.value(row, STOCK_AT_EXPORT, readStockAtExport, null) ?? null;
  const extra = readExtraCells(cells, row, 'variant');
  // Only the built-in tracker is known to the shop; the name of another one is kept for the export.
  if (tracker !== undefined) extra.set('Inventory tracker', tracker === '' || tracker === 'shopify' ? null : tracker);
  return {
    place: cells.place(row, 'price'),
    options,
    fields: definedOf<VariantFields>({
      sku: readCode(cells.text(row, 'sku')),
      barcode: readCode(cells.text(row, 'barcode')),
      weight_grams: readWeight(cells, row),
      requires_shipping: cells.value(row, 'requires_shipping', readFlag, true),
      is_taxable: cells.value(row, 'taxable', readFlag, true),
      tracks_stock: tracker === undefined ? undefined : tracker !== '',
      sells_without_stock: cells.value(row, 'policy', readPolicy, false),
      ...readUnitPrice(cells, row),
    }),
    ...(quantity === null ? {} : { quantity: { value: quantity, place: cells.place(row, 'quantity') } }),
    ...(exported ? { exported } : {}),
    ...definedOf({ image: cells.value<string | null>(row, 'variant_image', readImageSource, null) }),
    imagePlace: cells.place(row, 'variant_image'),
    prices: readPrices(cells, row, baseCurrency),
    ...definedOf({ sale: readSale(cells, row, baseCurrency) }),
    extra,
  };
}

/** Grams. What a cell says of its unit counts, then what the head of the column says. */
function readWeight(cells: CellReader, row: CsvRow): number | undefined {
  const { weightUnit = 'g' } = cells.columns.byField.get('grams') ?? {};
  const said = weightUnitOf(cells.text(row, 'grams') ?? '');
  if (said) return cells.value(row, 'grams', (cell) => readWeightIn(said, cell), 0);
  if (weightUnit === 'unsaid') return cells.decimal(row, 'grams', readUnsaidWeight, 0);
  if (weightUnit === 'g') return cells.decimal(row, 'grams', readGrams, 0);
  return cells.value(row, 'grams', (cell) => readWeightIn(weightUnit, cell), 0);
}

/** Pieces in stock; null when the cell is blank. Who sold more than there was has a number below zero in the file. */
function readStock(cells: CellReader, row: CsvRow): number | null {
  const cell = cells.text(row, 'quantity') ?? '';
  if (!/^-\d{1,10}(\.0+)?$/.test(cell)) return cells.decimal(row, 'quantity', readQuantity, null) ?? null;
  if (Number(cell) < 0) {
    const message = `More was sold than there was: “${cell}” was read as 0.`;
    cells.warn(
      'OVERSOLD',
      row,
      'quantity',
      message,
      'Count what is there; orders that wait for it are not in the file.',
    );
  }
  return 0;
}

/** The cells of columns that are only kept: the first row's for the product, each variant's own. */
export function readExtraCells(cells: CellReader, row: CsvRow, level: 'product' | 'variant'): ExtraCells {
  const extra: ExtraCells = new Map();
  for (const column of cells.columns.all) {
    if (column.field !== null || column.level !== level) continue;
    const cell = row.cells[column.index] ?? '';
    extra.set(column.key, cell.trim() === '' ? null : cell);
  }
  return extra;
}

type UnitPrice = Pick<
  VariantFields,
  'unit_measure' | 'unit_measure_unit' | 'unit_base_measure' | 'unit_base_measure_unit'
>;
const baseFields = ['unit_base_measure', 'unit_base_measure_unit'];
const unitPriceFields = ['unit_measure', 'unit_measure_unit', ...baseFields];

function readUnitPrice(cells: CellReader, row: CsvRow): { [K in keyof UnitPrice]: UnitPrice[K] | undefined } {
  // `0,75 l` in one cell names its unit.
  const typed = cells.text(row, 'unit_measure') ?? '';
  const whole = cells.isFilled(row, 'unit_measure_unit') ? null : readWholeMeasure(typed);
  const unit = whole?.unit ?? cells.text(row, 'unit_measure_unit')?.toLowerCase() ?? '';
  const isBaseOpen = !cells.isFilled(row, 'unit_base_measure') && !cells.isFilled(row, 'unit_base_measure_unit');
  const hasUsualBase = isBaseOpen && usualBase(unit) !== null;
  const given = [...(whole ? ['unit_measure_unit'] : []), ...(hasUsualBase ? baseFields : [])];
  const missing = unitPriceFields.find(
    (field) => cells.has(field) && !cells.isFilled(row, field) && !given.includes(field),
  );
  if (missing && unitPriceFields.some((field) => cells.isFilled(row, field))) {
    const fix =
      'Fill in what is sold and what the price is given for, such as 500 g per 1 kg, or leave all four blank.';
    cells.fault('INCOMPLETE_UNIT_PRICE', row, missing, 'The unit price needs two measures and two units.', fix);
  }
  return {
    unit_measure: whole ? whole.amount : cells.decimal<string | null>(row, 'unit_measure', readMeasure, null),
    unit_measure_unit: whole ? whole.unit : cells.value<string | null>(row, 'unit_measure_unit', readUnit, null),
    unit_base_measure: cells.decimal<string | null>(row, 'unit_base_measure', readMeasure, null),
    unit_base_measure_unit: cells.value<string | null>(row, 'unit_base_measure_unit', readUnit, null),
  };
}

/** Undefined where the file plans none, as Shopify's never does. */
function readSale(cells: CellReader, row: CsvRow, baseCurrency: Currency): VariantDraft['sale'] {
  const read = (cell: string) => readPriceIn(baseCurrency, cell);
  const amount = cells.decimal<number | null>(row, 'sale_price', read, null);
  if (!amount) return undefined;
  return { amount, from: cells.text(row, 'sale_from') || null, until: cells.text(row, 'sale_until') || null };
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
  const amount = cells.decimal<number | null>(row, `price${suffix}`, read, null);
  const compareAt = cells.decimal<number | null>(row, `compare_at${suffix}`, read, null);
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

/** A file may name the base currency twice, plainly and for its market, where Shopify lets prices differ: there it counts. */
function joinPrices(
  cells: CellReader,
  row: CsvRow,
  currency: Currency,
  plain: PriceDraft,
  ofMarket: PriceDraft,
): PriceDraft {
  const differs = (field: 'amount' | 'compareAt') =>
    Boolean(plain[field] && ofMarket[field] && plain[field] !== ofMarket[field]);
  if (differs('amount') || differs('compareAt')) {
    cells.faults.warnSummed('DIFFERENT_PRICES', cells.place(row, `price_${currency}`), (count) => [
      `${count === 1 ? 'A variant has' : `${count} variants have`} another price for this market than without one; the market’s was taken.`,
      `Look at a price in the shop, in ${currency}.`,
    ]);
  }
  const compareAt = ofMarket.compareAt ?? plain.compareAt;
  return { amount: ofMarket.amount ?? plain.amount, ...(compareAt === undefined ? {} : { compareAt }) };
}
