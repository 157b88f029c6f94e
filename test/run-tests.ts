// `make test` and `make test-all`: runs test files in a few processes, each one file after the other, so that the shop's
// modules, a browser and a shop to look at are there once for many files; it ends with the line `N passed, N failed`.
//   run-tests.ts [first] [unit] [database] [faults] [browser] [install] [part of a path …]
//   run-tests.ts changed [commit]
// unit: test/**/*.test.ts; faults: test/**/*.fault.ts, which kill the built shop, RUNS times; browser:
// test/**/*.browser.ts in Chromium. All of them share one PostgreSQL, the embedded one, or that of TEST_DATABASE_URL.
// database: the tests of stores and use cases again, on another version of PostgreSQL when the machine has one. install:
// test/**/*.install.ts, where the registry of packages answers. Without a name: all five. first: what they have of the first
// depth (depths.ts). changed: the same of what is reached by the changes since a commit.
import './runner/clean-surroundings.ts';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser/find-chromium.ts';
import { findOtherPostgresql, startPostgresql } from './database/postgresql-cluster.ts';
import { makeTemplate } from './database/test-database.ts';
import { openTestRun } from './database/test-run.ts';
import { isInFirstDepth } from './depths.ts';
import { listReached, readChange } from './reached-tests.ts';
import { listUnsteady } from './run-again.ts';
import { listSources, reaches, root } from './source-imports.ts';
import { openTestProcess, type TestFileResult, type TestProcess } from './test-process.ts';

// Those that drive a browser, or kill and start the shop, wait much of the time.
const PARALLEL = availableParallelism() + 2;
/** A file hangs that takes three times as long as the longest, an audit, beside others on a slow machine. */
const TIMEOUT_MS = 2_700_000 * Number(process.env.RUNS || 1);
/** So many of the files that took longest are named at the end. */
const LONGEST = 10;

const kinds = ['unit', 'database', 'faults', 'browser', 'install'];
const given = process.argv.slice(2);
const change = given[0] === 'changed' ? readChange(given[1]) : null;
const reached = change && new Set(await listReached(change));
const isFirst = given[0] === 'first' || change !== null;
const words = change ? [] : given.slice(isFirst ? 1 : 0);
const wanted = words.filter((word) => kinds.includes(word));
const parts = words.filter((word) => !kinds.includes(word));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

type Work = {
  path: string;
  /** What the file shares with others of its process. */
  shares?: string | undefined;
  env: NodeJS.ProcessEnv;
  /** Another PostgreSQL than the usual one. */
  on?: string;
};

const results: TestFileResult[] = [];
const faults: string[] = [];
/** Files that failed among others and passed alone. */
const unsteady: string[] = [];

endWithMake();
const files = {
  unit: isWanted('unit') ? await listFiles('test/**/*.test.{ts,tsx}') : [],
  faults: isWanted('faults') ? await listFiles('test/**/*.fault.ts') : [],
  browser: isWanted('browser') ? await listFiles('test/**/*.browser.{ts,tsx}') : [],
  install: isWanted('install') ? await listFiles('test/**/*.install.ts') : [],
  database: isWanted('database') && !isFirst ? await listFiles('test/**/*.test.ts') : [],
};
if (change) await sayWhatIsReached();
if (files.install.length > 0 && !(await hasRegistry())) files.install = [];
if (files.browser.length > 0 && !(await hasBrowser())) files.browser = [];

await using run = await openTestRun();
// The long ones first: at the end no processor waits for one of them.
const all = [...spread([...files.faults, ...files.install], files.browser), ...files.unit];
const env = { ...(await run.prepare(all)), TEST_DEPTH: isFirst ? 'first' : 'all' };
await using other = await openOtherVersion();
await runFiles([...all.map((path) => ({ path, env, shares: findShared(path) })), ...other.work]);
await runUnsteadyAlone();
report();

