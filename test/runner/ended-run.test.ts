// A test run that is ended, by whichever signal, leaves nothing behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../depths.ts';
import { isRunning } from './end-run.ts';

const test = wholeSuite('a run that is ended');

const script = fileURLToPath(new URL('./a-run-in-progress.ts', import.meta.url));

type Progress = { folder: string; processes: number[] };

/** A run with a PostgreSQL, a process that ignores every signal that can be ignored, and one in a session of its own. */
async function aRunInProgress() {
  const run = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const [line] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, ...(JSON.parse(String(line)) as Progress) };
}

for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} leaves no process and no file`, async () => {
    const { run, folder, processes } = await aRunInProgress();
    assert.ok(existsSync(folder));
    assert.ok(processes.every(isRunning));
    // As a terminal does, the whole group of it.
    process.kill(-(run.pid ?? 0), signal);
    while (existsSync(folder)) await sleep(20);
    assert.equal(processes.filter(isRunning), []);
  });
}

test.run();
