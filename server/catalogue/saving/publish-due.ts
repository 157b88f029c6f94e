// Drafts whose moment has come go on sale, unless they have lost their price: what has none is on sale nowhere. Every process looks: who is first takes a product's lock, and the others find
// nothing left to do.
import { sql } from 'kysely';
import { isClockBelieved } from '../../database/clock-leaps.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { bySchedule, inBatch, lockThings } from '../../history/change-batch.ts';

export const PUBLISH_EVERY_MS = 5_000;
const MOST_AT_ONCE = 1_000;

const hasPrice = sql<boolean>`exists (
  select from variants v join prices on prices.variant_id = v.id
  where v.product_id = products.id and v.archived_at is null)`;

/** How many were published. */
export async function publishDue({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const due = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'draft')
    .where('publish_at', '<=', now())
    .where(hasPrice)
    .orderBy('publish_at')
    .limit(MOST_AT_ONCE)
    .execute();
  // What a wrong clock has published early, everybody has seen.
  if (due.length === 0 || !(await isClockBelieved(db, now()))) return 0;
  const ids = due.map(({ id }) => id);
  return inTransaction(db, async (tx) => {
    await lockThings(tx, 'product', ids);
    const { answer } = await inBatch(tx, { by: bySchedule, title: { key: 'batch.publishedAtTime' }, now: now() }, () =>
      tx
        .updateTable('products')
        .set({ status: 'active', is_published: true, updated_at: now() })
        .where('id', 'in', ids)
        // The moment may have been put off since.
        .where('status', '=', 'draft')
        .where('publish_at', '<=', now())
        .where(hasPrice)
        .executeTakeFirstOrThrow(),
    );
    return Number(answer.numUpdatedRows);
  });
}
