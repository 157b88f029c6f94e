// What is proposed to go well with a product: what the shop itself has sold with it, counted by orders that were paid.
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

test.run();
