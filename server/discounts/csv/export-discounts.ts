import { sql } from 'kysely';
import { type Currency, currencies } from '#src/currencies.ts';
import type { ExcelManner } from '../../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../../database/connect.ts';
import { type ListedDiscountCode, listDiscountCodes } from '../list-discount-codes.ts';
import { discountCells, discountHeads } from './discount-columns.ts';

export type DiscountsExport = {
  /** What the shop sells in: each has its columns, also where no code names it yet. */
  sold: readonly Currency[];
  timeZone: string;
  /** Null for programs. */
  excel: ExcelManner | null;
  now: Date;
};

/** The lines of the file, some at a time: the newest codes first. */
export async function* exportDiscounts(
  db: Db,
  { sold, timeZone, excel, now }: DiscountsExport,
): AsyncGenerator<string> {
  const encode = (cells: readonly string[]) => (excel ? encodeExcelRow(cells, excel) : encodeRow(cells));
  const named = await listNamedCurrencies(db);
  const used = currencies.filter((currency) => sold.includes(currency) || named.has(currency));
  yield `${excel ? '\uFEFF' : ''}${encode(discountHeads(used))}`;
  const say = { timeZone, decimal: excel?.decimal ?? '.' };
  for await (const codes of pagesOfCodes(db, now)) {
    yield codes.map((code) => encode(discountCells(code, used, say))).join('');
  }
}

const PAGE_SIZE = 1_000;

export async function* pagesOfCodes(db: Db, now: Date): AsyncGenerator<ListedDiscountCode[]> {
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listDiscountCodes>> = await listDiscountCodes(db, {
      ...{ before, first: PAGE_SIZE, now },
    });
    if (page.codes.length > 0) yield page.codes;
    before = page.hasMore ? page.before : null;
  } while (before !== null);
}

async function listNamedCurrencies(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from discount_codes, jsonb_object_keys(amounts || minimums) as currency`.execute(db);
  return new Set(rows.map(({ currency }) => currency));
}
