// The list of customers over thousands of orders: what filters and texts find, page by page, and how the database finds
// it; and how customers follow from orders.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCustomerEmail, noteCustomer } from '#server/customers/change-customer.ts';
import { listCustomers } from '#server/customers/list-customers.ts';
import { readCustomer } from '#server/customers/read-customer.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { type CustomerFilters, customerFilters } from '#src/customers/office/customer-filters.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { thousandsOfOrders } from '../orders/office/thousands-of-orders.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ database: Database; db: Db }>('the list of customers');

const now = new Date('2026-11-21T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase({ deadlines: null });
  context.db = context.database.db;
  await thousandsOfOrders(context.db, 6_000, now);
});
test.after(({ database }) => database.close());

const list = (db: Db, filters: Partial<CustomerFilters>, more: { before?: string; after?: string } = {}) =>
  listCustomers(db, { filters, first: 50, now, ...more });

test('each address is one customer, with what was paid and when the last order came', async ({ db }) => {
  const { rows } = await sql<{ email: string; orders: number; spent: number }>`
    select lower(email) as email, count(*) filter (where payment_state in ('paid', 'due_on_delivery'))::int as orders,
      sum(captured_minor - refunded_minor)::int as spent from orders group by 1`.execute(db);
  const { customers } = await listCustomers(db, { filters: {}, first: 10_000, now });
  const shown = customers.map(({ email, orders, spent }) => ({ email, orders, spent: spent[0]?.minor ?? 0 }));
  const byEmail = (a: { email: string }, b: { email: string }) => a.email.localeCompare(b.email);
  assert.equal(shown.sort(byEmail), rows.sort(byEmail));
});

test('pages follow each other without a gap, and lead back', async ({ db }) => {
  const first = await list(db, {});
  const second = await list(db, {}, { before: first.customers.at(-1)?.id ?? '' });
  assert.ok(first.hasMore);
  const moments = [...first.customers, ...second.customers].map(({ lastOrderAt }) => lastOrderAt.getTime());
  assert.equal(
    moments,
    [...moments].sort((a, b) => b - a),
  );
  assert.is(new Set([...first.customers, ...second.customers].map(({ id }) => id)).size, 100);
  const back = await list(db, {}, { after: second.customers[0]?.id ?? '' });
  assert.equal(
    back.customers.map(({ id }) => id),
    first.customers.map(({ id }) => id),
  );
});

test('filters combine, with a text too', async ({ db }) => {
  const { customers } = await list(db, { country: 'DE', orders: 'several', lastOrder: 'month' });
  assert.ok(customers.length > 0);
  for (const { country, orders, lastOrderAt } of customers) {
    assert.is(country, 'DE');
    assert.ok(orders > 1 && lastOrderAt >= new Date('2026-10-22T10:00:00Z'));
  }
  const { customers: named } = await list(db, { country: 'PL', text: 'kowalska' });
  assert.ok(named.length > 0);
  assert.ok(named.every(({ country }) => country === 'PL'));
});

test('a customer is found by name without accents, part of the address, and telephone number', async ({ db }) => {
  const [one] = (await list(db, { text: 'wisniewski' })).customers;
  assert.ok(one);
  for (const text of [one.email, one.email.toUpperCase().slice(0, 9), one.phone, one.phone.replace('+48 ', '0')]) {
    assert.ok(
      (await list(db, { text })).customers.some(({ id }) => id === one.id),
      text,
    );
  }
  assert.equal((await list(db, { text: '%%_' })).customers, []);
});

test('the first page reads an index and not the table', async ({ db }) => {
  const explained = sql<{ 'QUERY PLAN': string }>`explain select id from customers c
    where c.last_order_at is not null and c.country = 'DE' order by last_order_at desc, id desc limit 51`;
  const plan = (await explained.execute(db)).rows.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(plan, 'customers_filters');
  assert.not.match(plan, 'Seq Scan');
});

