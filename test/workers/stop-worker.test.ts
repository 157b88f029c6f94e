import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endOf, stopWorker } from '#server/workers/stop-worker.ts';
import { whole } from '../depths.ts';
import { isRunning } from '../runner/end-run.ts';

/** This process notices nothing meanwhile. */
function endHoldingEverything({ process: { pid = 0 } }: Worker): void {
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

test.before(() =>
  cluster.setupPrimary({ exec: fileURLToPath(new URL('../fixtures/short-lived-worker.ts', import.meta.url)) }),
);

whole(test)('a worker that has gone before it is told to stop is a stopped worker', async () => {
  const worker = cluster.fork();
  const ended = endOf(worker);
  await once(worker, 'message');
  endHoldingEverything(worker);
  assert.ok(worker.isConnected(), 'the primary process has not noticed its end yet');
  await stopWorker(worker, 'a test');
  assert.is(await ended, '3');
});

test('a worker whose end has been noticed can be told to stop', async () => {
  const worker = cluster.fork();
  await once(worker, 'message');
  process.kill(worker.process.pid ?? 0, 'SIGTERM');
  await endOf(worker);
  await stopWorker(worker, 'a test');
});

test.run();
