// The shop that is measured: the production build on a PostgreSQL of its own, filled with the demo.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgresql } from '../database/postgresql-cluster.ts';
import { root } from '../source-imports.ts';
import { type PinnedProcess, processorSecondsOf, startPinned } from './pinned-process.ts';

/** So many ports from here on are the bench's: more than any measurement has servers. */
const basePort = Number(process.env.BENCH_PORT ?? 4300);
const PORTS = 24;
let portsTaken = 0;

/** Two neighbours: a shop's sandbox listens on the second. */
export function takePort(): number {
  const port = basePort + (portsTaken % PORTS);
  portsTaken += 2;
  return port;
}

/** The pages that are measured, as paths. */
export const benchPages = { listing: '/pl/c/plakaty', product: '/pl/p/zolw-jazz' } as const;

export type BenchShop = {
  databaseUrl: string;
  directory: string;
  env: NodeJS.ProcessEnv;
  /** Another `kasa serve` on the same database. */
  serve(cores?: string): Promise<PinnedProcess>;
  /** Seconds of processor time that PostgreSQL has used so far. */
  databaseSeconds(): number;
  /** Stops it, for what happens without it. */
  stopDatabase(): Promise<void>;
  stop(): Promise<void>;
};

/** Prepares the database; servers are started by `serve`, and stopped by who started them. */
export async function openBenchShop(): Promise<BenchShop> {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-bench-'));
  const postgresql = await startPostgresql();
  const env = benchEnvironment({ DATABASE_URL: postgresql.url, KASA_DATA: directory });
  let isDatabaseUp = true;
  const stopDatabase = async () => {
    if (isDatabaseUp) await postgresql[Symbol.asyncDispose]();
    isDatabaseUp = false;
  };
  await runKasa(['migrate'], env);
  await runKasa(['seed'], env);
  return {
    databaseUrl: postgresql.url,
    directory,
    env,
    serve: (cores) => serveShop(env, cores ? { cores } : {}),
    databaseSeconds: () => processorSecondsOf(postgresql.listProcesses()),
    stopDatabase,
    async stop() {
      await stopDatabase();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The operator's own settings must not reach the shop that is measured. */
export function benchEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', NODE_ENV: 'production', PICTURES_AHEAD: 'off', ...settings };
}

export async function runKasa(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/kasa.js', ...args], { cwd: root, env });
  return stdout;
}

/** `readyPath`: answers when the server is ready. */
type Served = { cores?: string; readyPath?: string };

export function serveShop(env: NodeJS.ProcessEnv, served: Served = {}): Promise<PinnedProcess> {
  const port = takePort();
  return startPinned({
    // By its first line, as an operator's shell runs it.
    command: ['bin/kasa.js', 'serve'],
    cwd: root,
    env: { ...env, PORT: String(port) },
    port,
    readyPath: benchPages.listing,
    ...served,
  });
}

/** A visitor with so many things in the cart: the cookie that says so. */
export async function fillBenchCart({ port }: PinnedProcess, quantity = 2): Promise<string> {
  const origin = `http://localhost:${port}`;
  const html = await (await fetch(`http://127.0.0.1:${port}${benchPages.product}`)).text();
  const variantId = /name="variant" value="([^"]+)"/.exec(html)?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/api/graphql_middleware/mutation/CartAddLine`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ locale: 'pl', variantId, quantity }),
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('kasa_cart='));
  if (!answer.ok || !cookie) throw new Error(`no cart: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}
