// What the shop knows of the products of a batch: one query per table.
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import type { Transaction } from '#server/database/transaction.ts';

type Rows<T extends keyof DB> = Selectable<DB[T]>[];

export type ExistingProduct = {
  product: Selectable<DB['products']>;
  texts: Rows<'product_texts'>;
  options: Rows<'product_options'>;
  optionTexts: Rows<'product_option_texts'>;
  media: Rows<'media'>;
  mediaTexts: Rows<'media_texts'>;
  /** The archived ones as well. */
  variants: Rows<'variants'>;
  prices: Rows<'prices'>;
  collections: Rows<'collection_products'>;
  /** Handles that lead to it. */
  redirects: Rows<'product_redirects'>;
};

/** The products with these handles that exist, by handle. */
export async function loadExistingProducts(tx: Transaction, handles: string[]): Promise<Map<string, ExistingProduct>> {
  const products = await tx.selectFrom('products').selectAll().where('handle', 'in', handles).execute();
  const byId = new Map<string, ExistingProduct>();
  for (const product of products) {
    const none = { texts: [], options: [], optionTexts: [], media: [], mediaTexts: [], variants: [], prices: [] };
    byId.set(product.id, { product, ...none, collections: [], redirects: [] });
  }
  const ids = [...byId.keys()];
  if (ids.length === 0) return new Map();
  const ofProduct = (id: string): ExistingProduct => {
    const product = byId.get(id);
    if (!product) throw new Error(`No product ${id} was asked for.`);
    return product;
  };

  const isOfBatch = ['product_id', 'in', ids] as const;
  for (const row of await tx
    .selectFrom('product_texts')
    .selectAll()
    .where(...isOfBatch)
    .execute()) {
    ofProduct(row.product_id).texts.push(row);
  }
  for (const row of await tx
    .selectFrom('product_options')
    .selectAll()
    .where(...isOfBatch)
    .execute()) {
    ofProduct(row.product_id).options.push(row);
  }
  for (const row of await tx
    .selectFrom('product_option_texts')
    .selectAll()
    .where(...isOfBatch)
    .execute()) {
    ofProduct(row.product_id).optionTexts.push(row);
  }
  for (const row of await tx
    .selectFrom('media')
    .selectAll()
    .where(...isOfBatch)
    .orderBy('position')
    .execute()) {
    ofProduct(row.product_id).media.push(row);
  }
  for (const row of await tx
    .selectFrom('variants')
    .selectAll()
    .where(...isOfBatch)
    .orderBy('position')
    .execute()) {
    ofProduct(row.product_id).variants.push(row);
  }
  for (const row of await tx
    .selectFrom('collection_products')
    .selectAll()
    .where(...isOfBatch)
    .execute()) {
    ofProduct(row.product_id).collections.push(row);
  }
  for (const row of await tx
    .selectFrom('product_redirects')
    .selectAll()
    .where(...isOfBatch)
    .execute()) {
    ofProduct(row.product_id).redirects.push(row);
  }
  const mediaTexts = tx.selectFrom('media_texts').innerJoin('media', 'media.id', 'media_texts.media_id');
  for (const { product_id, ...row } of await mediaTexts
    .selectAll('media_texts')
    .select('product_id')
    .where(...isOfBatch)
    .execute()) {
    ofProduct(product_id).mediaTexts.push(row);
  }
  const prices = tx.selectFrom('prices').innerJoin('variants', 'variants.id', 'prices.variant_id');
  for (const { product_id, ...row } of await prices
    .selectAll('prices')
    .select('product_id')
    // The others are made of these.
    .where('prices.converted_from', 'is', null)
    .where(...isOfBatch)
    .execute()) {
    ofProduct(product_id).prices.push(row);
  }
  return new Map([...byId.values()].map((existing) => [existing.product.handle, existing]));
}
