// Saves fields of products: one from an editor, or many from a grid or a bulk action, in one batch of the history. Saves
// of a product are one after another. What nobody else has changed since it was read is merged; a field that two have
// changed is refused with both values, and nothing of that product is written.
import { sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, readVersions } from '../../history/change-batch.ts';
import { type OwnFieldRefusal, refuseOwnFields } from '../own-fields/refuse-own-fields.ts';
import { convertPrices } from '../variants/convert-prices.ts';
import { WriteBatch } from '../write-batch.ts';
import { type ChangedField, listChangedFields } from './changed-fields.ts';
import { type EnteredByVariant, listEntered, readCounted } from './entered-since.ts';
import type { OptionsRefusal } from './plan-options.ts';
import { planReductionsPatch, type ReductionsPlan, type ReductionsRefusal } from './plan-reductions-patch.ts';
import { type PreparedOptions, prepareOptions, type StockRefusal } from './prepare-options.ts';
import { listWrites, type ProductPatch } from './product-patch.ts';
import { withProposedFocus } from './propose-focus.ts';
import { type CollectionByRule, putCollections, refuseRuled } from './put-collections.ts';
import { listPrices, putPatch } from './put-patch.ts';
import { concernsPictures, type PicturesRefusal, refusePictures } from './put-pictures.ts';
import { putReductions } from './put-reductions.ts';
import { putStock, type StockDifference } from './put-stock.ts';
import { type ProductRows, readProductRows } from './read-product-rows.ts';

export type ProductSave = {
  productId: string;
  /** That at which the fields were read; null where none was read, as by a command: it overwrites. */
  version: number | null;
  patch: ProductPatch;
};

export type SaveRefusal =
  | { kind: 'ProductUnknown' }
  | { kind: 'VariantUnknown'; variantId: string }
  | { kind: 'FieldsChanged'; version: number; fields: ChangedField[] }
  | { kind: 'HandleTaken'; handle: string }
  /** Only translations may be without one. */
  | { kind: 'TitleMissing'; locale: string }
  /** A price that is crossed out has to be higher than what the variant costs. */
  | { kind: 'CompareAtTooLow'; variantId: string; currency: string }
  /** Nothing can be crossed out where nothing costs anything. */
  | { kind: 'AmountMissing'; variantId: string; currency: string }
  /** What has no price is on sale nowhere. */
  | { kind: 'PriceMissing' }
  | OptionsRefusal
  | StockRefusal
  | PicturesRefusal
  | CollectionByRule
  | ReductionsRefusal
  | OwnFieldRefusal;

export type SavedProducts = {
  changed: { productId: string; version: number }[];
  /** They say already what was to be saved. */
  unchanged: { productId: string; version: number }[];
  refused: { productId: string; refusal: SaveRefusal }[];
  batchId: number | null;
};

export type Saver = { db: Db; now: () => Date; by: ChangedBy; baseLocale: string };

/** `title`: what the history calls it. */
export async function saveProducts(
  { db, now, by, baseLocale }: Saver,
  { saves, title }: { saves: readonly ProductSave[]; title: BatchTitle },
): Promise<SavedProducts> {
  return inTransaction(db, (tx) => saveProductsIn(tx, { saves, title, by, baseLocale, now: now() }));
}

type SavedProduct = Result<{ version: number; isNew: boolean; batchId: number | null }, SaveRefusal>;

/** One product, which is refused or saved. */
export async function saveProduct(
  { db, now, by, baseLocale }: Saver,
  save: ProductSave & { title: BatchTitle },
): Promise<SavedProduct> {
  return inTransaction(db, (tx) => saveProductIn(tx, { by, baseLocale, now: now() }, save));
}

/** Saves the product as a part of something else that is written, and rolled back with it. */
export async function saveProductIn(
  tx: Transaction,
  { by, baseLocale, now }: Pick<Saving, 'by' | 'baseLocale' | 'now'>,
  { title, ...save }: ProductSave & { title: BatchTitle },
): Promise<SavedProduct> {
  const saved = await saveProductsIn(tx, { saves: [save], title, by, baseLocale, now });
  const [refused] = saved.refused;
  if (refused) return refuse(refused.refusal);
  const [changed] = saved.changed;
  const version = (changed ?? saved.unchanged[0])?.version ?? 0;
  return ok({ version, isNew: changed !== undefined, batchId: saved.batchId });
}

type Saving = { saves: readonly ProductSave[]; title: BatchTitle; by: ChangedBy; baseLocale: string; now: Date };

