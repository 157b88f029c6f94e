// The header row decides what every cell means. Columns the shop has no use for are not refused but kept, under the
// new template's name where there is one, so that a later export, under either header, loses nothing.
import { currencies, rulesOf } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { WeightUnit } from '#src/numbers/weight.ts';
import { findOtherSystem, otherSystemFix } from '../csv/other-systems.ts';
import type { OwnFieldColumn } from '../csv/own-field-columns.ts';
import {
  type ColumnLevel,
  currencyOfMarket,
  otherColumnNames,
  ownColumns,
  shopMetafields,
  standardColumns,
  weightColumns,
} from '../csv/product-csv-columns.ts';
import { isForbiddenName } from '../csv/product-csv-handle.ts';
import { STOCK_AT_EXPORT } from '../csv/stock-at-export.ts';
import type { FaultLog } from './import-faults.ts';
import type { CsvRow } from './import-read-rows.ts';

export type Column = {
  index: number;
  /** It stands as the file spells it. */
  header: string;
  level: ColumnLevel;
  /** What the shop reads from it; null: it is only kept. */
  field: string | null;
  /** Identifies the column across both headers; a kept column is stored under this name. */
  key: string;
  /** A column of Shopify's own, not one that only this file has. */
  isStandard: boolean;
  /** The unit of its weights; without it they are in grams. */
  weightUnit?: WeightUnit | 'unsaid';
};

export type Columns = {
  /** The line of the header row. */
  line: number;
  width: number;
  /** Positions without a name, as spreadsheets leave them behind. */
  unnamed: number[];
  all: Column[];
  byField: ReadonlyMap<string, Column>;
};

type Meaning = Pick<Column, 'level' | 'field' | 'key' | 'isStandard' | 'weightUnit'>;

const standardMeanings = new Map<string, Meaning>(
  standardColumns.flatMap(({ field, level, name, legacyName }) => {
    const meaning = { field, level, key: name, isStandard: true };
    const others = Object.keys(otherColumnNames).filter((other) => otherColumnNames[other] === name);
    return [name, legacyName, ...others].map((spelling): [string, Meaning] => [spelling, meaning]);
  }),
);
// Shopify takes a column “Collection” in an import and writes none; who has a table of one's own writes either.
for (const name of ['Collections', 'Collection']) {
  standardMeanings.set(name, { field: 'collections', level: 'product', key: 'kasa.collections', isStandard: true });
}
// Whoever has a table of one's own writes a column of the shop's as the guides call it, without what Shopify puts
// behind it.
for (const [field, name] of ownColumns) {
  standardMeanings.set(name, { field, level: 'product', key: `kasa.${field}`, isStandard: true });
}
for (const [unit, name] of Object.entries(weightColumns)) {
  const weightUnit = unit as keyof typeof weightColumns;
  standardMeanings.set(name, { field: 'grams', level: 'variant', key: weightColumns.g, isStandard: true, weightUnit });
}
const requiredFields = new Set(['title', 'handle']);
const spellings = new Map([...standardMeanings.keys()].map((name) => [sameSpelling(name), name]));

/** Makes names alike that differ in capitals, spaces or underscores only. */
function sameSpelling(name: string): string {
  return name.toLowerCase().replace(/[\s_]+/g, ' ');
}

/** The name that a column of this name is known under, whatever its capitals and spaces; null when it is not known. */
export function knownNameOf(header: string): string | null {
  return standardMeanings.has(header) ? header : (spellings.get(sameSpelling(header)) ?? null);
}

/** Whether it has the columns that a file of Shopify cannot do without. */
export function isShopifyHeader(row: CsvRow): boolean {
  const fields = new Set(row.cells.map((cell) => standardMeanings.get(cell.trim())?.field));
  return [...requiredFields].every((field) => fields.has(field));
}

/** Reads the header row; null when products cannot be read with it, and the faults say why. */
export function readHeader(
  row: CsvRow,
  { baseLocale, ownFields, faults }: { baseLocale: Locale; ownFields: readonly OwnFieldColumn[]; faults: FaultLog },
): Columns | null {
  const before = faults.count;
  const metafields = new Map(shopMetafields(baseLocale, ownFields));
  const all: Column[] = [];
  const unnamed: number[] = [];
  const seen = new Map<string, Column>();
  // What is spelled as it should be comes first: “price” beside “Price” is a column of the merchant's own.
  const exact = new Set(row.cells.map((cell) => meaningOf(cell.trim(), metafields).key));
  const nameOf = (header: string) => {
    const meant = standardMeanings.has(header) ? header : spellings.get(sameSpelling(header));
    return meant && (meant === header || !exact.has(meaningOf(meant, metafields).key)) ? meant : header;
  };
  for (const [index, cell] of row.cells.entries()) {
    const header = cell.trim();
    if (header === '') {
      unnamed.push(index);
      continue;
    }
    const place = { line: row.line, column: header };
    if (isForbiddenName(header)) {
      faults.fault('FORBIDDEN_NAME', place, `A column cannot be named “${header}”.`, 'Rename or remove the column.');
      continue;
    }
    const column = { index, header, ...meaningOf(nameOf(header), metafields) };
    const twin = seen.get(column.key);
    if (twin) {
      const message = `The column means the same as column ${twin.index + 1}, “${twin.header}”.`;
      faults.fault('DUPLICATE_COLUMN', place, message, 'Keep one of the two.');
      continue;
    }
    seen.set(column.key, column);
    all.push(column);
  }
  warnOfUnusedColumns(all, row.line, faults);
  const byField = new Map(all.flatMap((column) => (column.field ? [[column.field, column] as const] : [])));
  reportMissingColumns(row, byField, faults);
  return faults.count > before ? null : { line: row.line, width: row.cells.length, unnamed, all, byField };
}

