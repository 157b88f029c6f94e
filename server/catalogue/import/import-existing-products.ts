// What the shop knows of the products of a batch: one query per table.
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import type { Transaction } from '#server/database/transaction.ts';

type Rows<T extends keyof DB> = Selectable<DB[T]>[];

export type ExistingProduct = {
  product: Selectable<DB['products']>;
  texts: Rows<'product_texts'>;
  ownFields: Rows<'product_field_values'>;
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

/** The products with these handles that exist, by handle. `isLocked`: whoever saves one of them waits. */
export async function loadExistingProducts(
  tx: Transaction,
  handles: string[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, ExistingProduct>> {
  const named = tx.selectFrom('products').selectAll().where('handle', 'in', handles);
  const products = await (isLocked ? named.forNoKeyUpdate() : named).execute();
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const all = { ...(await readProductRows(tx, ids)), ...(await readVariantRows(tx, ids)) };
  const rowsOf = (id: string): Omit<ExistingProduct, 'product'> => ({
    texts: all.texts.get(id) ?? [],
    ownFields: all.ownFields.get(id) ?? [],
    options: all.options.get(id) ?? [],
    optionTexts: all.optionTexts.get(id) ?? [],
    media: all.media.get(id) ?? [],
    mediaTexts: all.mediaTexts.get(id) ?? [],
    variants: all.variants.get(id) ?? [],
    prices: all.prices.get(id) ?? [],
    collections: all.collections.get(id) ?? [],
    redirects: all.redirects.get(id) ?? [],
  });
  return new Map(products.map((product) => [product.handle, { product, ...rowsOf(product.id) }]));
}

async function readProductRows(tx: Transaction, ids: string[]) {
  const isOfBatch = ['product_id', 'in', ids] as const;
  const texts = tx.selectFrom('product_texts').where(...isOfBatch);
  const ownFields = tx.selectFrom('product_field_values').where(...isOfBatch);
  const options = tx.selectFrom('product_options').where(...isOfBatch);
  const optionTexts = tx.selectFrom('product_option_texts').where(...isOfBatch);
  const collections = tx.selectFrom('collection_products').where(...isOfBatch);
  const redirects = tx.selectFrom('product_redirects').where(...isOfBatch);
  return {
    texts: byProduct(await texts.selectAll().execute()),
    ownFields: byProduct(await ownFields.selectAll().execute()),
    options: byProduct(await options.selectAll().execute()),
    optionTexts: byProduct(await optionTexts.selectAll().execute()),
    collections: byProduct(await collections.selectAll().execute()),
    redirects: byProduct(await redirects.selectAll().execute()),
  };
}

async function readVariantRows(tx: Transaction, ids: string[]) {
  const isOfBatch = ['product_id', 'in', ids] as const;
  const media = tx.selectFrom('media').where(...isOfBatch);
  const variants = tx.selectFrom('variants').where(...isOfBatch);
  const mediaTexts = tx.selectFrom('media_texts').innerJoin('media', 'media.id', 'media_texts.media_id');
  const prices = tx
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    // The others are made of these.
    .where('prices.converted_from', 'is', null)
    .where(...isOfBatch);
  return {
    media: byProduct(await media.selectAll().orderBy('position').execute()),
    variants: byProduct(await variants.selectAll().orderBy('position').execute()),
    mediaTexts: byOwner(
      await mediaTexts
        .selectAll('media_texts')
        .select('product_id')
        .where(...isOfBatch)
        .execute(),
    ),
    prices: byOwner(await prices.selectAll('prices').select('product_id').execute()),
  };
}

function byProduct<Row extends { product_id: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/** The product is not a column of theirs, but of the table that they are joined with. */
function byOwner<Row extends { product_id: string }>(rows: Row[]): Map<string, Omit<Row, 'product_id'>[]> {
  const owned = Array.from(byProduct(rows), ([id, found]) => {
    return [id, found.map(({ product_id, ...row }) => row)] as const;
  });
  return new Map(owned);
}
