// What is typed into the matrix, read; and what of it is a change of the record.
import type { Locale } from '../../../i18n/locales.ts';
import { type Currency, decimalsOf } from '../../../money.ts';
import { MOST_PRICE_MINOR } from '../../../numbers/most-amounts.ts';
import { tidy } from '../../../numbers/number-token.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { readGrams } from '../../../numbers/weight.ts';
import { type MeasureFields, readMeasures } from '../../read-measure.ts';
import { type MatrixForm, NEW_VARIANT, type NumberCell, type OptionForm, type RowForm } from './matrix-form.ts';
import { findTwice, MOST_VARIANTS } from './option-change.ts';

/** A million on the shelf is a slip. */
const MOST_PIECES = 10_000_000;

type Prices = Partial<Record<Currency, { amount_minor?: number | null; compare_at_minor: number | null }>>;

/** A row with the names that the patch of a product has (server/catalogue/saving/variant-fields.ts). */
type ReadRow = {
  fields: { sku: string; barcode: string; weight_grams: number; tracks_stock: boolean } & MeasureFields;
  prices: Prices;
  stock: number;
  /** Names of its cells. */
  problems: readonly string[];
};

export type MatrixReading = { content: Readonly<Record<string, unknown>>; problems: readonly string[] };

export type MatrixReader = { locale: Locale; currencies: readonly Currency[]; maySetPrices: boolean };

const forms = new WeakMap<MatrixForm, MatrixReading>();
const readRows = new WeakMap<RowForm, ReadRow>();

/** Rows that did not change are not read again: each keystroke asks for all of them. */
export function readMatrix(form: MatrixForm, reader: MatrixReader): MatrixReading {
  const known = forms.get(form);
  if (known) return known;
  const rows = Object.entries(form.rows).map(([name, row]) => ({ name, form: row, ...readOnce(row, reader) }));
  const there = rows.flatMap(({ form: { id, stockKey: key }, ...row }) => (id === null ? [] : [{ id, key, ...row }]));
  const reading = {
    content: {
      variants: Object.fromEntries(there.map(({ id, fields }) => [id, fields])),
      ...(reader.maySetPrices && { prices: Object.fromEntries(there.map(({ id, prices }) => [id, prices])) }),
      stock: Object.fromEntries(there.flatMap(({ id, key, stock: by }) => (by === 0 ? [] : [[id, { by, key }]]))),
      ...optionsContent(form, rows),
    },
    problems: [
      ...listOptionProblems(form.options),
      ...(rows.length > MOST_VARIANTS ? [TOO_MANY] : []),
      ...rows.flatMap(({ name, problems }) => problems.map((cell) => cellField(name, cell))),
    ],
  };
  forms.set(form, reading);
  return reading;
}

/** What cannot be said of one option alone. */
export const TOO_MANY = 'variants';

function readOnce(form: RowForm, reader: MatrixReader): ReadRow {
  const known = readRows.get(form);
  if (known) return known;
  const row = readRow(form, reader);
  readRows.set(form, row);
  return row;
}

function optionsContent(form: MatrixForm, rows: readonly (ReadRow & { form: RowForm })[]) {
  const names = valueNames(form.options);
  const added = rows.filter(({ form: { id } }) => id === null);
  return {
    options: form.options.map(({ name, was, values }) => ({
      ...{ name: name.trim(), was },
      values: values.map((value) => ({ value: value.value.trim(), was: [...value.was] })),
    })),
    optionTexts: namedTexts(form),
    addedVariants: added.map(({ form: row, fields, prices, stock }) => ({
      values: row.values.map((key) => names.get(key) ?? ''),
      ...fields,
      prices: Object.fromEntries(Object.entries(prices).filter(([, price]) => price.amount_minor != null)),
      ...(row.stock.trim() === '' ? {} : { on_hand: stock }),
    })),
    archivedVariants: [...form.removed],
  };
}

/** The present names of values by their keys. */
export function valueNames(options: readonly OptionForm[]): Map<number, string> {
  return new Map(options.flatMap(({ values }) => values.map(({ key, value }) => [key, value.trim()] as const)));
}

