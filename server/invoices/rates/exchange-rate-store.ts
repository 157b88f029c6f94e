// The rates that invoices of a day are converted at. What was issued holds its own and is not changed by these.
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ExchangeRate } from './national-vat.ts';
import type { WantedRate } from './rate-source.ts';

type Key = Omit<WantedRate, 'country'>;

export async function findExchangeRate(db: Db, { national, currency, taxPoint }: Key): Promise<ExchangeRate | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['unit', 'rate', 'source', 'source_table as table', 'published_on as day'])
    .where('national', '=', national)
    .where('currency', '=', currency)
    .where('tax_point', '=', taxPoint)
    .executeTakeFirst();
  return row ? { ...row, unit: row.unit as Currency, currency: national } : null;
}

/** One that is there already stays, unless somebody gives another by hand. */
export async function keepExchangeRate(
  tx: Transaction,
  { national, currency, taxPoint }: Key,
  { rate, isByHand, now }: { rate: ExchangeRate; isByHand: boolean; now: Date },
): Promise<void> {
  const said = {
    ...{ unit: rate.unit, rate: rate.rate, source: rate.source, source_table: rate.table, published_on: rate.day },
    ...{ is_by_hand: isByHand, kept_at: now },
  };
  await tx
    .insertInto('exchange_rates')
    .values({ national, currency, tax_point: taxPoint, ...said })
    .onConflict((conflict) => {
      const known = conflict.columns(['national', 'currency', 'tax_point']);
      return isByHand ? known.doUpdateSet(said) : known.doNothing();
    })
    .execute();
}
