// What is proposed to go well with a product: what the shop itself has sold with it, counted by orders that were paid.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { listBoughtTogether } from '#server/catalogue/office/going-with/list-going-products.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { money } from '#src/money.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aDraft, aSession } from '../../fixtures/a-shopper.ts';

const test = suite<{ database: NamedDatabase }>('what was bought together');
test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const now = () => new Date('2026-11-20T10:00:00Z');

/** Two pieces and more come without a price of delivery. */
async function order(db: Db, variantIds: readonly string[], isPaid: boolean): Promise<void> {
  const payments = aPaymentProvider();
  const cart = { session: aSession(), markets: everyMarket };
  const services = { db, now, payments, paymentSettings: noPaymentSettings, ...cart };
  for (const variantId of variantIds) await addCartLine(services, { variantId, quantity: 1 });
  const expectedTotal = money(12_900 * variantIds.length, 'PLN');
  const started = await startPayment(services, { locale: 'pl', draft: aDraft, paymentMethod: 'card', expectedTotal });
  assert.ok(started.ok, JSON.stringify(started));
  if (!isPaid) return;
  const intent = payments.settle([...payments.intents.keys()].at(-1) ?? '', 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: now() }));
}

test('what was paid for in the same orders comes first, and what is no longer sold, or was not paid, does not', async ({
  database: { db },
}) => {
  const make = (handle: string) => aProduct(db, { handle });
  const [pot, lid, spoon, gone, ladle] = [
    await make('pot'),
    await make('lid'),
    await make('spoon'),
    await make('gone'),
    await make('ladle'),
  ];
  await order(db, [pot, spoon, lid, gone], true);
  await order(db, [pot, spoon, gone], true);
  await order(db, [pot, ladle], false);
  await db.updateTable('products').set({ status: 'archived' }).where('handle', '=', 'gone').execute();
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'pot').executeTakeFirstOrThrow();
  const proposed = await listBoughtTogether(db, id, 'pl');
  assert.equal(
    proposed.map(({ handle }) => handle),
    ['spoon', 'lid'],
  );
});

/** So many that are paid, the latest of all. */
async function ordersOf(db: Db, count: number, variantIds: readonly string[]): Promise<void> {
  await sql`
    with placed as (
      insert into orders (token_hash, locale, currency, payment_state, fulfilment_state, email, address, shipping_method,
        shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, fingerprint, created_at, expires_at)
      select sha256(n::text::bytea), 'pl', 'PLN', 'paid', 'unfulfilled', 'jan@example.com', '{}', 'courier', 'dpd',
        0, 0, 0, 0, '', ${now()}, ${now()} from generate_series(1, ${count}::int) as n returning id)
    insert into order_lines (order_id, position, variant_id, product_handle, sku, title, variant_title, quantity,
      unit_minor, total_minor, vat_basis_points)
    select id, position, variant_id, '', '', '', '', 1, 0, 0, 0
    from placed, unnest(${variantIds}::uuid[]) with ordinality as line (variant_id, position)`.execute(db);
}

test('orders are counted from the latest back, whatever the SKU of the product was then', async ({
  database: { db },
}) => {
  const make = (handle: string) => aProduct(db, { handle });
  const [cup, saucer, lately] = [await make('cup'), await make('saucer'), await make('lately')];
  await order(db, [cup, saucer], true);
  await ordersOf(db, 1_000, [cup, lately]);
  await db.updateTable('variants').set({ sku: '' }).where('id', '=', cup).execute();
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'cup').executeTakeFirstOrThrow();
  const proposed = async () => (await listBoughtTogether(db, id, 'pl')).map(({ handle }) => handle);
  assert.equal(await proposed(), ['lately']);
  await sql`update orders set payment_state = 'cancelled' where number > (select max(number) - 500 from orders)`.execute(
    db,
  );
  assert.equal(await proposed(), ['lately', 'saucer'], 'there is room for the one before');
});

test.run();
