// Writes what has been checked of a collection.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CollectionPatch } from './collection-patch.ts';
import { makeFreeHandle } from './free-handle.ts';
import { listPlaced } from './list-placed.ts';

type Writing = {
  /** Null: a new one. */
  id: string | null;
  patch: CollectionPatch;
  handle: string | null;
  /** What a new one's address is made of. */
  named: string;
};

/** Answers with its id. */
export async function writeCollection(tx: Transaction, { id: known, patch, handle, named }: Writing): Promise<string> {
  const id = known ?? (await insert(tx, handle ?? (await makeFreeHandle(tx, named))));
  for (const [locale, text] of Object.entries(patch.texts ?? {})) await writeText(tx, id, locale as Locale, text);
  const { rule, isHidden, image, sort, pinned } = patch;
  const found = rule === null ? await listPlaced(tx, id) : [];
  const set = {
    ...(known && handle !== null && { handle }),
    ...(isHidden !== undefined && { is_hidden: isHidden }),
    ...(image !== undefined && { image }),
    ...(sort !== undefined && { sort }),
    ...(pinned !== undefined && { pinned }),
    ...(rule !== undefined && { rule: rule && JSON.stringify(rule) }),
  };
  if (Object.keys(set).length > 0) await tx.updateTable('collections').set(set).where('id', '=', id).execute();
  // What a rule had found is there by hand from now on.
  if (found.some(({ isByRule }) => isByRule))
    await putByHand(
      tx,
      id,
      found.map(({ productId }) => productId),
    );
  return id;
}

async function insert(tx: Transaction, handle: string): Promise<string> {
  const { id } = await tx
    .insertInto('collections')
    .values({ handle, position: sql`(select coalesce(max(position), 0) + 1 from collections)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Text = NonNullable<NonNullable<CollectionPatch['texts']>[Locale]>;

async function writeText(tx: Transaction, id: string, locale: Locale, text: Text): Promise<void> {
  const { title, description, seoDescription } = text;
  if (title === '') {
    await tx.deleteFrom('collection_texts').where('collection_id', '=', id).where('locale', '=', locale).execute();
    return;
  }
  const values = { title, description, seo_description: seoDescription };
  await tx
    .insertInto('collection_texts')
    .values({ collection_id: id, locale, ...values })
    .onConflict((conflict) => conflict.columns(['collection_id', 'locale']).doUpdateSet(values))
    .execute();
}

/** Puts the products behind those that are there. */
export async function putByHand(tx: Transaction, id: string, productIds: readonly string[]): Promise<void> {
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${id}::uuid, product_id, place + (select coalesce(max(position), 0) from collection_products where collection_id = ${id})
    from unnest(${productIds}::uuid[]) with ordinality as given (product_id, place)
    on conflict (collection_id, product_id) do nothing`.execute(tx);
}
