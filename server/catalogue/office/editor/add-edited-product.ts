// The rows of a new product, before the parts of the editor fill them in: a draft with a name, an address and a variant.
import type { Transaction } from '../../../database/transaction.ts';
import { findFreeHandle } from '../../add-product.ts';

export type AddedProduct = { productId: string; variantId: string };

type ProductRow = { title: string; handle: string | undefined; now: Date; newId: string | null };

const MOST_TRIES = 5;

/** `title`: in `locale`, the language of the catalogue's plain texts. Null: `newId` was made before. */
export async function addEditedProduct(
  tx: Transaction,
  { locale, ...product }: ProductRow & { locale: string },
): Promise<AddedProduct | null> {
  const { title } = product;
  const productId = await insertProduct(tx, product);
  if (productId === null) return null;
  await tx.insertInto('product_texts').values({ product_id: productId, locale, title }).execute();
  const { id: variantId } = await tx
    .insertInto('variants')
    .values({ product_id: productId, position: 1, tracks_stock: false, sells_without_stock: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, variantId };
}

/** Two that are named alike at the same moment get two addresses. */
async function insertProduct(tx: Transaction, { title, handle, now, newId }: ProductRow): Promise<string | null> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const added = await tx
      .insertInto('products')
      .values({
        ...(newId && { id: newId }),
        handle: await findFreeHandle(tx, handle ?? title),
        status: 'draft',
        is_published: true,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return added.id;
    if (newId && (await isThere(tx, newId))) return null;
  }
  throw new Error('every address for the product was taken at the same moment');
}

async function isThere(tx: Transaction, id: string): Promise<boolean> {
  return Boolean(await tx.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst());
}
