import type { Db } from '../../database/connect.ts';

/** The platforms of the assistants that led to the order; an empty one where the assistant names none. */
export async function listAssistantsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assistant_orders')
    .select('platform')
    .distinct()
    .where('order_id', '=', orderId)
    .orderBy('platform')
    .execute();
  return rows.map(({ platform }) => platform);
}
