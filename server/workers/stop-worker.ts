// The end of a worker, as the primary process sees it. A worker may have ended before our last message reaches it:
// writing then fails (EPIPE) with an `error` event on the worker, which only means that it ended.
import type { Worker } from 'node:cluster';

/** What a worker is told at its end. */
export type StopMessage = { kasaStop: string };

/**
 * Resolves when the process has ended or could not be started, with its exit code, its signal or the reason. Never
 * rejects.
 */
export function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal || String(code)));
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
}

/** Tells a worker to stop, and resolves when it has ended. */
export async function stopWorker(worker: Worker, reason: string): Promise<void> {
  const ended = endOf(worker);
  if (worker.isConnected()) worker.send({ kasaStop: reason } satisfies StopMessage);
  if (!worker.isDead()) await ended;
}
