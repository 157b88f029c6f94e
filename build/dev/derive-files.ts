// Types and tables that derive from GraphQL and from the pages of the office, written anew while somebody develops, as
// `make types` writes them, but for the database's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DevProblem, frameOf } from './dev-problem.ts';

/** `written`: the files that are others now, by their paths from the root. */
export type Derived = { written: string[]; problems: DevProblem[] };

const officePages = 'src/surfaces/office/staff-pages.ts';

/** Null where nothing derives from what has changed; paths are from the root. */
export async function deriveFiles(root: string, changed: readonly string[]): Promise<Derived | null> {
  const sources = await Promise.all(changed.map((path) => isSource(root, path)));
  if (!sources.includes(true)) return null;
  const writer = ['--import', import.meta.resolve('tsx'), 'bin/write-types.ts', '--without-database'];
  const child = spawn(process.execPath, writer, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [written, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) return { written: [], problems: [await problemOf(root, said)] };
  return { written: written.split('\n').filter(Boolean), problems: [] };
}

async function isSource(root: string, path: string): Promise<boolean> {
  if (path.endsWith('.graphql') || path === officePages) return true;
  if (path.endsWith('.generated.ts')) return false;
  return (await readFile(join(root, path), 'utf8').catch(() => '')).includes('/* GraphQL */');
}

const placeInDocument = /^(src\/.+\.graphql):(\d+):(\d+)$/m;

async function problemOf(root: string, said: string): Promise<DevProblem> {
  const [message = 'What derives from GraphQL cannot be written.'] = said.match(/(?<=Error: ).*/) ?? [];
  const [, path, row, column] = placeInDocument.exec(said) ?? [];
  if (!path) return { kind: 'source', path: '', line: 1, column: 1, message };
  const place = { line: Number(row), column: Number(column) };
  const frame = frameOf(await readFile(join(root, path), 'utf8').catch(() => ''), place);
  return { kind: 'source', path, ...place, message, frame };
}
