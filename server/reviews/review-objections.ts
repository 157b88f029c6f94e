// The addresses that want no e-mail that asks for a review. Kept as a hash, so that it holds when everything else of
// the person is gone.
import { createHash } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';

export async function objectsToRequests(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('review_objections')
    .select('at')
    .where('hash', '=', emailHash(email))
    .executeTakeFirst();
  return found !== undefined;
}

export async function noteObjection({ db, now }: { db: Db; now: () => Date }, email: string): Promise<void> {
  await inTransaction(db, (tx) =>
    tx
      .insertInto('review_objections')
      .values({ hash: emailHash(email), at: now() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),
  );
}

/** Works as `sha256(convert_to(lower(email), 'UTF8'))` in SQL. */
function emailHash(email: string): Buffer {
  return createHash('sha256').update(email.toLowerCase()).digest();
}