/** Saves the products as a part of something else that is written, and rolled back with it. */
export async function saveProductsIn(tx: Transaction, saving: Saving): Promise<SavedProducts> {
  const { saves, title, by, now, baseLocale } = saving;
  const ids = saves.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) throw new Error('a product is saved twice at once');
  const versions = await lockThings(tx, 'product', ids);
  const withPictures = saves.some(({ patch }) => concernsPictures(patch));
  const withOwnFields = saves.some(({ patch }) => patch.own_fields !== undefined);
  const rows = await readProductRows(tx, ids, { withPictures, withOwnFields });
  const refused: SavedProducts['refused'] = [];
  const prepared: Prepared = new Map();
  for (const save of saves) {
    const current = versions.get(save.productId) ?? 0;
    const checked = await checkSave(tx, { save, rows: rows.get(save.productId), current, now, baseLocale });
    if (checked.ok) prepared.set(save.productId, checked.value);
    else refused.push({ productId: save.productId, refusal: checked.error });
  }
  const isRefused = new Set(refused.map(({ productId }) => productId));
  const free = saves.filter(({ productId }) => !isRefused.has(productId));
  const { answer: changed, batchId } = await inBatch(tx, { by, title, now }, () =>
    writeSaves(tx, free, { rows, prepared }, saving),
  );
  const after = await readVersions(tx, 'product', ids);
  const versioned = (productId: string) => ({ productId, version: after.get(productId) ?? 0 });
  return {
    changed: [...changed].map(versioned),
    unchanged: free.filter(({ productId }) => !changed.has(productId)).map(({ productId }) => versioned(productId)),
    refused,
    batchId,
  };
}

/** The prepared saves by the product's id: what becomes of its options and of its reductions; null: nothing. */
type Prepared = Map<string, PreparedSave>;
type PreparedSave = { options: PreparedOptions | null; reductions: ReductionsPlan | null };

/** The products that were changed. */
async function writeSaves(
  tx: Transaction,
  saves: readonly ProductSave[],
  { rows, prepared }: { rows: ReadonlyMap<string, ProductRows>; prepared: Prepared },
  { now, baseLocale }: Saving,
): Promise<Set<string>> {
  const writes = new WriteBatch();
  const stock: StockDifference[] = [];
  const changed = new Set<string>();
  const priced: string[] = [];
  for (const { productId, patch: given } of saves) {
    const row = rows.get(productId);
    if (!row) continue;
    const patch = await withProposedFocus(tx, row, given);
    const ready = prepared.get(productId)?.options;
    const put = putPatch(writes, row, { patch, plan: ready?.plan ?? null, now, baseLocale });
    const moved = [...(ready?.stock ?? []), ...put.stock].filter(({ by }) => by !== 0);
    if (put.isChanged || moved.length > 0) changed.add(productId);
    priced.push(...put.pricedVariants);
    stock.push(...moved);
  }
  // Values may change places: variants are compared when all of them are written.
  await sql`set constraints variants_options deferred`.execute(tx);
  await writes.flush(tx);
  await sql`set constraints variants_options immediate`.execute(tx);
  await putStock(tx, stock, { now });
  for (const moved of await putCollections(tx, saves, now)) changed.add(moved);
  // What was converted and is the merchant's own now makes room for its own reductions.
  if (priced.length > 0) await convertPrices(tx, { variantIds: priced, now });
  for (const moved of await writeReductions(tx, { saves, prepared, now })) changed.add(moved);
  return changed;
}

/** The products of which any was changed. */
async function writeReductions(
  tx: Transaction,
  { saves, prepared, now }: { saves: readonly ProductSave[]; prepared: Prepared; now: Date },
): Promise<string[]> {
  const changed: string[] = [];
  const variantIds: string[] = [];
  for (const { productId } of saves) {
    const plan = prepared.get(productId)?.reductions;
    const reduced = plan ? await putReductions(tx, plan, { now }) : [];
    if (reduced.length > 0) changed.push(productId);
    variantIds.push(...reduced);
  }
  if (variantIds.length > 0) await convertPrices(tx, { variantIds, now });
  return changed;
}

async function checkSave(
  tx: Transaction,
  checked: { save: ProductSave; rows: ProductRows | undefined; current: number; now: Date; baseLocale: string },
): Promise<Result<PreparedSave, SaveRefusal>> {
  const version = seenVersion(checked);
  const stock = checked.rows && version < checked.current ? checked.save.patch.stock : {};
  const entered = await readCounted(tx, { stock, version });
  const refusal = await refusalOf(tx, { ...checked, entered });
  if (refusal || !checked.rows) return refuse(refusal ?? { kind: 'ProductUnknown' });
  const { rows, now, save } = checked;
  const options = await prepareOptions(tx, rows, { patch: save.patch, now, entered });
  if (!options.ok) return options;
  const reductions = await planReductionsPatch(tx, { rows, patch: save.patch, now });
  return reductions.ok ? ok({ options: options.value, reductions: reductions.value }) : reductions;
}

