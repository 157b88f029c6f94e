// `WORKERS=N`: this process serves no requests. It starts the workers, replaces those that die, sums their metrics for
// `/metrics` and, without Stripe keys, runs the sandbox that they share.

import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Locale } from '#src/i18n/locales.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import type { Config } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { readMigrations, requireMigrated } from '../database/apply-migrations.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrationsDirectory } from '../database/migrations-directory.ts';
import { FIRST_START_PATIENCE_MS, waitForDatabase } from '../database/wait-for-database.ts';
import { answerMetrics } from '../metrics/metrics-of-all-workers.ts';
import { openSandbox } from '../open-sandbox.ts';
import { requireFreePorts } from '../require-free-ports.ts';
import { withSecrets } from '../secrets/stored-secrets.ts';
import { listMarketLanguages } from '../shop/find-markets.ts';
import { readShop } from '../shop/read-settings.ts';
import { findOrigin, type ShopOrigin } from '../shop/shop-origin.ts';
import { offerSetup } from '../staff/offer-setup.ts';
import { hasStaff } from '../staff/staff-store.ts';
import { createShopLog } from '../telemetry/shop-log.ts';
import { readStartFailure, type StartFailure } from './start-failure.ts';
import { endOf, stopWorker } from './stop-worker.ts';

export type Workers = {
  origin: string;
  sandboxOrigin: string | null;
  /** The main market's first. */
  languages: Locale[];
  shopOrigin: ShopOrigin | null;
  takesCards: boolean;
  log: Pick<Logger, 'info'>;
  offerSetup(): Promise<string | null>;
  hasStaff(): Promise<boolean>;
  close(reason?: string): Promise<void>;
};

/** What a worker is told at its start, in KASA_WORKER. */
export type WorkerSettings = {
  /** Null when payments are Stripe's own. */
  sandbox: { origin: string; webhookSecret: string } | null;
};

/**
 * A worker that dies sooner is replaced after a pause, so that one that cannot start is not restarted in a tight loop.
 */
const SHORT_LIFE_MS = 5_000;
const PAUSE_MS = 1_000;

type WorkersOptions = { config: Config; distDirectory: string };

/** Resolves when every worker listens. Throws what `startShop` throws, and what a worker that cannot start has thrown. */
export async function startWorkers({ config, distDirectory }: WorkersOptions): Promise<Workers> {
  await requireFreePorts(config);
  await prepareDataFolder(config);
  const database = await connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory });
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const now = () => new Date();
  const log = createShopLog({ level: config.logLevel });
  let isStopping = false;
  // An embedded database that is not closed would keep running.
  const sandbox = await openOwnSandbox({ config, db: database.db, now, distDirectory, webhookSecret }).catch(
    async (error) => {
      await database.close();
      throw error;
    },
  );
  const settings: WorkerSettings = { sandbox: sandbox && { origin: sandbox.origin, webhookSecret } };

  // All workers accept from one socket, so that connections waiting for a worker that dies go to the others.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  answerMetrics();
  const fork = () => cluster.fork({ KASA_WORKER: JSON.stringify(settings) });
  const say = createStartReport();
  const replace = async (worker: Worker, bornAt: number) => {
    const endedWith = await endOf(worker);
    if (isStopping) return;
    log.error({ worker: worker.process.pid, endedWith }, 'a worker ended; another takes its place');
    if (Date.now() - bornAt < SHORT_LIFE_MS) await sleep(PAUSE_MS);
    if (isStopping) return;
    const successor = fork();
    startFailureOf(successor).then((failure) => say(isStopping ? null : failure));
    replace(successor, Date.now());
  };
  const close = async (reason = 'a worker could not start') => {
    isStopping = true;
    log.info({ reason, workers: config.workers }, 'the shop stops');
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => stopWorker(worker, reason)));
    await sandbox?.close();
    await database.close();
    log.info({ reason }, 'the shop has stopped');
  };

  const first = Array.from({ length: config.workers }, fork);
  const failure = (await Promise.all(first.map(startFailureOf))).find((error) => error !== null);
  if (failure) {
    await close();
    throw failure;
  }
  for (const worker of first) replace(worker, Date.now());
  const { db } = database;
  const [languages, shopOrigin] = await Promise.all([listMarketLanguages(db), findOrigin(db)]);
  const takesCards = isChosen((await readShop(db)).payments, 'card');
  const sandboxOrigin = sandbox?.origin ?? null;
  return {
    ...{ origin: config.publicUrl, sandboxOrigin, languages, shopOrigin, takesCards, log, close },
    offerSetup: () => offerSetup(db, now()),
    hasStaff: () => hasStaff(db),
  };
}

/** The shared stand-in for Stripe, once the database is there; null with Stripe's own keys. */
async function openOwnSandbox(options: Parameters<typeof openSandbox>[0] & { config: Config }) {
  const { config, db } = options;
  const migrations = await readMigrations(migrationsDirectory);
  const waiting = { url: config.databaseUrl, patienceMs: FIRST_START_PATIENCE_MS };
  await waitForDatabase(() => requireMigrated(db, migrations), waiting);
  const { stripe } = await withSecrets(db, config);
  return stripe ? null : openSandbox(options);
}

/** Replacements may fail in the same way as the worker before them, and are not reported again. */
function createStartReport(): (failure: StartFailure | null) => void {
  let lastSaid = '';
  return (failure) => {
    if (failure && failure.message !== lastSaid) {
      console.error(failure.fix ? `${failure.message}\n  ${failure.fix}` : failure.stack);
    }
    lastSaid = failure?.message ?? '';
  };
}

/** Null when it listens. */
function startFailureOf(worker: Worker): Promise<StartFailure | null> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(null));
    worker.on('message', (message) => {
      const failure = readStartFailure(message);
      if (failure) resolve(failure);
    });
    endOf(worker).then((endedWith) => resolve(new Error(`a worker ended with ${endedWith} at its start`)));
  });
}
