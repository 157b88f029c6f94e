// Changes the reductions that were planned in one go, of however many products: all of them or none. What of them is over
// stays as it was.
import { sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { lockThings } from '../../history/change-batch.ts';
import type { ReductionsRefusal } from './plan-reductions-patch.ts';
import type { ReductionFields } from './reduction-patch.ts';
import { type Saver, saveProductsIn } from './save-products.ts';

/** What is not named stays. A begin that is null is now; an end that is null: until somebody ends it. */
export type ReductionsChange = Pick<ReductionFields, 'amount_minor' | 'begins_at' | 'ends_at'>;

export async function changeReductions(
  { db, now, by, baseLocale }: Saver,
  { setId, change }: { setId: string; change: ReductionsChange },
): Promise<Result<{ changed: number; batchId: number | null }, ReductionsRefusal>> {
  const unknown = { kind: 'ReductionUnknown' as const, id: setId };
  if (!isUuid(setId)) return refuse(unknown);
  return inTransaction(db, async (tx) => {
    await lockThings(tx, 'product', await listProducts(tx, setId));
    const at = now();
    const rows = await listOpen(tx, setId, at);
    if (rows.length === 0) return refuse(unknown);
    const saves = [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, own]) => {
      const reductions = Object.fromEntries(own.map(({ id }) => [id, change]));
      return { productId, version: null, patch: { reductions } };
    });
    const title: BatchTitle = { key: 'batch.productsEdited', values: { count: saves.length } };
    const saved = await saveProductsIn(tx, { saves, title, by, baseLocale, now: at });
    const [refused] = saved.refused;
    if (!refused) {
      const moved = new Set(saved.changed.map(({ productId }) => productId));
      return ok({ changed: rows.filter(({ productId }) => moved.has(productId)).length, batchId: saved.batchId });
    }
    // What is refused is rolled back, of all products.
    if ('id' in refused.refusal) return refuse(refused.refusal);
    throw new Error(`reductions alone were refused as ${refused.refusal.kind}`);
  });
}

async function listProducts(tx: Transaction, setId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.product_id::text as id from price_reductions r join variants v on v.id = r.variant_id
    where r.set_id = ${setId} and r.source_id is null`.execute(tx);
  return rows.map(({ id }) => id);
}

async function listOpen(tx: Transaction, setId: string, at: Date) {
  const { rows } = await sql<{ id: string; productId: string }>`
    select r.id, v.product_id as "productId"
    from price_reductions r join variants v on v.id = r.variant_id
    where r.set_id = ${setId} and r.source_id is null and coalesce(r.ends_at > ${at}, true)`.execute(tx);
  return rows;
}
