// The rates that invoices of a day, and returns of a quarter, are converted at. What was issued holds its own and is not changed by these.
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ExchangeRate } from './national-vat.ts';
import type { WantedRate } from './rate-source.ts';

type Key = Omit<WantedRate, 'country'>;

export async function findExchangeRate(db: Db, key: Key): Promise<ExchangeRate | null> {
  const { national, currency, taxPoint } = key;
  const row = await db
    .selectFrom('exchange_rates')
    .select(['unit', 'rate', 'source', 'source_table as table', 'published_on as day'])
    .where('national', '=', national)
    .where('currency', '=', currency)
    .where('tax_point', '=', taxPoint)
    .where('purpose', '=', purposeOf(key))
    .executeTakeFirst();
  return row ? { ...row, unit: row.unit as Currency, currency: national } : null;
}

const purposeOf = ({ purpose }: Key) => purpose ?? 'invoice';

/** One that is there already stays, unless somebody gives another by hand. */
export async function keepExchangeRate(
  tx: Transaction,
  key: Key,
  { rate, isByHand, now }: { rate: ExchangeRate; isByHand: boolean; now: Date },
): Promise<void> {
  const { national, currency, taxPoint } = key;
  const said = {
    ...{ unit: rate.unit, rate: rate.rate, source: rate.source, source_table: rate.table, published_on: rate.day },
    ...{ is_by_hand: isByHand, kept_at: now },
  };
  await tx
    .insertInto('exchange_rates')
    .values({ national, currency, tax_point: taxPoint, purpose: purposeOf(key), ...said })
    .onConflict((conflict) => {
      const known = conflict.columns(['national', 'currency', 'tax_point', 'purpose']);
      return isByHand ? known.doUpdateSet(said) : known.doNothing();
    })
    .execute();
}
