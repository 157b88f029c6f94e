// The catalogue as Shopify's product CSV, streamed in batches. It is read from one snapshot, so that a change in the
// middle of a long export cannot show in half of it.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { collectionName } from '../csv/product-csv-handle.ts';
import { loadExistingProducts } from '../import/import-existing-products.ts';
import { type ExportOptions, listExportColumns } from './export-columns.ts';
import { productToRows } from './export-product-rows.ts';
import { writeHeader, writeRow } from './write-rows.ts';

export type { ExportOptions } from './export-columns.ts';

const PRODUCTS_PER_BATCH = 500;

/**
 * Yields the file as text, the header first, then the products in the order in which they were made. What it yields
 * can be imported again without a difference. It holds a connection until it is read to the end or closed.
 */
export async function* exportCatalogue(db: Db, options: ExportOptions): AsyncGenerator<string> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const columns = listExportColumns(options, {
      currencies: await listPricedCurrencies(tx),
      extra: await listExtraColumns(tx),
    });
    yield writeHeader(columns, options);
    const collections = await listCollectionNames(tx, options.baseLocale);
    for await (const handles of batchesOfHandles(tx)) {
      const products = await loadExistingProducts(tx, handles, { isLocked: false });
      const lines: string[] = [];
      for (const handle of handles) {
        const product = products.get(handle);
        if (!product) continue;
        const ids = new Set(product.collections.map((row) => row.collection_id));
        const own = collections.filter((collection) => ids.has(collection.id)).map((collection) => collection.name);
        const rows = productToRows(product, own, columns, options);
        lines.push(...rows.map((cells) => writeRow(cells, columns, options)));
      }
      yield lines.join('');
    }
  } finally {
    await tx.rollback().execute();
  }
}

async function* batchesOfHandles(tx: Transaction): AsyncGenerator<string[]> {
  const query = tx
    .selectFrom('products')
    .select(['id', 'handle'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(PRODUCTS_PER_BATCH);
  for (let last: string | undefined; ; ) {
    // The database compares the times itself: read into JavaScript they would lose their microseconds.
    const isLater = sql<boolean>`(created_at, id) > (select created_at, id from products where id = ${last})`;
    const rows = await (last ? query.where(isLater) : query).execute();
    last = rows.at(-1)?.id;
    if (!last) return;
    yield rows.map((row) => row.handle);
  }
}

async function listPricedCurrencies(tx: Transaction): Promise<Currency[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from prices where converted_from is null`.execute(tx);
  const priced = new Set(rows.map((row) => row.currency));
  return currencies.filter((currency) => priced.has(currency));
}

async function listExtraColumns(tx: Transaction): Promise<{ product: string[]; variant: string[] }> {
  const products = await sql<{ name: string }>`
    select distinct jsonb_object_keys(import_columns) as name from products order by name
  `.execute(tx);
  const variants = await sql<{ name: string }>`
    select distinct jsonb_object_keys(import_columns) as name from variants where archived_at is null order by name
  `.execute(tx);
  return { product: products.rows.map((row) => row.name), variant: variants.rows.map((row) => row.name) };
}

async function listCollectionNames(tx: Transaction, locale: Locale): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .selectFrom('collections')
    .leftJoin('collection_texts', (join) =>
      join.onRef('collection_id', '=', 'collections.id').on('locale', '=', locale),
    )
    .select(['collections.id', 'handle', 'title'])
    .orderBy('position')
    .orderBy('handle')
    .execute();
  return rows.map(({ id, handle, title }) => ({ id, name: collectionName(handle, title ?? '') }));
}
