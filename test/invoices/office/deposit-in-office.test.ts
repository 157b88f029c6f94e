// The invoice of a payment in advance, and the final one, in the office of a shop in Poland: offered when they can be issued, made
// once however often they are pressed, and with a sentence where they cannot be.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { textOfRefusal } from '#src/orders/office/office-order-refusals.ts';
import { createPressKey } from '#src/staff/press-key.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aPolishCompany } from '#test/invoices/a-sale.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; accountant: SignedInFixture };
const test = suite<Context>('deposits in the office');

test.before.each(async (context) => {
  context.shop = await aShop();
  await context.shop.change('company', aPolishCompany());
  context.accountant = await signedInStaff(context.shop.database.db, 'accountant', { now: shopTime });
});
test.after.each(({ shop }) => shop.close());

async function seen({ shop, accountant }: Context, { number }: OrderFixture) {
  const { managedOrder, documentsOfOrder } = await ask(shop, accountant, 'OrdersManaged', { number });
  const { issuable, finalRefusal, documents } = documentsOfOrder;
  return {
    ...{ at: { number, version: managedOrder.version as number }, issuable, finalRefusal },
    issued: documents.map(({ issuedAs, total }: { issuedAs: string; total: { minor: number } }) => [
      issuedAs,
      total.minor,
    ]),
  };
}

async function issue(context: Context, order: OrderFixture, document: 'invoice' | 'deposit' | 'final', key?: string) {
  const { at } = await seen(context, order);
  const payload = { ...at, document, isMailed: false };
  return (await answerOf(press(context.shop, context.accountant, 'OrdersIssueDocument', payload, key))).refusal;
}

async function send({ shop }: Context, { id }: OrderFixture) {
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(servicesOf(shop), { orderId: id, ...parcel })).ok);
}

async function giveBack({ shop }: Context, { id }: OrderFixture) {
  const services = servicesOf(shop);
  const requested = await requestRefund(services, { orderId: id, amount: money(1_000, 'PLN'), reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  const { refundId } = requested.value;
  await inTransaction(services.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: shopTime }));
}

test('a deposit is offered with the invoice, the final invoice once the goods are sent, and nothing after it', async (context) => {
  const { shop } = context;
  const order = await aPaidOrder(servicesOf(shop));
  assert.equal((await seen(context, order)).issuable, ['invoice', 'receipt', 'deposit']);
  assert.is(await issue(context, order, 'deposit'), null);
  await deliver(shop, afterUndo);
  const waiting = await seen(context, order);
  assert.equal([waiting.issued, waiting.issuable], [[['deposit', 14_599]], []]);
  assert.is(waiting.finalRefusal, 'NotSentYet');
  assert.is(await issue(context, order, 'final'), 'NotSentYet');
  await send(context, order);
  const sent = await seen(context, order);
  assert.equal([sent.issuable, sent.finalRefusal], [['final'], null]);
  assert.is(await issue(context, order, 'final'), null);
  await deliver(shop, afterUndo);
  const after = await seen(context, order);
  assert.equal([after.issuable, after.finalRefusal], [[], null]);
  assert.equal(after.issued, [
    ['deposit', 14_599],
    ['final', 0],
  ]);
  assert.is(await issue(context, order, 'final'), 'AlreadyIssued');
  assert.is(await issue(context, order, 'deposit'), 'AlreadyIssued');
});

test('pressed three times under one key it is one document, and so it is under two keys', async (context) => {
  const { shop } = context;
  const order = await aPaidOrder(servicesOf(shop));
  const key = createPressKey();
  const { at } = await seen(context, order);
  const payload = { ...at, document: 'deposit' as const, isMailed: false };
  for (let turn = 0; turn < 3; turn += 1) {
    assert.is((await answerOf(press(shop, context.accountant, 'OrdersIssueDocument', payload, key))).refusal, null);
  }
  const other = await answerOf(press(shop, context.accountant, 'OrdersIssueDocument', payload, createPressKey()));
  assert.ok(other.refusal, 'another press finds the first one waiting');
  await deliver(shop, afterUndo);
  assert.equal((await seen(context, order)).issued, [['deposit', 14_599]]);
  const series = await shop.database.db.selectFrom('invoice_series').select('last_number').execute();
  assert.equal(series, [{ last_number: 1 }]);
});

test('what is sent or invoiced gets no deposit, a final invoice needs one, and one that was given back has none', async (context) => {
  const { shop } = context;
  const [sent, invoiced, refunded] = [
    await aPaidOrder(servicesOf(shop)),
    await aPaidOrder(servicesOf(shop)),
    await aPaidOrder(servicesOf(shop)),
  ];
  await send(context, sent);
  assert.equal((await seen(context, sent)).issuable, ['invoice', 'receipt']);
  assert.is(await issue(context, sent, 'deposit'), 'SentAlready');
  assert.is(await issue(context, sent, 'final'), 'NoDeposit');
  assert.is((await seen(context, sent)).finalRefusal, null, 'nobody waits for one');
  await issue(context, invoiced, 'invoice');
  await issue(context, refunded, 'deposit');
  await deliver(shop, afterUndo);
  assert.is(await issue(context, invoiced, 'deposit'), 'InvoicedAlready');
  await giveBack(context, refunded);
  const { at } = await seen(context, refunded);
  const payload = { ...at, document: 'correction' as const, isMailed: false };
  await answerOf(press(shop, context.accountant, 'OrdersIssueDocument', payload));
  await deliver(shop, afterUndo);
  await send(context, refunded);
  const given = await seen(context, refunded);
  assert.equal([given.issuable, given.finalRefusal], [[], 'GivenBack']);
  assert.is(await issue(context, refunded, 'final'), 'GivenBack');
});

test('single-purpose gift cards are taxed when they are sold: their order has its invoice, and no deposit', async (context) => {
  const { shop } = context;
  const order = await aPaidOrder(servicesOf(shop));
  const ofCards = { is_for_gift_cards: true, is_for_taxed_cards: true };
  await shop.database.db.updateTable('orders').set(ofCards).where('id', '=', order.id).execute();
  assert.equal((await seen(context, order)).issuable, ['invoice', 'receipt']);
  assert.is(await issue(context, order, 'deposit'), 'CardsTaxedAtSale');
});

test('a shop elsewhere is offered none', async (context) => {
  const { shop } = context;
  await shop.change('company', aCompany({ taxNumber: '30/123/45678' }));
  const order = await aPaidOrder(servicesOf(shop));
  assert.equal((await seen(context, order)).issuable, ['invoice', 'receipt']);
  assert.is(await issue(context, order, 'deposit'), 'DepositNotPolish');
});

test('each of these refusals is a sentence of its own in five languages', () => {
  const kinds = ['DepositNotPolish', 'InvoicedAlready', 'SentAlready', 'CardsTaxedAtSale'];
  for (const locale of locales) {
    const said = [...kinds, 'NoDeposit', 'NotSentYet', 'GivenBack'].map((kind) =>
      textOfRefusal(translateTo(locale), kind),
    );
    assert.is(new Set(said).size, 7, locale);
    for (const text of said) assert.match(text, /^.{30,}\.$/, `${locale}: ${text}`);
  }
});

test.run();
