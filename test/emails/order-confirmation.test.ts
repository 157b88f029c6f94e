import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { demoProfile } from '#server/demo/demo-profile.ts';
import { createMailTransport } from '#server/emails/mail-transport.ts';
import { writeOrderConfirmation } from '#server/emails/order-confirmation.ts';
import type { Order } from '#server/schema/resolver-types.generated.ts';
import { locales } from '#src/i18n/locales.ts';
import { aShownPoint } from '../fixtures/a-pickup-point.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' as const });

const order: Order = {
  number: 1001,
  token: 'token-of-the-order',
  createdAt: '2026-11-21T10:00:00.000Z',
  paymentState: 'paid',
  fulfilmentState: 'unfulfilled',
  email: 'anna@example.com',
  address: {
    fullName: 'Anna <Nowak>',
    line1: 'Lange Straße 1',
    line2: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    companyName: null,
    taxId: null,
  },
  shippingMethod: 'dhl',
  shippingCarrier: 'dhl',
  lines: [
    {
      productHandle: 'zubr',
      title: 'Żubr',
      variantTitle: '50×70 cm',
      image: null,
      quantity: 2,
      unitPrice: eur(2900),
      total: eur(5800),
    },
  ],
  totals: { subtotal: eur(5800), shipping: eur(590), fee: eur(0), discount: eur(0), total: eur(6390), vat: eur(1020) },
  vatAmounts: [{ basisPoints: 1900, vat: eur(1020) }],
  refunded: eur(0),
  refundPending: eur(0),
  isDisputed: false,
  parcels: [],
  events: [],
  cancelReason: null,
  paymentMethod: 'card',
  mandate: null,
  declineText: null,
};

const write = (locale: (typeof locales)[number]) =>
  writeOrderConfirmation({
    key: 'order-confirmation-1',
    order,
    locale,
    shop: demoProfile,
    publicUrl: 'https://shop.example',
  });

test('every language says number, goods, total, VAT and where to look', () => {
  for (const locale of locales) {
    const mail = write(locale);
    assert.match(mail.subject, '1001');
    for (const body of [mail.text, mail.html]) {
      for (const part of ['2 × Żubr', '63', '10', '19', `https://shop.example/${locale}/order/token-of-the-order`]) {
        assert.match(body, part, `${locale}: ${part}`);
      }
      assert.not.match(body, /\{\w+\}/, `${locale} leaves no placeholder`);
    }
  }
});

test('a parcel to collect says where, and the address is no longer where it goes', () => {
  const pickupPoint = aShownPoint({ carrier: 'dhl', name: 'Packstation 107', street: 'Venloer Straße 310' });
  const collected: Order = { ...order, shippingMethod: 'dhl-packstation', pickupPoint };
  const mail = writeOrderConfirmation({
    key: 'k',
    order: collected,
    locale: 'de',
    shop: demoProfile,
    publicUrl: 'https://shop.example',
  });
  for (const body of [mail.text, mail.html]) {
    for (const part of ['Abzuholen bei', 'DHL Packstation', 'Packstation 107', 'Venloer Straße 310', 'Ihre Adresse']) {
      assert.match(body, part);
    }
  }
  assert.not.match(write('de').text, 'Abzuholen');
});

test('the languages differ', () => {
  assert.is(new Set(locales.map((locale) => write(locale).text)).size, locales.length);
});

test('what a shopper typed cannot become markup', () => {
  assert.match(write('de').html, 'Anna &lt;Nowak&gt;');
});

test('without a mail server the e-mail is a file, and sending it again is the same file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-mail-'));
  const sendMail = createMailTransport({ from: 'Shop <shop@shop.example>', smtpUrl: undefined, directory });
  await sendMail(write('pl'));
  await sendMail(write('pl'));
  assert.equal(await readdir(directory), ['order-confirmation-1.eml']);
  const message = await readFile(join(directory, 'order-confirmation-1.eml'), 'utf8');
  await rm(directory, { recursive: true });
  assert.match(message, 'To: anna@example.com');
  assert.match(message, 'Message-ID: <order-confirmation-1@shop.example>');
  assert.match(message, 'text/plain');
  assert.match(message, 'text/html');
});

test.run();
