// Files of what no file may change, such as orders: the shop's own export, compared with the shop cell by cell. What was ordered
// and paid is evidence, and who a customer is follows from it (decision 143); what differs is told at its cell.
import type { Readable } from 'node:stream';
import type { OtherKind } from '#src/catalogue/import-states.ts';
import type { Db } from '../../database/connect.ts';
import { codePageOf } from '../csv/code-page-of.ts';
import { spreadsheetMoment } from '../csv/spreadsheet-moment.ts';
import { FaultLog } from '../import/import-faults.ts';
import { readCsvRows } from '../import/import-read-rows.ts';
import { type FileImport, type OtherFile, type RecordsReport, recordsReportOf } from './other-files.ts';

/** What the shop says of a record: head -> cell. */
export type ShopCells = ReadonlyMap<string, string>;

type Compared = {
  kind: OtherKind;
  /** The head of the column that names a record. */
  key: string;
  /** Heads that a file of the kind has beside it. */
  heads: readonly string[];
  /** What the shop's export says of these records, by the cell that names them. */
  readCells(db: Db, names: readonly string[], options: FileImport): Promise<ReadonlyMap<string, ShopCells>>;
};

type Row = { line: number; name: string; cells: ShopCells };

const ROWS_AT_ONCE = 500;

export function comparedFile(compared: Compared): OtherFile {
  const { kind, key, heads } = compared;
  return {
    kind,
    isHeader: (cells) => [key, ...heads].every((head) => headsOf(cells).includes(head)),
    take: (db, source, options) => compareFile(db, { source, compared, options }),
  };
}

function headsOf(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim().toLowerCase());
}

type Comparing = { source: Readable; compared: Compared; options: FileImport };

async function compareFile(db: Db, { source, compared, options }: Comparing): Promise<RecordsReport> {
  const faults = new FaultLog();
  const counted = { rows: 0, created: 0, changed: 0, unchanged: 0, batchId: null };
  let waiting: Row[] = [];
  const compare = async () => {
    options.signal?.throwIfAborted();
    counted.unchanged += await compareRows(db, waiting, { compared, options, faults });
    waiting = [];
    options.onProgress?.(counted.rows);
  };
  let heads: string[] | null = null;
  for await (const { line, cells } of readCsvRows(source, faults, codePageOf(options.markets.catalogueLanguage))) {
    if (!heads) {
      heads = headsOf(cells);
      continue;
    }
    counted.rows += 1;
    const named = new Map(heads.map((head, place) => [head, (cells[place] ?? '').trim()]));
    waiting.push({ line, name: named.get(compared.key) ?? '', cells: named });
    if (waiting.length === ROWS_AT_ONCE) await compare();
  }
  await compare();
  faults.faultIfEmpty({ hasHead: heads !== null, rows: counted.rows }, 'Save the sheet that has the rows.');
  return recordsReportOf(faults, counted);
}

type Looking = { compared: Compared; options: FileImport; faults: FaultLog };

/** How many are as the shop has them. */
async function compareRows(db: Db, rows: readonly Row[], { compared, options, faults }: Looking): Promise<number> {
  if (rows.length === 0) return 0;
  const names = rows.map(({ name }) => name);
  const found = await compared.readCells(db, [...new Set(names)], options);
  let same = 0;
  for (const { line, name, cells } of rows) {
    const own = found.get(name);
    if (!own) {
      const message = 'The shop has no such record.';
      faults.fault('RECORD_UNKNOWN', { line, column: compared.key, value: name }, message, 'Remove the row.');
      continue;
    }
    const differing = [...cells].filter(([head, cell]) => !isSame(cell, own.get(head)));
    for (const [column, value] of differing) {
      const message = `The shop says “${own.get(column)}”, and a file does not change it.`;
      faults.fault(
        'RECORD_DIFFERS',
        { line, column, value },
        message,
        'Change it in the office, where it may be changed.',
      );
    }
    if (differing.length === 0) same += 1;
  }
  return same;
}

/** A column that the shop does not have says nothing; a spreadsheet may have written amounts and days anew. */
function isSame(cell: string, own: string | undefined): boolean {
  return own === undefined || cell === own || tidied(cell) === tidied(own);
}

function tidied(text: string): string {
  const plain = text
    .split('; ')
    .map((part) => spreadsheetMoment(part.trim()))
    .join('; ')
    .replace(/(\d),(\d)/g, '$1.$2');
  return /^-?\d+\.\d+$/.test(plain) ? String(Number(plain)) : plain;
}
