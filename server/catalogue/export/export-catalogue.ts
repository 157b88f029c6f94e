// The catalogue as Shopify's product CSV, streamed in batches. It is read from one snapshot, so that a change in the
// middle of a long export cannot show in half of it.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ownFieldColumns } from '../csv/own-field-columns.ts';
import { collectionName } from '../csv/product-csv-handle.ts';
import { loadExistingProducts } from '../import/import-existing-products.ts';
import { narrowProducts } from '../office/product-list/product-conditions.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';
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
    const ownFields = ownFieldColumns(await readOwnFields(tx), options.baseLocale);
    const columns = listExportColumns(options, {
      ownFields,
      currencies: await listPricedCurrencies(tx),
      extra: await listExtraColumns(tx),
    });
    yield writeHeader(columns, options);
    const collections = await listCollectionNames(tx, options.baseLocale);
    for await (const handles of batchesOfHandles(tx, await conditionsOf(tx, options))) {
      const products = await loadExistingProducts(tx, handles, { isLocked: false });
      const lines: string[] = [];
      for (const handle of handles) {
        const product = products.get(handle);
        if (!product) continue;
        const ids = new Set(product.collections.map((row) => row.collection_id));
        const own = collections.filter((collection) => ids.has(collection.id)).map((collection) => collection.name);
        const rows = productToRows(product, own, columns, { ...options, ownFields });
        lines.push(...rows.map((cells) => writeRow(cells, columns, options)));
      }
      yield lines.join('');
    }
  } finally {
    await tx.rollback().execute();
  }
}

/** Those that the office's list would show, in the same snapshot; none is every product. */
async function conditionsOf(tx: Transaction, { filters }: ExportOptions): Promise<RawBuilder<SqlBool>[]> {
  return filters ? (await narrowProducts(tx, filters)).conditions : [];
}

async function* batchesOfHandles(tx: Transaction, conditions: RawBuilder<SqlBool>[]): AsyncGenerator<string[]> {
  for (let last: string | undefined; ; ) {
    // The database compares the times itself: read into JavaScript they would lose their microseconds.
    const isLater = sql<SqlBool>`(p.created_at, p.id) > (select f.created_at, f.id from products f where f.id = ${last})`;
    const all = [sql<SqlBool>`true`, ...conditions, ...(last ? [isLater] : [])];
    const { rows } = await sql<{ id: string; handle: string }>`
      select p.id, p.handle from products p where ${sql.join(all, sql` and `)}
      order by p.created_at, p.id limit ${PRODUCTS_PER_BATCH}`.execute(tx);
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
