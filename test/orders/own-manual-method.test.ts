// The manual payment method of the guide, from the checkout to the money in the till.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { registerOwnMethods } from '#server/payments/own-methods.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aCheckoutVisitor } from './a-checkout-visitor.ts';
import { orderOf } from './a-paying-shopper.ts';
import { guideCounter } from './a-wallex.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

async function aCounterShop(payments: FakeProvider): Promise<ShopFixture & AsyncDisposable> {
  registerOwnMethods([await guideCounter()]);
  const shop = await aShop({ payments });
  return Object.assign(shop, {
    async [Symbol.asyncDispose]() {
      registerOwnMethods([]);
      await assertMoneyPathInvariants(shop.database.db);
      await shop.close();
    },
  });
}

test('paid at the counter: the order waits its days, page and e-mail say how, and kasa paid records it', async () => {
  const payments = aPaymentProvider();
  await using shop = await aCounterShop(payments);
  const { db } = shop.database;
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ paymentMethod: 'own_counter' });
  const token = String(answer.headers.location).split('=').at(-1) ?? '';
  const order = await orderOf(db, token);
  const state = () => orderOf(db, token);
  const untilDay = (days: number) => new Date(shopTime.getTime() + days * 24 * 60 * 60_000);
  assert.equal((await state()).expires_at, untilDay(2));
  const text = await visitor.getText(`/pl/order/${token}`);
  assert.match(
    text,
    /Zapłać 145,99 zł w naszym sklepie stacjonarnym do 24.*krok: do 23.*otwórz link z naszej wiadomości/,
  );
  assert.match(text, 'Przy kasie');
  assert.is(payments.requests.length, 0);

  const mails: string[] = [];
  const { 'transfer-awaited': tellShopper } = createOrderEmails({
    db,
    sendMail: async ({ subject, text: mail }: Mail) => void mails.push(`${subject}\n${mail}`.replace(/\s+/g, ' ')),
    publicUrl: 'https://shop.example',
    now: () => shopTime,
  } as never);
  const payload = { orderId: order.id };
  await tellShopper?.handle(
    { deduplicationKey: 'awaited', kind: 'transfer-awaited', payload } as never,
    new AbortController().signal,
  );
  assert.match(mails[0] ?? '', /jak zapłacić 145,99 zł.*Zapłać 145,99 zł w naszym sklepie/);
  assert.not.match(mails[0] ?? '', 'przelew');

  const [, link = ''] = /https:\/\/shop\.example(\/pl\/checkout\/mail\/\S+)/.exec(mails[0] ?? '') ?? [];
  const opened = await shop.app.inject({ url: link });
  assert.equal([opened.statusCode, opened.headers.location], [303, `/pl/order/${token}`]);
  assert.equal((await state()).expires_at, untilDay(3), 'whoever opens the e-mail has all of the days');
  assert.not.match(await visitor.getText(`/pl/order/${token}`), 'Otwórz link z tej wiadomości');

  const paid = await recordManualPayment(
    { db, now: () => shopTime, payments },
    { orderId: order.id, reference: 'till 7' },
  );
  assert.ok(paid.ok);
  assert.is((await state()).payment_state, 'paid');
  assert.is((await getOrderView(db, order.id)).paymentMethod, 'own_counter');
});

test.run();
