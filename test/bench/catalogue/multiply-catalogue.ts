// A generated catalogue made many times as large, in the database itself: to import a million products, and to write their
// search documents, would take an hour.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** Whatever a product consists of. */
const tables = [
  ...['products', 'product_texts', 'product_options', 'product_option_texts', 'product_documents', 'media'],
  ...['media_texts', 'variants', 'prices', 'price_history', 'collection_products', 'stock_movements'],
  'product_overviews',
];

type ToCopy = (column: RawBuilder<unknown>) => RawBuilder<unknown>;
const number = sql`copy.number::text`;
/** Ids begin with the time: those of a copy come after all of the one before. */
const copyId: ToCopy = (id) => sql`(lpad(to_hex(copy.number), 2, '0') || substr(${id}::text, 3))::uuid`;
const copyHandle: ToCopy = (handle) => sql`${handle} || '-' || ${number}`;
const copyTitle: ToCopy = (title) => sql`${title} || ' ' || ${number}`;
const copyDocument: ToCopy = (document) =>
  sql`${document} || setweight(to_tsvector('pg_catalog.simple'::regconfig, ${number}), 'A')`;

/** What differs between a product and its copies, by the names of the columns. */
const differing: Record<string, ToCopy> = {
  ...{ id: copyId, product_id: copyId, variant_id: copyId, media_id: copyId },
  ...{ handle: copyHandle, sku: copyHandle, title: copyTitle, title_key: copyTitle, document: copyDocument },
};

/** Each product is there `times` times afterwards. The role must be a superuser: neither keys nor triggers are looked at. */
export async function multiplyCatalogue(db: Db, times: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
    const indexes = await listIndexes(tx);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    for (const table of tables) await copyRows(tx, table, times);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  });
  await sql`analyze`.execute(db);
}

async function copyRows(tx: Db, table: string, times: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`.execute(
    tx,
  );
  const columns = rows.map(({ name }) => sql.ref(name));
  const copied = rows.map(({ name }) => (differing[name] ?? ((column) => column))(sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(copied)} from ${sql.table(table)} cross join generate_series(2, ${times}::int) as copy (number)`.execute(
    tx,
  );
}

/** Those that can be built again in less time than they take with each row: all but the keys. */
async function listIndexes(tx: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
      and tablename = any(${tables}) and not exists (
        select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`.execute(tx);
  return rows;
}
