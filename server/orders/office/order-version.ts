import { sql } from 'kysely';
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

/** Names who has changed the address or contact of the order since that version. */
export async function findContactWriter(db: Db, orderId: string, version: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select changed.staff_name as name from order_events event
    join order_contact_changes changed on changed.id = (event.data ->> 'changeId')::uuid
    where event.order_id = ${orderId} and event.type = 'ContactChanged' and event.id > ${version}
    order by event.id desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}