test('an address is one customer in whatever case it is written, and an order moves with its corrected address', async ({
  db,
}) => {
  const services = { db, now: () => now, payments: aPaymentProvider() };
  const first = await anUnpaidOrder(services);
  const second = await anUnpaidOrder(services);
  await db.updateTable('orders').set({ email: 'JAN@Example.com' }).where('id', '=', second.id).execute();
  const found = async (text: string) => (await list(db, { text })).customers.map(({ orders }) => orders);
  assert.equal(await found('jan@example.com'), [0], 'two orders of which none is paid');
  await db.updateTable('orders').set({ payment_state: 'paid' }).where('id', '=', first.id).execute();
  assert.equal(await found('jan@example.com'), [1]);
  await db.updateTable('orders').set({ email: 'janek@example.com' }).where('id', '=', first.id).execute();
  assert.equal([await found('jan@example.com'), await found('janek@example.com')], [[0], [1]]);
  await db.updateTable('orders').set({ email: 'janek@example.com' }).where('id', '=', second.id).execute();
  assert.equal([await found('jan@example.com'), await found('janek@example.com')], [[], [1]], 'nobody without orders');
});

test('a whole address finds its owner alone, whichever of her addresses it is; a part of it everybody who has it', async ({
  db,
}) => {
  const services = { db, now: () => now, payments: aPaymentProvider() };
  const addressed = async (email: string) => {
    const { id } = await anUnpaidOrder(services);
    await sql`update orders set email = ${email}, payment_state = 'paid' where id = ${id}`.execute(db);
  };
  await addressed('ewa@owls.example');
  await addressed('drewa@owls.example');
  const found = async (text: string) => (await list(db, { text })).customers.map(({ email }) => email).sort();
  assert.equal(await found(' EWA@Owls.example'), ['ewa@owls.example']);
  assert.equal(await found('wa@owls.example'), ['drewa@owls.example', 'ewa@owls.example'], 'nobody has that');
  assert.equal(await found('ewa@owls'), ['drewa@owls.example', 'ewa@owls.example']);
});

test('two first orders at once make one customer', async ({ db }) => {
  const payments = aPaymentProvider();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { id } = await anUnpaidOrder({ db, now: () => now, payments });
      await sql`update orders set email = 'twins@example.com', payment_state = 'paid' where id = ${id}`.execute(db);
    }),
  );
  const { customers } = await list(db, { text: 'twins@example.com' });
  assert.equal(
    customers.map(({ orders }) => orders),
    [4],
  );
});

test('customers who are one person become one, with the orders and notes of both', async ({ db }) => {
  const [one, other] = (await list(db, { orders: 'several' })).customers;
  assert.ok(one && other);
  const { id: staffId } = await signedInStaff(db, 'manager', { now });
  const staff = { id: staffId, name: 'Maja' } as never;
  const office = { db, now: () => now, staff, audit: async () => undefined };
  await noteCustomer(office, { id: other.id, text: ' likes foxes ', newId: null });
  assert.ok((await addCustomerEmail(office, { id: one.id, email: ` ${other.email.toUpperCase()}` })).ok);
  const joined = await readCustomer(db, one.id, now);
  assert.ok(joined);
  assert.equal([...joined.emails].sort(), [one.email, other.email].sort());
  assert.is(joined.orderCount, one.orders + other.orders);
  assert.equal(
    joined.notes.map(({ text }) => text),
    ['likes foxes'],
  );
  assert.is(await readCustomer(db, other.id, now), null);
  assert.equal(await addCustomerEmail(office, { id: one.id, email: 'foxes' }), {
    ok: false,
    error: { kind: 'EmailInvalid' },
  });
});

test('an address holds every filter, and what cannot be read is left out', () => {
  const filters: CustomerFilters = { country: 'PL', orders: 'many', lastOrder: 'lapsed', text: 'Anna' };
  const search = new URLSearchParams(Object.entries(customerFilters.write(filters)) as [string, string][]);
  assert.equal(customerFilters.read(search), filters);
  const strange = new URLSearchParams('country=Poland&orders=9&lastOrder=never&text=%20');
  assert.equal(customerFilters.read(strange), { country: null, orders: null, lastOrder: null, text: null });
});

test.run();
