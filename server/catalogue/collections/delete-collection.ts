// Deletes a collection that nothing names. Its products stay in the shop, and it can be taken back.
import { sql } from 'kysely';
import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inBatch, lockThings } from '../../history/change-batch.ts';
import { findCollectionUses } from './collection-uses.ts';
import { type CollectionServices, findCollectionTitle } from './save-collection.ts';

export async function deleteCollection(
  { db, now, by, baseLocale }: CollectionServices,
  { id, version }: { id: string; version: number | null },
): Promise<Result<{ batchId: number | null }, CollectionRefusal>> {
  if (!isUuid(id)) return refuse({ kind: 'CollectionUnknown' });
  return inTransaction(db, async (tx) => {
    await sql`select lock_collection_rules()`.execute(tx);
    const current = (await lockThings(tx, 'collection', [id])).get(id) ?? 0;
    const known = await tx.selectFrom('collections').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!known) return refuse({ kind: 'CollectionUnknown' });
    if (version !== null && version !== current) return refuse({ kind: 'CollectionChanged' });
    const { codes, ruled } = await findCollectionUses(tx, id);
    if (codes.length + ruled.length > 0) return refuse({ kind: 'CollectionInUse', fields: [...codes, ...ruled] });
    const title = {
      key: 'batch.collectionDeleted',
      values: { collection: await findCollectionTitle(tx, id, baseLocale) },
    } as const;
    const { batchId } = await inBatch(tx, { by, title, now: now() }, async () => {
      // Parts first: a row that goes with another is not written down by the history.
      await tx.deleteFrom('collection_products').where('collection_id', '=', id).execute();
      await tx.deleteFrom('collection_texts').where('collection_id', '=', id).execute();
      await tx.deleteFrom('collections').where('id', '=', id).execute();
    });
    return ok({ batchId });
  });
}
