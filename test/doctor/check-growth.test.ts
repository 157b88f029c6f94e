// What the doctor says of a database that grows, and of a pooler in front of it. PgBouncer in its transaction mode was seen
// through by hand, with Debian's 1.18.
import * as assert from 'uvu/assert';
import { checkGrowth, type Growth, judgeGrowth } from '#server/doctor/database/check-growth.ts';
import { checkLists, judgeLists } from '#server/doctor/database/check-lists.ts';
import { checkPooler } from '#server/doctor/database/check-pooler.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('kasa doctor on growth');
const healthy: Growth = {
  ...{ bytes: 812_000_000, connections: 22, connectionsAtMost: 97, transactions: 4_000_000 },
  tables: [{ name: 'orders', bytes: 400_000_000, live: 1_000_000, dead: 90_000 }],
};
const warningsOf = (growth: Partial<Growth>) =>
  judgeGrowth({ ...healthy, ...growth }).flatMap(({ status, says }) => (status === 'warning' ? [says] : []));

test('a healthy database is told by its size and connections', () => {
  assert.equal(
    judgeGrowth(healthy).map(({ says }) => says),
    ['812 MB, of which orders is 400 MB', '22 of 97 connections are taken'],
  );
});

test('few free connections, rows that nobody cleans up and old transactions are warned of', () => {
  assert.equal(warningsOf({ connections: 77 }), []);
  assert.equal(warningsOf({ connections: 78 }), ['78 of 97 connections are taken']);
  const carts = { name: 'carts', bytes: 1, live: 150_000, dead: 100_000 };
  assert.equal(warningsOf({ tables: [carts] }), []);
  assert.equal(warningsOf({ tables: [{ ...carts, dead: 100_001 }] }), [
    'carts has 100,001 dead rows beside 150,000: it is not cleaned up as fast as it changes',
  ]);
  assert.equal(warningsOf({ transactions: 1_000_000_001 }), ['1,000,000,001 transactions are not frozen']);
});

test('both are asked of a real database, which has no pooler before it', async ({ database: { db } }) => {
  // They look at nothing else of who is examined.
  const patient = { db } as Patient;
  const [size] = await checkGrowth.run(patient);
  assert.match(size?.says ?? '', /^\d+ MB, of which \w+ is \d+ MB$/);
  assert.equal(await checkPooler.run(patient), [{ status: 'ok', says: 'none, or one that keeps sessions' }]);
});

test('slow lists of the office are named, with what may help', async ({ database: { db } }) => {
  const timed = [
    { name: 'orders', ms: 501 },
    { name: 'customers', ms: 500 },
  ];
  const [slow] = judgeLists(timed);
  assert.equal([slow?.status, slow?.says], ['warning', 'are slow: orders 501 ms']);
  const [quick] = await checkLists.run({ db } as Patient);
  assert.match(quick?.says ?? '', /^are quick: orders \d+ ms, customers \d+ ms, products \d+ ms$/);
});

test.run();
