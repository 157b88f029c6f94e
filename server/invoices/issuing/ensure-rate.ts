// Sees to the rate of an order's invoice before it is issued, outside its transaction: nobody waits for a bank with the series
// in his hand. Where there is none, issuing refuses, and says what to do.
import { dateIn } from '#src/dates/local-date.ts';
import { nationalCurrency } from '#src/vat/national-currency.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { ensureExchangeRate, type RateServices } from '../rates/ensure-exchange-rate.ts';
import type { RateProblem } from '../rates/fetch-rate.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';
import { readSale } from './read-sale.ts';
import { wantedRateOf } from './wanted-rate.ts';

/** Null where there is one, or none is needed. */
export async function ensureRate(services: RateServices, orderId: string): Promise<RateProblem | null> {
  const { db, now } = services;
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
  if (!wanted) return null;
  // Corrections are converted as what they correct.
  if ((await listInvoicesOf(db, orderId)).some(({ kind }) => kind === 'invoice')) return null;
  return ensureExchangeRate(services, wanted);
}
