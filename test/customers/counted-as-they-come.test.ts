// What is known of customers is added up as orders come and change. It is always what counting all of their orders gives.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCustomerEmail } from '#server/customers/change-customer.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: NamedDatabase }>('customers, order by order');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

/** A sequence that is the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

const emails = ['anna@example.com', 'Anna@Example.com', 'piotr@example.com', 'ewa@example.com', 'jan@example.com'];
const names = ['Anna Nowak', 'Piotr Zając', 'Ewa Müller'];
const states = ['awaiting_payment', 'payment_processing', 'paid', 'due_on_delivery', 'cancelled'];
const oneOf = (from: readonly string[], roll: (sides: number) => number) => from[roll(from.length)] ?? '';

/** Also with a day long past, as imported orders have it. */
async function insertOrder(
  tx: Transaction,
  roll: (sides: number) => number,
  email = oneOf(emails, roll),
): Promise<void> {
  const address = JSON.stringify({ fullName: oneOf(names, roll), city: 'Warszawa', country: 'PL' });
  await sql`
    with cart as (
      insert into carts (token_hash, checkout_draft, created_at, updated_at)
      values (sha256(gen_random_uuid()::text::bytea), '{}', now(), now()) returning id
    )
    insert into orders (token_hash, cart_id, locale, currency, payment_state, fulfilment_state, email, phone, address,
      shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, fingerprint, created_at,
      expires_at)
    select sha256(gen_random_uuid()::text::bytea), id, 'pl', 'PLN', ${oneOf(states, roll)}, 'unfulfilled', ${email},
      ${`+4860010020${roll(9)}`}, ${address}::jsonb, 'inpost-courier', 'inpost', 100, 0, 100, 0, gen_random_uuid()::text,
      timestamptz '2026-01-01' + ${roll(300)} * interval '1 day', now()
    from cart`.execute(tx);
}

async function change(tx: Transaction, roll: (sides: number) => number): Promise<void> {
  const one = sql`(select id from orders where email <> '' order by number offset ${roll(200)} limit 1)`;
  const changes = [
    sql`payment_state = ${oneOf(states, roll)}`,
    sql`payment_state = ${oneOf(states, roll)}`,
    sql`email = ${oneOf(emails, roll)}`,
    sql`address = jsonb_set(address, '{fullName}', to_jsonb(${oneOf(names, roll)}::text)), phone = '+48111222333'`,
    sql`email = '', phone = '', address = '{}', company = null`,
  ];
  // Erasures are one in fifteen.
  const which = roll(15);
  await sql`update orders set ${changes[which === 14 ? 4 : which % 4]} where id = ${one}`.execute(tx);
}

type Known = { id: string; words: string } & Record<string, unknown>;

async function listKnown(db: Db): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select id, email, name, phone, country, orders, first_order_at, last_order_at, search_words as words
    from customers order by id`.execute(db);
  return rows.map((row) => ({ ...row, words: [...new Set(row.words.split(' '))].sort().join(' ') }));
}

async function assertExact(db: Db): Promise<void> {
  const known = await listKnown(db);
  await sql`select refresh_customer(id) from customers`.execute(db);
  assert.equal(known, await listKnown(db));
}

test('five hundred orders, cancels, changes, erasures and old orders leave what a recount gives', async ({
  database,
}) => {
  const { db } = database;
  const roll = dice(42);
  for (let turn = 0; turn < 500; turn++) {
    await inTransaction(db, async (tx) => {
      // A transaction in which what is deferred comes at once, as where an audit log is sealed.
      if (roll(3) === 0) await sql`set constraints all immediate`.execute(tx);
      if (roll(3) > 0) await insertOrder(tx, roll);
      for (let more = roll(5); more > 0; more--) await change(tx, roll);
    });
    await assertExact(db);
  }
  assert.ok((await listKnown(db)).length > 1);
});

test('orders of one person at once, while two customers are joined, are all counted', async ({ database }) => {
  const { db } = database;
  const roll = dice(7);
  for (let turn = 0; turn < 6; turn++) {
    const pair = [`first-${turn}@example.com`, `second-${turn}@example.com`];
    for (const email of pair) await inTransaction(db, (tx) => insertOrder(tx, roll, email));
    const { customer_id: id } = await db
      .selectFrom('customer_emails')
      .select('customer_id')
      .where('email', '=', pair[0] ?? '')
      .executeTakeFirstOrThrow();
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => inTransaction(db, (tx) => insertOrder(tx, roll, pair[n % 2]))),
      addCustomerEmail({ db, audit: async () => undefined } as never, { id, email: pair[1] ?? '' }),
    ]);
    await assertExact(db);
    const { rows } = await sql<{ count: number }>`
      select count(distinct customer_id)::int as count from customer_emails where email = any(${pair})`.execute(db);
    assert.is(rows[0]?.count, 1);
  }
});

test.run();
