import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type MerchantUpdate, writeMerchantUpdate } from '#server/emails/merchant-update.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';

const order = anOrder();
const amount = { minor: 13_499, currency: 'PLN' as const };
const allUpdates: MerchantUpdate[] = [
  { kind: 'order', skus: ['NP-30'], phone: '+48 600 100 200' },
  { kind: 'disputed', amount, reason: 'fraudulent' },
  { kind: 'disputeClosed', isLost: false },
  { kind: 'disputeClosed', isLost: true },
  { kind: 'latePayment', isByHand: false },
];

const write = (update: MerchantUpdate | undefined, locale: (typeof locales)[number]) => {
  if (!update) throw new Error('no such update');
  return writeMerchantUpdate({ ...mail, order, locale, update });
};
const mail = { key: 'm-1', to: 'shop@example.com', shop: demoProfile, publicUrl: 'https://shop.example' };

test('every language says which order and where to look, without a placeholder', () => {
  for (const update of allUpdates) {
    for (const locale of locales) {
      const { to, subject, text } = write(update, locale);
      assert.is(to, 'shop@example.com');
      assert.match(subject, '1001', locale);
      assert.match(text, `https://shop.example/admin/orders/${order.number}`, locale);
      assert.not.match(text, order.token);
      assert.not.match(subject + text, /\{\w+\}/, locale);
    }
    assert.is(new Set(locales.map((locale) => write(update, locale).text)).size, locales.length);
  }
});

test('a paid order comes with what to pack, the address and how to reach the customer', () => {
  const { text } = write(allUpdates[0], 'en');
  assert.match(text, /Nocny ptak.*NP-30/);
  assert.match(text, 'Anna Kowalska');
  assert.match(text, '+48 600 100 200');
});

test('what is not sent is not called ready to be sent: gift cards, and what is collected in person', () => {
  const nowhere = { ...order.address, line1: '', postalCode: '', city: '' };
  const told = (changes: object, locale: (typeof locales)[number]) =>
    writeMerchantUpdate({
      ...{ ...mail, locale, update: { kind: 'order', skus: [], phone: '' } },
      order: { ...order, pickupPoint: null, address: nowhere, ...changes },
    }).text;
  for (const locale of locales) {
    const t = translateTo(locale);
    const ready = t('merchant.order', { number: order.number });
    const cards = told({ shippingMethod: 'emailed', shippingCarrier: 'emailed', shippingName: 'Por e-mail' }, locale);
    const collected = told({ shippingMethod: 'collected', shippingCarrier: '', shippingName: 'Na oficina' }, locale);
    for (const text of [cards, collected]) {
      assert.not.match(text, ready, locale);
      assert.not.ok(text.split('\n').includes(t('merchant.address')), locale);
    }
    assert.match(cards, t('merchant.delivery', { carrier: t('giftCardMail.byEmail') }), locale);
    assert.not.match(cards, t('merchant.articles'), locale);
    assert.match(collected, t('merchant.orderCollected', { number: order.number }), locale);
    assert.match(collected, 'Na oficina', locale);
  }
});

test('a note of the customer keeps its lines', () => {
  const note = 'Dla Zosi\n\nSto lat!\nCiocia <Ania>';
  const update = { kind: 'order' as const, skus: [], phone: '' };
  const { text, html } = writeMerchantUpdate({ ...mail, order: { ...order, note }, update, locale: 'pl' });
  assert.match(text, '  Dla Zosi\n  \n  Sto lat!\n  Ciocia <Ania>');
  assert.match(html, 'Dla Zosi<br><br>Sto lat!<br>Ciocia &lt;Ania&gt;');
});

test('whoever sends it is told of the customs where it meets them', () => {
  const to = (country: string, postalCode: string) =>
    writeMerchantUpdate({
      ...mail,
      order: {
        ...order,
        pickupPoint: null,
        shippingCarrier: 'dhl',
        address: { ...order.address, country, postalCode },
      },
      update: { kind: 'order', skus: [], phone: '' },
      locale: 'en',
    }).text;
  assert.match(to('FI', '22100'), 'Åland Islands, Finland: outside the EU’s VAT area, but no duty is due there.');
  assert.match(to('DE', '27498'), 'The parcel needs customs papers.');
  assert.not.match(to('FI', '00100'), 'customs');
});

test('what a code took off stands beside the code', () => {
  const discounted = (code: string | null, minor: number) => {
    const discount = { minor, currency: 'PLN' as const };
    const changed = { ...order, discountCode: code, totals: { ...order.totals, discount } };
    return writeMerchantUpdate({
      ...mail,
      order: changed,
      update: { kind: 'order', skus: [], phone: '' },
      locale: 'en',
    });
  };
  assert.match(discounted('SPRING10', 1_290).text, /Discount SPRING10.*−PLN\s12\.90/);
  assert.match(discounted('SHIPFREE', 0).text, /Discount SHIPFREE.*free delivery/);
  assert.not.match(discounted(null, 0).text, 'Discount');
});

test('a reason for a dispute that the shop has no words for is said as Stripe names it', () => {
  assert.match(write({ kind: 'disputed', amount, reason: 'check_returned' }, 'de').text, 'check_returned');
  assert.match(write(allUpdates[1], 'pl').text, 'posiadacz karty twierdzi');
});

test('a dispute asks to hold the goods, and its end says what to do', () => {
  assert.match(write(allUpdates[1], 'en').text, 'Hold the goods back');
  assert.match(write(allUpdates[2], 'en').text, 'in your favour');
  assert.match(write(allUpdates[3], 'en').text, 'Do not send the order');
});

test.run();
