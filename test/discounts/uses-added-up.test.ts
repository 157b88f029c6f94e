// The uses of discount codes are added up as orders come and change. They are always what counting all orders gives, with
// writers at once and the round that adds rows up beside them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setDiscountCode } from '#server/cart/set-discount-code.ts';
import type { Db } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { countOtherUses, findDiscountCode } from '#server/discounts/discount-code-store.ts';
import { foldCodeUses } from '#server/discounts/fold-code-uses.ts';
import { listDiscountCodes } from '#server/discounts/list-discount-codes.ts';
import { money } from '#src/money.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aShopper } from '../orders/a-paying-shopper.ts';
import { aDiscountCode } from './a-discount-code.ts';

const test = suite<{ database: NamedDatabase; db: Db }>('uses of discount codes, order by order');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
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

type Roll = ReturnType<typeof dice>;

const codes = ['FIRST', 'SECOND', 'THIRD'];

async function insertOrder(tx: Transaction, roll: Roll): Promise<void> {
  const code = codes[roll(4)] ?? null;
  const discount = code ? roll(50) : 0;
  await sql`
    with cart as (
      insert into carts (token_hash, checkout_draft, created_at, updated_at)
      values (sha256(gen_random_uuid()::text::bytea), '{}', now(), now()) returning id
    )
    insert into orders (token_hash, cart_id, locale, currency, payment_state, fulfilment_state, email, phone, address,
      shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, fingerprint, created_at,
      expires_at, discount_code_id, discount_code, discount_minor)
    select sha256(gen_random_uuid()::text::bytea), cart.id, 'pl', ${roll(3) === 0 ? 'EUR' : 'PLN'},
      ${roll(5) === 0 ? 'cancelled' : 'awaiting_payment'}, 'unfulfilled', gen_random_uuid() || '@example.com', '', '{}', 'inpost-courier',
      'inpost', 100, 0, ${100 - discount}::bigint, 0, gen_random_uuid()::text, now(), now(), d.id, d.code, ${discount}::bigint
    from cart left join discount_codes d on d.code = ${code}`.execute(tx);
}

async function change(tx: Transaction, roll: Roll): Promise<void> {
  const one = sql`(select id from orders order by number offset ${roll(400)} limit 1)`;
  const changes = [
    sql`payment_state = 'cancelled'`,
    sql`payment_state = 'paid', captured_minor = total_minor`,
    sql`refunded_minor = captured_minor`,
    sql`email = '', phone = '', address = '{}', company = null, erased_at = now()`,
    sql`discount_minor = discount_minor + 1, total_minor = total_minor - 1`,
  ];
  // What is paid late takes its use again.
  await sql`update orders set ${changes[roll(changes.length)]} where id = ${one}`.execute(tx);
}

class ChangedMind extends Error {}

/** Orders and changes of one writer; one in ten is rolled back. */
async function write(db: Db, roll: Roll, orders: number): Promise<void> {
  for (let written = 0; written < orders; written++) {
    await inTransaction(db, async (tx) => {
      await insertOrder(tx, roll);
      for (let more = roll(4); more > 0; more--) await change(tx, roll);
      if (roll(10) === 0) throw new ChangedMind();
    }).catch((error: unknown) => {
      if (!(error instanceof ChangedMind)) throw error;
    });
  }
}

const recount = sql<object>`
  select discount_code_id as code_id, currency, count(*)::int as uses, sum(discount_minor)::int as discounted
  from orders where discount_code_id is not null and payment_state <> 'cancelled' group by 1, 2 order by 1, 2`;
const added = sql<object>`
  select code_id, currency, uses::int, discounted_minor::int as discounted
  from discount_code_figures where uses <> 0 or discounted_minor <> 0 order by 1, 2`;

async function assertExact(db: Db): Promise<void> {
  const [counted, found] = [await recount.execute(db), await added.execute(db)];
  assert.ok(counted.rows.length > 0);
  assert.equal(found.rows, counted.rows);
}

test('five hundred orders by five at once, cancelled, paid late, refunded and erased, leave what a recount gives', async ({
  db,
}) => {
  for (const code of codes) await aDiscountCode(db, { code, maxUses: 10_000 });
  const rolls = [11, 12, 13, 14, 15].map(dice);
  for (let turn = 0; turn < 10; turn++) {
    let isWriting = true;
    const writing = Promise.all(rolls.map((roll) => write(db, roll, 10))).finally(() => {
      isWriting = false;
    });
    const folding = [1, 2].map(async () => {
      // The figures are right at each moment, also while rows are added up.
      for (; isWriting; await assertReadAtOnce(db)) await foldCodeUses(db);
    });
    await Promise.all([writing, ...folding]);
    await assertExact(db);
  }
  const { codes: listed } = await listDiscountCodes(db, { now: new Date() });
  for (const { id, code, uses, discounted } of listed) {
    const counted = (await recount.execute(db)).rows.filter((row) => 'code_id' in row && row.code_id === id);
    const sums = counted as { currency: string; uses: number; discounted: number }[];
    assert.is(
      uses,
      sums.reduce((sum, row) => sum + row.uses, 0),
      code,
    );
    const byCurrency = sums.map((row) => [row.currency, row.discounted]).sort();
    assert.equal(discounted.map(({ currency, minor }) => [currency, minor]).sort(), byCurrency, code);
  }
});

/** Both in one statement: what others commit meanwhile changes neither. */
async function assertReadAtOnce(db: Db): Promise<void> {
  const { rows } = await sql<{ counted: number; added: number }>`
    select (select count(*)::int from orders where discount_code_id is not null and payment_state <> 'cancelled') as counted,
      (select coalesce(sum(uses), 0)::int from discount_code_figures) as added`.execute(db);
  assert.is(rows[0]?.added, rows[0]?.counted);
}

test('what orders used before there were rows is counted beside those that orders have added since', async ({ db }) => {
  await sql`delete from discount_code_uses`.execute(db);
  await sql`delete from discount_code_changes`.execute(db);
  await write(db, dice(16), 10);
  await sql.raw(await readFile(join(migrationsDirectory, '000343-uses-of-codes-so-far.sql'), 'utf8')).execute(db);
  await assertExact(db);
  await foldCodeUses(db);
  assert.is((await db.selectFrom('discount_code_changes').select('id').execute()).length, 0);
  await assertExact(db);
});

test('of ten shoppers at once three have the last uses, and a cancelled order gives its use back', async ({ db }) => {
  await aDiscountCode(db, { code: 'THREE', maxUses: 3 });
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => aShopper(db)));
  for (const { services } of shoppers) assert.ok((await setDiscountCode(services, 'pl', 'THREE')).ok);
  const press = () =>
    Promise.all([
      ...shoppers.map((shopper) => shopper.press({ expectedTotal: money(13_309, 'PLN') })),
      foldCodeUses(db),
    ]);
  const pressed = (await press()).slice(0, -1) as { ok: boolean }[];
  assert.is(pressed.filter(({ ok }) => ok).length, 3);
  const code = await findDiscountCode(db, 'THREE');
  assert.ok(code);
  const usesBeside = async (cartId: string | null) => (await countOtherUses(db, code, { cartId, email: '' })).uses;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'cart_id'])
    .where('discount_code_id', '=', code.id)
    .executeTakeFirstOrThrow();
  assert.equal([await usesBeside(null), await usesBeside(order.cart_id)], [3, 2]);
  await db.updateTable('orders').set({ payment_state: 'cancelled' }).where('id', '=', order.id).execute();
  assert.equal([await usesBeside(null), await usesBeside(order.cart_id)], [2, 2]);
});

test.run();
