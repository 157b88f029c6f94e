// Changes the label of a producer's guarantee of durability: a line of its product's history, which an undo takes back. What
// somebody else has changed of it since it was read is no word lost: it is said instead.
import { ok, type Result, refuse } from '#src/result.ts';
import { type ChangedField, listChangedFields } from '../catalogue/saving/changed-fields.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../history/change-batch.ts';
import type { GuaranteeFile } from './guarantee-file.ts';
import { deleteGaranLabel, type GaranFacts, saveGaranLabel } from './guarantee-store.ts';

/** What is not said, and a file that is null, stay as they are; null: the label is taken away. */
export type GaranChange = { file: GuaranteeFile | null; facts: Partial<GaranFacts> } | null;

export type GaranRefusal =
  | { kind: 'ProductUnknown' }
  /** There is no label of which only a part could be changed. */
  | { kind: 'FileMissing' }
  | { kind: 'FactsInvalid' }
  | { kind: 'ChangedSince'; who: string };

/** `version`: that of the product when the label was read; null changes it whatever it has become. */
type Asked = { handle: string; change: GaranChange; version: number | null };

export function changeGaran(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  { handle, change, version }: Asked,
): Promise<Result<true, GaranRefusal>> {
  return inTransaction(db, async (tx) => {
    const product = await tx.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!product) return refuse({ kind: 'ProductUnknown' });
    const { id } = product;
    await lockThings(tx, 'product', [id]);
    const changed = version === null ? undefined : await findChanged(tx, { id, version, change });
    if (changed) return refuse({ kind: 'ChangedSince', who: changed.who });
    const title = { key: 'batch.productEdited', values: { product: handle } } as const;
    const { answer } = await inBatch(tx, { by, title, now: now() }, () => write(tx, id, change));
    return answer;
  });
}

/** What others have made of that which is to be changed; a label that is gone can be handed in anew. */
async function findChanged(
  tx: Transaction,
  { id, version, change }: { id: string; version: number; change: GaranChange },
): Promise<ChangedField | undefined> {
  const gone = { file: null, years: null, brand: null, model: null };
  const values = change ? { ...change.facts, ...(change.file && { file: change.file.sha256 }) } : gone;
  const writes = Object.entries(values).map(([field, value]) => ({
    ...{ part: 'garan_labels', key: { product_id: id } },
    ...{ field, value },
  }));
  return (await listChangedFields(tx, { productId: id, version }, writes)).find(({ theirs }) => theirs !== null);
}

async function write(tx: Transaction, id: string, change: GaranChange): Promise<Result<true, GaranRefusal>> {
  if (!change) return (await deleteGaranLabel(tx, id)) ? ok(true) : refuse({ kind: 'FileMissing' });
  const there = await tx.selectFrom('garan_labels').selectAll().where('product_id', '=', id).executeTakeFirst();
  if (!there && !change.file) return refuse({ kind: 'FileMissing' });
  const { years, brand, model } = { ...there, ...change.facts };
  if (years === undefined || brand === undefined || model === undefined) return refuse({ kind: 'FactsInvalid' });
  await saveGaranLabel(tx, id, { file: change.file, facts: { years, brand, model } });
  return ok(true);
}
