// Documents in the office: who may issue and read them, what an order refuses and when, and that undoing takes no number.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture } & Record<'accountant' | 'packer' | 'manager', SignedInFixture>;
const test = suite<Context>('documents in the office');

const complete = aCompany({ taxNumber: '30/123/45678' });

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('company', complete);
  const { db } = context.shop.database;
  for (const role of ['accountant', 'packer', 'manager'] as const) {
    context[role] = await signedInStaff(db, role, { now: shopTime, email: `${role}@shop.example` });
  }
});
test.after(({ shop }) => shop.close());

async function seen({ shop, accountant }: Context, { number }: OrderFixture) {
  const { managedOrder, documentsOfOrder } = await ask(shop, accountant, 'OrdersManaged', { number });
  return { at: { number, version: managedOrder.version as number }, waiting: managedOrder.waiting, documentsOfOrder };
}

async function issue(
  context: Context,
  order: OrderFixture,
  document: 'invoice' | 'correction' | 'proforma' | 'receipt',
) {
  const { at } = await seen(context, order);
  const payload = { ...at, document, isMailed: false };
  return (await answerOf(press(context.shop, context.accountant, 'OrdersIssueDocument', payload))).refusal;
}

async function giveBack({ shop }: Context, { id }: OrderFixture, minor: number) {
  const services = servicesOf(shop);
  const requested = await requestRefund(services, { orderId: id, amount: money(minor, 'PLN'), reason: '' });
  if (!requested.ok) throw new Error(requested.error.kind);
  const { id: refundId } = await services.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  await inTransaction(services.db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now: shopTime }));
}

const kindsOf = ({ documentsOfOrder }: Awaited<ReturnType<typeof seen>>) =>
  documentsOfOrder.documents.map(({ issuedAs }: { issuedAs: string }) => issuedAs);

test('an accountant issues an invoice with one press, is named in it, and the log says so', async (context) => {
  const { shop } = context;
  const order = await aPaidOrder(servicesOf(shop));
  assert.equal((await seen(context, order)).documentsOfOrder, {
    documents: [],
    issuable: ['invoice', 'receipt'],
    finalRefusal: null,
    lacksAddress: false,
    refusedHere: null,
    notEnough: null,
  });
  assert.is(await issue(context, order, 'invoice'), null);
  assert.equal(kindsOf(await seen(context, order)), [], 'not before the ten seconds are over');
  await deliver(shop, afterUndo);
  const { documentsOfOrder } = await seen(context, order);
  const [document] = documentsOfOrder.documents;
  assert.match(document.number, /^FV\/2026\/\d+$/);
  assert.is(document.total.minor, 14_599);
  assert.equal(documentsOfOrder.issuable, []);
  const { db } = shop.database;
  const row = await db.selectFrom('invoices').select('issued_by').where('id', '=', document.id).executeTakeFirst();
  assert.is(row?.issued_by, 'accountant@shop.example');
  const log = await db
    .selectFrom('audit_log')
    .select(['subject', 'after'])
    .where('kind', '=', 'order.document')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal(
    [log.subject, JSON.parse(String(log.after))],
    [String(order.number), { document: 'invoice', isMailed: false }],
  );
});

test('undone in its ten seconds it takes no number, also by an accountant who sends nothing', async (context) => {
  const { shop, accountant } = context;
  const order = await aPaidOrder(servicesOf(shop));
  assert.is(await issue(context, order, 'invoice'), null);
  const { waiting } = await seen(context, order);
  assert.is((await answerOf(press(shop, accountant, 'OrdersUndo', { id: waiting.id }))).refusal, null);
  await deliver(shop, afterUndo);
  assert.equal(kindsOf(await seen(context, order)), []);
});

test('what was given back is corrected, and nothing twice', async (context) => {
  const { shop } = context;
  const order = await aPaidOrder(servicesOf(shop));
  assert.is(await issue(context, order, 'correction'), 'NotInvoiced');
  assert.is(await issue(context, order, 'invoice'), null);
  await deliver(shop, afterUndo);
  assert.is(await issue(context, order, 'correction'), 'NothingToCorrect');
  await giveBack(context, order, 1_000);
  assert.equal((await seen(context, order)).documentsOfOrder.issuable, ['correction']);
  assert.is(await issue(context, order, 'correction'), null);
  await deliver(shop, afterUndo);
  const { documentsOfOrder } = await seen(context, order);
  assert.equal(
    documentsOfOrder.documents.map(({ issuedAs, total }: { issuedAs: string; total: { minor: number } }) => [
      issuedAs,
      total.minor,
    ]),
    [
      ['invoice', 14_599],
      ['correction', -1_000],
    ],
  );
  assert.is(await issue(context, order, 'invoice'), 'AlreadyIssued');
});

