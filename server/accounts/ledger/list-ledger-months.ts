import { sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import { monthAfter } from './ledger-month.ts';

/**
 * Lists the months from the first of which the ledger says anything to the last, the latest first; months between them
 * without anything are in it as well. What is sent unpaid, a correction and a payout are of months of their own.
 */
export async function listLedgerMonths(db: Db, timeZone: string): Promise<string[]> {
  const { rows } = await sql<{ moments: (Date | null)[]; days: (string | null)[] }>`
    select array[
        (select min(paid_at) from orders), (select max(paid_at) from orders),
        (select min(sent_at) from parcels where sent_unpaid and cancelled_at is null),
        (select max(sent_at) from parcels where sent_unpaid and cancelled_at is null),
        (select max(updated_at) from refunds where status = 'succeeded')
      ] as moments, array[
        (select min(issued_on) from invoices where kind <> 'proforma'),
        (select max(issued_on) from invoices where kind <> 'proforma'),
        (select max(arrives_on) from payouts where status in ('pending', 'in_transit', 'paid'))
      ] as days`.execute(db);
  const { moments = [], days = [] } = rows[0] ?? {};
  const said = [...moments.map((moment) => moment && dateIn(timeZone, moment)), ...days];
  const known = said.flatMap((day) => day?.slice(0, 7) ?? []).sort();
  const [earliest, latest] = [known[0], known.at(-1)];
  if (!earliest || !latest) return [];
  const months = [latest];
  for (let month = latest; month > earliest; months.push(month)) month = monthAfter(month, -1);
  return months;
}
