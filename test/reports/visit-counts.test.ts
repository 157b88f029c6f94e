// How many came and how far: counted once each, without who.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReport } from '#server/reports/read-report.ts';
import { createVisitCounts } from '#server/reports/visit-counts.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('visits');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const countsOf = ({ shop }: Context) =>
  createVisitCounts({
    db: shop.database.db,
    now: () => shopTime,
    onError(error) {
      throw error;
    },
  });
const cells = async ({ shop }: Context, name: 'conversion' | 'speed') =>
  (await readReport({ db: shop.database.db, now: () => shopTime }, name, {})).rows;

test('two processes add up, a checkout counts once however often it is opened, and the time before stands beside', async (context) => {
  const { db } = context.shop.database;
  const carts = await db
    .insertInto('carts')
    .values(['a', 'b'].map((hash) => ({ token_hash: Buffer.from(hash), created_at: shopTime, updated_at: shopTime })))
    .returning('id')
    .execute();
  const [first = { id: '' }, second = { id: '' }] = carts;
  await db.insertInto('visit_steps').values({ day: '2026-10-22', step: 'visit', reached: 7 }).execute();
  const [one, other] = [countsOf(context), countsOf(context)];
  for (let time = 0; time < 8; time += 1) one.visitBegun();
  for (let time = 0; time < 2; time += 1) other.visitBegun();
  one.cartBegun();
  other.cartBegun();
  one.checkoutOpened(first.id);
  other.checkoutOpened(first.id);
  other.checkoutOpened('00000000-0000-4000-8000-000000000000');
  await Promise.all([one.flush(), other.flush()]);
  one.checkoutOpened(first.id);
  one.checkoutOpened(second.id);
  await one.flush();
  const rows = (await cells(context, 'conversion')).map(({ step, reached, reachedBefore, ofBefore, ofFirst }) => [
    ...[step, reached, reachedBefore, ofBefore, ofFirst],
  ]);
  assert.equal(rows, [
    ['visit', 10, 7, null, null],
    ['cart', 2, 0, 2_000, 2_000],
    ['checkout', 2, 0, 10_000, 2_000],
    ['order', 0, 0, 0, 0],
    ['sale', 0, 0, null, 0],
  ]);
});

test('whoever pays for gift cards has bought, although that is no sale of the books', async (context) => {
  const { database, payments } = context.shop;
  const { db } = database;
  const { id } = await aPaidOrder({ db, payments, now: () => shopTime });
  await db.updateTable('orders').set({ created_at: shopTime, is_for_gift_cards: true }).where('id', '=', id).execute();
  const reached = async () => {
    const steps = (await cells(context, 'conversion')).map((row) => [row.step, row.reached] as const);
    return ['order', 'sale'].map((name) => steps.find(([step]) => step === name)?.[1]);
  };
  assert.equal(await reached(), [1, 1]);
  // One that nobody paid for is none.
  await db.updateTable('orders').set({ paid_at: null }).where('id', '=', id).execute();
  assert.equal(await reached(), [1, 0]);
});

test('three of four visits were as quick as what is said', async (context) => {
  const counts = countsOf(context);
  const measured = (value: number) =>
    counts.pageMeasured({
      route: 'product',
      vitals: [
        { name: 'LCP', value, rating: 'good' },
        { name: 'CLS', value: value / 100_000, rating: 'good' },
        { name: 'TTFB', value, rating: 'good' },
      ],
    });
  for (const value of [1_011, 1_204, 2_449, 9_000]) measured(value);
  await counts.flush();
  assert.equal(await cells(context, 'speed'), [{ page: 'product', visits: 4, lcp: 2_400, inp: null, cls: 24 }]);
});

test.run();
