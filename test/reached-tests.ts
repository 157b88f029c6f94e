// Which test files a change reaches: by what they import, and by what they run, read or name without importing it. A text
// reaches its pages and who says its words, a style sheet the browser (`reached/`).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rewording, readRewording } from './reached/changed-words.ts';
import { listDependents, listOwn, type Rule, type Sources, sourceReader } from './reached/import-graph.ts';
import { findsBeside, isSheet, isSource, isText, namesOneOf, readsAmongOthers } from './reached/read-files.ts';
import { reachedBySheet, reachedByTexts } from './reached/seen-on-pages.ts';
import { listSources, root, type SourceFile } from './source-imports.ts';

/** What starts the built shop or a command of it: everything that the build takes in is under it. */
const startsBuiltShop = /\bbin\/kasa\.js\b|'dist'|\bdist\/|\bkasa-development\b/;
const ofBuiltShop = /^(?:bin|build|client|server|src)\//;
/** What everything is compiled and run with. */
const ofPackages = /^(?:package-lock|package|tsconfig)\.json$/;
/** Neither run nor built: only a test that names it reads it. Of GraphQL documents that is what is generated from them. */
const notRun =
  /\.(?:md|graphql)$|^(?:Makefile|Dockerfile|LICENSE|compose\.yaml|biome\.json|\.\w+|\.ci\/.*)$|^(?:server\/guides|test\/bench)\//;
/** The process that runs a test file begins with both. */
const runners = ['test/source-loader.ts', 'test/test-worker.ts'];

/** Whatever someone's Git is told to show. */
const plainly = ['--unified=0', '--no-color', '--no-ext-diff'];

export type Change = {
  since: string;
  paths: string[];
  /** What the texts among them said, and say. */
  reworded: Rewording;
};

/** What differs from a commit, in the worktree too; without one, from where this branch left main, which on main is HEAD. */
export function readChange(base?: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY }).trim();
  const linesOf = (text: string) => text.split('\n').filter(Boolean);
  const since = base ?? (git('branch', '--list', 'main') ? git('merge-base', 'HEAD', 'main') : 'HEAD');
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const addedTexts = added.filter(isText).map((path) => readFileSync(join(root, path), 'utf8'));
  return {
    since: git('log', '-1', '--format=%h %s', since),
    paths: [...linesOf(git('diff', '--name-only', since)), ...added],
    reworded: readRewording(git('diff', ...plainly, since, '--', 'src/i18n/messages'), addedTexts),
  };
}

/** The test files that a change may turn red. */
export async function listReached(change: Change): Promise<string[]> {
  return findReached(change, new Map((await listSources()).map((each) => [each.path, each])));
}

export function findReached({ paths, reworded }: Omit<Change, 'since'>, sources: Sources): string[] {
  const files = [...sources.keys()].filter((path) => /\.(?:test|fault|browser|install)\.tsx?$/.test(path));
  if (paths.some((path) => isForAll(path, sources))) return files;
  const texts = paths.filter(isText);
  const sheets = paths.filter(isSheet);
  const others = paths.filter((path) => !isText(path) && !isSheet(path));
  const rules = [
    reachedByCode(others, sources),
    reachedByReading(paths, sources),
    ...(texts.length > 0 ? [reachedByTexts(texts, reworded, files, sources)] : []),
    ...sheets.map((sheet) => reachedBySheet(sheet, sources)),
  ];
  return files.filter((path) => {
    const test = { ...(sources.get(path) as SourceFile), own: listOwn([path], sources) };
    return rules.some((rule) => rule(test));
  });
}

/** What every test is run with or by, and what nobody is known to read, such as a drawing: everybody may. */
function isForAll(path: string, sources: Sources): boolean {
  if (path === sourceReader || isSheet(path) || notRun.test(path)) return false;
  if (isSource(path)) return listOwn(runners, sources).some((own) => own.path === path);
  if (ofPackages.test(path)) return true;
  const isRead = (source: SourceFile) =>
    source.imports.includes(path) ||
    findsBeside(source, [path]) ||
    (path.startsWith('test/') && isTestCode(source) && namesOneOf(source, [path]));
  return ![...sources.values()].some(isRead);
}

function reachedByCode(paths: string[], sources: Sources): Rule {
  const dependents = listDependents(paths, sources);
  const isBuilt = paths.some((path) => ofBuiltShop.test(path) && !notRun.test(path));
  return ({ path, own }) => dependents.has(path) || (isBuilt && own.some(({ text }) => startsBuiltShop.test(text)));
}

/** Through those whose text says that they read or run one of these files without importing it. */
function reachedByReading(paths: string[], sources: Sources): Rule {
  const reads = (source: SourceFile) =>
    findsBeside(source, paths) ||
    (isTestCode(source) && (namesOneOf(source, paths) || readsAmongOthers(source, paths)));
  const readers = [...sources.values()].filter(reads).map(({ path }) => path);
  const dependents = listDependents(readers, sources);
  return ({ path }) => dependents.has(path);
}

function isTestCode({ path }: SourceFile): boolean {
  return path.startsWith('test/') && path !== sourceReader;
}
