// Orders that hold goods without being paid: noted when the method is chosen, gone when they are paid, sent or cancelled.
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { deriveToken, hashToken } from '../../http/session.ts';
import { lockOrder, saveExpiry } from '../order-store.ts';
import { countBegun, type Holder, UNCONFIRMED_HOLD_MS, uncountBegun } from './hold-limits.ts';

/** `mailKey`: in the link of its e-mail, and nowhere else; `until`: null where it is held until it is sent. */
export type UnconfirmedHold = { mailKey: string; until: Date | null };

export async function isHeld(tx: Transaction, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('unpaid_holds').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

export async function noteHold(tx: Transaction, orderId: string, holder: Holder, now: Date): Promise<void> {
  await tx
    .insertInto('unpaid_holds')
    .values({ order_id: orderId, ...holder, held_at: now })
    .execute();
  await countBegun(tx, holder.mailbox, now);
}

export async function endHold(tx: Transaction, orderId: string): Promise<void> {
  await tx.deleteFrom('unpaid_holds').where('order_id', '=', orderId).execute();
}

/** It was no order in somebody else's name. */
export async function endPaidHold(tx: Transaction, orderId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('unpaid_holds')
    .where('order_id', '=', orderId)
    .returning(['mailbox', 'confirmed_at'])
    .executeTakeFirst();
  if (ended?.confirmed_at === null) await uncountBegun(tx, ended.mailbox);
}

/** Null when its e-mail was opened, or no such hold is known. */
export async function findUnconfirmedHold(db: Db, orderId: string): Promise<UnconfirmedHold | null> {
  const row = await db
    .selectFrom('unpaid_holds')
    .innerJoin('orders', 'orders.id', 'unpaid_holds.order_id')
    .select(['expires_at', 'payment_state'])
    .where('order_id', '=', orderId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const mailKey = await deriveToken('mail of an order', orderId);
  return { mailKey, until: row.payment_state === 'awaiting_payment' ? row.expires_at : null };
}

/** The time until which goods are held for a transfer that is awaited until then. */
export async function endOfHold(tx: Transaction, orderId: string, until: Date, now: Date): Promise<Date> {
  const isUnconfirmed = (await findUnconfirmedHold(tx, orderId)) !== null;
  return isUnconfirmed ? new Date(Math.min(until.getTime(), now.getTime() + UNCONFIRMED_HOLD_MS)) : until;
}

/** Somebody has opened the link of the order's e-mail: from now on the goods are held for as long as was said. */
export async function confirmHold(tx: Transaction, orderId: string, mailKey: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const hold = order && (await findUnconfirmedHold(tx, orderId));
  if (!hold || !timingSafeEqual(hashToken(hold.mailKey), hashToken(mailKey))) return;
  const { mailbox } = await tx
    .updateTable('unpaid_holds')
    .set({ confirmed_at: now })
    .where('order_id', '=', orderId)
    .returning('mailbox')
    .executeTakeFirstOrThrow();
  await uncountBegun(tx, mailbox);
  const { transfer, payment } = order.state;
  if (transfer && payment === 'awaiting_payment') await saveExpiry(tx, orderId, new Date(transfer.until));
}
