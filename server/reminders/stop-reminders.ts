import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findRemindedCart, insertRefusal } from './reminder-store.ts';

/** The recipient of a reminder gets no further one. An unknown token changes nothing. */
export async function stopReminders({ db, now }: { db: Db; now: () => Date }, token: string): Promise<void> {
  const reminded = await findRemindedCart(db, token);
  if (reminded?.email) await inTransaction(db, (tx) => insertRefusal(tx, reminded.email, now()));
}
