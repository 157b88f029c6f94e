import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type OrderUpdate, writeOrderUpdate } from '#server/emails/order-update.ts';
import { trackingLink } from '#server/shipping/tracking-link.ts';
import { locales } from '#src/i18n/locales.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { aPicture } from '#test/ui/render-app.tsx';
import { aShownPoint } from '../fixtures/a-pickup-point.ts';

const trackingUrl = trackingLink('inpost', { trackingNumber: '62 0001', postalCode: '00-526', country: 'PL' });
const parcel = {
  number: 1,
  carrier: 'inpost',
  trackingNumber: '62 0001',
  trackingUrl,
  sentAt: '2026-11-22T09:00:00.000Z',
  deliveredAt: null,
  lines: [{ title: 'Nocny ptak', variantTitle: '30×40 cm', quantity: 2, returnedQuantity: 0 }],
};
const arrival = { earliest: '2026-11-24', latest: '2026-11-25' };
const amount = { minor: 4599, currency: 'PLN' as const };

const allUpdates: Record<string, OrderUpdate> = {
  processing: { kind: 'processing' },
  transferExpired: { kind: 'transferExpired' },
  failed: { kind: 'failed', reason: '<b>The bank</b> says no.' },
  sent: { kind: 'sent', parcel, isLast: true, arrival },
  partlySent: { kind: 'sent', parcel, isLast: false, arrival: null },
  refunded: { kind: 'refunded', amount, isLate: false, goods: { notSent: [], delivery: 'asPlanned' } },
  late: { kind: 'refunded', amount, isLate: true, goods: { notSent: [], delivery: null } },
};

const anyOrder = anOrder({ mandate: { reference: 'KASA-42', url: 'https://bank.example/mandate' } });
const order = {
  ...anyOrder,
  lines: anyOrder.lines.map((line) => ({ ...line, image: aPicture() })),
  parcels: [parcel],
};

const write = (update: OrderUpdate | undefined, locale: (typeof locales)[number]) => {
  if (!update) throw new Error('no such update');
  return writeOrderUpdate({
    key: 'update-1',
    order,
    locale,
    shop: demoProfile,
    publicUrl: 'https://shop.example',
    update,
  });
};

test('goods that were handed over in person are in no parcel, and on no way', () => {
  const handedOver = { ...parcel, carrier: 'collected', trackingNumber: '', trackingUrl: null };
  for (const locale of locales) {
    const { subject, text } = write({ kind: 'sent', parcel: handedOver, isLast: true, arrival: null }, locale);
    const sent = write({ ...allUpdates.sent, parcel: { ...parcel, carrier: 'dpd' } } as OrderUpdate, locale);
    assert.is.not(subject, sent.subject, locale);
    assert.not.match(text, 'collected', locale);
    assert.not.match(text, 'DPD', locale);
  }
  const german = write({ kind: 'sent', parcel: handedOver, isLast: true, arrival: null }, 'de');
  assert.match(german.text, 'wir haben Ihnen die Ware der Bestellung 1001 persönlich übergeben.');
});

test('a parcel of nothing but perishables promises no fourteen days, and one with other goods says which are excepted', () => {
  const sent = (exceptions: ('perishable' | null)[]) => {
    const [line] = order.lines;
    if (!line) throw new Error('an order without lines');
    const lines = exceptions.map((exception) => ({ ...line, isExcepted: exception !== null, exception }));
    const update = allUpdates.sent as OrderUpdate;
    const shared = { key: 'update-1', locale: 'en', shop: demoProfile, publicUrl: 'https://shop.example' } as const;
    return writeOrderUpdate({ ...shared, order: { ...order, lines }, update }).text;
  };
  assert.match(sent([null]), 'within 14 days');
  const [mixed, perishable] = [sent(['perishable', null]), sent(['perishable'])];
  assert.match(mixed, 'within 14 days');
  assert.not.match(perishable, 'within 14 days');
  for (const text of [mixed, perishable])
    assert.match(text, /(?:cannot|no right|not) .*Nocny ptak|Nocny ptak.*(?:cannot|no right|not)/);
});

