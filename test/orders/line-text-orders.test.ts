// A text for a line on its way: order, stock, refunds, papers, withdrawal, erasure.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setCartQuantity } from '#server/cart/change-cart.ts';
import { setDiscountCode } from '#server/cart/set-discount-code.ts';
import { eraseOrders } from '#server/customers/erase-orders.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { buyAgain } from '#server/orders/pay-again/buy-again.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { sumProducts } from '#server/packing/papers/pick-list.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { confirmWithdrawal } from '#server/returns/confirm-withdrawal.ts';
import { findWithdrawalView } from '#server/returns/withdrawal-view.ts';
import { money } from '#src/money.ts';
import { addWithText, aShopperAsked, askForText, cartOf, linesOf } from '../cart/a-line-text.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';
import { aDraft, aSession } from '../fixtures/a-shopper.ts';
import { aDraftOf } from '../returns/a-withdrawal.ts';
import { type aShopper, orderOf, runOut, started, stockOf } from './a-paying-shopper.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

const test = suite<{ database: NamedDatabase; db: Db }>('a text for a line of an order');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

type Shopper = Awaited<ReturnType<typeof aShopper>>;
const pln = (minor: number) => money(minor, 'PLN');

async function order(db: Db, shopper: Shopper, expectedMinor: number) {
  return orderOf(db, started(await shopper.press({ expectedTotal: pln(expectedMinor) })).orderToken);
}

async function pay(db: Db, shopper: Shopper): Promise<void> {
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  const now = shopper.services.now();
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now }));
}

test('stock is reserved for the article, whatever is written on it, and given back once', async ({ db }) => {
  const shopper = await aShopperAsked(db, {}, 3);
  await addWithText(shopper, 'Ola');
  await addWithText(shopper, 'Jan');
  const { token } = await order(db, shopper, 12_900 + 2 * 13_400);
  assert.equal(await stockOf(db, shopper.variantId), { on_hand: 3, reserved: 3 });
  assert.ok(await runOut(db, token));
  assert.equal(await stockOf(db, shopper.variantId), { on_hand: 3, reserved: 0 });
});

test('an order freezes text, words, price and exception, whatever the product asks for afterwards', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola', 2);
  const { id } = await order(db, shopper, 12_900 + 2 * 13_400);
  await askForText(db, shopper.variantId, null);
  const view = await getOrderView(db, id);
  assert.equal(
    view.lines.map((line) => [line.variantTitle, line.quantity, line.unitPrice.minor, line.isExcepted]),
    [
      ['', 1, 12_900, false],
      ['Imię: Ola', 2, 13_400, true],
    ],
  );
});

test('pressing the button again after another text is another order', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  const { services, variantId } = shopper;
  await setCartQuantity(services, { variantId, quantity: 0 });
  await addWithText(shopper, 'Ola', 2);
  const first = await order(db, shopper, 26_800);
  await setCartQuantity(services, { variantId, text: 'Ola', quantity: 0 });
  await addWithText(shopper, 'Jan', 2);
  const second = await order(db, shopper, 26_800);
  assert.is.not(first.id, second.id);
  assert.is((await orderOf(db, first.token)).payment_state, 'cancelled');
});

test('what came to nothing can be bought again with its texts', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola', 2);
  const { id, token } = await order(db, shopper, 12_900 + 2 * 13_400);
  assert.ok(await runOut(db, token));
  const visitor = { ...shopper, services: { ...shopper.services, session: aSession() } };
  assert.ok((await buyAgain(visitor.services, id)).ok);
  assert.ok((await buyAgain(visitor.services, id)).ok);
  assert.equal(await linesOf(visitor), [
    ['', 1, 12_900],
    ['Ola', 2, 26_800],
  ]);
});

