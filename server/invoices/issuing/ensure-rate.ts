// Sees to the rate of an order's invoice before it is issued, outside its transaction: nobody waits for a bank with the series
// in his hand. Where there is none, issuing refuses, and says what to do.
import { dateIn } from '#src/dates/local-date.ts';
import { nationalCurrency } from '#src/vat/national-currency.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { findExchangeRate, keepExchangeRate } from '../rates/exchange-rate-store.ts';
import type { FetchRate, RateProblem } from '../rates/fetch-rate.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';
import { readSale } from './read-sale.ts';
import { wantedRateOf } from './wanted-rate.ts';

type Services = { db: Db; now: () => Date; fetchRate: FetchRate };

/** Null where there is one, or none is needed. */
export async function ensureRate({ db, now, fetchRate }: Services, orderId: string): Promise<RateProblem | null> {
  const terms = await readInvoiceTerms(db);
  const { currency } = await db
    .selectFrom('orders')
    .select('currency')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // Nearly every sale is in the seller's own money.
  if (currency === nationalCurrency(terms.company.address.country)) return null;
  const sale = await readSale(db, orderId);
  const wanted = wantedRateOf(sale, { ...terms, day: dateIn(terms.timeZone, now()) });
  if (!wanted || (await findExchangeRate(db, wanted))) return null;
  // Corrections are converted as what they correct.
  if ((await listInvoicesOf(db, orderId)).some(({ kind }) => kind === 'invoice')) return null;
  const found = await fetchRate(wanted);
  if (!found.ok) return found.error;
  const kept = { rate: found.value, isByHand: false, now: now() };
  await inTransaction(db, (tx) => keepExchangeRate(tx, wanted, kept));
  return null;
}
