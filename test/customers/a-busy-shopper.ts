// Somebody who does everything a shopper can, and about whom staff do what they can: by forms and by the office, as pages do.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createMailEffects } from '#server/emails/mail-effects.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { queueReminders } from '#server/reminders/queue-reminders.ts';
import { createFormToken, MIN_WRITING_MS } from '#server/service/contact-form-token.ts';
import { insertShopperPasskey } from '#server/shopper-accounts/shopper-passkeys.ts';
import { newDraft } from '#src/drafts/draft-content.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import type { ShopFixture } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { answerOf, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import type { SignedInFixture } from '#test/staff/sign-in-as.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';
import { aVisitor } from '../returns/a-withdrawing-visitor.ts';
import { aBuyer } from '../reviews/a-reviewed-order.ts';
import { aShoppersBrowser, signIn } from '../shopper-accounts/a-shoppers-browser.ts';

export const busyShopper = {
  email: 'zofia.wezykowska@example.com',
  fullName: 'Zofia Wężykowska',
  phone: '733 644 955',
  line1: 'ul. Wężowa 77/5',
};

/** What names her, in whatever is typed by her or about her. */
export const herTraces = ['wezykowska', 'Wężykowska', '733 644 955', '733644955', 'Wężowa', 'mark4711'];

const said = `${busyShopper.fullName}: mark4711`;
const { email, fullName } = busyShopper;

export type BusyShop = {
  shop: ShopFixture;
  owner: SignedInFixture /** Whoever is signed in stays so. */;
  setTime(to: Date): Promise<void>;
  start: Date;
};

type Order = { id: string; number: number; token: string; intentId: string };

/** Seven days of it, from `start` on. */
export async function doEverything(context: BusyShop): Promise<Order> {
  const { shop, setTime, start } = context;
  const order = await buy(context);
  await write(context, order);
  await openAccount(context);
  await setTime(new Date(start.getTime() + 7 * 86_400_000));
  await review(context, order);
  await withdraw(context, order);
  await dispute(context, order);
  await workInOffice(context, order);
  await sql`insert into stripe_events (id, type, intent_id, payload, received_at, applied_at)
    values ('evt_1', 'charge.succeeded', ${order.intentId},
      ${JSON.stringify({ billing_details: { email, name: fullName } })}::jsonb, ${start}, ${start})`.execute(
    shop.database.db,
  );
  return order;
}

async function sendMails({ shop, start }: BusyShop, hours = 0): Promise<Mail[]> {
  const { db } = shop.database;
  const now = () => new Date(start.getTime() + hours * 3_600_000);
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const options = { db, now, sendMail, publicUrl: shopOrigin, merchantEmail: 'shop@example.com' };
  await deliverOutbox({ db, now, log: silentLog, handlers: createMailEffects(options) });
  return mails;
}

const linkIn = (mails: readonly Mail[], part: string) => {
  const link = new RegExp(`${shopOrigin}(/\\S*${part}\\S*)`).exec(mails.map(({ text }) => text).join('\n'))?.[1];
  assert.ok(link, `a link to ${part}`);
  return link;
};

async function buy(context: BusyShop): Promise<Order> {
  const { shop, start } = context;
  const { db } = shop.database;
  const visitor = await aCheckoutVisitor(shop);
  const fields = { ...busyShopper, note: said, remindIn: 'pl' };
  const ordered = await visitor.press(fields);
  assert.is(ordered.statusCode, 303, ordered.body);
  const { id, number } = await db.selectFrom('orders').select(['id', 'number']).executeTakeFirstOrThrow();
  const intentId = [...shop.payments.intents.keys()].at(-1) ?? '';
  const intent = shop.payments.settle(intentId, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: start }));
  const token = /order\/([\w-]{32})/.exec(linkIn(await sendMails(context), '/order/'))?.[1] ?? '';
  const issued = await inTransaction(db, (tx) =>
    issueInvoice(tx, { orderId: id, kind: 'invoice', issuedBy: 'cli', now: start }),
  );
  assert.ok(issued.ok);
  assert.is((await shop.app.inject({ url: `/pl/order/${token}/documents/${issued.value.id}` })).statusCode, 200);
  const services = servicesOf(shop, start);
  const parcel = { carrier: 'inpost', trackingNumber: 'mark4711', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: id, ...parcel })).ok);
  assert.ok((await markDelivered(services, { orderId: id, parcel: null })).ok);
  return { id, number, token, intentId };
}

