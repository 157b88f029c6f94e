// A database of its own for one test file, copied from a migrated one. A test run starts one PostgreSQL for all its files
// (TEST_DATABASE_URL; TEST_DATABASE_TEMPLATE names what is copied); a file that is run alone starts one for itself.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { connectDatabase, type Database, type DatabaseOptions, type Deadlines } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { deriveTokensWith } from '#server/http/session.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { startPostgresql } from './postgresql-cluster.ts';

// Addresses that tests' own processes derive.
deriveTokensWith(async () => Buffer.alloc(32, 'tests'));

export type NamedDatabase = Database & { name: string; url: string };

export type TestServer = { url: string; template: string };

let server: Promise<TestServer> | undefined;

/**
 * Those of requests would end what a slow machine takes its time for. None for the answer: the driver leaves its timer
 * behind after each COPY, and PostgreSQL is not silent here.
 */
const deadlines: Deadlines = { statementMs: HANG_MS, lockMs: HANG_MS, idleMs: HANG_MS, answerMs: 0 };

type TestDatabaseOptions = Pick<DatabaseOptions, 'deadlines'> & {
  /** What is copied; by default migrated, and empty. */
  template?: string;
};

/** Null deadlines are for a test whose own statements fill large tables. */
export async function openTestDatabase({ template, ...options }: TestDatabaseOptions = {}): Promise<NamedDatabase> {
  const { url, template: migrated } = await openTestServer();
  return openOnPostgresql(url, template ?? migrated, options);
}

/** The same without migrations. */
export async function openEmptyDatabase(options: Pick<DatabaseOptions, 'deadlines'> = {}): Promise<NamedDatabase> {
  const { url } = await openTestServer();
  return openOnPostgresql(url, undefined, options);
}

export function openTestServer(): Promise<TestServer> {
  server ??= findTestServer();
  return server;
}

async function findTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL, TEST_DATABASE_TEMPLATE } = process.env;
  const url = TEST_DATABASE_URL || (await startPostgresql()).url;
  return { url, template: TEST_DATABASE_TEMPLATE || (await makeTemplate(url)) };
}

/** A migrated database that nobody is connected to; its name. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const { db, name } = await openOnPostgresql(serverUrl);
  await migrate(db, await readMigrations(migrationsDirectory));
  await db.destroy();
  return name;
}

/** `template` names a database that is copied, and that nobody is connected to. */
export async function openOnPostgresql(
  serverUrl: string,
  template = 'template1',
  options: Pick<DatabaseOptions, 'deadlines'> = {},
): Promise<NamedDatabase> {
  const name = `kasa_test_${randomBytes(6).toString('hex')}`;
  // Files are copied with half of the work that writing the copy to the log is.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await connectDatabase({ url: url.href, dataDirectory: '', deadlines, ...options });
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
