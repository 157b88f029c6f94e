// How much of each line of an order was ordered, and how much of it is still to be sent.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ParcelLine } from './parcel-store.ts';

/** What was ordered, by line. */
export async function listOrderedQuantities(
  db: Db,
  orderId: string,
): Promise<{ position: number; variantId: string | null; quantity: number; isExcepted: boolean }[]> {
  return db
    .selectFrom('order_lines')
    .select(['position', 'variant_id as variantId', 'quantity', 'is_excepted as isExcepted'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What was ordered and not given up since, by line. */
export async function listQuantitiesToSend(db: Db, orderId: string): Promise<ParcelLine[]> {
  return db
    .selectFrom('order_lines')
    .select(['position', sql<number>`quantity - cancelled_quantity`.as('quantity')])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Adds lines that are not sent any more. */
export async function addCancelledLines(tx: Transaction, orderId: string, lines: readonly ParcelLine[]): Promise<void> {
  for (const { position, quantity } of lines) {
    await tx
      .updateTable('order_lines')
      .set({ cancelled_quantity: sql`cancelled_quantity + ${quantity}` })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
}
