// The types, checked by a process of its own that gives way to everything else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type DevProblem, frameOf } from './dev-problem.ts';

const finished = /Found (\d+) errors?\./;
const fault = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/;

/**
 * `cache`: a folder for what is known of the last check. `onChecked` gets everything that is wrong, after each check. Gives the
 * function that ends it.
 */
export function watchTypes(
  root: string,
  cache: string,
  onChecked: (problems: DevProblem[]) => void,
): () => Promise<void> {
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  const information = join(cache, 'types.json');
  const flags = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false', '--checkers', '1'];
  const checker = spawn(process.execPath, [tsc, ...flags, '--incremental', '--tsBuildInfoFile', information], {
    cwd: root,
    // It is written in Go as esbuild is: with its garbage collected as seldom it would take ten gigabytes.
    env: { ...process.env, GOGC: '100' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own group, because it starts the compiler as a process of its own.
    detached: true,
  });
  const ended = once(checker, 'exit').catch(() => undefined);
  if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_LOW);
  let found: DevProblem[] = [];
  createInterface({ input: checker.stdout }).on('line', (line) => {
    const [, path = '', row, column, message = ''] = fault.exec(line) ?? [];
    if (path) found.push(typeProblem(root, { path, line: Number(row), column: Number(column), message }));
    else if (finished.test(line)) {
      onChecked(found);
      found = [];
    }
  });
  return async () => {
    try {
      if (checker.pid) process.kill(-checker.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    await ended;
  };
}

function typeProblem(root: string, place: Omit<DevProblem, 'kind' | 'frame'>): DevProblem {
  let source = '';
  try {
    source = readFileSync(join(root, place.path), 'utf8');
  } catch {
    // It is gone by now.
  }
  return { kind: 'type', ...place, frame: source && frameOf(source, place) };
}
