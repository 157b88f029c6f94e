// The search documents of a large import, written after it, a part at a time: the import itself is one transaction, and
// would hold its locks three times as long with them. What a crash leaves undone, the next call does.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { noteNotice } from '../../database/note-notice.ts';
import { inTransaction } from '../../database/transaction.ts';

const PRODUCTS_PER_PART = 500;

/** Returns how many products can be found from now on. Several processes may do it at once. */
export async function writeLateDocuments(db: Db): Promise<number> {
  let written = 0;
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      // As stale documents they are written at commit, behind the same locks as those of any other change.
      const { rows } = await sql<{ count: number }>`
        with taken as (
          delete from late_documents where product_id in (
            select product_id from late_documents order by product_id limit ${PRODUCTS_PER_PART} for update skip locked)
          returning product_id
        ), moved as (
          insert into stale_documents select product_id from taken order by product_id on conflict do nothing
        )
        select count(*)::int as count from taken`.execute(tx);
      return rows[0]?.count ?? 0;
    });
    if (written === 0 && taken === PRODUCTS_PER_PART) {
      // The planner knows nothing yet of what was just imported.
      await sql`analyze products, product_texts, product_options, product_option_texts, media, media_texts,
        collection_products`.execute(db);
    }
    written += taken;
    if (taken < PRODUCTS_PER_PART) break;
  }
  if (written > 0) await noteNotice(db, 'catalogue');
  return written;
}
