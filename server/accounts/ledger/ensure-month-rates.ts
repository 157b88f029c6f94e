// The rates of the days on which a month's sales were made: an invoice asks for its own, and consumers mostly have none.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import { ensureExchangeRate, type RateServices } from '../../invoices/rates/ensure-exchange-rate.ts';
import type { RateProblem } from '../../invoices/rates/fetch-rate.ts';
import { readInvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { correctedAloneIn, givenBackIn, soldAtOf, soldIn } from './dated-entries.ts';
import { type LedgerMonth, ledgerMonth } from './ledger-month.ts';

/**
 * Answers what could not be had. Asks for days that have ended: a bank may publish its rate of this one yet. `national`: what
 * the sales are converted into.
 */
export async function ensureMonthRates(
  services: RateServices,
  month: string,
  national: Currency,
): Promise<RateProblem[]> {
  const { company, timeZone } = await readInvoiceTerms(services.db);
  const today = dateIn(timeZone, services.now());
  const problems = new Map<Currency, RateProblem>();
  for (const { currency, soldOn } of await listSoldOn(services.db, ledgerMonth(month, timeZone), national)) {
    // A bank that is away, or does not know the currency, is not waited for once a day of the month.
    if (soldOn >= today || problems.has(currency)) continue;
    const wanted = { country: company.address.country, national, currency, taxPoint: soldOn };
    const problem = await ensureExchangeRate(services, wanted);
    if (problem) problems.set(currency, problem);
  }
  return [...problems.values()];
}

/** The days on which something was sold in other money, the earliest first: of the month's sales, and of what it took back. */
async function listSoldOn(
  db: Db,
  month: LedgerMonth,
  national: Currency,
): Promise<{ currency: Currency; soldOn: string }[]> {
  const { rows } = await sql<{ currency: Currency; soldOn: string }>`
    select distinct o.currency, to_char(${soldAtOf('o')} at time zone ${month.timeZone}, 'YYYY-MM-DD') as "soldOn"
    from orders o where o.currency <> ${national} and o.id in (
      select id from ${soldIn(month)} sold union select order_id from ${givenBackIn(month)} back
      union select order_id from ${correctedAloneIn(month)} up)
    order by 2, 1`.execute(db);
  return rows;
}
