// What the files of one test run share: a temporary folder, a PostgreSQL with a migrated and a seeded database to copy, and
// a data folder to copy. Each is made when the first file needs it.
import { existsSync, globSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { reaches } from '../source-imports.ts';
import { findTemporaryFolder } from '../temporary-folder.ts';
import { fillMigratedFolder, makeSeededTemplate } from './data-templates.ts';
import { type PostgresqlCluster, startPostgresql } from './postgresql-cluster.ts';
import { makeTemplate } from './test-database.ts';

export type TestRun = AsyncDisposable & {
  /** Where sources that were compiled are kept, as TEST_COMPILED names it. */
  compiled: string;
  /** The environment of processes that run these files. */
  prepare(files: string[]): Promise<NodeJS.ProcessEnv>;
};

export async function openTestRun(): Promise<TestRun> {
  const parent = findTemporaryFolder();
  await removeLeftRuns(parent);
  const folder = await makeDataDirectory(`tests-${process.pid}`, parent);
  // The databases, which this process starts, lie there too.
  process.env.TMPDIR = folder;
  const compiled = join(folder, 'compiled');
  const env: NodeJS.ProcessEnv = { TMPDIR: folder, TEST_COMPILED: compiled };
  let cluster: PostgresqlCluster | undefined;

  return {
    compiled,
    async prepare(files) {
      const needs = (target: string) => files.some((path) => reaches(path, target));
      const prepareDatabases = async () => {
        if (needs('test/database/test-database.ts') && !env.TEST_DATABASE_TEMPLATE) {
          if (!process.env.TEST_DATABASE_URL) cluster = await startPostgresql();
          env.TEST_DATABASE_URL = cluster?.url ?? process.env.TEST_DATABASE_URL ?? '';
          env.TEST_DATABASE_TEMPLATE = await makeTemplate(env.TEST_DATABASE_URL);
        }
        if (needs('test/browser/running-shop.ts') && !env.TEST_SEEDED) {
          const server = { url: env.TEST_DATABASE_URL ?? '', template: env.TEST_DATABASE_TEMPLATE ?? '' };
          env.TEST_SEEDED = join(folder, 'seeded');
          env.TEST_SEEDED_DATABASE = await makeSeededTemplate(server, env.TEST_SEEDED);
        }
      };
      const prepareFolder = async () => {
        if (!needs('test/database/data-templates.ts') || env.TEST_MIGRATED) return;
        env.TEST_MIGRATED = join(folder, 'migrated');
        await fillMigratedFolder(env.TEST_MIGRATED);
      };
      await Promise.all([prepareDatabases(), prepareFolder()]);
      return env;
    },
    async [Symbol.asyncDispose]() {
      await cluster?.[Symbol.asyncDispose]();
      endLeftClusters(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What runs that were killed have left: in memory nothing else removes it. */
async function removeLeftRuns(parent: string): Promise<void> {
  for (const folder of globSync(`${parent}/kasa-tests-*`)) {
    const [, processId = ''] = /kasa-tests-(\d+)-/.exec(folder) ?? [];
    if (!processId || isRunning(Number(processId))) continue;
    endLeftClusters(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Databases of a run or of test files that were killed, or that did not close them. */
function endLeftClusters(folder: string): void {
  for (const file of globSync(`${folder}/**/postmaster.pid`)) {
    const [processId] = readFileSync(file, 'utf8').split('\n');
    try {
      // The number may be another program's by now; PostgreSQL works in the folder of its data.
      if (existsSync('/proc/self') && readlinkSync(`/proc/${processId}/cwd`) !== dirname(file)) continue;
      process.kill(Number(processId), 'SIGQUIT');
    } catch {
      // It has ended.
    }
  }
}
