// What a file reads, runs or names without importing it, found in its text.
import { basename, dirname, join, matchesGlob } from 'node:path';
import type { SourceFile } from '../source-imports.ts';

const texts = 'src/i18n/messages/';
/** `listSources()`, `glob('src/*', { cwd: root })`: with the pattern, where it is written there. */
const readings = /\b(?:listSources\(|glob(?:Sync)?\((?=.*\bcwd: root\b))\s*(?:'([^']*)')?/g;
/** `new URL('./migrations', import.meta.url)`: a file or a folder, from where this file is. */
const besides = /\bnew URL\(\s*['"`]([^'"`$]*)[^'"`]*['"`],\s*import\.meta\.url/g;
const comments = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm;
const imports = /^\s*(?:import\b|\} from ).*$/gm;

export const isSource = (path: string) => /^(?:bin|build|client|server|src|test)\/.*\.(?:js|tsx?)$/.test(path);
export const isText = (path: string) => path.startsWith(texts);
export const isSheet = (path: string) => path.endsWith('.css');

/** Whether it goes through all sources, or all of a kind, and one of these is among them. */
export function readsAmongOthers({ text }: SourceFile, paths: string[]): boolean {
  return [...text.matchAll(readings)].some(([, pattern]) =>
    paths.some(pattern ? (path) => matchesGlob(path, pattern.replace(/\/$/, '/**')) : isSource),
  );
}

/** Whether it finds one of the files, or a folder that one is in, from where it is itself. */
export function findsBeside({ path: from, text }: SourceFile, paths: string[]): boolean {
  const found = [...text.matchAll(besides)].map(([, address = '']) => join(dirname(from), address).replace(/\/$/, ''));
  return found.some((each) => paths.some((path) => path === each || path.startsWith(`${each}/`)));
}

/** Whether it has the name of one of the files, or, of one that is no source, its folder's. */
export function namesOneOf({ text }: SourceFile, paths: string[]): boolean {
  const code = text.replace(comments, '');
  return paths.some((path) => {
    const folder = dirname(path);
    const isFolderTold = !isSource(path) && !isSheet(path) && folder.includes('/');
    return isNamed(nameOf(path), code) || (isFolderTold && code.replace(imports, '').includes(folder));
  });
}

/** The name that tests write: many texts are called the same, and the build calls its sheets like ours. */
function nameOf(path: string): string {
  if (isText(path)) return path.slice(texts.length);
  return isSheet(path) ? path : basename(path);
}

/** `app.ts` is not named by `app.tsx`, and `money.ts` not by `short-money.ts`. */
function isNamed(name: string, text: string): boolean {
  return text.includes(name) && new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?!\\w)`).test(text);
}
