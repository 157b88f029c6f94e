// Puts the reminders that are due into the outbox, each cart's once: the row that says so is written with the entry.
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { createToken } from '../http/session.ts';
import { addUnconfirmedMail } from '../outbox/unconfirmed-mail.ts';
import { readShop } from '../shop/read-settings.ts';
import { hashMailbox, insertReminder, lockCartsToRemind } from './reminder-store.ts';

export const REMINDER_MAIL = 'cart-reminder';

const HOUR_MS = 60 * 60_000;
/** Nobody waits longer for it: a shop that was away, or has just switched reminders on, does not write to old carts. */
const LATEST_MS = 24 * HOUR_MS;
const PORTION = 200;

/** Returns how many carts it has decided about. A mailbox that had enough of them gets none for this cart, either. */
export async function queueReminders({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const { cartReminder } = (await readShop(db)).marketing;
  if (!cartReminder.isOn) return 0;
  const at = now();
  const until = new Date(at.getTime() - cartReminder.afterHours * HOUR_MS);
  const from = new Date(until.getTime() - LATEST_MS);
  return inTransaction(db, async (tx) => {
    const carts = await lockCartsToRemind(tx, { from, until, most: PORTION });
    for (const { cartId, email: to } of carts) {
      await insertReminder(tx, cartId, createToken(), at);
      const deduplicationKey = `${REMINDER_MAIL}-${cartId}`;
      const payload = { cartId, mailbox: hashMailbox(to) };
      await addUnconfirmedMail(tx, { deduplicationKey, kind: REMINDER_MAIL, payload, to, asker: null }, at);
    }
    return carts.length;
  });
}
