// Which file imports which, read from the sources by a regular expression: the house allows no syntax that it misses.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
/** `import(`./messages/${locale}/cart.ts`)`: every file that it may mean. */
const templates = /\bimport\(`(\.[^`\n]*)`\)/g;

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
  const code = text.replace(comments, '');
  const found = [...code.matchAll(specifiers)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
  });
  const meant = [...code.matchAll(templates)].flatMap(([, template = '']) => filesOf(join(dirname(path), template)));
  return [...new Set([...found, ...meant])];
}

const filesIn = new Map<string, readonly string[]>();

/** `template`: from the root; what it leaves open may be any file name and any folder. */
function filesOf(template: string): string[] {
  const folder = dirname(template.slice(0, template.indexOf('${') + 1));
  // A test's own text may name a folder that is not there.
  if (!existsSync(join(root, folder))) return [];
  const known = filesIn.get(folder) ?? readdirSync(join(root, folder), { encoding: 'utf8', recursive: true });
  filesIn.set(folder, known);
  const pattern = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
  const meant = new RegExp(`^${pattern.join('.+')}$`);
  return known.map((name) => join(folder, name)).filter((file) => meant.test(file));
}

/** Whether a file imports the target, itself or through other files of `test/`. */
export function reaches(path: string, target: string, seen = new Set<string>()): boolean {
  if (path === target) return true;
  if (seen.has(path) || !path.startsWith('test/') || !existsSync(join(root, path))) return false;
  seen.add(path);
  return readSource(path).imports.some((imported) => reaches(imported, target, seen));
}
