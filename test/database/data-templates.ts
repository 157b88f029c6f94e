// What tests begin with that takes long to make: `migrated` is the data folder of a stopped embedded database, the seeded
// shop a database and the folder of its pictures. A test run makes each of them once (TEST_MIGRATED and TEST_SEEDED name
// folders, TEST_SEEDED_DATABASE a database) and gives every test a copy; a file that is run alone makes its own.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { renditionsFolder } from '#server/media/picture-folders.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { root } from '../source-imports.ts';
import { type NamedDatabase, openOnPostgresql, openTestServer, type TestServer } from './test-database.ts';

/** A folder of one's own, to be removed by whoever asked for it. */
export async function copyMigratedFolder(): Promise<string> {
  const directory = await makeDataDirectory('migrated');
  const { TEST_MIGRATED } = process.env;
  // The system's own command: Node's copies one file after the other, and takes six times as long.
  if (TEST_MIGRATED) await promisify(execFile)('cp', ['-a', `${TEST_MIGRATED}/.`, directory]);
  else await fillMigratedFolder(directory);
  return directory;
}

export async function fillMigratedFolder(directory: string): Promise<void> {
  const database = await connectDatabase({ dataDirectory: directory });
  await migrate(database.db, await readMigrations(migrationsDirectory));
  await database.close();
}

export type SeededShop = AsyncDisposable & { database: NamedDatabase; dataDirectory: string };

/** The demo shop, to be changed at will. Its pictures are the template's own: nobody but `kasa seed` changes them. */
export async function copySeededShop(): Promise<SeededShop> {
  const { server, template, directory } = await findSeededTemplate();
  const dataDirectory = await makeDataDirectory('seeded');
  await symlink(join(directory, 'media'), join(dataDirectory, 'media'));
  const database = await openOnPostgresql(server.url, template);
  return {
    database,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

type SeededTemplate = { server: TestServer; template: string; directory: string };

let ownTemplate: Promise<SeededTemplate> | undefined;

async function findSeededTemplate(): Promise<SeededTemplate> {
  const server = await openTestServer();
  const { TEST_SEEDED_DATABASE: template, TEST_SEEDED: directory } = process.env;
  if (template && directory) return { server, template, directory };
  ownTemplate ??= makeOwnTemplate(server);
  return ownTemplate;
}

async function makeOwnTemplate(server: TestServer): Promise<SeededTemplate> {
  const directory = await makeDataDirectory('seeded-template');
  process.once('exit', () => rmSync(directory, { recursive: true }));
  return { server, template: await makeSeededTemplate(server, directory), directory };
}

/** Fills the folder with pictures, and a database that nobody is connected to afterwards; its name. */
export async function makeSeededTemplate(server: TestServer, directory: string): Promise<string> {
  const { db, name, url } = await openOnPostgresql(server.url, server.template);
  await db.destroy();
  const env = { ...process.env, DATABASE_URL: url, KASA_DATA: directory };
  const seeding = spawn(process.execPath, [join(root, 'bin/kasa.js'), 'seed'], {
    // The run's own process asks for it, in the repository: nobody's kasa.config.ts is to be read.
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`kasa seed ended with ${code}`);
  // Whoever shows a picture first makes it in the widths of the page, as in any shop.
  await rm(renditionsFolder(join(directory, 'media')), { recursive: true, force: true });
  return name;
}
