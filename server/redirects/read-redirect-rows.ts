// A file of redirects as Shopify exports them (Redirect from, Redirect to), or any CSV of two columns.
import type { Readable } from 'node:stream';
import { FaultLog, type ImportFault } from '../catalogue/import/import-faults.ts';
import { type CsvRow, readCsvRows } from '../catalogue/import/import-read-rows.ts';
import type { GivenRedirect } from './set-redirects.ts';

/** The rows, in order; `faults` when the file is no CSV, or says nothing. */
export async function readRedirectRows(
  source: Readable | string,
): Promise<{ redirects: GivenRedirect[]; faults: ImportFault[] }> {
  const log = new FaultLog();
  const redirects: GivenRedirect[] = [];
  let columns: [from: number, to: number] | undefined;
  for await (const row of readCsvRows(source, log)) {
    const isHeader = columns === undefined && !isAddress(row.cells[0]);
    columns ??= findColumns(row);
    const [from, to] = columns;
    if (!isHeader) redirects.push({ line: row.line, from: row.cells[from] ?? '', to: row.cells[to] ?? '' });
  }
  const fix = 'Write one address to lead on in each row: /pages/about-us,/en/page/about';
  log.faultIfEmpty({ hasHead: columns !== undefined, rows: redirects.length }, fix);
  return { redirects, faults: log.faults };
}

function isAddress(cell = ''): boolean {
  return /^(\/|https?:)/i.test(cell.trim());
}

function findColumns({ cells }: CsvRow): [from: number, to: number] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const from = names.findIndex((name) => /\b(from|old|source|path)\b/.test(name));
  const to = names.findIndex((name) => /\b(to|new|target|destination)\b/.test(name));
  return from >= 0 && to >= 0 ? [from, to] : [0, 1];
}
