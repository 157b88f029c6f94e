// What is sold out, on the first page of the office: a product once, by its name, and its versions below it with their SKUs, each
// on a line of its own.
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppProvider } from '#src/app-instance.tsx';
import { DayQueue } from '#src/today/office/day-queue.tsx';
import type { Today } from '#src/today/office/today-queries.ts';
import { anApp } from '../../fixtures/an-app.ts';

const none = {
  disputes: [],
  mismatches: [],
  failedRefunds: [],
  refusedActions: [],
  greatHolds: [],
  failing: [],
  periods: [],
};
const counts = {
  ...{ toSend: 0, late: 0, noted: 0, withdrawn: 0, withdrawnWithoutOrder: 0, overdueReturns: 0, disputed: 0 },
  ...{ reviews: 0, lowStock: 0, soldOut: 0 },
};
const version = (title: string, handle: string, variantTitle: string, sku: string, waiting = 0) => ({
  ...{ title, handle, variantTitle, sku, waiting },
  reserved: 0,
});

function render(outOfStock: Today['outOfStock']): string {
  // The queue of the day reads no more of it.
  const today = { ...none, queue: counts, outOfStock } as unknown as Today;
  return renderToString(
    <AppProvider app={anApp('pl')}>
      <DayQueue today={today} isSetUp />
    </AppProvider>,
  ).replaceAll('<!-- -->', '');
}

test('a product is named once, and each of its versions has a line with its SKU', () => {
  const html = render([
    version('Żubr', 'zubr', '30×40 cm', 'PP-ZUBR-3040'),
    version('Kubek', 'kubek', '', 'KUB-1'),
    version('Żubr', 'zubr', '50×70 cm', 'PP-ZUBR-5070', 2),
    version('Worek', 'worek', 'mały', ''),
  ]);
  const products = html.match(/<a href="\/pl\/p\/[\w-]+">[^<]+<\/a><ul[^>]*>(?:<li>[^<]*<\/li>)+<\/ul>/g) ?? [];
  assert.equal(
    products.map((product) => product.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')),
    ['|Żubr|30×40 cm · PP-ZUBR-3040|50×70 cm · PP-ZUBR-5070 (czekają 2 osoby)|', '|Kubek|KUB-1|', '|Worek|mały|'],
  );
});

test('where nothing is sold out there is no such list', () => {
  assert.not.match(render([]), '<a ');
});

test.run();
