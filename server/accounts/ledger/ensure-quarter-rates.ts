// The rates that the return of a quarter is converted at, asked for once the quarter has ended.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findExchangeRate, keepExchangeRate } from '../../invoices/rates/exchange-rate-store.ts';
import type { FetchRate, RateProblem } from '../../invoices/rates/fetch-rate.ts';
import { readInvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { readShop } from '../../shop/read-settings.ts';
import { correctedAloneIn, givenBackIn, soldIn } from './dated-entries.ts';
import { lastDayOf, ledgerMonth, monthAfter, quarterOf } from './ledger-month.ts';

type Services = { db: Db; now: () => Date; fetchRate: FetchRate };

/** How often the running shop looks whether a quarter has ended. */
export const quarterRatesRound = { name: 'fetch-quarter-rates', everyMs: 6 * 60 * 60_000 };

/** Answers what could not be had. A shop without the one-stop shop has no such return. */
export async function ensureQuarterRates({ db, now, fetchRate }: Services, month: string): Promise<RateProblem[]> {
  const { company, timeZone } = await readInvoiceTerms(db);
  const { taxes } = await readShop(db);
  const { first } = quarterOf(month);
  const taxPoint = lastDayOf(monthAfter(first, 2));
  if (!taxes.oss || dateIn(timeZone, now()) < taxPoint) return [];
  const { from, until } = ledgerMonth(first, timeZone, 3);
  const problems: RateProblem[] = [];
  for (const currency of await listCurrencies(db, from, until)) {
    const wanted = { country: company.address.country, national: 'EUR', currency, taxPoint, purpose: 'oss' } as const;
    if (await findExchangeRate(db, wanted)) continue;
    const found = await fetchRate(wanted);
    if (!found.ok) problems.push(found.error);
    else {
      const kept = { rate: found.value, isByHand: false, now: now() };
      await inTransaction(db, (tx) => keepExchangeRate(tx, wanted, kept));
    }
  }
  return problems;
}

/** The currencies, without euros, in which something was sold or given back then. */
async function listCurrencies(db: Db, from: Date, until: Date): Promise<Currency[]> {
  const span = { from, until };
  const { rows } = await sql<{ currency: Currency }>`
    select currency from ${soldIn(span)} sold union select currency from ${givenBackIn(span)} back
    union select currency from ${correctedAloneIn(span)} up`.execute(db);
  return rows.map(({ currency }) => currency).filter((currency) => currency !== 'EUR');
}
