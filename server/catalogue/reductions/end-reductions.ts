// Ends reductions before their time. One that has begun ends now and stays for the history of the price; one that is only
// planned is withdrawn, as if nobody had planned it.
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../../history/change-batch.ts';
import { convertPrices } from '../variants/convert-prices.ts';
import { writeEnded } from './write-ended.ts';

/** The reductions to end, by the id of one, or of all that were planned in one go. */
export type EndedReductions = { id: string } | { setId: string };

export type EndOutcome = {
  ended: number;
  withdrawn: number;
  /** They had ended before. */
  over: number;
  batchId: number | null;
};

type Row = { id: string; variant_id: string; product_id: string; state: 'planned' | 'running' | 'over' };

export async function endReductions(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  meant: EndedReductions,
): Promise<Result<EndOutcome, { kind: 'ReductionUnknown' }>> {
  return inTransaction(db, async (tx) => {
    const isMeant = 'id' in meant ? sql`r.id = ${meant.id}` : sql`r.set_id = ${meant.setId}`;
    const from = sql`from price_reductions r join variants v on v.id = r.variant_id where r.source_id is null and ${isMeant}`;
    const { rows: products } = await sql<{ id: string }>`select distinct v.product_id as id ${from}`.execute(tx);
    if (products.length === 0) return refuse({ kind: 'ReductionUnknown' });
    await lockThings(
      tx,
      'product',
      products.map(({ id }) => id),
    );
    const at = now();
    const { rows } = await sql<Row>`
      select r.id, r.variant_id, case when r.begins_at >= ${at} then 'planned' when r.ends_at <= ${at} then 'over'
        else 'running' end as state ${from}`.execute(tx);
    const of = (state: Row['state']) => rows.filter((row) => row.state === state).map(({ id }) => id);
    const [planned, running] = [of('planned'), of('running')];
    const count = planned.length + running.length;
    const title = { key: 'batch.reductionsEnded' as const, values: { count } };
    const { batchId } = await inBatch(tx, { by, title, now: at }, async () => {
      await writeEnded(tx, { planned, running }, at);
      await convertPrices(tx, { variantIds: rows.map((row) => row.variant_id), now: at });
    });
    return ok({ ended: running.length, withdrawn: planned.length, over: rows.length - count, batchId });
  });
}
