import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

export const MAX_NOTE_LENGTH = 2_000;

/** A note about an order that only staff sees. */
export async function noteOrder(
  { db, now, staff, audit }: Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>,
  { number, text }: { number: number; text: string },
): Promise<Result<null, { kind: 'OrderUnknown' }>> {
  if (!staff) throw new Error('a note without anybody who is signed in');
  return inTransaction(db, async (tx) => {
    const order = await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!order) return refuse({ kind: 'OrderUnknown' });
    await tx
      .insertInto('order_notes')
      .values({
        id: randomUUID(),
        order_id: order.id,
        staff_id: staff.id,
        staff_name: staff.name,
        text,
        created_at: now(),
      })
      .execute();
    // What it says stands beside the order, from where it can be erased.
    await audit(tx, { kind: 'order.noted', subject: String(number) });
    return ok(null);
  });
}
