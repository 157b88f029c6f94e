// One step of an import, done by whoever has claimed it. What a step changes is committed only while it is still its own:
// a worker that was taken for dead, or an import that somebody has cancelled, leaves nothing behind.
import { setInterval as every } from 'node:timers/promises';
import type { ImportPhase, ImportStep } from '#src/catalogue/import-states.ts';
import { isStep } from '#src/catalogue/import-states.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ImportInterruptedError } from '../import/import-catalogue.ts';
import { checkFile } from './check-file.ts';
import { BEAT_EVERY_MS, beat, type Claim, postponeStep, releaseStep } from './claim-step.ts';
import { finishImport } from './finish-import.ts';
import { findJob, moveJob } from './import-job-store.ts';
import { runImport } from './run-import.ts';
import { StepLostError } from './step-lost.ts';
import type { Step, StepServices } from './step-services.ts';
import { undoImport } from './undo-import.ts';

const steps: Readonly<Record<ImportStep, (step: Step) => Promise<void>>> = {
  checking: checkFile,
  running: runImport,
  finishing: finishImport,
  undoing: undoImport,
};

/** How often somebody who looks on is told. */
const TELL_EVERY_MS = 1_000;

/** Throws what the step has thrown, once the job is free again or has failed. */
export async function doStep(services: StepServices, claim: Claim): Promise<void> {
  const { db, now } = services;
  const job = await findJob(db, claim.id);
  if (!job || job.worker !== claim.worker || !isStep(job.state)) return;
  const lost = new AbortController();
  const heart = startHeart(services, claim, () => lost.abort(new StepLostError()));
  try {
    await steps[job.state]({ services, job, claim, signal: lost.signal, tell: heart.tell });
  } catch (error) {
    if (error instanceof StepLostError || lost.signal.aborted) return;
    if (error instanceof ImportInterruptedError) return await postponeStep(db, claim, now());
    if (job.attempts < 2) await releaseStep(db, claim);
    else await inTransaction(db, (tx) => moveJob(tx, failureOf(job.state as ImportStep, { ...claim, now: now() })));
    throw error;
  } finally {
    heart.stop();
  }
}

function failureOf(state: ImportStep, { id, worker, now }: Claim & { now: Date }) {
  const to = state === 'finishing' || state === 'undoing' ? ('done' as const) : ('failed' as const);
  return { id, worker, now, from: [state], to, failure: 'Unexpected' as const };
}

function startHeart({ db, now }: StepServices, claim: Claim, onLost: () => void) {
  const stopped = new AbortController();
  let progress: { phase: ImportPhase | ''; done: number; total: number | null } = { phase: '', done: 0, total: null };
  let told = progress;
  let lastBeat = Date.now();
  const follow = async () => {
    for await (const _ of every(TELL_EVERY_MS, null, { signal: stopped.signal })) {
      if (told === progress && Date.now() - lastBeat < BEAT_EVERY_MS) continue;
      told = progress;
      lastBeat = Date.now();
      // A database that is away for a moment is asked again; until it has answered nothing can be committed either.
      const isOwn = await beat(db, claim, { ...progress, now: now() }).catch(() => true);
      if (!isOwn) return onLost();
    }
  };
  follow().catch(() => {});
  return {
    tell(phase: ImportPhase, done: number, total: number | null = null) {
      progress = { phase, done, total };
    },
    stop: () => stopped.abort(),
  };
}
