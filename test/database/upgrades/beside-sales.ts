// Applies the last migrations to a large shop while rows of its sales are written, and says how long the writers waited: a
// test does so on few rows, and `make bench ONLY=upgrade` on a million.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Db } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { readIndexes } from '#server/database/upgrades/apply-beside-sales.ts';
import { listLongMigrations, listTablesGoneThrough } from '#server/database/upgrades/long-migrations.ts';
import type { Migration } from '#server/database/upgrades/migration-chain.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';

const LAST = 20;
export const LONGEST_WAIT_MS = 1_000;

/** `db` is empty. So many rows of each large table, then each migration by itself. */
export async function applyLastBesideSales(db: Db, rows: number): Promise<AppliedBeside[]> {
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(db, migrations.slice(0, -LAST));
  await fill(db, rows);
  const applied: AppliedBeside[] = [];
  for (const migration of migrations.slice(-LAST)) applied.push(await applyBeside(db, { migrations, migration, rows }));
  return applied;
}

/** The rows of a sale, by what finds one of them. */
const written: Readonly<Record<string, string>> = {
  ...{ orders: 'id', order_lines: 'order_id', order_events: 'id', payment_attempts: 'id', customers: 'id' },
  ...{ products: 'id', variants: 'id', carts: 'id', stock_movements: 'id' },
};

/** No trigger tells of what they are filled with. */
const filled = ['orders', 'products', 'variants', 'carts', 'stock_movements'];

async function fill(db: Db, count: number): Promise<void> {
  await thousandsOfOrders(db, count, new Date('2026-11-20T08:00:00Z'));
  await sql`insert into discount_codes (code, kind, basis_points, scope, created_at, updated_at)
    values ('MANY', 'percentage', 1000, 'everything', now(), now())`.execute(db);
  for (const table of filled) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
  await sql`update orders set discount_code_id = d.id, discount_code = d.code from discount_codes d
    where orders.number % 2 = 0`.execute(db);
  await sql`insert into products (handle, status, is_published, created_at, updated_at)
    select 'many-' || n, 'active', true, now(), now() from generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into variants (product_id, position, tracks_stock, sells_without_stock, on_hand)
    select id, 1, true, false, 5 from products where handle like 'many-%'`.execute(db);
  await sql`insert into stock_movements (variant_id, kind, quantity, at)
    select id, 'received', 5, now() from variants where sku is null`.execute(db);
  await sql`insert into carts (token_hash, checkout_draft, created_at, updated_at)
    select sha256(('cart-' || n)::bytea), '{}', now(), now() from generate_series(1, ${count}::int) as n`.execute(db);
  for (const table of filled) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
}

/** Takes what the writer of a row takes, of each table again and again, until it is told to stop; says the longest waits. */
function writeBeside(db: Db): () => Promise<Record<string, number>> {
  let isStopping = false;
  const longest: Record<string, number> = {};
  const writers = Object.entries(written).map(async ([table, key]) => {
    const [into, id] = [sql.table(table), sql.ref(key)];
    // The first on the disk: what writes all rows has this one longest.
    const { rows } = await sql<{ id: unknown }>`select ${id} as id from ${into} limit 1`.execute(db);
    while (!isStopping) {
      const startedAt = performance.now();
      await db.transaction().execute(async (tx) => {
        await sql`lock table ${into} in row exclusive mode`.execute(tx);
        await sql`select from ${into} where ${id} = ${rows[0]?.id} limit 1 for no key update`.execute(tx);
      });
      longest[table] = Math.max(longest[table] ?? 0, performance.now() - startedAt);
      await setTimeout(10);
    }
  });
  return async () => {
    isStopping = true;
    await Promise.all(writers);
    return longest;
  };
}

/** The files of each large table and of its indexes: what is written anew has another one. */
async function listFiles(db: Db, count: number): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; files: string[] }>`
    select t.relname as name, array_agg(distinct pg_relation_filenode(part.id)::text) as files
    from pg_class t cross join lateral (
      select t.oid as id union all select indexrelid from pg_index where indrelid = t.oid
    ) as part (id)
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.reltuples >= ${count / 2}::int
    group by t.relname`.execute(db);
  return new Map(rows.map(({ name, files }) => [name, files]));
}

export type AppliedBeside = {
  name: string;
  tookMs: number;
  waits: Record<string, number>;
  isSaid: boolean;
  /** Large tables that it went through, and does not say so. */
  unsaid: string[];
  /** Large tables that it went through while nobody could write into them. */
  closed: string[];
};

type Step = { migrations: Migration[]; migration: Migration; rows: number };

async function applyBeside(db: Db, { migrations, migration, rows }: Step): Promise<AppliedBeside> {
  const isSaid = (await listLongMigrations(db, [migration])).length > 0;
  const said = listTablesGoneThrough(migration).map(({ table }) => table);
  const before = await listFiles(db, rows);
  const stop = writeBeside(db);
  const startedAt = performance.now();
  try {
    await migrate(db, migrations.slice(0, migrations.indexOf(migration) + 1));
  } catch (error) {
    // Else the writers would go on for ever.
    await stop();
    throw error;
  }
  const tookMs = performance.now() - startedAt;
  const waits = await stop();
  const after = await listFiles(db, rows);
  const gone = [...before.keys()].filter((table) =>
    after.get(table)?.some((file) => !before.get(table)?.includes(file)),
  );
  const unsaid = gone.filter((table) => !said.includes(table));
  const closed = readIndexes(migration).length > 0 ? [] : gone;
  return { name: migration.name, tookMs, waits, isSaid, unsaid, closed };
}
