import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** `path`: see normaliseAddress; `target`: one of our addresses, or a whole one. */
export type Redirect = { path: string; target: string };

export async function listRedirects(db: Db): Promise<Redirect[]> {
  return db.selectFrom('redirects').select(['path', 'target']).orderBy('path').execute();
}

/** Whoever judges what there is alone changes it: two ways that are right alone may make a circle together. */
export async function lockRedirects(tx: Transaction): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(tx);
}

export async function saveRedirects(tx: Transaction, redirects: readonly Redirect[], now: Date): Promise<void> {
  await sql`
    insert into redirects (path, target, created_at)
    select path, target, ${now} from json_to_recordset(${JSON.stringify(redirects)}::json) as given (path text, target text)
    on conflict (path) do update set target = excluded.target, version = redirects.version + 1`.execute(tx);
}

/** False when there was none. */
export async function deleteRedirect(tx: Transaction, path: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('redirects').where('path', '=', path).executeTakeFirst();
  return numDeletedRows > 0n;
}
