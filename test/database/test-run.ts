// What the files of one test run share: a temporary folder, a PostgreSQL with a migrated and a seeded database to copy, and
// a data folder to copy. Each is made when the first file needs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { endRun, isRunning } from '../runner/end-run.ts';
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
  const guard = startGuard(folder);
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
      await guard.end();
    },
  };
}

/** Whichever way this process ends, what it has started ends with it. */
function startGuard(folder: string): { end(): Promise<void> } {
  const guard = fileURLToPath(new URL('../runner/run-guard.ts', import.meta.url));
  // In a group of its own, so that what ends the others does not end it.
  const child = spawn(process.execPath, [guard, folder], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  const ended = once(child, 'exit');
  child.unref();
  return {
    async end() {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

/** What runs have left that were killed together with their guard: in memory nothing else removes it. */
async function removeLeftRuns(parent: string): Promise<void> {
  for (const folder of globSync(`${parent}/kasa-tests-*`)) {
    const [, processId = ''] = /kasa-tests-(\d+)-/.exec(folder) ?? [];
    if (processId && !isRunning(Number(processId))) await endRun(folder);
  }
}
