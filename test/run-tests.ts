// `make test`: runs test files in processes of their own, two at a time, and ends with the line `N passed, N failed`.
//   run-tests.ts [unit] [database] [faults] [browser] [part of a path …]
// unit: test/**/*.test.ts; faults: test/**/*.fault.ts, which kill the built shop, RUNS times; browser:
// test/**/*.browser.ts in Chromium. All of them share one PostgreSQL, the embedded one, or that of TEST_DATABASE_URL.
// database: the tests of stores and use cases again, on another version of PostgreSQL when the machine has one. Without a
// name: all four.
import { findChromium } from './browser/find-chromium.ts';
import { findOtherPostgresql, startPostgresql } from './database/postgresql-cluster.ts';
import { makeTemplate } from './database/test-database.ts';
import { openTestRun } from './database/test-run.ts';
import { runTestFile, type TestFileResult } from './run-test-file.ts';
import { listSources, reaches } from './source-imports.ts';

type Phase = { title: string; files: string[]; parallel: number; timeoutMs: number };

const phaseNames = ['unit', 'database', 'faults', 'browser'];
const given = process.argv.slice(2);
const wanted = given.filter((word) => phaseNames.includes(word));
const parts = given.filter((word) => !phaseNames.includes(word));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const results: TestFileResult[] = [];
const faults: string[] = [];

await using run = await openTestRun();
if (isWanted('unit')) {
  const files = await listFiles('test/**/*.test.{ts,tsx}');
  await runPhase({ title: 'Tests', files, parallel: 2, timeoutMs: 120_000 }, await run.prepare(files));
}
if (isWanted('database')) await runOnOtherVersion();
if (isWanted('faults')) {
  const files = await listFiles('test/**/*.fault.ts');
  const timeoutMs = 300_000 * Number(process.env.RUNS || 1);
  await runPhase({ title: 'Tests that kill the shop', files, parallel: 2, timeoutMs }, await run.prepare(files));
}
if (isWanted('browser')) {
  const files = await listFiles('test/**/*.browser.{ts,tsx}');
  if (files.length > 0) {
    // Unpacked before the first test needs it.
    const fault = await findChromium().then(
      () => null,
      (error: Error) => error.message,
    );
    if (fault) fail(fault);
    else
      await runPhase({ title: 'Tests in a browser', files, parallel: 2, timeoutMs: 300_000 }, await run.prepare(files));
  }
}
report();

/** What pages and routes do with the answers is the same on every version. */
async function runOnOtherVersion(): Promise<void> {
  const files = (await listFiles('test/**/*.test.ts')).filter(
    (path) => reaches(path, 'test/database/test-database.ts') && !reaches(path, 'test/fixtures/a-shop.ts'),
  );
  if (files.length === 0) return;
  const other = findOtherPostgresql();
  if (!other) return console.log('\nNo PostgreSQL of another version found: the store tests ran on one only');
  console.log(`\nPostgreSQL ${other.major} found: the store tests run on it too`);
  await using postgresql = await startPostgresql({ bin: other.bin });
  const env = { TEST_DATABASE_URL: postgresql.url, TEST_DATABASE_TEMPLATE: await makeTemplate(postgresql.url) };
  await runPhase({ title: `Store tests on PostgreSQL ${other.major}`, files, parallel: 2, timeoutMs: 120_000 }, env);
}

async function listFiles(pattern: string): Promise<string[]> {
  const paths = (await listSources(pattern)).map(({ path }) => path);
  return paths.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));
}

async function runPhase({ title, files, parallel, timeoutMs }: Phase, env: NodeJS.ProcessEnv): Promise<void> {
  if (files.length === 0) return;
  console.log(`\n${title} (${files.length} files)`);
  const waiting = [...files];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const result = await runTestFile(path, timeoutMs, env);
      results.push(result);
      print(result);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

function print({ path, passed, failed, durationMs, fault, output }: TestFileResult): void {
  const seconds = (durationMs / 1000).toFixed(1).padStart(6);
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${seconds} s  ${path}  ${failed > 0 ? `${failed} failed, ` : ''}${passed} passed`,
  );
  // Figures that a test measured and does not judge.
  if (failed === 0) for (const [line] of output.matchAll(/# .*$/gm)) console.log(`     ${line}`);
  if (failed === 0) return;
  if (fault) console.log(`     ${fault}`);
  console.log(output.replace(/^/gm, '     ').trimEnd());
}

function fail(message: string): void {
  faults.push(message);
  console.error(message);
}

/** The last line is for machines: the sum of everything, alone. */
function report(): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + faults.length;
  const broken = [...new Set(results.filter((result) => result.failed > 0).map(({ path }) => path))];
  if (broken.length > 0) console.log(`\nFailed:\n  ${broken.join('\n  ')}`);
  if (passed + failed === 0) fail('No test file matches.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
