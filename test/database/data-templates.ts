// Data folders that tests begin with: `migrated` is a stopped embedded database, `seeded` a whole demo shop. A test run
// makes each of them once (TEST_TEMPLATES names their folder) and gives every test a copy, which takes a tenth of the time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { renditionsFolder } from '#server/media/picture-folders.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { root } from '../source-imports.ts';

const fillers = { migrated: fillWithMigrations, seeded: fillWithDemo };

export type DataTemplate = keyof typeof fillers;

/** A folder of one's own, to be removed by whoever asked for it. */
export async function copyDataTemplate(template: DataTemplate): Promise<string> {
  const directory = await makeDataDirectory(template);
  const { TEST_TEMPLATES } = process.env;
  if (TEST_TEMPLATES) await cp(join(TEST_TEMPLATES, template), directory, { recursive: true });
  else await fillers[template](directory);
  return directory;
}

export function makeDataTemplate(template: DataTemplate, directory: string): Promise<void> {
  return fillers[template](directory);
}

async function fillWithMigrations(directory: string): Promise<void> {
  const database = await connectDatabase({ dataDirectory: directory });
  await migrate(database.db, await readMigrations(migrationsDirectory));
  await database.close();
}

/** Pictures in the widths of a page are the same for all: whoever shows one first makes it for every other copy. */
async function fillWithDemo(directory: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', KASA_DATA: directory };
  const seeding = spawn(process.execPath, ['bin/kasa.js', 'seed'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`kasa seed ended with ${code}`);
  const renditions = `${directory}-renditions`;
  await mkdir(renditions, { recursive: true });
  await rm(renditionsFolder(join(directory, 'media')), { recursive: true, force: true });
  await symlink(renditions, renditionsFolder(join(directory, 'media')));
}
