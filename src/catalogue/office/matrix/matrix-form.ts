// Options and variants of a product as they are edited. What a row shares with others, its values, it names by the key of the
// value: a value that is renamed is one change, and a variant that stays is the same row.
import type { Currency } from '../../../money.ts';
import { type Measure, writeMeasure } from '../../read-measure.ts';
import type { AnnouncedPrice } from '../crossed-out-text.ts';

export type ShownVariant = {
  id: string;
  /** The values in the order of the options. */
  values: readonly string[];
  sku: string;
  ean: string;
  weightGrams: number;
  isTracked: boolean;
  onHand: number;
  reserved: number;
  imageUrl: string | null;
  /** How much it holds, and what its unit price is given for. */
  contents: Measure | null;
  per: Measure | null;
  /** Those that were set; what is converted follows. */
  prices: readonly ShownPrice[];
};

export type ShownPrice = AnnouncedPrice & { currency: Currency; amountMinor: number; compareAtMinor: number | null };

export type ShownMatrix = {
  options: readonly { name: string; values: readonly string[] }[];
  /** Translations of names and values. */
  texts: readonly { locale: string; source: string; target: string }[];
  /** The variants in their order. */
  variants: readonly ShownVariant[];
};

/** Stored as a number, or as it is typed. */
export type NumberCell = number | string | null;

/** The name that the patch has for the variant of a product that is not saved yet. */
export const NEW_VARIANT = 'new';

export type RowForm = {
  /** Null: it is added. */
  id: string | null;
  /** The keys of its values. */
  values: readonly number[];
  sku: string;
  ean: string;
  weight: NumberCell;
  /** How much it holds, such as `0.75 l`; empty where it is not sold by measure. */
  contents: string;
  /** What its unit price is given for. */
  per: string;
  /** How many come or go; of a new one how many there are. */
  stock: string;
  /** The key of what comes or goes: a save that is sent again moves it once. */
  stockKey?: string | undefined;
  /** Whether pieces are counted; they are once somebody has said how many there are. */
  isCounted: boolean;
  /** The prices by currency, in minor units. */
  prices: Readonly<Record<string, NumberCell>>;
  compareAt: Readonly<Record<string, NumberCell>>;
  /** The currencies in which it has a price already. */
  priced: readonly string[];
  /** The ids of variants that go into it. */
  merged: readonly string[];
};

/** `was`: what is merged into it, under the names of the record that it was opened with. */
export type ValueForm = { key: number; value: string; was: readonly string[] };

export type OptionForm = { key: number; name: string; was: string | null; values: readonly ValueForm[] };

export type MatrixForm = {
  options: readonly OptionForm[];
  /** The rows by the variant's id, or by a name of their own while they are new. */
  rows: Readonly<Record<string, RowForm>>;
  /** The texts by language and by the key of an option or a value. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The ids of variants that were taken out one by one. */
  removed: readonly string[];
};

export const blankRow: Omit<RowForm, 'id' | 'values'> = {
  ...{
    sku: '',
    ean: '',
    weight: 0,
    contents: '',
    per: '',
    stock: '',
    isCounted: false,
    prices: {},
    compareAt: {},
    priced: [],
    merged: [],
  },
};

export function matrixFormOf(shown: ShownMatrix): MatrixForm {
  const options = shown.options.map(({ name, values }) => ({
    ...{ key: keyOf(name), name, was: name },
    values: values.map((value) => ({ key: keyOf(value), value, was: [value] })),
  }));
  const rows = Object.fromEntries(shown.variants.map((variant) => [variant.id, rowOf(variant)]));
  return { options, rows, texts: textsOf(shown), removed: [] };
}

function rowOf({ id, values, sku, ean, weightGrams, contents, per, isTracked, prices }: ShownVariant): RowForm {
  return {
    ...{ id, values: values.map(keyOf), sku, ean, weight: weightGrams, stock: '', isCounted: isTracked },
    ...{ contents: contents ? writeMeasure(contents) : '', per: per ? writeMeasure(per) : '' },
    prices: Object.fromEntries(prices.map(({ currency, amountMinor }) => [currency, amountMinor])),
    compareAt: Object.fromEntries(prices.map(({ currency, compareAtMinor }) => [currency, compareAtMinor])),
    priced: prices.map(({ currency }) => currency),
    merged: [],
  };
}

function textsOf({ texts, options }: ShownMatrix): MatrixForm['texts'] {
  const named = new Set(options.flatMap(({ name, values }) => [name, ...values]));
  const byLocale = Map.groupBy(
    texts.filter(({ source }) => named.has(source)),
    ({ locale }) => locale,
  );
  return Object.fromEntries(
    [...byLocale].map(([locale, own]) => [
      locale,
      Object.fromEntries(own.map(({ source, target }) => [String(keyOf(source)), target])),
    ]),
  );
}

/** The same for the same text in each version of the record, so that two of them can be compared. */
export function keyOf(text: string): number {
  let hash = 0xcbf29ce484222n;
  for (const sign of text) hash = BigInt.asUintN(52, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 1099511628211n);
  return Number(hash);
}

/** The key of what is not in the record; below zero no text has one. */
export function newKey(): number {
  return -Math.ceil(Math.random() * 2 ** 50);
}

export function newRowName(): string {
  return `new${newKey()}`;
}

/** A row like another, but for what no two have in common. */
export function rowLike(row: RowForm | undefined, values: readonly number[]): RowForm {
  return {
    ...blankRow,
    ...row,
    id: null,
    values,
    sku: '',
    ean: '',
    stock: '',
    stockKey: undefined,
    priced: [],
    merged: [],
  };
}
