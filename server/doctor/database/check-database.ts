import { sql } from 'kysely';
import { listMissingMigrations, readMigrations } from '../../database/apply-migrations.ts';
import type { Db } from '../../database/connect.ts';
import { migrationsDirectory } from '../../database/migrations-directory.ts';
import { type Check, type CheckResult, fault, fine, warning } from '../finding.ts';

const OLDEST_VERSION = 15;
const extensions = ['unaccent', 'pg_trgm'];

export const checkDatabase: Check = {
  name: 'database',
  async run({ db, config }) {
    let version: number;
    try {
      version = await readVersion(db);
    } catch (error) {
      const { message, code, fix } = error as { message: string; code?: string; fix?: string };
      const place = config.databaseUrl ? new URL(config.databaseUrl).host : config.dataDirectory;
      return [
        fault(`cannot be reached at ${place}: ${message || code}`, fix ?? 'Start PostgreSQL, or correct DATABASE_URL.'),
      ];
    }
    if (version < OLDEST_VERSION) {
      return [fault(`is PostgreSQL ${version}`, `Upgrade it to ${OLDEST_VERSION} or newer.`)];
    }
    return [
      fine(`PostgreSQL ${version}`),
      ...(await judgeRole(db)),
      await judgeExtensions(db),
      await judgeMigrations(db),
    ];
  },
};

async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/** The embedded one is used without special rights. */
async function judgeRole(db: Db): Promise<CheckResult[]> {
  const { rows } = await sql<{ name: string; mayAll: boolean }>`
    select rolname as name, rolsuper as "mayAll" from pg_roles where rolname = current_user`.execute(db);
  const [role] = rows;
  if (!role?.mayAll) return [];
  return [
    warning(
      `is used as ${role.name}, a superuser, who may run programs on the database's machine`,
      'Let DATABASE_URL name the owner of the shop’s database, who needs no special rights: server/guides/running.md says how.',
    ),
  ];
}

async function judgeExtensions(db: Db): Promise<CheckResult> {
  const { rows } = await sql<{ name: string }>`select name from pg_available_extensions`.execute(db);
  const missing = extensions.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return fine(`has the extensions ${extensions.join(' and ')}`);
  return fault(
    `lacks the extensions ${missing.join(' and ')}`,
    "Install PostgreSQL's contrib package (Debian: postgresql-contrib).",
  );
}

async function judgeMigrations(db: Db): Promise<CheckResult> {
  const pending = await listMissingMigrations(db, await readMigrations(migrationsDirectory));
  if (pending.length === 0) return fine('is migrated');
  return fault(
    `is behind this release by ${pending.length === 1 ? 'one migration' : `${pending.length} migrations`}`,
    'Run `kasa migrate`.',
  );
}
