// What a text and a style sheet reach: who has to do with the pages that show them.
import type { SourceFile } from '../source-imports.ts';
import { findSaying, type Rewording } from './changed-words.ts';
import { listImporters, listOwn, type Rule, type Sources, type TestFile } from './import-graph.ts';
import { isText } from './read-files.ts';
import { featureOf, findShown, goesTo, type Shown, surfaceOf } from './shown-pages.ts';

/** Both have all texts. */
const catalogues = [
  'src/i18n/all-messages.ts',
  'src/i18n/catalogue-messages.ts',
  'src/i18n/email-messages.ts',
  'server/i18n/translations.ts',
];

/**
 * A text turns those red that say a word of it, that go through all texts, or that have to do with a page or a part that
 * shows its group. It is nothing to a test that only starts the shop, or that imports what could translate.
 */
export function reachedByTexts(paths: string[], reworded: Rewording, tests: string[], sources: Sources): Rule {
  const groups = new Set(paths.map(groupOf));
  const isOfGroup = (path: string) => isText(path) && groups.has(groupOf(path));
  const shown = findShown(listLoaders(isOfGroup, sources), sources);
  const parts = shown.parts.union(listNaming(isOfGroup, sources));
  const isOfEmails = [...groups].some((group) => group.startsWith('emails/'));
  const saying = findSaying(reworded, listOwn(tests, sources));
  return (test) =>
    test.imports.some((path) => catalogues.includes(path)) ||
    test.own.some(
      (source) => saying.has(source) || source.imports.some((path) => isOfGroup(path) || parts.has(path)),
    ) ||
    (isOfEmails && test.path.includes('/emails/')) ||
    looksAt(test, shown);
}

/** The style of an element decides whether it can be seen and pressed, so whatever drives a browser there is reached. */
export function reachedBySheet(path: string, sources: Sources): Rule {
  const { pages, surfaces } = findShown(listImporters(sources).get(path) ?? [], sources);
  const all = surfaces.union(new Set([...pages].map(surfaceOf)));
  return (test) => {
    if (!/\.browser\.tsx?$/.test(test.path)) return false;
    // A sheet of no page is the sandbox's, or comes with another sheet.
    return all.size === 0 || all.has(surfaceOf(test.path)) || [...pages].some((page) => goesTo(test, page));
  };
}

function groupOf(path: string): string {
  return /^src\/i18n\/messages\/\w+\/(.+)\.ts$/.exec(path)?.[1] ?? '';
}

/** Pages and late parts that load the group. */
function listLoaders(isOfGroup: (path: string) => boolean, sources: Sources): string[] {
  const loading = [...sources.values()].filter(({ path, imports }) => !isText(path) && imports.some(isOfGroup));
  return loading.map(({ path }) => path).filter((path) => !catalogues.includes(path));
}

/** Parts that name a text of the group by its key, or keys by their beginning; the tables of a surface are no parts. */
function listNaming(isOfGroup: (path: string) => boolean, sources: Sources): Set<string> {
  const all = [...sources.values()];
  const keys = all
    .filter(({ path }) => isOfGroup(path))
    .flatMap(({ text }) => [...text.matchAll(/^ +'(\w+\.\w+)':/gm)]);
  const known = new Set(keys.map(([, key = '']) => key));
  const isNaming = ({ text }: SourceFile) =>
    [...text.matchAll(/['`]([a-zA-Z]+\.\w*)('|\$\{)/g)].some(([, name = '', end]) =>
      end === "'" ? known.has(name) : [...known].some((key) => key.startsWith(name)),
    );
  const isPart = (path: string) => /^(?:client|server|src)\//.test(path) && !/^src\/surfaces\/[\w-]+\.ts$/.test(path);
  return new Set(all.filter((source) => isPart(source.path) && isNaming(source)).map(({ path }) => path));
}

/** The audits open every page in every state: what longer words push aside there is for `make test-all`. */
function looksAt(test: TestFile, { pages, surfaces }: Shown): boolean {
  const isOfBrowser = test.path.startsWith('test/browser/') && !test.path.startsWith('test/browser/accessibility/');
  const isOfPages = isOfBrowser || test.own.some(({ imports }) => imports.includes('src/app.tsx'));
  if (isOfPages && surfaces.has(surfaceOf(test.path))) return true;
  const isOf = (page: string) => isOfPages || test.path.startsWith(`test/${featureOf(page)}/`);
  return [...pages].some((page) => isOf(page) && goesTo(test, page));
}
