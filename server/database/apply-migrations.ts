// Roll-forward SQL migrations. Each file's hash includes the one before it, so an edited or reordered history is refused
// instead of silently diverging. An advisory lock lets several processes start at once.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Transaction } from './transaction.ts';
import { applyBesideSales, applyWithin } from './upgrades/apply-beside-sales.ts';
import { type AppliedMigration, chainMigrations, findSkipped, type Migration } from './upgrades/migration-chain.ts';
import {
  DatabaseNewerError,
  MigrationHistoryError,
  MigrationsPendingError,
  MigrationsSkippedError,
} from './upgrades/migration-errors.ts';

// Any number that no other program uses on the same database; it spells "KASA".
const ADVISORY_LOCK = 0x4b415341;
const ASK_AGAIN_MS = 50;

/** Reads `NNNNNN-name.sql` files in order and chains their hashes. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{6}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return chainMigrations(
    await Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(directory, name), 'utf8') }))),
  );
}

/**
 * Applies what is missing, each file in a transaction of its own, but for indexes of large tables. Returns the names applied
 * now. `withSkipped`: also what the database went past, all of it or nothing.
 */
export async function migrate(db: Db, migrations: Migration[], { withSkipped = false } = {}): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await lockAgainstOthers(connection);
    try {
      await createMigrationsTable(connection);
      const skipped = withSkipped ? await applySkipped(connection, migrations) : [];
      const pending = await listPendingMigrations(connection, migrations);
      for (const migration of pending) await applyBesideSales(connection, migration);
      return [...skipped, ...pending].map((migration) => migration.name);
    } finally {
      // A broken connection holds no lock, and an error here must not hide the one that broke it.
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

/** Asks again and again: a statement that waits has begun, and an index that is built beside sales waits for all that have. */
async function lockAgainstOthers(connection: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${ADVISORY_LOCK}) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs) return;
    await sleep(ASK_AGAIN_MS);
  }
}

/** Applies `migrations` in the caller's transaction, for a change that is whole only with what goes with them. */
export async function migrateWithin(tx: Transaction, migrations: Migration[]): Promise<void> {
  await createMigrationsTable(tx);
  for (const migration of migrations) {
    await applyWithin(tx, migration);
    // What waits for the commit of a migration's own transaction happens now.
    await sql`set constraints all immediate`.execute(tx);
    await sql`set constraints all deferred`.execute(tx);
  }
}

/** Keeps migrations away for as long as the transaction lasts. */
export async function lockMigrations(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
}

/** Keeps migrations away from now on, for as long as the connection lives or until `allowMigrations`; several may do so. */
export async function holdMigrations(connection: Db): Promise<void> {
  await sql`select pg_advisory_lock_shared(${ADVISORY_LOCK})`.execute(connection);
}

export async function allowMigrations(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock_shared(${ADVISORY_LOCK})`.execute(connection);
}

/** Afterwards the chain is the one of a database that took each in its turn. */
async function applySkipped(db: Db, migrations: Migration[]): Promise<Migration[]> {
  const skipped = findSkipped(await listApplied(db), migrations) ?? [];
  if (skipped.length === 0) return [];
  await db.transaction().execute(async (tx) => {
    await migrateWithin(tx, skipped);
    for (const { name, hash } of migrations) {
      await sql`update migrations set hash = ${hash} where name = ${name}`.execute(tx);
    }
  });
  return skipped;
}

async function createMigrationsTable(db: Db): Promise<void> {
  await sql`create table if not exists migrations (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`.execute(db);
}

/** Throws `MigrationsPendingError`, or what `listPendingMigrations` does, unless the database is exactly as the migrations say. */
export async function requireMigrated(db: Db, migrations: Migration[]): Promise<void> {
  const pending = await listMissingMigrations(db, migrations);
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name);
  throw new MigrationsPendingError(names, pending.length === migrations.length);
}

/** The same as `listPendingMigrations`, also of a database that has no table of them yet. */
export async function listMissingMigrations(db: Db, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('migrations')::text as found`.execute(db);
  return rows[0]?.found ? listPendingMigrations(db, migrations) : migrations;
}

/**
 * What is not applied yet. Throws `DatabaseNewerError`, `MigrationsSkippedError` or `MigrationHistoryError` when the applied
 * ones are no prefix of ours.
 */
export async function listPendingMigrations(db: Db, migrations: Migration[]): Promise<Migration[]> {
  const applied = await listApplied(db);
  for (const [position, row] of applied.entries()) {
    const migration = migrations[position];
    if (!migration) throw new DatabaseNewerError(row.name, applied.length - position);
    if (migration.name === row.name && migration.hash === row.hash) continue;
    const skipped = findSkipped(applied, migrations);
    if (!skipped) throw new MigrationHistoryError(row.name);
    throw new MigrationsSkippedError(
      skipped.map(({ name }) => name),
      row.name,
    );
  }
  return migrations.slice(applied.length);
}

async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`select name, hash from migrations order by name`.execute(db);
  return rows;
}
