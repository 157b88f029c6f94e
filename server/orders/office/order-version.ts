import type { Db } from '../../database/connect.ts';

/** Changes with everything that happens to the order. */
export async function findVersion(db: Db, orderId: string): Promise<number> {
  const latest = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return latest?.id ?? 0;
}
