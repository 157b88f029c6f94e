// One product that is on sale, and one of each kind that is not, all in one collection and found by the same words.
import type { Db } from '#server/database/connect.ts';
import { aProduct } from '../fixtures/a-product.ts';

export type NamedProduct = { handle: string; word: string; sku: string; variantId: string };

/** Its title has a word of its own, which nobody asks for. */
async function aNamedProduct(db: Db, name: string, changes: object): Promise<NamedProduct> {
  const handle = `handle-${name}`;
  const variantId = await aProduct(db, { handle, title: `Lis ${name}word` });
  const sku = `SKU-${name}`;
  await db.updateTable('variants').set({ sku }).where('id', '=', variantId).execute();
  const { id } = await db
    .updateTable('products')
    .set({ ...changes, tags: ['rude'], vendor: 'Las', product_type: 'Plakat' })
    .where('handle', '=', handle)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_texts')
    .values({ product_id: id, locale: 'en', title: `Fox ${name}word` })
    .execute();
  const position = (await db.selectFrom('collection_products').selectAll().execute()).length + 1;
  const collection = await db
    .selectFrom('collections')
    .select('id')
    .where('handle', '=', 'foxes')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: id, position })
    .execute();
  return { handle, word: `${name}word`, sku, variantId };
}

export async function productsBeside(db: Db): Promise<{ shown: NamedProduct; hidden: NamedProduct[] }> {
  const { id: collectionId } = await db
    .insertInto('collections')
    .values({ handle: 'foxes' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collectionId, locale: 'pl', title: 'Lisy' })
    .execute();
  const shown = await aNamedProduct(db, 'shown', {});
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  const hidden = [
    await aNamedProduct(db, 'draft', { status: 'draft' }),
    await aNamedProduct(db, 'planned', { status: 'draft', publish_at: tomorrow }),
    await aNamedProduct(db, 'archived', { status: 'archived' }),
    await aNamedProduct(db, 'unlisted', { is_published: false }),
  ];
  return { shown, hidden };
}
