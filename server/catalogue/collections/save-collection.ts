// Saves a collection, new or known, in one batch of the history: its texts, its address, how it is filled and ordered. The
// products that are put into it by hand are placed one by one (`place-products.ts`).
import { sql } from 'kysely';
import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { makeOnce } from '../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, readVersions } from '../../history/change-batch.ts';
import {
  type CollectionPatch,
  type CollectionPatchInput,
  collectionPatchSchema,
  faultOfPatch,
} from './collection-patch.ts';
import { isCircular, listUnknownCollections } from './collection-uses.ts';
import { sortBySales } from './follow-rules.ts';
import { isHandleTaken } from './free-handle.ts';
import { listMisasked } from './list-misasked.ts';
import { writeCollection } from './write-collection.ts';

export type CollectionServices = {
  db: Db;
  now: () => Date;
  by: ChangedBy;
  /** The language of the catalogue's plain texts, in which every collection has a title. */
  baseLocale: Locale;
};

export type SavedCollection = { id: string; version: number; batchId: number | null };

/** `version`: the one that was read; null takes it as it is, as a command does. `newId`: under which a new one is made once. */
export type CollectionSave = {
  id: string | null;
  version: number | null;
  patch: CollectionPatchInput;
  newId?: string | null;
};

export async function saveCollection(
  services: CollectionServices,
  { id, version, patch: given, newId }: CollectionSave,
): Promise<Result<SavedCollection, CollectionRefusal>> {
  const { db, now, baseLocale } = services;
  const read = collectionPatchSchema.safeParse(given);
  if (!read.success) {
    return refuse({ kind: 'FieldsInvalid', fields: read.error.issues.map(({ path }) => path.join('.')) });
  }
  const patch = read.data;
  if (id !== null && !isUuid(id)) return refuse({ kind: 'CollectionUnknown' });
  const fault = faultOfPatch(patch, { baseLocale, isNew: id === null });
  if (fault) return refuse(fault);
  const making = { kind: 'collection', newId: id === null ? newId : null, now: now() };
  return inTransaction(db, (tx) => makeOnce(tx, making, () => saveRead(tx, services, { id, version, patch })));
}

type Checked = { id: string | null; version: number | null; patch: CollectionPatch };

async function saveRead(
  tx: Transaction,
  { now, by, baseLocale }: CollectionServices,
  { id, version, patch }: Checked,
): Promise<Result<SavedCollection, CollectionRefusal>> {
  // Rules are locked before anything else: whoever changes a product takes it last.
  await sql`select lock_collection_rules()`.execute(tx);
  const checked = await check(tx, { id, version, patch });
  if (checked) return refuse(checked);
  const named = await nameOf(tx, id, patch, baseLocale);
  const title: BatchTitle = {
    key: id === null ? 'batch.collectionAdded' : 'batch.collectionEdited',
    values: { collection: named },
  };
  const { answer: saved, batchId } = await inBatch(tx, { by, title, now: now() }, () =>
    writeCollection(tx, { id, patch, handle: patch.handle ?? null, named }),
  );
  if (patch.sort === 'best-selling') await sortBySales(tx, now());
  const versions = await readVersions(tx, 'collection', [saved]);
  return ok({ id: saved, version: versions.get(saved) ?? 0, batchId });
}

async function check(tx: Transaction, { id, version, patch }: Checked): Promise<CollectionRefusal | null> {
  if (id !== null) {
    const current = (await lockThings(tx, 'collection', [id])).get(id) ?? 0;
    const known = await tx.selectFrom('collections').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return { kind: 'CollectionUnknown' };
    if (version !== null && version !== current) return { kind: 'CollectionChanged' };
  }
  const { handle, rule, image } = patch;
  // Whoever removes it from the library waits, or is waited for.
  const isThere = image
    ? await tx.selectFrom('pictures').select('key').where('key', '=', image).forKeyShare().executeTakeFirst()
    : true;
  if (!isThere) return { kind: 'FieldsInvalid', fields: ['image'] };
  if (handle !== undefined && (await isHandleTaken(tx, handle, id))) return { kind: 'HandleTaken', fields: ['handle'] };
  const misasked = rule ? await listMisasked(tx, rule.conditions) : [];
  if (misasked.length > 0) return { kind: 'RuleInvalid', fields: misasked.map((at) => `rule.${at}`) };
  const asked = (rule?.conditions ?? []).flatMap(({ field, value }, at) =>
    field === 'collection' ? [{ value, at: `rule.${at}` }] : [],
  );
  const ids = asked.map(({ value }) => value);
  const unknown = await listUnknownCollections(tx, ids);
  const faulty = asked.filter(({ value }) => unknown.has(value));
  if (faulty.length > 0) return { kind: 'RuleInvalid', fields: faulty.map(({ at }) => at) };
  if (await isCircular(tx, id, ids)) return { kind: 'RuleCircular', fields: asked.map(({ at }) => at) };
  return null;
}

/** The collection's name in the history. */
async function nameOf(tx: Transaction, id: string | null, { texts }: CollectionPatch, baseLocale: Locale) {
  const given = texts?.[baseLocale]?.title;
  if (given || id === null) return given ?? '';
  return findCollectionTitle(tx, id, baseLocale);
}

/** The title in the language of the catalogue, or else its address. */
export async function findCollectionTitle(db: Db, id: string, baseLocale: Locale): Promise<string> {
  const row = await db
    .selectFrom('collections')
    .leftJoin('collection_texts', (join) =>
      join.onRef('collection_id', '=', 'collections.id').on('locale', '=', baseLocale),
    )
    .select(['handle', 'title'])
    .where('collections.id', '=', id)
    .executeTakeFirst();
  return row?.title ?? row?.handle ?? '';
}
