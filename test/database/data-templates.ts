// Data folders that tests begin with: `empty` and `migrated` are embedded databases, `seeded` is a whole demo shop. A test run
// makes each of them once (TEST_TEMPLATES names their folder) and gives every test a copy, because making a database
// costs four seconds of work and copying it less than one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { renditionsFolder } from '#server/media/picture-folders.ts';
import { root } from '../source-imports.ts';

const fillers = { empty: fillWithDatabase, migrated: fillWithMigrations, seeded: fillWithDemo };

export type DataTemplate = keyof typeof fillers;

/** A folder of one's own, to be removed by whoever asked for it. */
export async function copyDataTemplate(template: DataTemplate): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), `kasa-${template}-`));
  const { TEST_TEMPLATES } = process.env;
  if (TEST_TEMPLATES) await cp(join(TEST_TEMPLATES, template), directory, { recursive: true });
  else await fillers[template](directory);
  return directory;
}

/** Makes the templates for the processes that get `env`; disposing removes them. */
export async function makeDataTemplates(names: DataTemplate[]): Promise<AsyncDisposable & { env: NodeJS.ProcessEnv }> {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-templates-'));
  const remove = () => rm(folder, { recursive: true });
  for (const name of names) await fillers[name](join(folder, name));
  return { env: { TEST_TEMPLATES: folder }, [Symbol.asyncDispose]: remove };
}

async function fillWithDatabase(directory: string): Promise<void> {
  const database = await connectDatabase({ dataDirectory: directory });
  await database.close();
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
  await symlink(renditions, renditionsFolder(join(directory, 'media')));
}