/** Contact page, stock alert, newsletter, and a cart that is left, with the reminder and the wish for no more of them. */
async function write(context: BusyShop, { number }: Order): Promise<void> {
  const { shop, start, setTime } = context;
  const { db } = shop.database;
  const visitor = aVisitor(shop);
  const form = await createFormToken(db, new Date(start.getTime() - MIN_WRITING_MS));
  const message = { name: fullName, email, orderNumber: String(number), message: said, website: '', form };
  assert.match(String((await visitor.post('/pl/contact', message)).headers.location), 'sent=yes');
  const variant = await aProduct(db, { handle: 'sold-out', onHand: 0 });
  assert.is((await visitor.post('/pl/back-in-stock', { variant, email })).statusCode, 303);
  assert.is((await visitor.post('/pl/newsletter', { action: 'request', email })).statusCode, 303);
  const mails = await sendMails(context);
  await visitor.post(linkIn(mails, '/back-in-stock/'), { action: 'confirm' });
  const link = /token=([\w-]+)/.exec(linkIn(mails, 'state=confirm'))?.[1] ?? '';
  await visitor.post('/pl/newsletter', { action: 'confirm', link });
  // Not on the day on which the order and other questions went to this mailbox.
  await setTime(new Date(start.getTime() + 2 * 86_400_000));
  const leaving = await aCheckoutVisitor(shop);
  await leaving.press({ ...busyShopper, note: said, action: 'refresh', remindIn: 'pl' });
  await queueReminders({ db, now: () => new Date(start.getTime() + 53 * 3_600_000) });
  await visitor.post(linkIn(await sendMails(context, 53), 'no-reminders'), {});
}

/** An account with an address, a product, a passkey and an e-mail that is not answered. */
async function openAccount({ shop, start }: BusyShop): Promise<void> {
  const { db } = shop.database;
  const browser = aShoppersBrowser(shop);
  // By then it is two days later.
  await signIn(shop, browser, email, new Date(start.getTime() + 2 * 86_400_000));
  const { fullName: name, phone, line1 } = busyShopper;
  const place = { line2: '', postalCode: '00-238', city: 'Warszawa', country: 'PL', companyName: '', taxId: '' };
  const address = { action: 'save', id: 'new', fullName: name, phone, line1, ...place };
  assert.match((await browser.postOwn('/pl/account/addresses', address)).location, '/pl/account/addresses');
  await browser.postOwn('/pl/account/wishlist', { action: 'keep', products: 'sold-out' });
  const { id } = await db.selectFrom('shopper_accounts').select('id').executeTakeFirstOrThrow();
  const passkey = { id: 'mark4711', publicKey: Buffer.from('key'), counter: 0, transports: ['internal'] };
  await inTransaction(db, (tx) => insertShopperPasskey(tx, id, passkey, { name: said, now: start }));
  await aShoppersBrowser(shop).ask(email);
}

async function review({ shop }: BusyShop, { token }: Order): Promise<void> {
  const buyer = aBuyer(shop, token);
  assert.is((await buyer.write({ stars: '2', text: 'Ramka krzywa.', name: fullName })).status, 303);
  await buyer.stop();
}

async function withdraw({ shop, owner }: BusyShop, { number }: Order): Promise<void> {
  const visitor = aVisitor(shop);
  const notice = { name: fullName, orderEmail: email, email, orderNumber: String(number), reason: said };
  await visitor.write(notice);
  const path = await visitor.write(notice);
  assert.is((await visitor.post(path, { action: 'confirm', line: '0', quantity: '0:1' })).statusCode, 303);
  const { number: ofReturn } = await shop.database.db.selectFrom('returns').select('number').executeTakeFirstOrThrow();
  const lines = [{ position: 0, quantity: 1, condition: said, isRestocked: false }];
  assert.is((await answerOf(press(shop, owner, 'ReturnsReceive', { number: ofReturn, lines }))).refusal, null);
}

async function dispute({ shop, owner, start }: BusyShop, { intentId }: Order): Promise<void> {
  const dueBy = Math.floor(start.getTime() / 1000) + 20 * 86_400;
  const told = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'fraudulent', status: 'needs_response' },
    ...{ payment_intent: intentId, created: dueBy - 20 * 86_400, evidence_details: { due_by: dueBy } },
  };
  const { db } = shop.database;
  await inTransaction(db, (tx) => recordDispute(tx, told as never, { isWithdrawn: false, now: start }));
  assert.is(
    (await answerOf(press(shop, owner, 'DisputesSaveEvidence', { id: 'dp_1', version: 0, text: said }))).refusal,
    null,
  );
}

async function workInOffice({ shop, owner, start }: BusyShop, { id, number }: Order): Promise<void> {
  const { db } = shop.database;
  const at = async () => ({ number, version: await inTransaction(db, async (tx) => (await findVersion(tx, id)) ?? 0) });
  const { id: customerId } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const address = { line1: busyShopper.line1, line2: '', postalCode: '00-238', city: 'Warszawa' };
  const content = JSON.stringify({
    ...newDraft('pl'),
    customer: { ...address, email, phone: '', fullName, country: 'PL', companyName: '', taxId: '' },
    note: said,
  });
  const refund = { lines: [], isWithDelivery: false, amountMinor: 100, isOwnAmount: true, reason: said };
  const answers = [
    await answerOf(press(shop, owner, 'OrdersNote', { number, text: said })),
    await answerOf(press(shop, owner, 'CustomersNote', { id: customerId, text: said })),
    await answerOf(press(shop, owner, 'DraftsSave', { number: null, version: 0, content } as never)),
    await answerOf(
      press(shop, owner, 'OrdersSaveView', { name: fullName, filters: { text: email }, isShared: true } as never),
    ),
    await answerOf(press(shop, owner, 'OrdersRefund', { ...(await at()), refund } as never)),
  ];
  for (const answer of answers) assert.is(answer.refusal ?? null, null, JSON.stringify(answer));
  await deliver(shop, new Date(start.getTime() + 8 * 86_400_000));
}
