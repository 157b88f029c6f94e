// Looks for goods that can be bought again and that somebody waits for. A request is answered and its e-mail written down in
// one transaction: killed in between, the shop sends it neither twice nor never.
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { takeAnswerable } from './back-in-stock-store.ts';

export const LOOK_FOR_STOCK_EVERY_MS = 30_000;
const PORTION = 100;

/** Returns how many e-mails go out. */
export async function sendBackInStock({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  let sent = 0;
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const ids = await takeAnswerable(tx, now(), PORTION);
      for (const requestId of ids) {
        const entry = { deduplicationKey: `back-in-stock-${requestId}`, kind: 'back-in-stock', payload: { requestId } };
        await addToOutbox(tx, entry, now());
      }
      return ids.length;
    });
    sent += count;
    if (count < PORTION) return sent;
  }
}
