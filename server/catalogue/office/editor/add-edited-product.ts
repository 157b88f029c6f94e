// The rows of a new product, before the parts of the editor fill them in: a draft with a name, an address and a variant.
import type { Transaction } from '../../../database/transaction.ts';
import { findFreeHandle } from '../../add-product.ts';

export type AddedProduct = { productId: string; variantId: string };

const MOST_TRIES = 5;

/** `title`: in `locale`, the language of the catalogue's plain texts. */
export async function addEditedProduct(
  tx: Transaction,
  { title, handle, locale, now }: { title: string; handle: string | undefined; locale: string; now: Date },
): Promise<AddedProduct> {
  const productId = await insertProduct(tx, { title, handle, now });
  await tx.insertInto('product_texts').values({ product_id: productId, locale, title }).execute();
  const { id: variantId } = await tx
    .insertInto('variants')
    .values({ product_id: productId, position: 1, tracks_stock: false, sells_without_stock: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, variantId };
}

/** Two that are named alike at the same moment get two addresses. */
async function insertProduct(
  tx: Transaction,
  { title, handle, now }: { title: string; handle: string | undefined; now: Date },
): Promise<string> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const added = await tx
      .insertInto('products')
      .values({
        handle: await findFreeHandle(tx, handle ?? title),
        status: 'draft',
        is_published: true,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('handle').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return added.id;
  }
  throw new Error('every address for the product was taken at the same moment');
}
