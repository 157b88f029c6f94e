// Takes a file of discount codes: all of it or nothing, by the use cases of the office, in one batch of the history. A code
// that the shop does not have is made, one that it has gets the terms of its row, and those that the file does not name stay.
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { normaliseCode } from '#src/discounts/discount-code.ts';
import { codePageOf } from '../../catalogue/csv/code-page-of.ts';
import { type FaultCode, FaultLog } from '../../catalogue/import/import-faults.ts';
import { readCsvRows } from '../../catalogue/import/import-read-rows.ts';
import {
  type FileImport,
  type OtherFile,
  type RecordsReport,
  recordsReportOf,
} from '../../catalogue/import-jobs/other-files.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { inBatch } from '../../history/change-batch.ts';
import type { ListedDiscountCode } from '../list-discount-codes.ts';
import { type DiscountTermsRefusal, findDiscountFault, saveDiscountCodeIn } from '../save-discount-code.ts';
import { stopDiscountCodeIn } from '../stop-discount-code.ts';
import { isDiscountHead, requiredColumns } from './discount-columns.ts';
import { pagesOfCodes } from './export-discounts.ts';
import { type DiscountRow, type GivenRow, isSaid, readDiscountRow } from './read-discount-row.ts';

export const discountsFile: OtherFile = {
  kind: 'discounts',
  isHeader: (cells) => requiredColumns.every((column) => namesOf(cells).includes(column)),
  take: importDiscounts,
};

function namesOf(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim().toLowerCase());
}

export async function importDiscounts(
  db: Db,
  source: Readable | string,
  options: Omit<FileImport, 'withSettings'>,
): Promise<RecordsReport> {
  const faults = new FaultLog();
  const plan = await planFile(db, source, { ...options, faults });
  if (faults.count > 0 || options.looksOnly) return recordsReportOf(faults, { ...plan.counted, batchId: null });
  return inTransaction(db, async (tx) => {
    const { by, title, now } = options;
    const met = new FaultLog();
    const { batchId } = await inBatch(tx, { by, title, now }, () => writeCodes(tx, plan.changed, { now, faults: met }));
    const report = recordsReportOf(met, { ...plan.counted, batchId });
    if (!report.ok) throw new NothingWritten({ ...report, batchId: null });
    options.signal?.throwIfAborted();
    await options.beforeCommit?.(tx, report);
    return report;
  }).catch((error: unknown) => {
    if (error instanceof NothingWritten) return error.report;
    throw error;
  });
}

/** Thrown to leave nothing behind. */
class NothingWritten extends Error {
  readonly report: RecordsReport;

  constructor(report: RecordsReport) {
    super('nothing is written');
    this.report = report;
  }
}

type ChangedCode = DiscountRow & { stored: ListedDiscountCode | undefined };
type Planning = Omit<FileImport, 'withSettings'> & { faults: FaultLog };

/** What would become of each code; nothing is written or locked. */
async function planFile(db: Db, source: Readable | string, planning: Planning) {
  const { faults, timeZone, markets, now, onRecord, onProgress } = planning;
  const known = await readCodes(db, now);
  const counted = { rows: 0, created: 0, changed: 0, unchanged: 0 };
  const changed: ChangedCode[] = [];
  const seen = new Map<string, number>();
  for await (const given of givenRows(source, { faults, codePage: codePageOf(markets.catalogueLanguage) })) {
    counted.rows += 1;
    const stored = known.get(codeIn(given));
    const row = readDiscountRow(given, { stored, timeZone, faults });
    if (!row || isRepeated(row, seen, faults) || !isSound(row, faults)) continue;
    if (stored && isSaid(row, stored, timeZone)) {
      counted.unchanged += 1;
      continue;
    }
    counted[stored ? 'changed' : 'created'] += 1;
    changed.push({ ...row, stored });
    onRecord?.({ title: row.content.code, says: '', outcome: stored ? 'updated' : 'created' });
  }
  await findUnknownGoods(db, changed, faults);
  await findAlike(db, changed, faults);
  onProgress?.(counted.rows);
  return { changed, counted };
}

function codeIn({ cells }: GivenRow): string {
  return normaliseCode(cells.get('code') ?? '');
}

async function readCodes(db: Db, now: Date): Promise<Map<string, ListedDiscountCode>> {
  const codes = new Map<string, ListedDiscountCode>();
  for await (const page of pagesOfCodes(db, now)) for (const code of page) codes.set(code.code, code);
  return codes;
}

type CsvReading = { faults: FaultLog; codePage: ReturnType<typeof codePageOf> };

async function* givenRows(source: Readable | string, { faults, codePage }: CsvReading): AsyncGenerator<GivenRow> {
  let heads: string[] | null = null;
  let rows = 0;
  let spelt: ReadonlyMap<string, string> = new Map();
  for await (const { line, cells } of readCsvRows(source, faults, codePage)) {
    if (heads) {
      rows += 1;
      const named = heads.map((head, place) => [head, (cells[place] ?? '').trim()] as const);
      yield { line, spelt, cells: new Map(named.filter(([head]) => head !== '')) };
      continue;
    }
    heads = namesOf(cells);
    spelt = new Map(heads.map((head, place) => [head, (cells[place] ?? '').trim()]));
    checkHeads(heads, { line, spelt, faults });
    if (faults.count > 0) return;
  }
  faults.faultIfEmpty({ hasHead: heads !== null, rows }, 'Begin with “kasa discounts export”.');
}

type Header = Pick<GivenRow, 'line' | 'spelt'> & { faults: FaultLog };

