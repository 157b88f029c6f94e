// Runs the test files that its parent names, one after the other: what several of them import is loaded once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endMark } from './marked-output.ts';
import { closeShared, keepShared } from './shared-resources.ts';
import { root } from './source-imports.ts';

/** How uvu is told to wait for `exec`, and where it keeps the suites that are to run. */
const uvu = globalThis as unknown as { UVU_DEFER: boolean; UVU_QUEUE: unknown[][] };
uvu.UVU_DEFER = true;
const { exec } = await import('uvu');

keepShared();
let isRunning = false;

process.on('message', async (path: string) => {
  isRunning = true;
  uvu.UVU_QUEUE.splice(0, uvu.UVU_QUEUE.length, [null]);
  await import(pathToFileURL(join(root, path)).href);
  await exec();
  const mark = endMark(process.exitCode ?? 0);
  process.exitCode = 0;
  isRunning = false;
  process.stdout.write(mark);
  process.stderr.write(mark);
});

process.once('disconnect', async () => {
  // Whoever started it was killed.
  if (isRunning) process.exit(1);
  // After this nothing keeps the process but what a test file has left open.
  await closeShared();
  setTimeout(() => console.error(`Left open: ${process.getActiveResourcesInfo().join(', ')}`), 3_000).unref();
});
