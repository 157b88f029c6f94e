// Tells the shop's own people what has fallen to its limit, once for each time that it falls: a trigger notes it with the
// change of stock (000143-stock-ledger.sql), whoever makes that. Many at once are one e-mail. What is noted is taken and the
// e-mail written down in one transaction: killed in between, the shop tells it neither twice nor never.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { readSettings } from '../shop/read-settings.ts';

export const LOOK_FOR_LOW_STOCK_EVERY_MS = 60_000;
/** More are a list to look at, not an e-mail. */
const MOST_TOLD = 200;

/** How many are told. */
export async function tellLowStock({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const settings = await readSettings(db, 'stock');
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; at: Date }>`
      delete from low_stock_crossings where variant_id in (
        select variant_id from low_stock_crossings order by crossed_at, variant_id for update skip locked)
      returning variant_id as id, crossed_at as at`.execute(tx);
    const [first] = rows;
    if (!first || settings?.mailsLowStock === false) return 0;
    const variantIds = rows.slice(0, MOST_TOLD).map(({ id }) => id);
    const deduplicationKey = `merchant-low-stock-${first.id}-${first.at.getTime()}`;
    await addToOutbox(tx, { deduplicationKey, kind: 'merchant-low-stock', payload: { variantIds } }, now());
    return rows.length;
  });
}
