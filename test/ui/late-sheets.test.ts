// The sheet of a page holds what its scripts import when it comes, and nothing of a dialog or of fields that are fetched
// later: whatever fetches them imports their sheets. Otherwise they stand there as the browser draws them.
import { dirname, join, normalize } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

const test = suite('sheets of what comes late');

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const atOnce = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s*)?'([^'\n]+)'/g;
const later = /\bimport\(\s*'([^'\n]+)'\s*\)/g;

type Imports = { atOnce: string[]; later: string[] };

const sources = await listSources('{client,src}/**/*.{ts,tsx}');
const importsOf = new Map(
  sources.map(({ path, text }): [string, Imports] => {
    const code = text.replace(comments, '');
    const found = (pattern: RegExp) =>
      [...code.matchAll(pattern)].map(([, specifier = '']) =>
        specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier)),
      );
    return [path, { atOnce: found(atOnce), later: found(later) }];
  }),
);

function sheetsOf(path: string, isWhole: boolean, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  if (path.endsWith('.css')) return [path];
  const { atOnce, later } = importsOf.get(path) ?? { atOnce: [], later: [] };
  return [...atOnce, ...(isWhole ? later : [])].flatMap((imported) => sheetsOf(imported, isWhole, seen));
}

const shared = new Set(sheetsOf('client/office/main.tsx', false));

/** They look through screens of the settings for a word, and draw none. */
const onlyRead = new Set(['src/shop/office/settings-page.tsx', 'src/audit-log/office/audit-log-page.tsx']);

const pages = sources.map(({ path }) => path).filter((path) => /\/office\/.*-page\.tsx$/.test(path));

test('a page of the office has the sheets of all that it fetches later', () => {
  assert.ok(pages.length > 40);
  const missing = pages
    .filter((page) => !onlyRead.has(page))
    .flatMap((page) => {
      const own = new Set(sheetsOf(page, false));
      const late = sheetsOf(page, true).filter((sheet) => !own.has(sheet) && !shared.has(sheet));
      return late.map((sheet) => `${page}: ${sheet}`);
    });
  assert.equal(missing, []);
});

test.run();
