import { sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../../history/change-batch.ts';
import { isCovered, WriteBatch } from '../write-batch.ts';
import { convertPrices } from './convert-prices.ts';
import { columnsOfMarket } from './excluded-markets.ts';
import { priceRow } from './price-row.ts';

export type GivenPrice = {
  variantId: string;
  price: Money;
  /** The amount in the same currency. Null: nothing is crossed out any more. Undefined: what was before stays. */
  compareAtMinor?: number | null | undefined;
};

export type PriceRefusal = { kind: 'VariantUnknown' } | { kind: 'CompareAtTooLow' };

/**
 * Sets a variant's price in one currency. The database appends it to the price history. `isNew`: it was another;
 * `batchId`: under which it can be taken back.
 */
export async function setPrice(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  given: GivenPrice,
): Promise<Result<{ isNew: boolean; batchId: number | null }, PriceRefusal>> {
  const { variantId, price, compareAtMinor } = given;
  if (compareAtMinor && compareAtMinor <= price.minor) return refuse({ kind: 'CompareAtTooLow' });
  return inTransaction(db, async (tx) => {
    const variant = await tx
      .selectFrom('variants')
      .select(['product_id', 'sku'])
      .where('id', '=', variantId)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    if (!variant) return refuse({ kind: 'VariantUnknown' });
    // Anyone else who changes the product waits.
    await lockThings(tx, 'product', [variant.product_id]);
    const title: BatchTitle = { key: 'batch.price', values: { variant: variant.sku || variantId } };
    const { answer: isNew, batchId } = await inBatch(tx, { by, title, now: now() }, () =>
      writePrice(tx, { ...given, productId: variant.product_id, now: now() }),
    );
    return ok({ isNew, batchId });
  });
}

/** Whether it was another. The product is locked. */
async function writePrice(
  tx: Transaction,
  { variantId, productId, price, compareAtMinor, now }: GivenPrice & { productId: string; now: Date },
): Promise<boolean> {
  const { currency, minor: amountMinor } = price;
  const existing = await tx
    .selectFrom('prices')
    .selectAll()
    .where('variant_id', '=', variantId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  const row = priceRow({ variantId, currency, amountMinor, compareAtMinor }, existing, now);
  if (existing && isCovered(row, existing)) return false;
  const writes = new WriteBatch();
  writes.put('prices', row);
  await writes.flush(tx);
  await convertPrices(tx, { variantIds: [variantId], now });
  // Where a file has left the product out it is sold from now on, and its next export says so.
  const import_columns = sql<string>`import_columns - ${columnsOfMarket(currency)}::text[]`;
  await tx.updateTable('products').set({ import_columns, updated_at: now }).where('id', '=', productId).execute();
  return true;
}
