import { sql } from 'kysely';
import type { Money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isCovered, WriteBatch } from '../write-batch.ts';
import { convertPrices } from './convert-prices.ts';
import { columnsOfMarket } from './excluded-markets.ts';
import { priceRow } from './price-row.ts';

export type GivenPrice = {
  variantId: string;
  price: Money;
  /** A price in the same currency. Null: nothing is crossed out any more. Undefined: what was before stays. */
  compareAtMinor?: number | null | undefined;
};

export type PriceRefusal = { kind: 'VariantUnknown' } | { kind: 'CompareAtTooLow' };

/** Sets a variant's price in one currency. The database appends it to the price history. `isNew`: it was another. */
export async function setPrice(
  { db, now }: { db: Db; now: () => Date },
  { variantId, price: { minor, currency }, compareAtMinor }: GivenPrice,
): Promise<Result<{ isNew: boolean }, PriceRefusal>> {
  if (compareAtMinor && compareAtMinor <= minor) return refuse({ kind: 'CompareAtTooLow' });
  return inTransaction(db, async (tx) => {
    // Anyone else who sets a price of the variant waits.
    const variant = await tx
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', variantId)
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!variant) return refuse({ kind: 'VariantUnknown' });
    const existing = await tx
      .selectFrom('prices')
      .selectAll()
      .where('variant_id', '=', variantId)
      .where('currency', '=', currency)
      .executeTakeFirst();
    const row = priceRow({ variantId, currency, amountMinor: minor, compareAtMinor }, existing, now());
    if (existing && isCovered(row, existing)) return ok({ isNew: false });
    const writes = new WriteBatch();
    writes.put('prices', row);
    await writes.flush(tx);
    await convertPrices(tx, { variantIds: [variantId], now: now() });
    // Where a file has left the product out it is sold from now on, and its next export says so.
    const import_columns = sql<string>`import_columns - ${columnsOfMarket(currency)}::text[]`;
    await tx
      .updateTable('products')
      .set({ import_columns, updated_at: now() })
      .where('id', '=', variant.product_id)
      .execute();
    return ok({ isNew: true });
  });
}