type Looked = { save: ProductSave; rows: ProductRows | undefined; current: number };

/** One that there was never, or that was lost with a backup from before: whoever sends it has seen none of what is there. */
function seenVersion({ save: { version }, current }: Looked): number {
  return version === null || version === current ? current : version < current ? version : 0;
}

async function refusalOf(
  tx: Transaction,
  { save, rows, current, baseLocale, entered }: Looked & { baseLocale: string; entered: EnteredByVariant },
): Promise<SaveRefusal | null> {
  const { productId, version, patch } = save;
  if (!rows) return { kind: 'ProductUnknown' };
  const named = [
    ...Object.keys(patch.variants ?? {}),
    ...Object.keys(patch.prices ?? {}),
    ...Object.keys(patch.stock ?? {}),
  ];
  const unknown = named.find((id) => !rows.variants.has(id));
  if (unknown) return { kind: 'VariantUnknown', variantId: unknown };
  if (version !== null && version !== current) {
    const seen = seenVersion({ save, rows, current });
    const written = await listChangedFields(tx, { productId, version: seen }, listWrites(productId, patch));
    const fields = [...written, ...listEntered(entered, patch.stock)];
    if (fields.length > 0) return { kind: 'FieldsChanged', version: current, fields };
  }
  if (patch.texts?.[baseLocale as Locale]?.title === '') return { kind: 'TitleMissing', locale: baseLocale };
  return (
    refusePrices(rows, patch) ??
    refuseState(rows, patch) ??
    (await refuseHandle(tx, rows, patch)) ??
    (await refuseRuled(tx, { id: productId, patch })) ??
    (await refusePictures(tx, rows, patch)) ??
    (await refuseOwnFields(tx, patch.own_fields ?? {}))
  );
}

function refusePrices({ prices }: ProductRows, patch: ProductPatch): SaveRefusal | null {
  for (const { variantId, currency, fields } of listPrices(patch)) {
    const stored = prices.get(`${variantId} ${currency}`);
    const row = stored?.converted_from === null ? stored : undefined;
    if (fields.amount_minor === null && !fields.compare_at_minor) continue;
    const amount = fields.amount_minor === undefined ? stored?.amount_minor : fields.amount_minor;
    if (amount == null) return { kind: 'AmountMissing', variantId, currency };
    const compareAt = fields.compare_at_minor === undefined ? row?.compare_at_minor : fields.compare_at_minor;
    if (compareAt && compareAt <= amount) return { kind: 'CompareAtTooLow', variantId, currency };
  }
  for (const { values, prices: own } of patch.addedVariants ?? []) {
    for (const [currency, { amount_minor: amount, compare_at_minor: compareAt }] of Object.entries(own ?? {})) {
      if (compareAt && compareAt <= amount) return { kind: 'CompareAtTooLow', variantId: values.join(' / '), currency };
    }
  }
  return null;
}

function refuseState({ product, prices }: ProductRows, patch: ProductPatch): SaveRefusal | null {
  const { status = product.status, publish_at: publishAt = product.publish_at } = patch.product ?? {};
  const isSoldNowOrLater = status === 'active' || (status === 'draft' && publishAt !== null);
  const isPutOnSale = status !== product.status || patch.product?.publish_at instanceof Date;
  const written = listPrices(patch);
  const cleared = written.filter(({ fields }) => fields.amount_minor === null);
  if (!isSoldNowOrLater || (!isPutOnSale && cleared.length === 0)) return null;
  const left = new Map([...prices].filter(([, { converted_from }]) => converted_from === null));
  for (const { variantId, currency } of cleared) left.delete(`${variantId} ${currency}`);
  const isAdded = patch.addedVariants?.some(({ prices: own }) => own && Object.keys(own).length > 0);
  return left.size > 0 || written.length > cleared.length || isAdded ? null : { kind: 'PriceMissing' };
}

/** An address that led somewhere before stays that product's. */
async function refuseHandle(
  tx: Transaction,
  { product }: ProductRows,
  patch: ProductPatch,
): Promise<SaveRefusal | null> {
  const handle = patch.product?.handle;
  if (handle === undefined || handle === product.handle) return null;
  const taken = await tx.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
  const led = await tx
    .selectFrom('product_redirects')
    .select('handle')
    .where('handle', '=', handle)
    .where('product_id', '<>', product.id)
    .executeTakeFirst();
  return taken || led ? { kind: 'HandleTaken', handle } : null;
}
