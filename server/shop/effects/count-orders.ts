// What of the shop's orders a change of the settings is about.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Placed and neither sent whole nor given up: whoever works on them still needs what they were placed under. */
export async function countOpenOrders(db: Db, isMeant: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders
    where payment_state <> 'cancelled' and fulfilment_state in ('unfulfilled', 'partly_sent') and ${isMeant}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
