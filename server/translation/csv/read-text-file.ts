// Reads a translator's file: which columns it has, and what each row says of which text.
import type { Readable } from 'node:stream';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import type { CodePage } from '../../catalogue/csv/csv-encoding.ts';
import type { FaultLog } from '../../catalogue/import/import-faults.ts';
import { readCsvRows } from '../../catalogue/import/import-read-rows.ts';
import { asExportedColumn, readAsExported } from './as-exported.ts';

export type FileText = {
  line: number;
  kind: string;
  thing: string;
  field: string;
  /** The source as the file has it; null without a column of the catalogue's language. */
  source: string | null;
  /** The texts by language; what is left empty is left out, and stays as it is. */
  texts: Partial<Record<Locale, string>>;
  /** Fingerprints of what the shop said when the file was exported. */
  asExported: Partial<Record<Locale, string>>;
};

const keyColumns = ['kind', 'id', 'field'];

/** Whether a file with this header is a translator's. */
export function isTextHeader(cells: readonly string[]): boolean {
  const header = namesOf(cells);
  return keyColumns.every((column) => header.includes(column));
}

type Reading = { base: Locale; codePage: CodePage; faults: FaultLog };

export async function* readTextFile(source: Readable | string, reading: Reading): AsyncGenerator<FileText> {
  const { base, codePage, faults } = reading;
  let header: string[] | null = null;
  let rows = 0;
  const seen = new Map<string, number>();
  for await (const { line, cells } of readCsvRows(source, faults, codePage)) {
    if (!header) {
      header = namesOf(cells);
      if (!isUsable(header, { base, line, faults })) return;
      continue;
    }
    rows += 1;
    const row = readRow(header, cells, { base, line });
    const name = `${row.kind} ${row.thing} ${row.field}`;
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, line);
      yield row;
    } else {
      const message = `The same text stands on line ${before}: which of both is meant?`;
      faults.fault('TEXT_TWICE', { line, column: 'field', value: row.field }, message, 'Remove one of the rows.');
    }
  }
  faults.faultIfEmpty({ hasHead: header !== null, rows }, 'Begin with “kasa texts export”.');
}

function namesOf(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim().toLowerCase());
}

type Header = { base: Locale; line: number; faults: FaultLog };

function isUsable(header: readonly string[], { base, line, faults }: Header): boolean {
  const missing = keyColumns.filter((column) => !header.includes(column));
  for (const column of missing) {
    const message = `The column “${column}” is missing: it says which text a row is about.`;
    faults.fault('MISSING_COLUMN', { line, column, value: header.join(', ') }, message, 'Keep the export’s columns.');
  }
  const languages = header.filter((column) => isLocale(column));
  const twice = languages.find((column, at) => languages.indexOf(column) !== at);
  if (twice) {
    const message = `The language ${twice} has two columns.`;
    faults.fault('LANGUAGE_TWICE', { line, column: twice, value: twice }, message, 'Remove one of them.');
  }
  if (missing.length === 0 && !languages.some((column) => column !== base)) {
    const message = 'No column is called by a language of the shop, such as “de”.';
    faults.fault('NO_LANGUAGE', { line, value: header.join(', ') }, message, 'Keep the export’s heads.');
  }
  return faults.count === 0;
}

function readRow(header: readonly string[], cells: readonly string[], { base, line }: Omit<Header, 'faults'>) {
  const cellOf = (column: string) => {
    const at = header.indexOf(column);
    return at === -1 ? null : (cells[at] ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  };
  const texts = header.flatMap((column) => {
    if (!isLocale(column) || column === base) return [];
    const text = withoutUnseenSigns(cellOf(column) ?? '').trim();
    return text ? [[column, text] as const] : [];
  });
  const [kind = '', thing = '', field = ''] = keyColumns.map((column) => (cellOf(column) ?? '').trim());
  return {
    ...{ line, kind, thing, field, source: cellOf(base) },
    texts: Object.fromEntries(texts) as FileText['texts'],
    asExported: readAsExported(cellOf(asExportedColumn) ?? ''),
  };
}
