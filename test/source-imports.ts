// Which file imports which, read from the sources by a regular expression: the house allows no syntax that it misses.
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;

export type SourceFile = {
  /** From the root, e.g. `src/money.ts`. */
  path: string;
  text: string;
  /** Our own files from the root; packages and `node:` as written. */
  imports: string[];
};

/** All scripts of the repository. */
export async function listSources(
  pattern = '{bin,build,client,server,src,test}/**/*.{js,ts,tsx}',
): Promise<SourceFile[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: root }))).filter((path) => !path.includes('node_modules'));
  return paths.sort().map((path) => readSource(path));
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, imports: listImports(path, text) };
}

/** What a source text imports, types and dynamic imports included. */
export function listImports(path: string, text: string): string[] {
  const found = [...text.replace(comments, '').matchAll(specifiers)].map(([, specifier = '']) => specifier);
  return [...new Set(found)].map((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
  });
}

/** Whether a file imports the target, itself or through other files of `test/`. */
export function reaches(path: string, target: string, seen = new Set<string>()): boolean {
  if (path === target) return true;
  if (seen.has(path) || !path.startsWith('test/') || !existsSync(join(root, path))) return false;
  seen.add(path);
  return readSource(path).imports.some((imported) => reaches(imported, target, seen));
}