function namedTexts({ options, texts }: MatrixForm): Record<string, Record<string, string>> {
  const names = new Map([...valueNames(options), ...options.map(({ key, name }) => [key, name.trim()] as const)]);
  return Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => [
      locale,
      Object.fromEntries(
        Object.entries(own).flatMap(([key, target]) => {
          const source = names.get(Number(key));
          return source === undefined ? [] : [[source, target.trim()]];
        }),
      ),
    ]),
  );
}

/** The name of a cell among the fields of the editor. */
export function cellField(row: string, cell: string): string {
  return `rows.${row}.${cell}`;
}

export function optionField(key: number, of: 'name' | 'values'): string {
  return `options.${key}.${of}`;
}

function listOptionProblems(options: readonly OptionForm[]): string[] {
  const names = options.map(({ name }) => name);
  const twice = findTwice(names);
  return options.flatMap(({ key, name, values }) => [
    ...(name.trim() === '' || name === twice ? [optionField(key, 'name')] : []),
    ...(values.some(({ value }) => value.trim() === '') || findTwice(values.map(({ value }) => value)) !== undefined
      ? [optionField(key, 'values')]
      : []),
  ]);
}

function readRow(form: RowForm, { locale, currencies, maySetPrices }: MatrixReader): ReadRow {
  const problems: string[] = [];
  const noted = <Value>(cell: string, value: Value | undefined): Value | undefined => {
    if (value === undefined) problems.push(cell);
    return value;
  };
  const prices = currencies.flatMap((currency): [Currency, Prices[Currency]][] => {
    const amount = noted(`price ${currency}`, readPrice(form.prices[currency], { locale, currency }));
    const compareAt = noted(`compareAt ${currency}`, readPrice(form.compareAt[currency], { locale, currency }));
    if (compareAt != null && amount !== undefined && compareAt <= (amount ?? 0)) problems.push(`compareAt ${currency}`);
    if (amount == null && !compareAt) {
      // One that was there is taken away.
      return form.priced.includes(currency) ? [[currency, { amount_minor: null, compare_at_minor: null }]] : [];
    }
    return [[currency, { ...(amount == null ? {} : { amount_minor: amount }), compare_at_minor: compareAt ?? null }]];
  });
  const stock = noted('stock', readPieces(form.stock, form.id === null || form.id === NEW_VARIANT)) ?? 0;
  const weight_grams = noted('weight', readWeight(form.weight, locale)) ?? 0;
  const measures = readMeasures(form);
  if (measures.unit_measure === null && form.contents.trim() !== '') problems.push('contents');
  return {
    fields: {
      ...{ sku: form.sku.trim(), barcode: form.ean.trim(), weight_grams },
      tracks_stock: form.isCounted || form.stock.trim() !== '',
      ...measures,
    },
    prices: Object.fromEntries(prices),
    ...{ stock, problems: maySetPrices ? problems : problems.filter((cell) => !cell.includes(' ')) },
  };
}

/** Null where there is none; undefined where it cannot be read, or could mean two things. */
export function readPrice(
  cell: NumberCell | undefined,
  { locale, currency }: { locale: Locale; currency: Currency },
): number | null | undefined {
  if (cell === undefined || cell === null || typeof cell === 'number') return cell ?? null;
  if (cell.trim() === '') return null;
  const quick = quickAmount(cell, currency);
  if (quick !== undefined) return quick;
  const reading = readAmount(cell, { locale, currency, most: MOST_PRICE_MINOR });
  return reading.kind === 'number' ? reading.hundredths : undefined;
}

/** `12`, `12,50`: what nobody could read otherwise, without asking for the signs of currencies. */
function quickAmount(text: string, currency: Currency): number | undefined {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > decimalsOf(currency)) return undefined;
  return Number(whole + fraction.padEnd(2, '0'));
}

/** `+3`, `-2`; of a new variant no difference, but what there is. */
function readPieces(text: string, isCount: boolean): number | undefined {
  const written = tidy(text).replaceAll(' ', '');
  if (written === '') return 0;
  if (!/^[+-]?\d{1,8}$/.test(written) || (isCount && written.startsWith('-'))) return undefined;
  const pieces = Number(written);
  return Math.abs(pieces) > MOST_PIECES ? undefined : pieces;
}

function readWeight(cell: NumberCell, locale: Locale): number | undefined {
  if (typeof cell === 'number' || cell === null) return cell ?? 0;
  return cell.trim() === '' ? 0 : (readGrams(cell, locale) ?? undefined);
}
