// Addresses of collections: one that led somewhere before stays that collection's.
import { sql } from 'kysely';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import type { Transaction } from '../../database/transaction.ts';
import { collectionHandle } from '../csv/product-csv-handle.ts';

export async function isHandleTaken(tx: Transaction, handle: string, id: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from collections where handle = ${handle} and id is distinct from ${id}::uuid
    union all
    select from collection_redirects where handle = ${handle} and collection_id is distinct from ${id}::uuid`.execute(
    tx,
  );
  return rows.length > 0;
}

/** One that is made of the title. */
export async function makeFreeHandle(tx: Transaction, title: string): Promise<string> {
  const slug = collectionHandle(title);
  for (let number = 1; ; number++) {
    const handle = number === 1 ? slug : `${slug}-${number}`;
    if (handle !== ALL_GOODS && !(await isHandleTaken(tx, handle, null))) return handle;
  }
}
