import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { moveAddresses } from '#server/redirects/move-addresses.ts';
import { listRedirects, saveRedirects } from '#server/redirects/redirect-store.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('addresses that move');
const now = new Date('2026-11-20T10:00:00Z');

test('what leads to an address of the shop is freed, and what only another shop calls alike stays', async ({
  database: { db },
}) => {
  const led = async () => Object.fromEntries((await listRedirects(db)).map(({ path, target }) => [path, target]));
  await inTransaction(db, (tx) =>
    saveRedirects(
      tx,
      [
        { path: '/old', target: '/en/page/about' },
        { path: '/en/page/new', target: '/en/c/all' },
      ],
      now,
    ),
  );
  await inTransaction(db, (tx) => moveAddresses(tx, [{ from: '/en/page/gone', to: 'https://other.example/old' }], now));
  assert.equal(await led(), {
    '/old': '/en/page/about',
    '/en/page/new': '/en/c/all',
    '/en/page/gone': 'https://other.example/old',
  });
  await inTransaction(db, (tx) => moveAddresses(tx, [{ from: '/en/page/about', to: '/en/page/new' }], now));
  assert.equal(await led(), {
    '/old': '/en/page/new',
    '/en/page/about': '/en/page/new',
    '/en/page/gone': 'https://other.example/old',
  });
});

test.run();
