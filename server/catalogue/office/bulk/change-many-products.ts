// Changes many products in one batch, and says of each that stays as it is why.
import { sql } from 'kysely';
import {
  MOST_CHANGED,
  type UnchangedReason,
  unchangedReasons,
} from '#src/catalogue/office/product-list/many-changes.ts';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { lockThings } from '../../../history/change-batch.ts';
import { patchOfState, type StateChange } from '../../saving/product-state.ts';
import { type ProductSave, type SavedProducts, type Saver, saveProductsIn } from '../../saving/save-products.ts';
import { countMeant, type Raise } from '../../variants/plan-raise.ts';
import { raisePrices } from '../../variants/raise-prices.ts';
import { narrowProducts } from '../product-list/product-conditions.ts';

export type WhichProducts = { ids: readonly string[] } | { filters: ProductFilters };

export type ProductsChange =
  | { kind: 'state'; to: StateChange['to'] }
  | { kind: 'tag'; tag: string; isAdded: boolean }
  | ({ kind: 'price' } & Pick<Raise, 'basisPoints' | 'minor' | 'currency' | 'rounding'>);

type Other = { name: string; reason: UnchangedReason; isRefused: boolean };

export type ChangedProducts = {
  changed: number;
  unchanged: number;
  refused: number;
  others: Other[];
  batchId: number | null;
};

export type ManyRefusal = { kind: 'TooMany' } | { kind: 'NothingChosen' };

const MOST_NAMED = 100;

export async function changeManyProducts(
  saver: Saver,
  which: WhichProducts,
  change: ProductsChange,
): Promise<Result<ChangedProducts, ManyRefusal>> {
  const found = await findMany(saver.db, which);
  if (!found.ok) return found;
  const ids = found.value;
  return ok(change.kind === 'price' ? await raise(saver, ids, change) : await save(saver, ids, change));
}

/** The ids of the products that are meant, as long as they are changed in one go. */
export async function findMany(db: Db, which: WhichProducts): Promise<Result<string[], ManyRefusal>> {
  const ids = await findIds(db, which);
  if (ids.length > MOST_CHANGED) return refuse({ kind: 'TooMany' });
  return ids.length === 0 ? refuse({ kind: 'NothingChosen' }) : ok(ids);
}

async function findIds(db: Db, which: WhichProducts): Promise<string[]> {
  if ('ids' in which) return [...new Set(which.ids.filter(isUuid))];
  const { conditions } = await narrowProducts(db, which.filters);
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where ${sql.join([sql`true`, ...conditions], sql` and `)} limit ${MOST_CHANGED + 1}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function save(
  { db, now, by, baseLocale }: Saver,
  ids: readonly string[],
  change: Exclude<ProductsChange, { kind: 'price' }>,
): Promise<ChangedProducts> {
  const saved = await inTransaction(db, async (tx) => {
    // Tags are read only when nobody else can change them.
    await lockThings(tx, 'product', ids);
    const saves = await savesOf(tx, ids, change);
    return saveProductsIn(tx, { saves, title: titleOf(change, ids.length), by, baseLocale, now: now() });
  });
  const others = [...saved.refused, ...saved.unchanged].map(({ productId }) => productId);
  return count(saved, await nameProducts(db, others, baseLocale));
}

function titleOf(change: Exclude<ProductsChange, { kind: 'price' }>, count: number): BatchTitle {
  const products = String(count);
  if (change.kind === 'tag') return { key: 'batch.productsEdited', values: { count } };
  if (change.to === 'published') return { key: 'batch.productsPublished', values: { products } };
  const key = change.to === 'draft' ? 'batch.productsDrafted' : 'batch.productsArchived';
  return { key, values: { products } };
}

async function savesOf(
  tx: Transaction,
  ids: readonly string[],
  change: Exclude<ProductsChange, { kind: 'price' }>,
): Promise<ProductSave[]> {
  if (change.kind === 'state') {
    const patch = patchOfState({ to: change.to });
    return ids.map((productId) => ({ productId, version: null, patch }));
  }
  const { tag, isAdded } = change;
  const rows = await tx.selectFrom('products').select(['id', 'tags']).where('id', 'in', ids).execute();
  const tagsOf = new Map(rows.map((row) => [row.id, row.tags]));
  return ids.map((productId) => {
    const others = (tagsOf.get(productId) ?? []).filter((each) => each !== tag);
    const has = others.length < (tagsOf.get(productId) ?? []).length;
    // The tags keep their order where the tag is there already.
    const tags = isAdded && has ? (tagsOf.get(productId) ?? []) : [...others, ...(isAdded ? [tag] : [])];
    return { productId, version: null, patch: { product: { tags } } };
  });
}

function count({ changed, unchanged, refused, batchId }: SavedProducts, names: Map<string, string>): ChangedProducts {
  const nameOf = (productId: string) => names.get(productId) ?? productId;
  const others = [
    ...refused.map(({ productId, refusal }) => ({
      ...{ name: nameOf(productId), isRefused: true },
      reason: refusal.kind in unchangedReasons ? (refusal.kind as UnchangedReason) : ('FieldsInvalid' as const),
    })),
    ...unchanged.map(({ productId }) => ({ name: nameOf(productId), isRefused: false, reason: 'Same' as const })),
  ];
  return {
    ...{ changed: changed.length, unchanged: unchanged.length, refused: refused.length, batchId },
    others: others.slice(0, MOST_NAMED),
  };
}

async function nameProducts(db: Db, ids: readonly string[], baseLocale: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, coalesce(t.title, p.handle) as name from products p
    left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    where p.id = any(${ids.slice(0, MOST_NAMED)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Counts prices: one for each variant that has one of its own in the currency; and each product that has none. */
async function raise(
  saver: Saver,
  productIds: readonly string[],
  { kind: _, ...change }: ProductsChange & { kind: 'price' },
): Promise<ChangedProducts> {
  const { db, baseLocale } = saver;
  const filter = { productIds };
  const priced = new Set((await countMeant(db, { ...change, filter })).map(({ id }) => id));
  const without = productIds.filter((id) => !priced.has(id));
  const names = await nameProducts(db, without, baseLocale);
  const raised = await raisePrices(saver, { ...change, filter });
  const { unchanged, refused, counts, batchId } = raised.ok ? raised.value : noPrices;
  const nameOf = ({ handle, sku }: { handle: string; sku: string }) => [handle, sku].filter(Boolean).join(' · ');
  const others: Other[] = [
    ...refused.map((row) => ({ name: nameOf(row), reason: row.reason, isRefused: true })),
    ...unchanged.map((row) => ({ name: nameOf(row), reason: 'Same' as const, isRefused: false })),
    ...[...names.values()].map((name) => ({ name, reason: 'NoPrice' as const, isRefused: false })),
  ];
  const all = { ...counts, unchanged: counts.unchanged + without.length };
  return { ...all, batchId, others: others.slice(0, MOST_NAMED) };
}

const noPrices = { unchanged: [], refused: [], counts: { changed: 0, unchanged: 0, refused: 0 }, batchId: null };
