// What is sold out, on the first page of the office: a product once, by its name, and its versions below it with their SKUs, each
// on a line of its own.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { AppProvider } from '#src/app-instance.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { signedInStaffQuery } from '#src/staff/office/staff-queries.ts';
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

function render(outOfStock: Today['outOfStock'], counted: Partial<typeof counts> = {}): string {
  // The queue of the day reads no more of it.
  const today = { ...none, queue: { ...counts, ...counted }, outOfStock } as unknown as Today;
  const client = createQueryClient(() => Promise.reject(new Error('a test gives all data')), 'server');
  client.setQueryData(signedInStaffQuery.queryKey, { signedInStaff: null });
  const html = renderToString(
    <AppProvider app={anApp('pl')}>
      <QueryClientProvider client={client}>
        <Router ssrPath="/admin">
          <DayQueue today={today} isSetUp />
        </Router>
      </QueryClientProvider>
    </AppProvider>,
  );
  client.clear();
  return html.replaceAll('<!-- -->', '');
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

test('variants are counted up to a thousand, and more are said to be more; reviews are counted to the last', () => {
  const numbersOf = (counted: Partial<typeof counts>) =>
    [...render([], counted).matchAll(/<span class="count[^>]*>([^<]*)<\/span>/g)].map(([, number]) => number);
  assert.equal(numbersOf({ reviews: 1_001, soldOut: 1_001, lowStock: 1_000 }), ['1001', '1000+', '1000']);
});

test.run();
