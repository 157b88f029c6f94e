// A backup goes into an empty shop: a database without a shop of anybody's, migrated or not.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { ExplainedError } from '../explained-error.ts';
import { listShopTables, quotedName, shopSchemas, tablesLeftOut } from './shop-tables.ts';

/** Filled by the migrations, or by a shop that runs without goods: nobody would miss them. */
const tablesOfAnyShop = [
  ...tablesLeftOut,
  ...['pickup_words', 'facet_choices', 'search_words', 'webhook_receivers', 'audit_head'],
];
/** What tells people whose shop it is comes first. */
const namedFirst = ['settings', 'collections', 'products', 'orders'];
const MOST_NAMED = 6;

/** Throws `ExplainedError`, which names what is there. */
export async function requireEmptyShop(db: Db): Promise<void> {
  const tables = await listShopTables(db);
  const found: { name: string; rows: number }[] = [];
  for (const table of tables.filter(({ schema, name }) => schema === 'public' && !tablesOfAnyShop.includes(name))) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(quotedName(table))}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ name: table.name, rows: count });
  }
  if (found.length > 0) throw notEmpty(found);
}

/** Nobody writes anything into the shop until the transaction ends. */
export async function lockShop(tx: Transaction): Promise<void> {
  const tables = await listShopTables(tx);
  if (tables.length === 0) return;
  await sql`lock table ${sql.raw(tables.map(quotedName).join(', '))} in access exclusive mode`.execute(tx);
}

/** Takes the schema down to nothing but extensions, for a backup that is of an older one. */
export async function dropShop(tx: Transaction): Promise<void> {
  const tables = await listShopTables(tx);
  await sql`drop table if exists ${sql.raw(tables.map(quotedName).join(', '))} cascade`.execute(tx);
  const routines = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = any(${shopSchemas}::regnamespace[]) and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(
    tx,
  );
  const names = routines.rows.map(({ name }) => name);
  if (names.length > 0) await sql`drop routine if exists ${sql.raw(names.join(', '))} cascade`.execute(tx);
  await sql`drop schema if exists sandbox cascade`.execute(tx);
}

function notEmpty(found: { name: string; rows: number }[]): ExplainedError {
  const sorted = found.toSorted((a, b) => namedFirst.indexOf(b.name) - namedFirst.indexOf(a.name) || b.rows - a.rows);
  const named = sorted.slice(0, MOST_NAMED).map(({ name, rows }) => `${name} (${rows})`);
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more tables` : '';
  return new ExplainedError({
    code: 'SHOP_NOT_EMPTY',
    title: `There is a shop in this database already, with rows in ${named.join(', ')}${more}. Nothing was restored.`,
    fix: 'A backup is restored into an empty shop: set DATABASE_URL to another database, or KASA_DATA to a new folder.',
  });
}
