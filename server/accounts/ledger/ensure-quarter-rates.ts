// The rates that the return of a quarter is converted at, asked for once the quarter has ended.
import { sql } from 'kysely';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Db } from '../../database/connect.ts';
import { ensureExchangeRate, type RateServices } from '../../invoices/rates/ensure-exchange-rate.ts';
import type { RateProblem } from '../../invoices/rates/fetch-rate.ts';
import { readInvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { readShop } from '../../shop/read-settings.ts';
import { correctedAloneIn, givenBackIn, soldIn } from './dated-entries.ts';
import { lastDayOf, ledgerMonth, monthAfter, quarterOf } from './ledger-month.ts';

/** Answers what could not be had. A shop without the one-stop shop has no such return. */
export async function ensureQuarterRates(services: RateServices, month: string): Promise<RateProblem[]> {
  const { db, now } = services;
  const { company, timeZone } = await readInvoiceTerms(db);
  const { taxes } = await readShop(db);
  const { first } = quarterOf(month);
  const taxPoint = lastDayOf(monthAfter(first, 2));
  if (!taxes.oss || dateIn(timeZone, now()) < taxPoint) return [];
  const { from, until } = ledgerMonth(first, timeZone, 3);
  const problems: RateProblem[] = [];
  for (const currency of await listCurrencies(db, from, until)) {
    const wanted = { country: company.address.country, national: 'EUR', currency, taxPoint, purpose: 'oss' } as const;
    const problem = await ensureExchangeRate(services, wanted);
    if (problem) problems.push(problem);
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