/** Evenly among the others: what kills shops waits for them, and what drives a browser works. */
function spread(paths: string[], others: string[]): string[] {
  const all = [
    ...paths.map((path, i) => ({ path, at: i / paths.length })),
    ...others.map((path, i) => ({ path, at: i / others.length })),
  ];
  return all.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

/** Unpacked before the first test needs it. */
async function hasBrowser(): Promise<boolean> {
  try {
    await findChromium();
    return true;
  } catch (error) {
    fail((error as Error).message);
    return false;
  }
}

/** Without it nothing can be installed: said, and no failure. */
async function hasRegistry(): Promise<boolean> {
  const { findRegistry } = await import('./install/find-registry.ts');
  const registry = await findRegistry();
  if (!registry) console.log('\nNo registry of packages answers: what npm installs is not tried');
  return registry;
}

/** A make that was killed leaves its commands running. */
function endWithMake(): void {
  if (!process.env.MAKELEVEL) return;
  const make = process.ppid;
  setInterval(() => process.ppid === make || process.exit(1), 1_000).unref();
}

async function runUnsteadyAlone(): Promise<void> {
  for (const first of faults.length > 0 ? [] : listUnsteady(results)) {
    console.log('\nFailed among others, so once more, alone');
    const testProcess = openTestProcess(env);
    const result = await testProcess.run(first.path, TIMEOUT_MS);
    await end(testProcess);
    print(result);
    if (result.failed > 0) continue;
    results[results.indexOf(first)] = result;
    unsteady.push(first.path);
  }
}

/** What pages, routes and commands do with the answers is the same on every version. */
async function openOtherVersion(): Promise<AsyncDisposable & { work: Work[] }> {
  const nothing = { work: [], [Symbol.asyncDispose]: async () => undefined };
  const ofOthers = ['test/fixtures/a-shop.ts', 'test/database/data-templates.ts'];
  const ofStores = files.database.filter(
    (path) =>
      reaches(path, 'test/database/test-database.ts') &&
      !path.startsWith('test/cli/') &&
      !ofOthers.some((other) => reaches(path, other)),
  );
  if (ofStores.length === 0) return nothing;
  const found = findOtherPostgresql();
  if (!found) {
    console.log('\nNo PostgreSQL of another version found: the store tests run on one only');
    return nothing;
  }
  console.log(`\nPostgreSQL ${found.major} found: the store tests run on it too`);
  const postgresql = await startPostgresql({ bin: found.bin });
  const env = {
    TEST_COMPILED: run.compiled,
    TEST_DATABASE_URL: postgresql.url,
    TEST_DATABASE_TEMPLATE: await makeTemplate(postgresql.url),
  };
  const on = `PostgreSQL ${found.major}`;
  return {
    work: ofStores.map((path) => ({ path, env, on })),
    [Symbol.asyncDispose]: () => postgresql[Symbol.asyncDispose](),
  };
}

async function listFiles(pattern: string): Promise<string[]> {
  const sources = await listSources(pattern);
  const paths = sources.filter(({ path, text }) => !isFirst || isInFirstDepth(path, text)).map(({ path }) => path);
  if (reached) return paths.filter((path) => reached.has(path));
  return paths.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));
}

async function sayWhatIsReached(): Promise<void> {
  const reached = [...files.unit, ...files.faults, ...files.browser, ...files.install];
  const every = (await listSources('test/**/*.{test,fault,browser}.{ts,tsx}'))
    .filter(({ path, text }) => isInFirstDepth(path, text))
    .map(({ path }) => path);
  console.log(
    `Since ${change?.since}: ${change?.paths.length} files changed, ${reached.length} of ${every.length} test files reached.`,
  );
  const left = every.filter((path) => !reached.includes(path));
  if (left.length > 0) console.log(`Not run: style, types, and\n  ${left.join('\n  ')}`);
}

async function runFiles(work: Work[]): Promise<void> {
  if (work.length === 0) return;
  console.log(`\nTests (${work.length} files)`);
  const waiting = [...work];
  const sharers = new Map<string, number>();
  /** What another process shares waits for it, as long as there is something else to do. */
  const takeNext = (turn: number) => {
    const isFor = ({ shares }: Work) => shares === undefined || (sharers.get(shares) ?? turn) === turn;
    const [next] = waiting.splice(Math.max(waiting.findIndex(isFor), 0), 1);
    if (next?.shares && !sharers.has(next.shares)) sharers.set(next.shares, turn);
    return next;
  };
  const runInTurn = async (turn: number) => {
    let shared: { testProcess: TestProcess; env: NodeJS.ProcessEnv } | undefined;
    for (let next = takeNext(turn); next; next = takeNext(turn)) {
      const { path, env, on } = next;
      if (shared && shared.env !== env) {
        await end(shared.testProcess);
        shared = undefined;
      }
      shared ??= { testProcess: openTestProcess(env), env };
      const result = await shared.testProcess.run(path, TIMEOUT_MS);
      if (on) result.path += ` on ${on}`;
      results.push(result);
      print(result);
    }
    if (shared) await end(shared.testProcess);
  };
  await Promise.all(Array.from({ length: PARALLEL }, (_, turn) => runInTurn(turn)));
}

/** The shop that browser tests of several files are run against: to start one, and to fill its caches, takes seconds. */
function findShared(path: string): string | undefined {
  if (!files.browser.includes(path)) return undefined;
  return /\b(visitSuite|paymentSuite|shareDevelopmentShop)\(/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
}

async function end(testProcess: TestProcess): Promise<void> {
  const fault = await testProcess.end();
  if (fault) fail(fault);
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

/** Lists the longest beside others that ran at the same time. */
function listLongest(results: readonly TestFileResult[]): string[] {
  const longest = results.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, LONGEST);
  return longest.map(({ path, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${path}`);
}

/** The last line is for machines: the sum of everything, alone. */
function report(): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + faults.length;
  const broken = [...new Set(results.filter((result) => result.failed > 0).map(({ path }) => path))];
  if (broken.length > 0) console.log(`\nFailed:\n  ${broken.join('\n  ')}`);
  if (unsteady.length > 0) console.log(`\nFailed among others, passed alone:\n  ${unsteady.join('\n  ')}`);
  console.log(`\nWhat took longest\n  ${listLongest(results).join('\n  ')}`);
  if (passed + failed === 0 && !change) fail('No test file matches.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || (passed === 0 && !change) ? 1 : 0;
}
