import type { Currency } from '#src/currencies.ts';
import type { Db } from '../../database/connect.ts';
import type { ExchangeRate } from '../../invoices/rates/national-vat.ts';

type RateOf = (national: Currency, currency: Currency, day: string, purpose?: 'oss') => ExchangeRate | null;

/** All that were kept: one for each currency and day on which something was sold in it, or a quarter ended. */
export async function readRates(db: Db): Promise<RateOf> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['national', 'currency', 'tax_point as day', 'unit', 'rate', 'source', 'source_table as table'])
    .select(['published_on as publishedOn', 'purpose'])
    .execute();
  const known = new Map(
    rows.map(({ national, currency, day, publishedOn, purpose, unit, ...row }) => [
      `${national} ${currency} ${day} ${purpose}`,
      { ...row, unit: unit as Currency, currency: national as Currency, day: publishedOn },
    ]),
  );
  return (national, currency, day, purpose) =>
    known.get(`${national} ${currency} ${day} ${purpose ?? 'invoice'}`) ?? null;
}
