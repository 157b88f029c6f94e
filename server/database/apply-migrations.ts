// Roll-forward SQL migrations. Each file's hash includes the one before it, so an edited or reordered
// history is refused instead of silently diverging. An advisory lock lets several processes start at once.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Transaction } from './transaction.ts';

export type Migration = { name: string; sql: string; hash: string };

export class MigrationHistoryError extends Error {
  readonly code = 'MIGRATION_HISTORY_DIFFERS';
  readonly fix = 'Restore the migration file as it was applied, and put the change into a new, later file.';

  constructor(name: string) {
    super(`Migration ${name} was applied to this database with another content or in another order.`);
  }
}

export class DatabaseNewerError extends Error {
  readonly code = 'DATABASE_NEWER';
  readonly fix =
    'Start the newer release, or go back to the data from before it was upgraded: server/guides/upgrade.md says how.';

  /** `name`: the first that this release does not have. */
  constructor(name: string, count: number) {
    const unknown = count === 1 ? 'one migration' : `${count} migrations`;
    super(`The database is newer than this release, which does not have ${unknown} of it, from ${name} on.`);
  }
}

export class MigrationsPendingError extends Error {
  readonly code = 'MIGRATIONS_PENDING';
  readonly fix: string;

  /** `names`: in order, of those that are not applied. */
  constructor(names: readonly string[], isEmpty: boolean) {
    const [first = ''] = names;
    const count = names.length === 1 ? `one migration, ${first}` : `${names.length} migrations, from ${first} on`;
    super(isEmpty ? 'There is no shop in the database yet.' : `The database is behind this release by ${count}.`);
    this.fix = isEmpty
      ? 'Run `kasa init` for a shop of your own, or `kasa migrate` and `kasa seed` for the demo.'
      : 'Run `kasa migrate` and start again.';
  }
}

// Any number that no other program uses on the same database; it spells "KASA".
const ADVISORY_LOCK = 0x4b415341;

/** Reads `NNNNNN-name.sql` files in order and chains their hashes. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{6}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const migrations: Migration[] = [];
  let previousHash = '';
  for (const name of names) {
    const text = await readFile(join(directory, name), 'utf8');
    previousHash = createHash('sha256').update(previousHash).update(text).digest('hex');
    migrations.push({ name, sql: text, hash: previousHash });
  }
  return migrations;
}

/** Applies what is missing, each file in a transaction of its own. Returns the names applied now. */
export async function migrate(db: Db, migrations: Migration[]): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
    try {
      await createMigrationsTable(connection);
      const pending = await listPendingMigrations(connection, migrations);
      for (const migration of pending) {
        await connection.transaction().execute((tx) => applyMigration(tx, migration));
      }
      return pending.map((migration) => migration.name);
    } finally {
      // A broken connection holds no lock, and an error here must not hide the one that broke it.
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

/** Applies `migrations` in the caller's transaction, for a change that is whole only with what goes with them. */
export async function migrateWithin(tx: Transaction, migrations: Migration[]): Promise<void> {
  await createMigrationsTable(tx);
  for (const migration of migrations) {
    await applyMigration(tx, migration);
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

async function createMigrationsTable(db: Db): Promise<void> {
  await sql`create table if not exists migrations (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`.execute(db);
}

async function applyMigration(tx: Transaction, migration: Migration): Promise<void> {
  await sql.raw(migration.sql).execute(tx);
  await sql`insert into migrations (name, hash) values (${migration.name}, ${migration.hash})`.execute(tx);
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

/** What is not applied yet. Throws `DatabaseNewerError` or `MigrationHistoryError` when the applied ones are no prefix of ours. */
export async function listPendingMigrations(db: Db, migrations: Migration[]): Promise<Migration[]> {
  const applied = await sql<{ name: string; hash: string }>`select name, hash from migrations order by name`.execute(
    db,
  );
  for (const [position, row] of applied.rows.entries()) {
    const migration = migrations[position];
    if (!migration) throw new DatabaseNewerError(row.name, applied.rows.length - position);
    if (migration.name !== row.name || migration.hash !== row.hash) throw new MigrationHistoryError(row.name);
  }
  return migrations.slice(applied.rows.length);
}
