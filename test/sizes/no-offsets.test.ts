// Lists go on from a row, by key: whatever skips rows by their number reads all that it skips, a million of them at the end
// of a million. Rows beyond a fixed number may be skipped, such as what is kept of each thing.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

/** Few rows by their nature, each with what bounds them. */
const exceptions: Readonly<Record<string, string>> = {
  'server/content/articles/article-store.ts': 'pages of articles have numbers in their addresses, which others link to',
  'server/invoices/list-issued.ts':
    'parts of an archive have numbers, and the list sums the same documents beside them',
};

/** Lists what a text skips by a number that is no constant of the source. */
function findOffsets(text: string): string[] {
  const skipped = [...text.matchAll(/\boffset \$\{([^}]*)\}|\.offset\(([^)]*)\)/gi)].map(
    ([, raw, built]) => raw ?? built ?? '',
  );
  return skipped.filter((expression) => !/^[A-Z_]+( - 1)?$/.test(expression.trim()));
}

test('no statement skips rows by their number', async () => {
  const sources = await listSources('{bin,server}/**/*.ts');
  assert.ok(sources.length > 500, `only ${sources.length} files`);
  const skipping = sources.filter(({ text }) => findOffsets(text).length > 0).map(({ path }) => path);
  assert.equal(skipping.sort(), Object.keys(exceptions).sort());
});

test('a number of rows is told from a constant', () => {
  const after = (expression: string) => `order by id offset $${`{${expression}}`} limit 1`;
  assert.equal(findOffsets(after('(page - 1) * 20')), ['(page - 1) * 20']);
  assert.equal(findOffsets('query.offset(page).limit(5)'), ['page']);
  assert.equal(findOffsets('query.offset(MOST - 1)'), []);
  assert.equal(findOffsets(after('KEPT').toUpperCase()), []);
});

test.run();
