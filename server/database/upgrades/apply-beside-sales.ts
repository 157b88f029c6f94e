// Applies a migration while the shop goes on selling, so that nobody waits for it for more than a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import type { Transaction } from '../transaction.ts';
import type { Migration } from './migration-chain.ts';
import { MigrationWaitsError } from './migration-errors.ts';

/** Whoever waits for a table keeps all waiting who come after: it gives up, lets them through and tries again. */
const LOCK_PATIENCE_MS = 800;
const PAUSE_MS = 1_000;
const MOST_TRIES = 300;
const LOCK_NOT_AVAILABLE = '55P03';
/** An index of less is built before anybody notices. */
const LARGE_BYTES = 1_000_000;

const ONE_INDEX = /^create (?:unique )?index (\w+) on (\w+)\b/i;
type Index = { name: string; table: string; statement: string };

/** `db`: one connection, in no transaction. */
export async function applyBesideSales(db: Db, migration: Migration): Promise<void> {
  const indexes = readIndexes(migration);
  if (indexes.length > 0 && (await isAnyLarge(db, indexes))) {
    for (const index of indexes) await buildBeside(db, index);
    return noteApplied(db, migration);
  }
  await applyPatiently(db, migration);
}

export async function applyWithin(tx: Transaction, migration: Migration): Promise<void> {
  await sql.raw(migration.sql).execute(tx);
  await noteApplied(tx, migration);
}

async function noteApplied(db: Db, { name, hash }: Migration): Promise<void> {
  await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(db);
}

/** The indexes that a migration consists of; none where it does anything else. */
export function readIndexes({ sql: text }: Pick<Migration, 'sql'>): Index[] {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  const indexes = statements.flatMap((statement) => {
    const [, name, table] = ONE_INDEX.exec(statement) ?? [];
    return name && table ? [{ name, table, statement }] : [];
  });
  return indexes.length === statements.length ? indexes : [];
}

async function isAnyLarge(db: Db, indexes: Index[]): Promise<boolean> {
  const tables = indexes.map(({ table }) => table);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(max(pg_relation_size(to_regclass(name))), 0) as bytes from unnest(${tables}::text[]) as name`.execute(
    db,
  );
  return (rows[0]?.bytes ?? 0) > LARGE_BYTES;
}

/** Beside whoever writes, outside a transaction. What was ended half-way is not valid, and is built anew. */
async function buildBeside(db: Db, { name, statement }: Index): Promise<void> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.isValid) return;
  if (rows[0]) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
  await sql.raw(statement.replace(/ index /i, ' index concurrently ')).execute(db);
}

async function applyPatiently(db: Db, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${String(LOCK_PATIENCE_MS)}, true)`.execute(tx);
        await applyWithin(tx, migration);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === MOST_TRIES) throw new MigrationWaitsError(migration.name);
      await sleep(PAUSE_MS);
    }
  }
}
