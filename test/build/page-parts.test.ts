import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { planPageParts, readSourceGraph, type SourceGraph } from '#build/page-parts.ts';
import { aRepository } from './a-repository.ts';

/** One of them is a list, and one does no such work. */
const pages = ['orders-page', 'order-page', 'return-page', 'today-page', 'sign-in-page'];
const files = { entry: 'main', pages, sharing: pages.filter((page) => page !== 'sign-in-page') };
const none = { common: [], work: [], lists: [], records: [], editors: [], orders: [], goods: [] };

const list = '/src/lists/office/office-list.tsx';
const mark = '/src/ui/mark.tsx';
const field = '/src/ui/field.tsx';
const button = '/src/ui/button.tsx';
const states = '/src/orders/office/order-states.tsx';
const buttons = '/src/order-actions/office/order-buttons.tsx';
const graph = {
  main: ['react'],
  'orders-page': ['react', list, states, buttons],
  'order-page': [mark, field, states, buttons],
  'return-page': [field, states, buttons],
  'today-page': [field, states],
  'sign-in-page': [button],
  [list]: [mark],
  [mark]: [button],
  [field]: [mark],
};

function aGraph(imports: Record<string, string[]>, ...importedWhenAsked: string[]): SourceGraph {
  return {
    imports: new Map(Object.entries(imports)),
    sizes: new Map(),
    importedWhenAsked: new Set([...pages, ...importedWhenAsked]),
  };
}

test('what three pages share is a part: of lists, of records, of both, of orders, or of other pages too', () => {
  const { files: found } = planPageParts(aGraph(graph), files);
  const expected = { common: [button], work: [mark], lists: [list], records: [field], orders: [buttons, states] };
  assert.equal(found, { ...none, ...expected });
});

test('a small file that two pages share is in a part, and none of other pages', () => {
  const small = '/src/reviews/office/small.ts';
  const shared = { ...aGraph({ 'orders-page': [small], 'order-page': [small] }), sizes: new Map([[small, 300]]) };
  assert.equal(planPageParts(shared, files).files.work, [small]);
  const signedOut = { ...aGraph({ 'order-page': [small], 'sign-in-page': [small] }), sizes: new Map([[small, 300]]) };
  assert.equal(planPageParts(signedOut, files).files.work, []);
});

test('what two pages that show orders share goes with the rest about orders, unless it is large', () => {
  const table = '/src/orders/office/order-table.tsx';
  const ordersOf = (imports: Record<string, string[]>, size: number) =>
    planPageParts({ ...aGraph({ ...graph, ...imports }), sizes: new Map([[table, size]]) }, files).files.orders;
  const both = { 'orders-page': [list, states, table], 'order-page': [field, states, table] };
  assert.ok(ordersOf(both, 2000).includes(table));
  assert.not(ordersOf(both, 3000).includes(table));
  assert.not(ordersOf({ ...both, 'return-page': [table], 'sign-in-page': [table] }, 2000).includes(table));
});

test('a page has each part that it needs some of, and those that this one needs', () => {
  const { partsOf } = planPageParts(aGraph(graph), files);
  assert.equal(partsOf('orders-page'), ['common', 'work', 'lists', 'orders']);
  assert.equal(partsOf('return-page'), ['common', 'work', 'records', 'orders']);
  assert.equal(partsOf('sign-in-page'), ['common']);
});

test('a page that shows the state of an order has all that orders share, and one that leads to a product does not', () => {
  assert.equal(planPageParts(aGraph(graph), files).partsOf('today-page'), ['common', 'work', 'records', 'orders']);
  const [href, tile] = ['/src/catalogue/office/product-href.ts', '/src/catalogue/office/product-tile.tsx'];
  const ofGoods = {
    'orders-page': [href],
    'order-page': [href, tile],
    'return-page': [href, tile],
    'today-page': [href, tile],
  };
  const { partsOf } = planPageParts(aGraph(ofGoods), files);
  assert.equal(partsOf('orders-page'), []);
  assert.equal(partsOf('today-page'), ['common', 'work', 'goods']);
});

test('what two pages share stays theirs, and so do what only other pages share and what reads amounts', () => {
  const reading = '/src/numbers/read-amount.ts';
  const { files: found } = planPageParts(
    aGraph({
      'orders-page': [mark, reading],
      'order-page': [mark, field, reading],
      'return-page': [reading],
      'sign-in-page': [field],
    }),
    files,
  );
  assert.equal(found, none);
});

test('a loader of texts is in no part: each page has its own', () => {
  const loader = '/src/refunds/office/load-refund-texts.ts';
  const { files: found } = planPageParts(
    aGraph({ 'orders-page': [loader], 'order-page': [loader], 'return-page': [loader] }),
    files,
  );
  assert.equal(found, none);
});

test('a file that is also imported dynamically stays apart, and brings the parts that its pages have', () => {
  const queries = '/src/ui/queries.ts';
  const { files: found, partsOf } = planPageParts(
    aGraph({ 'orders-page': [queries], 'order-page': [queries], 'return-page': [queries], [queries]: [mark] }, queries),
    files,
  );
  assert.equal(found, { ...none, records: [mark] });
  assert.equal(partsOf(queries), ['common', 'work', 'records']);
});

test('where other pages need it as well, what it needs stays apart, too', () => {
  const queries = '/src/ui/queries.ts';
  const needed = { 'orders-page': [queries], 'order-page': [queries], 'sign-in-page': [queries], [queries]: [mark] };
  const { files: found, partsOf } = planPageParts(aGraph(needed, queries), files);
  assert.equal(found, none);
  assert.equal(partsOf(queries), []);
});

test('a late part brings the parts that it needs some of', () => {
  const { partsOf } = planPageParts(
    aGraph({ ...graph, 'late-dialog': [field], 'late-note': ['note'] }, 'late-dialog', 'late-note'),
    files,
  );
  assert.equal(partsOf('late-dialog'), ['common', 'work', 'records']);
  assert.equal(partsOf('late-note'), []);
});

test('types are no imports, and texts are found in every language', () => {
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
  const { imports, importedWhenAsked } = readSourceGraph(repository.root);
  assert.equal(imports.get(path('src/catalogue/card.tsx')), ['src/money.ts', 'src/round.ts', 'src/query.ts'].map(path));
  const late = ['src/catalogue/late.tsx', 'src/i18n/messages/pl/storefront.ts', 'src/i18n/messages/en/storefront.ts'];
  for (const file of late) assert.ok(importedWhenAsked.has(path(file)), file);
});

test.run();
