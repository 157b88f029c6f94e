// What is needed to say, beside a price that is being typed, what the shop's page will say of it.
import { sql } from 'kysely';
import type { PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../../database/connect.ts';
import { priceChangesOf } from '../../variants/prices-at.ts';

type PriceOfVariant = {
  currency: Currency;
  compareAtMinor: number | null;
  /** What a reduction makes of it that runs now. */
  reducedMinor: number | null;
  changes: PriceChangeRow[];
};

export async function readPricesOf(
  db: Db,
  { variantId, now }: { variantId: string; now: Date },
): Promise<(PriceOfVariant & { at: string })[]> {
  const changes = priceChangesOf({ variantId: sql`p.variant_id`, currency: sql`p.currency`, at: now });
  const { rows } = await sql<PriceOfVariant>`
    select p.currency, p.compare_at_minor as "compareAtMinor", r.amount_minor as "reducedMinor",
      coalesce(${changes}, '[]') as changes
    from prices p left join price_reductions r on r.variant_id = p.variant_id and r.currency = p.currency
      and r.begins_at <= ${now} and (r.ends_at is null or r.ends_at > ${now})
    where p.variant_id = ${variantId} order by p.currency`.execute(db);
  return rows.map((row) => ({ ...row, at: now.toISOString() }));
}
