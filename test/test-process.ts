// One test file in a process of its own, and what uvu says of it.
import { spawn } from 'node:child_process';
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

/** Runs a file with uvu and counts. Whatever does not end in a clean summary is a failure. */
export async function runTestFile(path: string, timeoutMs: number, env: NodeJS.ProcessEnv): Promise<TestFileResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', './test/source-loader.ts', path], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that nothing that a test has started outlives it and holds the pipes open.
    detached: true,
  });
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  };
  process.once('exit', killGroup);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    killGroup();
  }, timeoutMs);
  child.on('exit', killGroup);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.off('exit', killGroup);
  clearTimeout(timer);
  const durationMs = performance.now() - startedAt;
  if (isTimedOut) {
    return { path, passed: 0, failed: 1, durationMs, fault: `took longer than ${timeoutMs / 1000} s`, output };
  }
  return { path, durationMs, output, ...countResults(output, exitCode) };
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
