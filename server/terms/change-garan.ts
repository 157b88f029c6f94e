// Changes the label of a producer's guarantee of durability: a line of its product's history, which an undo takes back.
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../history/change-batch.ts';
import type { GuaranteeFile } from './guarantee-file.ts';
import { deleteGaranLabel, type GaranFacts, saveGaranFacts, saveGaranLabel } from './guarantee-store.ts';

/** A file that is null keeps the one that is there; null: the label is taken away. */
export type GaranChange = { file: GuaranteeFile | null; facts: GaranFacts } | null;

/** False when there is no such product, or no label of it to change. */
export function changeGaran(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  handle: string,
  change: GaranChange,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const product = await tx.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!product) return false;
    await lockThings(tx, 'product', [product.id]);
    const title = { key: 'batch.productEdited', values: { product: handle } } as const;
    const { answer: isChanged } = await inBatch(tx, { by, title, now: now() }, () => {
      if (!change) return deleteGaranLabel(tx, handle);
      const { file, facts } = change;
      return file ? saveGaranLabel(tx, handle, file, facts) : saveGaranFacts(tx, handle, facts);
    });
    return isChanged;
  });
}