test('what the order, its customer or the company lacks is refused before a number is taken', async (context) => {
  const { shop } = context;
  const unpaid = await anUnpaidOrder(servicesOf(shop));
  assert.is(await issue(context, unpaid, 'invoice'), 'NotPaidYet');
  assert.equal((await seen(context, unpaid)).documentsOfOrder.issuable, ['proforma']);
  const paid = await aPaidOrder(servicesOf(shop));
  assert.is(await issue(context, paid, 'proforma'), 'NothingToPay');
  await shop.change('company', { ...complete, address: { ...complete.address, street: '' } });
  assert.is(await issue(context, paid, 'invoice'), 'SellerIncomplete');
  await shop.change('company', complete);
  const { db } = shop.database;
  const where = (address: object) =>
    db
      .updateTable('orders')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', paid.id)
      .execute();
  await where({ fullName: 'Jan Nowak', line1: '', line2: '', postalCode: '', city: '', country: 'PL' });
  assert.is(await issue(context, paid, 'invoice'), 'BuyerIncomplete');
  const lacking = (await seen(context, paid)).documentsOfOrder;
  assert.equal([lacking.issuable, lacking.lacksAddress], [['receipt'], true]);
  await shop.change('company', {
    ...complete,
    address: { ...complete.address, country: 'PL' },
    ...{ taxNumber: '', vatId: 'PL5260250274' },
  });
  const polish = (await seen(context, paid)).documentsOfOrder;
  assert.equal(
    [polish.issuable, polish.lacksAddress],
    [[], true],
    'Poland’s receipt names the buyer with the address, too',
  );
  await shop.change('company', complete);
  await where({ fullName: '', line1: '', line2: '', postalCode: '', city: '', country: 'PL' });
  assert.is(await issue(context, paid, 'invoice'), 'BuyerErased');
});

test('many are invoiced at once, and each that cannot be is named', async (context) => {
  const { shop, accountant } = context;
  const orders = [await aPaidOrder(servicesOf(shop)), await aPaidOrder(servicesOf(shop))];
  const unpaid = await anUnpaidOrder(servicesOf(shop));
  const chosen = [];
  for (const order of [...orders, unpaid]) chosen.push((await seen(context, order)).at);
  const asked = await answerOf(press(shop, accountant, 'OrdersInvoiceMany', { kind: 'invoice', orders: chosen }));
  assert.equal(
    asked.taken,
    orders.map(({ number }) => number),
  );
  assert.equal(asked.refused, [{ number: unpaid.number, refusal: 'NotPaidYet' }]);
  await deliver(shop, afterUndo);
  for (const order of orders) assert.equal(kindsOf(await seen(context, order)), ['invoice']);
});

test('whoever packs sees no documents and issues none', async (context) => {
  const { shop, packer } = context;
  const order = await aPaidOrder(servicesOf(shop));
  const { documentsOfOrder, managedOrder } = await ask(shop, packer, 'OrdersManaged', { number: order.number });
  assert.is(documentsOfOrder, null);
  const payload = {
    number: order.number,
    version: managedOrder.version,
    document: 'invoice',
    isMailed: false,
  } as const;
  assert.is((await press(shop, packer, 'OrdersIssueDocument', payload)).statusCode, 403);
  const many = { kind: 'invoice' as const, orders: [{ number: order.number, version: managedOrder.version }] };
  assert.is((await press(shop, packer, 'OrdersInvoiceMany', many)).statusCode, 403);
});

test('asked for with an e-mail it goes out with its PDF, once', async (context) => {
  const { shop, accountant } = context;
  const order = await aPaidOrder(servicesOf(shop));
  const { at } = await seen(context, order);
  await answerOf(press(shop, accountant, 'OrdersIssueDocument', { ...at, document: 'invoice', isMailed: true }));
  const mails: Mail[] = [];
  const services = servicesOf(shop, afterUndo);
  const sendMail = async (mail: Mail) => {
    mails.push(mail);
  };
  const handlers = {
    ...createOfficeEffects(services),
    ...createOrderEmails({ ...services, sendMail, publicUrl: 'https://shop.example' }),
  };
  await deliverOutbox({ ...services, log: silentLog, handlers });
  await deliverOutbox({ ...services, log: silentLog, handlers });
  const [mail, ...others] = mails.filter(({ attachments }) =>
    attachments?.some(({ filename }) => /^FV/.test(filename)),
  );
  assert.is(others.length, 0);
  assert.is(mail?.to, 'jan@example.com');
  assert.match(mail?.subject ?? '', /^Faktura FV\/2026\/\d+ do zamówienia \d+$/);
  const [pdf] = mail?.attachments ?? [];
  assert.is(pdf?.contentType, 'application/pdf');
  assert.ok(Buffer.isBuffer(pdf?.content) && pdf.content.subarray(0, 5).equals(Buffer.from('%PDF-')));
});

// Before: its invoice was offered, and refused.
test('an order of gift cards alone is offered no document, and among many it is left with its reason', async (context) => {
  const { shop, accountant } = context;
  await shop.change('company', complete);
  const order = await aPaidOrder(servicesOf(shop));
  await shop.database.db.updateTable('orders').set({ is_for_gift_cards: true }).where('id', '=', order.id).execute();
  assert.equal((await seen(context, order)).documentsOfOrder.issuable, []);
  assert.is(await issue(context, order, 'invoice'), 'GiftCardsOnly');
  const { at } = await seen(context, order);
  const asked = await answerOf(press(shop, accountant, 'OrdersInvoiceMany', { kind: 'invoice', orders: [at] }));
  assert.equal(asked.refused, [{ number: order.number, refusal: 'GiftCardsOnly' }]);
});

test.run();
