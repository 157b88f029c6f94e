import { sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import { monthAfter } from './ledger-month.ts';

/** From the first payment to the last, the latest month first; months between them without any are in it as well. */
export async function listLedgerMonths(db: Db, timeZone: string): Promise<string[]> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select (select min(paid_at) from orders) as first,
      greatest((select max(paid_at) from orders), (select max(updated_at) from refunds where status = 'succeeded')) as last
    `.execute(db);
  const [{ first, last } = { first: null, last: null }] = rows;
  if (!first || !last) return [];
  const [earliest, months] = [dateIn(timeZone, first).slice(0, 7), [dateIn(timeZone, last).slice(0, 7)]];
  for (let month = months[0] ?? ''; month > earliest; months.push(month)) month = monthAfter(month, -1);
  return months;
}
