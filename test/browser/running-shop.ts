// The built shop as its operator starts it: `kasa serve` as a process, on free ports, with a copy of the
// demo's data. Or, for React's explanations, a development build in this process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { buildShop } from '#build/bundle.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import type { FetchRules } from '#server/http/outside/fetch-outside.ts';
import { sandboxBrowserEntries } from '#server/sandbox/browser-entries.ts';
import { copySeededShop, type SeededShop } from '../database/data-templates.ts';
import { freePort } from '../fixtures/free-port.ts';
import { until } from '../fixtures/until.ts';
import { share } from '../shared-resources.ts';
import { root } from '../source-imports.ts';
import { makeBuildFolder } from './build-folder.ts';

export type RunningShop = {
  origin: string;
  sandboxOrigin: string;
  dataDirectory: string;
  stop(): Promise<void>;
};

export async function startRunningShop(
  environment: NodeJS.ProcessEnv = {},
  copyShop: () => Promise<SeededShop> = copySeededShop,
  /** The folder that it is started in; a kasa.config.ts there adds to it. */
  folder?: string,
): Promise<RunningShop & { endGrace(): void }> {
  const { env, origin, sandboxOrigin, dataDirectory, seeded } = await seedShop(environment, copyShop);
  const server = runKasa(['serve'], env, folder);
  await untilReady(`${origin}/readyz`, server);
  return {
    origin,
    sandboxOrigin,
    dataDirectory,
    // The shop ends as by Ctrl+C.
    endGrace: () => void server.kill('SIGINT'),
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await seeded[Symbol.asyncDispose]();
    },
  };
}

/** One for all files of a process that look, fill carts and order, and leave the shop itself as it is. */
export function shareShop(): Promise<RunningShop> {
  return share('shop', async () => closedByStop(await startRunningShop({}, copyStockedShop)));
}

/** One for all files of a process that pay, whose time passes for all of them. */
export function sharePaymentShop(): Promise<ClockShop> {
  return share('payment shop', async () => closedByStop(await startShopWithClock({}, copyStockedShop)));
}

/** What is in stock is enough for everybody who orders in a shop that files share. */
async function copyStockedShop(): Promise<SeededShop> {
  const seeded = await copySeededShop();
  await sql`update variants set on_hand = on_hand + 1000 where on_hand > 0`.execute(seeded.database.db);
  return seeded;
}

const closedByStop = <T extends RunningShop>(shop: T) => ({ ...shop, close: shop.stop });

export type ClockShop = RunningShop & {
  db: Db;
  now(): Date;
  /** Lets time pass at the shop and at its banks: what is due by then happens within a second. */
  pass(seconds: number): void;
  /** Stops time until somebody lets it pass: what waits goes on waiting, however long the test takes to look at it. */
  stopTime(): void;
};

/** The built shop in this process, so that a test can look into its database and let time pass at the banks. */
export async function startShopWithClock(
  environment: NodeJS.ProcessEnv = {},
  copyShop: () => Promise<SeededShop> = copySeededShop,
  /** How it fetches the profiles of assistants' platforms. */
  profileFetchRules?: FetchRules,
): Promise<ClockShop> {
  const { env, origin, sandboxOrigin, dataDirectory, seeded } = await seedShop(environment, copyShop);
  const { database } = seeded;
  let aheadMs = 0;
  let stoppedAt: number | null = null;
  const distDirectory = join(root, 'dist');
  const { startShop } = await import(pathToFileURL(join(distDirectory, 'server/main.js')).href);
  const now = () => new Date((stoppedAt ?? Date.now()) + aheadMs);
  const shop = await startShop({ config: readConfig(env), distDirectory, database, now, profileFetchRules });
  return {
    origin,
    sandboxOrigin,
    dataDirectory,
    db: database.db,
    now,
    pass(seconds) {
      stoppedAt = null;
      aheadMs += seconds * 1000;
    },
    stopTime() {
      stoppedAt = Date.now();
    },
    async stop() {
      await shop.close();
      await seeded[Symbol.asyncDispose]();
    },
  };
}

/** One for all files of a process. */
export function shareDevelopmentShop(): Promise<RunningShop> {
  return share('development shop', async () => closedByStop(await startDevelopmentShop()));
}

async function startDevelopmentShop(): Promise<RunningShop> {
  const developmentDirectory = await makeBuildFolder('development');
  await buildShop({
    root,
    outputDirectory: developmentDirectory,
    mode: 'development',
    sandboxEntries: sandboxBrowserEntries,
    surfaces: [
      { name: 'storefront', budgets: {} },
      { name: 'account', budgets: {} },
      { name: 'office', budgets: {} },
    ],
  });
  const { env, origin, sandboxOrigin, dataDirectory, seeded } = await seedShop();
  const { startShop } = await import(pathToFileURL(join(developmentDirectory, 'server/main.js')).href);
  const shop = await startShop({ config: readConfig(env), distDirectory: developmentDirectory });
  return {
    origin,
    sandboxOrigin,
    dataDirectory,
    async stop() {
      await shop.close();
      await seeded[Symbol.asyncDispose]();
      await rm(dirname(developmentDirectory), { recursive: true });
    },
  };
}

/** A shop's data of its own, and the environment that a server on it needs. */
export async function seedShop(environment: NodeJS.ProcessEnv = {}, copyShop = copySeededShop) {
  const seeded = await copyShop();
  const { database, dataDirectory } = seeded;
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    KASA_DATA: dataDirectory,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: 'error',
    STOP_GRACE: '0',
    PICTURES_AHEAD: 'off',
    ...environment,
  };
  const [origin, sandboxOrigin] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`];
  return { env, origin, sandboxOrigin, dataDirectory, seeded };
}

function runKasa(args: string[], env: NodeJS.ProcessEnv, cwd = process.cwd()) {
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
  return spawn(process.execPath, [join(root, 'bin/kasa.js'), ...args], { env, cwd, stdio });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  await until(async () => {
    const ended = server.exitCode ?? server.signalCode;
    if (ended !== null) throw new Error(`the shop ended with ${ended} instead of being ready`);
    const answer = await fetch(url).catch(() => null);
    return answer?.ok === true;
  }, `${url} answers`);
}
