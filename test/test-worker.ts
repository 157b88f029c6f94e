// Runs the test files that its parent names, one after the other: what several of them import is loaded once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeShared, keepShared } from './shared-resources.ts';
import { root } from './source-imports.ts';
import { endMark } from './test-process.ts';

/** How uvu is told to wait for `exec`, and where it keeps the suites that are to run. */
const uvu = globalThis as unknown as { UVU_DEFER: boolean; UVU_QUEUE: unknown[][] };
uvu.UVU_DEFER = true;
const { exec } = await import('uvu');

keepShared();
process.on('message', async (path: string) => {
  uvu.UVU_QUEUE.splice(0, uvu.UVU_QUEUE.length, [null]);
  await import(pathToFileURL(join(root, path)).href);
  await exec();
  const mark = endMark(process.exitCode ?? 0);
  process.exitCode = 0;
  process.stdout.write(mark);
  process.stderr.write(mark);
});

// Nothing keeps the process after that but what a test file has left open.
process.once('disconnect', async () => {
  await closeShared();
  setTimeout(() => console.error(`Left open: ${process.getActiveResourcesInfo().join(', ')}`), 3_000).unref();
});
