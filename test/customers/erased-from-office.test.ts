// Whatever staff enters about a shopper, in whichever operation of the office, is gone when the shopper is erased: from
// every table, the log of staff included. A new operation is added to `marked-mutations.ts`.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import type { MutationName } from '#src/graphql-client.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { afterUndo, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { type MarkedCase, type MarkedShop, markedMutations, marks } from './marked-mutations.ts';

const test = suite<{ shop: ShopFixture; owner: SignedInFixture; shown: MarkedShop }>('erased from the office');

/** What the law wants to be kept, by column. */
const keptByLaw: Record<string, string> = {
  'orders.address': 'of a paid sale the invoice names the buyer and the address, as long as books are kept',
  'orders.search_words': 'is made of that address',
  'payment_attempts.reference': 'of a payment by hand the books show what it was known by, as long as books are kept',
};

test.before(async (context) => {
  const shop = await aShop();
  const { db } = shop.database;
  context.shop = shop;
  context.owner = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  context.shown = await markedShop(shop);
});
test.after(({ shop }) => shop.close());

async function markedShop(shop: ShopFixture): Promise<MarkedShop> {
  const { db } = shop.database;
  const services = servicesOf(shop);
  const [paid, refunded] = [await aPaidOrder(services), await aPaidOrder(services)];
  const [unpaid, cancelled] = [await anUnpaidOrder(services), await anUnpaidOrder(services)];
  const orders: Record<string, OrderFixture> = { paid, refunded, unpaid, cancelled };
  await sql`update orders set email = 'znakowska@example.com'`.execute(db);
  const dueBy = Math.floor(shopTime.getTime() / 1000) + 9 * 86_400;
  const dispute = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'fraudulent', status: 'needs_response' },
    ...{ payment_intent: refunded.intentId, created: dueBy - 86_400, evidence_details: { due_by: dueBy } },
  };
  await inTransaction(db, (tx) => recordDispute(tx, dispute as never, { isWithdrawn: false, now: shopTime }));
  await sql`insert into newsletter_subscriptions (email, locale, token, requested_at, page, wording, confirmed_at)
    values ('znakowska@example.com', 'pl', 'x', ${shopTime}, '/', 'x', ${shopTime})`.execute(db);
  const newest = async <T>(table: string, column: string) => {
    const { rows } = await sql<{ value: T }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} limit 1`.execute(db);
    assert.ok(rows[0], table);
    return rows[0].value;
  };
  return {
    async order(name) {
      const { id, number } = orders[name] ?? paid;
      return { id, number, version: await findVersion(db, id) };
    },
    find: (table, column) => newest<string>(table, column),
    number: async (table) => Number(await newest<string>(table, 'number')),
    async customerId() {
      const email = 'znakowska@example.com';
      return (
        await db
          .selectFrom('customer_emails')
          .select('customer_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).customer_id;
    },
  };
}

test('nothing that was typed about a shopper outlives erasure, but what the law keeps', async ({
  shop,
  owner,
  shown,
}) => {
  const { db } = shop.database;
  let now = shopTime;
  for (const [name, marked] of Object.entries(markedMutations)) {
    if (typeof marked === 'string') continue;
    const { id: _, ...variables } = { id: '', ...(await (marked as MarkedCase<MutationName>)(shown)) } as never as {
      id: string;
    };
    const isById = !('version' in variables) || name.startsWith('Disputes');
    const payload = isById && _ ? { id: _, ...variables } : variables;
    const answer = await press(shop, owner, name as MutationName, payload as never);
    assert.is(answer.statusCode, 200, `${name}: ${answer.body}`);
    const { data, errors } = answer.json();
    assert.equal(errors, [], name);
    const [told] = Object.values(data) as { refusal?: string | null; problems?: unknown }[];
    assert.is(told?.refusal ?? null, null, `${name}: ${answer.body}`);
    now = new Date(now.getTime() + 1_000);
    await deliver(shop, afterUndo);
  }
  const before = await findMarks(db);
  assert.ok(before.size > 12, [...before].join(' '));
  assert.equal(
    [...before].filter((place) => place.startsWith('audit')),
    [],
    'the log of staff',
  );
  await settle(db);
  const erased = await press(shop, owner, 'CustomersErase', { id: await shown.customerId(), reason: 'asked' });
  assert.is(erased.statusCode, 200, erased.body);
  assert.is(erased.json().data.eraseCustomer.refusal, null, erased.body);
  assert.equal([...(await findMarks(db))].sort(), Object.keys(keptByLaw).sort());
});

/** As if all of it had ended long ago, without obstacles to erasure. */
async function settle(db: Db): Promise<void> {
  await sql`update returns set status = 'refused'`.execute(db);
  await sql`update orders set fulfilment_state = 'returned' where payment_state = 'paid'`.execute(db);
  await sql`update refunds set status = 'succeeded'`.execute(db);
  await sql`insert into order_events (order_id, type, data, cause, at)
    select order_id, 'DisputeClosed', '{"disputeId": "dp_1", "outcome": "won"}', 'webhook', ${shopTime} from disputes`.execute(
    db,
  );
}

/** Columns of all tables in which a mark stands. */
async function findMarks(db: Db): Promise<Set<string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'sandbox')`.execute(
    db,
  );
  const found = new Set<string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct f.key from ${sql.id(schema, name)} as t, jsonb_each_text(to_jsonb(t)) as f(key, value)
      where lower(f.value) like any(${marks.map((mark) => `%${mark}%`)})`.execute(db);
    for (const { key } of rows) found.add(`${name}.${key}`);
  }
  return found;
}

test.run();
