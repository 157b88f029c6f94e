// The sum that the office's first page needs of sales to other states: right, and cheap where nearly everybody buys at home.
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { salesToOtherStates, sumSalesToOtherStates } from '#server/law/sales-to-other-states.ts';
import { currencies } from '#src/currencies.ts';
import { type NamedDatabase, openTestDatabase } from '#test/database/test-database.ts';
import { shopTime } from '#test/fixtures/a-shop.ts';
import { thousandsOfOrders } from '#test/orders/office/thousands-of-orders.ts';

const test = suite<{ database: NamedDatabase }>('sales to other states');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('orders of home, of which there are the most, are not read for it', async ({ database: { db } }) => {
  await thousandsOfOrders(db, 3_000, shopTime);
  await sql`update orders set address = address || '{"country": "PL"}' where number % 50 > 0`.execute(db);
  await sql`vacuum analyze orders`.execute(db);
  const { sql: text, parameters } = salesToOtherStates('PL', shopTime).compile(db);
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const plan = JSON.stringify((await db.executeQuery(explained)).rows);
  assert.match(plan, 'orders_of_consumers');
  assert.not.match(plan, /"Rows Removed by (Filter|Index Recheck)":[1-9]/);
  const { rows } = await sql<{ cents: number }>`
    select round(sum(total_minor - vat_minor) / 4.202)::int as cents from orders
    where payment_state = 'paid' and country <> 'PL'`.execute(db);
  assert.ok(Math.abs((await sumSalesToOtherStates(db, 'PL', shopTime)) - (rows[0]?.cents ?? 0)) <= 2);
});

test('a sale of half past midnight on New Year’s Day counts in the new year, by the clocks of home', async ({
  database: { db },
}) => {
  await sql`update orders set paid_at = '2026-01-02T12:00:00Z' where number % 50 = 0`.execute(db);
  const inOneYear = await sumSalesToOtherStates(db, 'PL', shopTime);
  assert.ok(inOneYear > 0);
  await sql`update orders set paid_at = '2025-12-31T23:30:00Z' where number % 100 = 0`.execute(db);
  assert.is(await sumSalesToOtherStates(db, 'PL', shopTime), inOneYear);
  const newYear = new Date('2027-12-31T23:30:00Z');
  assert.is(await sumSalesToOtherStates(db, 'PL', newYear), 0, 'in 2028 neither this year nor the last');
});

test('gift cards and goods that leave the VAT area are none of them, and every currency counts', async ({
  database: { db },
}) => {
  // Each order is of 92.67 without its VAT.
  const counted = async (changed: RawBuilder<unknown>) => {
    const before = await sumSalesToOtherStates(db, 'PL', shopTime);
    await sql`update orders set ${changed} where number = (
      select min(number) from orders where payment_state = 'paid' and country <> 'PL')`.execute(db);
    return (await sumSalesToOtherStates(db, 'PL', shopTime)) - before;
  };
  const worth = Math.round(9267 / 4.202);
  const isAbout = (cents: number, wanted: number) =>
    assert.ok(Math.abs(cents - wanted) <= 1, `${cents}, not ${wanted}`);
  isAbout(await counted(sql`is_for_gift_cards = true`), -worth);
  isAbout(await counted(sql`is_for_gift_cards = false`), worth);
  isAbout(await counted(sql`address = address || '{"country": "FI", "postalCode": "AX-22100"}'`), -worth);
  isAbout(await counted(sql`pickup_point = '{"name": "A shop in Turku"}'`), worth);
  isAbout(await counted(sql`currency = 'CHF'`), Math.round(9267 / 1.1673) - worth);
  await counted(sql`is_for_gift_cards = true`);
  for (const currency of currencies) {
    await counted(sql`currency = ${currency}`);
    assert.ok((await counted(sql`is_for_gift_cards = false`)) > 0, currency);
    await counted(sql`is_for_gift_cards = true`);
  }
});

test.run();
