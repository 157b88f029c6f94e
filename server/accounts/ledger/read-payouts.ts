// What the payment service has paid out in a month, as the bank shows it: all bookings of each payout, then the payout.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import type { PayoutBooking } from '../payouts/payout-store.ts';
import type { ProviderEntry } from './ledger-entry.ts';
import type { LedgerMonth } from './ledger-month.ts';

type Row = {
  id: string;
  kind: PayoutBooking['kind'];
  amountMinor: string;
  feeMinor: string;
  currency: Currency;
  bookedAt: Date;
  source: string;
  orderNumber: number | null;
};

type Payout = { id: string; amountMinor: string; currency: Currency; arrivesOn: string; isAutomatic: boolean };

const PAGE_SIZE = 1_000;

/** Those that failed never reached the bank. */
export async function* readPayouts(db: Db, month: LedgerMonth): AsyncGenerator<ProviderEntry[]> {
  const { rows: payouts } = await sql<Payout>`
    select id, amount_minor as "amountMinor", currency, arrives_on as "arrivesOn", is_automatic as "isAutomatic"
    from payouts where arrives_on between ${`${month.month}-01`} and ${`${month.last}-31`}
      and status in ('pending', 'in_transit', 'paid')
    order by arrives_on, id`.execute(db);
  for (const payout of payouts) {
    for await (const rows of bookingsOf(db, payout.id)) {
      yield rows.flatMap((row) => toEntries(row, payout.id, dateIn(month.timeZone, row.bookedAt)));
    }
    yield [
      {
        ...{ kind: 'payout', id: payout.id, day: payout.arrivesOn, currency: payout.currency, payoutId: payout.id },
        ...{ amountMinor: -Number(payout.amountMinor), orderNumber: null, source: '', isAutomatic: payout.isAutomatic },
      },
    ];
  }
}

async function* bookingsOf(db: Db, payoutId: string): AsyncGenerator<Row[]> {
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select b.id, b.kind, b.amount_minor as "amountMinor", b.fee_minor as "feeMinor", b.currency, b.booked_at as "bookedAt",
        b.source, (select o.number from payment_attempts a join orders o on o.id = a.order_id
          where a.intent_id = b.intent_id limit 1) as "orderNumber"
      from payout_bookings b
      where b.payout_id = ${payoutId} and (${after}::text is null or (b.booked_at, b.id) >
        (select p.booked_at, p.id from payout_bookings p where p.id = ${after}))
      order by b.booked_at, b.id limit ${PAGE_SIZE}`.execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE_SIZE || after === null) return;
  }
}

/** What the service keeps of a payment is an entry of its own. */
function toEntries(row: Row, payoutId: string, day: string): ProviderEntry[] {
  const common = { day, currency: row.currency, payoutId, orderNumber: row.orderNumber, source: row.source };
  const fee = Number(row.feeMinor);
  return [
    { ...common, kind: row.kind, id: row.id, amountMinor: Number(row.amountMinor) },
    ...(fee === 0 ? [] : [{ ...common, kind: 'fee' as const, id: `${row.id}-fee`, amountMinor: -fee }]),
  ];
}
