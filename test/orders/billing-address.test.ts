// A bill that goes elsewhere than the parcel, and what the shopper wants to say.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeMerchantUpdate } from '#server/emails/merchant-update.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { orderTokenOf } from '#server/orders/order-links.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { aPaymentProvider, type FakeProvider } from '#test/fixtures/a-payment-provider.ts';
import { aPickupPoint, aShownPoint } from '#test/fixtures/a-pickup-point.ts';
import { aShop, type ShopFixture, shopSettings } from '#test/fixtures/a-shop.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { aCheckoutVisitor } from './a-checkout-visitor.ts';

const test = suite<{ shop: ShopFixture; payments: FakeProvider }>('billing address and note');

test.before(async (context) => {
  context.payments = aPaymentProvider();
  context.shop = await aShop({ payments: context.payments, settings: shopSettings(['p24', 'card', 'klarna']) });
});
test.after(({ shop }) => shop.close());

const bill = {
  isCompany: 'on',
  companyName: 'Kiosk <Nord>',
  taxId: 'DE136695976',
  hasBillingAddress: 'on',
  billingFullName: 'Ada Beispiel',
  billingLine1: 'Torstraße 1',
  billingPostalCode: '10115',
  billingCity: 'Berlin',
  billingCountry: 'DE',
  note: 'Proszę <b>nie dzwonić</b> & zostawić u sąsiada',
};

async function lastOrder({ database: { db } }: ShopFixture) {
  return db.selectFrom('orders').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
}

test('without scripts both are posted, kept with the order, and shown as text', async ({ shop, payments }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.is((await visitor.press(bill)).statusCode, 303);
  const stored = await lastOrder(shop);
  assert.equal(stored.billing_address, {
    fullName: 'Ada Beispiel',
    line1: 'Torstraße 1',
    line2: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  });
  assert.is(stored.note, bill.note);
  assert.is((stored.address as { city: string }).city, 'Warszawa', 'the parcel goes where it went before');

  const token = await orderTokenOf(shop.database.db, stored);
  const { body } = await shop.app.inject(`/pl/order/${token}`);
  const text = textOf(body);
  assert.match(text, /Kiosk &lt;Nord&gt; Ada Beispiel Torstraße 1 10115 Berlin Niemcy/);
  assert.match(text, 'Proszę &lt;b&gt;nie dzwonić&lt;/b&gt; &amp; zostawić u sąsiada');
  assert.is(text.match(/Kiosk/g)?.length, 1, 'the company stands where the bill goes');
  assert.is(payments.redirects.at(-1)?.fullName, 'Ada Beispiel', 'the provider is told who pays');
  assert.is(payments.redirects.at(-1)?.address?.city, 'Berlin');
});

test('the shopper’s page has each address as the post of its country reads it', async ({ shop }) => {
  const { db } = shop.database;
  const order = await lastOrder(shop);
  const dublin = { line1: '1 Main Street', line2: '', postalCode: 'D02 X285', city: 'Dublin', country: 'IE' };
  await db
    .updateTable('orders')
    .set({
      address: JSON.stringify({ fullName: 'Aoife Byrne', ...dublin }),
      billing_address: JSON.stringify({ fullName: 'Ada Beispiel', ...dublin }),
      pickup_point: JSON.stringify({
        ...aShownPoint(),
        street: 'Váci út 1',
        postalCode: '1132',
        city: 'Budapest',
        country: 'HU',
      }),
    })
    .where('id', '=', order.id)
    .execute();
  const text = textOf((await shop.app.inject(`/de/order/${await orderTokenOf(db, order)}`)).body);
  await db
    .updateTable('orders')
    .set({
      address: JSON.stringify(order.address),
      billing_address: JSON.stringify(order.billing_address),
      pickup_point: null,
    })
    .where('id', '=', order.id)
    .execute();
  for (const name of ['Aoife Byrne', 'Ada Beispiel'])
    assert.match(text, `${name} 1 Main Street Dublin D02 X285 Irland`);
  assert.match(text, 'Budapest Váci út 1 1132 Ungarn');
});

test('the merchant and the shopper read both in their e-mails, as text', async ({ shop }) => {
  const { db } = shop.database;
  const { id } = await lastOrder(shop);
  const order = await getOrderView(db, id);
  const merchant = writeMerchantUpdate({
    key: 'm',
    to: 'shop@example.com',
    order,
    locale: 'de',
    shop: demoProfile,
    publicUrl: 'https://shop.example',
    update: { kind: 'order', skus: [], phone: '' },
  });
  const mails = [merchant];
  const effects = createOrderEmails({
    db,
    now: () => new Date('2026-11-22T09:00:00Z'),
    publicUrl: 'https://shop.example',
    sendMail: async (mail) => void mails.push(mail),
  });
  const entry = { deduplicationKey: 'c', kind: 'order-confirmation', payload: { orderId: id } } as never;
  await effects['order-confirmation']?.handle(entry, new AbortController().signal);
  assert.is(mails.length, 2);
  for (const { text, html } of mails) {
    for (const part of ['Kiosk <Nord>', 'Torstraße 1', '10115 Berlin', bill.note]) assert.match(text, part);
    assert.match(html, 'Kiosk &lt;Nord&gt;');
    assert.match(html, 'Proszę &lt;b&gt;nie dzwonić');
  }
  assert.match(merchant.text, 'Deutschland');
});

test('what is wrong with it stands beside its fields, and everything typed is kept', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ ...bill, billingPostalCode: '1', billingCity: '' });
  const { body } = await visitor.getPage(String(answer.headers.location));
  assert.match(body, '<a href="#checkout-billingPostalCode">');
  assert.match(body, '<a href="#checkout-billingCity">');
  assert.match(body, /<input[^>]*id="checkout-billingPostalCode"[^>]*aria-invalid="true"/);
  assert.match(body, /name="hasBillingAddress"[^>]*checked=""/);
  assert.match(body, /name="billingFullName"[^>]*value="Ada Beispiel"/);
  assert.match(body, /<details[^>]*open=""[^>]*>.*nie dzwonić/s);
});

test('unticked, the bill goes where the parcel goes', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  const { hasBillingAddress: _, isCompany: __, ...rest } = bill;
  assert.is((await visitor.press(rest)).statusCode, 303);
  assert.is((await lastOrder(shop)).billing_address, null);
});

test('a bill that a parcel to collect has folded away is told to nobody', async ({ shop, payments }) => {
  assert.ok((await importPickupPoints(shop.database.db, { points: [aPickupPoint()] })).ok);
  const visitor = await aCheckoutVisitor(shop);
  const { isCompany: _, ...rest } = bill;
  const locker = { shippingMethod: 'inpost-locker', pickupPoint: 'KRA01M', expectedTotal: '14299' };
  assert.is((await visitor.press({ ...rest, ...locker })).statusCode, 303);
  assert.is((await lastOrder(shop)).billing_address, null);
  assert.is(payments.redirects.at(-1)?.fullName, 'Jan Kowalski');
  assert.is(payments.redirects.at(-1)?.address?.city, 'Warszawa');
});

test('a note that is too long is refused', async ({ shop }) => {
  const visitor = await aCheckoutVisitor(shop);
  assert.is((await visitor.press({ note: 'x'.repeat(501) })).statusCode, 400);
});

test.run();
