// Days and moments are those of the clocks of the shop's own country.

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { composeShop } from '#server/shop/compose-shop.ts';
import { priceNotesOf } from '#server/shop/sale-terms.ts';
import { sumPeriods } from '#server/today/office/sum-takings.ts';
import { dayAndMonth, formatMoment, shortDay } from '#src/dates/format-moment.ts';
import { refundDeadline } from '#src/returns/refund-deadline.ts';
import { publicShop } from '#src/shop/shop-profile.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { thousandsOfOrders } from '../orders/office/thousands-of-orders.ts';
import { root } from '../source-imports.ts';

type Context = { database: Database };
const test = suite<Context>('the clocks of the shop');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const homeIn = (homeCountry: string) => ({ homeCountry, oss: true, rates: [], classes: {} });

test('pages, mails and papers write moments by the clocks of the country of the shop’s taxes', () => {
  const shop = composeShop({ taxes: homeIn('FI') as never });
  assert.is(publicShop(shop, 'pl', priceNotesOf(shop.taxes, 'pl')).timeZone, 'Europe/Helsinki');
  assert.is(formatMoment('2026-11-27T17:42:46Z', 'pl', shop.timeZone, dayAndMonth), '27 listopada, 19:42');
  assert.is(formatMoment('2026-11-27T22:30:00Z', 'pl', shop.timeZone, shortDay), '28.11.2026, 00:30');
  assert.is(composeShop({ taxes: homeIn('PT') as never }).timeZone, 'Europe/Lisbon');
});

test('money goes back in time by the clocks of who pays it', () => {
  const notice = { announcedAt: new Date('2026-11-01T23:30:00Z'), receivedAt: null, proofOfSendingAt: null };
  const dueIn = (timeZone: string) =>
    refundDeadline({ ...notice, isSent: false }, { now: new Date('2026-11-15T23:30:00Z'), timeZone });
  assert.equal([dueIn('Europe/Dublin').dueOn, dueIn('Europe/Dublin').isOverdue], ['2026-11-15', false]);
  assert.is(dueIn('Europe/Warsaw').dueOn, '2026-11-16');
});

whole(test)(
  'takings and lists count an order of half past eleven at night to that day',
  async ({ database: { db } }) => {
    const now = new Date('2026-11-27T23:45:00Z');
    await thousandsOfOrders(db, 1, now);
    const at = new Date('2026-11-27T23:30:00Z');
    await db.updateTable('orders').set({ created_at: at, paid_at: at, captured_minor: 1_000 }).execute();
    const placedOn = async (day: string) =>
      (await listOrders(db, { filters: { from: day, to: day }, first: 5, now })).orders.length;
    for (const [country, day] of [
      ['IE', '2026-11-27'],
      ['PL', '2026-11-28'],
    ] as const) {
      await setSettings(db, 'taxes', homeIn(country));
      const [today] = await sumPeriods(db, now);
      assert.equal([today?.from, today?.sums[0]?.orders], [day, 1], country);
      assert.is(await placedOn(day), 1, country);
    }
    assert.is(await placedOn('2026-11-27'), 0);
  },
);

test('no file but its country’s names a time zone', async () => {
  const naming: string[] = [];
  for await (const file of glob('{src,server,client,bin}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['src/countries/**'],
  })) {
    if (/'(?:Europe|Asia|Atlantic)\/[A-Z]/.test(await readFile(join(root, file), 'utf8'))) naming.push(file);
  }
  assert.equal(naming, []);
});

test.run();
