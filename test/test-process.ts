// A process that runs one test file after the other, and what uvu says of each.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { collect } from './marked-output.ts';
import { root } from './source-imports.ts';

export type TestFileResult = {
  path: string;
  passed: number;
  failed: number;
  durationMs: number;
  /** Why the file failed as a whole, when uvu's own count does not say it. */
  fault?: string;
  output: string;
};

export type TestProcess = {
  /** Runs a file with uvu and counts. Whatever does not end in a clean summary is a failure. */
  run(path: string, timeoutMs: number): Promise<TestFileResult>;
  /** Lets the process end, which it does by itself unless a file has left something open: the answer says what. */
  end(): Promise<string | undefined>;
};

const END_TIMEOUT_MS = 30_000;
/** What has left the group of a process that was ended may still hold its streams. */
const LAST_WORDS_MS = 2_000;

/** Starts with the first file, and again after one that ended it. */
export function openTestProcess(env: NodeJS.ProcessEnv, endTimeoutMs = END_TIMEOUT_MS): TestProcess {
  let worker: Worker | undefined;
  let files: string[] = [];

  return {
    async run(path, timeoutMs) {
      const startedAt = performance.now();
      if (!worker) files = [];
      worker ??= startWorker(env);
      files.push(path);
      const { child, written, closed } = worker;
      // We hear below of one that has ended since the last file.
      child.send(path, () => {});
      const marks = Promise.all(written.map((stream) => stream.untilMark()));
      const isInTime = await isWithin(timeoutMs, Promise.race([marks, closed]));
      const durationMs = performance.now() - startedAt;
      const [exitCode] = (isInTime && (await Promise.race([marks, closed]))) || [];
      if (exitCode === undefined) {
        worker.kill();
        worker = undefined;
        await isWithin(LAST_WORDS_MS, closed);
      }
      const output = written.map((stream) => stream.take()).join('');
      if (!isInTime) {
        return { path, passed: 0, failed: 1, durationMs, fault: `took longer than ${timeoutMs / 1000} s`, output };
      }
      return { path, durationMs, output, ...countResults(output, exitCode ? Number(exitCode) : child.exitCode) };
    },
    async end() {
      if (!worker) return undefined;
      const { child, written, exited, closed, kill } = worker;
      worker = undefined;
      if (child.connected) child.disconnect();
      const isInTime = await isWithin(endTimeoutMs, exited);
      kill();
      await isWithin(LAST_WORDS_MS, closed);
      if (isInTime && child.exitCode === 0) return undefined;
      const said = written.map((stream) => stream.take()).join('');
      const ended = isInTime ? `ended with exit ${child.exitCode}` : 'did not end';
      return `The process ${ended} after its last test file.\n${said}It ran:\n  ${files.join('\n  ')}`;
    },
  };
}

type Worker = {
  child: ChildProcess;
  /** What it wrote to stdout and stderr. */
  written: ReturnType<typeof collect>[];
  exited: Promise<unknown>;
  /** When nobody holds its streams any more, either. */
  closed: Promise<void>;
  kill(): void;
};

function startWorker(env: NodeJS.ProcessEnv): Worker {
  const [loader, worker] = [join(root, 'test/source-loader.ts'), join(root, 'test/test-worker.ts')];
  const child = spawn(process.execPath, ['--import', pathToFileURL(loader).href, worker], {
    // React as the built shop has it; as for development it renders five times as long.
    env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that nothing that a test has started outlives it and holds the pipes open.
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  };
  process.once('exit', kill);
  child.on('exit', kill);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  // Not its event `close`, which does not come when it was the parent that closed the channel.
  const exited = once(child, 'exit');
  const ends = [exited, ...streams.map((stream) => once(stream, 'end'))];
  const closed = Promise.all(ends).then(() => void process.off('exit', kill));
  return { child, written: streams.map(collect), exited, closed, kill };
}

async function isWithin(ms: number, happens: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const isInTime = await Promise.race([happens.then(() => true), late]);
  timer.abort();
  return isInTime;
}

/** Reads uvu's summary: `Total: 5`, `Passed: 5`, `Skipped: 0`. */
export function countResults(
  output: string,
  exitCode: number | null,
): Pick<TestFileResult, 'passed' | 'failed' | 'fault'> {
  const read = (name: string) => new RegExp(`^\\s*${name}:\\s+(\\d+)`, 'm').exec(output)?.[1];
  const total = Number(read('Total') ?? 0);
  const passed = Number(read('Passed') ?? 0);
  const skipped = Number(read('Skipped') ?? 0);
  const failed = total - passed + skipped;
  if (read('Total') === undefined) return { passed: 0, failed: 1, fault: `ended without a summary (exit ${exitCode})` };
  if (total === 0 && skipped === 0) return { passed, failed: 1, fault: 'runs no test' };
  if (skipped > 0) return { passed, failed, fault: `${skipped} skipped` };
  if (failed === 0 && exitCode !== 0) return { passed, failed: 1, fault: `passed, then ended with exit ${exitCode}` };
  return { passed, failed };
}
