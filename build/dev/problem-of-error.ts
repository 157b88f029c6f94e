// An error of the server as a problem: its first place in a source of ours. Its stack names sources (`source-stacks.ts`).
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DevProblem, frameOf } from './dev-problem.ts';

export async function problemOfError(root: string, error: unknown): Promise<DevProblem> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  for (const [, file = '', line, column] of stack.matchAll(
    /\(?((?:file:\/\/)?\/[^\s():?]+)[^\s():]*:(\d+):(\d+)\)?/g,
  )) {
    const path = relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
    if (!/^(src|server)\//.test(path)) continue;
    const place = { line: Number(line), column: Number(column) };
    const source = await readFile(join(root, path), 'utf8').catch(() => '');
    return { kind: 'running', path, ...place, message, frame: source && frameOf(source, place) };
  }
  return { kind: 'running', path: '', line: 1, column: 1, message: stack.includes(message) ? stack : message };
}