function checkHeads(heads: readonly string[], { line, spelt, faults }: Header): void {
  const fix = 'Keep the columns of the export.';
  const twice = heads.find((head, place) => head !== '' && heads.indexOf(head) !== place);
  if (twice) faults.fault('DUPLICATE_COLUMN', { line, column: twice }, 'The column is there twice.', fix);
  for (const column of requiredColumns.filter((name) => !heads.includes(name))) {
    faults.fault('MISSING_COLUMN', { line, column }, `The column “${column}” is missing.`, fix);
  }
  for (const column of heads.filter((head) => head !== '' && !isDiscountHead(head))) {
    const place = { line, column: spelt.get(column) ?? column };
    faults.warn('UNUSED_COLUMNS', place, 'Nothing is made of this column.', fix);
  }
}

function isRepeated({ line, content: { code } }: DiscountRow, seen: Map<string, number>, faults: FaultLog): boolean {
  const before = seen.get(code);
  if (before === undefined) {
    seen.set(code, line);
    return false;
  }
  const message = `The same code stands on line ${before}.`;
  faults.fault('RECORD_TWICE', { line, column: 'code', value: code }, message, 'Remove one of the rows.');
  return true;
}

function isSound(row: DiscountRow, faults: FaultLog): boolean {
  const fault = findDiscountFault(row.content);
  if (fault) tell(row, fault, faults);
  return fault === null;
}

/** One question for all rows. */
async function findUnknownGoods(db: Db, rows: readonly DiscountRow[], faults: FaultLog): Promise<void> {
  for (const scope of ['collections', 'products'] as const) {
    const ofScope = rows.filter(({ content }) => content.scope === scope);
    const handles = [...new Set(ofScope.flatMap(({ content }) => content.handles))];
    if (handles.length === 0) continue;
    const found = await db.selectFrom(scope).select('handle').where(sql<boolean>`handle = any(${handles})`).execute();
    const known = new Set(found.map(({ handle }) => handle));
    for (const row of ofScope) {
      const unknown = row.content.handles.filter((handle) => !known.has(handle));
      if (unknown.length > 0) tell(row, { kind: 'HandlesUnknown', handles: unknown }, faults);
    }
  }
}

/** New codes that differ in accents alone from one of the shop or of the file. */
async function findAlike(db: Db, rows: readonly ChangedCode[], faults: FaultLog): Promise<void> {
  const added = rows.filter(({ stored }) => !stored);
  const codes = added.map(({ content }) => content.code);
  const { rows: alike } = await sql<{ code: string; other: string }>`
    select own.code, min(other.code) as other from unnest(${codes}::text[]) as own (code)
    join (select code from discount_codes union select unnest(${codes}::text[])) as other
      on kasa_unaccent(other.code) = kasa_unaccent(own.code) and other.code <> own.code
    group by own.code`.execute(db);
  const others = new Map(alike.map(({ code, other }) => [code, other]));
  for (const { line, content } of added) {
    const other = others.get(content.code);
    if (!other) continue;
    const message = `It differs from ${other} in accents alone, and shoppers type codes without them.`;
    faults.fault('DISCOUNT_ALIKE', { line, column: 'code', value: content.code }, message, 'Keep one of them.');
  }
}

async function writeCodes(
  tx: Transaction,
  rows: readonly ChangedCode[],
  { now, faults }: { now: Date; faults: FaultLog },
): Promise<void> {
  // That the file was imported stands in the log of staff, and what it changed in the history.
  const services = { now: () => now, audit: async () => {} };
  for (const row of rows) {
    const { content, isStopped, stored } = row;
    const saved = await saveDiscountCodeIn(tx, services, content, stored ? stored.version : null);
    if (!saved.ok) tell(row, saved.error, faults);
    else if (isStopped !== (stored?.stoppedAt != null)) await stopDiscountCodeIn(tx, services, content.code, isStopped);
  }
}

type Told = { code: FaultCode; column: string; message: string };

const told: Readonly<Record<DiscountTermsRefusal['kind'], Told>> = {
  CodeInvalid: { code: 'DISCOUNT_CODE', column: 'code', message: 'A code has 3 to 40 letters, digits and signs.' },
  RewardMissing: { code: 'DISCOUNT_REWARD', column: 'kind', message: 'Nothing says how much the code takes off.' },
  LimitInvalid: { code: 'DISCOUNT_LIMIT', column: 'max_uses', message: 'A limit or an amount is none.' },
  PeriodEmpty: { code: 'DISCOUNT_PERIOD', column: 'until', message: 'It ends before it begins.' },
  ScopeEmpty: { code: 'DISCOUNT_GOODS', column: 'goods', message: 'Nothing says which goods the code is for.' },
  HandlesUnknown: { code: 'DISCOUNT_GOODS', column: 'goods', message: 'The shop has no such goods.' },
  CodeTaken: { code: 'DISCOUNT_CHANGED', column: 'code', message: 'Somebody has just made this code.' },
  CodeChanged: { code: 'DISCOUNT_CHANGED', column: 'code', message: 'Somebody has just changed this code.' },
  MadeBefore: { code: 'DISCOUNT_CHANGED', column: 'code', message: 'Somebody has just made this code.' },
};

function tell({ line, content }: DiscountRow, refusal: DiscountTermsRefusal, faults: FaultLog): void {
  const { code, column, message } = told[refusal.kind];
  const value = refusal.kind === 'HandlesUnknown' ? refusal.handles.join(', ') : content.code;
  faults.fault(code, { line, column, value }, message, 'Write it as an export of the shop does.');
}
