import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enforceBudgets, measurePages } from '#build/budgets.ts';
import { formatPageTable } from '#build/page-table.ts';
import { firstViewBudget } from '#src/page-document.ts';
import { storefrontDocuments } from '#src/surfaces/storefront-delivery.ts';
import { aScriptMetafile, aStyleMetafile } from './a-metafile.ts';

const budgets = { home: firstViewBudget, checkoutReturn: storefrontDocuments.checkoutReturn.budget };
const assets = 'dist/public/assets';
const sizes = {
  [`${assets}/main-A.js`]: 2000,
  [`${assets}/vendor-B.js`]: 20_000,
  [`${assets}/home-page-C.js`]: 600,
  [`${assets}/card-D.js`]: 400,
  [`${assets}/checkout-return-page-E.js`]: 300,
  [`${assets}/storefront-pl-F.js`]: 900,
  [`${assets}/storefront-de-F.js`]: 800,
  [`${assets}/checkout-pl-F.js`]: 100,
  [`${assets}/checkout-de-F.js`]: 400,
  [`${assets}/storefront-G.css`]: 1500,
  [`${assets}/home-H.css`]: 500,
};

function measure(changed: Record<string, number> = {}) {
  return measurePages(
    { name: 'storefront' },
    aScriptMetafile(),
    aStyleMetafile(),
    new Map(Object.entries({ ...sizes, ...changed })),
  );
}

function refusal(changed: Record<string, number>): { code: string; message: string; fix: string } {
  try {
    enforceBudgets(measure(changed), budgets);
  } catch (error) {
    return error as { code: string; message: string; fix: string };
  }
  throw new Error('the budgets hold');
}

test('a page weighs its entry, its chunks and the texts of the longest language', () => {
  const [home, checkoutReturn] = measure();
  assert.is(home?.route, 'home');
  assert.is(home?.script, 2000 + 20_000 + 600 + 400 + 900);
  assert.is(home?.ours, 2000 + 600 + 400 + 900);
  assert.is(home?.style, 2000);
  assert.is(checkoutReturn?.script, 2000 + 20_000 + 300 + (800 + 400));
  assert.is(checkoutReturn?.style, 1500);
});

test('texts that come with the page are no scripts', () => {
  const surface = { name: 'storefront', hasTextsInPage: true } as const;
  const [home] = measurePages(surface, aScriptMetafile(), aStyleMetafile(), new Map(Object.entries(sizes)));
  assert.is(home?.script, 2000 + 20_000 + 600 + 400);
});

test('pages within their budgets pass', () => {
  assert.not.throws(() => enforceBudgets(measure(), budgets));
});

test('a page over its budget is named with its size and what weighs most', () => {
  const { code, message, fix } = refusal({ [`${assets}/vendor-B.js`]: 85_000 });
  assert.is(code, 'OVER_BUDGET');
  assert.match(message, 'home: script 88.9 kB of 83 kB\n    client/storefront/main.tsx 1.0 kB\n');
  assert.match(message, 'node_modules/react 85.0 kB');
  assert.match(fix, 'src/surfaces/');
});

test('too much code of our own is refused even when the whole is small', () => {
  const { message } = refusal({ [`${assets}/home-page-C.js`]: 15_000 });
  assert.match(message, 'home: ours 18.3 kB of 15 kB');
  assert.not.match(message, 'checkoutReturn');
});

test('too much style is refused', () => {
  assert.match(refusal({ [`${assets}/home-H.css`]: 9_000 }).message, 'home: style 10.5 kB of 10 kB');
});

test('the table shows each page against its budget', () => {
  const [header, home] = formatPageTable(measure(), budgets).split('\n');
  assert.match(header ?? '', /^page +script/);
  assert.match(home ?? '', /^home +23\.9 kB of 83 +3\.9 kB of 15 +2\.0 kB of 10$/);
});

test.run();
