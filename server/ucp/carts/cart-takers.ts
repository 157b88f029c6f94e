// Who followed the link of an assistant's cart: each of their carts counts, because a second device or the preview of a chat
// follows it, too. An order of any of them that holds something that was offered is the assistant's: a trigger writes it down.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

type Taken = { cartId: string; takenBy: string };

export async function isTakenBy(db: Db, { cartId, takenBy }: Taken): Promise<boolean> {
  const row = await db
    .selectFrom('assistant_takers')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('taken_by', '=', takenBy)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers whether nobody had followed the link before. */
export async function noteTaker(
  tx: Transaction,
  { cartId, takenBy, variantIds, at }: Taken & { variantIds: readonly string[]; at: Date },
): Promise<boolean> {
  const first = await tx
    .selectFrom('assistant_takers')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  await sql`insert into assistant_takers as known (cart_id, taken_by, taken_at, variant_ids)
    values (${cartId}, ${takenBy}, ${at}, ${variantIds}::uuid[])
    on conflict (cart_id, taken_by) do update set taken_at = excluded.taken_at,
      variant_ids = array(select distinct unnest(known.variant_ids || excluded.variant_ids))`.execute(tx);
  return first === undefined;
}
