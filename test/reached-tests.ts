// Which test files a change reaches: by what they import, and by what they run, read or name without importing it.
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { listSources, root, type SourceFile } from './source-imports.ts';

/** What starts the built shop or a command of it: everything that the build takes in is under it. */
const startsBuiltShop = /\bbin\/kasa\.js\b|'dist'|\bdist\/|\bkasa-development\b/;
/** Reads every source, or every one of a kind. */
const readsSources = /\blistSources\(|\bglob(?:Sync)?\((?!['"`]\/)/;
const ofBuiltShop = /^(?:bin|build|client|server|src)\/|^(?:package-lock|package|tsconfig)\.json$/;
const source = /^(?:bin|build|client|server|src|test)\/.*\.(?:js|tsx?)$/;
/** Neither run nor built: only a test that names it reads it. */
const notRun = /\.md$|^(?:Makefile|biome\.json|\.gitignore|\.ci\/.*)$/;

export type Change = { since: string; paths: string[] };

/** What differs from a commit, in the worktree too; without one, from where this branch left main, which on main is HEAD. */
export function readChange(base?: string): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const since = base ?? (git('branch', '--list', 'main') ? git('merge-base', 'HEAD', 'main') : 'HEAD');
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return {
    since: git('log', '-1', '--format=%h %s', since),
    paths: listed.flatMap((lines) => lines.split('\n').filter(Boolean)),
  };
}

/** Of the given test files, those that a change of these paths may turn red. */
export async function listReached(files: string[], changed: string[]): Promise<string[]> {
  const sources = new Map((await listSources()).map((each) => [each.path, each]));
  return findReached(files, changed, sources);
}

export function findReached(files: string[], changed: string[], sources: Map<string, SourceFile>): string[] {
  const built = changed.filter((path) => ofBuiltShop.test(path) && !notRun.test(path));
  const unread = changed.filter((path) => !source.test(path) && !notRun.test(path));
  return files.filter((file) => {
    const imported = listImported(file, sources);
    const own = [...imported]
      .filter((path) => path.startsWith('test/') && path !== 'test/source-imports.ts')
      .map((path) => sources.get(path)?.text ?? '');
    return (
      changed.some((path) => imported.has(path) || own.some((text) => text.includes(basename(path)))) ||
      (built.length > 0 && own.some((text) => startsBuiltShop.test(text))) ||
      (own.some((text) => readsSources.test(text)) && changed.some((path) => source.test(path))) ||
      // Nobody says who reads a migration, a schema or a setting: everybody may.
      unread.some((path) => !isImported(path, sources))
    );
  });
}

function listImported(path: string, sources: Map<string, SourceFile>, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const imported of sources.get(path)?.imports ?? []) listImported(imported, sources, seen);
  return seen;
}

function isImported(path: string, sources: Map<string, SourceFile>): boolean {
  return [...sources.values()].some(({ imports }) => imports.includes(path));
}
