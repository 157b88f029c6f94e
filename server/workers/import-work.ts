// Looks whether a step of an import is to be done, and has a process do it. Every process of the shop looks; a step that was
// claimed by one that has died is found here when nothing was heard of it for half a minute.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { type Claim, claimStep, releaseStep } from '../catalogue/import-jobs/claim-step.ts';
import { sweepImports } from '../catalogue/import-jobs/sweep-imports.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { armedFaultpoint } from '../faultpoint.ts';
import { repeat } from '../outbox/deliver-outbox.ts';
import type { CurrentKeys } from '../secrets/current-keys.ts';
import type { ImportOrder, ImportOutcome } from './import-worker.ts';

const LOOK_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 10 * 60_000;

type Services = {
  config: Pick<Config, 'databaseUrl' | 'dataDirectory' | 'mediaDirectory' | 'picturePlace'>;
  keys: Pick<CurrentKeys, 'pictureStore'>;
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** The returned function ends it, and the step that is under way: another process, or the next start, does it anew. */
export function startImportWork(services: Services): () => Promise<void> {
  const { db, now, log } = services;
  let child: ChildProcess | null = null;
  let isStopped = false;
  const look = async () => {
    if (child || isStopped) return;
    const claim = await claimStep(db, now());
    if (!claim) return;
    if (isStopped) return releaseStep(db, claim);
    child = startWorker(services, claim, () => {
      child = null;
    });
  };
  const stops = [repeat(LOOK_EVERY_MS, look, log), repeat(SWEEP_EVERY_MS, () => sweepImports(db, now()), log)];
  return async () => {
    isStopped = true;
    for (const stop of stops) await stop();
    const ending = child;
    if (!ending) return;
    await new Promise((resolve) => {
      ending.once('exit', resolve);
      ending.kill('SIGKILL');
    });
  };
}

function startWorker({ config, keys, db, log }: Services, claim: Claim, onEnd: () => void): ChildProcess {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const { databaseUrl, dataDirectory, mediaDirectory, picturePlace } = config;
  const child = fork(fileURLToPath(new URL(`./import-worker.${extension}`, import.meta.url)));
  let isOver = false;
  const end = async (how: string) => {
    if (isOver) return;
    isOver = true;
    onEnd();
    if (how === '0') return;
    log.error({ import: claim.id, endedWith: how }, 'the process of an import ended; its step is begun anew');
    await releaseStep(db, claim).catch(() => {});
  };
  child.on('message', ({ error }: ImportOutcome) => {
    if (error) log.error({ import: claim.id, err: new Error(error) }, 'a step of an import has failed');
  });
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(`${signal ?? code}`));
  const order: ImportOrder = {
    ...{ claim, databaseUrl, dataDirectory, mediaDirectory, picturePlace },
    ...{ bucketKeys: keys.pictureStore, faultpoint: armedFaultpoint() },
  };
  child.send(order, (error) => {
    if (error) child.kill('SIGKILL');
  });
  return child;
}
