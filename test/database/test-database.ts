// A migrated, empty database for one test file: PGlite, or a database of its own on the PostgreSQL named by
// TEST_DATABASE_URL. `make test` runs the suite on both.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { copyDataTemplate, type DataTemplate } from './data-templates.ts';

export async function openTestDatabase(): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return openOnCopy('migrated');
  const database = await openEmptyDatabase();
  await migrate(database.db, await readMigrations(migrationsDirectory));
  return database;
}

type NamedDatabase = Database & { name: string; url: string };

/** The same without migrations. */
export async function openEmptyDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openOnPostgresql(serverUrl) : openOnCopy('empty');
}

async function openOnCopy(template: DataTemplate): Promise<Database> {
  const directory = await copyDataTemplate(template);
  const database = await connectDatabase({ dataDirectory: directory });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** On PostgreSQL only; `template` names a database that is copied, and that nobody is connected to. */
export async function openOnPostgresql(serverUrl: string, template = 'template1'): Promise<NamedDatabase> {
  const name = `kasa_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await connectDatabase({ url: url.href, dataDirectory: '' });
  return {
    ...database,
    name,
    url: url.href,
    async close() {
      await database.close();
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
