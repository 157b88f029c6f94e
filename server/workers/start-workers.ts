// `WORKERS=N`: this process serves nobody. It starts the workers, replaces those that die, adds up their figures for
// `/metrics` and, without Stripe keys, holds the sandbox of them all.

import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { readMigrations, requireMigrated } from '../database/migrate.ts';
import { migrationsDirectory } from '../database/migrations-directory.ts';
import { FIRST_START_PATIENCE_MS, waitForDatabase } from '../database/wait-for-database.ts';
import { openSandbox } from '../open-sandbox.ts';
import { answerMetrics } from '../telemetry/metrics-of-all-workers.ts';

export type Workers = { origin: string; close(): Promise<void> };

/** What a worker is told at its start, in KASA_WORKER. */
export type WorkerSettings = {
  /** Null when payments are Stripe's own. */
  sandbox: { origin: string; webhookSecret: string } | null;
};

/** A worker that dies sooner is not replaced at once, so that what cannot start does not start over and over. */
const SHORT_LIFE_MS = 5_000;
const PAUSE_MS = 1_000;

/** Resolves when every worker listens. Throws `MigrationsPendingError`, or when a worker cannot start. */
export async function startWorkers({
  config,
  distDirectory,
}: {
  config: Config;
  distDirectory: string;
}): Promise<Workers> {
  const database = await connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory });
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const now = () => new Date();
  let isStopping = false;
  try {
    const migrations = await readMigrations(migrationsDirectory);
    const waiting = { url: config.databaseUrl, patienceMs: FIRST_START_PATIENCE_MS };
    await waitForDatabase(() => requireMigrated(database.db, migrations), waiting);
  } catch (error) {
    await database.close();
    throw error;
  }
  const sandbox = config.stripe
    ? null
    : await openSandbox({ config, db: database.db, now, distDirectory, webhookSecret });
  const settings: WorkerSettings = { sandbox: sandbox && { origin: sandbox.origin, webhookSecret } };

  // Each takes its connections from one socket, so that those of a worker that dies are the others'.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  answerMetrics();
  const fork = () => cluster.fork({ KASA_WORKER: JSON.stringify(settings) });
  const replace = async (worker: Worker, bornAt: number) => {
    const [code, signal] = await once(worker, 'exit');
    if (isStopping) return;
    console.error(`worker ${worker.process.pid} ended with ${signal ?? code}; another takes its place`);
    if (Date.now() - bornAt < SHORT_LIFE_MS) await sleep(PAUSE_MS);
    if (!isStopping) replace(fork(), Date.now());
  };
  const close = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ended);
    await sandbox?.close();
    await database.close();
  };

  const first = Array.from({ length: config.workers }, fork);
  const started = await Promise.all(first.map(isListening));
  if (started.includes(false)) {
    await close();
    throw new Error('a worker could not start; what it said stands above');
  }
  for (const worker of first) replace(worker, Date.now());
  return { origin: config.publicUrl, close };
}

/** False when it ends before it listens. */
function isListening(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });
}
