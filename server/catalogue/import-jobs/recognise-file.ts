// What a file is, told by its header and its first rows: whose export, and what each of its columns is read as.
import type { Readable } from 'node:stream';
import type { ImportKind } from '#src/catalogue/import-states.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CodePage } from '../csv/csv-encoding.ts';
import { findOtherSystem } from '../csv/other-systems.ts';
import type { OwnFieldColumn } from '../csv/own-field-columns.ts';
import { metafieldColumnName, shopMetafields } from '../csv/product-csv-columns.ts';
import { STOCK_AT_EXPORT } from '../csv/stock-at-export.ts';
import { FaultLog } from '../import/import-faults.ts';
import { isShopifyHeader, knownNameOf, meaningOf } from '../import/import-header.ts';
import { type CsvRow, readCsvRows } from '../import/import-read-rows.ts';
import { readWooHeader, wooNameOf } from '../woocommerce/woocommerce-columns.ts';
import type { FileColumn } from './import-job.ts';
import { findNearName } from './near-names.ts';
import type { OtherFile } from './other-files.ts';

export type RecognisedFile = {
  kind: ImportKind;
  /** The name of another system. */
  system: string;
  columns: FileColumn[];
};

const SAMPLES = 3;
const ROWS_LOOKED_AT = 40;
const SAMPLE_LENGTH = 60;

type Recognising = {
  baseLocale: Locale;
  codePage: CodePage;
  ownFields: readonly OwnFieldColumn[];
  /** Files of something else than products, of whose columns none is chosen. */
  others: readonly Pick<OtherFile, 'kind' | 'isHeader'>[];
};

/** Null when no header can be read; the import says why. */
export async function recogniseFile(
  source: Readable,
  { baseLocale, codePage, ownFields, others }: Recognising,
): Promise<RecognisedFile | null> {
  const read = readCsvRows(source, new FaultLog(), codePage);
  const rows: CsvRow[] = [];
  for await (const row of read) {
    rows.push(row);
    if (rows.length > ROWS_LOOKED_AT) break;
  }
  const [header, ...looked] = rows;
  if (!header) return null;
  const other = others.find(({ isHeader }) => isHeader(header.cells));
  if (other) return { kind: other.kind, system: '', columns: [] };
  const meta = new Map(shopMetafields(baseLocale, ownFields));
  const { kind, system } = kindOf(header, meta);
  const readAs = readersOf(kind, header, { meta, ownFields });
  const columns = header.cells.map((cell, index): FileColumn => {
    const name = cell.trim();
    return { name, samples: samplesOf(looked, index), ...(name ? readAs(name, index) : nothing) };
  });
  return { kind, system, columns: withoutTwins(columns) };
}

type Reading = Pick<FileColumn, 'readAs' | 'isGuess'>;
const nothing: Reading = { readAs: null, isGuess: false };

function kindOf(header: CsvRow, meta: Map<string, string>): Pick<RecognisedFile, 'kind' | 'system'> {
  if (isShopifyHeader(header)) {
    const isOwn = header.cells.some((cell) => meaningOf(cell.trim(), meta).field === STOCK_AT_EXPORT);
    return { kind: isOwn ? 'own' : 'shopify', system: '' };
  }
  if (readWooHeader(header.cells)) return { kind: 'woocommerce', system: '' };
  const known = header.cells.flatMap((cell) => knownNameOf(cell.trim()) ?? []);
  // The header of a template with a column missing is not another system's.
  const system = findOtherSystem(header.cells);
  if (system) return { kind: 'other', system };
  return { kind: known.length > header.cells.length / 2 ? 'shopify' : 'table', system: '' };
}

type Own = { meta: Map<string, string>; ownFields: readonly OwnFieldColumn[] };

function readersOf(kind: ImportKind, header: CsvRow, { meta, ownFields }: Own) {
  const woo = kind === 'woocommerce' ? readWooHeader(header.cells) : null;
  if (woo) {
    const placed = new Map([...woo.fields.values()].map(({ index }) => [index, true] as const));
    const isAttribute = new Set(woo.attributes.flatMap(({ name, value, visible }) => [name, value, visible]));
    return (name: string, index: number): Reading => {
      if (isAttribute.has(index)) return { readAs: name, isGuess: false };
      return placed.has(index) ? { readAs: wooNameOf(name) ?? name, isGuess: false } : nothing;
    };
  }
  return (name: string): Reading => {
    const known = knownNameOf(name) ?? name;
    const { field, isStandard } = meaningOf(known, meta);
    if (field !== null || isStandard) return { readAs: field === null ? null : known, isGuess: known !== name };
    const near = findNearName(name) ?? findOwnField(name, ownFields);
    return { readAs: near, isGuess: near !== null };
  };
}

/** A field of the merchant's own that is called so in any language. */
function findOwnField(name: string, ownFields: readonly OwnFieldColumn[]): string | null {
  const isCalledSo = (each: string) => each.toLowerCase() === name.toLowerCase();
  const found = ownFields.find(({ field, isPlain }) => isPlain && Object.values(field.names).some(isCalledSo));
  return found ? metafieldColumnName(found.key, found.label) : null;
}

function samplesOf(rows: readonly CsvRow[], index: number): string[] {
  const cells = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
  return [...new Set(cells)]
    .slice(0, SAMPLES)
    .map((cell) => (cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell));
}

/** Two columns cannot be read as the same: the one that is called so is, or the first. */
function withoutTwins(columns: readonly FileColumn[]): FileColumn[] {
  const sure = new Set(columns.flatMap(({ readAs, isGuess }) => (readAs && !isGuess ? [readAs] : [])));
  const taken = new Set<string>();
  return columns.map((column) => {
    const { readAs, isGuess } = column;
    if (!readAs || !isGuess) return column;
    if (sure.has(readAs) || taken.has(readAs)) return { ...column, ...nothing };
    taken.add(readAs);
    return column;
  });
}
