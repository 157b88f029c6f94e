// The columns of the grid: how a cell is written, which field of the patch it is, and what is typed into it means.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Currency, money } from '../../../money.ts';
import { writeGrams } from '../../../numbers/weight.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import type { ProductsGridQuery } from '../../../office-operations.generated.ts';
import type { ProductState } from '../../product-states.ts';
import { type CellReading, readCount, readMinor, readPrice, readWeight } from '../product-list/read-cell.ts';

export type GridData = ProductsGridQuery['productGrid'];
export type GridRow = GridData['rows'][number];
export type GridPrice = GridRow['prices'][number];

export type GridColumn = {
  id: string;
  head: MessageKey;
  /** Stands behind the head: a currency. */
  note: string;
  currency: Currency | null;
  isNumber: boolean;
  /** The path in the patch; null for a cell that cannot be changed. */
  fieldOf(row: GridRow): readonly string[] | null;
  /** Writes the value as it is saved. */
  write(row: GridRow, locale: Locale): string;
  /** A value of the database, as the history has it. */
  writeValue(value: unknown, locale: Locale): string;
  read(text: string, locale: Locale): CellReading;
};

const LONGEST_LINE = 500;

/** What a state is called in the language of the person, and a draft that goes on sale by itself (ISO 8601). */
export type StateNames = { of(state: ProductState): string; ofPlanned(at: string): string };

export function gridColumns(
  { currencies, language }: Pick<GridData, 'currencies' | 'language'>,
  names: StateNames,
): GridColumn[] {
  return [
    textColumn('title', 'products.name', {
      fieldOf: () => ['texts', language, 'title'],
      write: ({ title }) => title,
      isNeeded: true,
    }),
    ...currencies.flatMap((currency) => [priceColumn(currency), compareColumn(currency)]),
    wholeColumn('stock', 'products.stockOnHand', {
      fieldOf: ({ variantId, onHand }) => (onHand == null ? null : ['stock', variantId]),
      write: ({ onHand }) => (onHand == null ? '' : String(onHand)),
    }),
    textColumn('sku', 'products.sku', {
      fieldOf: ({ variantId }) => ['variants', variantId, 'sku'],
      write: ({ sku }) => sku,
    }),
    textColumn('ean', 'products.ean', {
      fieldOf: ({ variantId }) => ['variants', variantId, 'barcode'],
      write: ({ ean }) => ean,
    }),
    wholeColumn('weight', 'products.weight', {
      fieldOf: ({ variantId }) => ['variants', variantId, 'weight_grams'],
      write: ({ weightGrams }) => writeGrams(weightGrams),
      read: readWeight,
    }),
    stateColumn(names),
  ];
}

/** The states by what they are called in the database. */
const stateOfStatus: Readonly<Record<string, ProductState>> = {
  active: 'published',
  draft: 'draft',
  archived: 'archived',
};

/** Typed as it is called, in the language of the person or in English. */
function stateColumn(names: StateNames): GridColumn {
  const statuses = Object.entries(stateOfStatus);
  return {
    ...{ id: 'state', head: 'products.state', note: '', currency: null, isNumber: false },
    fieldOf: () => ['product', 'status'],
    write: ({ state }) => names.of(state),
    writeValue(value) {
      const state = value === true ? 'published' : stateOfStatus[String(value)];
      return state === undefined && typeof value === 'string' ? names.ofPlanned(value) : names.of(state ?? 'draft');
    },
    read(text) {
      const typed = text.trim().toLocaleLowerCase();
      const [status] = statuses.find(([, state]) => [names.of(state).toLocaleLowerCase(), state].includes(typed)) ?? [];
      return status === undefined ? { kind: 'bad', message: 'grid.noState' } : { kind: 'value', value: status };
    },
  };
}

export function priceIn(row: GridRow, currency: Currency | null): GridPrice | undefined {
  return row.prices.find((price) => price.currency === currency);
}

function priceColumn(currency: Currency): GridColumn {
  return {
    ...amountColumn('price', 'products.price', currency),
    fieldOf: ({ variantId }) => ['prices', variantId, currency, 'amount_minor'],
    write: (row, locale) => writeMinor(priceIn(row, currency)?.minor, currency, locale),
    read: (text, locale) => readPrice(text, currency, locale),
  };
}

function compareColumn(currency: Currency): GridColumn {
  return {
    ...amountColumn('compare', 'products.compareAt', currency),
    fieldOf: (row) => (priceIn(row, currency) ? ['prices', row.variantId, currency, 'compare_at_minor'] : null),
    write: (row, locale) => writeMinor(priceIn(row, currency)?.compareAtMinor, currency, locale),
    read: (text, locale) => (text === '' ? { kind: 'value', value: null } : readMinor(text, currency, locale)),
  };
}

function amountColumn(id: string, head: MessageKey, currency: Currency) {
  return {
    ...{ id: `${id}:${currency}`, head, note: currency, currency, isNumber: true },
    writeValue: (value: unknown, locale: Locale) => writeMinor(value as number | null, currency, locale),
  };
}

function writeMinor(minor: number | null | undefined, currency: Currency, locale: Locale): string {
  return minor == null ? '' : writeAmount(money(minor, currency).minor, currency, locale);
}

type Cell = Pick<GridColumn, 'fieldOf' | 'write'>;

function textColumn(
  id: string,
  head: MessageKey,
  { fieldOf, write, isNeeded = false }: Cell & { isNeeded?: boolean },
): GridColumn {
  return {
    ...{ id, head, note: '', currency: null, isNumber: false, fieldOf, write },
    writeValue: (value) => String(value ?? ''),
    read(text) {
      if (isNeeded && text === '') return { kind: 'bad', message: 'grid.emptyTitle' };
      if (text.length > LONGEST_LINE) return { kind: 'bad', message: 'grid.tooLong' };
      return { kind: 'value', value: text };
    },
  };
}

function wholeColumn(
  id: string,
  head: MessageKey,
  { fieldOf, write, read = readCount }: Cell & Partial<Pick<GridColumn, 'read'>>,
): GridColumn {
  return {
    ...{ id, head, note: '', currency: null, isNumber: true, fieldOf, write, read },
    writeValue: (value) => String(value ?? ''),
  };
}
