import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { planPageParts, readSourceGraph, type SourceGraph } from '#build/page-parts.ts';
import { aRepository } from './a-repository.ts';

const pages = ['orders-page', 'today-page', 'returns-page', 'sign-in-page'];
const files = { entry: 'main', pages, sharing: ['orders-page', 'today-page', 'returns-page'] };

function aGraph(imports: Record<string, string[]>, ...importedWhenAsked: string[]): SourceGraph {
  return { imports: new Map(Object.entries(imports)), importedWhenAsked: new Set([...pages, ...importedWhenAsked]) };
}

test('what three pages share is a part, what other pages need too another one', () => {
  const parts = planPageParts(
    aGraph({
      main: ['react'],
      'orders-page': ['react', 'table', 'button'],
      'today-page': ['table'],
      'returns-page': ['table', 'button'],
      'sign-in-page': ['button'],
      table: ['mark', 'button'],
    }),
    files,
  );
  assert.equal(parts.files, { common: ['button'], work: ['mark', 'table'] });
  assert.equal(parts.partsOf('orders-page'), ['common', 'work']);
  assert.equal(parts.partsOf('sign-in-page'), ['common']);
});

test('what two pages share stays theirs, and so does what only other pages share', () => {
  const { files: found } = planPageParts(
    aGraph({ 'orders-page': ['table'], 'today-page': ['table', 'field'], 'sign-in-page': ['field', 'table'] }),
    files,
  );
  assert.equal(found, { common: [], work: [] });
});

test('a loader of texts is in no part: each page has its own', () => {
  const loader = '/src/refunds/office/load-refund-texts.ts';
  const { files: found } = planPageParts(
    aGraph({ 'orders-page': [loader], 'today-page': [loader], 'returns-page': [loader] }),
    files,
  );
  assert.equal(found, { common: [], work: [] });
});

test('the kit of the lists is in no part: a page that is no list does without it', () => {
  const all = ['/src/lists/office/office-list.tsx', 'mark'];
  const { files: found } = planPageParts(
    aGraph({ 'orders-page': all, 'today-page': all, 'returns-page': all, 'sign-in-page': ['mark'] }),
    files,
  );
  assert.equal(found, { common: ['mark'], work: [] });
});

test('a file that is also imported dynamically, and what it needs, stays apart', () => {
  const all = ['queries', 'mark'];
  const { files: found, partsOf } = planPageParts(
    aGraph({ 'orders-page': all, 'today-page': all, 'returns-page': all, queries: ['filters', 'mark'] }, 'queries'),
    files,
  );
  assert.equal(found, { common: [], work: [] });
  assert.equal(partsOf('queries'), []);
});

test('a late part brings the parts that it needs some of', () => {
  const { partsOf } = planPageParts(
    aGraph(
      {
        ...{ 'orders-page': ['dialog'], 'today-page': ['dialog'], 'returns-page': ['dialog'] },
        ...{ 'late-dialog': ['dialog'], 'late-note': ['note'] },
      },
      'late-dialog',
      'late-note',
    ),
    files,
  );
  assert.equal(partsOf('late-dialog'), ['common', 'work']);
  assert.equal(partsOf('late-note'), []);
});

test('types are no imports, and texts are found in every language', async () => {
  using repository = aRepository({
    'src/catalogue/card.tsx': [
      "import type { Page } from './home-page.tsx';",
      "import { type Shop, type Brand } from '../shop.ts';",
      "import { type Money, format } from '../money.ts';",
      "export { round } from '../round.ts';",
      'import {',
      '  useQuery,',
      "} from '#src/query.ts';",
      "const late = () => import('./late.tsx');",
    ].join('\n'),
  });
  const path = (file: string) => `${repository.root}/${file}`;
  const { imports, importedWhenAsked } = await readSourceGraph(repository.root);
  assert.equal(imports.get(path('src/catalogue/card.tsx')), ['src/money.ts', 'src/round.ts', 'src/query.ts'].map(path));
  const late = ['src/catalogue/late.tsx', 'src/i18n/messages/pl/storefront.ts', 'src/i18n/messages/en/storefront.ts'];
  for (const file of late) assert.ok(importedWhenAsked.has(path(file)), file);
});

test.run();
