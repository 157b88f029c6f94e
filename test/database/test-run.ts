// What the files of one test run share: a temporary folder, a PostgreSQL with a migrated database to copy, and data
// folders to copy. Each is made when the first file needs it.
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { reaches } from '../source-imports.ts';
import { type DataTemplate, makeDataTemplate } from './data-templates.ts';
import { type PostgresqlCluster, startPostgresql } from './postgresql-cluster.ts';
import { makeTemplate } from './test-database.ts';

export type TestRun = AsyncDisposable & {
  /** The environment of processes that run these files. */
  prepare(files: string[]): Promise<NodeJS.ProcessEnv>;
};

export async function openTestRun(): Promise<TestRun> {
  const folder = await makeDataDirectory('tests');
  const env: NodeJS.ProcessEnv = { TMPDIR: folder, TEST_TEMPLATES: folder, TEST_COMPILED: join(folder, 'compiled') };
  let cluster: PostgresqlCluster | undefined;
  const made = new Set<DataTemplate>();

  return {
    async prepare(files) {
      const needs = (target: string) => files.some((path) => reaches(path, target));
      if (needs('test/database/test-database.ts') && !env.TEST_DATABASE_TEMPLATE) {
        if (!process.env.TEST_DATABASE_URL) cluster = await startPostgresql();
        env.TEST_DATABASE_URL = cluster?.url ?? process.env.TEST_DATABASE_URL ?? '';
        env.TEST_DATABASE_TEMPLATE = await makeTemplate(env.TEST_DATABASE_URL);
      }
      const templates: DataTemplate[] = [];
      if (needs('test/database/data-templates.ts')) templates.push('migrated');
      if (needs('test/browser/running-shop.ts')) templates.push('seeded');
      for (const template of templates.filter((name) => !made.has(name))) {
        await makeDataTemplate(template, join(folder, template));
        made.add(template);
      }
      return env;
    },
    async [Symbol.asyncDispose]() {
      await cluster?.[Symbol.asyncDispose]();
      endLeftClusters(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Embedded databases of test files that were killed, or that did not close them. */
function endLeftClusters(folder: string): void {
  for (const file of globSync(`${folder}/**/postmaster.pid`)) {
    const [processId] = readFileSync(file, 'utf8').split('\n');
    try {
      process.kill(Number(processId), 'SIGQUIT');
    } catch {
      // It has ended.
    }
  }
}