/** What a column of this name is read as; the same for every file with one base language. */
export function meaningOf(header: string, metafields: Map<string, string>): Meaning {
  const standard = standardMeanings.get(header);
  if (standard) return standard;
  const [, owner, metafield] = /\((product|variant)\.metafields\.([^()]+)\)$/.exec(header) ?? [];
  if (owner === 'variant' && metafield === `kasa.${STOCK_AT_EXPORT}`) {
    return { field: STOCK_AT_EXPORT, level: 'variant', key: `kasa.${STOCK_AT_EXPORT}`, isStandard: true };
  }
  if (owner && metafield) {
    const key = metafield.startsWith('kasa.') && owner === 'product' ? metafield.slice('kasa.'.length) : '';
    if (metafields.has(key)) {
      return {
        field: key,
        level: key.startsWith('image_alt_') ? 'image' : 'product',
        key: `kasa.${key}`,
        isStandard: true,
      };
    }
    return { field: null, level: owner === 'product' ? 'product' : 'variant', key: header, isStandard: false };
  }
  const [, kind, market] = /^(Included|Price|Compare-at price|Compare At Price) \/ (.+)$/.exec(header) ?? [];
  if (kind === 'Included') return { field: null, level: 'product', key: header, isStandard: true };
  if (kind && market) {
    const currency = currencyOfMarket(market);
    const name = currency ? rulesOf(currency).marketName : market;
    const key = `${kind === 'Price' ? 'Price' : 'Compare-at price'} / ${name}`;
    const field = currency ? `${kind === 'Price' ? 'price' : 'compare_at'}_${currency}` : null;
    return { field, level: 'variant', key, isStandard: true };
  }
  return { field: null, level: 'variant', key: header, isStandard: false };
}

function warnOfUnusedColumns(columns: Column[], line: number, faults: FaultLog): void {
  const isOfMarket = (column: Column) => column.field === null && /^(Price|Compare-at price) \//.test(column.key);
  const ofMarkets = columns.filter(isOfMarket);
  const [first] = ofMarkets;
  if (first) {
    const names = [...new Set(ofMarkets.map((column) => column.key.slice(column.key.indexOf('/') + 2)))];
    const codes = currencies.map((currency) => rulesOf(currency).marketName).join(', ');
    const message = `The shop has no market ${names.map((name) => `“${name}”`).join(', ')}; its prices are kept, not used.`;
    faults.warn(
      'UNKNOWN_MARKET',
      { line, column: first.header },
      message,
      `The shop's markets are ${codes}; a currency's code names its market, too.`,
    );
  }
  for (const column of columns) {
    const meant = column.isStandard ? undefined : spellings.get(sameSpelling(column.header));
    if (!meant) continue;
    const message = `The column is kept but not used; “${meant}” is another column of the file.`;
    faults.warn(
      'MISSPELT_COLUMN',
      { line, column: column.header },
      message,
      `Keep one of the two, spelled “${meant}”.`,
    );
  }
}

/** It makes addresses of titles, and asks what each column is. */
const inOffice =
  ' Or hand it in in the office, under “Import and export”, which takes any table with a column of titles.';

function reportMissingColumns(row: CsvRow, byField: ReadonlyMap<string, Column>, faults: FaultLog): void {
  if ([...requiredFields].every((field) => byField.has(field))) return;
  const other = findOtherSystem(row.cells);
  if (other) {
    faults.fault('OTHER_SYSTEM', { line: row.line }, `This is a file of ${other}.`, otherSystemFix);
    return;
  }
  const isLegacy = row.cells.some((cell) => /^\s*(Body \(HTML\)|Variant )/.test(cell));
  const required = [
    ['title', 'Title'],
    ['handle', isLegacy ? 'Handle' : 'URL handle'],
  ] as const;
  for (const [field, column] of required) {
    if (byField.has(field)) continue;
    const message = `The first row has no column “${column}”.`;
    const isTable = field === 'handle' && byField.has('title');
    const fix = `Begin with Shopify's header row, or with that of kasa export --template.${isTable ? inOffice : ''}`;
    faults.fault('MISSING_COLUMN', { line: row.line, column }, message, fix);
  }
}
