// Puts products into a collection, takes them out, and gives them other places. In what a rule fills, a place is one of the
// first: those that are put there stand before whatever else the rule finds.
import { sql } from 'kysely';
import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { inBatch, lockThings } from '../../history/change-batch.ts';
import { MOST_PINNED } from './collection-patch.ts';
import { listPlaced, type Placed } from './list-placed.ts';
import { type CollectionServices, findCollectionTitle } from './save-collection.ts';
import { putByHand } from './write-collection.ts';

export type Placing =
  | { kind: 'add' | 'remove'; productIds: readonly string[] }
  /** Moves it before another one, or after one; with neither to the end. */
  | ({ kind: 'move'; productId: string } & Beside)
  /** Moves it to one of the first places of what a rule finds; or back among the others. */
  | { kind: 'pin' | 'unpin'; productId: string };

type Beside = { before: string | null; after?: string | null };

export type PlacedProducts = { batchId: number | null };

export async function placeProducts(
  { db, now, by, baseLocale }: CollectionServices,
  { id, placing }: { id: string; placing: Placing },
): Promise<Result<PlacedProducts, CollectionRefusal>> {
  const productIds = 'productIds' in placing ? placing.productIds : [placing.productId];
  if (!isUuid(id)) return refuse({ kind: 'CollectionUnknown' });
  if (!productIds.every((productId) => isUuid(productId))) return refuse({ kind: 'ProductUnknown' });
  return inTransaction(db, async (tx) => {
    await sql`select lock_collection_rules()`.execute(tx);
    await lockThings(tx, 'collection', [id]);
    const collection = await tx
      .selectFrom('collections')
      .select(['rule', 'pinned'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!collection) return refuse({ kind: 'CollectionUnknown' });
    const isByRule = collection.rule !== null;
    if (isByRule ? placing.kind === 'add' || placing.kind === 'remove' : placing.kind.endsWith('pin')) {
      return refuse({ kind: 'FilledByRule' });
    }
    if (!(await areKnown(tx, productIds))) return refuse({ kind: 'ProductUnknown' });
    const isMove = placing.kind !== 'add' && placing.kind !== 'remove';
    const title: BatchTitle = {
      key: isMove ? 'batch.collectionOrder' : 'batch.collectionProducts',
      values: { collection: await findCollectionTitle(tx, id, baseLocale) },
    };
    const work = isByRule
      ? await placedFirst(tx, { id, pinned: collection.pinned, placing })
      : await placedByHand(tx, { id, placing });
    if (!work) return refuse({ kind: 'ProductUnknown' });
    const { batchId } = await inBatch(tx, { by, title, now: now() }, work);
    return ok({ batchId });
  });
}

async function areKnown(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from products where id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]?.known === new Set(ids).size;
}

type PinChange = { id: string; pinned: readonly string[]; placing: Placing };

/** Null for what the rule does not find; what it no longer finds can still be put back among the others. */
async function placedFirst(
  tx: Transaction,
  { id, pinned: before, placing }: PinChange,
): Promise<(() => Promise<unknown>) | null> {
  if (!('productId' in placing)) return null;
  const { productId, kind } = placing;
  const others = before.filter((each) => each !== productId);
  if (kind !== 'unpin' && !(await isIn(tx, id, productId))) return null;
  const at = kind === 'move' && placing.before !== null ? others.indexOf(placing.before) : -1;
  const first = at < 0 ? [...others, productId] : others.toSpliced(at, 0, productId);
  const pinned = kind === 'unpin' ? others : first.slice(0, MOST_PINNED);
  return () => tx.updateTable('collections').set({ pinned }).where('id', '=', id).execute();
}

async function isIn(tx: Transaction, id: string, productId: string): Promise<boolean> {
  const place = tx.selectFrom('collection_products').select('position').where('collection_id', '=', id);
  return (await place.where('product_id', '=', productId).executeTakeFirst()) !== undefined;
}

/** What is done within the batch; null when a product to be moved, or the one before which it is moved, is not there. */
async function placedByHand(
  tx: Transaction,
  { id, placing }: { id: string; placing: Placing },
): Promise<(() => Promise<unknown>) | null> {
  if ('productIds' in placing && placing.kind === 'add') return () => putByHand(tx, id, placing.productIds);
  if ('productIds' in placing) {
    return () =>
      tx
        .deleteFrom('collection_products')
        .where('collection_id', '=', id)
        .where('product_id', 'in', [...placing.productIds])
        .execute();
  }
  const beside = placing.kind === 'move' ? placing : { before: null };
  let position = positionFor(await listPlaced(tx, id), placing.productId, beside);
  if (position === 'crowded') {
    await spread(tx, id);
    position = positionFor(await listPlaced(tx, id), placing.productId, beside);
  }
  if (typeof position !== 'number') return null;
  return () =>
    tx
      .updateTable('collection_products')
      .set({ position })
      .where('collection_id', '=', id)
      .where('product_id', '=', placing.productId)
      .execute();
}

/** Finds a place between two others, so that one row is written; `crowded` where no place is left between them. */
function positionFor(placed: readonly Placed[], productId: string, beside: Beside): number | 'crowded' | null {
  const others = placed.filter((each) => each.productId !== productId);
  const at = placeOf(others, beside);
  if (others.length === placed.length || at < 0) return null;
  const previous = others[at - 1]?.position;
  const next = others[at]?.position;
  if (next === undefined) return (previous ?? 0) + 1;
  // Those in one place stand in the order of their ids, and none between them.
  const middle = Math.floor(((previous ?? next - 2) + next) / 2);
  return middle > (previous ?? next - 2) && middle < next ? middle : 'crowded';
}

/** The place is below 0 where the other one is not there. */
function placeOf(others: readonly Placed[], { before, after = null }: Beside): number {
  const place = (id: string) => others.findIndex(({ productId }) => productId === id);
  if (after !== null) return place(after) < 0 ? -1 : place(after) + 1;
  return before === null ? others.length : place(before);
}

const STEP = 1_024;

/** The order stays as it is: no change that anybody would take back, and no line of the history. */
async function spread(tx: Transaction, id: string): Promise<void> {
  await sql`
    update collection_products cp set position = ordered.place * ${STEP}
    from (
      select m.product_id, row_number() over (order by m.position, p.created_at desc, p.id) as place
      from collection_products m join products p on p.id = m.product_id where m.collection_id = ${id}
    ) as ordered
    where cp.collection_id = ${id} and cp.product_id = ordered.product_id`.execute(tx);
}
