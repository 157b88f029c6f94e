import { sql } from 'kysely';
import { announcedPrior, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { priceChangesOf, pricesAt } from './prices-at.ts';

export type VariantPrice = {
  /** The ordinary one, which stays what it is while it is reduced for a time. */
  amount: Money;
  compareAt: Money | null;
  validFrom: Date;
  /** Null when none holds now; `until` is null when somebody has to end it. */
  reduced: { amount: Money; until: Date | null } | null;
  /** What a reduction is announced against; null when none may be. */
  lowestPrior: Money | null;
  /** The currency of the price that it is made of; null when the merchant has set it. */
  convertedFrom: Currency | null;
};

type Row = {
  currency: Currency;
  amount_minor: number;
  compare_at_minor: number | null;
  valid_from: Date;
  converted_from: Currency | null;
  now_minor: number;
  reduced_from: Date | null;
  reduced_until: Date | null;
  history: PriceChangeRow[] | null;
};

/** The prices at a moment, by currency. */
export async function readPrices(db: Db, variantId: string, at: Date): Promise<VariantPrice[]> {
  const { rows } = await sql<Row>`
    select prices.currency, prices.amount_minor, prices.compare_at_minor, prices.valid_from, prices.converted_from,
      pr.amount_minor as now_minor, pr.reduced_from, pr.reduced_until,
      ${priceChangesOf({ variantId: sql`prices.variant_id`, currency: sql`prices.currency`, at })} as history
    from prices join ${pricesAt(at)} pr on pr.variant_id = prices.variant_id and pr.currency = prices.currency
    where prices.variant_id = ${variantId} order by prices.currency`.execute(db);
  return rows.map(({ currency, ...row }) => {
    const inCurrency = (minor: number | null) => (minor === null ? null : money(minor, currency));
    return {
      amount: money(row.amount_minor, currency),
      compareAt: inCurrency(row.compare_at_minor),
      validFrom: row.valid_from,
      reduced: row.reduced_from && { amount: money(row.now_minor, currency), until: row.reduced_until },
      lowestPrior: inCurrency(announcedPrior(row.history)),
      convertedFrom: row.converted_from,
    };
  });
}
