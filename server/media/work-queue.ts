import { KasaError } from '#src/errors.ts';
import { SharedReads } from '../memory/shared-reads.ts';

/**
 * Limits how many jobs run at once and how many wait; a job that is already running or waiting is shared, not repeated.
 */
export type WorkQueue = {
  run(name: string, work: () => Promise<void>): Promise<void>;
  /** Begins when nothing else runs or waits, and takes nobody's place: what comes meanwhile runs beside it. */
  runWhenEmpty(name: string, work: () => Promise<void>): Promise<void>;
};

/** When the queue is full, further work is refused with `SERVICE_UNAVAILABLE`, and may be tried again. */
export function createWorkQueue({ atOnce, waiting: maxWaiting }: { atOnce: number; waiting: number }): WorkQueue {
  const underway = new SharedReads<void>();
  const waiting: (() => void)[] = [];
  let empty = Promise.withResolvers<void>();
  let working = 0;

  const start = async (work: () => Promise<void>) => {
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      await work();
    } finally {
      // Hands the place directly to the next in line, so that no new job can take it first.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
      if (working === 0) {
        empty.resolve();
        empty = Promise.withResolvers();
      }
    }
  };

  return {
    run(name, work) {
      const same = underway.peek(name);
      if (same) return same.promise;
      if (waiting.length >= maxWaiting) {
        return Promise.reject(new KasaError('SERVICE_UNAVAILABLE', 'Too many pictures are being made.'));
      }
      return underway.get(name, () => start(work)).promise;
    },
    async runWhenEmpty(name, work) {
      while (working > 0) await empty.promise;
      await underway.get(name, work).promise;
    },
  };
}