test('a code takes its part off the price with the text, and refunds by piece add up to the last grosz', async ({
  db,
}) => {
  const code = await aDiscountCode(db, { code: 'SEVEN', reward: { kind: 'percentage', basisPoints: 733 } });
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola', 3);
  await addWithText(shopper, 'Jan');
  assert.ok((await setDiscountCode(shopper.services, 'pl', code)).ok);
  const { subtotal, discount } = await cartOf(shopper);
  assert.equal(subtotal, pln(12_900 + 4 * 13_400));
  const total = subtotal.minor - (discount?.amount.minor ?? 0);
  const { id } = await order(db, shopper, total);
  await pay(db, shopper);
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute();
  let given = 0;
  for (const { position, quantity } of lines) {
    for (let piece = 0; piece < quantity; piece++) {
      const isLast = position === lines.length - 1 && piece === quantity - 1;
      const parts = {
        lines: [{ position, quantity: 1, isCancelled: true, isRestocked: false }],
        isWithDelivery: isLast,
      };
      const refund = await requestRefund(shopper.services, { orderId: id, amount: null, parts, reason: '' });
      if (!refund.ok) throw new Error(refund.error.kind);
      given += refund.value.amount.minor;
    }
  }
  assert.is(given, total);
});

test('whoever packs reads each text, and the pick list adds up no two of them', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola', 2);
  await addWithText(shopper, 'Jan');
  const { number } = await order(db, shopper, 12_900 + 3 * 13_400);
  await pay(db, shopper);
  const { orders } = await readOrdersToPack(db, { numbers: [number], first: 1 });
  assert.equal(
    orders.flatMap(({ lines }) => lines.map(({ text, quantity }) => [text, quantity])),
    [
      ['', 1],
      ['Imię: Jan', 1],
      ['Imię: Ola', 2],
    ],
  );
  const twice = [...orders, ...orders.map((one) => ({ ...one, number: number + 1 }))];
  const picked = sumProducts(twice, { locale: 'pl', titles: new Map() });
  assert.equal(
    picked.map(({ text, quantity, orders: of }) => [text, quantity, of.length]),
    [
      ['', 2, 2],
      ['Imię: Jan', 1, 1],
      ['Imię: Jan', 1, 1],
      ['Imię: Ola', 2, 1],
      ['Imię: Ola', 2, 1],
    ],
  );
});

test('what was made for one person cannot be withdrawn from by the form, the rest of the order can', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola');
  const { number } = await order(db, shopper, 12_900 + 13_400);
  await pay(db, shopper);
  const { services } = shopper;
  const token = await aDraftOf(services, { orderNumber: String(number), orderEmail: shopper.request.draft.email });
  const guesses = { requireFew: async () => undefined, noteWrong: async () => undefined };
  // What is called here asks for no more than this.
  const view = await findWithdrawalView({ db, guesses } as unknown as Parameters<typeof findWithdrawalView>[0], token);
  assert.equal(
    view?.lines.map(({ variantTitle, isExcepted, left }) => [variantTitle, isExcepted, left]),
    [
      ['', false, 1],
      ['Imię: Ola · według Twojej specyfikacji', true, 0],
    ],
  );
  const confirm = (positions: number[]) =>
    confirmWithdrawal(services, {
      ...{ token, locale: 'pl' },
      lines: positions.map((position) => ({ position, quantity: 1 })),
    });
  assert.equal(await confirm([0, 1]), { ok: false, error: { kind: 'MoreThanLeft' } });
  assert.ok((await confirm([0])).ok);
});

test('a text that takes nothing from the right of withdrawal leaves it', async ({ db }) => {
  const shopper = await aShopperAsked(db, { isExcepted: false });
  await addWithText(shopper, 'Ola');
  const { id } = await order(db, shopper, 12_900 + 13_400);
  assert.ok((await getOrderView(db, id)).lines.every(({ isExcepted }) => !isExcepted));
});

test('who is erased takes the texts along, and gets a copy of them before', async ({ db }) => {
  const email = 'ola.engraved@example.com';
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola');
  const { orderToken } = started(
    await shopper.press({ draft: { ...aDraft, email }, expectedTotal: pln(12_900 + 13_400) }),
  );
  await pay(db, shopper);
  const { id } = await orderOf(db, orderToken);
  const now = shopper.services.now();
  const copy = await exportPerson(db, await findPersonByEmail(db, email), now);
  assert.match(JSON.stringify(copy), 'Imię: Ola');
  await inTransaction(db, (tx) => eraseOrders(tx, [id], { now, books: { home: now, oss: now, country: 'PL' } }));
  const lines = await db
    .selectFrom('order_lines')
    .select(['line_text', 'shown_variant', 'unit_minor'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  assert.equal(lines, [
    { line_text: '', shown_variant: '', unit_minor: 12_900 },
    { line_text: '', shown_variant: '', unit_minor: 13_400 },
  ]);
});

test.run();