for (const [name, update] of Object.entries(allUpdates)) {
  test(`${name} says in every language which order and where to look`, () => {
    for (const locale of locales) {
      const mail = write(update, locale);
      assert.match(mail.subject, '1001', locale);
      for (const body of [mail.text, mail.html]) {
        assert.match(body, `https://shop.example/${locale}/order/${order.token}`, locale);
        // Seen to fail while the end of an order that nobody paid named whoever had been typed.
        assert.is(body.includes('Anna Kowalska'), update.kind !== 'transferExpired', locale);
        assert.not.match(body, /\{\w+\}/, `${locale} leaves no placeholder`);
      }
    }
    assert.is(new Set(locales.map((locale) => write(update, locale).text)).size, locales.length);
  });
}

test('nothing is loaded but pictures of the shop, the same for everybody', () => {
  const own = new Set<string>();
  for (const update of Object.values(allUpdates)) {
    const { html } = write(update, 'de');
    assert.not.match(html, /<link|<script|url\(|@import/);
    for (const [, source = ''] of html.matchAll(/src="([^"]*)"/g)) own.add(source.replace(/\?v=.*/, ''));
  }
  assert.equal([...own].sort(), [
    'https://shop.example/mail-logo-dark.png',
    'https://shop.example/mail-logo-light.png',
    `https://shop.example${aPicture().url}-160.jpg`,
  ]);
});

test('each says what is its own', () => {
  assert.match(write(allUpdates.processing, 'en').text, 'mandate reference KASA-42');
  assert.match(write(allUpdates.failed, 'en').html, '&lt;b&gt;The bank&lt;/b&gt; says no.');
  assert.match(write(allUpdates.sent, 'en').text, 'In the parcel\n  2 × Nocny ptak, 30×40 cm');
  assert.match(write(allUpdates.failed, 'de').text, `https://shop.example/de/order/${order.token}/pay`);
  assert.match(write(allUpdates.sent, 'en').text, 'Tracking number: 62 0001');
  assert.match(write(allUpdates.sent, 'en').text, 'https://inpost.pl/sledzenie-przesylek?number=62%200001');
  assert.not.match(write(allUpdates.sent, 'en').text, 'the rest comes');
  assert.match(write(allUpdates.partlySent, 'en').text, 'the rest comes');
  assert.match(write(allUpdates.refunded, 'pl').text, /Zwróciliśmy 45,99\s*zł/);
  const byHand = write({ ...allUpdates.refunded, isByHand: true } as OrderUpdate, 'en').text;
  assert.match(byHand, 'We transfer the money ourselves');
  assert.not.match(byHand, /have refunded|same way you paid/);
  assert.match(write(allUpdates.late, 'pl').text, /było już anulowane/);
});

test('a parcel on its way to a point says where it waits, and nothing of the point when it went another way', () => {
  const pickupPoint = aShownPoint({ name: 'Papelaria do Bairro', street: 'Rua das Flores 3' });
  const tell = (carrier: string) =>
    writeOrderUpdate({
      ...{ key: 'update-1', locale: 'en', shop: demoProfile, publicUrl: 'https://shop.example' },
      order: { ...order, shippingCarrier: 'inpost', pickupPoint },
      update: { kind: 'sent', parcel: { ...parcel, carrier }, isLast: true, arrival },
    });
  for (const body of [tell('inpost').text, tell('inpost').html])
    for (const part of ['Collect it at', 'Papelaria do Bairro', 'Rua das Flores 3', '24/7']) assert.match(body, part);
  assert.not.match(tell('dpd').text, 'Papelaria');
});

test('without a mandate nothing is said of one', () => {
  const { text } = writeOrderUpdate({
    key: 'update-1',
    order: { ...order, mandate: null },
    locale: 'en',
    shop: demoProfile,
    publicUrl: 'https://shop.example',
    update: { kind: 'processing' },
  });
  assert.not.match(text, 'mandate');
});

test.run();
