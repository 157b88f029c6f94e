import { KasaError } from '#src/errors.ts';
import { SharedReads } from '../memory/shared-reads.ts';

/** Work of which only so much is done at once, the same only once, and no more than so much may wait. */
export type WorkQueue = { run(name: string, work: () => Promise<void>): Promise<void> };

/** Who comes when the queue is full is sent away with `SERVICE_UNAVAILABLE`, to come again. */
export function createWorkQueue({ atOnce, waiting: maxWaiting }: { atOnce: number; waiting: number }): WorkQueue {
  const underway = new SharedReads<void>();
  const waiting: (() => void)[] = [];
  let working = 0;

  const start = async (work: () => Promise<void>) => {
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      await work();
    } finally {
      // The place goes to the next in line without becoming free between.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
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
  };
}
