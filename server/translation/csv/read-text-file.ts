// Reads a translator's file: which columns it has, and what each row says of which text.
import type { Readable } from 'node:stream';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { FaultLog } from '../../catalogue/import/import-faults.ts';
import { readCsvRows } from '../../catalogue/import/import-read-rows.ts';

export type TextFault = { line: number; column: string; cell: string; message: string };

export type FileText = {
  line: number;
  kind: string;
  thing: string;
  field: string;
  /** As the file has it; null without a column of the catalogue's language. */
  source: string | null;
  /** By language; what is left empty is left out, and stays as it is. */
  texts: Partial<Record<Locale, string>>;
};

const MOST_FAULTS = 1_000;

export class TextFaults {
  readonly list: TextFault[] = [];
  readonly warnings: TextFault[] = [];
  count = 0;

  add(fault: TextFault): void {
    this.count += 1;
    if (this.list.length < MOST_FAULTS) this.list.push({ ...fault, cell: fault.cell.slice(0, 200) });
  }

  warn(warning: TextFault): void {
    if (this.warnings.length < MOST_FAULTS) this.warnings.push({ ...warning, cell: warning.cell.slice(0, 200) });
  }
}

export async function* readTextFile(
  source: Readable | string,
  { base, faults }: { base: Locale; faults: TextFaults },
): AsyncGenerator<FileText> {
  const log = new FaultLog();
  let header: string[] | null = null;
  const seen = new Map<string, number>();
  for await (const { line, cells } of readCsvRows(source, log)) {
    if (!header) {
      header = cells.map((cell) => cell.trim().toLowerCase());
      if (!isUsable(header, { base, line, faults })) return;
      continue;
    }
    const row = readRow(header, cells, { base, line });
    const name = `${row.kind} ${row.thing} ${row.field}`;
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, line);
      yield row;
    } else {
      const message = `The same text stands on line ${before}: which of both is meant? Remove one of them.`;
      faults.add({ line, column: 'field', cell: row.field, message });
    }
  }
  for (const { line, message, fix } of log.faults)
    faults.add({ line, column: '', cell: '', message: `${message} ${fix}` });
  for (const { line, message, fix } of log.warnings)
    faults.warn({ line, column: '', cell: '', message: `${message} ${fix}` });
  if (!header && log.count === 0)
    faults.add({ line: 1, column: '', cell: '', message: 'The file is empty. Begin with “kasa texts export”.' });
}

type Reading = { base: Locale; line: number };

function isUsable(header: readonly string[], { base, line, faults }: Reading & { faults: TextFaults }): boolean {
  const missing = ['kind', 'id', 'field'].filter((column) => !header.includes(column));
  for (const column of missing) {
    const message = `The column “${column}” is missing: it says which text a row is about. Keep the columns of the export.`;
    faults.add({ line, column, cell: header.join(', '), message });
  }
  const languages = header.filter((column) => isLocale(column));
  const twice = languages.find((column, at) => languages.indexOf(column) !== at);
  if (twice)
    faults.add({ line, column: twice, cell: twice, message: `The language ${twice} has two columns. Remove one.` });
  if (missing.length === 0 && !languages.some((column) => column !== base)) {
    const message = 'No column is called by a language of the shop, such as “de”. Keep the heads of the export.';
    faults.add({ line, column: '', cell: header.join(', '), message });
  }
  return faults.count === 0;
}

function readRow(header: readonly string[], cells: readonly string[], { base, line }: Reading): FileText {
  const cellOf = (column: string) => {
    const at = header.indexOf(column);
    return at === -1 ? null : (cells[at] ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  };
  const texts = header.flatMap((column) => {
    if (!isLocale(column) || column === base) return [];
    const text = cellOf(column)?.trim();
    return text ? [[column, text] as const] : [];
  });
  return {
    line,
    ...{
      kind: (cellOf('kind') ?? '').trim(),
      thing: (cellOf('id') ?? '').trim(),
      field: (cellOf('field') ?? '').trim(),
    },
    source: cellOf(base),
    texts: Object.fromEntries(texts),
  };
}
