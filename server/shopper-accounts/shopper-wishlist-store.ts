// The products that an account keeps. The wishlist of a browser stays in that browser; its shopper says when it is to be kept here.
import { sql } from 'kysely';
import { MOST_SAVED } from '#src/catalogue/saved/read-handles.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { AccountRefusal } from '#src/shopper-accounts/account-refusals.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** Handles, the one that was added last first. */
export async function listWishes(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shopper_wishlist as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select('p.handle')
    .where('w.account_id', '=', accountId)
    .orderBy('w.added_at', 'desc')
    .orderBy('p.handle')
    .execute();
  return rows.map(({ handle }) => handle);
}

/** `handles`: of now, or of before; those of no product are left out. Refused whole when there would be too many. */
export async function keepWishes(
  tx: Transaction,
  accountId: string,
  handles: readonly string[],
  now: Date,
): Promise<Result<null, AccountRefusal>> {
  await sql`
    insert into shopper_wishlist (account_id, product_id, added_at)
    select ${accountId}::uuid, id, ${now} from ${productsOf(handles)} as named
    on conflict do nothing`.execute(tx);
  const kept = await listWishes(tx, accountId);
  return kept.length > MOST_SAVED ? refuse({ kind: 'WISHLIST_FULL' }) : ok(null);
}

export async function forgetWishes(tx: Transaction, accountId: string, handles: readonly string[]): Promise<void> {
  await sql`
    delete from shopper_wishlist where account_id = ${accountId}::uuid
    and product_id in (select id from ${productsOf(handles)} as named)`.execute(tx);
}

const productsOf = (handles: readonly string[]) => sql`(
  select id from products where handle = any(${handles}::text[])
  union select product_id from product_redirects where handle = any(${handles}::text[]))`;
